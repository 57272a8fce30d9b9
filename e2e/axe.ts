import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = {
  everything: null,
  colours: ['color-contrast', 'link-in-text-block'],
  /** The accessible name of a button contains its visible text. */
  names: ['label-content-name-mismatch'],
} as const;

/** The accessibility violations that axe finds on a page, one line each. After a change of colours, `of` limits the check to colours. */
export async function barriers(page: Page, of: keyof typeof RULES = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async only => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const chosen = only ? { runOnly: { type: 'rule' as const, values: [...only] } } : {};
    const result = await inPage.run(document, { resultTypes: ['violations'], ...chosen });
    // The visible text may have soft hyphens; the accessible name has none.
    const isNamedAsShown = (selector: string): boolean => {
      const element = document.querySelector(selector);
      const text = element?.textContent?.replaceAll('\u00AD', '').trim();
      return text !== undefined && element?.getAttribute('aria-label')?.includes(text) === true;
    };
    for (const violation of result.violations)
      if (violation.id === 'label-content-name-mismatch')
        violation.nodes = violation.nodes.filter(({ target }) => !isNamedAsShown(String(target[0])));
    return result;
  }, RULES[of]);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
