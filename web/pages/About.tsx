import { Main } from './Frame.tsx';

export function About() {
  return <Main title="Longhand">{null}</Main>;
}
