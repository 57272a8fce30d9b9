import { lazyPart } from '#kit';
import type { GameScreen } from '#screen';
import { Board } from './board.tsx';
import { LOOK } from './look.ts';
import { Status } from './status.tsx';
import './looks.css';

const Shared = lazyPart(async () => (await import('./shared.tsx')).Shared);
const Ending = lazyPart(async () => (await import('./ending/ending.tsx')).Ending);

/** How Zbudujmy Tczew looks: an old town plan on warm paper. */
export const screen: GameScreen = {
  Board,
  Ending,
  hasWideEnding: true,
  Status,
  hints: async () => (await import('../hints.ts')).hints,
  placesTips: true,
  Shared,
  lookOf: () => LOOK,
};
