import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { same, verify } from '#kernel';
import { titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Open } from '../games/alcatraz/rules/state.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { cardOf } from '../tables/doc.ts';
import type { Entry } from '../tables/entry.ts';
import { openedTable } from '../tables/fold.ts';
import { connect } from '../server/client.fixture.ts';
import { hashOf } from '../tables/secrets.ts';
import { type AlcatrazBoard, alcatrazBoardOf, turnTo } from './alcatraz-board.ts';
import { matchWithNaming, OPTIONS, type PlannedMatch, plannedMatch, WORD } from './alcatraz-plan.ts';
import { searchAlcatraz } from './alcatraz-secrets.ts';
import { playToEnd, until } from './driver.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { button, DESK, join, NAMES, PHONE, press, recordOf, tableOf } from './table.ts';

/** One table for each attempt at the test: a match that has begun cannot be dealt again. */
const TABLES = ['table-of-four--1', 'table-of-four--2', 'table-of-four--3'] as const;
const CODES = ['BCDFGH', 'BCDFGJ', 'BCDFGK'] as const;
const TIED_TABLES = ['table-of-a-tie----1', 'table-of-a-tie----2', 'table-of-a-tie----3'] as const;
const TIED_CODES = ['BCDFHG', 'BCDFHJ', 'BCDFHK'] as const;
const TOKEN = 'the-host-of-the-table'.padEnd(43, '-');
const HOST = 'the-host'.padEnd(16, '-');

let folder: string;
let planned: PlannedMatch;
let tied: PlannedMatch;
let parlour: Parlour;
let attempts = 0;
let tiedAttempts = 0;
beforeAll(async () => {
  folder = mkdtempSync(joinPath(tmpdir(), 'parlour-'));
  const file = joinPath(folder, 'parlour.db');
  planned = plannedMatch();
  tied = matchWithNaming();
  await storeTables(file, [
    ...TABLES.map((table, at) => ({ table, code: CODES[at] ?? '', secret: planned.secret })),
    ...TIED_TABLES.map((table, at) => ({ table, code: TIED_CODES[at] ?? '', secret: tied.secret })),
  ]);
  parlour = await openParlour({ PARLOUR_DATA: file });
  // looking for another match takes minutes
}, 900_000);
afterEach(test => parlour.closeGuests(test));
afterAll(async () => {
  await parlour.end();
  rmSync(folder, { recursive: true, force: true });
});

interface NewTable {
  readonly table: string;
  readonly code: string;
  readonly secret: string;
}

/** New tables with known secrets, whose host has not come yet. */
async function storeTables(file: string, tables: readonly NewTable[]): Promise<void> {
  const at = Date.now();
  const store = await openSqlite({ file, durability: 'normal', limit: null, now: at });
  await store.addGuest({ id: HOST, name: 'Ann', madeAt: at }, hashOf(TOKEN));
  const form = {
    title: 'alcatraz',
    options: { ...OPTIONS },
    seats: 4,
    turnClock: null,
    language: 'en',
    isPublic: false,
    watching: true,
    grows: false,
    latecomers: false,
  } as const;
  for (const { table, code, secret } of tables) {
    const opened: Entry = { kind: 'opened', by: HOST, at, table, code, form, secret, kept: [] };
    await store.addTable(cardOf(openedTable(opened), at, null), JSON.stringify(opened));
  }
  await store.close();
}

/** The random bytes of a seat's word are zeros in this browser, so that the deal is known. */
const knowWord = async ({ context }: Guest): Promise<void> =>
  void (await context.addInitScript(length => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = bytes => (bytes instanceof Uint8Array && bytes.length === length ? bytes : random(bytes));
  }, WORD.length / 2));

