import type { Seat, Viewer } from '#kernel';
import type { PauseReason, SeatDoc, TableDoc } from '../../tables/protocol.ts';
import type { ConnectionState } from './table-connection.ts';
import { type WebLine, webLine } from '../words/words.ts';

/** The message for each kind of pause. */
export const PAUSE_MESSAGES = {
  agreed: 'table-paused',
  deserted: 'table-deserted',
  unattended: 'table-unattended',
} as const satisfies Readonly<Record<PauseReason, string>>;

/** The input of the turn bar. */
export interface TurnState {
  readonly phase: TableDoc['phase'];
  readonly paused: TableDoc['paused'];
  readonly seats: TableDoc['seats'];
  readonly awaited: readonly Seat[];
  readonly me: Viewer;
  readonly status: ConnectionState;
}

/** The line of the turn bar, for `table.say`; null: empty. */
export function turnSentence({ phase, paused, seats, awaited, me, status }: TurnState): WebLine | null {
  if (phase !== 'playing') return webLine('table-over');
  if (status !== 'open') return webLine('table-turn-lost');
  if (paused !== null) return webLine('table-turn-paused');
  const others = awaited.filter(seat => seat !== me);
  if (me !== 'audience' && others.length < awaited.length) {
    const mine = seats[me];
    if (playsItself(mine)) return webLine('table-your-turn');
    if (others.length === 0) return webLine(mine?.left ? 'table-you-left' : 'table-stood-in');
  }
  if (others.length === 0) return null;
  return webLine('table-waiting-for', { count: others.length, names: { list: others.map(seat => ({ seat })) } });
}

/** Whether the viewer is a player of a running match. */
export function isPlayer({ phase, paused, seats, me }: Pick<TurnState, 'phase' | 'paused' | 'seats' | 'me'>): boolean {
  return phase === 'playing' && paused === null && me !== 'audience' && playsItself(seats[me]);
}

/** Whether the viewer can move now: a player with a connection. */
export const mayMove = (state: Pick<TurnState, 'phase' | 'paused' | 'seats' | 'me' | 'status'>): boolean =>
  isPlayer(state) && state.status === 'open';

/** Whether the owner of a seat plays it: no stand-in, not left. */
const playsItself = (seat: SeatDoc | null | undefined): boolean => !seat || (seat.standIn === null && !seat.left);
