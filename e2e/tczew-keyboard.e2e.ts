import { type Offer, quickChance, same } from '#kernel';
import { titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { builder } from '../games/tczew/rules/player.fixture.ts';
import type { Action, Open, View } from '../games/tczew/rules/state.ts';
import { until } from './driver.ts';
import { fastForward } from './fast-forward.ts';
import { type Focused, keyboardOf } from './keyboard.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { button, choose, DESK, join, openTable, press, tableOf } from './table.ts';
import { tczewBoardOf } from './tczew-board.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.closeGuests(test));
afterAll(() => parlour.end());

type Kind = Action['type'];
/** What is done with keys so many times; everything an event asks is answered with keys as well. */
const TURNS = 10;
const KINDS = ['place', 'swap', 'wait', 'playEvent', 'plebiscite'] as const satisfies readonly Kind[];
const player = builder({ wild: 3, stops: 0 });
const HABITS = { ...DESK, game: 'tczew', pace: 'off' } as const;

describe('Zbudujmy Tczew by keyboard', () => {
  test(`an extended game with keys alone: ${TURNS} turns of each kind, and whatever events ask`, async () => {
    const ann = await parlour.invite('Ann', HABITS);
    const bob = await parlour.invite('Bob', HABITS);
    const link = await openTable(ann, 'tczew');
    await ann.page.getByLabel(ann.word('table-option-seats'), { exact: true }).selectOption({ index: 0 });
    await choose(ann, 'mode', 'extended');
    await join(bob, link);
    await press(ann, button(ann, 'table-start'));
    const table = tableOf(ann);
    await ann.page.locator('[data-cell="224"]').waitFor();
    // Bob plays over a socket of his own
    await bob.page.goto('/settings');
    const forward = await fastForward<View, Action>({
      url: parlour.url,
      table,
      title: 'tczew',
      guests: [ann, bob],
      player,
      seed: 11,
    });
    const { page } = ann;
    const keys = keyboardOf(page);
    const board = tczewBoardOf(ann, table, 0);
    const luck = quickChance(11);
    const asked: string[] = [];
    const done = new Map<Kind, number>(KINDS.map(kind => [kind, 0]));
    const left = (kind: Kind): number => Math.max(0, TURNS - (done.get(kind) ?? TURNS));

    const pressOn = async (is: (focused: Focused) => boolean, what: string): Promise<void> => {
      await keys.tabTo(is, what);
      await keys.press('Enter');
    };
    const pressMove = (type: string): Promise<void> => pressOn(({ data }) => data['move'] === type, `the move ${type}`);
    async function chooseCard(card: number): Promise<void> {
      await keys.tabTo(({ data }) => data['handCard'] !== undefined, 'the hand');
      await keys.press('Home');
      for (let step = 0; step < 12; step++) {
        if ((await keys.focused()).data['handCard'] === String(card)) break;
        await keys.press('ArrowRight');
      }
      const one = page.locator(`[data-hand-card="${card}"]`);
      if ((await one.getAttribute('aria-selected')) !== 'true') await keys.press('Enter');
      await expect.poll(() => one.getAttribute('aria-selected')).toBe('true');
    }
    /** Goes to an open cell of the map by N, and chooses it; the second Enter confirms. */
    async function layOnMap(cell: number): Promise<void> {
      await keys.tabTo(({ data }) => data['cell'] !== undefined, 'the map');
      for (let step = 0; step < 225; step++) {
        await keys.press('n');
        if ((await keys.focused()).data['cell'] === String(cell)) break;
      }
      expect((await keys.focused()).data['cell']).toBe(String(cell));
      await askOnce();
      await keys.press('Enter');
      await keys.press('Enter');
    }
    /** What touches the cell, where the card may go, what protects the cell; then the same cell has the focus. */
    async function askOnce(): Promise<void> {
      if (asked.length > 0) return;
      for (const key of ['t', 'w', 'p']) {
        await keys.press(key);
        asked.push((await page.locator('[data-answer]').textContent()) ?? '');
      }
      expect(new Set(asked).size).toBe(3);
    }
    async function act(action: Action): Promise<void> {
      switch (action.type) {
        case 'rollEpochOne':
        case 'done':
          return pressMove(action.type);
        case 'chooseEpochOneCell':
        case 'lay':
          return layOnMap(action.cell);
        case 'placeFounding':
        case 'place':
        case 'build':
          await chooseCard(action.card);
          return layOnMap(action.cell);
        case 'playEvent':
          await chooseCard(action.card);
          for (const target of action.targets)
            await pressOn(({ data }) => data['targetSeat'] === String(target), 'the target');
          return pressMove('playEvent');
        case 'swap':
          await chooseCard(action.card);
          return pressMove('swap');
        case 'wait':
        case 'endTurn':
          await pressMove(action.type);
          if ((await page.locator(`[data-move=${action.type}][data-asked]`).count()) > 0)
            await pressOn(({ data }) => data['move'] === action.type && data['asked'] !== undefined, 'confirming');
          return;
        case 'plebiscite':
          if ((await page.locator('[data-plebiscite]').count()) === 0) await pressMove('plebiscite');
          await pressOn(({ data }) => data['attack'] === String(action.to), 'the card to win');
          if ((await page.locator('[data-attack-from]').count()) > 0)
            await pressOn(({ data }) => data['attackFrom'] === String(action.from), 'the card to win it from');
          return pressMove('plebiscite');
        case 'pick':
          await pressOn(({ data }) => data['pickCell'] === String(action.cell), 'a card on the board');
          return pressMove('pick');
        case 'fetch':
        case 'give':
        case 'take':
        case 'putBack':
          await pressOn(({ data }) => data['pickCard'] === String(action.card), 'a card');
          return pressMove(action.type);
        case 'choose':
          await pressOn(({ data }) => data['option'] === action.option, 'an answer');
          return pressMove('choose');
        case 'pickTown':
        case 'proposeEnd':
        case 'voteEnd':
          throw new Error(`not expected: ${action.type}`);
      }
    }
    const offersNow = (): readonly Offer<Action>[] =>
      (titleNamed('tczew')?.game.offers(board.view()) ?? []) as unknown as readonly Offer<Action>[];
    /** The kind that was done least; undefined: none of those that are possible is wanted any more. */
    const wantedKind = (offers: readonly Offer<Action>[]): Kind | undefined =>
      KINDS.filter(kind => left(kind) > 0 && offers.some(({ type }) => type === kind)).sort(
        (one, other) => left(other) - left(one) || KINDS.indexOf(other) - KINDS.indexOf(one),
      )[0];

    for (let moves = 0; moves < 1_000 && KINDS.some(kind => left(kind) > 0); moves++) {
      await forward.until((_, awaited) => awaited[0] === 0);
      await until(() => board.isOver() || board.isAwaited(), 'it is for Ann to decide');
      if (board.isOver()) break;
      const before: Open = board.view().open;
      const offers = offersNow();
      const isAsked = before.pending !== null || before.phase === 'epoch1' || before.phase === 'epoch2';
      const kind = isAsked ? undefined : wantedKind(offers);
      const action = player(board.view(), kind ? offers.filter(({ type }) => type === kind) : offers, luck);
      if (kind || isAsked) {
        await act(action);
        done.set(action.type, (done.get(action.type) ?? 0) + 1);
      } else await forward.move(0, action);
      await until(() => !same(board.view().open, before) || board.isOver(), `Ann: ${JSON.stringify(action)}`);
    }
    await forward.end();
    console.log([...done].map(([kind, count]) => `${kind} ${count}`).join(', '));
    for (const kind of KINDS.filter(one => one !== 'plebiscite')) expect(done.get(kind)).toBe(TURNS);
    expect(done.get('plebiscite')).toBeGreaterThanOrEqual(3);
    for (const kind of ['rollEpochOne', 'placeFounding', 'pick'] as const) expect(done.get(kind)).toBeGreaterThan(0);
  }, 400_000);
});
