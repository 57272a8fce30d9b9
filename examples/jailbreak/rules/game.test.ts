import { describe, expect, test } from 'vitest';
import { blankAt, countWays, deadEnd, type Offer, oneOf, play, someOf, start, undoOptionOf } from '#kernel';
import { contract, dealt, given } from '#testkit';
import { type Action, jailbreak, type State } from './game.ts';

const [ann, bob, cyd] = [0, 1, 2];

contract(jailbreak, {
  maxMoves: 80,
  actions: ['vote', 'radio', 'exchange', 'trade', 'task', 'peek', 'rest'],
  events: ['voted', 'votesShown', 'did', 'peeked'],
});

const morning: State = dealt(jailbreak, { seats: 3 });
const noon = given(jailbreak, morning)
  .play(cyd, { type: 'vote', for: cyd })
  .play(ann, { type: 'vote', for: cyd })
  .play(bob, { type: 'vote', for: ann });

const offered = (type: Action['type']): Offer<Action> => {
  const found = noon.offers(ann).find(offer => offer.type === type);
  if (!found) throw new Error(`${type} is not offered`);
  return found;
};

describe('1 The vote', () => {
  test('JB-1 votes are secret until all are in, and final', () => {
    const voted = given(jailbreak, morning).play(cyd, { type: 'vote', for: ann });
    expect(voted.hears(bob)).toEqual([{ type: 'voted', by: cyd }]);
    expect([ann, bob, cyd].map(seat => voted.sees(seat).vote)).toEqual([null, null, ann]);
    expect(voted.refuses(cyd, { type: 'vote', for: bob })).toBe('JB-1');
    expect(noon.hears(bob).at(-1)).toEqual({ type: 'votesShown', votes: [cyd, ann, cyd], scapegoat: cyd });
    const match = start({ game: jailbreak, options: {}, seats: 3, seed: new Uint8Array(32) });
    play(match, ann, { type: 'vote', for: bob }, 0);
    expect(undoOptionOf(match, ann)).toBeNull();
  });
});

describe('2 Choices that depend on earlier ones', () => {
  test('JB-2, JB-3 the choices for the second guard depend on the first one', () => {
    const radio = offered('radio');
    // yard 2, chapel 1, kitchen 0, tower 3
    expect(blankAt(radio, 'from', {})).toEqual(oneOf(['yard', 'chapel', 'tower']));
    expect(blankAt(radio, 'to', { from: 'yard' })).toEqual(oneOf(['chapel', 'kitchen']));
    expect(blankAt(radio, 'thenFrom', { from: 'chapel', to: 'yard' })).toEqual(oneOf(['yard', 'tower']));
    expect(blankAt(radio, 'thenTo', { from: 'chapel', to: 'yard', thenFrom: 'tower' })).toEqual(
      oneOf(['chapel', 'kitchen']),
    );
    expect(deadEnd(radio)).toBeUndefined();
    const moved = noon.play(ann, { type: 'radio', from: 'tower', to: 'yard', thenFrom: 'tower', thenTo: 'kitchen' });
    expect(moved.state.open.guards).toEqual({ yard: 3, chapel: 1, kitchen: 1, tower: 1 });
    expect(noon.refuses(ann, { type: 'radio', from: 'chapel', to: 'yard', thenFrom: 'tower', thenTo: 'yard' })).toBe(
      'JB-3',
    );
    expect(noon.refuses(bob, { type: 'rest' })).toBe('JB-2');
  });

  test('JB-4 the place of a return depends on the item; the wanted item depends on the partner', () => {
    const exchange = offered('exchange');
    expect(blankAt(exchange, 'returnTo', { pay: 'cash' })).toEqual(oneOf([null]));
    expect(blankAt(exchange, 'returnTo', { pay: 'rope' })).toEqual(oneOf(['yard', 'tower']));
    expect(countWays(exchange)).toBe((2 + 1 + 1) * 3);
    expect(blankAt(offered('trade'), 'want', { partner: bob })).toEqual(someOf(['rope', 'tools', 'cash'], 1, 2));
    const traded = noon.play(ann, { type: 'trade', partner: bob, give: ['key', 'rope'], want: ['tools'] });
    expect(traded.state.open.items.slice(0, 2)).toEqual([
      ['cash', 'tools'],
      ['rope', 'cash', 'key', 'rope'],
    ]);
    expect(noon.refuses(ann, { type: 'trade', partner: bob, give: [], want: ['key'] })).toBe('JB-4');
  });

  test('JB-4 a task takes two items of different kinds', () => {
    const done = noon.play(ann, { type: 'task', first: '1/rope', second: '0/key' });
    expect(done.state.open).toMatchObject({
      tasks: 1,
      items: [['rope', 'cash'], ['tools', 'cash'], expect.anything()],
    });
    expect(noon.refuses(ann, { type: 'task', first: '1/rope', second: '0/rope' })).toBe('JB-4');
  });
});

describe('3 Cards and the end', () => {
  test('JB-5, JB-5.1 only who peeks sees the card, once', () => {
    const peeked = noon.play(ann, { type: 'peek', at: bob });
    expect(peeked.sees(ann).cards[bob]).toEqual({ card: morning.cards[bob]?.card, seenBy: [ann, bob] });
    expect(peeked.sees(cyd).cards[bob]).toEqual({ card: null, seenBy: [ann, bob] });
    expect(noon.refuses(ann, { type: 'peek', at: ann })).toBe('JB-5.1');
    expect(noon.refuses(ann, { type: 'peek', at: 9 })).toBe('JB-5');
  });

  test('JB-6 two tasks free all but the scapegoat; if time runs out all lose, with no points', () => {
    const free = noon
      .play(ann, { type: 'task', first: '1/rope', second: '0/key' })
      .play(bob, { type: 'task', first: '0/rope', second: '1/cash' });
    expect(free.result()).toEqual({ winners: [ann, bob], ranks: [1, 1, 2], points: [0.5, 0.5, 0], worth: [1, 1, 0] });
    const last = given(jailbreak, { ...noon.state, open: { ...noon.state.open, day: 3, turn: 2 } });
    const lost = last.play(cyd, { type: 'rest' });
    expect(lost.result()).toEqual({ winners: [], ranks: [1, 1, 1], points: [0, 0, 0], worth: [0, 0, 0] });
    expect(lost.refuses(ann, { type: 'rest' })).toBe('JB-6');
  });
});
