import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../shared/text/common/index.ts';
import eddies from '../pictures/eddies.svg?url';
import energy from '../pictures/energy.svg?url';
import envelope from '../pictures/envelope.svg?url';
import gates from '../pictures/gates.svg?url';
import guilds from '../pictures/guilds.svg?url';
import manufactory from '../pictures/manufactory.svg?url';

const FILES = { guilds, eddies, energy, manufactory, gates, envelope } as const satisfies Record<GameId | 'envelope', string>;
const drawn = new Map<string, string>();

/** A game's picture, drawn with the symbols of the page's sprite; its place is kept until it is there. */
export function Picture({ of }: { of: keyof typeof FILES }) {
  const [inside, setInside] = useState(drawn.get(of) ?? '');
  useEffect(() => void (inside === '' && load(of).then(setInside)), [of]);
  const bare = of === 'envelope';
  return (
    <svg
      class={`picture ${bare ? 'bare' : ''}`}
      viewBox={bare ? '0 0 440 320' : '0 0 320 200'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

async function load(of: keyof typeof FILES): Promise<string> {
  const response = await fetch(FILES[of]).catch(() => null);
  // Without its picture a page still says everything.
  if (response?.ok !== true) return '';
  const inside = (await response.text()).replace(/^<svg[^>]*>\s*|\s*<\/svg>\s*$/g, '');
  drawn.set(of, inside);
  return inside;
}
