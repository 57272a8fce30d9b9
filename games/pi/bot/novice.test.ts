import { describe, expect, test } from 'vitest';
import { random } from '#bots';
import { KINDS } from '../rules/edition.ts';
import { bitsOf, countOf } from '../rules/knowledge.ts';
import { caseText, playMatch, shareOfWins } from './matches.fixture.ts';
import { caseOf } from '../rules/turn.ts';
import { listsOf, novice } from './novice.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 6);

describe('the novice', () => {
  test('never removes the true elements from its lists, and a single element left is the true one', () => {
    let sure = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const bots = Array.from({ length: 2 + (seed % 4) }, (_, seat) => (seat === 1 ? random : novice));
      playMatch({ bots, seed, most: 200, answers: seed % 2 ? 'hand' : 'auto' }, ({ state, view, seat, action }) => {
        if (state.open.question) return;
        const lists = listsOf(view, seat);
        const truth = bitsOf(view.open, caseOf(state, seat));
        for (const kind of KINDS) expect(lists[kind] & truth[kind]).toBe(truth[kind]);
        if (seat === 1 || KINDS.some(kind => countOf(lists[kind]) > 1)) return;
        sure += 1;
        expect(action.type === 'accuse' && caseText(action)).toBe(caseText(caseOf(state, seat)));
      });
    }
    expect(sure).toBeGreaterThan(0);
  });

  test('uses less than its replies contain: an investigator does not link its lists', () => {
    let wrong = 0;
    for (let seed = 0; seed < RUNS; seed++)
      wrong += playMatch({ bots: [novice, novice], seed }).events.filter(
        event => event.type === 'accused' && !event.right,
      ).length;
    expect(wrong).toBeGreaterThan(0);
  });

  test('beats a random player nearly always', () => {
    expect(shareOfWins(novice, [random], 20)).toBeGreaterThan(0.8);
  });
});
