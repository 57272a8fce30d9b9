import { describe, expect, test } from 'vitest';
import {
  dueAt,
  timeLeftOnHeldClock,
  play,
  recordOf,
  applyMove,
  seedFrom,
  start,
  tick,
  undo,
  undoOptionOf,
  verify,
  viewersOf,
  movesToUndo,
} from '#kernel';
import { given } from '#testkit';
import { spyfall } from './game.ts';
import { spyOf, votersOn } from './round.ts';
import {
  accuse,
  allContinue,
  allVote,
  ann,
  answer,
  ask,
  BANK,
  bob,
  cyd,
  dan,
  sceneState,
  exchange,
  GO_ON,
  lastRound,
  look,
  name,
  offered,
  OPTIONS,
  vote,
  type SceneState,
  started,
} from './scene.fixture.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));
type SpyfallScene = ReturnType<typeof underWay>;

const ALL = viewersOf(4);

describe('5 Accusation during the round', () => {
  test('SPY-5.1 any player may stop the clock and accuse another, with or without the question', () => {
    const table = underWay();
    for (const seat of [ann, bob, cyd, dan])
      expect(table.offers(seat)).toContainEqual({
        type: 'accuse',
        suspect: { oneOf: [ann, bob, cyd, dan].filter(one => one !== seat) },
      });
    const accused = table.play(ann, ask(bob)).play(dan, accuse(bob));
    expect(spyfall.clock?.(accused.state)).toMatchObject({ name: 'vote 1.1', after: 60_000 });
    for (const viewer of ALL)
      expect(accused.hears(viewer)).toEqual([
        { type: 'accused', by: dan, suspect: bob },
        { type: 'voted', by: dan },
      ]);
    expect(table.refuses(ann, accuse(ann))).toBe('SPY-5.1');
    expect(table.refuses(ann, accuse(9))).toBe('SPY-5.1');
  });

  test('SPY-5.1 once per round, and again in the next', () => {
    const failed = allVote(underWay().play(ann, accuse(bob)), { [dan]: 'nay' });
    expect(failed.refuses(ann, accuse(cyd))).toBe('SPY-5.1');
    expect(offered(failed, ann)).toEqual(['ask', 'point']);
    expect(offered(failed, bob)).toEqual(['accuse', 'point']);
    const next = allContinue(failed.play(cyd, name(BANK)));
    expect(offered(next, ann)).toContain('accuse');
  });

  test('SPY-5.2 everyone except the suspect votes; the accuser has voted yes', () => {
    const accused = underWay().play(ann, accuse(bob));
    expect(accused.awaited()).toEqual([cyd, dan]);
    expect([ann, bob, cyd, dan].map(seat => offered(accused, seat))).toEqual([[], [], ['vote'], ['vote']]);
    expect(accused.sees(ann).vote).toBe('aye');
    for (const seat of [ann, bob]) expect(accused.refuses(seat, vote('nay'))).toBe('SPY-5.2');
    expect(accused.play(cyd, vote('aye')).refuses(cyd, vote('nay'))).toBe('SPY-5.2');
    expect(underWay().refuses(ann, vote('aye'))).toBe('SPY-5.2');
  });

  test('SPY-5.2 all see who has voted; only the voter sees the vote until all votes are in', () => {
    const [yes, no] = (['aye', 'nay'] as const).map(cast => underWay().play(ann, accuse(bob)).play(cyd, vote(cast)));
    for (const viewer of ALL.filter(one => one !== cyd)) {
      expect(yes?.sees(viewer)).toEqual(no?.sees(viewer));
      expect(yes?.hears(viewer)).toEqual([{ type: 'voted', by: cyd }]);
      expect(no?.hears(viewer)).toEqual([{ type: 'voted', by: cyd }]);
    }
    expect([yes?.sees(cyd).vote, no?.sees(cyd).vote]).toEqual(['aye', 'nay']);
    expect(yes?.sees(bob).open.motion).toEqual({ by: ann, suspect: bob, voted: [ann, cyd] });
    expect(no?.play(dan, vote('aye')).hears('audience')).toContainEqual({
      type: 'voteClosed',
      verdict: { by: ann, suspect: bob, votes: ['aye', null, 'nay', 'aye'], unanimous: false },
    });
  });

  test('SPY-5.2 a vote stays open until the last is in, also when one no has decided it', () => {
    const open = underWay().play(ann, accuse(bob)).play(cyd, vote('nay'));
    expect(open.awaited()).toEqual([dan]);
    expect(open.sees(ann).open.motion).not.toBeNull();
  });

  test.each([
    ['the spy', cyd],
    ['an innocent', bob],
  ])('SPY-5.3 all yes ends the round: the suspect is %s, and the card is shown', (_, suspect) => {
    const over = allVote(underWay().play(ann, accuse(suspect)));
    expect(lastRound(over)).toMatchObject({ ending: { type: 'convicted', suspect, by: ann }, spy: cyd, place: BANK });
    for (const viewer of ALL) {
      expect(over.hears(viewer)).toContainEqual(expect.objectContaining({ type: 'roundEnded' }));
      expect(over.sees(viewer).open.past[0]?.roles).toEqual(['0', '1', '-', '2']);
    }
  });

  test('SPY-5.4 one no, and play goes on where it stopped, with a question due as well as without', () => {
    const quiet = exchange(underWay(), ann, bob);
    for (const table of [quiet, quiet.play(bob, ask(dan))]) {
      const failed = allVote(table.play(ann, accuse(cyd)), { [bob]: 'nay' });
      expect(failed.sees(dan).open.talk).toEqual(table.sees(dan).open.talk);
      expect(failed.awaited()).toEqual(table.awaited());
      expect(spyfall.clock?.(failed.state)).toEqual(spyfall.clock?.(table.state));
      expect(failed.sees(dan).open.verdicts).toHaveLength(1);
      expect(failed.refuses(ann, accuse(dan))).toBe('SPY-5.1');
    }
  });

  test('SPY-5.4 questions and answers are refused during a vote', () => {
    const accused = underWay().play(ann, ask(bob)).play(dan, accuse(cyd));
    expect(accused.refuses(bob, answer())).toBe('SPY-5.4');
    expect(underWay().play(dan, accuse(cyd)).refuses(ann, ask(bob))).toBe('SPY-5.4');
  });

  test('SPY-5.5 the spy may accuse too, which does not reveal the spy', () => {
    const [bySpy, byOther] = [cyd, bob].map(spy => underWay({ spy }).play(cyd, accuse(ann)));
    for (const viewer of [ann, dan, 'audience'] as const) {
      expect(bySpy?.hears(viewer)).toEqual(byOther?.hears(viewer));
      expect(bySpy?.sees(viewer).open).toEqual(byOther?.sees(viewer).open);
    }
  });

  test('SPY-5.6 one accusation at a time: a later one is refused, and not spent', () => {
    const accused = underWay().play(ann, accuse(bob));
    for (const seat of [bob, cyd, dan]) expect(accused.refuses(seat, accuse(ann))).toBe('SPY-5.6');
    const failed = allVote(accused, { [cyd]: 'nay' });
    expect(failed.play(dan, accuse(ann)).sees(ann).open.motion).toMatchObject({ by: dan, suspect: ann });
  });

  test('SPY-5.7 a vote not cast in time counts as no', () => {
    const accused = underWay({ voteSeconds: 15 }).play(ann, accuse(cyd)).play(bob, vote('aye'));
    expect(spyfall.clock?.(accused.state)).toMatchObject({ name: 'vote 1.1', after: 15_000 });
    const closed = accused.tick();
    expect(closed.hears(dan)).toEqual([
      {
        type: 'voteClosed',
        verdict: { by: ann, suspect: cyd, votes: ['aye', 'aye', null, 'nay'], unanimous: false },
      },
    ]);
    expect(closed.sees(dan).open).toMatchObject({ stage: 'talking', motion: null });
    expect(accused.refuses(dan, { type: 'close' })).toBe('SPY-5.7');
  });

  test('SPY-5.7 the time and the last voter of a vote do not depend on the spy', () => {
    const worlds = [ann, bob, cyd, dan].map(spy => {
      const accused = underWay({ spy }).play(ann, accuse(cyd));
      const voted = accused.play(bob, vote('nay'));
      return [
        accused.awaited(),
        voted.awaited(),
        voted.play(dan, vote('aye')).sees('audience'),
        voted.tick().sees('audience'),
      ];
    });
    for (const world of worlds) expect(world).toEqual(worlds[0]);
  });
});

