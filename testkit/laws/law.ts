import type { AnyGame } from '#kernel';
import type { Walk } from '../walk.ts';

/** One thing that is true of every match of every game. It throws where it is not. */
export interface Law {
  readonly id: string;
  readonly says: string;
  /** The game as it is played for this law, if somebody has to listen in on it. */
  bugged?(game: AnyGame): AnyGame;
  check(walk: Walk): void;
}
