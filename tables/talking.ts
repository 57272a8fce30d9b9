import type { Saying } from './entry.ts';
import { type Decision, made, no, type Wish } from './decision.ts';
import { cleanLine } from './texts.ts';
import type { Refused, Room } from './protocol.ts';
import type { GuestId, Instant } from './store.ts';
import { seatOf } from './table.ts';

/** So many lines in so many milliseconds are conversation; more is noise. */
const LINES = 6;
const WITHIN = 10_000;

/** Whether somebody may say this to this room, and what then is written down. */
export function say(
  wish: Wish,
  room: Room,
  sent: string,
  recent: readonly { readonly guest: GuestId; readonly at: Instant }[],
): Saying | Refused {
  const { table, guest, now } = wish;
  const seat = seatOf(table, guest.id) ?? null;
  // those who watch must not help those who play
  if (room === 'table' && seat === null && table.phase === 'playing') return no('notSeated');
  if (room === 'watchers' && seat !== null && table.phase === 'playing') return no('notAtTable');
  if (table.muted.has(guest.id)) return no('muted');
  const read = cleanLine(sent);
  if ('problem' in read) return no('badField', { field: 'text' });
  const own = recent.filter(said => said.guest === guest.id);
  const earliest = own.at(-LINES);
  const wait = earliest ? earliest.at + WITHIN - now : 0;
  if (wait > 0) return no('tooFast', { wait });
  return { ...made(wish), kind: 'said', name: guest.name, seat, text: read.text };
}

/** The host may silence anybody but itself. */
export function mute(wish: Wish, whom: GuestId, muted: boolean): Decision {
  const { table, guest } = wish;
  if (table.host !== guest.id) return no('notHost');
  if (whom === guest.id || whom.length > 64) return no('badField', { field: 'guest' });
  if (muted === table.muted.has(whom)) return { idle: true };
  if (muted && table.muted.size >= 100) return no('tooFast');
  return { ...made(wish), kind: 'muted', guest: whom, muted };
}
