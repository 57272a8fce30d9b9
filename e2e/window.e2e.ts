import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MAP } from './pi-board.ts';
import type { Guest } from './guest.ts';
import { type PageState, withPreparedTables } from './page-state.ts';
import { prepareTables, PAGE_STATES, type PreparedTables } from './page-states.ts';
import { ROOM } from './spyfall-board.ts';
import { button } from './table.ts';
import { windowFlaws } from './window-flaws.ts';

const { invite, show } = withPreparedTables(prepareTables);

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

interface WindowState {
  readonly state: string;
  /** What must be fully visible at every size. */
  readonly needs: (guest: Guest) => Locator;
  /** Selects a part that disappears after a while: then the state is shown again. */
  readonly fleeting?: string;
}
const first = (selector: string) => (guest: Guest) => guest.page.locator(selector).first();
const TURN = first('main header [role=status]');
const REMATCH = (guest: Guest) => button(guest, 'table-rematch').first();

/** The button to answer, whoever asked. */
const ANSWER_BUTTON = ({ page, word }: Guest) =>
  page.getByRole('button', { name: new RegExp(`^${word('board-answer', { to: '§' }).replace('§', '.*')}$`) });

const ANSWER_ON_TILE = '[data-place] [data-answer]';

const STATES: readonly WindowState[] = [
  { state: 'playing', needs: TURN },
  { state: 'playing-place', needs: first('[data-dock] [data-move=investigate]') },
  { state: 'playing-answer', needs: first('[data-latest]'), fleeting: ANSWER_ON_TILE },
  { state: 'playing-accuse', needs: TURN },
  { state: 'playing-07', needs: TURN },
  { state: 'over-pi', needs: REMATCH },
  { state: 'spy-asking', needs: guest => button(guest, 'board-ask-button') },
  { state: 'spy-asked', needs: ANSWER_BUTTON },
  { state: 'spy-vote', needs: guest => button(guest, 'board-vote-cast') },
  { state: 'spy-place', needs: TURN },
  { state: 'spy-dealt', needs: guest => button(guest, 'offer-continue').last() },
  { state: 'spy-over', needs: REMATCH },
];

/** The answer to a question was just shown. */
const ANSWER: PageState<PreparedTables> = {
  name: 'playing-answer',
  as: ({ during }) => during.pi.tokens[0],
  async show(guest, { during }) {
    const answer = guest.page.locator(ANSWER_ON_TILE);
    // without evidence cards the player solves the case instead
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

function stateNamed(name: string): PageState<PreparedTables> {
  const found = [...PAGE_STATES, ANSWER].find(state => state.name === name);
  if (!found) throw new Error(`there is no page state called ${name}`);
  return found;
}

/** Changes the text size as a change of the settings in another tab does. */
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

describe('The table fits its window', () => {
  test.each(STATES)('$state', async ({ state: name, needs, fleeting }) => {
    const state = stateNamed(name);
    const game = state.game ?? 'pi';
    const pace = fleeting === undefined ? 'fast' : 'slow';
    const guest = await invite('Ann', { game, width: 1280, height: 720, pace });
    const { page, hand } = guest;
    const flaws: string[] = [];
    await show(guest, state);
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
        await show(guest, state);
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
