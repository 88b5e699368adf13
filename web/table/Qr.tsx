import { encode } from 'uqr';

/** A link as a QR code, one path. */
export function Qr({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { ecc: 'L', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
