import { describe, expect, test } from 'vitest';
import { alignColumns } from './columns.ts';
import { countDecision, countMatch, emptyTally, medianTime, spreadOf } from './tally.ts';

describe('Counting', () => {
  test('mean, median and the value nine of ten stay within', () => {
    expect(spreadOf([])).toBeUndefined();
    expect(spreadOf([4])).toEqual({ mean: 4, median: 4, ninetieth: 4 });
    expect(spreadOf([10, 1, 2, 3])).toEqual({ mean: 4, median: 2.5, ninetieth: 10 });
    expect(spreadOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 100])).toEqual({ mean: 14.5, median: 5.5, ninetieth: 9 });
    expect(spreadOf([5, 1, 9])).toEqual({ mean: 5, median: 5, ninetieth: 9 });
  });

  test('a shared win counts for each winner, and what never happened is counted apart', () => {
    const tallies = [emptyTally('a'), emptyTally('b')];
    const title = { key: 'turns' };
    countMatch(tallies, { winners: [0, 1], ranks: [1, 1], points: [7, 5] }, [
      {
        title,
        samples: [
          [3, null],
          [4, 6],
        ],
      },
    ]);
    countMatch(tallies, { winners: [1], ranks: [2, 1], points: [-2, 9] }, [{ title, samples: [[null], [1]] }]);
    expect(tallies).toMatchObject([
      { played: 2, wins: 1, points: 5 },
      { played: 2, wins: 2, points: 14 },
    ]);
    expect(tallies.map(({ measured }) => measured.get('turns'))).toEqual([
      { title, found: [3], never: 2 },
      { title, found: [4, 6, 1], never: 0 },
    ]);
  });

  test('measures with the same sentence and other arguments are counted apart', () => {
    const tally = emptyTally('a');
    const built = (category: string) => ({ key: 'built', args: { category } });
    countMatch([tally], { winners: [0], ranks: [1], points: [1] }, [
      { title: built('sport'), samples: [[2]] },
      { title: built('trade'), samples: [[5]] },
    ]);
    expect([...tally.measured.values()].map(({ found }) => found)).toEqual([[2], [5]]);
  });

  test('the median and the longest time of decisions, however many there are', () => {
    const tally = emptyTally('a');
    expect(medianTime(tally.thinking)).toBe(0);
    for (const milliseconds of [0, 0.5, 2, 2, 300]) countDecision(tally, milliseconds);
    expect(medianTime(tally.thinking) / 2).toBeCloseTo(1, 1);
    expect(tally.thinking).toMatchObject({ decisions: 5, longest: 300, sum: 304.5 });
  });

  test('columns line up, in any alphabet', () => {
    expect(
      alignColumns([
        ['бот', 'ігри'],
        ['master', '1'],
      ]),
    ).toEqual(['бот     ігри', 'master     1']);
  });
});
