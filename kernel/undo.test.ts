import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, attic, type Event, type Options, type State, type View } from './attic.fixture.ts';
import { quickChance } from './chance.ts';
import type { Game } from './game.ts';
import {
  type Match,
  type MatchSnapshot,
  play,
  applyMove,
  restore,
  resume,
  snapshotOf,
  start,
  stateAfter,
} from './match.ts';
import { fill } from './offer.ts';
import { streamOf } from './stream.ts';
import { checkLastMove, copyForCheck, mayTakeBack, mayUndo, undo, undoOptionOf, movesToUndo } from './undo.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 40);
const [ann, bob, cyd] = [0, 1, 2];
const seed = Uint8Array.from({ length: 32 }, (_, at) => 3 * at + 5);

type AtticMatch = Match<State, View, Action, Event, Options>;
const table = (seats = 3, game = attic): AtticMatch =>
  start({ game, options: { high: 6, house: 'home' }, seats, seed });
const place = (stone: number): Action => ({ type: 'place', stone });
const vote = (choice: string): Action => ({ type: 'vote', choice });

/** A match after these moves, each of which must have been offered. */
function after(...moves: readonly (readonly [number, Action])[]): AtticMatch {
  const match = table();
  for (const [by, action] of moves) if (!play(match, by, action, 0).ok) throw new Error(`${by} may not ${action.type}`);
  return match;
}

