import { botsFor } from '#bots';
import type { Seat } from '#kernel';
import { linesAt } from './chat.ts';
import { type Circumstances, type CommandContext, type Decision, made, no } from './decision.ts';
import type { Entry, Saying } from './entry.ts';
import { playedNow } from './moves.ts';
import { isNameTaken } from './names.ts';
import type { Refused } from './protocol.ts';
import { hashOf, isSecretOf, newPass } from './secrets.ts';
import type { GuestId } from './store.ts';
import { isWaiting, seatOf, type Table, takenBy, whyNobodyJoins } from './table.ts';

/** How long a link to another device can be used. */
const PASS_MINUTES = 10;

/** A spectator wants to join the match: they get a seat when the rules add one. */
export function join(context: CommandContext, watchersSaid: readonly Saying[]): Decision {
  const { table, guest } = context;
  if (table.phase !== 'playing') return no('notPlaying');
  if (seatOf(table, guest.id) !== undefined) return no('alreadySeated');
  if (isWaiting(table, guest.id)) return { idle: true };
  const closed = whyNobodyJoins(table);
  if (closed !== null) return no(closed ?? 'noLatecomers');
  if (isNameTaken(table, guest.id, guest.name, linesAt(table, watchersSaid))) return no('nameTaken');
  const action = table.match?.game.growth?.admit(table.match.state);
  if (!action) return no('tooLate');
  return { ...made(context), kind: 'joining', name: guest.name, move: { by: 'table', at: playedNow(context), action } };
}

/** Who waits may cancel, and the host may turn them away. */
export function cancelJoin(context: CommandContext, waiting: GuestId): Decision {
  const { table, guest } = context;
  if (table.phase !== 'playing') return no('notPlaying');
  if (guest.id !== waiting && guest.id !== table.host) return no('notHost');
  const cancelled = cancellation(context, waiting);
  return cancelled ? { ...cancelled, ...made(context) } : no('notJoining');
}

/** That somebody does not join after all; undefined if they were not about to. */
export function cancellation(
  when: { readonly table: Table } & Circumstances,
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

/** A bot takes over for somebody who left, or has been away for too long. It sees what that seat sees. */
export function standIn(context: CommandContext, seat: Seat, bot: string): Decision {
  const { table, guest, now, grace } = context;
  if (table.phase !== 'playing') return no('notPlaying');
  if (seatOf(table, guest.id) === undefined) return no('notSeated');
  const taken = table.chairs[seat]?.taken;
  if (!taken?.guest) return no('noSuchSeat');
  if (!Object.hasOwn(botsFor(table.title), bot)) return no('noSuchBot');
  if (taken.standIn) return no('stoodIn');
  if (taken.away === null) return no('seatIsHere');
  const wait = taken.gone ? 0 : taken.away + grace - now;
  return wait > 0 ? no('tooSoon', { wait }) : { ...made(context), kind: 'stoodIn', seat, bot };
}

/** The owner of a seat that a bot plays sits down again. */
export function takeBackSeat(context: CommandContext): Decision {
  const { table, guest } = context;
  if (table.phase !== 'playing') return no('notPlaying');
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return no('notSeated');
  return table.chairs[seat]?.taken?.standIn ? { ...made(context), kind: 'tookBack', seat } : no('notStoodIn');
}

/** They say so themselves: nobody has to wait before a bot stands in. */
export function leave(context: CommandContext): Decision {
  const { table, guest } = context;
  const taken = takenBy(table, guest.id);
  if (!taken) return no('notSeated');
  if (taken.away !== null && taken.gone) return { idle: true };
  return { ...made(context), kind: 'left', guest: guest.id, gone: true };
}

/** A link by which this seat can be taken to another device, once. */
export function pass(
  context: CommandContext,
): { readonly entry: Entry; readonly pass: string } | { readonly refused: Refused } {
  const { table, guest, now } = context;
  const seat = seatOf(table, guest.id);
  if (seat === undefined) return { refused: no('notSeated') };
  const secret = newPass();
  const until = now + PASS_MINUTES * 60_000;
  return { entry: { ...made(context), kind: 'passed', seat, hash: hashOf(secret), until }, pass: secret };
}

/** Somebody opens such a link on another device, where they are another guest. */
export function claim(context: CommandContext, secret: string): Extract<Entry, { kind: 'handed' }> | Refused {
  const { table, guest, now } = context;
  if (table.phase === 'closed') return no('closed');
  const seat = table.chairs.findIndex(({ taken }) => taken?.pass && isSecretOf(secret, taken.pass.hash));
  const found = table.chairs[seat]?.taken?.pass;
  if (!found || found.until < now) return no('badPass');
  const own = seatOf(table, guest.id);
  if (own !== undefined || isWaiting(table, guest.id)) return no('alreadySeated');
  return { ...made(context), kind: 'handed', seat };
}
