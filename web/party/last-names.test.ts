import { expect, test } from 'vitest';
import { setStored } from '../browser-storage.ts';
import { saveLastNames, lastNames } from './last-names.ts';

test('who played last is remembered, and no more of them than can play', () => {
  expect(lastNames(8)).toEqual([]);
  saveLastNames(['Ann', 'Bob', 'Cyd', 'Dan']);
  expect(lastNames(8)).toEqual(['Ann', 'Bob', 'Cyd', 'Dan']);
  expect(lastNames(3)).toEqual(['Ann', 'Bob', 'Cyd']);
});

test.each(['{', '{}', 'null', '[1, null]'])('what somebody else wrote there names nobody: %s', text => {
  setStored('parlour.party', text);
  expect(lastNames(8)).toEqual([]);
});