describe('a player can undo their own last move if it revealed nothing', () => {
  test.each<[string, readonly (readonly [number, Action])[]]>([
    ['a move in the open', [[ann, place(1)]]],
    ['the end of a turn', [[ann, { type: 'end' }]]],
    ['a note to oneself', [[ann, { type: 'note', words: 'bob has 2' }]]],
    ['a secret vote of which others see only that it was cast', [[ann, vote('yes')]]],
    [
      'a secret vote after one of another seat',
      [
        [bob, vote('no')],
        [ann, vote('yes')],
      ],
    ],
    ['a secret vote out of turn', [[cyd, vote('no')]]],
    [
      'a move after a roll of one’s own',
      [
        [ann, { type: 'roll' }],
        [ann, place(1)],
      ],
    ],
    [
      'a move after a look of the same seat',
      [
        [ann, { type: 'peek', at: bob }],
        [ann, place(1)],
      ],
    ],
    [
      'a move after one of another seat',
      [
        [ann, { type: 'end' }],
        [bob, place(1)],
      ],
    ],
    [
      'a note after the drawer was shown',
      [
        [ann, { type: 'show' }],
        [ann, { type: 'note', words: 'so' }],
      ],
    ],
  ])('%s: yes', (_, moves) => {
    const match = after(...moves);
    const by = moves.at(-1)?.[0] ?? ann;
    const before = resume(match, match.moves.slice(0, -1));
    expect(mayUndo(match, by)).toBe(true);
    expect(undo(match, by, 7)).toEqual({
      ok: true,
      number: moves.length + 1,
      move: { by, at: 7, action: null },
      isNoOp: false,
      told: [],
    });
    expect(match.state).toEqual(before.state);
    expect(match.moves.at(-1)).toEqual({ by, at: 7, action: null });
  });

  test.each<[string, readonly (readonly [number, Action])[], number]>([
    ['nothing', [], ann],
    ['somebody else’s move', [[ann, place(1)]], bob],
    [
      'a move before one of another seat',
      [
        [ann, place(1)],
        [bob, vote('yes')],
      ],
      ann,
    ],
    ['a roll', [[ann, { type: 'roll' }]], ann],
    ['a look at somebody’s card, whispered', [[ann, { type: 'peek', at: bob }]], ann],
    ['a look at somebody’s card, seen in the view alone', [[ann, { type: 'glance', at: bob }]], ann],
    ['a card shown to everybody by the rules', [[ann, { type: 'show' }]], ann],
    ['a card shown to everybody by the view alone', [[ann, { type: 'unveil' }]], ann],
    ['one’s own card shown to everybody by the view alone', [[ann, { type: 'bare' }]], ann],
    ['a word whispered to somebody', [[ann, { type: 'tell', to: bob, words: 'psst' }]], ann],
    ['a word slipped into somebody’s view', [[ann, { type: 'slip', to: bob, words: 'psst' }]], ann],
    [
      'the last vote, which opens all',
      [
        [ann, vote('yes')],
        [cyd, vote('no')],
        [bob, vote('no')],
      ],
      bob,
    ],
    ['the move that ended the match, for its secret is out', [[ann, { type: 'finish' }]], ann],
  ])('%s: no', (_, moves, by) => {
    const match = after(...moves);
    const before = JSON.stringify([match.state, match.moves]);
    expect(mayUndo(match, by)).toBe(false);
    expect(undo(match, by, 7)).toEqual({ ok: false, refusal: { because: 'undo' } });
    expect(JSON.stringify([match.state, match.moves])).toBe(before);
  });

  test('looking at a card can never be undone, for any deal', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.constantFrom(2, 3, 4),
        fc.constantFrom('peek', 'glance', 'show', 'unveil', 'bare'),
        (seed, seats, type) => {
          const match = start({ game: attic, options: { high: 6, house: 'home' }, seats, seed });
          expect(play(match, ann, type === 'peek' || type === 'glance' ? { type, at: bob } : { type }, 0).ok).toBe(
            true,
          );
          expect(mayUndo(match, ann)).toBe(false);
        },
      ),
      { numRuns },
    );
  });

  test('a move the rules call final, and no other move', () => {
    const match = table(3, { ...attic, final: ['vote'] });
    expect(play(match, ann, place(1), 0).ok).toBe(true);
    expect(undoOptionOf(match, ann)).toBe('now');
    expect(play(match, cyd, vote('no'), 0).ok).toBe(true);
    expect(undoOptionOf(match, cyd)).toBeNull();
    expect(undo(match, cyd, 7)).toEqual({ ok: false, refusal: { because: 'undo' } });
    // not even if all seats agree
    expect(undoOptionOf(match, ann)).toBeNull();
    expect(movesToUndo(match, ann, 7)).toBeUndefined();
  });

  test('checking whether undo is allowed changes nothing', () => {
    const match = after([ann, place(1)]);
    const before = JSON.stringify([match.state, match.moves, match.told]);
    expect([ann, bob, cyd].map(seat => mayUndo(match, seat))).toEqual([true, false, false]);
    expect(JSON.stringify([match.state, match.moves, match.told])).toBe(before);
  });
});

describe('moves are taken back one after the other', () => {
  test('two of one’s own in a row', () => {
    const match = after([ann, place(1)], [ann, place(2)]);
    expect(undo(match, ann, 0).ok).toBe(true);
    expect(match.state.open.stones).toEqual([1]);
    expect(undo(match, ann, 0).ok).toBe(true);
    expect(match.state.open.stones).toEqual([]);
    expect(undo(match, ann, 0).ok).toBe(false);
    expect(match.moves.map(({ action }) => action?.type ?? 'back')).toEqual(['place', 'place', 'back', 'back']);
  });

  test('but not past a roll', () => {
    const match = after([ann, { type: 'roll' }], [ann, place(2)]);
    expect(undo(match, ann, 0).ok).toBe(true);
    expect(undo(match, ann, 0).ok).toBe(false);
    expect(match.state.open.rolls).toHaveLength(1);
  });

  test('but not after another seat has moved, even if that move was undone', () => {
    const match = after([ann, place(1)], [bob, vote('yes')]);
    expect(undo(match, bob, 0).ok).toBe(true);
    expect(undo(match, ann, 0).ok).toBe(false);
  });

  test('and played again otherwise', () => {
    const match = after([ann, vote('yes')]);
    undo(match, ann, 0);
    expect(play(match, ann, vote('no'), 0)).toMatchObject({ ok: true, number: 3 });
    expect(match.state.votes).toEqual(['no', null, null]);
    expect(mayUndo(match, ann)).toBe(true);
  });

  test('without changing earlier random numbers or repeating them', () => {
    const match = after([ann, { type: 'roll' }], [ann, place(1)]);
    undo(match, ann, 0);
    play(match, ann, { type: 'roll' }, 0);
    expect(match.state.open.rolls).toEqual([1, 4].map(step => 1 + streamOf(seed, step).below(6)));
    expect(resume(match, match.moves).state).toEqual(match.state);
  });
});

