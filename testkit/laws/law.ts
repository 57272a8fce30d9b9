import type { Walk } from '../walk.ts';

/** One thing that is true of every match of every game. It throws where it is not. */
export interface Law {
  readonly id: string;
  readonly says: string;
  check(walk: Walk): void;
}
