import { lazyPart } from '#kit';
import type { GameScreen } from '#screen';
import { isAnnounced } from './announcements.ts';
import { Board } from './board.tsx';
import { THEME_CLASS } from './theme.ts';
import { Status } from './status.tsx';
import './theme.css';

const Ending = lazyPart(async () => (await import('./ending.tsx')).Ending);
const Shared = lazyPart(async () => (await import('./shared.tsx')).Shared);

/** The screen of Spyfall. */
export const screen: GameScreen = {
  Board,
  Ending,
  Status,
  showsClock: true,
  placesTips: true,
  hints: async () => (await import('../hints.ts')).hints,
  Shared,
  openActions: ['start', 'continue', 'ask', 'answer', 'accuse'],
  isAnnounced: isAnnounced,
  lookOf: () => THEME_CLASS,
};
