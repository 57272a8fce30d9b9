import type { Guest } from './guest.ts';

/** Something there is to be seen, and how to get to see it where everything has been made ready. */
export interface Sight<Stage> {
  readonly name: string;
  /** Whose words are on the screen: the folder of a game; usually pi. */
  readonly game?: string;
  /** Whose eyes; undefined: those of somebody nobody knows. */
  readonly as?: (stage: Stage) => string | undefined;
  /** It has a place of its own in the window, found when it was opened: in another window it is opened anew. */
  readonly isPlaced?: boolean;
  /** What somebody is there to press: all of it is in the window at once, and nothing lies over it. A selector. */
  readonly atHand?: string;
  show(guest: Guest, stage: Stage): Promise<void>;
}
