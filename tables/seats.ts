import { botsFor } from '#bots';
import type { Seat } from '#kernel';
import { linesAt } from './chat.ts';
import { type DecisionContext, type CommandContext, type Decision, entryBase, refusedBecause } from './decision.ts';
import type { Entry, ChatEntry } from './entry.ts';
import { playedNow } from './moves.ts';
import { isNameTaken } from './names.ts';
import type { Refused } from './protocol.ts';
import { hashOf, isSecretOf, newPass } from './secrets.ts';
import type { GuestId } from './store.ts';
import { isWaiting, seatOf, type FoldedTable, occupantOf, joinRefusal } from './table.ts';

/** How long a link to another device is valid. */
const PASS_MINUTES = 10;

/** A spectator asks to join: they get a seat when the rules add one. */
export function join(context: CommandContext, watchersSaid: readonly ChatEntry[]): Decision {
  const { table, guest } = context;
  if (table.phase !== 'playing') return refusedBecause('notPlaying');
  if (seatOf(table, guest.id) !== undefined) return refusedBecause('alreadySeated');
  if (isWaiting(table, guest.id)) return { idle: true };
  const closed = joinRefusal(table);
  if (closed !== null) return refusedBecause(closed ?? 'noLatecomers');
  if (isNameTaken(table, guest.id, guest.name, linesAt(table, watchersSaid))) return refusedBecause('nameTaken');
  const action = table.match?.game.growth?.admit(table.match.state);
  if (!action) return refusedBecause('tooLate');
  return {
    ...entryBase(context),
    kind: 'joining',
    name: guest.name,
    move: { by: 'table', at: playedNow(context), action },
  };
}

/** A latecomer may cancel, and the host may turn them away. */
export function cancelJoin(context: CommandContext, waiting: GuestId): Decision {
  const { table, guest } = context;
  if (table.phase !== 'playing') return refusedBecause('notPlaying');
  if (guest.id !== waiting && guest.id !== table.host) return refusedBecause('notHost');
  const cancelled = cancellation(context, waiting);
  return cancelled ? { ...cancelled, ...entryBase(context) } : refusedBecause('notJoining');
}

/** The entry by which a latecomer cancels; undefined if the guest is not one. */
export function cancellation(
  when: { readonly table: FoldedTable } & DecisionContext,
  guest: GuestId,
): (Entry & { kind: 'joinCancelled' }) | undefined {
  const { match } = when.table;
  if (!match?.game.growth || !isWaiting(when.table, guest)) return undefined;
  const action = match.game.growth.dismiss(match.state);
  return {
    kind: 'joinCancelled',
    by: null,
    guest,
    move: { by: 'table', at: playedNow(when), action },
    at: when.now,
  };
}

/** A bot plays for a guest who left, or has been away for too long. It gets the view of that seat. */
export function standIn(context: CommandContext, seat: Seat, bot: string): Decision {
  const { table, guest, now, grace } = context;
  if (table.phase !== 'playing') return refusedBecause('notPlaying');
  if (seatOf(table, guest.id) === undefined) return refusedBecause('notSeated');
  const taken = table.chairs[seat]?.taken;
  if (!taken?.guest) return refusedBecause('noSuchSeat');
  if (!Object.hasOwn(botsFor(table.title), bot)) return refusedBecause('noSuchBot');
  if (taken.standIn) return refusedBecause('stoodIn');
  if (taken.away === null) return refusedBecause('seatIsHere');
  const wait = taken.gone ? 0 : taken.away + grace - now;
  return wait > 0 ? refusedBecause('tooSoon', { wait }) : { ...entryBase(context), kind: 'stoodIn', seat, bot };
}

/** The owner takes back a seat that a bot plays. */
export function takeBackSeat(context: CommandContext): Decision {
  const { table, guest } = context;
  if (table.phase !== 'playing') return refusedBecause('notPlaying');
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return refusedBecause('notSeated');
  return table.chairs[seat]?.taken?.standIn
    ? { ...entryBase(context), kind: 'tookBack', seat }
    : refusedBecause('notStoodIn');
}

/** The guest leaves on purpose, so a bot may stand in at once. */
export function leave(context: CommandContext): Decision {
  const { table, guest } = context;
  const taken = occupantOf(table, guest.id);
  if (!taken) return refusedBecause('notSeated');
  if (taken.away !== null && taken.gone) return { idle: true };
  return { ...entryBase(context), kind: 'left', guest: guest.id, gone: true };
}

/** A link that moves this seat to another device, once. */
export function pass(
  context: CommandContext,
): { readonly entry: Entry; readonly pass: string } | { readonly refused: Refused } {
  const { table, guest, now } = context;
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return { refused: refusedBecause('notSeated') };
  const secret = newPass();
  const until = now + PASS_MINUTES * 60_000;
  return { entry: { ...entryBase(context), kind: 'passed', seat, hash: hashOf(secret), until }, pass: secret };
}

/** Another guest, on another device, uses such a link. */
export function claim(context: CommandContext, secret: string): Extract<Entry, { kind: 'handed' }> | Refused {
  const { table, guest, now } = context;
  if (table.phase === 'closed') return refusedBecause('closed');
  const seat = table.chairs.findIndex(({ taken }) => taken?.pass && isSecretOf(secret, taken.pass.hash));
  const found = table.chairs[seat]?.taken?.pass;
  if (!found || found.until < now) return refusedBecause('badPass');
  const own = seatOf(table, guest.id);
  if (own !== undefined || isWaiting(table, guest.id)) return refusedBecause('alreadySeated');
  return { ...entryBase(context), kind: 'handed', seat };
}
