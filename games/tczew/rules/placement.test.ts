import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { capturedBy } from './capture.ts';
import { tczew } from './game.ts';
import { layingOf, whyNotLay } from './placement.ts';
import { A, B, C, cardWith, cell, codeFor, lies, namesOf, type Stated, stateOf } from './scene.fixture.ts';
import type { Action } from './state.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));
const place = (card: number, name: string): Action => ({ type: 'place', card, cell: cell(name) });
/** Why seat A may not lay this card, and which neighbour is the reason. */
const why = (stated: Stated, card: number, name: string, seat: number = A) => {
  const found = whyNotLay(stateOf(stated).open.board, layingOf(seat, card), cell(name));
  return found && [found.code, found.rule, found.neighbour];
};
const [TWO, TWO_MONUMENT, THREE, FOUR] = [cardWith('transport', 2), 129, cardWith('sport', 3), 36];

describe('Placement', () => {
  test('TCZ-5.1 one base card per cell', () => {
    const stated = { a: { C3x3: 1 }, b: { C3x4: 93 } } as const;
    expect(why(stated, 81, 'C3x4')).toEqual(['CELL_OCCUPIED', 'TCZ-5.1', cell('C3x4')]);
    expect(why(stated, 81, 'C3x3')).toEqual(['CELL_OCCUPIED', 'TCZ-5.1', cell('C3x3')]);
  });

  test('TCZ-5.2 it must touch an own card by a side, in any component', () => {
    const stated = { a: { C3x3: 1, G7x3: 5 }, b: { E5x6: 2 } } as const;
    expect(why(stated, 81, 'D4x4')).toEqual(['NOT_ADJACENT_TO_OWN', 'TCZ-5.2', null]);
    expect(why(stated, 81, 'E5x7')).toEqual(['NOT_ADJACENT_TO_OWN', 'TCZ-5.2', null]);
    expect(why(stated, 81, 'D4x3')).toBeUndefined();
    expect(why(stated, 81, 'G7x4')).toBeUndefined();
  });

  test('TCZ-5.3, TCZ-6.4 no touching card of the same category, own, rival’s or ownerless', () => {
    const stated = { a: { C3x3: 1, C3x4: 81, F6x3: 5 }, b: { G7x4: 83 }, nobody: { F6x6: 132 } } as const;
    expect(why(stated, 82, 'C3x5')).toEqual(['SAME_CATEGORY', 'TCZ-5.3', cell('C3x4')]);
    expect(why(stated, 82, 'F6x4')).toEqual(['SAME_CATEGORY', 'TCZ-5.3', cell('G7x4')]);
    expect(why({ ...stated, a: { F6x4: 1 } }, 131, 'F6x5')).toEqual(['SAME_CATEGORY', 'TCZ-5.3', cell('F6x6')]);
    expect(why({ ...stated, a: { F6x4: 1 } }, 81, 'F6x5')).toBeUndefined();
  });

  test('TCZ-5.4 covered cards count together with the replacement', () => {
    const stated = { a: { C3x3: 1, C3x4: { card: 73, cover: '200B' } } } as const;
    expect(why(stated, 74, 'C3x5')?.[0]).toBe('SAME_CATEGORY');
    expect(why(stated, 131, 'C3x5')?.[0]).toBe('SAME_CATEGORY');
    expect(why(stated, 81, 'C3x5')).toBeUndefined();
  });

  test('TCZ-5.5, TCZ-5.6, TCZ-5.7, TCZ-5.13, TCZ-5.14, TCZ-19.8 over the Vistula', () => {
    const base = {
      a: { H8x3: 1, I9x3: 'transport' },
      b: { I9x2: 'trade' },
      hands: [[93, TWO_MONUMENT, 135, TWO, THREE], [34]],
    } as const;
    expect(why(base, 93, 'J10x3')?.[0]).toBe('RIVER_FORBIDDEN');
    expect(why(base, TWO_MONUMENT, 'I9x4')?.[0]).toBe('NEEDS_RIVER');
    expect(why(base, TWO_MONUMENT, 'J10x3')).toBeUndefined();
    const one = { ...base, a: { ...base.a, J10x3: TWO_MONUMENT } };
    expect(why(one, 114, 'J10x4')?.[0]).toBe('RIVER_FORBIDDEN');
    // two bridges that touch need different categories
    const bridged = { ...base, a: { ...base.a, J10x3: 64 } };
    expect(why(bridged, 65, 'K11x3')).toEqual(['SAME_CATEGORY', 'TCZ-5.3', cell('J10x3')]);
    expect(why(one, TWO, 'K11x3')).toBeUndefined();
    const across = { ...one, a: { ...one.a, K11x3: TWO } };
    expect(why(across, 93, 'L12x3')).toBeUndefined();
    const there = { ...across, a: { ...across.a, L12x3: 93 } };
    expect(why(there, THREE, 'M13x3')?.[0]).toBe('NEEDS_BANK');
    expect(why(there, THREE, 'L12x2')).toBeUndefined();
    // a rival's bridge gives no footing
    expect(why(across, 34, 'L12x3', B)?.[0]).toBe('NOT_ADJACENT_TO_OWN');
  });

  test('TCZ-5.15 a bridge may lie along the stream', () => {
    const stated = { a: { I9x5: 1, J10x5: 64 } } as const;
    expect(why(stated, TWO_MONUMENT, 'J10x6')).toBeUndefined();
  });

  test('TCZ-5.8, TCZ-5.9, TCZ-19.9 a loner has one neighbour', () => {
    const base = { a: { C3x3: 1, C3x4: 'culture' }, b: { E5x4: 'sport' } } as const;
    expect(why(base, FOUR, 'D4x3')).toBeUndefined();
    const laid = { a: { ...base.a, D4x3: FOUR }, b: base.b };
    expect(why(laid, 81, 'D4x4')).toEqual(['LONER_BLOCKED', 'TCZ-5.9', cell('D4x3')]);
    expect(why(laid, 81, 'E5x3', B)).toEqual(['LONER_BLOCKED', 'TCZ-5.9', cell('D4x3')]);
    expect(why({ a: { ...base.a, D4x4: 'sport' } }, FOUR, 'D4x3')).toEqual([
      'LONER_NEEDS_ONE',
      'TCZ-5.8',
      cell('D4x4'),
    ]);
    // the rival's card is the one too many, wherever it lies
    expect(why({ a: { D4x4: 1 }, b: { D4x2: 'sport' } }, FOUR, 'D4x3')?.[2]).toBe(cell('D4x2'));
    expect(why({ a: { D4x2: 1 }, b: { D4x4: 'sport' } }, FOUR, 'D4x3')?.[2]).toBe(cell('D4x4'));
  });

  test('TCZ-5.10 a loner that lost its neighbour may get one', () => {
    // the lonely prison of A is alone: its owner has nothing else, so it is the mother city
    expect(why({ a: { D4x3: 19 } }, 81, 'D4x4')).toBeUndefined();
    expect(why({ a: { D4x3: 19, D4x4: 81 } }, 93, 'E5x3')?.[0]).toBe('LONER_BLOCKED');
  });

  test('TCZ-5.11 a loner keeps its limit under a replacement and under a new owner', () => {
    const covered = { a: { C3x3: 1, D4x3: { card: 79, cover: '200B' } } } as const;
    expect(why(covered, 81, 'D4x4')?.[0]).toBe('LONER_BLOCKED');
    expect(why({ a: { C3x3: 1 }, b: { D4x3: 79, D4x2: 5 } }, 81, 'C3x4')).toBeUndefined();
    expect(why({ a: { E5x4: 1 }, b: { D4x3: 79, D4x2: 5 } }, 81, 'E5x3')?.[0]).toBe('LONER_BLOCKED');
  });

  test('TCZ-5.12 start zones are ordinary land for everybody later', () => {
    expect(why({ a: { F6x6: 1 } }, 81, 'G7x6')).toBeUndefined();
    expect(why({ b: { F6x6: 2 } }, 81, 'G7x6', B)).toBeUndefined();
  });

  test('TCZ-5.16, TCZ-5.17 an owner is all the board knows of a card’s direction, and wrong cards are refused beforehand', () => {
    const { state, refuses, offers } = scene({ a: { C3x3: 1, C3x4: 81 }, hands: [[82]] });
    expect(Object.keys(state.open.board[cell('C3x3')] ?? {})).toEqual(['card', 'owner', 'cover', 'immune']);
    expect(refuses(A, place(82, 'C3x5'))).toBe('TCZ-5.3');
    expect(offers(B).some(({ type }) => type !== 'proposeEnd')).toBe(false);
  });

  test('TCZ-5.18 the first failure is reported', () => {
    const stated = { a: { I9x5: 1, I9x6: 'trade' }, b: { J10x6: 64 }, hands: [[81, 64, 151], []] } as const;
    const now = scene({ ...stated, b: { J10x6: 65 } });
    expect(codeFor(now, B, place(81, 'I9x5'))).toBe('NOT_YOUR_TURN');
    expect(codeFor(now, A, place(82, 'I9x5'))).toBe('NOT_IN_HAND');
    expect(codeFor(now, A, place(151, 'I9x5'))).toBe('NOT_BUILDABLE');
    expect(codeFor(now, A, place(81, 'I9x5'))).toBe('CELL_OCCUPIED');
    expect(codeFor(now, A, place(81, 'J10x7'))).toBe('RIVER_FORBIDDEN');
    expect(codeFor(now, A, place(64, 'A1x1'))).toBe('NEEDS_RIVER');
    expect(codeFor(now, A, place(81, 'A1x1'))).toBe('NOT_ADJACENT_TO_OWN');
    expect(codeFor(now, A, place(81, 'I9x7'))).toBe('SAME_CATEGORY');
    expect(codeFor(now, A, { type: 'place', card: 81, cell: 999 })).toBe('FORBIDDEN_CELL');
  });

  test('TCZ-19.7 figure 3', () => {
    const stated = {
      a: { F6x6: 1, G7x6: 115, F6x7: 'transport', E5x6: 'industry' },
      hands: [[128, 67, 55], []],
    } as const;
    const now = scene(stated);
    expect(codeFor(now, A, place(128, 'H8x6'))).toBe('SAME_CATEGORY');
    expect(codeFor(now, A, place(67, 'F6x8'))).toBe('SAME_CATEGORY');
    expect(codeFor(now, A, place(55, 'H8x7'))).toBe('NOT_ADJACENT_TO_OWN');
    const wait: Action = { type: 'wait' };
    const right = now
      .play(A, place(128, 'E5x7'))
      .play(B, wait)
      .play(A, place(67, 'H8x6'))
      .play(B, wait)
      .play(A, place(55, 'G7x7'));
    expect(namesOf(right.state, A)).toEqual(['E5x6', 'F6x6', 'G7x6', 'H8x6', 'E5x7', 'F6x7', 'G7x7']);
  });
});

