import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attic } from './attic.fixture.ts';
import { quickChance } from './chance.ts';
import { dueAt, timeLeftOnHeldClock, type Match, play, resume, start, tick } from './match.ts';
import { fill } from './offer.ts';
import { type Action, type Event, parley, type State, type View } from './parley.fixture.ts';
import { undo } from './undo.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 100);
const [ann, bob] = [0, 1];
const deal = { game: parley, options: {}, seats: 2, seed: new Uint8Array(32) };
const say = { type: 'say', words: 'hm' };
const call = { type: 'call' };
const yes = { type: 'ballot', yes: true };
const rest = { type: 'rest' };
const wake = { type: 'wake' };

describe('a clock', () => {
  test('is due when its time has passed since the deal', () => {
    expect(dueAt(start(deal))).toBe(10_000);
  });

  test('plays when it is due, and not a millisecond before', () => {
    const match = start(deal);
    expect(tick(match, 9999)).toBeUndefined();
    expect(match.moves).toEqual([]);
    expect(tick(match, 10_000)).toEqual({
      ok: true,
      number: 1,
      move: { by: 'clock', at: 10_000, action: { type: 'ring' } },
      isNoOp: false,
      told: [{ to: 'all', event: { type: 'rang' } }],
    });
    expect(match.state.open.doing).toBe('over');
  });

  test('plays late if it is asked late, and writes down when', () => {
    const match = start(deal);
    expect(tick(match, 12_345)).toMatchObject({ ok: true, move: { by: 'clock', at: 12_345 } });
  });

  test('is not set back by moves under the same name', () => {
    const match = start(deal);
    play(match, ann, say, 4000);
    play(match, bob, say, 8000);
    expect(dueAt(match)).toBe(10_000);
  });

  test('is not changed by refused moves', () => {
    const match = start(deal);
    play(match, ann, { type: 'shout' }, 4000);
    expect(dueAt(match)).toBe(10_000);
  });

  test('gives the time left on the paused clock, only while one is paused', () => {
    const match = start(deal);
    expect(timeLeftOnHeldClock(match)).toBeUndefined();
    play(match, ann, call, 4000);
    expect(timeLeftOnHeldClock(match)).toBe(6000);
    play(match, ann, yes, 5000);
    expect(timeLeftOnHeldClock(match)).toBe(6000);
    play(match, bob, yes, 6500);
    expect([timeLeftOnHeldClock(match), dueAt(match)]).toEqual([undefined, 12_500]);
    play(match, ann, call, 12_500);
    expect(timeLeftOnHeldClock(match)).toBe(0);
  });

  test('runs anew under another name', () => {
    const match = start({ game: attic, options: { high: 6, house: '' }, seats: 2, seed: new Uint8Array(32) });
    play(match, ann, { type: 'end' }, 12_000);
    expect(dueAt(match)).toBe(42_000);
    expect(tick(match, 42_000)).toMatchObject({ ok: true });
    expect(match.state.open.turn).toBe(ann);
    expect(dueAt(match)).toBe(72_000);
  });

  test('does not run where the rules have none', () => {
    const match = start(deal);
    play(match, ann, rest, 1000);
    expect(dueAt(match)).toBeUndefined();
    expect(tick(match, 1_000_000)).toBeUndefined();
    const { clock: _, ...timeless } = attic;
    const patient = start({ game: timeless, options: { high: 6, house: '' }, seats: 2, seed: new Uint8Array(32) });
    play(patient, ann, { type: 'end' }, 12_000);
    expect(dueAt(patient)).toBeUndefined();
    expect(tick(patient, 1_000_000)).toBeUndefined();
  });

  test('does not run when the match is over', () => {
    const match = start(deal);
    tick(match, 10_000);
    expect(dueAt(match)).toBeUndefined();
    expect(tick(match, 99_000)).toBeUndefined();
  });
});

