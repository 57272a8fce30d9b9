import { describe, expect, test } from 'vitest';
import { copy, mayUndo, play as send, quickChance, start, undo } from '#kernel';
import { dealt, given } from '#testkit';
import { EX } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { refusalOf } from './objection.ts';
import { builder } from './player.fixture.ts';
import { A, B, C, cell, choicesIn, codeFor, dice, lies, OPTIONS, type Stated, stateOf } from './scene.fixture.ts';
import type { Action, Lasting } from './state.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));
const play = (card: number, ...targets: number[]): Action => ({ type: 'playEvent', card, targets });
const wait: Action = { type: 'wait' };
const CITY = { a: { C3x3: 1, D4x3: 'trade', C3x2: 5 }, b: { C3x9: 2, D4x9: 'trade', C3x8: 'housing' } } as const;
const HAND = [81, 93, 105, 73, 49] as const;
const OTHER = [82, 94, 106, 74, 50] as const;

describe('Moves', () => {
  test('TCZ-16.6, TCZ-16.19, TCZ-8.3 an event is revealed with its targets, and cards of hands stay hidden', () => {
    const now = scene({ seats: 3, ...CITY, hands: [[156, ...HAND], OTHER, []] });
    expect(codeFor(now, A, play(156))).toBe('BAD_TARGET');
    expect(codeFor(now, A, play(156, A))).toBe('BAD_TARGET');
    expect(codeFor(now, A, play(156, B, C))).toBe('BAD_TARGET');
    const hit = now.play(A, play(156, B), dice());
    expect(hit.hears(C)).toEqual([
      { type: 'eventPlayed', by: A, card: 156, targets: [B] },
      { type: 'handMoved', from: B, to: A, count: 2, cards: null },
    ]);
    expect(hit.hears(B)[1]).toMatchObject({ cards: [82, 94] });
    const all = scene({ seats: 3, ...CITY, c: { G7x9: 3, H8x9: 'trade', G7x8: 'housing' }, hands: [[180], [], []] });
    expect(codeFor(all, A, play(180))).toBe('BAD_TARGET');
    const none = scene({ ...CITY, hands: [[180, 157], []] });
    expect(codeFor(none, A, play(180, B))).toBe('BAD_TARGET');
    expect(none.play(A, play(180)).hears(B)[0]).toMatchObject({ targets: [B] });
  });

  test('TCZ-16.7, TCZ-16.13 only the named player decides', () => {
    const now = scene({ ...CITY, hands: [[151], OTHER] }).play(A, play(151, B), dice(1));
    expect(now.awaited()).toEqual([B]);
    expect(codeFor(now, A, wait)).toBe('WRONG_PHASE');
    expect(codeFor(now, A, { type: 'pick', cell: cell('D4x9') })).toBe('NOT_YOUR_TURN');
    expect(codeFor(now, B, wait)).toBe('WRONG_PHASE');
    expect(codeFor(now, B, { type: 'proposeEnd' })).toBe('WRONG_PHASE');
    expect(codeFor(now, B, { type: 'done' })).toBe('BAD_ANSWER');
    expect(codeFor(now, B, { type: 'pick', cell: cell('D4x3') })).toBe('BAD_ANSWER');
    const answered = now.play(B, { type: 'pick', cell: cell('C3x8') });
    expect(answered.hears(A)[0]).toMatchObject({ type: 'removed', cell: cell('C3x8'), to: 'used' });
    expect(codeFor(answered, B, { type: 'pick', cell: cell('D4x9') })).toBe('WRONG_PHASE');
  });

  test('TCZ-16.14 a refused move changes nothing and names the first failed rule', () => {
    const now = scene({ ...CITY, hands: [HAND, OTHER] });
    const before = copy(now.state);
    expect(now.refuses(A, { type: 'place', card: 81, cell: cell('D4x4') })).toBe('TCZ-5.3');
    expect(now.refuses(A, { type: 'place', card: 82, cell: cell('D4x4') })).toBe('TCZ-7.3');
    expect(now.state).toEqual(before);
    expect(refusalOf(now.sees(A), { type: 'place', card: 81, cell: cell('D4x4') }).neighbour).toBe(cell('D4x3'));
  });

  test('TCZ-16.15 what is no action at all is refused like any other', () => {
    const now = scene({ ...CITY, hands: [[81, 163], OTHER], a: { C3x3: 1 } });
    expect(codeFor(now, A, play(81))).toBe('NOT_AN_EVENT');
    expect(codeFor(now, A, play(163))).toBe('EVENT_NOT_PLAYABLE');
    expect(codeFor(now, A, { type: 'choose', option: 'x' })).toBe('WRONG_PHASE');
    expect(refusalOf(now.sees('audience'), wait).code).toBe('NOT_YOUR_TURN');
    expect(codeFor(now, A, { type: 'nonsense' } as unknown as Action)).toBe('WRONG_PHASE');
    for (const targets of [undefined, 'B', [B, B], [9]])
      expect(
        codeFor(scene({ ...CITY, hands: [[169], []] }), A, {
          type: 'playEvent',
          card: 169,
          targets,
        } as unknown as Action),
      ).toBe('BAD_TARGET');
  });

  test('TCZ-16.16 a founding card can be taken back, a main move and a proposal cannot', () => {
    const luck = quickChance(3);
    const player = builder({ wild: 0, stops: 0 });
    const match = start({ game: tczew, options: OPTIONS, seats: 2, seed: new Uint8Array(32) });
    const found = new Map<Action['type'], boolean[]>();
    const move = (by: number, action: Action): void => {
      expect(send(match, by, action, 0).ok).toBe(true);
      found.set(action.type, [...(found.get(action.type) ?? []), mayUndo(match, by)]);
    };
    while (match.state.open.phase !== 'main' || match.moves.length < 40) {
      const [by = A] = tczew.awaited(tczew.view(match.state, 'audience'));
      const view = tczew.view(match.state, by);
      const action = player(view, tczew.offers(view), luck);
      const before = copy(match.state);
      move(by, action);
      if (action.type !== 'placeFounding' || !mayUndo(match, by)) continue;
      expect(undo(match, by, 0).ok).toBe(true);
      expect(match.state).toEqual(before);
      expect(send(match, by, action, 0).ok).toBe(true);
    }
    move(A, { type: 'proposeEnd' });
    expect(found.get('placeFounding')).toContain(true);
    for (const type of ['place', 'playEvent', 'proposeEnd'] as const)
      expect([type, ...new Set(found.get(type))]).toEqual([type, false]);
  });

  test('TCZ-16.17 the order of refusals', () => {
    const ban: Lasting = {
      id: 1,
      event: 173,
      actor: B,
      seat: A,
      kind: 'ban',
      what: 'event',
      cats: null,
      turns: 1,
      isFromNextTurn: false,
    };
    const now = scene({ ...CITY, hands: [[163, 81], []], lasting: [ban] });
    expect(codeFor(now, B, play(163))).toBe('NOT_YOUR_TURN');
    expect(codeFor(now, A, play(164))).toBe('NOT_IN_HAND');
    expect(codeFor(now, A, play(81))).toBe('NOT_AN_EVENT');
    expect(codeFor(now, A, play(163))).toBe('HINDERED');
    expect(codeFor(now, A, { type: 'plebiscite', from: 0, to: 1 })).toBe('BASIC_GAME');
    expect(codeFor(now, B, { type: 'plebiscite', from: 0, to: 1 })).toBe('NOT_YOUR_TURN');
    const host = scene({
      ...CITY,
      a: { C3x3: 1, D4x3: { card: 73, cover: '168B' }, C3x2: 74, B2x2: 131, C3x4: 93 },
      hands: [[200], []],
    }).play(A, play(200));
    expect(codeFor(host, A, { type: 'pick', cell: cell('D4x3') })).toBe('ALREADY_COVERED');
    expect(codeFor(host, A, { type: 'pick', cell: cell('C3x2') })).toBe('SAME_CATEGORY');
    expect(codeFor(host, A, { type: 'pick', cell: cell('C3x3') })).toBe('BAD_ANSWER');
    expect(codeFor(host, A, { type: 'pick', cell: cell('O15x1') })).toBe('BAD_ANSWER');
    expect(choicesIn(host.offers(A), 'pick', 'cell')).toEqual([cell('C3x4')]);
  });
});

