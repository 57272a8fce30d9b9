import { join } from 'node:path';
import type { Language } from '#text';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { SCREENSHOTS } from './browser.ts';
import type { Guest } from './guest.ts';
import { layoutFlaws, outOfReach } from './layout.ts';
import { languagesToMeasure, setMeasured, type TextGroup } from './measured.ts';
import { LONGEST_SITE } from './parlour.ts';
import type { Sight } from './sight.ts';
import { onStage } from './stage.ts';

const WIDTHS = [1280, 768, 360];
const heightOf = (width: number): number => (width > 400 ? 900 : 740);

/** Pictures are taken in long runs, in English. */
const TAKES_PICTURES = process.env['PARLOUR_RUNS'] !== undefined;

/** Fonts are there, and what was changed has been drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** More than anybody scrolls through in a picture. */
const TALLEST = 4_000;

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
      clip: { x: 0, y: 0, width, height: Math.min(TALLEST, height) },
      animations: 'disabled',
    });
  }
}

/** The longest words on a button and its longest name may be of two languages: names are checked in each language. */
const barriersOfLongest = async (page: Page): Promise<string[]> =>
  (await barriers(page)).filter(flaw => !flaw.startsWith('label-content-name-mismatch'));

/** Changes the language of the page that is shown, as the settings in another tab would. */
async function speak({ page }: Guest, language: Language): Promise<void> {
  await page.evaluate(wanted => {
    const key = 'parlour.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: wanted });
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);
  await page.waitForFunction(wanted => document.documentElement.lang === wanted, language);
}

/** Looks at each of these sights at every width: with the longest messages, and in every language whose texts have changed. */
export function lookAtEverything<Stage extends { leave(): Promise<void> }>(
  group: TextGroup,
  sights: readonly Sight<Stage>[],
  setStage: (server: string) => Promise<Stage>,
): void {
  describe('With the longest messages, nothing is cut, covered or too wide, and nothing keeps anybody out', () => {
    const { invite, show } = onStage(setStage, LONGEST_SITE);

    test.each(sights)('$name', async sight => {
      const guest = await invite('Ann', { language: 'longest', game: sight.game ?? 'pi', isShared: true });
      const { page } = guest;
      await show(guest, sight);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: heightOf(width) });
        if (sight.isPlaced && width !== WIDTHS[0]) await show(guest, sight);
        await settled(page);
        const reach = sight.atHand === undefined ? [] : await outOfReach(page, sight.atHand);
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
    const { invite, show } = onStage(setStage);
    let passed = 0;
    afterAll(() => {
      if (passed === sights.length && process.env['CI'] === undefined) setMeasured(group, languages);
    });

    test.each(sights)('$name', async sight => {
      const guest = await invite('Ann', { game: sight.game ?? 'pi', isShared: true });
      const { page } = guest;
      await show(guest, sight);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await speak(guest, 'en');
        if (sight.isPlaced && width !== WIDTHS[0]) await show(guest, sight);
        if (TAKES_PICTURES) await takePictures(page, sight.name, width);
        for (const language of languages) {
          await speak(guest, language);
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
