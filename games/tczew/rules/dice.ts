import type { Chance, Seat, Table } from '#kernel';
import type { Event, Roll } from './state.ts';
import type { Die } from './vocabulary.ts';

/** 1 to 6. */
export const die = (chance: Chance): number => 1 + chance.below(6);

/** A K3 is a K6 halved upwards (TCZ-1.18). */
export const valueOf = (kind: Die, pips: number): number => (kind === 'K3' ? Math.ceil(pips / 2) : pips);

export function roll(kind: Die, table: Table<Event>): number {
  const value = valueOf(kind, die(table));
  table.tell({ type: 'rolled', die: kind, value });
  return value;
}

/** So many rolls of tied players, then the earliest seat wins (TCZ-3.2). */
const MOST_ROLLS = 100;

interface Rolls {
  readonly rolls: readonly Roll[];
  readonly highest: Seat;
}

/** Each rolls K6; the highest wins, and ties roll again among themselves (TCZ-3.1, TCZ-3.2). */
export function highestOf(seats: readonly Seat[], chance: Chance): Rolls {
  const rolls: Roll[] = [];
  let tied = seats;
  for (let round = 0; round < MOST_ROLLS && tied.length > 1; round++) {
    const dice = tied.map(seat => ({ seat, die: die(chance) }));
    rolls.push(...dice);
    const best = Math.max(...dice.map(one => one.die));
    tied = dice.filter(one => one.die === best).map(({ seat }) => seat);
  }
  return { rolls, highest: Math.min(...tied) };
}
