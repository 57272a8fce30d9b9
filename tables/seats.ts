import { type Circumstances, type Decision, made, no, type CommandContext } from './decision.ts';
import type { Entry, Saying } from './entry.ts';
import { isNameTaken } from './names.ts';
import { playedNow } from './moves.ts';
import type { GuestId } from './store.ts';
import { isWaiting, seatOf, type Table, whyNobodyJoins } from './table.ts';
import { linesAt } from './chat.ts';

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
