import { expect, test } from 'vitest';
import { anchorAt, rowAt, rowsInSight, rowTops, scrollTo, rowStep, totalHeight } from './log-window.ts';

const MEASURED = [20, 40, 20, 60, 20];
const tops = rowTops(MEASURED.length, row => MEASURED[row] ?? 0);

test('rows begin where the ones before them end', () => {
  expect([...tops]).toEqual([0, 20, 60, 80, 140, 160]);
  expect(totalHeight(tops)).toBe(160);
});

test('the row at a height is the one that covers it, also beyond the ends', () => {
  expect([-5, 0, 19, 20, 59, 60, 139, 140, 900].map(y => rowAt(tops, y))).toEqual([0, 0, 0, 1, 1, 2, 3, 4, 4]);
  expect(
    rowAt(
      rowTops(0, () => 20),
      10,
    ),
  ).toBe(0);
});

test('only visible rows are built, for any length of the list', () => {
  const long = rowTops(5_000, () => 20);
  expect(rowsInSight(long, { top: 50_000, height: 400 }, 100)).toEqual({ from: 2_495, to: 2_526 });
  expect(rowsInSight(tops, { top: 30, height: 40 }, 0)).toEqual({ from: 1, to: 3 });
  expect(
    rowsInSight(
      rowTops(0, () => 20),
      { top: 0, height: 400 },
      100,
    ),
  ).toEqual({ from: 0, to: 0 });
});

test('the row that is read keeps its place when earlier rows are put above it, and when they are measured', () => {
  const items = ['d', 'e', 'f'].map(name => ({ name }));
  const before = rowTops(items.length, () => 20);
  const anchor = anchorAt(items, before, 25);
  expect(anchor).toEqual({ item: { name: 'e' }, above: 5 });
  const more = [...['a', 'b', 'c'].map(name => ({ name })), ...items];
  const after = rowTops(more.length, row => (row < 3 ? 33 : 20));
  const row = more.findIndex(item => item === anchor?.item);
  const top = (after[row] ?? 0) + (anchor?.above ?? 0);
  expect(anchorAt(more, after, top)).toEqual(anchor);
});

test('a row out of sight is scrolled to the middle; one in sight is left where it is', () => {
  expect(scrollTo(tops, 1, { top: 0, height: 80 })).toBeUndefined();
  expect(scrollTo(tops, 4, { top: 0, height: 80 })).toBe(110);
  expect(scrollTo(tops, 0, { top: 60, height: 80 })).toBe(0);
  expect(scrollTo(tops, 3, { top: 0, height: 30 })).toBe(80);
});

test('keys step over headings, to the ends, and nowhere beyond them', () => {
  const items = ['# one', 'a', 'b', '# two', 'c'];
  const step = (at: number, key: string) => rowStep(items, { at, key, isRow: item => !item.startsWith('#') });
  expect([step(1, 'ArrowDown'), step(2, 'ArrowDown'), step(4, 'ArrowDown')]).toEqual(['b', 'c', undefined]);
  expect([step(4, 'ArrowUp'), step(1, 'ArrowUp'), step(4, 'Home'), step(1, 'End')]).toEqual(['b', undefined, 'a', 'c']);
  expect(step(1, 'Enter')).toBeUndefined();
});
