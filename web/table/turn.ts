import type { Seat, Viewer } from '#kernel';
import type { PauseReason, SeatDoc, TableDoc } from '../../tables/protocol.ts';
import type { ConnectionState } from './table-connection.ts';
import { type WebLine, webLine } from '../words/words.ts';

/** Why the match stands still, in words. */
export const PAUSE_MESSAGES = {
  agreed: 'table-paused',
  deserted: 'table-deserted',
  unattended: 'table-unattended',
} as const satisfies Readonly<Record<PauseReason, string>>;

/** What decides whose turn it is to be said to be. */
export interface TurnState {
  readonly phase: TableDoc['phase'];
  readonly paused: TableDoc['paused'];
  readonly seats: TableDoc['seats'];
  readonly awaited: readonly Seat[];
  readonly me: Viewer;
  readonly status: ConnectionState;
}

/** The sentence of the turn bar, seats by number (say it with `table.say`); null: there is nothing to say. */
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

/** Whether the player here plays in a running match, be it their turn or not. */
export function isPlayer({ phase, paused, seats, me }: Pick<TurnState, 'phase' | 'paused' | 'seats' | 'me'>): boolean {
  return phase === 'playing' && paused === null && me !== 'audience' && playsItself(seats[me]);
}

/** Whether a move of the player here can be carried out: without a connection there is nothing to offer. */
export const mayMove = (state: Pick<TurnState, 'phase' | 'paused' | 'seats' | 'me' | 'status'>): boolean =>
  isPlayer(state) && state.status === 'open';

/** Whether the owner of a seat is asked for its moves: no bot stands in, and they have not left. */
const playsItself = (seat: SeatDoc | null | undefined): boolean => !seat || (seat.standIn === null && !seat.left);
