import { type Offer, quickChance, same, verify } from '#kernel';
import { titleNamed } from '#shelf';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { canHoldPlebiscite } from '../games/tczew/rules/plebiscites.ts';
import { builder } from '../games/tczew/rules/player.fixture.ts';
import type { Action, Open, View } from '../games/tczew/rules/state.ts';
import { until } from './driver.ts';
import { type FastForward, fastForward } from './fast-forward.ts';
import type { Guest } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { button, choose, DESK, join, openTable, PHONE, press, recordOf, tableOf } from './table.ts';
import { type TczewBoard, tczewBoardOf } from './tczew-board.ts';
import { searchTczew } from './tczew-secrets.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

/** Builds and plays events, and never proposes to stop. */
const player = builder({ wild: 5, stops: 0 });
const HABITS = { ...DESK, game: 'tczew', pace: 'off' } as const;

interface Company {
  readonly table: string;
  readonly boards: readonly TczewBoard[];
  readonly forward: FastForward<Action>;
  open(): Open;
  /** Everybody who is awaited moves by tapping, as a test player would. */
  tapMoves(count: number): Promise<void>;
  /** Waits until every browser has the same board. */
  agree(): Promise<void>;
}

/** Friends around a table of Zbudujmy Tczew that has begun. */
async function gather(
  guests: readonly Guest[],
  seed: number,
  arrange: (host: Guest) => Promise<void>,
): Promise<Company> {
  const [host, ...others] = guests;
  if (!host) throw new Error('nobody came');
  const link = await openTable(host, 'tczew');
  await arrange(host);
  for (const guest of others) await join(guest, link);
  await press(host, button(host, 'table-start'));
  const table = tableOf(host);
  const boards = guests.map((guest, seat) => tczewBoardOf(guest, table, seat));
  await Promise.all(guests.map(({ page }) => page.locator('[data-width]').first().waitFor()));
  const forward = await fastForward<View, Action>({ url: parlour.url, table, title: 'tczew', guests, player, seed });
  const luck = quickChance(seed);
  const view = (seat: number): View => {
    const board = boards[seat];
    if (!board) throw new Error(`nobody sits at ${seat}`);
    return board.view();
  };
  async function agree(): Promise<void> {
    await until(() => boards.every(board => same(board.view().open, view(0).open)), 'all have the same board', 120_000);
    // many moves at once take a while to be painted
    await Promise.all(guests.map(({ page }) => page.evaluate(() => new Promise(requestAnimationFrame))));
  }
  return {
    table,
    boards,
    forward,
    open: () => view(0).open,
    agree,
    async tapMoves(count) {
      for (let moves = 0; moves < count; moves++) {
        await agree();
        const board = boards.find(one => one.isAwaited());
        if (!board) return;
        await board.play(moveOf(board));
      }
    },
  };

  function moveOf(board: TczewBoard): Action {
    const offers = titleNamed('tczew')?.game.offers(board.view()) ?? [];
    return player(board.view(), offers as unknown as readonly Offer<Action>[], luck);
  }
}

/** The bytes each browser got hold nothing its player could not know; a search that finds nothing at all is none. */
async function searchAll({ boards, table }: Company): Promise<void> {
  const [first] = boards;
  if (!first) throw new Error('nobody came');
  const record = await recordOf(first.guest, table);
  const game = titleNamed('tczew')?.game;
  expect(game && verify(record, game).ok).toBe(true);
  for (const { guest, seat } of boards) {
    const search = searchTczew(guest, seat, { table, record });
    expect(search.breaches).toEqual([]);
    expect(search.own).toBeGreaterThan(5);
    expect(search.searched).toBeGreaterThanOrEqual(record.moves.length);
    // the search finds a secret where there is one: for a spectator, a player's own hand is a breach
    const { breaches } = searchTczew(guest, 'audience', { table, record });
    expect(breaches.some(breach => breach.includes('in the hand of seat'))).toBe(true);
  }
}

