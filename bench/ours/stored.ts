import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { decide, quickChance, seatsOf, toHex } from '#kernel';
import { pi } from '../../games/pi/rules/game.ts';
import type { State } from '../../games/pi/rules/state.ts';
import { cardOf } from '../../tables/doc.ts';
import type { Entry } from '../../tables/entry.ts';
import { readForm } from '../../tables/form.ts';
import type { TableForm } from '../../tables/protocol.ts';
import { loadLive } from '../../tables/live.ts';
import { newCode, newTableId } from '../../tables/secrets.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store, TableKey } from '../../tables/store.ts';
import { fold, openedTable } from '../../tables/fold.ts';
import { matchOf, type FoldedTable } from '../../tables/table.ts';
import { courseOf, PI_SEATS, sightOf } from '../load/course.ts';
import { inFolder } from './folder.ts';
import { UNLIMITED } from './server.ts';

// The store: how fast one match is read, and how fast a server starts with very many tables.

/** Milliseconds to load each of this many stored matches, for the first time. */
export const coldLoads = (matches: number, moves: number): Promise<number[]> =>
  inFolder(async file => {
    const keys = await withStore(file, store => addMatches(store, matches, moves));
    return withStore(file, async store => {
      const times: number[] = [];
      for (const key of keys) {
        const since = performance.now();
        await loadLive({ store, now: Date.now, outages: [], watch: SILENT, run: 'bench' }, key);
        times.push(performance.now() - since);
      }
      return times;
    });
  });

/** Milliseconds from the start of the process to its first answer, with this many stored matches. */
export const startsWith = (matches: number, moves: number, starts: number): Promise<number[]> =>
  inFolder(async file => {
    await withStore(file, store => addMatches(store, matches, moves));
    const times: number[] = [];
    for (let start = 0; start < starts; start++) times.push(await startOnce(file));
    return times;
  });

const SILENT = { moved() {}, stored() {}, refused() {}, problem() {} };

async function startOnce(file: string): Promise<number> {
  const since = performance.now();
  const server = spawn(process.execPath, [fileURLToPath(new URL('../../cli/parlour.ts', import.meta.url)), 'serve'], {
    env: { ...process.env, ...UNLIMITED, PARLOUR_DATA: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    for await (const chunk of server.stdout.setEncoding('utf8')) {
      said += chunk;
      const [url] = /http:\/\/[\w.:]+/.exec(said) ?? [];
      if (url === undefined) continue;
      if (!(await fetch(`${url}/healthz`)).ok) throw new Error('the server is not well');
      return performance.now() - since;
    }
    throw new Error('the server ended before it said where it is');
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

const AT_ONCE = 256;

/** Running matches, each with the course of its number. The same few are stored again under new names. */
async function addMatches(store: Store, count: number, moves: number): Promise<TableKey[]> {
  const keys: TableKey[] = [];
  const games = Array.from({ length: Math.min(count, 16) }, (_, number) => entriesOf(number, moves));
  for (let from = 0; from < count; from += AT_ONCE)
    keys.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
          addMatch(store, games[(from + index) % games.length] ?? []),
        ),
      )),
    );
  return keys;
}

async function addMatch(store: Store, [opened, ...rest]: readonly Entry[]): Promise<TableKey> {
  if (opened?.kind !== 'opened') throw new Error('a log begins with the opening of its table');
  for (;;) {
    const first: Entry = { ...opened, table: newTableId(), code: newCode() };
    const key = await store.addTable(cardOf(openedTable(first), first.at, null), JSON.stringify(first));
    if (key === undefined) continue;
    const lines = rest.map((entry, index) => ({
      lane: 'table' as const,
      number: index + 2,
      body: JSON.stringify(entry),
    }));
    await store.append(key, lines, null);
    return key;
  }
}

function entriesOf(number: number, moves: number): Entry[] {
  const chance = quickChance(number);
  const secret = toHex(Uint8Array.from({ length: 32 }, () => chance.below(256)));
  const by = (seat: number): string => `guest ${seat}`;
  const entries: Entry[] = [
    { kind: 'opened', by: by(0), at: 0, table: 'A', code: 'A', form: FORM, secret, kept: [] },
    ...seatsOf(PI_SEATS).map(
      (seat): Entry => ({ kind: 'sat', by: by(seat), at: 0, seat, name: by(seat), word: by(seat) }),
    ),
    { kind: 'started', by: by(0), at: 0, version: pi.version },
  ];
  const [first, ...rest] = entries as [Entry, ...Entry[]];
  const table: FoldedTable = openedTable(first);
  for (const entry of rest) fold(table, entry);
  const choose = courseOf(number);
  for (let at = 1; at <= moves; at++) {
    const sight = sightOf(matchOf(table).state as State);
    const decided = decide(matchOf(table), sight.turn, choose(sight), at);
    if (!decided.ok) throw new Error(`course ${number} was refused: ${JSON.stringify(decided.refusal)}`);
    const moved: Entry = { kind: 'moved', by: by(sight.turn), id: `${at}`, at, move: decided.move };
    fold(table, moved);
    entries.push(moved);
  }
  return entries;
}

const FORM = readForm({ title: 'pi', seats: PI_SEATS }, undefined) as TableForm;

async function withStore<Result>(file: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openSqlite({ file, durability: 'full', limit: null, now: Date.now() });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
