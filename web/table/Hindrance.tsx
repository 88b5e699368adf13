import type { TroubleName } from '../pages/api.ts';
import { useMore, useWords } from '../pages/language.ts';

/** Why nothing came of what was sent, or of what a letter wished for. */
export function Hindrance({ trouble }: { trouble: TroubleName | 'wish' }) {
  const { text } = useWords();
  const more = useMore();
  return (
    <p class="error" role="alert">
      {trouble === 'wish' ? more.wishGone : trouble === 'network' ? text.network : more.errors[trouble]}
    </p>
  );
}