test('taking back leads to the state before, in any match', () => {
  let takenBack = 0;
  fc.assert(
    fc.property(fc.nat(), chosen => {
      const chance = quickChance(chosen);
      const match = table(2 + chance.below(3));
      for (let step = 0; step < 15; step++) {
        const by = chance.below(match.seats);
        const offers = attic.offers(attic.view(match.state, by)).filter(({ type }) => type !== 'finish');
        if (offers.length === 0) continue;
        const before = JSON.stringify(match.state);
        play(match, by, fill<Action>(chance.pick(offers), chance), step);
        if (!undo(match, by, step).ok) continue;
        takenBack += 1;
        expect(JSON.stringify(match.state)).toBe(before);
      }
      expect(resume(match, match.moves).state).toEqual(match.state);
    }),
    { numRuns },
  );
  expect(takenBack).toBeGreaterThan(numRuns);
});

test('the announced undo options are exactly the possible ones, in any match', () => {
  const said = { now: 0, ask: 0, nothing: 0 };
  fc.assert(
    fc.property(fc.nat(), chosen => {
      const chance = quickChance(chosen);
      const match = table(2 + chance.below(3));
      for (let step = 0; step < 25; step++) {
        const by = chance.below(match.seats);
        const offers = attic.offers(attic.view(match.state, by)).filter(({ type }) => type !== 'finish');
        if (offers.length === 0) continue;
        const before = copyForCheck(match);
        play(match, by, fill<Action>(chance.pick(offers), chance), step);
        if (chance.below(2) === 0) checkLastMove(match, before);
        if (chance.below(4) === 0) undo(match, by, step);
        for (let seat = 0; seat < match.seats; seat++) {
          // another match with the same moves does not share this cache
          const again = (): AtticMatch => resume(match, match.moves);
          const isNow = undo(again(), seat, step).ok;
          const expected = isNow ? 'now' : movesToUndo(again(), seat, step) ? 'ask' : null;
          expect(undoOptionOf(match, seat)).toBe(expected);
          said[expected ?? 'nothing'] += 1;
        }
      }
    }),
    { numRuns },
  );
  for (const times of Object.values(said)) expect(times).toBeGreaterThan(numRuns);
});

