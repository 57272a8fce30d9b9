import type { Milliseconds, Seat } from '#kernel';
import { type CommandContext, type Decision, entryBase, refusedBecause } from './decision.ts';
import { awaitedAt } from './doc.ts';
import type { ChatEntry } from './entry.ts';
import { REMEMBERED_LINES } from './fold.ts';
import { hearsWatchers, type LiveTable } from './live.ts';
import { isNameTaken } from './names.ts';
import type { Refused, ChatRoom, ChatLine } from './protocol.ts';
import type { GuestId, Instant } from './store.ts';
import { seatOf, type FoldedTable, occupantAt } from './table.ts';
import { type CommandSource, type Listener, chatLineOf, serialized } from './tell.ts';
import { cleanLine } from './texts.ts';

/** The most lines in this many milliseconds. */
const LINES = 6;
const WITHIN = 10_000;

/** Checks a chat line and returns its entry. */
export function say(
  context: CommandContext,
  room: ChatRoom,
  sent: string,
  watchersSaid: readonly ChatEntry[],
): ChatEntry | Refused {
  const { table, guest, now } = context;
  const seat = seatOf(table, guest.id) ?? null;
  // spectators must not help players
  if (room === 'table' && seat === null && table.phase === 'playing') return refusedBecause('notSeated');
  if (room === 'watchers' && seat !== null && table.phase === 'playing') return refusedBecause('notAtTable');
  if (table.muted.has(guest.id)) return refusedBecause('muted');
  // a seated guest keeps the name of the seat, even after a rename
  const name = seat === null ? guest.name : occupantAt(table, seat).name;
  if (seat === null && isNameTaken(table, guest.id, name, linesAt(table, watchersSaid)))
    return refusedBecause('nameTaken');
  const read = cleanLine(sent);
  if ('problem' in read) return refusedBecause('badField', { field: 'text' });
  const wait = waitAfter(room === 'table' ? table.said : watchersSaid.map(chatLineOf), guest.id, now);
  if (wait > 0) return refusedBecause('tooFast', { wait });
  return { ...entryBase(context), kind: 'said', name, seat, text: read.text };
}

/** The last lines of both rooms. */
export const linesAt = ({ said }: FoldedTable, watchersSaid: readonly ChatEntry[]): ChatLine[] => [
  ...said,
  ...watchersSaid.map(chatLineOf),
];

/**
 * How long a guest must wait before the next line. Lines with a later time, from before the clock was set back, are
 * ignored.
 */
function waitAfter(lines: readonly ChatLine[], guest: GuestId, now: Instant): Milliseconds {
  const recent = lines.filter(line => line.guest === guest && line.at > now - WITHIN && line.at <= now);
  const earliest = recent.at(-LINES);
  return earliest ? earliest.at + WITHIN - now : 0;
}

/** The host can mute anybody else. */
export function mute(context: CommandContext, whom: GuestId, muted: boolean): Decision {
  const { table, guest } = context;
  if (table.host !== guest.id) return refusedBecause('notHost');
  if (whom === guest.id || whom.length > 64) return refusedBecause('badField', { field: 'guest' });
  if (muted === table.muted.has(whom)) return { idle: true };
  if (muted && table.muted.size >= 100) return refusedBecause('tooFast');
  return { ...entryBase(context), kind: 'muted', guest: whom, muted };
}

/** A seat is nudged at most once in this time. */
export const NUDGE_EVERY: Milliseconds = 15_000;

/** Reminds a player the table waits for. A nudge is sent at once and not stored. */
export function nudge(
  { table, listeners, nudged }: LiveTable,
  by: Listener,
  seat: Seat,
  now: Instant,
): Refused | undefined {
  const mine = seatOf(table, by.guest.id);
  if (mine === undefined || by.asAudience) return refusedBecause('notSeated');
  if (table.phase !== 'playing') return refusedBecause('notPlaying');
  if (table.muted.has(by.guest.id)) return refusedBecause('muted');
  if (seat === mine || !awaitedAt(table).includes(seat)) return refusedBecause('badField', { field: 'seat' });
  const wait = (nudged.get(seat) ?? -NUDGE_EVERY) + NUDGE_EVERY - now;
  if (wait > 0) return refusedBecause('tooFast', { wait });
  nudged.set(seat, now);
  const message = serialized({ type: 'nudged', by: mine });
  for (const listener of listeners)
    if (!listener.asAudience && seatOf(table, listener.guest.id) === seat) listener.hear(message);
  return undefined;
}

/** Chat of spectators is sent only to spectators, unless no match is running. */
export function tellWatchers(live: LiveTable, entry: ChatEntry, asker?: CommandSource): void {
  const { watchers, listeners, table } = live;
  watchers.w += 1;
  watchers.lines.push(entry);
  watchers.saidBy.set(entry.by, (watchers.saidBy.get(entry.by) ?? 0) + 1);
  if (watchers.lines.length > REMEMBERED_LINES) watchers.lines.shift();
  const news = { type: 'told', w: watchers.w, said: chatLineOf(entry) } as const;
  const message = serialized(news);
  for (const listener of listeners) {
    if (!hearsWatchers(table, listener)) continue;
    listener.hear(asker?.listener === listener ? serialized({ ...news, re: asker.id }) : message);
  }
}
