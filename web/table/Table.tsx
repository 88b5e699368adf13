import { Main } from '../pages/Frame.tsx';

export function Table({ table }: { table: string }) {
  return <Main title="Longhand">{table}</Main>;
}
