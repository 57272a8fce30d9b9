import type { Seat } from '#kernel';
import type { Open, Solver } from './state.ts';

// An invariant returns what is wrong; undefined: nothing.

/** The first violation. */
export const first = (...breaches: (string | false | undefined)[]): string | undefined =>
  breaches.find(breach => typeof breach === 'string') || undefined;
export const firstOf = <Item>(
  items: Iterable<Item>,
  breach: (item: Item, at: number) => string | false | undefined,
): string | undefined => {
  let at = 0;
  for (const item of items) {
    const found = breach(item, at++);
    if (typeof found === 'string') return found;
  }
  return undefined;
};
export const wrong = (isWrong: boolean, what: string, ...facts: unknown[]): string | undefined =>
  isWrong ? `${what}: ${facts.map(fact => JSON.stringify(fact)).join(', ')}` : undefined;
export const isOneEach = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
export const bySeat = (open: Open, breach: (solver: Solver, seat: Seat) => string | undefined): string | undefined =>
  firstOf(open.solvers, (solver, seat) => breach(solver, seat)?.replace(/^/, `seat ${seat}: `));
export const active = (open: Open, breach: (solver: Solver, seat: Seat) => string | undefined): string | undefined =>
  bySeat(open, (solver, seat) => (solver.standing === 'active' ? breach(solver, seat) : undefined));
