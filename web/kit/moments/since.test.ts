import { createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '../../screen/screen.ts';
import { createSinceMyTurn, movesSince, type Movers } from './since.ts';

interface Happened {
  readonly type: 'move' | 'refill' | 'deal';
  readonly by?: number;
}

const movers: Movers = {
  moverOf: event => (event as Happened).by,
  isNewStart: event => (event as Happened).type === 'deal',
};
let n = 0;
const move = (by: number): HeardEvent => ({ n: ++n, event: { type: 'move', by } satisfies Happened });
const refill = (): HeardEvent => ({ n, event: { type: 'refill' } satisfies Happened });
const deal = (): HeardEvent => ({ n: ++n, event: { type: 'deal' } satisfies Happened });

describe('Moves of others since my turn', () => {
  const [early, mine, second, third] = [move(2), move(0), move(1), move(2)];
  const heard = [early, mine, refill(), second, refill(), third];

  test('only moves, only those of others, only after my last one', () => {
    expect(movesSince(heard, 0, movers)).toEqual([second, third]);
  });

  test('before my first move it has all moves of others', () => {
    expect(movesSince([early, second], 0, movers)).toEqual([early, second]);
  });

  test('my next move or a new deal clears it', () => {
    expect(movesSince([...heard, move(0)], 0, movers)).toEqual([]);
    const after = move(1);
    expect(movesSince([...heard, deal(), after], 0, movers)).toEqual([after]);
  });

  test('spectators have no turn', () => {
    expect(movesSince(heard, undefined, movers)).toEqual([]);
  });

  test('starts at the newest, steps back and forth, and stops at both ends', () => {
    const since = createSinceMyTurn(
      () => [mine, early, second, third],
      () => 0,
      movers,
    );
    expect([since.index(), since.current()]).toEqual([2, third]);
    since.next();
    expect(since.index()).toBe(2);
    since.previous();
    expect(since.current()).toBe(second);
    since.previous();
    since.previous();
    expect([since.index(), since.current()]).toEqual([0, early]);
    since.next();
    expect(since.current()).toBe(second);
  });

  test('a new move becomes the current one, from any step', () => {
    const [all, setAll] = createSignal<readonly HeardEvent[]>([mine, second, third]);
    const since = createSinceMyTurn(all, () => 0, movers);
    since.previous();
    expect(since.current()).toBe(second);
    const newest = move(1);
    setAll([...all(), newest]);
    expect([since.index(), since.current()]).toEqual([2, newest]);
    setAll([...all(), move(0)]);
    expect([since.moves(), since.index(), since.current()]).toEqual([[], -1, undefined]);
    since.previous();
    since.next();
    expect(since.index()).toBe(-1);
  });
});
