import { eventsFor, same } from '#kernel';
import { tableDoc, viewOf, youDoc, awaitedAt } from '../../../tables/doc.ts';
import type { ChatEntry, Entry } from '../../../tables/entry.ts';
import { fold, openedTable } from '../../../tables/fold.ts';
import type { ServerMessage } from '../../../tables/protocol.ts';
import { botAt, clockDue, type FoldedTable } from '../../../tables/table.ts';
import { instantOf, playedBy } from '../../../tables/time.ts';
import { viewerFor } from '../../../tables/tell.ts';
import type { TableRow } from './database.ts';
import type { Party } from './party.ts';
import type { SimulatedClient } from './simulated-client.ts';
import type { HeardTable, SimulatedCommand, World } from './world.ts';
import { trueTime } from './world.ts';

/** Checks the whole history, in a time linear to its length. */
export function checkHistory(world: World): void {
  const commands = Map.groupBy(world.commands, ({ table }) => table);
  for (const row of world.database.tables.values()) {
    const { id } = row.card;
    const entries = row.lanes.table.map(body => JSON.parse(body) as Entry);
    const said = row.lanes.watchers.map(body => JSON.parse(body) as ChatEntry);
    checkCommands(world, id, commands.get(id) ?? [], { entries, said });
    checkTimes(world, row, entries);
    checkViews(world, row, entries, world.tables.get(id));
  }
  for (const id of world.tables.keys()) if (!world.database.byId.has(id)) world.blame(`table ${id} is not stored`);
}

/** Acknowledged means stored once; refused means absent; without an answer, absent or stored once. */
function checkCommands(
  world: World,
  table: string,
  commands: readonly SimulatedCommand[],
  { entries, said }: { readonly entries: readonly Entry[]; readonly said: readonly ChatEntry[] },
): void {
  const numbers = new Map<string, number[]>();
  const add = ({ by, id }: { by: string | null; id?: string }, n: number): void => {
    if (by === null || id === undefined) return;
    const name = `${by} ${id}`;
    numbers.set(name, [...(numbers.get(name) ?? []), n]);
  };
  for (const [at, entry] of entries.entries()) add(entry, at + 1);
  for (const line of said) add(line, 0);
  for (const { guest, id, kind, answer, after } of commands) {
    const stored = numbers.get(`${guest} ${id}`) ?? [];
    const blame = (flaw: string): void => world.blame(`${kind} ${id} of ${guest} at ${table} ${flaw}`);
    if (stored.length > 1) blame(`is stored ${stored.length} times: ${stored.join(', ')}`);
    const [n] = stored;
    if (answer?.type === 'told' && n === undefined) blame(`was acknowledged as ${answer.n}, and is not stored`);
    if (answer?.type === 'told' && n !== undefined && n > 0 && answer.n !== n)
      blame(`was acknowledged as ${answer.n}, and is stored as ${n}`);
    if (answer?.type === 'refused' && n !== undefined) blame(`was refused, and is stored as ${n}`);
    if (n !== undefined && n > 0 && n <= after) blame(`is stored as ${n}, and ${after} was told before it was sent`);
  }
}

/** No entry is earlier than the one before it, and in calm times all carry the time at which they were stored. */
function checkTimes(world: World, { card: { id }, storedAt }: TableRow, entries: readonly Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1];
    const stored = storedAt[at] ?? 0;
    if (before && entry.at < before.at)
      world.blame(`entry ${at + 1} of ${id} is ${before.at - entry.at} ms earlier than the one before`);
    const isCalm = world.calmAt !== null && stored - world.calmAt > UNTIL_TIMES_AGREE && (before?.at ?? 0) < stored;
    if (isCalm && Math.abs(stored - entry.at) > MAX_CLOCK_ERROR)
      world.blame(`entry ${at + 1} of ${id} is dated ${entry.at - stored} ms after it was stored`);
  }
}

/** After this time without trouble, all servers have measured their clocks. */
const UNTIL_TIMES_AGREE = 8_000;
const MAX_CLOCK_ERROR = 1_000;

/** The clock moves when it is due, not earlier. Outages only delay it. */
function checkClock(world: World, table: FoldedTable, entry: Entry): void {
  if (entry.kind !== 'moved' || entry.move.by !== 'clock') return;
  const due = clockDue(table);
  const early = due === undefined ? 0 : due - playedBy(table.time, entry.at, []);
  if (early > 0) world.blame(`the clock of ${table.id} moved ${early} ms early, as entry ${table.n + 1}`);
}

/** What clients saw and heard follows from the log. */
function checkViews(world: World, { card: { id } }: TableRow, entries: readonly Entry[], heard?: HeardTable): void {
  const [first, ...rest] = entries;
  if (!first || !heard) return;
  const docs = Map.groupBy(heard.docs, ({ n }) => n);
  const table = openedTable(first);
  for (const entry of [null, ...rest]) {
    if (entry) checkClock(world, table, entry);
    if (entry) fold(table, entry);
    if (entry) checkHeard(world, table, entry, heard);
    for (const { guest, asAudience, doc } of docs.get(table.n) ?? []) {
      const listener = { guest: { id: guest, name: guest, madeAt: 0 }, asAudience };
      const viewer = viewerFor(table, listener as unknown as Parameters<typeof viewerFor>[1]);
      const expected: Record<string, unknown> = {
        table: tableDoc(table),
        you: youDoc(table, guest, viewer),
        view: viewOf(table, viewer),
        awaited: awaitedAt(table),
      };
      for (const [part, value] of Object.entries(expected)) {
        const seen = Reflect.get(doc, part) as unknown;
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        if (!same(seen, plain))
          world.blame(
            `${guest} saw another ${part} of ${id} at ${table.n}:\n  ${JSON.stringify(seen)}\n  ${JSON.stringify(plain)}`,
          );
      }
    }
  }
  if (heard.last > entries.length) world.blame(`${heard.last} was heard at ${id}, and ${entries.length} is the last`);
}