describe('every way in which rules can read hidden state is noticed', () => {
  /** Placing a stone looks at the hidden part this way. */
  const looking = (look: (state: State) => unknown): typeof attic => ({
    ...attic,
    apply(state, by, action, tableau) {
      if (action.type === 'place') look(state);
      attic.apply(state, by, action, tableau);
    },
  });
  const taken = (game: Game<State, View, Action, Event, Options>): boolean => {
    const match = table(3, game);
    if (!play(match, ann, place(1), 0).ok) throw new Error('no stone was placed');
    return mayUndo(match, ann);
  };

  test.each<[string, (state: State) => unknown]>([
    ['reading a field', state => state.drawer],
    ['reading an item', state => state.cards[1]],
    ['counting', state => state.cards.length],
    ['spreading a list', state => [...state.cards]],
    ['spreading an object', state => ({ ...state.cards })],
    ['spreading the whole state', state => ({ ...state })],
    ['searching', state => state.cards.indexOf(2)],
    ['asking whether it holds', state => state.cards.includes(2)],
    ['writing it as text', state => JSON.stringify(state)],
    ['asking for a key', state => 7 in state.cards],
    ['asking for a key of its own', state => Object.hasOwn(state.cards, 7)],
    ['listing its keys', state => Object.keys(state.cards)],
    ['listing all its keys', state => Reflect.ownKeys(state.cards)],
    ['its description', state => Object.getOwnPropertyDescriptor(state.cards, 1)?.value as unknown],
    ['the description of a field', state => Object.getOwnPropertyDescriptor(state, 'drawer')?.value as unknown],
    ['walking over it', state => state.cards.forEach(() => undefined)],
  ])('%s', (_, look) => {
    expect(taken(looking(look))).toBe(false);
  });

  test.each<[string, (state: State) => unknown]>([
    ['looking at nothing', () => undefined],
    ['looking at what is open', state => [JSON.stringify(state.open), state.open.stones.length]],
    ['writing without looking', state => (state.notes[ann] = 'a')],
    ['holding a part without looking inside', state => state.cards === state.cards],
  ])('but %s is not looking', (_, look) => {
    expect(taken(looking(look))).toBe(true);
  });

  test('rules that fail when they are watched may not be taken back, and nothing breaks', () => {
    const touchy = looking(state => structuredClone(state.cards)); // no proxy can be cloned
    expect(taken(touchy)).toBe(false);
  });
});

describe('with the consent of all, a seat may undo everything since its last move if no information was revealed', () => {
  test('the others’ moves in the open go first, each by its own mover', () => {
    const match = after([ann, place(1)], [ann, { type: 'end' }], [bob, place(2)], [bob, { type: 'end' }]);
    expect(mayUndo(match, ann)).toBe(false);
    expect(movesToUndo(match, ann, 9)).toEqual([
      { by: bob, at: 9, action: null },
      { by: bob, at: 9, action: null },
      { by: ann, at: 9, action: null },
    ]);
  });

  test('walked to its end, it is where the seat was before that move', () => {
    const match = after([ann, place(1)], [ann, { type: 'end' }], [bob, place(2)]);
    const before = resume(match, match.moves.slice(0, 1));
    for (const move of movesToUndo(match, ann, 9) ?? []) applyMove(match, move);
    expect(match.state).toEqual(before.state);
    expect(match.moves).toHaveLength(5);
    expect(mayTakeBack(match, ann)).toBe(true);
    expect(mayUndo(match, ann)).toBe(false); // bob has done something since: without asking, it stays
  });

  test('the check changes nothing', () => {
    const match = after([ann, place(1)], [ann, { type: 'end' }], [bob, place(2)]);
    const before = structuredClone({ state: match.state, moves: match.moves });
    movesToUndo(match, ann, 9);
    expect({ state: match.state, moves: match.moves }).toEqual(before);
  });

  test.each<[string, readonly (readonly [number, Action])[]]>([
    [
      'another seat rolled since',
      [
        [ann, { type: 'end' }],
        [bob, { type: 'roll' }],
      ],
    ],
    [
      'another seat looked at a card since',
      [
        [ann, { type: 'end' }],
        [bob, { type: 'peek', at: cyd }],
      ],
    ],
    [
      'one’s own move was a roll',
      [
        [ann, { type: 'roll' }],
        [bob, vote('no')],
      ],
    ],
    ['one has not moved', [[bob, vote('no')]]],
  ])('%s: no', (_, moves) => {
    expect(movesToUndo(after(...moves), ann, 9)).toBeUndefined();
  });
});

