import { part } from '#kit';
import type { Screen } from '#screen';
import { isAnnounced } from './announced.ts';
import { Board } from './board.tsx';
import { LOOK } from './look.ts';
import { Status } from './status.tsx';
import './looks.css';

const Ending = part(async () => (await import('./ending.tsx')).Ending);
const Shared = part(async () => (await import('./shared.tsx')).Shared);

/** How Spyfall looks: what a secret service keeps in its cabinets. */
export const screen: Screen = {
  Board,
  Ending,
  Status,
  showsClock: true,
  placesTips: true,
  hints: async () => (await import('../hints.ts')).hints,
  Shared,
  openly: ['start', 'continue', 'ask', 'answer', 'accuse'],
  announced: isAnnounced,
  lookOf: () => LOOK,
};
