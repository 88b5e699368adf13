import type { TroubleName } from './api.ts';
import { useWords } from './language.ts';

/** What went wrong, as a sentence; nothing when nothing did. */
export function TroubleLine({ trouble }: { trouble: TroubleName | null }) {
  const { text, common } = useWords();
  if (trouble === null) return null;
  return (
    <p class="error" role="alert">
      {trouble === 'network' ? text.network : common.errors[trouble]}
    </p>
  );
}
