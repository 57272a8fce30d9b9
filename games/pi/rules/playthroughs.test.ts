import { expect, test } from 'vitest';
import type { Chance, Offer } from '#kernel';
import { fill } from '#kernel';
import { playthrough } from '#testkit';
import type { EditionId } from './edition.ts';
import { pi } from './game.ts';
import { casesLeft } from './view-counts.fixture.ts';
import { guess } from './match.fixture.ts';
import type { Action, View } from './state.ts';

/** Asks until few cases are left, then accuses. */
function detective(view: View, offers: readonly Offer<Action>[], luck: Chance): Action {
  const turns = offers.filter(({ type }) => type === 'examine' || type === 'investigate');
  if (turns.length === 0 || view.me === 'audience') return fill<Action>(luck.pick(offers), luck);
  return casesLeft(view.open, view.me) <= 4 ? guess(view, luck) : fill<Action>(luck.pick(turns), luck);
}

test.each<[EditionId, number]>([
  ['pi', 2],
  ['07', 3],
])('PI-3.3 edition %s: a match of %i seats, from the deal to the ranking', (edition, seats) => {
  const file = new URL(`../playthroughs/${edition}.txt`, import.meta.url);
  const { told, golden } = playthrough(pi, {
    seats,
    options: { edition },
    seed: 7,
    wild: 0,
    finisher: detective,
    file,
  });
  expect(told).toBe(golden);
});