describe('time spent under a name counts on when the name comes back', () => {
  test('a vote interrupts the round, which then goes on where it stopped', () => {
    const match = start(deal);
    play(match, ann, call, 4000);
    expect(dueAt(match)).toBe(7000);
    play(match, ann, yes, 5000);
    expect(dueAt(match)).toBe(7000);
    play(match, bob, yes, 6500);
    expect(match.state.open.doing).toBe('round');
    expect(dueAt(match)).toBe(12_500);
  });

  test('so it does if the vote runs out of time', () => {
    const match = start(deal);
    play(match, ann, call, 4000);
    expect(tick(match, 7200)).toMatchObject({ ok: true });
    expect(dueAt(match)).toBe(13_200);
  });

  test('the vote itself has but one stretch of time under its name', () => {
    const match = start(deal);
    play(match, ann, call, 1000);
    play(match, ann, yes, 2000);
    play(match, bob, yes, 3000);
    play(match, bob, call, 4000);
    expect(dueAt(match)).toBe(5000);
  });

  test('a rest without any clock costs nothing', () => {
    const match = start(deal);
    play(match, ann, rest, 4000);
    play(match, bob, wake, 1_000_000);
    expect(dueAt(match)).toBe(1_006_000);
  });

  test('a clock that is overdrawn is due at once, not earlier', () => {
    const match = start(deal);
    play(match, ann, rest, 11_000);
    play(match, ann, wake, 20_000);
    expect(dueAt(match)).toBe(20_000);
    expect(tick(match, 20_000)).toMatchObject({ ok: true });
  });
});

describe('taking back', () => {
  test('neither restarts nor refunds the clock', () => {
    const match = start(deal);
    play(match, ann, say, 4000);
    expect(undo(match, ann, 6000).ok).toBe(true);
    expect(dueAt(match)).toBe(10_000);
  });

  test('brings back the clock that ran before, less the time spent on it', () => {
    const match = start(deal);
    play(match, ann, call, 4000);
    expect(dueAt(match)).toBe(7000);
    expect(undo(match, ann, 5000).ok).toBe(true);
    expect(dueAt(match)).toBe(11_000);
    play(match, ann, call, 6000);
    expect(dueAt(match)).toBe(8000);
  });

  test('no seat can undo a move of the clock', () => {
    const match = start(deal);
    play(match, ann, call, 4000);
    tick(match, 7000);
    expect(undo(match, ann, 7000).ok).toBe(false);
    expect(undo(match, bob, 7000).ok).toBe(false);
  });
});

/** Some seconds at the table, a tick and a move or two at a time. */
function somePlay(match: Match<State, View, Action, Event, object>, seed: number): void {
  const chance = quickChance(seed);
  for (let at = 0, step = 0; step < 20; step++) {
    at += chance.below(1500);
    tick(match, at);
    const by = chance.below(2);
    const offers = parley.offers(parley.view(match.state, by));
    if (chance.below(4) === 0) undo(match, by, at);
    else if (offers.length > 0) play(match, by, fill<Action>(chance.pick(offers), chance), at);
  }
}

describe('the clock of a match that was stored', () => {
  test('is exact after it is resumed, at any point', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const match = start(deal);
        somePlay(match, seed);
        const again = resume(match, match.moves);
        expect(dueAt(again)).toBe(dueAt(match));
        expect(again.clock).toEqual(match.clock);
      }),
      { numRuns },
    );
  });

  test('is due when the time under its name adds up to its length, with other clocks in between', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const match = start(deal);
        somePlay(match, seed);
        const due = dueAt(match);
        fc.pre(due !== undefined && match.state.open.doing === 'round');
        let spent = 0;
        let since = 0;
        let name = 'round';
        match.moves.forEach(({ at }, before) => {
          if (name === 'round') spent += at - since;
          since = at;
          name = resume(match, match.moves.slice(0, before + 1)).state.open.doing;
        });
        expect(due).toBe(since + 10_000 - spent);
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    );
  });
});