/** A match with a deal set by the test, run by the kernel with its clocks. */
const matchOf = (stated: SceneState = {}) =>
  start({
    game: { ...spyfall, setup: () => sceneState(stated) },
    options: OPTIONS,
    seats: 4,
    seed: new Uint8Array(32),
  });

describe('Clocks', () => {
  test('SPY-5.4 the remaining time of a round is the same after a vote, however long that took', () => {
    const match = matchOf({ minutes: 1 });
    const plays = (by: number, action: object, at: number): void => {
      expect(play(match, by, action, at)).toMatchObject({ ok: true });
    };
    plays(ann, { type: 'start' }, 5_000);
    expect(dueAt(match)).toBe(65_000);
    plays(ann, ask(bob), 15_000);
    plays(dan, accuse(bob), 25_000); // 20 s of the round are gone
    expect([dueAt(match), timeLeftOnHeldClock(match)]).toEqual([85_000, 40_000]);
    plays(ann, vote('aye'), 40_000);
    plays(cyd, vote('nay'), 50_000);
    expect(dueAt(match)).toBe(90_000);
    plays(ann, accuse(cyd), 70_000); // 40 s are gone, and a new vote has its whole time
    expect(dueAt(match)).toBe(130_000);
    expect(tick(match, 129_999)).toBeUndefined();
    expect(tick(match, 130_000)).toMatchObject({ ok: true, move: { by: 'clock', action: { type: 'close' } } });
    expect(dueAt(match)).toBe(150_000);
    expect(tick(match, 150_000)).toMatchObject({ ok: true, move: { action: { type: 'ring' } } });
    expect(match.state.open.stage).toBe('late');
    expect(timeLeftOnHeldClock(match)).toBeUndefined();
  });

  test('SPY-1.5 every round has its whole time', () => {
    const match = matchOf({ minutes: 1 });
    play(match, ann, { type: 'start' }, 0);
    play(match, cyd, name(BANK), 50_000);
    for (const seat of [ann, bob, cyd, dan]) play(match, seat, GO_ON, 60_000);
    expect(dueAt(match)).toBe(120_000);
  });

  test('SPY-5.8 votes and accusations stand; a question and its answer can be taken back at once', () => {
    const match = matchOf();
    const tries = (by: number, action: object): boolean => {
      expect(play(match, by, action, 0)).toMatchObject({ ok: true });
      return undo(match, by, 0).ok;
    };
    expect(tries(ann, { type: 'start' })).toBe(true);
    play(match, ann, { type: 'start' }, 0);
    expect(tries(ann, ask(bob))).toBe(true);
    play(match, ann, ask(bob), 0);
    expect(tries(bob, answer())).toBe(true);
    expect(tries(dan, accuse(cyd))).toBe(false);
    expect(tries(ann, vote('aye'))).toBe(false);
    expect(tries(bob, vote('nay'))).toBe(false);
    for (const seat of [ann, bob, cyd, dan]) expect(tries(seat, look(BANK))).toBe(false);
    for (const seat of [ann, bob, dan, cyd]) expect(tries(seat, name(BANK))).toBe(false);
  });

  test('SPY-5.8 a move that another player has answered is never undone, not even with consent', () => {
    const match = matchOf();
    play(match, ann, { type: 'start' }, 0);
    play(match, ann, ask(bob), 0);
    expect(undoOptionOf(match, ann)).toBe('now');
    play(match, bob, answer(), 0);
    expect(undoOptionOf(match, ann)).toBeNull();
    expect(movesToUndo(match, ann, 0)).toBeUndefined();
    expect(undoOptionOf(match, bob)).toBe('now');
  });
});