/** Each viewer heard the events and lines of the entry. */
function checkHeard(world: World, table: FoldedTable, entry: Entry, { texts }: HeardTable): void {
  const isPlay = entry.kind === 'started' || 'move' in entry;
  if (!isPlay && entry.kind !== 'said') return;
  for (const [name, byNumber] of texts) {
    const text = byNumber[table.n];
    if (text === undefined) continue;
    const told = JSON.parse(text) as Extract<ServerMessage, { type: 'told' }>;
    const [guest = '', , asAudience] = name.split(' ');
    const listener = { guest: { id: guest, name: guest, madeAt: 0 }, asAudience: asAudience !== undefined };
    const viewer = viewerFor(table, listener as unknown as Parameters<typeof viewerFor>[1]);
    const events = isPlay && table.match ? eventsFor(table.match.told, viewer) : [];
    if (!same(told.heard ?? [], JSON.parse(JSON.stringify(events)) as unknown))
      world.blame(`${name} heard other events of ${table.id} at ${table.n}: ${text}`);
    if (entry.kind === 'said' && told.said?.text !== entry.text)
      world.blame(`${name} heard another line of ${table.id} at ${table.n}: ${text}`);
  }
}

/** How long after the end of all trouble something may still take. */
const LATEST_ENTRY = 3_000;
const LATEST_CLOCK = 5_000;
const LATEST_ANSWER = 20_000;
const LATEST_BOT = 25_000;

/** After the trouble everybody is connected, knows everything, and every table goes on. */
export function checkLiveness(world: World, parties: readonly Party[]): void {
  for (const { clients, table, name } of parties) {
    if (table === null) {
      world.blame(`${name} could not open a table`);
      continue;
    }
    const row = world.database.byId.get(table);
    if (!row) continue;
    const entries = row.lanes.table.map(body => JSON.parse(body) as Entry);
    const now = trueTime(world);
    const known = row.storedAt.filter(at => at < now - LATEST_ENTRY).length;
    for (const { guest, isIn, n, waits } of clients) {
      const blame = (flaw: string): void => world.blame(`after the trouble, ${guest.id} at ${table} ${flaw}`);
      if (!isIn) blame('is not connected');
      else if (n < known) blame(`knows ${n} of ${entries.length}`);
      if (waits > LATEST_ANSWER) blame(`has waited ${Math.round(waits)} ms for an answer`);
    }
    checkPresence(world, foldedFrom(entries), clients);
  }
  for (const { card, lanes } of world.database.tables.values())
    if (card.phase === 'playing')
      checkProgress(world, foldedFrom(lanes.table.map(body => JSON.parse(body) as Entry)), parties);
}

/** Nobody who is connected is shown as away. */
function checkPresence(world: World, table: FoldedTable, clients: readonly SimulatedClient[]): void {
  for (const { guest, isIn } of clients)
    for (const { taken } of table.chairs)
      if (isIn && taken?.guest === guest.id && taken.away !== null && !taken.gone)
        world.blame(`${guest.id} is connected to ${table.id}, and shown as away`);
}

function foldedFrom([first, ...rest]: readonly Entry[]): FoldedTable {
  if (!first) throw new Error('a table has no log');
  const table = openedTable(first);
  for (const entry of rest) fold(table, entry);
  return table;
}

/** Clocks that are due have moved, and so have bots; a table that all people have left is paused. */
function checkProgress(world: World, table: FoldedTable, parties: readonly Party[]): void {
  const now = trueTime(world);
  const { id } = table;
  if (table.phase !== 'playing' || table.paused !== null) return;
  const due = clockDue(table);
  const instant = due === undefined ? undefined : instantOf(table.time, due, now, world.database.outages);
  const late = due === undefined ? 0 : playedBy(table.time, now, world.database.outages) - due;
  if (instant !== undefined && instant <= now && late > LATEST_CLOCK && now - table.changedAt > LATEST_CLOCK)
    world.blame(`the clock of ${id} is ${late} ms late`);
  if (!parties.some(party => party.table === id)) {
    if (due !== undefined || table.changedAt > now - LATEST_ENTRY)
      world.blame(`all have left ${id}, and its match goes on`);
    return;
  }
  const bots = awaitedAt(table).filter(seat => {
    const taken = table.chairs[seat]?.taken;
    return taken && botAt(taken) !== undefined;
  });
  if (bots.length > 0 && now - table.changedAt > LATEST_BOT)
    world.blame(`the bot at seat ${bots.join(', ')} of ${id} has not moved for ${now - table.changedAt} ms`);
}
