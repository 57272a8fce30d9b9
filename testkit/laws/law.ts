import type { AnyGame } from '#kernel';
import type { Walk } from '../walk.ts';

/** One law that holds in every match of every game. `check` throws where it does not. */
export interface Law {
  readonly id: string;
  readonly says: string;
  /** The game as played for this law, if its calls must be observed. */
  bugged?(game: AnyGame): AnyGame;
  check(walk: Walk): void;
}