describe('Ownerless cards', () => {
  test('TCZ-6.1, TCZ-6.2, TCZ-6.3, TCZ-19.10 a touched ownerless card is captured at once, and captures chain', () => {
    const stated = {
      a: { E5x2: 1, E5x3: 'culture' },
      nobody: { E5x5: 132, E5x6: 72 },
      hands: [[131, 105], []],
    } as const;
    const now = scene(stated);
    expect(codeFor(now, A, place(131, 'E5x4'))).toBe('SAME_CATEGORY');
    expect(capturedBy(now.state.open.board, cell('E5x4'))).toEqual([cell('E5x5'), cell('E5x6')]);
    const laid = now.play(A, place(105, 'E5x4'));
    expect([lies(laid.state, 'E5x4'), lies(laid.state, 'E5x5'), lies(laid.state, 'E5x6')]).toEqual([
      [A, 105],
      [A, 132],
      [A, 72],
    ]);
    expect(
      laid
        .hears(B)
        .slice(0, 3)
        .map(({ type }) => type),
    ).toEqual(['placed', 'captured', 'captured']);
  });

  test('TCZ-6.5 a capture checks no category', () => {
    const now = scene({ a: { E5x2: 1, F6x5: 131 }, nobody: { E5x4: 132 }, hands: [[81], []] });
    expect(lies(now.play(A, place(81, 'E5x3')).state, 'E5x4')).toEqual([A, 132]);
  });

  test('TCZ-6.6 the active player takes a contested card, else the first clockwise', () => {
    // play never leaves such a card, so the board is laid out: B and C touch it before anybody moves
    const touched = { b: { E5x4: 2, F6x5: 'trade' }, c: { D4x5: 3 }, nobody: { E5x5: 72 } } as const;
    const active = given(tczew, stateOf({ seats: 3, ...touched, a: { A1x1: 1 }, hands: [[81]], active: A }));
    expect(lies(active.play(A, place(81, 'B2x1')).state, 'E5x5')).toEqual([B, 72]);
    const own = given(tczew, stateOf({ seats: 3, ...touched, a: { A1x1: 1 }, hands: [[], [], [81]], active: C }));
    expect(lies(own.play(C, place(81, 'C3x5')).state, 'E5x5')).toEqual([C, 72]);
  });

  test('TCZ-6.7 a captured Start card is structural and scores', () => {
    const now = scene({ a: { E5x2: 1 }, nobody: { E5x4: 3 }, hands: [[81], []] }).play(A, place(81, 'E5x3'));
    expect(lies(now.state, 'E5x4')).toEqual([A, 3]);
    const over = now.play(B, { type: 'proposeEnd' }).play(A, { type: 'voteEnd', agree: true });
    expect(over.state.open.ending?.scores[A]?.starts).toBe(6);
  });

  test('TCZ-6.8, TCZ-6.9 events pass ownerless cards by, and no card becomes ownerless', () => {
    const now = scene({ a: { A1x1: 1 }, b: { G7x7: 2, G7x8: 'trade' }, nobody: { C3x4: 83 }, hands: [[151, 170], []] });
    const hit = now.play(A, { type: 'playEvent', card: 170, targets: [B] });
    const cells = hit.offers(A).flatMap(offer => (offer.type === 'pick' ? [offer.cell] : []));
    expect(cells).toEqual([{ oneOf: [cell('G7x8')] }]);
    const after = hit.play(A, { type: 'pick', cell: cell('G7x8') });
    expect(namesOf(after.state, null)).toEqual(['C3x4']);
    expect(
      codeFor(scene({ options: { mode: 'extended' }, a: { C3x3: 1 }, nobody: { C3x4: 83 } }), A, {
        type: 'plebiscite',
        from: cell('C3x3'),
        to: cell('C3x4'),
      }),
    ).toBe('NOT_RIVAL');
  });
});
