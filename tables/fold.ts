import {
  type AnyGame,
  type AnyMatch,
  type BySeat,
  commitmentTo,
  completeOptions,
  copy,
  fromHex,
  type Milliseconds,
  type Move,
  applyMove,
  type Seat,
  seatsAt,
  seatsOf,
  seedFrom,
  start,
} from '#kernel';
import { type Title, titleNamed } from '#shelf';
import { spend } from './allowances.ts';
import type { Entry } from './entry.ts';
import type { TableForm, PauseReason } from './protocol.ts';
import type { GuestId, Instant } from './store.ts';
import { botAt, type Chair, chairOf, matchOf, seatOf, type FoldedTable, occupantAt, occupantOf } from './table.ts';

/** Of each guest, and the guests whose ids are remembered. */
const REMEMBERED_IDS = 64;
const REMEMBERED_GUESTS = 256;
export const REMEMBERED_LINES = 100;
/** Covers whole matches of most games. */
const RECENT_MOVES = 200;
const REMEMBERED_RUNS = 20;

/** The table after its first entry. */
export function openedTable(entry: Entry): FoldedTable {
  if (entry.kind !== 'opened') throw new Error(`a log begins with the opening of its table, not with ${entry.kind}`);
  const secret = fromHex(entry.secret, 32);
  if (!secret) throw new Error(`table ${entry.table} has no secret of 32 bytes`);
  return {
    id: entry.table,
    code: entry.code,
    madeAt: entry.at,
    secret,
    commitment: commitmentTo(secret),
    title: titleOf(entry.form),
    form: entry.form,
    host: entry.by,
    hostAway: null,
    phase: 'gathering',
    chairs: seatsOf(Math.max(entry.form.seats, entry.kept.length)).map(seat => freeChair(entry.kept[seat])),
    waiting: [],
    match: null,
    version: null,
    continuedFrom: null,
    time: { at: entry.at, played: 0, running: false },
    paused: null,
    asking: null,
    next: null,
    muted: new Set(),
    n: 1,
    forgottenAt: 0,
    changedAt: entry.at,
    numbers: [],
    lastOwn: [],
    lastMove: 0,
    clockMoves: 0,
    recent: [],
    trimmed: false,
    runs: entry.run === undefined ? [] : [{ run: entry.run, from: 1 }],
    spent: new Map(),
    done: new Map(),
    said: [],
  };
}

/** Applies one more entry. If the rules fail to carry out its move, the table is unchanged. */
export function fold(table: FoldedTable, entry: Entry): void {
  if ('move' in entry && table.match) applyMove(table.match, entry.move);
  table.n += 1;
  table.changedAt = entry.at;
  if (entry.run !== undefined) noteRun(table, entry.run);
  spend(table, entry);
  if (entry.id !== undefined && entry.by !== null) remember(table, entry.by, entry.id);
  if (entry.kind === 'forgotten') table.forgottenAt = table.n;
  if (table.phase === 'closed') return;
  switch (entry.kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'arranged':
      return arrange(table, entry.form);
    case 'sat':
      return sit(chairFor(table, entry.seat), entry, null);
    case 'botSat':
      return sit(chairFor(table, entry.seat), { by: null, name: entry.name, word: entry.name }, entry.bot);
    case 'cleared':
      if (entry.removed) table.chairs.splice(entry.seat, 1);
      else Object.assign(chairOf(table, entry.seat), freeChair());
      return passHost(table, entry.host);
    case 'readied':
      occupantAt(table, entry.seat).ready = entry.ready;
      return;
    case 'hosted':
      return passHost(table, entry.by);
    case 'started':
      return begin(table, entry);
    case 'moved':
      table.clockMoves = clockMovesAfter(table, entry);
      return moved(table, entry.move, entry.at);
    case 'joining':
      table.waiting.push({ guest: entry.by, name: entry.name });
      return moved(table, entry.move, entry.at);
    case 'joinCancelled':
      table.waiting = table.waiting.filter(({ guest }) => guest !== entry.guest);
      return moved(table, entry.move, entry.at);
    case 'asked':
      table.asking = { for: entry.for, by: entry.seat, asked: table.n, agreed: [] };
      return;
    case 'agreed':
      table.asking?.agreed.push(entry.seat);
      return;
    case 'tookBackAll':
      table.clockMoves = 0;
      return takeBackAll(table, entry);
    case 'declined':
      table.asking = null;
      return;
    case 'paused':
      return pause(table, entry.at, entry.why, entry.played);
    case 'resumed':
      table.paused = null;
      table.clockMoves = 0;
      table.time = { at: entry.at, played: table.time.played, running: true };
      return;
    case 'left':
      return leave(table, entry);
    case 'back':
      table.clockMoves = 0;
      return comeBack(table, entry.guest);
    case 'stoodIn':
      occupantAt(table, entry.seat).standIn = entry.bot;
      return;
    case 'tookBack':
      occupantAt(table, entry.seat).standIn = null;
      table.clockMoves = 0;
      return comeBack(table, entry.by);
    case 'passed':
      occupantAt(table, entry.seat).pass = { hash: entry.hash, until: entry.until };
      return;
    case 'handed': {
      const taken = occupantAt(table, entry.seat);
      if (table.host === taken.guest) passHost(table, entry.by);
      if (taken.guest !== null && table.muted.has(taken.guest)) table.muted.add(entry.by);
      Object.assign(taken, { guest: entry.by, pass: null, away: null, gone: false, standIn: null });
      return;
    }
    case 'forgotten':
      return;
    case 'said':
      if (entry.text === '') return;
      table.said.push({ guest: entry.by, name: entry.name, seat: entry.seat, text: entry.text, at: entry.at });
      if (table.said.length > REMEMBERED_LINES) table.said.shift();
      return;
    case 'muted':
      if (entry.muted) table.muted.add(entry.guest);
      else table.muted.delete(entry.guest);
      return;
    case 'rematched':
      table.next = entry.next;
      return;
    case 'closed':
      return close(table);
  }
}

