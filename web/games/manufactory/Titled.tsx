import type { ComponentChildren } from 'preact';

/** A piece of the page under a title on a rule, with a word at its side. */
export const Titled = ({ id, title, label, children }: { readonly id: string; readonly title: string; readonly label?: string; readonly children: ComponentChildren }) => (
  <section class={id} aria-labelledby={id}>
    <div class="ruled">
      <h2 id={id}>{title}</h2>
      <span class="label">{label}</span>
    </div>
    {children}
  </section>
);