describe('A record in which a clock was due', () => {
  const secret = new Uint8Array(32);
  const words = ['a', 'b', 'c', 'd'];
  type Match = ReturnType<typeof open>;
  const open = () =>
    start({
      game: spyfall,
      options: { ...OPTIONS, rounds: 1, minutes: 1, voteSeconds: 15 },
      seats: 4,
      seed: seedFrom(secret, words),
    });
  const votesNo = (match: Match, at: number): void => {
    for (const seat of votersOn(match.state.open.motion?.suspect ?? 0, 4)) play(match, seat, vote('nay'), at);
  };
  /** The verify result of a record with a move that no table allows. */
  function found(lateMove: (match: Match) => number): unknown {
    const match = open();
    play(match, match.state.open.dealer, { type: 'start' }, 0);
    const number = lateMove(match);
    for (let now = 600_000; !spyfall.result(match.state); now += 600_000) tick(match, now);
    const seats = words.map(name => ({ name, bot: null }));
    const finding = verify(recordOf(match, { edition: 'spyfall', seats, secret, words }), spyfall);
    return finding.ok
      ? 'right'
      : { ...finding.problem, isThatMove: 'number' in finding.problem && finding.problem.number === number };
  }
  const LATE = { part: 'late', isThatMove: true };

  test('SPY-7.1 a question asked when the time of the round was up is refused, one asked before is not', () => {
    const asks =
      (at: number) =>
      (match: Match): number => {
        const { dealer } = match.state.open;
        play(match, dealer, ask((dealer + 1) % 4), at);
        return match.moves.length;
      };
    expect(found(asks(59_999))).toBe('right');
    expect(found(asks(60_000))).toMatchObject(LATE);
  });

  test('SPY-5.7 a vote cast when the vote was over is refused', () => {
    const votes =
      (at: number) =>
      (match: Match): number => {
        const { dealer } = match.state.open;
        play(match, dealer, accuse((dealer + 1) % 4), 10_000);
        play(match, (dealer + 2) % 4, vote('nay'), at);
        return match.moves.length;
      };
    expect(found(votes(24_999))).toBe('right');
    expect(found(votes(25_000))).toMatchObject(LATE);
  });

  test('SPY-7.5 a location named when time was up is refused', () => {
    const names =
      (at: number) =>
      (match: Match): number => {
        play(match, spyOf(match.state), name(BANK), at);
        return match.moves.length;
      };
    expect(found(names(59_999))).toBe('right');
    expect(found(names(60_001))).toMatchObject(LATE);
  });

  test('SPY-7.7 a vote of the final ones has its minute', () => {
    const votes =
      (at: number) =>
      (match: Match): number => {
        tick(match, 60_000);
        votesNo(match, at);
        return 3;
      };
    expect(found(votes(119_999))).toBe('right');
    expect(found(votes(120_000))).toMatchObject(LATE);
  });

  test('SPY-6.5 looking at a place, or naming one without being the spy, is not a move, and is refused in a record', () => {
    const innocent = (match: Match): number => (spyOf(match.state) + 1) % 4;
    for (const idle of [
      (match: Match) => applyMove(match, { by: innocent(match), at: 10_000, action: name(BANK) }),
      (match: Match) => applyMove(match, { by: spyOf(match.state), at: 10_000, action: look(BANK) }),
    ])
      expect(
        found(match => {
          idle(match);
          return match.moves.length;
        }),
      ).toMatchObject({ part: 'noOp', isThatMove: true });
  });
});