/** From this entry on, this server run writes the log. */
export function noteRun(table: FoldedTable, run: string): void {
  table.runs.push({ run, from: table.n });
  if (table.runs.length > REMEMBERED_RUNS) table.runs.shift();
}

function close(table: FoldedTable): void {
  table.phase = 'closed';
  table.time = { ...table.time, running: false };
}

const titleOf = ({ title }: TableForm): Title => {
  const found = titleNamed(title);
  if (!found) throw new Error(`there is no title ${title} on the shelf`);
  return found;
};

const freeChair = (keptFor: Chair['keptFor'] = null): Chair => ({ taken: null, keptFor });

/** During a match, only joining can be changed. */
function arrange(table: FoldedTable, form: TableForm): void {
  const { chairs, phase } = table;
  const isGrown = form.grows && form.seats === table.form.seats;
  table.form = form;
  if (phase !== 'gathering') return;
  table.title = titleOf(form);
  const count = isGrown ? Math.min(Math.max(form.seats, chairs.length), table.title.game.seats.max) : form.seats;
  table.chairs = seatsOf(count).map(seat => chairs[seat] ?? freeChair());
  for (const { taken } of table.chairs) if (taken?.guest) taken.ready = false;
}

/** The chair of a seat, which may be a new one after the last. */
function chairFor(table: FoldedTable, seat: Seat): Chair {
  if (seat === table.chairs.length) table.chairs.push(freeChair());
  return chairOf(table, seat);
}

function sit(
  chair: Chair,
  { by, name, word }: { by: GuestId | null; name: string; word: string | null }, // null: after the deal
  bot: string | null,
): void {
  chair.taken = {
    guest: by,
    name,
    bot,
    word,
    ready: bot !== null || word === null,
    away: null,
    gone: false,
    standIn: null,
    pass: null,
  };
  chair.keptFor = null;
}

function passHost(table: FoldedTable, host: GuestId): void {
  if (table.host === host) return;
  table.host = host;
  table.hostAway = occupantOf(table, host)?.away ?? null;
}

/** Deals. The seed needs the secret and every word, so nobody knew it before. */
function begin(table: FoldedTable, { at, version, from }: Entry & { kind: 'started' }): void {
  table.version = version;
  const title = titleNamed(table.title.id, version);
  if (!title) return close(table); // the match would go differently under other rules
  table.title = title;
  table.phase = 'playing';
  table.continuedFrom = from ?? null;
  table.match = start(dealOf(table));
  table.recent.push({ n: table.n, told: table.match.told });
  table.time = { at, played: 0, running: true };
  table.lastOwn = table.chairs.map(() => table.n);
  table.lastMove = table.n;
  table.numbers = [table.n];
}

