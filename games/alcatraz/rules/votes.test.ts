import { describe, expect, test } from 'vitest';
import { play, quickChance, type Seat, seatsOf, start, undo, viewersOf } from '#kernel';
import { given } from '#testkit';
import { alcatraz } from './game.ts';
import {
  allVote,
  CALL,
  janek,
  krzysiek,
  michal,
  offered,
  openOf,
  OPTIONS,
  prison,
  rafal,
  type Stated,
  vote,
} from './scene.fixture.ts';
import { electedBy } from './votes.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));
const talks = (stated: Stated = {}) => table({ phase: 'talks', ...stated });
const voting = (stated: Stated = {}) => table({ phase: 'voting', ...stated });

describe('ALC-5 Phase 2: talks and vote', () => {
  test('ALC-5.1 talk is open to all: what is said is heard by everybody', () => {
    const said = talks().play(michal, {
      type: 'say',
      sentence: 'ask-vote',
      to: null,
      player: rafal,
      location: null,
      thing: null,
      want: null,
      element: null,
      count: null,
      turn: null,
    });
    for (const viewer of viewersOf(3)) {
      expect(said.hears(viewer)).toMatchObject([{ type: 'said', by: michal, sentence: 'ask-vote', player: rafal }]);
      expect(said.sees(viewer).open.said).toHaveLength(1);
    }
  });

  test('ALC-5.2 the scapegoat of the previous turn calls the vote, or time does; nobody else', () => {
    const one = talks();
    expect(one.awaited()).toEqual([rafal]);
    for (const seat of [michal, krzysiek]) {
      expect(offered(one, seat)).toEqual(['say']);
      expect(one.refuses(seat, CALL)).toBe('ALC-5.2');
    }
    const called = one.play(rafal, CALL);
    expect(openOf(called).phase).toBe('voting');
    expect(called.hears('audience')).toEqual([{ type: 'voteCalled', by: rafal }]);
    expect(called.refuses(rafal, CALL)).toBe('ALC-3.1');
  });

  test('ALC-5.3 two minutes of talks, by a clock of the table', () => {
    const one = talks();
    expect(alcatraz.clock?.(one.state)).toEqual({ name: 'talks 2', after: 120_000 });
    const due = one.tick();
    expect(openOf(due).phase).toBe('voting');
    expect(due.hears('audience')).toEqual([{ type: 'voteCalled', by: null }]);
    expect(one.refuses(rafal, { type: 'negotiationTimeout' })).toBe('ALC-5.3');
  });

  test('ALC-5.4 picks are secret, and shown at the same moment', () => {
    const worlds = [rafal, michal, krzysiek].map(player => voting().play(michal, vote(player)));
    for (const viewer of [rafal, krzysiek, 'audience'] as const) {
      expect(new Set(worlds.map(world => JSON.stringify(world.sees(viewer)))).size).toBe(1);
      for (const world of worlds) expect(world.hears(viewer)).toEqual([{ type: 'voted', by: michal }]);
    }
    expect(worlds.map(world => world.sees(michal).vote)).toEqual([rafal, michal, krzysiek]);
    const shown = allVote(voting(), rafal, michal, michal);
    for (const viewer of viewersOf(3))
      expect(shown.hears(viewer)).toContainEqual({
        type: 'votesShown',
        ballot: { turn: 2, votes: [rafal, michal, michal], elected: michal, tied: false },
        bonus: 1,
        silent: [],
      });
  });

  test('ALC-5.5 everybody votes once; the table waits for all of them', () => {
    const one = voting().play(rafal, vote(rafal));
    expect(one.awaited()).toEqual([michal, krzysiek]);
    expect(one.refuses(rafal, vote(michal))).toBe('ALC-5.10');
    expect(one.refuses(michal, { type: 'endTurn' })).toBe('ALC-3.1');
    expect(openOf(one.play(michal, vote(rafal))).phase).toBe('voting');
  });

  test('ALC-5.6 anybody may be picked, oneself and the outgoing scapegoat too; nobody else', () => {
    for (const seat of seatsOf(3))
      for (const player of seatsOf(3)) expect(voting().play(seat, vote(player)).sees(seat).vote).toBe(player);
    for (const player of [3, -1, 0.5]) expect(voting().refuses(rafal, vote(player))).toBe('ALC-5.6');
  });

  test('ALC-5.7 the most votes make the scapegoat of this turn, who acts', () => {
    const one = allVote(voting({ seats: 4 }), krzysiek, krzysiek, janek, krzysiek);
    expect(openOf(one)).toMatchObject({ scapegoat: krzysiek, bonus: 1, acting: { seat: krzysiek } });
  });

  test('ALC-5.8 all 27 + 256 ballots: a tie goes to the previous scapegoat’s pick, and never overturns a lead', () => {
    let ties = 0;
    for (const seats of [3, 4])
      for (let ballot = 0; ballot < seats ** seats; ballot++) {
        const votes = seatsOf(seats).map(seat => Math.floor(ballot / seats ** seat) % seats);
        const counts = seatsOf(seats).map(seat => votes.filter(one => one === seat).length);
        const most = Math.max(...counts);
        const leaders = seatsOf(seats).filter(seat => counts[seat] === most);
        for (const previous of seatsOf(seats)) {
          const { elected, tied } = electedBy(votes, previous);
          expect(tied).toBe(leaders.length > 1);
          expect(leaders).toContain(elected);
          expect(!tied || elected === votes[previous]).toBe(true);
          if (tied) ties += 1;
        }
      }
    expect(ties).toBe(6 * 3 + (24 + 36) * 4);
  });

  test.each<[string, Seat[], Seat, Seat]>([
    ['1-1-1', [1, 2, 0], 2, 0],
    ['1-1-1, for oneself', [2, 1, 0], 1, 1],
    ['2-2', [1, 1, 3, 3], 2, 3],
    ['1-1-1-1', [1, 2, 3, 0], 0, 1],
    ['2-1-1 against the previous scapegoat', [1, 1, 2, 3], 2, 1],
    ['3-1', [3, 3, 0, 3], 2, 3],
  ])('EX-4a votes %s', (_, votes, scapegoat, elected) => {
    const seats = votes.length === 3 ? 3 : 4;
    expect(openOf(allVote(voting({ seats, scapegoat }), ...votes)).scapegoat).toBe(elected);
  });

  test('ALC-5.9 who voted for whom stays known', () => {
    const one = allVote(voting(), rafal, michal, michal);
    for (const viewer of viewersOf(3))
      expect(one.sees(viewer).open.ballots).toEqual([
        { turn: 2, votes: [rafal, michal, michal], elected: michal, tied: false },
      ]);
  });

  test('ALC-5.10 a cast vote is final, and cannot be taken back', () => {
    const match = start({
      game: { ...alcatraz, setup: () => prison({ phase: 'voting' }) },
      options: OPTIONS,
      seats: 3,
      seed: Uint8Array.from({ length: 32 }, () => quickChance(1).below(256)),
    });
    expect(play(match, michal, vote(rafal), 0).ok).toBe(true);
    expect(undo(match, michal, 0).ok).toBe(false);
    expect(voting().play(michal, vote(rafal)).refuses(michal, vote(rafal))).toBe('ALC-5.10');
    expect(openOf(voting().play(michal, vote(rafal))).voted).toEqual([michal]);
  });

  test('ALC-5.11 a missing vote counts for the silent player', () => {
    const one = voting().play(michal, vote(rafal));
    expect(alcatraz.clock?.(one.state)).toEqual({ name: 'vote 2', after: 60_000 });
    const counted = one.tick();
    expect(counted.hears('audience')).toContainEqual({
      type: 'votesShown',
      ballot: { turn: 2, votes: [rafal, rafal, krzysiek], elected: rafal, tied: false },
      bonus: 2,
      silent: [rafal, krzysiek],
    });
  });
});
