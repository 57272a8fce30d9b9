import { expect, test } from 'vitest';
import { quickChance } from './chance.ts';
import { faceDown, imagineUnseen, seenAlsoBy, shownTo, shuffledUnseen } from './knowledge.ts';

const [ann, bob, cyd] = [0, 1, 2];
const hand = [faceDown('king', [ann]), faceDown('ace', [ann, bob])];
const pile = [faceDown('queen'), faceDown('ace', [cyd])];
const ALL = ['king', 'queen', 'ace', 'ace'];

test('a card is shown to those who have seen it, and who they are to all', () => {
  expect([ann, bob, cyd, 'audience' as const].map(viewer => hand.map(card => shownTo(viewer, card).card))).toEqual([
    ['king', 'ace'],
    [null, 'ace'],
    [null, null],
    [null, null],
  ]);
  expect(shownTo('audience', faceDown('ace', [ann, bob]))).toEqual({ card: null, seenBy: [ann, bob] });
});

test('who sees a card is added once, in order', () => {
  expect(seenAlsoBy(faceDown('king', [bob]), cyd, ann, bob)).toEqual(faceDown('king', [ann, bob, cyd]));
});

test('no seat knows a shuffled pile', () => {
  const shuffled = shuffledUnseen(pile, quickChance(1));
  expect(shuffled.map(({ card }) => card).toSorted()).toEqual(['ace', 'queen']);
  expect(shuffled.map(({ seenBy }) => seenBy)).toEqual([[], []]);
});

test('unseen cards are imagined from the cards that are left, in every possible way', () => {
  const seen = [hand, pile].map(cards => cards.map(card => shownTo(bob, card)));
  const found = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const piles = imagineUnseen(bob, seen, ALL, quickChance(seed));
    expect(piles.map(cards => cards.map(card => shownTo(bob, card)))).toEqual(seen);
    expect(
      piles
        .flat()
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual(ALL.toSorted());
    found.add(JSON.stringify(piles.flat().map(({ card }) => card)));
  }
  // king, queen and the other ace in three places
  expect(found.size).toBe(6);
});

test('a card shown to a viewer who has not seen it is imagined again', () => {
  const leaked = [[{ card: 'king', seenBy: [ann] }], [{ card: null, seenBy: [] }]];
  const cards = new Set(
    Array.from(
      { length: 40 },
      (_, seed) => imagineUnseen(bob, leaked, ['king', 'queen'], quickChance(seed))[0]?.[0]?.card,
    ),
  );
  expect(cards).toEqual(new Set(['king', 'queen']));
});

test('more cards than there are cannot be imagined', () => {
  expect(() => imagineUnseen(ann, [[shownTo(ann, faceDown('king', [ann]))]], ['ace'], quickChance(1))).toThrow(
    'card king is seen more often',
  );
  expect(() => imagineUnseen(ann, [[shownTo(bob, faceDown('king', []))]], [], quickChance(1))).toThrow(
    'more hidden cards than cards',
  );
});
