import { expect, test } from 'vitest';
import { keep } from '../keeping.ts';
import { keepNames, keptNames } from './kept.ts';

test('who played last is remembered, and no more of them than can play', () => {
  expect(keptNames(8)).toEqual([]);
  keepNames(['Ann', 'Bob', 'Cyd', 'Dan']);
  expect(keptNames(8)).toEqual(['Ann', 'Bob', 'Cyd', 'Dan']);
  expect(keptNames(3)).toEqual(['Ann', 'Bob', 'Cyd']);
});

test.each(['{', '{}', 'null', '[1, null]'])('what somebody else wrote there names nobody: %s', text => {
  keep('parlour.party', text);
  expect(keptNames(8)).toEqual([]);
});
