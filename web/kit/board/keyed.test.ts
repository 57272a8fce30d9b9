import { createRoot, createSignal, onCleanup } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { isSameItem, mapKeyed } from './keyed.ts';

interface Thing {
  readonly key: string;
  readonly x: number;
}

describe('Pieces with keys', () => {
  function lay(first: readonly Thing[]) {
    return createRoot(dispose => {
      const [things, setThings] = createSignal(first);
      let made = 0;
      const gone: string[] = [];
      const list = mapKeyed(things, thing => {
        made += 1;
        const { key } = thing();
        onCleanup(() => gone.push(key));
        return { at: () => thing().x };
      });
      return { list, setThings, made: () => made, gone, dispose };
    });
  }

  test('a piece that moves is the same piece, at another place', () => {
    const board = lay([
      { key: 'a', x: 1 },
      { key: 'b', x: 2 },
    ]);
    const [a] = board.list();
    board.setThings([
      { key: 'b', x: 2 },
      { key: 'a', x: 9 },
    ]);
    expect(board.list()[1]).toBe(a);
    expect(a?.at()).toBe(9);
    expect(board.made()).toBe(2);
    board.dispose();
  });

  test('a piece that is gone is cleaned up, and a new one is made once', () => {
    const board = lay([{ key: 'a', x: 1 }]);
    expect(board.list()).toHaveLength(1);
    board.setThings([{ key: 'b', x: 1 }]);
    expect(board.list()).toHaveLength(1);
    expect([board.made(), board.gone]).toEqual([2, ['a']]);
    board.dispose();
  });

  test('items are the same if all their fields are', () => {
    expect(isSameItem({ key: 'a', x: 1 }, { key: 'a', x: 1 })).toBe(true);
    expect(isSameItem({ key: 'a', x: 1 }, { key: 'a', x: 2 })).toBe(false);
    expect(isSameItem({ key: 'a', x: 1 }, undefined)).toBe(false);
    expect(isSameItem<object>({ key: 'a' }, { key: 'a', x: 2 })).toBe(false);
  });
});
