import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { CITY, HAND, OTHER, ban, done, hand, pick, play, wait, withCard } from './events.fixture.ts';
import { EX } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { A, B, cell, choicesIn, codeFor, dice, lies, stateOf, type Stated } from './scene.fixture.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));

describe('Steps on hands and piles', () => {
  test('TCZ-14.33, TCZ-14.55 fetch', () => {
    const used = scene({ ...CITY, used: [114, 115, 55, 152], hands: withCard(200), a: { C3x3: 1 } }).play(A, play(200));
    expect(choicesIn(used.offers(A), 'fetch', 'card')).toEqual([114, 115]);
    expect(codeFor(used, A, done)).toBe('BAD_ANSWER');
    const got = used.play(A, { type: 'fetch', card: 115 });
    expect([hand(got, A).includes(115), got.state.open.used.includes(115)]).toEqual([true, false]);
    const chance = scene({ ...CITY, used: [55, 114, 56, 152], hands: [[EX.museum], []] }).play(
      A,
      play(EX.museum),
      dice(),
    );
    expect(hand(chance, A).slice(0, 2)).toEqual([55, 56]);
    const rail = scene({ ...CITY, hands: withCard(162) })
      .play(A, play(162))
      .play(A, { type: 'fetch', card: 55 });
    expect(rail.state.open.pending).toMatchObject({ type: 'lay', card: 55 });
    expect(codeFor(rail, A, { type: 'lay', cell: cell('O15x15') })).toBe('BAD_ANSWER');
    expect(lies(rail.play(A, { type: 'lay', cell: cell('C3x4') }).state, 'C3x4')).toEqual([A, 55]);
    const nowhere = scene({ b: CITY.b, hands: withCard(162) })
      .play(A, play(162))
      .play(A, { type: 'fetch', card: 55 });
    expect([hand(nowhere, A).includes(55), nowhere.state.open.pending?.type]).toEqual([true, 'build']);
    const state = stateOf({ ...CITY, hands: withCard(162), bare: true });
    state.stacks[0] = [{ card: 34, seenBy: [A] }];
    const empty = given(tczew, state).play(A, play(162));
    expect(empty.offers(A)).toEqual([done]);
    expect(empty.play(A, done).state.stacks[0]).toEqual([{ card: 34, seenBy: [] }]);
  });

  test('TCZ-14.34 build: voluntary, with captures, without refill in between', () => {
    const now = scene({
      a: { C3x3: 1, C3x2: 5 },
      nobody: { C3x5: 72 },
      b: { O15x1: 2 },
      hands: [[163, 81, 93, 34], []],
    }).play(A, play(163));
    expect(choicesIn(now.offers(A), 'build', 'card')).toEqual([81, 93]);
    const one = now.play(A, { type: 'build', card: 81, cell: cell('C3x4') });
    expect([lies(one.state, 'C3x5')?.[0], hand(one, A), one.awaited()]).toEqual([A, [93, 34], [A]]);
    expect(hand(one.play(A, done), A).length).toBe(5);
  });

  test('TCZ-14.35, TCZ-19.32 extra cards come on top of the refill', () => {
    const hands = (card: number) => [[card, ...HAND.slice(0, 4)], []];
    const mural = scene({ a: { C3x3: 1, C3x4: 'housing' }, b: { O15x1: 2 }, hands: hands(177) })
      .play(A, play(177))
      .play(A, pick('C3x4'));
    expect(hand(mural, A).length).toBe(6);
    const coal = scene({ a: { C3x3: 1 }, b: { O15x1: 2 }, hands: hands(165) })
      .play(A, play(165))
      .play(A, { type: 'build', card: 81, cell: cell('C3x4') });
    expect(hand(coal, A).length).toBe(7);
    const zone = scene({ a: { C3x3: 1, C3x4: 'trade', D4x3: 5 }, b: { O15x1: 2 }, hands: hands(197) })
      .play(A, play(197))
      .play(A, pick('C3x4'));
    expect([hand(zone, A).length, zone.state.open.pending]).toMatchObject([7, { type: 'putBack', left: 2 }]);
    const back = zone.play(A, { type: 'putBack', card: 81 }).play(A, { type: 'putBack', card: 93 });
    expect([hand(back, A).length, back.state.stacks[0]?.slice(-2)]).toEqual([
      5,
      [
        { card: 81, seenBy: [A] },
        { card: 93, seenBy: [A] },
      ],
    ]);
    const banned = scene({ a: { C3x3: 1 }, b: { O15x1: 2 }, hands: hands(188), lasting: [ban(A, 'draw')] }).play(
      A,
      play(188),
    );
    expect(hand(banned, A).length).toBe(4);
    // somebody else's turn raises no refill
    const fair = scene({ ...CITY, hands: withCard(164) })
      .play(A, play(164))
      .play(A, done)
      .play(B, wait);
    expect(hand(fair, B).length).toBe(6);
  });

  test('TCZ-14.36 handMove: the giver must, the actor may', () => {
    const taxed = scene({
      ...CITY,
      hands: [
        [EX.tax, 81],
        [82, 94, 83],
      ],
    }).play(A, play(EX.tax));
    expect(choicesIn(taxed.offers(B), 'give', 'card')).toEqual([82, 83]);
    expect(codeFor(taxed, B, done)).toBe('BAD_ANSWER');
    const one = taxed.play(B, { type: 'give', card: 82, to: null }).play(B, { type: 'give', card: 83, to: null });
    expect([one.state.open.used, one.awaited()]).toEqual([[82, 83], [A]]);
    const mine = one.play(A, { type: 'give', card: 81, to: null });
    expect(mine.state.open.used).toEqual([82, 83, 81, EX.tax]);
    const short = scene({ ...CITY, hands: [[EX.tax], [94]] }).play(A, play(EX.tax));
    expect(short.offers(B)).toEqual([done]);
    const spy = scene({ ...CITY, hands: withCard(EX.spy) }).play(A, play(EX.spy, B));
    expect([choicesIn(spy.offers(A), 'take', 'card'), spy.offers(A).at(-1)]).toEqual([[...OTHER], done]);
    expect(hand(spy.play(A, { type: 'take', card: 94 }), A)).toContain(94);
    expect(hand(spy.play(A, done), B)).toEqual([...OTHER]);
  });

  test('TCZ-14.37 swapHands and reveal', () => {
    const now = scene({ ...CITY, hands: withCard(195) }).play(A, play(195, B));
    expect([hand(now, A), hand(now, B)]).toEqual([[...OTHER], HAND.slice(0, 4)]);
    expect(now.sees(A).hands[B]?.map(slot => slot?.card)).toEqual(HAND.slice(0, 4));
    expect(now.sees('audience').hands[A]).toEqual([null, null, null, null, null]);
  });
});
