import { describe, expect, test } from 'vitest';
import { dealt, given } from '#testkit';
import { cellsOf } from './board.ts';
import { cardOf } from './components.ts';
import { tczew } from './game.ts';
import { A, B, C, cell, choicesIn, codeFor, D, dice, lies, type Stated, stateOf } from './scene.fixture.ts';
import type { Action, Lasting, State } from './state.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));
const place = (card: number, name: string): Action => ({ type: 'place', card, cell: cell(name) });
const play = (card: number, ...targets: number[]): Action => ({ type: 'playEvent', card, targets });
const wait: Action = { type: 'wait' };
const sizes = ({ hands, stacks }: State) => [hands.map(({ length }) => length), stacks.map(({ length }) => length)];
const cards = (state: State, seat: number): number[] => (state.hands[seat] ?? []).map(({ card }) => card);

const ban = (seat: number, what: 'turn' | 'draw' | 'swap' | 'place' | 'event', turns = 1): Lasting => ({
  id: 9,
  event: 155,
  actor: B,
  seat,
  kind: 'ban',
  what,
  cats: null,
  turns,
  isFromNextTurn: false,
});

const CITY = { a: { C3x3: 1 }, b: { C3x9: 2 } } as const;
const HAND = [81, 93, 105, 73, 49] as const;
const OTHER = [82, 94, 106, 74, 50] as const;

