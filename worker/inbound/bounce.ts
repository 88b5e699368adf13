import type { Email } from 'postal-mime';

/** What a delivery report (RFC 3464) says of a letter that came back for good, in the words of the server that refused it; null for any other mail. */
export function bounceIn({ attachments }: Email): string | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (report === undefined) return null;
  const text = typeof report.content === 'string' ? report.content : new TextDecoder().decode(report.content);
  const field = (name: string): string | undefined => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim();
  // Delays are told, too; and a full box (4.x) may be emptied.
  if (field('Action')?.toLowerCase() !== 'failed' || field('Status')?.startsWith('5') !== true) return null;
  return (field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? field('Status')!).slice(0, LONGEST);
}

const LONGEST = 200;
