import { join } from 'node:path';
import type { Language } from '#text';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { SCREENSHOTS } from './browser.ts';
import type { Guest } from './guest.ts';
import { layoutFlaws, outOfReach } from './layout.ts';
import { languagesToMeasure, setMeasured, type TextGroup } from './measured-texts.ts';
import { LONGEST_SITE } from './parlour.ts';
import { type PageState, withPreparedTables } from './page-state.ts';

const WIDTHS = [1280, 768, 360];
const heightOf = (width: number): number => (width > 400 ? 900 : 740);

/** Pictures are taken in long runs, in English. */
const TAKES_PICTURES = process.env['PARLOUR_RUNS'] !== undefined;

/** Fonts are loaded, and changes are painted. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** The tallest screenshot, in pixels. */
const MAX_HEIGHT = 4_000;

async function takePictures(page: Page, name: string, width: number): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await settled(page);
    const height = await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));
    await page.screenshot({
      path: join(SCREENSHOTS, `${name}.${width}.${scheme}.jpg`),
      type: 'jpeg',
      quality: 70,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(MAX_HEIGHT, height) },
      animations: 'disabled',
    });
  }
}

/** Without the check of button names: the longest text and the longest name of a button may come from two languages. Names are checked in each language. */
const barriersOfLongest = async (page: Page): Promise<string[]> =>
  (await barriers(page)).filter(flaw => !flaw.startsWith('label-content-name-mismatch'));

/** Changes the language as a change of the settings in another tab does. */
async function setLanguage({ page }: Guest, language: Language): Promise<void> {
  await page.evaluate(wanted => {
    const key = 'parlour.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: wanted });
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, language);
}

/** Checks each state at every width: with the longest messages, and in every language whose texts have changed. */
export function checkPages<PreparedTables extends { leave(): Promise<void> }>(
  group: TextGroup,
  states: readonly PageState<PreparedTables>[],
  prepare: (server: string) => Promise<PreparedTables>,
): void {
  describe('With the longest messages, nothing is cut, covered or too wide, and axe finds no violation', () => {
    const { invite, show } = withPreparedTables(prepare, LONGEST_SITE);

    test.each(states)('$name', async state => {
      const guest = await invite('Ann', { language: 'longest', game: state.game ?? 'pi' });
      const { page } = guest;
      await show(guest, state);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: heightOf(width) });
        if (state.isPlaced && width !== WIDTHS[0]) await show(guest, state);
        await settled(page);
        const reach = state.atHand === undefined ? [] : await outOfReach(page, state.atHand);
        found.push(...reach.map(flaw => `${width}: ${flaw}`));
        found.push(...(await layoutFlaws(page)).map(flaw => `${width}: ${flaw}`));
        if (width !== 768) found.push(...(await barriersOfLongest(page)).map(flaw => `${width}: ${flaw}`));
        if (width !== WIDTHS[0]) continue;
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await barriers(page, 'colours')).map(flaw => `${width} dark: ${flaw}`));
        await page.emulateMedia({ colorScheme: 'light' });
      }
      expect(found).toEqual([]);
    });
  });

  const languages = languagesToMeasure(group);
  describe.runIf(languages.length > 0)(`In ${languages.join(', ')}, nothing is cut, covered or too wide`, () => {
    const { invite, show } = withPreparedTables(prepare);
    let passed = 0;
    afterAll(() => {
      if (passed === states.length && process.env['CI'] === undefined) setMeasured(group, languages);
    });

    test.each(states)('$name', async state => {
      const guest = await invite('Ann', { game: state.game ?? 'pi' });
      const { page } = guest;
      await show(guest, state);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await setLanguage(guest, 'en');
        if (state.isPlaced && width !== WIDTHS[0]) await show(guest, state);
        if (TAKES_PICTURES) await takePictures(page, state.name, width);
        for (const language of languages) {
          await setLanguage(guest, language);
          await settled(page);
          const names = width === WIDTHS[0] ? await barriers(page, 'names') : [];
          found.push(...[...(await layoutFlaws(page)), ...names].map(flaw => `${language} ${width}: ${flaw}`));
        }
      }
      expect(found).toEqual([]);
      passed += 1;
    });
  });
}
