import type { Screen } from '#screen';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { lookFor } from './names.ts';
import './looks.css';

/** How P.I. and 07 zgłoś się look. */
export const screen: Screen = { Board, Ending, lookOf: lookFor };