describe('Hidden information', () => {
  test('TCZ-17.1, TCZ-17.2, TCZ-17.9, TCZ-17.10 hands and stacks by size only', () => {
    const now = scene({ seats: 3, ...CITY, hands: [HAND, OTHER, []] });
    expect(now.sees(A).hands[A]?.map(slot => slot?.card)).toEqual([...HAND]);
    for (const viewer of [B, C, 'audience'] as const)
      expect(now.sees(viewer).hands[A]).toEqual([null, null, null, null, null]);
    for (const viewer of [A, B, C, 'audience'] as const)
      expect(now.sees(viewer).stacks.map(stack => stack.filter(slot => slot !== null))).toEqual([[], [], []]);
    expect(now.sees(A).stacks.map(({ length }) => length)).toEqual(now.state.stacks.map(({ length }) => length));
    // the view has no field besides these: no generator, no backs
    expect(Object.keys(now.sees(A))).toEqual(['me', 'open', 'hands', 'stacks', 'search']);
  });

  test('TCZ-17.3 a swapper remembers the card until it is drawn, others never learn it', () => {
    const state = stateOf({ ...CITY, hands: [HAND, OTHER], stacks: { 3: [] } });
    state.stacks = [[{ card: 111, seenBy: [] }], [], []];
    const swapped = given(tczew, state).play(A, { type: 'swap', card: 81 });
    expect(swapped.sees(A).stacks[0]).toEqual([{ card: 81, seenBy: [A] }]);
    const drawn = swapped.play(B, { type: 'swap', card: 82 });
    expect(drawn.sees(A).hands[B]).toEqual([null, null, null, null, { card: 81, seenBy: [A, B] }]);
    expect(drawn.sees('audience').hands[B]).toEqual([null, null, null, null, null]);
    // when B swaps again nobody but B knows what is left
    const again = drawn.play(A, wait).play(B, { type: 'swap', card: 94 });
    expect(again.sees(A).hands[B]).toEqual([null, null, null, null, null]);
  });

  test('TCZ-17.4, TCZ-17.5, TCZ-17.6 cards returned by events, used pile, board and counters are open', () => {
    const now = scene({ seats: 3, ...CITY, hands: [[181, ...HAND], OTHER, []], b: { C3x4: 2 } }).play(
      A,
      play(181),
      dice(),
    );
    for (const viewer of [A, B, C, 'audience'] as const) {
      const view = now.sees(viewer);
      expect(view.stacks[0]?.slice(-2).map(slot => slot?.card)).toEqual([82, 94]);
      expect(view.open.lasting).toMatchObject([{ kind: 'ban', what: 'draw', seat: B, turns: 1, event: 181 }]);
      expect([view.open.board, view.open.used, view.open.replacements]).toEqual([
        now.state.open.board,
        [],
        now.state.open.replacements,
      ]);
    }
  });

  test('TCZ-17.7 cards between two hands are seen by giver and receiver only, and both remember', () => {
    const now = scene({ seats: 3, ...CITY, hands: [[156, 93], OTHER, []] }).play(A, play(156, B), dice());
    expect(now.sees(B).hands[A]?.map(slot => slot?.card ?? null)).toEqual([null, 82, 94]);
    expect(now.sees(C).hands[A]).toEqual([null, null, null]);
    const passed = now.play(A, { type: 'give', card: 93, to: B });
    expect(passed.sees(A).hands[B]?.at(-1)).toEqual({ card: 93, seenBy: [A, B] });
    expect(passed.hears(C)[0]).toEqual({ type: 'handMoved', from: A, to: B, count: 1, cards: null });
    expect(passed.hears(B)[0]).toEqual({ type: 'handMoved', from: A, to: B, count: 1, cards: [93] });
    // B's two cards that A drew by chance stay known to B in A's hand
    expect(
      passed
        .sees(B)
        .hands[A]?.slice(0, 2)
        .map(slot => slot?.card),
    ).toEqual([82, 94]);
  });

  test('TCZ-17.8 a shown hand is remembered by those who saw it', () => {
    const spied = scene({ seats: 3, ...CITY, hands: [[EX.spy], OTHER, []] }).play(A, play(EX.spy, B));
    expect(spied.sees(A).hands[B]?.map(slot => slot?.card)).toEqual([...OTHER]);
    expect(spied.sees(C).hands[B]).toEqual([null, null, null, null, null]);
    expect(spied.hears(C)).toContainEqual({ type: 'handShown', of: B, to: A, cards: null });
    const all = scene({ seats: 3, ...CITY, hands: [[166], OTHER, []] }).play(A, play(166, B));
    expect(all.sees('audience').hands[B]?.map(slot => slot?.card)).toEqual([...OTHER]);
    expect(all.hears('audience')).toContainEqual({ type: 'handShown', of: B, to: 'all', cards: [...OTHER] });
  });

  test('TCZ-17.11 after the end hands are opened', () => {
    const over = scene({ ...CITY, hands: [HAND, OTHER] })
      .play(A, { type: 'proposeEnd' })
      .play(B, { type: 'voteEnd', agree: true });
    for (const viewer of [A, B, 'audience'] as const)
      expect(over.sees(viewer).hands[B]?.map(slot => slot?.card)).toEqual([...OTHER]);
    expect(over.sees('audience').stacks[0]?.[0]).toBeNull();
  });

  test('TCZ-17.12, TCZ-14.55 only the player who searches the stack sees its matching cards', () => {
    const now = scene({ ...CITY, hands: [[162], OTHER], stacks: { 3: [55, 83] } }).play(A, play(162));
    expect(now.sees(A).search).toEqual(choicesIn(now.offers(A), 'fetch', 'card'));
    expect(now.sees(A).search).toContain(55);
    expect(now.sees(A).search).not.toContain(83);
    expect([now.sees(B).search, now.sees('audience').search]).toEqual([null, null]);
    const fetched = now.play(A, { type: 'fetch', card: 55 });
    expect(fetched.hears(B)[0]).toEqual({ type: 'fetched', by: A, card: 55, from: 'current' });
    expect(fetched.sees(A).search).toBeNull();
  });

  test('TCZ-17.13 cards that enter a hand openly are known to all', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: 'sport' }, hands: [[187], OTHER] });
    const taken = now.play(A, play(187, B)).play(A, { type: 'pick', cell: cell('D4x9') });
    const sport = lies(now.state, 'D4x9')?.[1];
    for (const viewer of [A, B, 'audience'] as const)
      expect(taken.sees(viewer).hands[A]?.map(slot => slot?.card)).toEqual([sport]);
  });

  test('TCZ-17.14 the table asks for a build while the hand is not empty, whatever is in it', () => {
    const now = scene({ ...CITY, hands: [[163, 151, 34], OTHER] }).play(A, play(163));
    expect([now.awaited(), now.offers(A)]).toEqual([[A], [{ type: 'done' }]]);
    const empty = scene({ ...CITY, hands: [[163], OTHER] }).play(A, play(163));
    expect(empty.awaited()).toEqual([B]);
  });

  test('TCZ-14.50, TCZ-8.11 the extended part of an event does nothing in the basic game', () => {
    const now = scene({ ...CITY, options: OPTIONS, hands: [[188, 173], OTHER] });
    expect(now.play(A, play(188)).state.open.lasting.map(({ kind }) => kind)).toEqual(['ward']);
    const bans = now.play(A, play(173)).state.open.lasting.flatMap(one => (one.kind === 'ban' ? [one.what] : []));
    expect(bans).toEqual(['event', 'swap']);
    const extended = scene({ ...CITY, options: { mode: 'extended' }, hands: [[188], OTHER] });
    expect(extended.play(A, play(188)).state.open.lasting.map(({ kind }) => kind)).toEqual(['ward', 'modifier']);
  });

  test('TCZ-18.4 a fresh deal has only cards 5 to 200 in its stacks', () => {
    const { stacks } = dealt(tczew, { seats: 4 });
    expect(stacks.flat().every(({ card }) => card >= 5 && card <= 200)).toBe(true);
  });
});
