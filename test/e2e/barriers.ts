import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
/** By night nothing but the colours is another. */
const COLOURS = { type: 'rule', values: ['color-contrast'] };

/** What axe finds against WCAG 2.1 A and AA on a page as it is now, by day and by night. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.evaluate(AXE);
  for (const [colorScheme, runOnly] of [['light', EVERYTHING], ['dark', COLOURS]] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = (await page.evaluate(`axe.run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })})`)) as AxeResults;
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${colorScheme}: ${id}: ${html}\n${failureSummary ?? ''}`)));
  }
  return found;
}

/** Everything to be pressed on a page that is less than 44 pixels high or 24 wide; links inside of a sentence apart. */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.locator('a, button, summary, input:not([type=radio], [type=checkbox]), label:has(input)').evaluateAll((all) =>
    all.flatMap((one) => {
      const { height, width } = one.getBoundingClientRect();
      const sentence = one.matches('p a') && one.parentElement!.textContent.trim() !== one.textContent.trim() && !one.matches('.foot a');
      const hidden = height === 0 || one.matches('.skip');
      return hidden || sentence || (height >= 44 && width >= 24) ? [] : [`${one.outerHTML.slice(0, 120)} ${width} × ${height}`];
    }),
  );

/** Presses Tab until something has the focus, as somebody would who sees where it is: backwards where it lies behind, or where that is said of a page on which nothing has the focus. */
export async function tabTo(page: Page, target: Locator, lost: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const place = () =>
    target.evaluate((element) => {
      const { activeElement: focused, body } = document;
      if (focused === element) return 'there';
      if (focused === null || focused === body) return 'lost';
      return (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 'ahead' : 'behind';
    });
  for (let i = 0; i < 60; i++) {
    const where = await place();
    if (where === 'there') return;
    await page.keyboard.press(where === 'lost' ? lost : where === 'ahead' ? 'Tab' : 'Shift+Tab');
  }
  expect(await place()).toBe('there');
}
