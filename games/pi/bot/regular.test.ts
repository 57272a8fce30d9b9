import { describe, expect, test } from 'vitest';
import { random } from '#bots';
import { townFor } from '../rules/edition.ts';
import type { View } from '../rules/state.ts';
import { bruteOwn, allCases, caseText, playMatch, replyAt, expectedReply, shareOfWins } from './matches.fixture.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 5);

/** Whether a card would be answered differently for some of the cases the seat holds possible. */
function isTelling({ open }: View, possible: ReadonlySet<string>, card: string): boolean {
  const cases = allCases(open.options.edition).filter(one => possible.has(caseText(one)));
  return new Set(cases.map(one => expectedReply(open, one, card))).size > 1;
}

/** Whether an investigator could still tell something somewhere. */
function canScout({ me, open }: View, possible: ReadonlySet<string>): boolean {
  const solver = me === 'audience' ? undefined : open.solvers[me];
  if (!solver || solver.left === 0) return false;
  const cases = allCases(open.options.edition).filter(one => possible.has(caseText(one)));
  return townFor(open.options.edition).placeIds.some(place => {
    if (solver.investigators.some(one => one.place === place)) return false;
    const kinds = (['suspect', 'location', 'crime'] as const).filter(
      kind => !solver.replies.some(({ card, reply }) => reply !== 'none' && cardLies(open, card, kind, place)),
    );
    const replies = cases.map(one =>
      kinds
        .map(kind => replyAt(open, one, kind, place))
        .sort()
        .join(),
    );
    return new Set(replies).size > 1;
  });
}

function cardLies(open: View['open'], card: string, kind: 'suspect' | 'location' | 'crime', place: string): boolean {
  const { placeIds } = townFor(open.options.edition);
  return { suspect: open.suspects, location: placeIds, crime: open.crimes }[kind][placeIds.indexOf(place)] === card;
}

describe('the regular', () => {
  test('asks only useful questions, and accuses only when certain or when no question is useful', () => {
    const asked: boolean[] = [];
    const certain: boolean[] = [];
    for (let seed = 0; seed < RUNS; seed++) {
      const bots = Array.from({ length: 2 + (seed % 4) }, (_, seat) => (seat === 3 ? random : regular));
      playMatch({ bots, seed: seed + 40, most: 120 }, ({ view, seat, action }) => {
        if (bots[seat] !== regular) return;
        const possible = new Set(bruteOwn(view));
        if (action.type === 'examine') asked.push(isTelling(view, possible, action.card));
        if (action.type !== 'accuse') return;
        certain.push(possible.size === 1);
        const questions = view.open.display.filter(card => isTelling(view, possible, card));
        expect(possible).toContain(caseText(action));
        expect({ questions, scouts: canScout(view, possible) }).toEqual({ questions: [], scouts: false });
      });
    }
    expect(asked).toContain(true);
    expect(asked).not.toContain(false);
    expect(certain).toContain(true);
  });

  test('beats a novice more often than not, and a random player nearly always', () => {
    expect(shareOfWins(regular, [novice], 60)).toBeGreaterThan(0.5);
    expect(shareOfWins(regular, [random], 20)).toBeGreaterThan(0.9);
  });
});
