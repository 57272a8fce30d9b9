import axe from 'axe-core';
import type { Page } from 'playwright-core';

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What keeps somebody out of a page, as far as a machine can tell: one line for each violation. Where only colours changed, only they are looked at. */
export async function barriers(page: Page, of: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = of === 'colours' ? COLOURS : null;
  const { violations } = await page.evaluate(async only => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const chosen = only ? { runOnly: { type: 'rule' as const, values: only } } : {};
    return inPage.run(document, { resultTypes: ['violations'], ...chosen });
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