describe('7 Time runs out', () => {
  const late = (stated: SceneState = {}): SpyfallScene => underWay(stated).tick();

  test('SPY-7.1 the questioning stops, and each is put to the vote in turn, from the dealer on, clockwise', () => {
    let table = late({ dealer: cyd });
    expect(table.hears(ann)).toEqual([
      { type: 'timeRanOut', dealer: cyd },
      { type: 'putToVote', suspect: cyd },
    ]);
    for (const suspect of [cyd, dan, ann, bob]) {
      expect(table.sees(dan).open.motion).toEqual({ by: null, suspect, voted: [] });
      expect(table.refuses(cyd, ask(ann))).toBe('SPY-7.1');
      expect(table.refuses(ann, accuse(bob))).toBe('SPY-5.1');
      expect(table.refuses(ann, { type: 'ring' })).toBe('SPY-7.1');
      table = allVote(table, { [ann]: 'nay', [bob]: 'nay' });
    }
    expect(table.sees(ann).open.past).toHaveLength(1);
  });

  test('SPY-7.1 an earlier failed accusation does not shorten any turn', () => {
    const failed = allVote(underWay().play(ann, accuse(bob)), { [cyd]: 'nay' }).tick();
    expect(failed.sees(ann).open.motion).toEqual({ by: null, suspect: ann, voted: [] });
  });

  test('SPY-7.2 everyone except the suspect votes, the dealer too, in secret; the vote stays open for its whole time', () => {
    const table = late({ dealer: bob });
    expect(table.awaited()).toEqual([ann, cyd, dan]);
    expect(table.refuses(bob, vote('nay'))).toBe('SPY-7.2');
    const [yes, no] = (['aye', 'nay'] as const).map(cast => table.play(ann, vote(cast)));
    for (const viewer of [bob, cyd, dan, 'audience'] as const) expect(yes?.sees(viewer)).toEqual(no?.sees(viewer));
    expect(yes?.awaited()).toEqual([cyd, dan]);
    expect(spyfall.clock?.(table.state)).toEqual({ name: 'vote 1.1', after: 60_000 });
    expect(spyfall.clock?.(allVote(table, { [ann]: 'nay' }).state)).toEqual({ name: 'vote 1.2', after: 60_000 });
    expect(allVote(table, { [ann]: 'nay' }).awaited()).toEqual([ann, bob, dan]);
  });

  test('SPY-7.7 there is time to talk: such a vote stays open for a minute at least, however short votes are', () => {
    const timeOf = (voteSeconds: number): number | undefined => spyfall.clock?.(late({ voteSeconds }).state)?.after;
    expect([15, 45, 60, 300].map(timeOf)).toEqual([60_000, 60_000, 60_000, 300_000]);
    const second = allVote(late({ voteSeconds: 15 }), { [dan]: 'nay' });
    expect(spyfall.clock?.(second.state)).toEqual({ name: 'vote 1.2', after: 60_000 });
    expect(spyfall.clock?.(underWay({ voteSeconds: 15 }).play(ann, accuse(bob)).state)?.after).toBe(15_000);
  });

  test('SPY-7.3 the first motion with yes from all others ends the round', () => {
    const first = late();
    expect(lastRound(allVote(first))).toMatchObject({
      ending: { type: 'convicted', suspect: ann, by: null },
      points: [0, 0, 4, 0],
    });
    const third = allVote(allVote(allVote(first, { [dan]: 'nay' }), { [dan]: 'nay' }));
    expect(lastRound(third)).toMatchObject({
      ending: { type: 'convicted', suspect: cyd, by: null },
      points: [1, 1, 0, 1],
    });
  });

  test('SPY-7.4 if no motion is unanimous, the spy wins, also without any votes', () => {
    const refused = [1, 2, 3, 4].reduce(table => allVote(table, { [ann]: 'nay', [bob]: 'nay' }), late());
    const absent = [1, 2, 3, 4].reduce(table => table.tick(), late());
    for (const table of [refused, absent])
      expect(lastRound(table)).toMatchObject({ ending: { type: 'escaped' }, points: [0, 0, 2, 0] });
    expect(lastRound(absent).verdicts).toHaveLength(4);
  });

  test('SPY-7.5 the spy can no longer name a place', () => {
    const table = late();
    for (const seat of [ann, bob, cyd, dan])
      for (const action of [name(BANK), look(BANK)]) expect(table.refuses(seat, action)).toBe('SPY-7.5');
    const again = allVote(table, { [dan]: 'nay' });
    expect(again.refuses(cyd, name(BANK))).toBe('SPY-7.5');
  });

  test('SPY-7.6 no player scores the accuser’s bonus, not even an earlier accuser of the spy', () => {
    const failed = allVote(underWay().play(bob, accuse(cyd)), { [dan]: 'nay' });
    const convicted = allVote(allVote(allVote(failed.tick(), { [dan]: 'nay' }), { [dan]: 'nay' }));
    expect(lastRound(convicted)).toMatchObject({ ending: { suspect: cyd, by: null }, points: [1, 1, 0, 1] });
  });
});