describe('a long match', () => {
  /** Ann writes notes, in a game that counts how often its rules are applied. */
  function longMatch(notes: number): { match: AtticMatch; applied(): number } {
    let applied = 0;
    const counting: typeof attic = {
      ...attic,
      apply(state, by, action, tableau) {
        applied += 1;
        attic.apply(state, by, action, tableau);
      },
    };
    const match = table(3, counting);
    for (let note = 0; note < notes; note++) play(match, ann, { type: 'note', words: `${note % 10}` }, note);
    return {
      match,
      applied() {
        const since = applied;
        applied = 0;
        return since;
      },
    };
  }

  test('undoing a thousand moves one by one applies few moves for each', () => {
    const { match, applied } = longMatch(1_500);
    const before = resume(match, match.moves.slice(0, 500)).state;
    applied();
    for (let back = 0; back < 1_000; back++) expect(undo(match, ann, 2_000).ok).toBe(true);
    expect(match.state).toEqual(before);
    expect(applied() / 1_000).toBeLessThan(150);
  });

  test('resuming the match afterwards costs as much', () => {
    const { match, applied } = longMatch(1_500);
    for (let back = 0; back < 1_000; back++) undo(match, ann, 2_000);
    applied();
    expect(resume(match, match.moves).state).toEqual(match.state);
    expect(applied() / match.moves.length).toBeLessThan(50);
  });

  test('with consent, undo reaches 64 moves back, and no further', () => {
    const { match, applied } = longMatch(500);
    play(match, ann, { type: 'end' }, 500);
    for (let note = 0; note < 63; note++) play(match, bob, { type: 'note', words: `${note % 10}` }, 500);
    applied();
    expect(movesToUndo(match, ann, 600)).toHaveLength(64);
    expect(applied() / 64).toBeLessThan(150);
    play(match, bob, { type: 'note', words: '64' }, 500);
    expect(movesToUndo(match, ann, 600)).toBeUndefined();
  });

  test('its checkpoints are few, and none of them is a state that was taken back', () => {
    fc.assert(
      fc.property(fc.nat(), chosen => {
        const chance = quickChance(chosen);
        const match = table(3);
        for (let step = 0; step < 300; step++) {
          const stretch = 1 + chance.below(40);
          const back = chance.below(3) === 0;
          for (let at = 0; at < stretch; at++)
            if (back) undo(match, ann, step);
            else play(match, ann, { type: 'note', words: `${chance.below(1_000)}` }, step);
        }
        expect(match.checkpoints.length).toBeLessThanOrEqual(24);
        expect(match.checkpoints.map(({ after }) => after)).toEqual(
          match.checkpoints.map(({ after }) => after).toSorted((one, other) => one - other),
        );
        expect(stateAfter(match, match.standing.length)).toEqual(match.state);
        expect(resume(match, match.moves).state).toEqual(match.state);
      }),
      { numRuns: 3 },
    );
  });

  test('after a restore from a snapshot, undo and the check for it replay no more moves than before', () => {
    const { match, applied } = longMatch(5_000);
    expect(match.checkpoints.length).toBeLessThan(30);
    const restored = restore(match, JSON.parse(JSON.stringify(snapshotOf(match))) as MatchSnapshot);
    applied();
    expect(undoOptionOf(restored, ann)).toBe('now');
    expect(undo(restored, ann, 6_000).ok).toBe(true);
    expect(applied()).toBeLessThan(300);
    expect(stateAfter(restored, restored.standing.length)).toEqual(restored.state);
  });

  test('undo never replays the whole match, at any distance', () => {
    const { match, applied } = longMatch(3_000);
    let most = 0;
    for (let back = 0; back < 2_500; back++) {
      applied();
      expect(undo(match, ann, 6_000).ok).toBe(true);
      most = Math.max(most, applied());
    }
    expect(most).toBeLessThan(1_500);
    expect(match.standing).toHaveLength(500);
  });

  test('restored from a snapshot, it goes on as if nothing had happened', () => {
    const { match } = longMatch(200);
    const restored = restore(match, JSON.parse(JSON.stringify(snapshotOf(match))) as MatchSnapshot);
    for (const one of [match, restored]) {
      for (let back = 0; back < 10; back++) undo(one, ann, 300);
      play(one, ann, { type: 'roll' }, 301);
    }
    expect(snapshotOf(restored)).toEqual(snapshotOf(match));
    expect(restored.standing).toEqual(match.standing);
  });
});
