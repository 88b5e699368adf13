import type { Trouble, TroubleName } from './api.ts';
import { useMore, useWords } from './language.ts';

/** What went wrong, as a sentence; nothing when nothing did. Of what it could not accept the server alone can say why: in its own words. */
export function TroubleLine({ trouble }: { trouble: Trouble | TroubleName | null }) {
  const { text } = useWords();
  const more = useMore();
  if (trouble === null) return null;
  const name = typeof trouble === 'string' ? trouble : trouble.error;
  const said = typeof trouble !== 'string' && trouble.error === 'bad-request' ? trouble.message : null;
  return (
    <p class="error" role="alert">
      {said !== null ? <span lang="en">{said}</span> : name === 'network' ? text.network : more.errors[name]}
    </p>
  );
}
