import { describe, expect, test } from 'vitest';
import { janek, krzysiek, michal, prison, rafal } from '../../rules/scene.fixture.ts';
import type { Ballot, Promised } from '../../rules/state.ts';
import { candidatesIn, countOf, previousScapegoat } from './tally.ts';

const promise = (by: number, state: Promised['state']): Promised => ({
  by,
  sentence: 'promise-vote',
  to: null,
  player: rafal,
  location: null,
  thing: null,
  want: null,
  element: null,
  count: null,
  turn: null,
  since: 2,
  due: 2,
  state,
});

describe('Candidates', () => {
  test('the scapegoat would gain one more point, at most three; everybody else starts at one (ALC-6.2, ALC-6.3)', () => {
    const candidates = (bonus: number) => candidatesIn(prison({ seats: 4, scapegoat: krzysiek, bonus }).open);
    expect(candidates(1).map(({ bonus, run }) => [bonus, run])).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
      [1, 1],
    ]);
    expect(candidates(2)[krzysiek]).toMatchObject({ bonus: 3, run: 3 });
    expect(candidates(3)[krzysiek]).toMatchObject({ bonus: 3, run: 4 });
  });

  test('promises are counted when they are judged (ALC-19.8)', () => {
    const { open } = prison({ seats: 3 });
    const promises = [
      promise(michal, 'kept'),
      promise(michal, 'broken'),
      promise(michal, 'open'),
      promise(rafal, 'lapsed'),
    ];
    expect(candidatesIn({ ...open, promises }).map(({ kept, judged }) => [kept, judged])).toEqual([
      [0, 0],
      [1, 2],
      [0, 0],
    ]);
  });
});

describe('A counted vote', () => {
  const ballot = (votes: number[], elected: number, tied: boolean): Ballot => ({ turn: 3, votes, elected, tied });

  test('voters stand with the one they voted for', () => {
    const count = countOf(ballot([michal, michal, rafal, michal], michal, false), rafal);
    expect(count.voters).toEqual([[krzysiek], [rafal, michal, janek], [], []]);
    expect(count).toMatchObject({ leaders: [michal], tieBreaker: null, elected: michal });
  });

  test('a tie names the previous scapegoat, whose vote decided (ALC-5.8)', () => {
    const count = countOf(ballot([michal, rafal, michal, rafal], michal, true), krzysiek);
    expect(count).toMatchObject({ leaders: [rafal, michal], tieBreaker: krzysiek, elected: michal });
  });

  test('the previous scapegoat is the one elected before, and at first the one who was drawn', () => {
    const ballots = [ballot([], michal, false), { ...ballot([], janek, false), turn: 4 }];
    const heard = [{ type: 'matchStarted', scapegoat: krzysiek } as const];
    expect(previousScapegoat({ ballots }, 4, heard)).toBe(michal);
    expect(previousScapegoat({ ballots }, 3, heard)).toBe(krzysiek);
    expect(previousScapegoat({ ballots }, 3, [])).toBeUndefined();
  });
});
