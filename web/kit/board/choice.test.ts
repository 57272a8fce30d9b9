import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { between, dependingOn, fits, listOf, oneOf, someOf, text } from '#kernel';
import { type AnyOffer, createChoice, draftFrom, optionsFor, stepOf } from './choice.ts';

const offersOf = (...offers: readonly object[]) => offers as readonly AnyOffer[];

const choiceOf = (first: readonly AnyOffer[], isDone = true) => {
  const played: object[] = [];
  const [offers, setOffers] = createSignal(first);
  const choice = createRoot(() =>
    createChoice({
      offers,
      play: async action => {
        played.push(action);
        return isDone;
      },
    }),
  );
  return { choice, played, setOffers };
};

const river = { type: 'place', card: 'river', cell: oneOf(['a1', 'b1']) };
const cinema = { type: 'place', card: 'cinema', cell: oneOf(['b1', 'c1']) };
const wait = { type: 'wait' };

describe('Filling an offer step by step', () => {
  test('first which offer, then each blank in its order, then the action', () => {
    const accuse = { type: 'accuse', suspect: oneOf(['doc', 'earl']), crime: oneOf(['arson', 'murder']) };
    const { choice } = choiceOf(offersOf(accuse, wait));
    expect(choice.step()).toEqual({ type: 'offer', offers: [accuse, wait] });
    choice.pickOffer(accuse);
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'suspect' });
    choice.pick('suspect', 'earl');
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'crime' });
    choice.pick('crime', 'arson');
    expect(choice.step()).toMatchObject({
      type: 'done',
      action: { type: 'accuse', suspect: 'earl', crime: 'arson' },
    });
  });

  test('nothing is offered: there is no step', () => {
    expect(choiceOf([]).choice.step()).toEqual({ type: 'none' });
  });

  test('an offer that cannot be filled in is none', () => {
    const { choice } = choiceOf(offersOf({ type: 'place', card: 'castle', cell: oneOf([]) }, wait));
    expect(choice.options('card')).toEqual(new Set());
    expect(choice.step()).toMatchObject({ type: 'done', action: wait });
  });

  test('null is filled in where it is the only value', () => {
    const perform = { type: 'perform', first: oneOf(['key', 'knife']), second: oneOf([null]) };
    const { choice } = choiceOf(offersOf(perform));
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'first' });
    choice.pick('first', 'knife');
    expect(choice.step()).toMatchObject({ type: 'done', action: { type: 'perform', first: 'knife', second: null } });
    expect(choice.filled()).toContainEqual({ name: 'second', value: null, isForced: true });
  });

  test('the only offer needs no pick, and the only value is filled in', () => {
    const { choice } = choiceOf(offersOf({ type: 'take', item: oneOf(['key']), count: between(2, 2) }));
    expect(choice.step()).toMatchObject({ type: 'done', action: { type: 'take', item: 'key', count: 2 } });
    expect(choice.filled()).toEqual([
      { name: 'item', value: 'key', isForced: true },
      { name: 'count', value: 2, isForced: true },
    ]);
    expect(choice.isStarted()).toBe(false);
  });

  test.each([
    ['a number', { n: between(1, 6) }, 4, 7],
    ['a text', { n: text(2, 5) }, 'abc', 'a'],
    ['a set', { n: someOf(['a', 'b', 'c'], 1, 2) }, ['c', 'a'], ['a', 'b', 'c']],
    ['null', { n: oneOf([null, 1]) }, null, 2],
    ['false', { n: oneOf([false, true]) }, false, 'no'],
  ])('%s: what fits is taken, what does not is not', (_what, blanks, good, bad) => {
    const { choice } = choiceOf(offersOf({ type: 'x', ...blanks }));
    choice.pick('n', bad);
    expect(choice.step().type).toBe('blank');
    choice.pick('n', good);
    expect(choice.step()).toMatchObject({ type: 'done', action: { type: 'x', n: good } });
  });

  test('back takes back the last pick', () => {
    const { choice } = choiceOf(offersOf(river, cinema));
    choice.pick('card', 'river');
    choice.pick('cell', 'a1');
    choice.back();
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'cell' });
    choice.back();
    expect(choice.step().type).toBe('offer');
    expect(choice.isStarted()).toBe(false);
  });
});