/** The setup of the match. */
export const dealOf = (table: FoldedTable): Pick<AnyMatch, 'game' | 'options' | 'seats' | 'seed'> => ({
  game: table.continuedFrom ? startingFrom(table.title.game, table.continuedFrom) : table.title.game,
  options: optionsOf(table.form, table.title),
  seats: wordsOf(table).length,
  seed: seedFrom(table.secret, wordsOf(table)),
});

/** The same rules, but the match starts from this position. */
const startingFrom = (game: AnyGame, position: object): AnyGame => ({ ...game, setup: () => copy(position) });

/** The options of the match: those chosen and those fixed by the title. The form may be older than the rules. */
const optionsOf = ({ options }: Pick<TableForm, 'options'>, { game, fixed }: Title): object =>
  completeOptions(game.options, { ...options, ...fixed });

/** The words of the seats at the deal. */
export const wordsOf = ({ chairs }: FoldedTable): BySeat<string> =>
  chairs.flatMap(({ taken }) => (taken?.word === null ? [] : [taken?.word ?? '']));

/** A person's move resets the count; a bot's own move does not change it. */
function clockMovesAfter({ chairs, clockMoves }: FoldedTable, { by, move }: Entry & { kind: 'moved' }): number {
  if (by !== null) return 0;
  const taken = typeof move.by === 'number' ? chairs[move.by]?.taken : null;
  return taken && botAt(taken) ? clockMoves : clockMoves + 1;
}

function moved(table: FoldedTable, move: Move<{ type: string }>, at: Instant): void {
  const match = matchOf(table);
  // during a pause nothing is played, but players may come and go
  table.time = { at, played: move.at, running: table.paused === null };
  table.lastMove = table.n;
  table.numbers.push(table.n);
  if (move.action === null) table.recent.pop();
  else table.recent.push({ n: table.n, told: match.told });
  if (table.recent.length > RECENT_MOVES) {
    table.recent.shift();
    table.trimmed = true;
  }
  if (table.asking?.for === 'undo') table.asking = null;
  if (move.by === 'clock' || move.action === null) table.lastOwn.fill(table.n);
  else if (move.by !== 'table') table.lastOwn[move.by] = table.n;
  seatLatecomers(table, match);
  if (!match.game.result(match.state)) return;
  table.phase = 'over';
  table.waiting = [];
  table.asking = null;
  table.time = { at, played: move.at, running: false };
}

/** Seats waiting latecomers where the rules have added seats. They have no word, since the deal was before. */
function seatLatecomers(table: FoldedTable, match: AnyMatch): void {
  while (table.chairs.length < seatsAt(match)) {
    const next = table.waiting.shift();
    if (!next) throw new Error('a seat was added, but no guest waits for one');
    sit(chairFor(table, table.chairs.length), { by: next.guest, name: next.name, word: null }, null);
    table.lastOwn.push(table.n);
  }
}

/** Each mover undoes its own moves, up to the requested one. */
function takeBackAll(table: FoldedTable, { back, at }: Entry & { kind: 'tookBackAll' }): void {
  const match = matchOf(table);
  for (const move of back) {
    applyMove(match, move);
    moved(table, move, at);
  }
}

function pause(table: FoldedTable, at: Instant, why: PauseReason, played: Milliseconds): void {
  table.paused = why;
  table.asking = null;
  table.time = { at, played, running: false };
}

function leave(table: FoldedTable, { guest, at, gone }: Entry & { kind: 'left' }): void {
  const taken = occupantOf(table, guest);
  if (taken) {
    taken.away ??= at;
    taken.gone ||= gone;
    // drop a request whose author has left
    if (table.asking?.by === seatOf(table, guest)) table.asking = null;
  }
  if (table.host === guest) table.hostAway ??= at;
}

function comeBack(table: FoldedTable, guest: GuestId): void {
  const taken = occupantOf(table, guest);
  if (taken) Object.assign(taken, { away: null, gone: false });
  if (table.host === guest) table.hostAway = null;
}

function remember({ done, n }: FoldedTable, by: GuestId, id: string): void {
  const own = done.get(by) ?? new Map<string, number>();
  // the guests who acted last come last
  done.delete(by);
  done.set(by, own.set(id, n));
  dropOldest(own, REMEMBERED_IDS);
  dropOldest(done, REMEMBERED_GUESTS);
}

function dropOldest(entries: Map<string, unknown>, limit: number): void {
  const [oldest] = entries.keys();
  if (oldest !== undefined && entries.size > limit) entries.delete(oldest);
}