describe('Turn, hand and stacks', () => {
  test('TCZ-7.1 clockwise', () => {
    const now = scene({ seats: 3, hands: [[81], [82], [83]] });
    const order = [now.awaited()[0]];
    let next = now;
    for (const seat of [A, B, C]) {
      next = next.play(seat, wait);
      order.push(next.awaited()[0]);
    }
    expect(order).toEqual([A, B, C, A]);
  });

  test('TCZ-7.2, TCZ-7.3, TCZ-7.4, TCZ-16.5, TCZ-16.9 one main move, and waiting is always possible', () => {
    const now = scene({ ...CITY, hands: [[...HAND.slice(0, 4), 151], OTHER] });
    expect(now.offers(A).map(({ type }) => type)).toEqual(['place', 'playEvent', 'swap', 'wait', 'proposeEnd']);
    const placed = now.play(A, place(81, 'C3x4'));
    expect([lies(placed.state, 'C3x4'), placed.awaited()]).toEqual([[A, 81], [B]]);
    expect(codeFor(placed, A, wait)).toBe('NOT_YOUR_TURN');
    expect(placed.hears(B)).toEqual([
      { type: 'placed', by: A, card: 81, cell: cell('C3x4') },
      { type: 'drew', by: A, count: 1, cards: null },
      { type: 'turnBegan', seat: B },
    ]);
    const waited = now.play(A, wait);
    expect(waited.hears(B)).toEqual([
      { type: 'waited', by: A },
      { type: 'turnBegan', seat: B },
    ]);
    expect(now.play(A, play(151, B)).awaited()).toEqual([B]);
    const done = scene({ ...CITY, options: { mode: 'extended' }, b: { C3x4: 2 }, hands: [HAND, []] }).play(A, wait);
    expect(codeFor(done, A, wait)).toBe('MAIN_MOVE_DONE');
  });

  test('TCZ-7.5, TCZ-16.8, TCZ-17.3 a swapped card goes under the stack, and the top card is taken', () => {
    const now = scene({ ...CITY, hands: [HAND, OTHER], stacks: { 3: [111, 112] } });
    const swapped = now.play(A, { type: 'swap', card: 81 });
    expect(cards(swapped.state, A)).toEqual([93, 105, 73, 49, 111]);
    expect(swapped.state.stacks[0]?.at(-1)).toEqual({ card: 81, seenBy: [A] });
    expect(swapped.hears(B).slice(0, 2)).toEqual([
      { type: 'swapped', by: A },
      { type: 'drew', by: A, count: 1, cards: null },
    ]);
    expect([swapped.sees(A).stacks[0]?.at(-1), swapped.sees(B).stacks[0]?.at(-1)]).toEqual([
      { card: 81, seenBy: [A] },
      null,
    ]);
  });

  test('TCZ-7.6 nothing to swap when no stack holds a card', () => {
    const now = scene({ ...CITY, hands: [HAND, OTHER], bare: true });
    expect(codeFor(now, A, { type: 'swap', card: 81 })).toBe('NOTHING_TO_SWAP');
    expect(codeFor(now, A, { type: 'swap', card: 82 })).toBe('NOT_IN_HAND');
  });

  test('TCZ-7.7 a swap is not stopped by a drawing ban, but by a ban on swapping', () => {
    const drawing = scene({ ...CITY, hands: [HAND, OTHER], lasting: [ban(A, 'draw')], used: [], stacks: { 3: [111] } });
    expect(cards(drawing.play(A, { type: 'swap', card: 81 }).state, A)).toContain(111);
    const swapping = scene({ ...CITY, hands: [HAND, OTHER], lasting: [ban(A, 'swap')] });
    expect(codeFor(swapping, A, { type: 'swap', card: 81 })).toBe('HINDERED');
  });

  test('TCZ-7.8 Start cards and replacements are never in a hand', () => {
    const { hands, stacks } = dealt(tczew, { seats: 4 });
    expect([...hands.flat(), ...stacks.flat()].filter(({ card }) => card < 5 || card > 200)).toEqual([]);
  });

  test('TCZ-7.9, TCZ-7.12 the hand is filled up to five after the main move, and a larger one is kept', () => {
    const two = scene({ ...CITY, hands: [[81, 93], OTHER] }).play(A, wait);
    expect(cards(two.state, A).length).toBe(5);
    const seven = scene({ ...CITY, hands: [[...HAND, 95, 107], OTHER] }).play(A, place(81, 'C3x4'));
    expect(cards(seven.state, A).length).toBe(6);
  });

  test('TCZ-7.10, TCZ-14.40 no refill under a drawing ban, which runs down even with a full hand', () => {
    const now = scene({ ...CITY, hands: [HAND, OTHER], lasting: [ban(A, 'draw', 2)] });
    const one = now.play(A, place(81, 'C3x4'));
    expect([cards(one.state, A).length, one.state.open.lasting]).toEqual([4, [ban(A, 'draw', 1)]]);
    const two = one.play(B, wait).play(A, wait);
    expect([cards(two.state, A).length, two.state.open.lasting]).toEqual([4, []]);
    expect(two.state.open.used).toEqual([155]);
    expect(cards(two.play(B, wait).play(A, wait).state, A).length).toBe(5);
    const full = scene({ ...CITY, hands: [HAND, OTHER], lasting: [ban(A, 'draw')] }).play(A, wait);
    expect(full.state.open.lasting).toEqual([]);
  });

  test('TCZ-7.11 a hand that shrinks outside the own turn is filled after the own next main move', () => {
    const now = scene({ ...CITY, hands: [[158], OTHER], stacks: { 3: [] } });
    const hit = now.play(A, play(158), dice());
    expect(cards(hit.state, B).length).toBe(3);
    expect(cards(hit.play(B, wait).state, B).length).toBe(5);
  });

  test('TCZ-7.13, TCZ-7.14, TCZ-19.20 a refill goes on in the next epoch, and the pointer moves', () => {
    const now = scene({
      ...CITY,
      a: { C3x3: 1, C3x2: 5, D4x3: 8 },
      hands: [[163, 81, 93, 105, 73], OTHER],
      stacks: { 3: [49] },
      bare: false,
    });
    const state = now.state;
    state.stacks[0] = [{ card: 49, seenBy: [] }];
    const built = given(tczew, state)
      .play(A, play(163))
      .play(A, { type: 'build', card: 81, cell: cell('C3x4') })
      .play(A, { type: 'build', card: 93, cell: cell('E5x3') });
    expect(cards(built.state, A).length).toBe(5);
    expect([built.state.open.pointer, sizes(built.state)[1]]).toEqual([4, [0, 94, 16]]);
    expect(built.hears(B)).toContainEqual({ type: 'pointerMoved', epoch: 4 });
    const swapped = built.play(B, { type: 'swap', card: 82 });
    expect(swapped.state.stacks.map(stack => stack.at(-1)?.card)).toEqual([undefined, 82, 150]);
  });

  test('TCZ-7.15 the pointer stays on the last stack, and cards returned there can be drawn', () => {
    const now = scene({
      ...CITY,
      hands: [
        [158, ...HAND],
        [82, 94, 106],
      ],
      pointer: 5,
      bare: true,
    });
    const hit = now.play(A, play(158), dice());
    expect([hit.state.open.pointer, sizes(hit.state)]).toEqual([
      5,
      [
        [5, 1],
        [0, 0, 2],
      ],
    ]);
    expect(sizes(hit.play(B, wait).state)).toEqual([
      [5, 3],
      [0, 0, 0],
    ]);
  });

  test('TCZ-7.16, TCZ-7.17 cards returned together lie in the order they were picked, and keep their epoch', () => {
    const now = scene({ ...CITY, hands: [[181], [82, 94]], pointer: 5, bare: true, a: { C3x3: 1, C3x8: 81 } });
    const hit = now.play(A, play(181), dice());
    // the first picked went under first, so the last picked is the lowest; A drew the first at once
    expect([cards(hit.state, A), hit.state.stacks[2]?.map(({ card }) => card)]).toEqual([[82, 94], []]);
    expect(cardOf(82).epoch).toBe(4);
  });

  test('TCZ-7.18 the order of a turn: ticks, main move, settling, refill, end', () => {
    const lasting: Lasting[] = [
      {
        id: 1,
        event: 154,
        actor: B,
        seat: A,
        kind: 'ongoing',
        path: 'each/0',
        at: 'turnStart',
        turns: 2,
        vars: {},
        isFromNextTurn: false,
      },
      {
        id: 2,
        event: 183,
        actor: B,
        seat: A,
        kind: 'ongoing',
        path: 'each/0',
        at: 'turnEnd',
        turns: 1,
        vars: {},
        isFromNextTurn: false,
      },
    ];
    const now = scene({ ...CITY, a: { C3x3: 1, C3x4: 81 }, hands: [HAND, [82]], lasting, active: B });
    const began = now.play(B, wait, dice(6));
    expect(began.hears(B).map(({ type }) => type)).toEqual(['waited', 'drew', 'turnBegan', 'ticked', 'rolled']);
    const ended = began.play(A, place(93, 'D4x3'));
    expect(ended.hears(B).map(({ type }) => type)).toEqual(['placed', 'drew', 'ticked']);
    expect(ended.state.open.pending).toMatchObject({ type: 'pick', seat: A });
    const lost = ended.play(A, { type: 'pick', cell: cell('C3x4') });
    expect(lost.hears(B).map(({ type }) => type)).toEqual(['removed', 'eventEnded', 'turnBegan']);
  });

  test('TCZ-7.19 a player without any card on the board plays on', () => {
    const now = scene({ b: { C3x9: 2 }, hands: [[...HAND, 165], OTHER] });
    expect(cellsOf(now.state.open.board, A)).toEqual([]);
    expect(now.offers(A).map(({ type }) => type)).toEqual(['playEvent', 'swap', 'wait', 'proposeEnd']);
    expect(codeFor(now, A, place(81, 'C3x4'))).toBe('NOT_ADJACENT_TO_OWN');
  });

  test('TCZ-19.21 drawing ban after cards were taken', () => {
    const hand = [187, 81, 93, 73, 49] as const;
    const two = scene({ ...CITY, b: { C3x9: 2, D4x9: 'sport', C3x10: 'sport' }, hands: [hand, OTHER] });
    const taken = two
      .play(A, play(187, B))
      .play(A, { type: 'pick', cell: cell('D4x9') })
      .play(A, { type: 'pick', cell: cell('C3x10') });
    expect(cards(taken.state, A).length).toBe(6);
    const laid = taken.play(B, wait).play(A, place(81, 'C3x4'));
    expect(cards(laid.state, A).length).toBe(5);
    const none = scene({ ...CITY, hands: [hand, OTHER] }).play(A, play(187, B));
    expect(cards(none.state, A).length).toBe(4);
    expect(cards(none.play(B, wait).play(A, wait).state, A).length).toBe(5);
  });
});