describe('Filling offers on a board', () => {
  test('a card lists its cells, and a cell lists its cards', () => {
    const offers = offersOf(river, cinema, wait);
    expect(optionsFor(offers, [], 'card')).toEqual(new Set(['river', 'cinema']));
    expect(optionsFor(offers, [], 'cell')).toEqual(new Set(['a1', 'b1', 'c1']));
    expect(optionsFor(offers, [{ name: 'card', value: 'cinema' }], 'cell')).toEqual(new Set(['b1', 'c1']));
    expect(optionsFor(offers, [{ name: 'cell', value: 'a1' }], 'card')).toEqual(new Set(['river']));
  });

  test('picks in any order lead to the same action', () => {
    const action = { type: 'place', card: 'cinema', cell: 'c1' };
    const { choice: cardFirst } = choiceOf(offersOf(river, cinema, wait));
    cardFirst.pick('card', 'cinema');
    cardFirst.pick('cell', 'c1');
    expect(cardFirst.step()).toMatchObject({ type: 'done', action });
    const { choice: cellFirst } = choiceOf(offersOf(river, cinema, wait));
    cellFirst.pick('cell', 'c1');
    expect(cellFirst.step()).toMatchObject({ type: 'done', action });
  });

  test('another card keeps the cell where it fits, and else begins anew with the card', () => {
    const { choice } = choiceOf(offersOf(river, cinema));
    choice.pick('card', 'river');
    choice.pick('cell', 'b1');
    choice.pick('card', 'cinema');
    expect(choice.step()).toMatchObject({ type: 'done', action: { card: 'cinema', cell: 'b1' } });
    choice.pick('cell', 'c1');
    choice.pick('card', 'river');
    expect(choice.picked('cell')).toBeUndefined();
    expect(choice.picked('card')).toBe('river');
  });

  test('a set is filled one by one, and is ready as soon as it is large enough', () => {
    const { choice } = choiceOf(offersOf({ type: 'burn', cells: someOf(['a', 'b', 'c'], 2, 3) }));
    choice.toggle('cells', 'a');
    expect(choice.picked('cells')).toEqual(['a']);
    expect(choice.step().type).toBe('blank');
    choice.toggle('cells', 'b');
    expect(choice.step()).toMatchObject({ type: 'done', action: { type: 'burn', cells: ['a', 'b'] } });
    choice.toggle('cells', 'a');
    expect(choice.picked('cells')).toEqual(['b']);
    expect(choice.step().type).toBe('blank');
  });

  test('items that are not offered cannot be picked', () => {
    const { choice } = choiceOf(offersOf(river));
    choice.pick('cell', 'z9');
    choice.pick('town', 'a1');
    expect(choice.isStarted()).toBe(false);
  });
});

