import type { RulesPage } from '../../shared/text/say.ts';

/** A page of plain paragraphs, headings and lists. */
export function Prose({ page }: { page: RulesPage }) {
  return (
    <>
      {page.map((block, i) => {
        if ('heading' in block) return <h2 key={i}>{block.heading}</h2>;
        if ('text' in block) return <p key={i}>{block.text}</p>;
        return (
          <ul key={i}>
            {block.list.map((item, j) => (
              <li key={j}>{item}</li>
            ))}
          </ul>
        );
      })}
    </>
  );
}
