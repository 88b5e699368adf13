import { Main } from './Frame.tsx';

export function Rules({ game }: { game: string | null }) {
  return <Main title="Longhand">{game}</Main>;
}
