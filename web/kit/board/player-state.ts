/** The state of one player in the row. */
export interface PlayerState {
  readonly name: string;
  readonly isMe?: boolean;
  readonly isBot?: boolean;
  /** Undefined: this game has no points, or they are not known. */
  readonly points?: number | undefined;
  /** What the player does now, in a word or two. */
  readonly doing?: string;
  readonly isAway?: boolean;
  /** They have left the match. */
  readonly hasLeft?: boolean;
  /** The table waits for this player. */
  readonly isAwaited?: boolean;
  /** The target of an accusation, a vote or an attack. */
  readonly isTarget?: boolean;
}

/** Why a player is absent. */
export type Absence = 'left' | 'away';

export function absenceOf({ isAway, hasLeft }: PlayerState): Absence | undefined {
  if (hasLeft) return 'left';
  return isAway ? 'away' : undefined;
}

/** More players than this do not fit into one row on a phone. */
const ONE_ROW = 5;

/** The number of columns that gives rows of about equal length. */
export const columnsFor = (players: number): number => (players > ONE_ROW ? Math.ceil(players / 2) : players);
