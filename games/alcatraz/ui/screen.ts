import { lazyPart } from '#kit';
import type { GameScreen } from '#screen';
import { Board } from './board.tsx';
import { LOOK } from './look.ts';
import { Status } from './status.tsx';
import './looks.css';

const Shared = lazyPart(async () => (await import('./shared.tsx')).Shared);
const Ending = lazyPart(async () => (await import('./ending/ending.tsx')).Ending);
const Legend = lazyPart(async () => (await import('./marks.tsx')).Legend);

/** How Alcatraz looks: a prison at night, on a blueprint. */
export const screen: GameScreen = {
  Board,
  Ending,
  Status,
  hints: async () => (await import('../hints.ts')).hints,
  placesTips: true,
  Legend,
  Shared,
  lookOf: () => LOOK,
};