/** Four people at the table, one of them on a phone, in three languages. The match has begun. */
async function gather(table: string): Promise<readonly [Guest, Guest, Guest, Guest]> {
  const habits = { ...DESK, game: 'alcatraz', pace: 'off', isOnlyHere: true } as const;
  const guests = [
    await parlour.invite('Ann', habits),
    await parlour.invite('Bob', { ...habits, ...PHONE }),
    await parlour.invite('Cyd', { ...habits, language: 'pl' }),
    await parlour.invite('Dan', { ...habits, language: 'uk', scheme: 'dark' }),
  ] as const;
  const [ann, ...others] = guests;
  await Promise.all(guests.map(knowWord));
  await ann.context.addCookies([{ name: 'parlour', value: TOKEN, url: parlour.url }]);
  await ann.page.goto(`/t/${table}`);
  await button(ann, 'table-stand').waitFor();
  for (const guest of others) await join(guest, ann.page.url());
  await press(ann, button(ann, 'table-start'));
  return guests;
}

describe('A match of Alcatraz', () => {
  test('four people, one on a phone, play a whole match to the escape, and nobody is sent a secret', async () => {
    const table = TABLES[attempts++] ?? '';
    const guests = await gather(table);
    const boards = guests.map((guest, seat) => alcatrazBoardOf(guest, table, seat));
    const board = (seat: number): AlcatrazBoard => {
      const found = boards[seat];
      if (!found) throw new Error(`nobody sits at ${seat}`);
      return found;
    };
    const open = (): Open => board(0).view().open;
    const everybodyKnows = (): Promise<void> =>
      until(() => boards.every(({ view }) => same(view().open, open())), 'everybody has the same board');
    await Promise.all(boards.map(one => one.watch()));

    const holders = new Set<number>();
    let isReloaded = false;
    for (const { by, action } of planned.moves) {
      const { voted, prisoners } = open();
      for (const [seat, { cards }] of prisoners.entries()) if (cards > 0) holders.add(seat);
      if (voted.length === 3 && !isReloaded) {
        await reloadInVote(board(voted[0] ?? 0));
        isReloaded = true;
      }
      await board(by).play(action);
      await everybodyKnows();
    }
    expect(isReloaded).toBe(true);
    expect(boards.every(one => one.isOver())).toBe(true);
    expect(open().ending).toMatchObject({ outcome: 'escape' });
    await Promise.all(boards.map(one => one.seeEnd()));

    const record = await recordOf(board(0).guest, table);
    const game = titleNamed('alcatraz')?.game;
    expect(game && verify(record, game).ok).toBe(true);
    expect(record.moves.map(({ by, action }) => ({ by, action }))).toEqual(planned.moves);
    for (const { guest, seat } of boards) {
      const search = searchAlcatraz(guest, seat, { table, record });
      expect(search.breaches).toEqual([]);
      // the last vote is never hidden: all are shown with it
      const votes = seat === boards.length - 1 ? 0 : open().ballots.length;
      expect(search.own).toBeGreaterThanOrEqual(votes + (holders.has(seat) ? 1 : 0));
      expect(search.searched).toBeGreaterThanOrEqual(planned.moves.length);
      // the search finds a secret where there is one: for a spectator, a player's own vote and hand are a breach
      const { breaches } = searchAlcatraz(guest, 'audience', { table, record });
      const isFound = (what: string): boolean => breaches.some(breach => breach.includes(`: ${what}`));
      expect(isFound('a vote for seat')).toBe(votes > 0);
      expect(isFound('the card')).toBe(holders.has(seat));
    }
  });

  test('ALC-16.9 a full tie at the end: the others name in secret who stays behind', async () => {
    const table = TIED_TABLES[tiedAttempts++] ?? '';
    const tokens = await playBefore(table, tied.moves.slice(0, -2));
    const [ann, bob, dan] = await Promise.all(
      (
        [
          ['Ann', 0],
          ['Bob', 1],
          ['Dan', 3],
        ] as const
      ).map(async ([name, seat]) => {
        const guest = await parlour.invite(name, { ...(seat === 1 ? PHONE : DESK), game: 'alcatraz', pace: 'off' });
        await guest.context.addCookies([{ name: 'parlour', value: tokens[seat] ?? '', url: parlour.url }]);
        await guest.page.goto(`/t/${table}`);
        return alcatrazBoardOf(guest, table, seat);
      }),
    );
    if (!ann || !bob || !dan) throw new Error('three people watch the end');
    // one of those who are tied decides nothing, and is told so
    await ann.guest.hand.needs(
      ann.guest.page.locator('[data-naming]').getByText(ann.guest.word('talk-naming-mine')),
      'That the other players decide',
    );
    expect(await ann.guest.page.locator('[data-naming] [data-pick]').count()).toBe(0);
    const [first, last] = tied.moves.slice(-2);
    if (!first || !last) throw new Error('two name who stays');
    await bob.play(first.action);
    // what one has named is hidden from the other
    await until(() => dan.view().open.naming?.named.length === 1, 'somebody has named');
    expect(bob.view().naming).toBe(0);
    expect(dan.view().naming).toBeNull();
    await dan.play(last.action);
    expect(dan.view().open.ending).toMatchObject({ outcome: 'escape', decidedBy: 'naming', stays: 0 });
    for (const board of [ann, bob, dan]) {
      await until(() => board.isOver(), 'the match is over');
      await board.seeEnd();
      const deciding = board.guest.page.locator('[data-ending] li[data-state=decides]');
      await board.guest.hand.scrollTo(deciding);
      expect(await deciding.textContent()).toContain(board.guest.word('talk-end-naming'));
    }
  });

  test('one person on a phone plays against three bots to the end', async () => {
    const ann = await parlour.invite('Ann', { ...PHONE, game: 'alcatraz', pace: 'off' });
    await ann.page.goto('/', { waitUntil: 'networkidle' });
    await press(ann, button(ann, 'home-play-now-title', { title: NAMES.alcatraz }));
    await ann.page.waitForURL(/\/t\//);
    const board = alcatrazBoardOf(ann, tableOf(ann), 0);
    await board.watch();
    await playToEnd([board], () => board.play(board.think('novice')));
    await board.seeEnd();
    expect(board.view().open.ending).not.toBeNull();
  });
});

/** Programs sit down at a stored table and make these moves. Returns the tokens of the seats. */
async function playBefore(table: string, moves: PlannedMatch['moves']): Promise<readonly string[]> {
  const join = async (name: string): Promise<string> => {
    const body = JSON.stringify({ name });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${parlour.url}/api/guests`, { method: 'POST', body, headers });
    return ((await response.json()) as { readonly token: string }).token;
  };
  const tokens = [TOKEN, await join('Bob'), await join('Cyd'), await join('Dan')];
  const clients = await Promise.all(tokens.map(token => connect({ url: parlour.url, token, table })));
  for (const [seat, client] of clients.entries()) await client.insist({ do: 'sit', seat, word: WORD });
  for (const client of clients) await client.insist({ do: 'ready', ready: true });
  await clients[0]?.insist({ do: 'start' });
  await Promise.all(clients.map(client => client.until(({ doc }) => doc.view !== null)));
  for (const { by, action } of moves) {
    const client = clients[by];
    if (!client) throw new Error(`nobody sits at ${by}`);
    await client.insist({ do: 'move', based: client.n, action });
    await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
  }
  await Promise.all(clients.map(client => client.close()));
  return tokens;
}

/** A player whose vote is in reloads, and finds the own vote and nobody else's. */
async function reloadInVote(board: AlcatrazBoard): Promise<void> {
  const { guest } = board;
  const { vote } = board.view();
  if (vote === null) throw new Error(`${guest.name} has not voted yet`);
  await guest.page.reload();
  await board.watch();
  await turnTo(guest, 'talk');
  const candidates = guest.page.locator('[data-vote-panel] ul[data-choices] > li');
  await candidates.nth(vote).locator('[data-picked]').waitFor();
  expect(await candidates.locator('[data-picked]').count()).toBe(1);
  expect(board.view().vote).toBe(vote);
}
