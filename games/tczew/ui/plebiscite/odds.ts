import type { Seat } from '#kernel';
import { ownerOf } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { modifierOf } from '../../rules/lasting.ts';
import type { Terms } from '../../rules/plebiscites.ts';
import type { Open } from '../../rules/state.ts';

/** All pairs of two dice. */
export const PAIRS = 36;

/** What both sides add to their dice, and how many of the 36 pairs win. */
export interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly wins: number;
}

/** The attacker needs the strictly higher sum (TCZ-13.25). */
export function winsOf(attack: number, defence: number): number {
  let wins = 0;
  for (let mine = 1; mine <= 6; mine++)
    for (let theirs = 1; theirs <= 6; theirs++) if (mine + attack > theirs + defence) wins++;
  return wins;
}

export function oddsOf(open: Readonly<Open>, by: Seat, to: Cell, { bonus }: Pick<Terms, 'bonus'>): Odds {
  const owner = ownerOf(open.board, to);
  const attack = bonus + modifierOf(open, by, 'attack');
  const defence = owner === null ? 0 : modifierOf(open, owner, 'defend');
  return { attack, defence, wins: winsOf(attack, defence) };
}
