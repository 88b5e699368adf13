import eddies from './eddies.svg?raw';
import energy from './energy.svg?raw';
import envelope from './envelope.svg?raw';
import gates from './gates.svg?raw';
import guilds from './guilds.svg?raw';
import manufactory from './manufactory.svg?raw';

/** What is inside each picture; they draw with the symbols of the page's sprite. */
export const pictures = {
  guilds: inside(guilds),
  eddies: inside(eddies),
  energy: inside(energy),
  manufactory: inside(manufactory),
  gates: inside(gates),
  envelope: inside(envelope),
} as const;

function inside(svg: string): string {
  return svg.replace(/^<svg[^>]*>\s*|\s*<\/svg>\s*$/g, '');
}