describe('During a choice', () => {
  test('picks that are no longer allowed are dropped, the others stay', () => {
    const { choice, setOffers } = choiceOf(offersOf(river, wait));
    choice.pickOffer(river);
    choice.pick('cell', 'a1');
    setOffers(offersOf({ ...river, cell: oneOf(['a1', 'd1']) }, wait));
    expect(choice.step()).toMatchObject({ type: 'done', action: { cell: 'a1' } });
    setOffers(offersOf({ ...river, cell: oneOf(['b1', 'd1']) }, wait));
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'cell' });
    setOffers(offersOf(wait));
    expect(choice.step()).toMatchObject({ type: 'done', action: wait });
  });

  test('a move that was made clears the picks, one that was refused keeps them', async () => {
    const good = choiceOf(offersOf(river, wait));
    good.choice.pick('cell', 'a1');
    await good.choice.confirm();
    expect(good.played).toEqual([{ type: 'place', card: 'river', cell: 'a1' }]);
    expect(good.choice.isStarted()).toBe(false);
    const refused = choiceOf(offersOf(river, wait), false);
    refused.choice.pick('cell', 'a1');
    await refused.choice.confirm();
    expect(refused.choice.step().type).toBe('done');
  });

  test('nothing is played before everything is filled in, and nothing twice', async () => {
    const { choice, played } = choiceOf(offersOf(river, cinema));
    await choice.confirm();
    expect(played).toEqual([]);
    choice.pick('cell', 'a1');
    await Promise.all([choice.confirm(), choice.confirm()]);
    expect(played.length).toBe(1);
  });

  test('every completed choice fits an offer', () => {
    const offers = offersOf(river, cinema, wait, { type: 'burn', cells: someOf([1, 2, 3], 1, 2), n: between(1, 3) });
    const values = ['river', 'cinema', 'a1', 'b1', 1, 2, [1], [1, 2], null, 'x'];
    const picks = ['card', 'cell', 'cells', 'n', 'type'].flatMap(name => values.map(value => ({ name, value })));
    const done = picks
      .flatMap(first => picks.map(second => stepOf(draftFrom(offers, [first, second]))))
      .flatMap(step => (step.type === 'done' ? [step.action] : []));
    expect(done.length).toBeGreaterThan(10);
    expect(done.filter(action => !offers.some(offer => fits({ ...offer }, action)))).toEqual([]);
  });
});

describe('Choices that depend on each other', () => {
  const place = {
    type: 'place',
    card: oneOf(['river', 'cinema']),
    cell: dependingOn('card', { river: oneOf(['a1', 'b1']), cinema: oneOf(['b1', 'c1', 'c2']) }),
  };

  test('in the order of the offer: the second list is that of the first pick', () => {
    const { choice } = choiceOf(offersOf(place, wait));
    choice.pickOffer(place);
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'card' });
    choice.pick('card', 'cinema');
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'cell', blank: oneOf(['b1', 'c1', 'c2']) });
    choice.pick('cell', 'c2');
    expect(choice.step()).toMatchObject({ type: 'done', action: { type: 'place', card: 'cinema', cell: 'c2' } });
  });

  test('on a board the cell can come first: then only cards that go there are left', () => {
    const { choice } = choiceOf(offersOf(place, wait));
    expect(choice.options('cell')).toEqual(new Set(['a1', 'b1', 'c1', 'c2']));
    choice.pick('cell', 'b1');
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'card', blank: oneOf(['river', 'cinema']) });
    choice.pick('cell', 'a1');
    // only one card goes there
    expect(choice.step()).toMatchObject({ type: 'done', action: { type: 'place', card: 'river', cell: 'a1' } });
    expect(choice.options('card')).toEqual(new Set(['river']));
  });

  test('another first pick drops a second one that does not go with it', () => {
    const { choice } = choiceOf(offersOf(place));
    choice.pick('card', 'cinema');
    choice.pick('cell', 'c2');
    choice.pick('card', 'river');
    expect(choice.picked('cell')).toBeUndefined();
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'cell', blank: oneOf(['a1', 'b1']) });
  });

  test('lists with an order, and items that can be taken twice', () => {
    const { choice } = choiceOf(offersOf({ type: 'give', items: listOf(['rope', 'rope', 'key'], 2, 3) }));
    expect(choice.options('items')).toEqual(new Set(['rope', 'key']));
    choice.pick('items', ['rope']);
    expect(choice.step()).toMatchObject({ type: 'blank', name: 'items' });
    choice.pick('items', ['rope', 'key', 'rope']);
    expect(choice.step()).toMatchObject({ type: 'done', action: { items: ['rope', 'key', 'rope'] } });
  });
});
