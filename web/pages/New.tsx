import { Main } from './Frame.tsx';

export function New({ game }: { game: string | null }) {
  return <Main title="Longhand">{game}</Main>;
}
