import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MAP } from './board.ts';
import type { Guest } from './guest.ts';
import type { Sight } from './sight.ts';
import { setTheStage, SIGHTS, type Stage } from './sights.ts';
import { ROOM } from './spyfall-board.ts';
import { onStage } from './stage.ts';
import { button } from './table.ts';
import { windowFlaws } from './window.ts';

const { invite, show } = onStage(setTheStage);

interface Size {
  readonly width: number;
  readonly height: number;
  /** Of the text, in per cent. */
  readonly text: number;
}
const size = (width: number, height: number, text = 100): Size => ({ width, height, text });

const WINDOWS = [
  size(1280, 720),
  size(1280, 800),
  size(1440, 900),
  size(1920, 1080),
  size(1024, 768),
  size(768, 1024),
  size(390, 844),
  size(360, 640),
  size(844, 390),
];
/** Zoomed to 200 %, a page has half of the pixels in each direction. */
const ZOOMED = [size(640, 400), size(960, 540), size(384, 512)];
const LARGE_TEXT = [
  size(1280, 800, 130),
  size(390, 844, 130),
  size(1280, 800, 150),
  size(1024, 768, 150),
  size(390, 844, 150),
];
const SIZES = [...WINDOWS, ...ZOOMED, ...LARGE_TEXT];

interface State {
  readonly sight: string;
  /** What a player needs to see then, whole, at every size. */
  readonly needs: (guest: Guest) => Locator;
  /** A part of it that goes by itself: whenever it is gone, the state is shown again. A selector. */
  readonly fleeting?: string;
}
const first = (selector: string) => (guest: Guest) => guest.page.locator(selector).first();
const TURN = first('main header [role=status]');
const REMATCH = (guest: Guest) => button(guest, 'table-rematch').first();

/** Whoever asked. */
const ANSWER_BUTTON = ({ page, word }: Guest) =>
  page.getByRole('button', { name: new RegExp(`^${word('board-answer', { to: '§' }).replace('§', '.*')}$`) });

const ANSWER_ON_TILE = '[data-place] [data-answer]';

const STATES: readonly State[] = [
  { sight: 'playing', needs: TURN },
  { sight: 'playing-place', needs: first('[data-dock] [data-move=investigate]') },
  { sight: 'playing-answer', needs: first('[data-latest]'), fleeting: ANSWER_ON_TILE },
  { sight: 'playing-accuse', needs: TURN },
  { sight: 'playing-07', needs: TURN },
  { sight: 'over-pi', needs: REMATCH },
  { sight: 'spy-asking', needs: guest => button(guest, 'board-ask-button') },
  { sight: 'spy-asked', needs: ANSWER_BUTTON },
  { sight: 'spy-vote', needs: guest => button(guest, 'board-vote-cast') },
  { sight: 'spy-place', needs: TURN },
  { sight: 'spy-dealt', needs: guest => button(guest, 'offer-continue').last() },
  { sight: 'spy-over', needs: REMATCH },
];

/** Somebody has asked, and has been answered a moment ago. */
const ANSWER: Sight<Stage> = {
  name: 'playing-answer',
  as: ({ during }) => during.pi.tokens[0],
  async show(guest, { during }) {
    const answer = guest.page.locator(ANSWER_ON_TILE);
    // without a card to ask about, the player solves the case instead
    let tries = 0;
    do {
      while (during.pi.clients[0]?.doc.awaited[0] !== 0) await during.pi.move('asking');
      await guest.page.goto(during.pi.url);
      await guest.page.locator(MAP).waitFor();
      await during.pi.move('asking');
      await answer.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined);
      tries += 1;
    } while (tries < 5 && (await answer.count()) === 0);
    await answer.waitFor({ state: 'attached' });
  },
};

function sightNamed(name: string): Sight<Stage> {
  const found = [...SIGHTS, ANSWER].find(sight => sight.name === name);
  if (!found) throw new Error(`there is no sight called ${name}`);
  return found;
}

/** As a change of the setting in another tab, which is applied at once. */
const setTextSize = (page: Page, textSize: number): Promise<void> =>
  page.evaluate(size => {
    const key = 'parlour.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), textSize: size });
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, textSize);

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

describe('The table is a window, not a page', () => {
  test.each(STATES)('$sight', async ({ sight: name, needs, fleeting }) => {
    const sight = sightNamed(name);
    const game = sight.game ?? 'pi';
    const pace = fleeting === undefined ? 'fast' : 'slow';
    const guest = await invite('Ann', { game, width: 1280, height: 720, pace, isShared: true });
    const { page, hand } = guest;
    const flaws: string[] = [];
    await show(guest, sight);
    for (const { width, height, text } of SIZES) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await settled(page);
      const measure = async () => ({
        found: await windowFlaws(page, game === 'pi' ? MAP : ROOM),
        problem: await hand.hides(needs(guest)),
      });
      const isGone = async (): Promise<boolean> =>
        fleeting !== undefined && ((await page.locator(fleeting).count()) === 0 || (await needs(guest).count()) === 0);
      let measured = await measure();
      if (await isGone()) {
        await show(guest, sight);
        await settled(page);
        measured = await measure();
      }
      const { found, problem } = measured;
      if (problem !== null) found.push(`${String(needs(guest))} ${problem}`);
      flaws.push(...found.map(flaw => `${width}×${height}, text ${text} %: ${flaw}`));
    }
    expect(flaws).toEqual([]);
  });
});
