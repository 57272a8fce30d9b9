import { describe, expect, test } from 'vitest';
import { between, listOf, oneOf, someOf } from '#kernel';
import { addable, chosenFrom, listOptionOf, movedUp, toggled } from './option-lists.ts';

const some = listOptionOf(someOf([1, 2, 3, 4], 0, 2));
const ordered = listOptionOf(listOf([1, 2, 3], 0, 3));
if (!some || !ordered) throw new Error('these options take several values');

describe('Options that are lists', () => {
  test('are those with a blank for several values', () => {
    expect([some.isOrdered, ordered.isOrdered]).toEqual([false, true]);
    expect([oneOf([1, 2]), between(1, 3)].map(listOptionOf)).toEqual([undefined, undefined]);
  });

  test('a value is added or removed; an unordered list has the order of the option', () => {
    expect(toggled(some, [3], 1)).toEqual([1, 3]);
    expect(toggled(some, [1, 3], 1)).toEqual([3]);
    expect(toggled(ordered, [3], 1)).toEqual([3, 1]);
    expect(toggled(ordered, [3, 1], 3)).toEqual([1]);
  });

  test('form values are read in their order; invalid values are ignored', () => {
    expect(chosenFrom(ordered, [3, 1, 7, 'x'])).toEqual([3, 1]);
    expect(chosenFrom(ordered, null)).toEqual([]);
  });

  test('no more can be added than the option takes, and none twice', () => {
    expect(addable(some, [])).toEqual([1, 2, 3, 4]);
    expect(addable(some, [2])).toEqual([1, 3, 4]);
    expect(addable(some, [2, 4])).toEqual([]);
    expect(addable(ordered, [2, 1])).toEqual([3]);
  });

  test('in an ordered list a value moves one place forward, the first one stays', () => {
    expect(movedUp([1, 2, 3], 2)).toEqual([1, 3, 2]);
    expect(movedUp([1, 2, 3], 0)).toEqual([1, 2, 3]);
    expect(movedUp([1, 2, 3], 3)).toEqual([1, 2, 3]);
  });
});
