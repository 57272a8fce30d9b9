import type { Screen } from '#screen';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { LOOK } from './look.ts';
import './looks.css';

/** How Spyfall looks: what a secret service keeps in its cabinets. */
export const screen: Screen = { Board, Ending, showsClock: true, lookOf: () => LOOK };
