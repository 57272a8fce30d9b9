/** What a row of players shows of one of them. */
export interface PlayerState {
  readonly name: string;
  readonly isMe?: boolean;
  readonly isBot?: boolean;
  /** Undefined: this game has no points, or they are not known. */
  readonly points?: number | undefined;
  /** What the player does now, in a word or two. */
  readonly doing?: string;
  readonly isAway?: boolean;
  /** They have left the match: more than being away. */
  readonly hasLeft?: boolean;
  /** The table waits for this player. */
  readonly isAwaited?: boolean;
  /** Everybody looks at this player now: an accusation, a vote, an attack. */
  readonly isTarget?: boolean;
}

/** Where a player is, if not at the table. */
export type Absence = 'left' | 'away';

export function absenceOf({ isAway, hasLeft }: PlayerState): Absence | undefined {
  if (hasLeft) return 'left';
  return isAway ? 'away' : undefined;
}

/** More players than this do not fit into one row on a phone. */
const ONE_ROW = 5;

/** How many players stand beside each other in a row, so that all rows are about equally long. */
export const columnsFor = (players: number): number => (players > ONE_ROW ? Math.ceil(players / 2) : players);
