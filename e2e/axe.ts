import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What keeps somebody out of a page, as far as a machine can tell: one line for each violation. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return inPage.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
