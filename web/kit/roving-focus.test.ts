import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { createRovingFocus, stepIn, stepInGrid, stepToNearest } from './roving-focus.ts';

describe('Keys in a list', () => {
  const list = ['a', 'b', 'c'];

  test('arrows move and wrap', () => {
    expect(['ArrowRight', 'ArrowDown'].map(key => stepIn(list, 'b', key))).toEqual(['c', 'c']);
    expect(['ArrowLeft', 'ArrowUp'].map(key => stepIn(list, 'b', key))).toEqual(['a', 'a']);
    expect(stepIn(list, 'c', 'ArrowRight')).toBe('a');
    expect(stepIn(list, 'a', 'ArrowLeft')).toBe('c');
  });

  test('Home and End go to the ends, other keys nowhere', () => {
    expect(stepIn(list, 'b', 'Home')).toBe('a');
    expect(stepIn(list, 'b', 'End')).toBe('c');
    expect(stepIn(list, 'b', 'Enter')).toBeUndefined();
  });

  test('from outside the list they lead into it', () => {
    expect(stepIn(list, 'x', 'ArrowRight')).toBe('a');
    expect(stepIn(list, 'x', 'ArrowLeft')).toBe('c');
    expect(stepIn(list, 'x', 'ArrowLeft', { wraps: false })).toBe('c');
    expect(stepIn([], 'x', 'ArrowRight')).toBeUndefined();
  });

  test('a list that does not wrap ends at its ends', () => {
    expect(stepIn(list, 'c', 'ArrowRight', { wraps: false })).toBe('c');
    expect(stepIn(list, 'a', 'ArrowLeft', { wraps: false })).toBe('a');
  });

  test('a row ignores the vertical arrows, a column the horizontal ones', () => {
    expect(stepIn(list, 'a', 'ArrowDown', { axis: 'horizontal' })).toBeUndefined();
    expect(stepIn(list, 'a', 'ArrowRight', { axis: 'horizontal' })).toBe('b');
    expect(stepIn(list, 'a', 'ArrowRight', { axis: 'vertical' })).toBeUndefined();
    expect(stepIn(list, 'a', 'ArrowDown', { axis: 'vertical' })).toBe('b');
  });
});

describe('Keys in a grid', () => {
  // a b c
  // d e
  const grid = ['a', 'b', 'c', 'd', 'e'];
  const step = (from: string, key: string): string | undefined => stepInGrid(grid, 3, from, key);

  test('arrows go to the neighbour and stop at the edges', () => {
    expect([step('a', 'ArrowRight'), step('c', 'ArrowRight')]).toEqual(['b', 'c']);
    expect([step('e', 'ArrowLeft'), step('d', 'ArrowLeft')]).toEqual(['d', 'd']);
    expect([step('b', 'ArrowDown'), step('e', 'ArrowDown')]).toEqual(['e', 'e']);
    expect([step('d', 'ArrowUp'), step('a', 'ArrowUp')]).toEqual(['a', 'a']);
  });

  test('nothing is below a shorter last row', () => {
    expect(step('c', 'ArrowDown')).toBe('c');
    expect(step('e', 'ArrowRight')).toBe('e');
  });

  test('Home and End go to the ends, other keys nowhere', () => {
    expect([step('b', 'Home'), step('b', 'End'), step('b', 'x')]).toEqual(['a', 'e', undefined]);
  });
});

describe('Keys among items at any positions', () => {
  const spots = [
    { id: 'here', x: 0, y: 0 },
    { id: 'near and aside', x: 20, y: 30 },
    { id: 'far ahead', x: 100, y: 0 },
    { id: 'below', x: 5, y: 60 },
  ];

  test('straight ahead comes before nearer, but to the side', () => {
    expect(stepToNearest(spots, 'here', 'ArrowRight')).toBe('far ahead');
    expect(stepToNearest(spots, 'here', 'ArrowDown')).toBe('below');
    expect(stepToNearest(spots, 'far ahead', 'ArrowLeft')).toBe('here');
  });

  test('at the edge they stay', () => {
    expect(stepToNearest(spots, 'here', 'ArrowUp')).toBe('here');
    expect(stepToNearest(spots, 'here', 'Enter')).toBeUndefined();
    expect(stepToNearest(spots, 'gone', 'ArrowUp')).toBeUndefined();
  });
});

describe('The tab stop of a group', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
    let isTaken = false;
    const event = { key, preventDefault: () => void (isTaken = true), ...more } as unknown as KeyboardEvent;
    return { event, isTaken: () => isTaken };
  };
  const groupOf = (ids: () => readonly string[], chosen?: () => string) => {
    const moves: string[] = [];
    const roving = createRoot(() =>
      createRovingFocus({ ids, ...(chosen ? { current: chosen } : {}), onMove: id => void moves.push(id) }),
    );
    const stops = (): string[] => ids().filter(id => roving.item(id).tabindex === 0);
    return { roving, moves, stops };
  };

  test('is the first item, then the item that had the focus last', () => {
    const { roving, stops } = groupOf(() => ['a', 'b', 'c']);
    expect(stops()).toEqual(['a']);
    roving.item('b').onFocus();
    expect(stops()).toEqual(['b']);
  });

  test('moves with the arrow keys, and reports it', () => {
    const { roving, moves, stops } = groupOf(() => ['a', 'b', 'c']);
    const { event, isTaken } = press('ArrowRight');
    roving.group.onKeyDown(event);
    expect([stops(), moves, isTaken()]).toEqual([['b'], ['b'], true]);
  });

  test('ignores other keys, and keys of the browser', () => {
    const { roving, moves, stops } = groupOf(() => ['a', 'b']);
    for (const { event, isTaken } of [
      press('Enter'),
      press('ArrowRight', { altKey: true }),
      press('ArrowRight', { metaKey: true }),
      press('End', { ctrlKey: true }),
    ]) {
      roving.group.onKeyDown(event);
      expect(isTaken()).toBe(false);
    }
    expect([stops(), moves]).toEqual([['a'], []]);
  });

  test('goes to the item that took the place of a removed one', () => {
    const [ids, setIds] = createSignal(['a', 'b', 'c']);
    const { roving, stops } = groupOf(ids);
    roving.item('b').onFocus();
    setIds(['a', 'c']);
    expect(stops()).toEqual(['c']);
    setIds(['a']);
    expect(stops()).toEqual(['a']);
    setIds([]);
    expect(roving.current()).toBeUndefined();
  });

  test('follows a selection made elsewhere', () => {
    const [chosen, setChosen] = createSignal('b');
    const { roving, stops } = groupOf(() => ['a', 'b', 'c'], chosen);
    roving.item('a').onFocus();
    expect(stops()).toEqual(['b']);
    setChosen('c');
    expect(stops()).toEqual(['c']);
  });
});
