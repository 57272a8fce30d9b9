import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KINDS } from '../games/pi/rules/edition.ts';
import { boardOf, until } from './board.ts';
import { type Focused, keyboardOf } from './keys.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { NAMES, shown, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

const isNamed =
  (name: string) =>
  (focused: Focused): boolean =>
    focused.name === name;

describe('A keyboard is enough', () => {
  test('for a whole match of P.I. against bots, from the front door to the replay', async () => {
    const ann = await parlour.invite('Ann');
    const { page, word } = ann;
    const keys = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('heading', { name: word('home-shelf') }).waitFor();
    const playNow = word('home-play-now-title', { title: NAMES.pi });
    await keys.tabTo(isNamed(playNow), 'playing now');
    await keys.press('Enter');
    await page.waitForURL(/\/t\//);
    await page.getByRole('grid').waitFor();
    const board = boardOf(ann, tableOf(ann), 0);

    /** Whatever a key does, whoever goes by keys must not have to begin at the top of the page again. */
    async function isSomewhere(): Promise<void> {
      await keys.arriveAt(({ tag }) => tag !== 'body', 'something on the page');
    }
    async function toTab(key: string): Promise<void> {
      const isInRow = ({ role }: Focused): boolean => role === 'tab';
      const names = new Set(['board-tab-cards', 'board-tab-accuse', 'section-notebook'].map(name => word(name)));
      await keys.tabTo(focused => isInRow(focused) && names.has(focused.name), 'the parts of the table');
      for (let step = 0; !isNamed(word(key))(await keys.focused()); step++) {
        if (step > 6) throw new Error(`the arrow keys do not lead to ${word(key)}`);
        await keys.press('ArrowRight');
      }
    }
    async function made(move: () => Promise<void>): Promise<void> {
      const before = JSON.stringify(board.view());
      await move();
      await until(() => JSON.stringify(board.view()) !== before, 'the move is made');
      await isSomewhere();
    }

    async function examine(): Promise<void> {
      const isCard = ({ data }: Focused): boolean => data['card'] !== undefined;
      if (!isCard(await keys.focused())) {
        await toTab('board-tab-cards');
        await keys.tabTo(isCard, 'a card');
      }
      await keys.press('ArrowRight');
      await keys.press('Enter');
      await keys.arriveAt(({ data }) => data['deed'] === 'examine', 'examining it');
      await keys.press('Enter');
    }
    async function investigate(): Promise<void> {
      await toTab('board-tab-cards');
      await keys.tabTo(({ data }) => data['place'] !== undefined, 'the map');
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await keys.press(key);
      await keys.press('Enter');
      await keys.arriveAt(({ data }) => data['deed'] === 'investigate', 'sending an investigator');
      await keys.press('Enter');
    }
    async function accuse(): Promise<void> {
      await toTab('board-tab-accuse');
      for (const _ of KINDS) {
        await keys.press('Tab');
        await keys.tabTo(({ role }) => role === 'radio', 'a list of names');
        await keys.press('ArrowDown');
        await keys.press('Space');
      }
      const isAccusing = ({ role, name }: Focused): boolean => role !== 'tab' && name === word('board-accuse');
      await keys.tabTo(isAccusing, 'accusing');
      await keys.press('Enter');
      await page.getByRole('dialog').waitFor();
      await keys.tabTo(({ data }) => data['deed'] === 'accuse', 'being sure');
      await keys.press('Enter');
    }
    async function note(): Promise<void> {
      await toTab('section-notebook');
      await keys.tabTo(({ data }) => data['element'] !== undefined, 'a name in the notebook');
      await keys.press('ArrowDown');
      const { name: before } = await keys.focused();
      await keys.press('3');
      expect((await keys.focused()).name).not.toBe(before);
    }

    const moves = [investigate, accuse, examine];
    let turns = 0;
    for (;;) {
      await until(() => board.isMyTurn() || board.isOver(), 'my turn, or the end');
      await isSomewhere();
      if (board.isOver()) break;
      if (turns === 1) await note();
      await made(moves[turns] ?? examine);
      turns += 1;
    }
    expect(turns).toBeGreaterThan(moves.length);
    expect(board.view().open.solvers[0]?.penalty).toBeGreaterThan(0);

    await shown(ann, 'table-over').waitFor();
    await isSomewhere();
    await keys.tabTo(isNamed(word('table-replay')), 'the replay');
    await keys.press('Enter');
    await page.waitForURL(/\/replay\//);
    await keys.tabTo(({ role }) => role === 'range', 'the slider');
    await keys.press('Home');
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('0');
  });
});
