import type { Screen } from '#screen';
import { hints } from '../hints.ts';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { LOOK } from './look.ts';
import { Shared } from './shared.tsx';
import './looks.css';

/** How Spyfall looks: what a secret service keeps in its cabinets. */
export const screen: Screen = {
  Board,
  Ending,
  showsClock: true,
  hints,
  Shared,
  openly: ['start', 'continue', 'ask', 'answer', 'accuse'],
  announced: ['accuse'],
  lookOf: () => LOOK,
};