describe('A match of Zbudujmy Tczew', () => {
  test('two people, one on a phone, play a whole basic game to the score sheet, and nobody is sent a secret', async () => {
    const ann = await parlour.invite('Ann', HABITS);
    const bob = await parlour.invite('Bob', { ...PHONE, game: 'tczew', pace: 'off', language: 'pl' });
    const company = await gather([ann, bob], 3, async host => {
      await host.page.getByLabel(host.word('table-option-seats'), { exact: true }).selectOption({ index: 0 });
      await choose(host, 'lastEpoch', '3');
    });
    const { forward, boards, open, agree } = company;
    // the prehistory, the founding and the first turns by hand
    await company.tapMoves(14);
    expect(open().phase).toBe('main');

    // a reload in the middle of a decision
    await forward.until(view => isDecision((view as View).open));
    const chooser = boards[open().pending?.seat ?? -1];
    await chooser?.guest.page.reload();
    await chooser?.guest.page.locator('[data-event-panel] [data-decision][data-mine]').waitFor();
    await company.tapMoves(1);

    // the middle goes by itself, the last moves are made by hand
    await forward.until(view => (view as View).open.phase === 'lastLap');
    await forward.end();
    await agree();
    await company.tapMoves(40);
    expect(boards.every(board => board.isOver())).toBe(true);
    expect(open().ending?.reason).toBe('lastCard');
    await Promise.all(boards.map(board => board.seeEnd()));
    await lightRow(ann);
    await searchAll(company);
  });

  test('three people play an extended game with a plebiscite, and agree to stop', async () => {
    const guests = [
      await parlour.invite('Ann', HABITS),
      await parlour.invite('Bob', { ...HABITS, scheme: 'dark', language: 'it' }),
      await parlour.invite('Cyd', { ...HABITS, language: 'uk' }),
    ];
    const company = await gather(guests, 5, host => choose(host, 'mode', 'extended'));
    const { forward, boards, open, agree } = company;
    // until somebody can hold the plebiscite of the turn
    await forward.until((view, [seat]) => {
      const { open } = view as View;
      const isFree = open.turn !== null && open.pending === null && !open.turn.isMainDone;
      return isFree && seat !== undefined && canHoldPlebiscite(open, seat);
    });
    await agree();
    const seat = open().turn?.seat ?? 0;
    const board = boards[seat];
    if (!board) throw new Error('nobody is to move');
    const offers = (titleNamed('tczew')?.game.offers(board.view()) ?? []).filter(({ type }) => type === 'plebiscite');
    const held = player(board.view(), offers as unknown as readonly Offer<Action>[], quickChance(1));
    expect(held.type).toBe('plebiscite');
    await board.play(held);
    expect(open().turn?.hasHeldPlebiscite).toBe(true);
    expect(held.type === 'plebiscite' && open().board[held.to]?.immune).toBe(true);
    await forward.end();

    // everybody agrees to stop
    const proposer = boards[(seat + 1) % 3];
    await proposer?.play({ type: 'proposeEnd' });
    for (const other of boards.filter(one => one !== proposer)) {
      await agree();
      await other.play({ type: 'voteEnd', agree: true });
    }
    await until(() => boards.every(one => one.isOver()), 'the match is over');
    expect(open().ending?.reason).toBe('agreed');
    await Promise.all(boards.map(one => one.seeEnd()));
    await searchAll(company);
  });
});

/** An event asks for a card, a cell or an answer. */
const isDecision = ({ pending }: Open): boolean => pending !== null && pending.type !== 'plebiscite';

/** A row of the score sheet lights its cards on the map. */
async function lightRow({ page, hand }: Guest): Promise<void> {
  const row = page.locator('[data-overlay] [data-row="starts"]').getByRole('button');
  await hand.scrollTo(row);
  await hand.tap(row);
  await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('[data-overlay] [data-mark="counted"]').count()).toBeGreaterThanOrEqual(2);
}
