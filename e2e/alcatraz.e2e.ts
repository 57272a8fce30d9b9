import { askBot } from '#bots';
import { fill, quickChance, same, verify } from '#kernel';
import { SHELF, titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { companionsOf } from '../games/alcatraz/rules/theft.ts';
import { hasRoomFor, thingsOf } from '../games/alcatraz/rules/items.ts';
import { actingAt, prisonerOf } from '../games/alcatraz/rules/board.ts';
import type { Action, Open, View } from '../games/alcatraz/rules/state.ts';
import { connect, type TestClient } from '../server/client.fixture.ts';
import { type AlcatrazBoard, alcatrazBoardOf, PLAN, putAwayScenes, turnTo } from './alcatraz-board.ts';
import { searchAlcatraz } from './alcatraz-secrets.ts';
import { until } from './driver.ts';
import { docOf } from './following.ts';
import type { Guest } from './guest.ts';
import { type Focused, keyboardOf } from './keys.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { button, DESK, join, NAMES, openTable, PHONE, press, recordOf, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

const offersTo = (view: View, type: Action['type']) =>
  titleNamed('alcatraz')
    ?.game.offers(view)
    .filter(offer => offer.type === type) ?? [];

/** A gift to somebody who is at the same place; undefined: nobody is, or there is nothing to give. */
function giftOf(view: View): Action | undefined {
  const { open } = view;
  if (offersTo(view, 'offerTrade').length === 0) return undefined;
  const [partner] = companionsOf(open);
  const [give] = thingsOf(prisonerOf(open, actingAt(open).seat));
  const isPossible = partner !== undefined && give !== undefined && hasRoomFor(prisonerOf(open, partner), give);
  return isPossible ? { type: 'offerTrade', partner, give, want: '' } : undefined;
}

/** A second connection of a player: a program that plays for them. */
async function programOf({ context }: Guest, table: string): Promise<TestClient> {
  const token = (await context.cookies()).find(({ name }) => name === 'parlour')?.value ?? '';
  return connect({ url: parlour.url, token, table });
}

/** Programs play on until the match is over, or the seat that has to move sees this. */
async function playByPrograms(programs: readonly TestClient[], isEnough: (view: View) => boolean): Promise<void> {
  for (;;) {
    const last = Math.max(...programs.map(({ n }) => n));
    await Promise.all(programs.map(program => program.until(({ n }) => n >= last)));
    const [first] = programs;
    if (!first || first.doc.table.phase !== 'playing') return;
    const [seat = 0] = first.doc.awaited;
    const program = programs[seat];
    if (!program) throw new Error(`nobody sits at ${seat}`);
    const view = program.doc.view as View;
    if (isEnough(view)) return;
    const { action } = askBot({ title: 'alcatraz', bot: 'novice', seat, view }, SHELF, quickChance(program.n));
    if (!action) throw new Error(`seat ${seat} has nothing to do`);
    await program.insist({ do: 'move', based: program.n, action });
  }
}

describe('A match of Alcatraz', () => {
  test('four people, one on a phone: talks, a vote, a trade and turns by tapping, a reload in the vote, to the end', async () => {
    const habits = { ...DESK, game: 'alcatraz' };
    const guests = [
      await parlour.invite('Ann', habits),
      await parlour.invite('Bob', { ...PHONE, game: 'alcatraz' }),
      await parlour.invite('Cyd', { ...habits, language: 'pl' }),
      await parlour.invite('Dan', { ...habits, language: 'uk', scheme: 'dark' }),
    ] as const;
    const [ann, ...others] = guests;
    const television = await parlour.invite('Television', { game: 'alcatraz' });
    const link = await openTable(ann, 'alcatraz');
    for (const guest of others) await join(guest, link);
    await television.page.goto(`${link}/screen`);
    await press(ann, button(ann, 'table-start'));
    const table = tableOf(ann);
    const boards = guests.map((guest, seat) => alcatrazBoardOf(guest, table, seat));
    await Promise.all(boards.map(board => board.watch()));
    const [first] = boards;
    if (!first) throw new Error('nobody plays');
    const open = (): Open => first.view().open;
    const board = (seat: number): AlcatrazBoard => boards[seat] ?? first;
    const everybodyKnows = (): Promise<void> =>
      until(
        () => boards.every(({ view }) => JSON.stringify(view().open) === JSON.stringify(open())),
        'everybody knows',
      );

    const programs = await Promise.all(guests.map(guest => programOf(guest, table)));
    /** Programs play on, and then the browsers know what they did. */
    async function playOn(isEnough: (view: View) => boolean): Promise<void> {
      await until(() => programs.every(({ doc }) => same((doc.view as View).open, open())), 'the programs know');
      await playByPrograms(programs, isEnough);
      const now = programs[0]?.doc.view as View;
      await until(() => boards.every(({ view }) => same(view().open, now.open)), 'everybody knows');
    }

    // one says something, and everybody reads it
    const [speech] = offersTo(board(1).view(), 'say');
    if (!speech) throw new Error('nothing can be said');
    await board(1).play({ ...fill(speech, quickChance(7)), sentence: 'promise-vote' } as Action);
    await everybodyKnows();
    expect(open().said).toMatchObject([{ by: 1, sentence: 'promise-vote' }]);

    // a turn on a computer and one on a phone, by tapping
    const done = new Set<string>();
    for (const seat of [0, 1]) {
      await playOn(view => view.open.acting?.seat === seat);
      while (open().acting?.seat === seat) {
        const mover = boards.find(one => one.isAwaited()) ?? board(seat);
        const action = mover.think('novice');
        await mover.play(action);
        done.add(action.type);
        await everybodyKnows();
      }
    }
    expect([...done]).toEqual(expect.arrayContaining(['endTurn']));

    // the talks of the next turn, and the vote: one reloads, and finds the own vote and nobody else's
    await playOn(view => view.open.phase === 'talks');
    await board(open().scapegoat).play({ type: 'callVote' });
    await everybodyKnows();
    for (const seat of [0, 1, 2]) await board(seat).play({ type: 'castVote', player: 3 });
    await everybodyKnows();
    expect(open()).toMatchObject({ phase: 'voting', voted: [0, 1, 2], ballots: [] });
    await board(2).guest.page.reload();
    await board(2).watch();
    await turnTo(board(2).guest, 'talk');
    await board(2).guest.page.locator('[data-vote-panel] [data-picked]').waitFor();
    expect(board(2).view()).toMatchObject({ vote: 3 });
    expect(board(3).view()).toMatchObject({ vote: null });
    await board(3).play({ type: 'castVote', player: 0 });
    await everybodyKnows();
    expect(open()).toMatchObject({ phase: 'acting', scapegoat: 3 });

    // a trade and a blackmail card, as soon as there can be one
    const canTrade = (view: View): boolean => !done.has('trade') && giftOf(view) !== undefined;
    const canBlackmail = (view: View): boolean => !done.has('blackmail') && offersTo(view, 'playBlackmail').length > 0;
    for (;;) {
      await playOn(view => canTrade(view) || canBlackmail(view));
      if (first.isOver()) break;
      const mover = boards.find(one => one.isAwaited());
      if (!mover) throw new Error('nobody has to move');
      const gift = canTrade(mover.view()) ? giftOf(mover.view()) : undefined;
      if (gift?.type === 'offerTrade') {
        await mover.play(gift);
        await everybodyKnows();
        await board(gift.partner).play({ type: 'respondTrade', accept: true });
        done.add('trade');
      } else {
        const [card] = offersTo(mover.view(), 'playBlackmail');
        if (card) await mover.play(fill(card, quickChance(3)) as Action);
        done.add('blackmail');
      }
      await everybodyKnows();
    }
    expect(done.has('trade')).toBe(true);

    await Promise.all(programs.map(program => program.close()));
    const everybody = [...guests, television];
    await until(() => everybody.every(guest => docOf(guest, table).table.phase === 'over'), 'everybody has heard');
    await Promise.all(boards.map(one => putAwayScenes(one.guest)));
    await Promise.all(boards.map(one => one.seeEnd()));
    const record = await recordOf(ann, table);
    const game = titleNamed('alcatraz')?.game;
    expect(game && verify(record, game).ok).toBe(true);
    const match = { table, record, spectator: television };
    for (const [seat, guest] of guests.entries()) {
      const search = searchAlcatraz(guest, seat, match);
      expect(search.breaches).toEqual([]);
      expect(search.own).toBeGreaterThan(0);
      expect(search.searched).toBeGreaterThan(50);
      // the search finds a secret where there is one: for the eyes of a spectator, one's own vote and hand are a breach
      expect(searchAlcatraz(guest, 'audience', match).breaches).not.toEqual([]);
    }
    expect(searchAlcatraz(television, 'audience', match).breaches).toEqual([]);
  });

  test('one person against three bots, by keyboard alone: the vote, moves, what the location offers, and the end of the turn', async () => {
    const ann = await parlour.invite('Ann', { ...DESK, game: 'alcatraz', pace: 'off' });
    const { page, word } = ann;
    const keys = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('heading', { name: word('home-shelf') }).waitFor();
    const playNow = word('home-play-now-title', { title: NAMES.alcatraz });
    const pressOn = async (is: (focused: Focused) => boolean, what: string): Promise<void> => {
      await keys.tabTo(is, what);
      await keys.press('Enter');
    };
    await pressOn(({ name }) => name === playNow, 'playing now');
    await page.waitForURL(/\/t\//);
    await page.locator(PLAN).waitFor();
    const board = alcatrazBoardOf(ann, tableOf(ann), 0);
    const open = (): Open => board.view().open;

    /** Fills the blanks of the open action with what has the focus, and confirms. */
    async function fillByKeys(type: string): Promise<void> {
      const sheet = page.locator(`[data-sheet=${type}]`);
      await sheet.waitFor();
      for (let blanks = 0; blanks < 8 && (await sheet.locator('[data-asks]').count()) > 0; blanks++)
        await pressOn(({ data }) => data['option'] !== undefined, 'an option');
      await pressOn(({ data }) => data['first'] !== undefined, 'confirming');
    }
    async function vote(): Promise<void> {
      await keys.tabTo(({ data }) => data['pick'] !== undefined, 'a candidate');
      await keys.press('Enter');
      await pressOn(({ data }) => data['confirm'] !== undefined, 'the vote');
    }
    async function moveByKeys(): Promise<void> {
      await keys.tabTo(({ data }) => data['location'] !== undefined, 'the plan');
      const lit = page.locator('[data-location]:has([data-lit])');
      for (let step = 0; step < 12; step++) {
        const { data } = await keys.focused();
        if ((await lit.and(page.locator(`[data-location="${data['location']}"]`)).count()) > 0) break;
        await keys.press(
          ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown'][
            step % 8
          ] ?? 'ArrowUp',
        );
      }
      await keys.press('Enter');
      await pressOn(({ data }) => data['move'] === 'move', 'going there');
    }
    async function doDeed(type: string): Promise<void> {
      await pressOn(({ data }) => data['deed'] === type, type);
      await fillByKeys(type);
    }
    async function endTurn(): Promise<void> {
      const isAsked = (open().acting?.ap ?? 0) > 0;
      await pressOn(({ data }) => data['move'] === 'endTurn', 'ending the turn');
      if (isAsked) await fillByKeys('endTurn');
    }
    async function made(move: () => Promise<void>): Promise<void> {
      const before = JSON.stringify(board.view());
      await move();
      await until(() => JSON.stringify(board.view()) !== before, 'the move is made');
      await keys.arriveAt(({ tag }) => tag !== 'body', 'something on the page');
    }

    const done = new Set<string>();
    for (let turns = 0; turns < 40 && !(done.has('endTurn') && done.has('vote')); turns++) {
      await until(() => board.isAwaited() || board.isOver(), 'it is for Ann to decide', 90_000);
      const { phase, acting, pending } = open();
      if (phase === 'talks') {
        await made(() => pressOn(({ data }) => data['call'] !== undefined, 'calling the vote'));
      } else if (phase === 'voting') {
        await made(vote);
        done.add('vote');
      } else if (acting?.seat !== 0 || pending) {
        const { type } = board.think('novice');
        if (type === 'respondTrade')
          await made(() => pressOn(({ name }) => name === word('kit-trade-decline'), 'declining'));
        else if (type === 'answerBlackmail' || type === 'chooseCard') await made(vote);
        else if (type === 'moveGuard') await made(() => fillByKeys('moveGuard'));
        else throw new Error(`not expected: ${type}`);
      } else if (!done.has('useLocation') && offersTo(board.view(), 'useLocation').length > 0) {
        await made(() => doDeed('useLocation'));
        done.add('useLocation');
      } else if (!done.has('performTask') && offersTo(board.view(), 'performTask').length > 0) {
        await made(() => doDeed('performTask'));
        done.add('performTask');
      } else if (!done.has('move') && offersTo(board.view(), 'move').length > 0) {
        await made(moveByKeys);
        done.add('move');
      } else {
        await made(endTurn);
        done.add('endTurn');
      }
    }
    expect([...done]).toEqual(expect.arrayContaining(['vote', 'move', 'endTurn']));
  });
});