describe('End of the game', () => {
  const LAST = { seats: 3, a: { C3x3: 1 }, b: { C3x9: 2 }, c: { G7x9: 3 }, bare: true, pointer: 5 } as const;

  test('TCZ-11.1, TCZ-11.4, TCZ-19.22 the last card triggers a last turn of the others', () => {
    const now = scene({ ...LAST, active: B, hands: [[81], [82], [83]] });
    const lap = now.play(B, place(82, 'C3x8'));
    expect([lap.state.open.phase, lap.state.open.lap, lap.awaited()]).toEqual(['lastLap', [C, A], [C]]);
    expect(lap.hears(A)).toContainEqual({ type: 'lapBegan', by: B, lap: [C, A] });
    const over = lap.play(C, wait).play(A, wait);
    expect([over.state.open.phase, over.awaited(), over.state.open.ending?.reason]).toEqual(['scored', [], 'lastCard']);
    expect(codeFor(over, B, wait)).toBe('WRONG_PHASE');
  });

  test('TCZ-11.2 a hand emptied by another player’s event triggers at the end of the own next turn', () => {
    const now = scene({ ...LAST, hands: [[156, 93], [82], []], pointer: 5 });
    const hit = now.play(A, play(156, B), dice());
    expect([cards(hit.state, B), hit.state.open.phase, hit.awaited()]).toEqual([[], 'main', [B]]);
    expect(hit.play(B, wait).state.open.phase).toBe('lastLap');
  });

  test('TCZ-11.3 an empty hand under a drawing ban does not trigger while the stacks hold cards', () => {
    const now = scene({ ...LAST, bare: false, pointer: 3, hands: [[81], [82], [83]], lasting: [ban(A, 'draw')] });
    const laid = now.play(A, place(81, 'C3x4'));
    expect([cards(laid.state, A), laid.state.open.phase]).toEqual([[], 'main']);
  });

  test('TCZ-11.5 the trigger stands even if cards return to the stack', () => {
    const now = scene({ ...LAST, active: B, hands: [[181, 93], [82], [83, 95]], c: { C3x4: 3 } });
    const lap = now.play(B, place(82, 'C3x8')).play(C, wait);
    const hit = lap.play(A, play(181), dice());
    expect(hit.state.open.phase).toBe('scored');
    expect(hit.state.hands[A]?.length).toBe(3);
  });

  test('TCZ-11.6 a skipped turn in the last lap is the last turn', () => {
    const now = scene({ ...LAST, active: B, hands: [[81], [82], [83]], lasting: [ban(C, 'turn')] });
    const lap = now.play(B, place(82, 'C3x8'));
    expect([lap.state.open.lap, lap.awaited()]).toEqual([[A], [A]]);
    expect(lap.play(A, wait).state.open.phase).toBe('scored');
  });

  test('TCZ-11.7, TCZ-19.23 the idle end, with a warning one round before', () => {
    let now = scene({ ...CITY, hands: [[81], [82]], bare: true });
    now = now.play(A, wait);
    const warned = now.play(B, wait);
    expect(warned.hears(A)).toContainEqual({ type: 'idleWarned', turns: 2 });
    const over = warned.play(A, wait).play(B, wait);
    expect([over.state.open.phase, over.state.open.ending?.reason]).toEqual(['scored', 'idle']);
    let long = scene({ ...CITY, hands: [HAND, OTHER], stacks: { 3: [111] } });
    for (let turn = 0; turn < 9; turn++)
      long = long.play(long.awaited()[0] ?? 0, turn === 3 ? { type: 'swap', card: 82 } : wait);
    expect([long.state.open.phase, long.state.open.idle]).toEqual(['main', 9]);
    expect(long.play(B, wait).state.open.ending?.reason).toBe('idle');
    const skipped = scene({ ...CITY, hands: [HAND, OTHER], idle: 3, lasting: [ban(B, 'turn')] }).play(A, wait);
    expect([skipped.state.open.idle, skipped.awaited()]).toEqual([4, [A]]);
    const active = scene({ ...CITY, hands: [HAND, OTHER], idle: 8 }).play(A, place(81, 'C3x4'));
    expect(active.state.open.idle).toBe(0);
  });

  test('TCZ-11.8, TCZ-16.12 an agreed end', () => {
    const now = scene({ seats: 3, ...CITY, c: { G7x9: 3 }, hands: [HAND, OTHER, []] });
    const proposed = now.play(B, { type: 'proposeEnd' });
    expect(proposed.hears(A)).toEqual([{ type: 'endProposed', by: B }]);
    const over = proposed.play(A, { type: 'voteEnd', agree: true }).play(C, { type: 'voteEnd', agree: true });
    expect([over.state.open.phase, over.state.open.ending?.reason]).toEqual(['scored', 'agreed']);
    const refused = proposed.play(A, { type: 'voteEnd', agree: false });
    expect([refused.state.open.phase, refused.state.open.proposal]).toEqual(['main', null]);
    expect(refused.hears(C)).toEqual([
      { type: 'endVoted', by: A, agree: false },
      { type: 'proposalLapsed', by: B },
    ]);
  });

  test('TCZ-11.13, TCZ-16.18 a proposal does not hold up play, and lapses at the proposer’s next turn', () => {
    const now = scene({ ...CITY, hands: [HAND, OTHER] }).play(B, { type: 'proposeEnd' });
    expect(now.awaited()).toEqual([A]);
    expect(codeFor(now, B, { type: 'proposeEnd' })).toBe('WRONG_PHASE');
    expect(codeFor(now, B, { type: 'voteEnd', agree: true })).toBe('WRONG_PHASE');
    const turned = now.play(A, wait);
    expect([turned.state.open.proposal, turned.hears(A).at(-1)]).toEqual([null, { type: 'proposalLapsed', by: B }]);
    expect(turned.offers(B).some(({ type }) => type === 'proposeEnd')).toBe(true);
    const once = scene({ seats: 3, ...CITY, hands: [HAND, OTHER, []] })
      .play(C, { type: 'proposeEnd' })
      .play(A, { type: 'voteEnd', agree: false });
    expect(codeFor(once, C, { type: 'proposeEnd' })).toBe('WRONG_PHASE');
    expect(codeFor(once, A, { type: 'voteEnd', agree: true })).toBe('WRONG_PHASE');
  });

  test('TCZ-11.9 a short game sets the later stacks aside', () => {
    const { stacks } = dealt(tczew, { options: { lastEpoch: 3 } });
    expect(stacks.map(({ length }) => length)).toEqual([64, 0, 0]);
    expect(dealt(tczew, { options: { lastEpoch: 4 } }).stacks.map(({ length }) => length)).toEqual([64, 100, 0]);
    const now = scene({ ...CITY, options: { lastEpoch: 3 }, hands: [[81], [82]], bare: true }).play(
      A,
      place(81, 'C3x4'),
    );
    expect(now.state.open.phase).toBe('lastLap');
  });

  test('TCZ-11.10, TCZ-11.12 in the fast game events discard to the used pile, swaps do not', () => {
    const fast = { fastDiscard: true } as const;
    const hit = scene({ ...CITY, options: fast, hands: [[158], OTHER] }).play(A, play(158), dice());
    expect(hit.state.open.used).toEqual([82, 94, 158]);
    expect(hit.hears(B)).toContainEqual({ type: 'handMoved', from: B, to: 'used', count: 2, cards: [82, 94] });
    const swapped = scene({ ...CITY, options: fast, hands: [HAND, OTHER] }).play(A, { type: 'swap', card: 81 });
    expect(swapped.state.open.used).toEqual([]);
    const kept = scene({
      ...CITY,
      options: fast,
      a: { C3x3: 1, C3x2: 5, D4x3: 'trade' },
      hands: [[197, ...HAND.slice(1)], OTHER],
    });
    const drawn = kept.play(A, play(197)).play(A, { type: 'pick', cell: cell('D4x3') });
    const back = drawn.play(A, { type: 'putBack', card: 93 });
    expect(back.hears(B)).toEqual([{ type: 'putBack', by: A, count: 1, cards: [93] }]);
    expect(back.state.open.used).toEqual([93]);
  });

  test('TCZ-11.14 no idle end in the last lap', () => {
    const now = scene({
      ...LAST,
      seats: 4,
      d: { K11x1: 4 },
      phase: 'lastLap',
      lap: [A, B, C, D],
      idle: 7,
      hands: [[81], [82], [83], [85]],
    });
    const next = now.play(A, wait).play(B, wait).play(C, wait);
    expect([next.state.open.phase, next.awaited()]).toEqual(['lastLap', [D]]);
    expect(next.play(D, wait).state.open.ending?.reason).toBe('lastCard');
  });

  test('TCZ-8.14 events are only played as the main move of one’s own turn', () => {
    const now = scene({ ...CITY, hands: [HAND, [151]] });
    expect(codeFor(now, B, play(151, A))).toBe('NOT_YOUR_TURN');
    expect(choicesIn(now.offers(B), 'playEvent', 'card')).toEqual([]);
  });
});
