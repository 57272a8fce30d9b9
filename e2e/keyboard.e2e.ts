import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KINDS } from '../games/pi/rules/edition.ts';
import { cardIn } from '../games/spyfall/rules/cards.ts';
import { accusers, addressees, pendingQuestion } from '../games/spyfall/rules/round.ts';
import { piBoardOf } from './pi-board.ts';
import { until } from './driver.ts';
import { docOf } from './received-docs.ts';
import { type Focused, keyboardOf } from './keyboard.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { type SpyfallBoard, spyfallBoardOf } from './spyfall-board.ts';
import { NAMES, shown, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

const isNamed =
  (name: string) =>
  (focused: Focused): boolean =>
    focused.name === name;

describe('A keyboard is enough', () => {
  test('for a whole match of P.I. against bots, from the home page to the replay', async () => {
    const ann = await parlour.invite('Ann', { pace: 'off' });
    const { page, word } = ann;
    const keys = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('heading', { name: word('home-shelf') }).waitFor();
    const playNow = word('home-play-now-title', { title: NAMES.pi });
    await keys.tabTo(isNamed(playNow), 'the button to play now');
    await keys.press('Enter');
    await page.waitForURL(/\/t\//);
    await page.getByRole('grid').waitFor();
    const board = piBoardOf(ann, tableOf(ann), 0);

    /** The focus is never lost: the player must not start at the top of the page again. */
    async function focusIsKept(): Promise<void> {
      await keys.waitForFocus(({ tag }) => tag !== 'body', 'an element of the page');
    }
    async function toTab(key: string): Promise<void> {
      const isInRow = ({ role }: Focused): boolean => role === 'tab';
      const names = new Set(['table-log', 'board-tab-accuse', 'section-notebook'].map(name => word(name)));
      await keys.tabTo(focused => isInRow(focused) && names.has(focused.name), 'the tabs of the table');
      for (let step = 0; !isNamed(word(key))(await keys.focused()); step++) {
        if (step > 6) throw new Error(`the arrow keys do not lead to ${word(key)}`);
        await keys.press('ArrowRight');
      }
    }
    async function made(move: () => Promise<void>): Promise<void> {
      const before = JSON.stringify(board.view());
      await move();
      await until(() => JSON.stringify(board.view()) !== before, 'the move is made');
      await focusIsKept();
    }

    async function examine(): Promise<void> {
      // an examined card stays, disabled, until its replacement is shown
      const cards = page.locator('[data-card]:not([aria-disabled])');
      const shownCards = () => cards.evaluateAll(all => all.map(one => one.getAttribute('data-card')));
      await expect.poll(shownCards).toEqual(board.view().open.display);
      const isCard = ({ data }: Focused): boolean => data['card'] !== undefined;
      if (!isCard(await keys.focused())) await keys.tabTo(isCard, 'a card');
      await keys.press('ArrowRight');
      await keys.press('Enter');
      await keys.waitForFocus(({ data }) => data['move'] === 'examine', 'the button to examine it');
      await keys.press('Enter');
    }
    async function investigate(): Promise<void> {
      await keys.tabTo(({ data }) => data['place'] !== undefined, 'the map');
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await keys.press(key);
      await keys.press('Enter');
      await keys.waitForFocus(({ data }) => data['move'] === 'investigate', 'the button to send an investigator');
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
      await keys.tabTo(isAccusing, 'the button to accuse');
      await keys.press('Enter');
      await page.getByRole('dialog').waitFor();
      await keys.tabTo(({ data }) => data['move'] === 'accuse', 'the button to confirm');
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

    /** The end of an investigation covers the board: Tab does not reach the board until the player continues. */
    let investigation = 1;
    async function readChapter(): Promise<void> {
      if (board.view().open.investigation === investigation) return;
      investigation = board.view().open.investigation;
      const chapter = page.locator(`[data-chapter="${investigation - 1}"]`);
      await chapter.waitFor();
      const isBehind = ({ data }: Focused): boolean => data['card'] !== undefined || data['place'] !== undefined;
      await keys.tabTo(focused => {
        expect(isBehind(focused)).toBe(false);
        return isNamed(word('board-continue'))(focused);
      }, 'the button to continue');
      await keys.press('Enter');
      await chapter.waitFor({ state: 'detached' });
      await focusIsKept();
    }

    const moves = [investigate, accuse, examine];
    let turns = 0;
    for (;;) {
      await until(() => board.isAwaited() || board.isOver(), 'my turn, or the end of the match');
      await focusIsKept();
      if (board.isOver()) break;
      await readChapter();
      if (turns === 1) await note();
      await made(moves[turns] ?? examine);
      turns += 1;
    }
    expect(turns).toBeGreaterThan(moves.length);
    expect(board.view().open.solvers[0]?.penalty).toBeGreaterThan(0);

    await shown(ann, 'table-over').waitFor();
    // the last events are shown first
    await page.locator('[data-end]').waitFor();
    await focusIsKept();
    await keys.tabTo(isNamed(word('table-replay')), 'the replay');
    await keys.press('Enter');
    await page.waitForURL(/\/replay\//);
    await keys.tabTo(({ role }) => role === 'range', 'the slider');
    await keys.press('Home');
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('0');
  });

  test('for a round of Spyfall against bots, from opening the table to the result', async () => {
    const ann = await parlour.invite('Ann', { game: 'spyfall', pace: 'off' });
    const { page, word } = ann;
    const keys = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('heading', { name: word('home-shelf') }).waitFor();
    await keys.tabTo(
      isNamed(word('home-play-friends-title', { title: NAMES.spyfall })),
      'the button to play with friends',
    );
    await keys.press('Enter');
    await keys.waitForFocus(({ tag }) => tag === 'input', 'the name');
    await keys.press('ControlOrMeta+a');
    await page.keyboard.type('Ann');
    await keys.press('Enter');
    await page.waitForURL(/\/t\//);
    /** Home selects the least value. */
    async function set(option: string, steps: number): Promise<void> {
      await keys.tabTo(({ tag, name }) => tag === 'select' && name === option, option);
      await keys.press('Home');
      for (let step = 0; step < steps; step++) await keys.press('ArrowDown');
    }
    await set(word('table-option-seats'), 0);
    await set(word('option-rounds'), 0);
    await set(word('option-minutes'), 1);
    await keys.tabTo(isNamed(word('table-fill-bots', { count: 2 })), 'bots');
    await keys.press('Enter');
    const card = page.locator('button[data-card]');
    const start = page.getByRole('button', { name: word('table-start'), exact: true });
    async function startMatch(): Promise<SpyfallBoard> {
      await expect.poll(() => start.isEnabled()).toBe(true);
      await keys.tabTo(isNamed(word('table-start')), 'the button to start the match');
      await keys.press('Enter');
      await card.waitFor();
      return spyfallBoardOf(ann, tableOf(ann), 0);
    }
    let board = await startMatch();
    const open = () => board.view().open;
    expect(open().options).toMatchObject({ rounds: 1, minutes: 1 });
    expect(open().seats).toBe(3);

    async function focusIsKept(): Promise<void> {
      await keys.waitForFocus(({ tag }) => tag !== 'body', 'an element of the page');
    }
    const nameOf = (seat: number): string => docOf(ann, tableOf(ann)).table.seats[seat]?.name ?? '';
    async function pressOn(is: (focused: Focused) => boolean, what: string): Promise<void> {
      await keys.tabTo(is, what);
      await keys.press('Enter');
    }
    async function look(): Promise<void> {
      await keys.tabTo(({ data }) => data['card'] !== undefined, 'the card');
      const isOpen = (is: boolean) => page.locator(`button[data-card][data-open=${is}]`).waitFor();
      await page.keyboard.down('Space');
      await isOpen(true);
      await page.keyboard.up('Space');
      await isOpen(false);
    }
    async function ask(): Promise<void> {
      const [to = -1] = addressees(open());
      await pressOn(({ data }) => data['seat'] === String(to), 'a player to ask');
      await keys.tabTo(({ data }) => data['question'] !== undefined, 'a question');
      const { data } = await keys.focused();
      await keys.press('Enter');
      await pressOn(isNamed(word('board-ask', { to: nameOf(to) })), 'the button to ask');
      const isAsked = (): boolean => open().talk.some(({ by, question }) => by === 0 && question === data['question']);
      await until(() => isAsked() || open().motion !== null || board.isOver(), 'the question is asked');
    }
    async function answer(): Promise<void> {
      await pressOn(({ data }) => data['answer'] !== undefined, 'an answer');
      await pressOn(
        isNamed(word('board-answer', { to: nameOf(pendingQuestion(open())?.by ?? -1) })),
        'the button to answer',
      );
    }
    async function vote(): Promise<void> {
      await pressOn(({ data }) => data['vote'] === 'aye', 'a vote');
      await pressOn(isNamed(word('board-vote-cast')), 'the button to confirm the vote');
    }
    async function accuse(): Promise<void> {
      await pressOn(({ data }) => data['accuse'] !== undefined, 'the button to accuse');
      await page.getByRole('dialog').waitFor();
      await keys.tabTo(({ data }) => data['suspect'] !== undefined, 'a suspect');
      await keys.press('Space');
      await pressOn(({ data }) => data['move'] === 'accuse', 'the button to confirm');
    }
    async function nameSomePlace(): Promise<void> {
      await pressOn(isNamed(word('board-name-open')), 'the list of places');
      await page.getByRole('dialog').waitFor();
      await pressOn(({ data }) => data['name'] !== undefined, 'a place');
      await pressOn(({ data }) => data['move'] === 'point', 'the button to name it');
    }

    /** Makes a move, unless a bot accuses meanwhile: then the vote comes first. */
    async function made(move: () => Promise<void>): Promise<void> {
      const before = JSON.stringify(board.view());
      const { motion } = open();
      try {
        await move();
        await until(() => JSON.stringify(board.view()) !== before, 'the move is made');
      } catch (error) {
        if (open().motion === motion && !board.isOver()) throw error;
      }
      await focusIsKept();
    }
    const done = new Set<string>();
    function next(): readonly [string, () => Promise<void>] {
      if (open().motion) return ['vote', vote];
      if (open().stage === 'dealt')
        return ['start', () => pressOn(isNamed(word('offer-start')), 'the button to start the clock')];
      if (done.has('ask') && done.has('answer')) {
        if (cardIn(board.view())?.place === '--') return ['name', nameSomePlace];
        if (!accusers(open()).includes(0)) return ['accuse', accuse];
      }
      return pendingQuestion(open()) ? ['answer', answer] : ['ask', ask];
    }

    async function playOut(): Promise<void> {
      await look();
      for (;;) {
        await until(() => board.isAwaited() || board.isOver(), 'my turn, or the end of the match', 90_000);
        if (board.isOver()) break;
        const [what, move] = next();
        await made(move);
        done.add(what);
      }
      await shown(ann, 'table-over').waitFor();
      await focusIsKept();
      // the reveal of the round covers the end of the match; the last events are shown first
      await page.getByRole('button', { name: word('offer-continue'), exact: true }).waitFor();
      await pressOn(isNamed(word('offer-continue')), 'the button to continue');
      await page.locator('[data-end]').waitFor();
      await focusIsKept();
    }
    await playOut();
    // if bots ended the match before Ann asked and answered, play another one
    while (!done.has('ask') || !done.has('answer')) {
      await pressOn(isNamed(word('table-rematch')), 'the button for a rematch');
      await start.waitFor();
      board = await startMatch();
      await playOut();
    }
    await keys.tabTo(isNamed(word('table-replay')), 'the replay');
  });
});
