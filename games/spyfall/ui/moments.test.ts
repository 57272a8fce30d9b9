import { describe, expect, test } from 'vitest';
import { ann, BANK, bob, cyd, dan } from '../rules/scene.fixture.ts';
import type { Event, Round, Verdict } from '../rules/state.ts';
import { momentsOf } from './moments.ts';

const soundsOf = (events: readonly Event[], me: number | undefined, awaited: readonly number[] = []) =>
  momentsOf(
    events.map(event => ({ n: 3, event })),
    me,
    awaited,
  ).flatMap(({ sound }) => sound ?? []);

const verdict = (unanimous: boolean): Verdict => ({
  by: ann,
  suspect: cyd,
  votes: ['aye', unanimous ? 'aye' : 'nay', null, 'aye'],
  unanimous,
});
const round: Round = {
  dealer: ann,
  place: BANK,
  spy: cyd,
  roles: ['1', '2', '-', '3'],
  verdicts: [],
  ending: { type: 'escaped' },
  points: [0, 0, 2, 0],
};

describe('Moments of Spyfall', () => {
  const heard = (events: readonly Event[], me: number | undefined) =>
    momentsOf(
      events.map(event => ({ n: 3, event })),
      me,
      [],
    );

  test('SPY-5.1: an accusation and its votes are held on the screens of all players', () => {
    for (const me of [ann, bob, cyd, undefined]) {
      const [accused] = heard([{ type: 'accused', by: ann, suspect: cyd }], me);
      expect(accused).toMatchObject({ in: 250, out: 250, isMine: true });
      expect(accused?.hold).toBeGreaterThanOrEqual(1_500);
      const [closed] = heard([{ type: 'voteClosed', verdict: verdict(false) }], me);
      expect(closed).toMatchObject({ in: 400, isMine: true });
      expect(closed?.hold).toBeGreaterThanOrEqual(1_500);
    }
  });

  test('SPY-7.1: votes after time was up may be shortened, the one that convicts may not', () => {
    const late = (unanimous: boolean): Event => ({ type: 'voteClosed', verdict: { ...verdict(unanimous), by: null } });
    expect(heard([late(false)], ann)).toMatchObject([{ isMine: false }]);
    expect(heard([late(true)], ann)).toMatchObject([{ isMine: true }]);
  });

  test('SPY-2.9: the end of a round comes after what ended it, also in the last round', () => {
    const ended: Event = { type: 'roundEnded', round: 1, result: round };
    const named: Event = { type: 'placeNamed', by: cyd, place: BANK, right: true };
    const over: Event = { type: 'matchEnded', totals: [0, 0, 2, 0], ranks: [2, 2, 1, 2] };
    expect(heard([named, ended, over], ann).map(({ content }) => content.type)).toEqual([
      'placeNamed',
      'roundEnded',
      'matchEnded',
    ]);
    expect(heard([named], ann)[0]?.hold).toBeGreaterThanOrEqual(1_500);
  });
});

describe('Sounds of Spyfall', () => {
  test('SPY-3.1: the player who is asked is called, the others hear a move', () => {
    const asked: Event = { type: 'asked', by: ann, to: bob, question: null };
    expect([ann, bob, cyd, undefined].map(me => soundsOf([asked], me))).toEqual([
      ['move'],
      ['turn'],
      ['move'],
      ['move'],
    ]);
  });

  test('SPY-5.1: an accusation and a vote at the end have a sound for all', () => {
    for (const me of [ann, bob, cyd, dan, undefined]) {
      expect(soundsOf([{ type: 'accused', by: ann, suspect: cyd }], me)).toEqual(['vote']);
      expect(soundsOf([{ type: 'putToVote', suspect: cyd }], me)).toEqual(['vote']);
    }
  });

  test('SPY-5.3: a verdict shows whether it convicts, then the round ends', () => {
    const convicted: Event[] = [
      { type: 'voted', by: dan },
      { type: 'voteClosed', verdict: verdict(true) },
      { type: 'roundEnded', round: 1, result: round },
    ];
    expect(soundsOf(convicted, bob)).toEqual(['move', 'right', 'end']);
  });

  test('SPY-5.4: after a vote that failed, the player who holds the question is called again', () => {
    const failed: Event[] = [{ type: 'voteClosed', verdict: verdict(false) }];
    expect(soundsOf(failed, bob, [bob])).toEqual(['wrong', 'turn']);
    expect(soundsOf(failed, ann, [bob])).toEqual(['wrong']);
    expect(soundsOf(failed, undefined, [bob])).toEqual(['wrong']);
    // another vote follows at once
    expect(soundsOf([...failed, { type: 'putToVote', suspect: dan }], bob, [ann, bob, cyd])).toEqual(['wrong', 'vote']);
  });

  test('SPY-6.1: a place that is named is right or wrong', () => {
    const named = (right: boolean): Event => ({ type: 'placeNamed', by: cyd, place: BANK, right });
    expect([true, false].map(right => soundsOf([named(right)], ann))).toEqual([['right'], ['wrong']]);
  });

  test('the dealer of the next round is called; the last round and the match end with one sound', () => {
    const ended: Event = { type: 'roundEnded', round: 1, result: round };
    expect(soundsOf([ended, { type: 'roundDealt', round: 2, dealer: dan }], dan)).toEqual(['end', 'turn']);
    expect(soundsOf([ended, { type: 'roundDealt', round: 2, dealer: dan }], ann)).toEqual(['end']);
    expect(soundsOf([ended, { type: 'matchEnded', totals: [0, 0, 2, 0], ranks: [2, 2, 1, 2] }], ann)).toEqual(['end']);
  });

  test('a card makes no sound', () => {
    expect(soundsOf([{ type: 'cardDealt', to: cyd, card: { place: '--', role: '-' } }], cyd)).toEqual([]);
  });
});
