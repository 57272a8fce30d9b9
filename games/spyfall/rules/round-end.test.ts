import { describe, expect, test } from 'vitest';
import { viewersOf } from '#kernel';
import { given } from '#testkit';
import { cardIn } from './cards.ts';
import { spyfall } from './game.ts';
import {
  accuse,
  allVote,
  ann,
  BANK,
  bob,
  cyd,
  dan,
  sceneState,
  HOTEL,
  lastRound,
  name,
  type SceneState,
  started,
} from './scene.fixture.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));
type SpyfallScene = ReturnType<typeof underWay>;

const ALL = viewersOf(4);
const points = (table: SpyfallScene): readonly number[] => lastRound(table).points;
const escape = (table: SpyfallScene): SpyfallScene => [1, 2, 3, 4].reduce(one => one.tick(), table.tick());

describe('8 Scoring', () => {
  test('SPY-8.1 the spy escapes: 2 points', () => {
    expect(points(escape(underWay()))).toEqual([0, 0, 2, 0]);
  });

  test('SPY-8.2 the spy names the place: 4 points', () => {
    expect(points(underWay().play(cyd, name(BANK)))).toEqual([0, 0, 4, 0]);
  });

  test('SPY-8.3 an innocent is convicted, in either kind of vote: 4 points, also if the spy accused', () => {
    expect(points(allVote(underWay().play(ann, accuse(bob))))).toEqual([0, 0, 4, 0]);
    expect(points(allVote(underWay().play(cyd, accuse(bob))))).toEqual([0, 0, 4, 0]);
    expect(points(allVote(underWay().tick()))).toEqual([0, 0, 4, 0]);
  });

  test('SPY-8.4 the others win: 1 point each', () => {
    expect(points(underWay().play(cyd, name(HOTEL)))).toEqual([1, 1, 0, 1]);
    const atLast = allVote(allVote(allVote(underWay().tick(), { [dan]: 'nay' }), { [dan]: 'nay' }));
    expect(points(atLast)).toEqual([1, 1, 0, 1]);
  });

  test('SPY-8.5 by an accusation: 2 for who made it', () => {
    for (const by of [ann, bob, dan]) {
      const convicted = allVote(underWay().play(by, accuse(cyd)));
      expect(points(convicted)).toEqual([ann, bob, cyd, dan].map(seat => (seat === cyd ? 0 : seat === by ? 2 : 1)));
    }
    expect(underWay().refuses(cyd, accuse(cyd))).toBe('SPY-5.1');
  });

  test('SPY-8.6 after the agreed rounds the highest total wins', () => {
    const last = underWay({ rounds: 2, used: [HOTEL], dealer: dan });
    const over = last.play(cyd, name(BANK));
    expect(over.result()).toEqual({
      winners: [cyd],
      ranks: [3, 3, 1, 2],
      points: [0, 0, 4, 2],
      worth: [0.5 / 3, 0.5 / 3, 1, 2 / 3],
    });
    expect(over.hears('audience').at(-1)).toEqual({ type: 'matchEnded', totals: [0, 0, 4, 2], ranks: [3, 3, 1, 2] });
    expect(over.awaited()).toEqual([]);
    expect([ann, bob, cyd, dan].map(seat => over.offers(seat))).toEqual([[], [], [], []]);
    expect(over.refuses(ann, { type: 'start' })).toBe('SPY-8.6');
    expect(spyfall.clock?.(over.state)).toBeUndefined();
    expect(last.result()).toBeUndefined();
  });

  test('SPY-8.6 equal totals share the win', () => {
    const over = allVote(underWay({ rounds: 2, used: [HOTEL], dealer: dan }).play(ann, accuse(cyd)));
    // Ann has 2 for the accusation; Dan has 2 of the round before, and 1
    expect(over.result()).toEqual({
      winners: [dan],
      ranks: [2, 3, 4, 1],
      points: [2, 1, 0, 3],
      worth: [2 / 3, 1 / 3, 0, 1],
    });
    const shared = underWay({ rounds: 1 }).play(cyd, name(HOTEL));
    expect(shared.result()).toEqual({
      winners: [ann, bob, dan],
      ranks: [1, 1, 4, 1],
      points: [1, 1, 0, 1],
      worth: [2 / 3, 2 / 3, 0, 2 / 3],
    });
  });

  test('SPY-8.6 as many rounds as agreed, no more', () => {
    expect(underWay({ rounds: 1 }).play(cyd, name(BANK)).result()).toBeDefined();
    expect(underWay({ rounds: 2 }).play(cyd, name(BANK)).result()).toBeUndefined();
  });

  test('SPY-8.7 after each round everything of it is shown to all: place, roles, spy, votes and points', () => {
    const failed = allVote(underWay().play(bob, accuse(ann)), { [cyd]: 'nay' });
    const over = allVote(failed.play(dan, accuse(cyd)));
    const result = {
      dealer: ann,
      place: BANK,
      spy: cyd,
      roles: ['0', '1', '-', '2'],
      verdicts: [
        { by: bob, suspect: ann, votes: [null, 'aye', 'nay', 'aye'], unanimous: false },
        { by: dan, suspect: cyd, votes: ['aye', 'aye', null, 'aye'], unanimous: true },
      ],
      ending: { type: 'convicted', suspect: cyd, by: dan },
      points: [1, 1, 0, 2],
    };
    for (const viewer of ALL) {
      expect(over.sees(viewer).open.past).toEqual([result]);
      expect(over.hears(viewer)).toContainEqual({ type: 'roundEnded', round: 1, result });
    }
  });

  test('SPY-8.7 and nothing of the next round: each seat sees at most one new card', () => {
    const over = allVote(underWay().play(dan, accuse(cyd)));
    expect(over.sees('audience').card).toBeNull();
    for (const seat of [ann, bob, cyd, dan]) expect(cardIn(over.sees(seat))).toEqual(over.state.hands[seat]);
    expect(over.sees(ann).open.verdicts).toEqual([]);
    expect(given(spyfall, sceneState()).sees(ann).open.past).toEqual([]);
  });
});
