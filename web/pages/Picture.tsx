import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../shared/text/common/index.ts';

type Pictured = GameId | 'envelope';

/** A game's picture; its place is kept until it is there. */
export function Picture({ of }: { of: Pictured }) {
  const [all, setAll] = useState<Readonly<Record<Pictured, string>> | null>(loaded);
  useEffect(() => {
    if (all === null) void load().then(setAll);
  }, []);
  const bare = of === 'envelope';
  return (
    <svg
      class={`picture ${bare ? 'bare' : ''}`}
      viewBox={bare ? '0 0 440 320' : '0 0 320 200'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: all?.[of] ?? '' }}
    />
  );
}

let loaded: Readonly<Record<Pictured, string>> | null = null;

async function load(): Promise<Readonly<Record<Pictured, string>>> {
  loaded ??= (await import('../pictures/pictures.ts')).pictures;
  return loaded;
}
