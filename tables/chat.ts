import type { Milliseconds } from '#kernel';
import type { Saying } from './entry.ts';
import { type Decision, made, no, type CommandContext } from './decision.ts';
import { isNameTaken } from './names.ts';
import type { Refused, Room, Said } from './protocol.ts';
import type { GuestId, Instant } from './store.ts';
import { seatOf, type Table, takenAt } from './table.ts';
import { saidIn } from './tell.ts';
import { cleanLine } from './texts.ts';

/** So many lines in so many milliseconds are conversation; more is noise. */
const LINES = 6;
const WITHIN = 10_000;

/** Whether somebody may say this to this room, and what then is written down. */
export function say(
  context: CommandContext,
  room: Room,
  sent: string,
  watchersSaid: readonly Saying[],
): Saying | Refused {
  const { table, guest, now } = context;
  const seat = seatOf(table, guest.id) ?? null;
  // those who watch must not help those who play
  if (room === 'table' && seat === null && table.phase === 'playing') return no('notSeated');
  if (room === 'watchers' && seat !== null && table.phase === 'playing') return no('notAtTable');
  if (table.muted.has(guest.id)) return no('muted');
  // a seated guest keeps the name of the seat, even after a rename
  const name = seat === null ? guest.name : takenAt(table, seat).name;
  if (seat === null && isNameTaken(table, guest.id, name, linesAt(table, watchersSaid))) return no('nameTaken');
  const read = cleanLine(sent);
  if ('problem' in read) return no('badField', { field: 'text' });
  const wait = waitAfter(room === 'table' ? table.said : watchersSaid.map(saidIn), guest.id, now);
  if (wait > 0) return no('tooFast', { wait });
  return { ...made(context), kind: 'said', name, seat, text: read.text };
}

/** The last lines of both rooms. */
export const linesAt = ({ said }: Table, watchersSaid: readonly Saying[]): Said[] => [
  ...said,
  ...watchersSaid.map(saidIn),
];

/** How long a guest has to wait before the next line. Lines from a time to come, before the clock was set back, do not count. */
function waitAfter(lines: readonly Said[], guest: GuestId, now: Instant): Milliseconds {
  const recent = lines.filter(line => line.guest === guest && line.at > now - WITHIN && line.at <= now);
  const earliest = recent.at(-LINES);
  return earliest ? earliest.at + WITHIN - now : 0;
}

/** The host may silence anybody but itself. */
export function mute(context: CommandContext, whom: GuestId, muted: boolean): Decision {
  const { table, guest } = context;
  if (table.host !== guest.id) return no('notHost');
  if (whom === guest.id || whom.length > 64) return no('badField', { field: 'guest' });
  if (muted === table.muted.has(whom)) return { idle: true };
  if (muted && table.muted.size >= 100) return no('tooFast');
  return { ...made(context), kind: 'muted', guest: whom, muted };
}
