import { expect, test } from 'vitest';
import { setStored } from '../browser-storage.ts';
import { saveLastNames, lastNames } from './last-names.ts';

test('the names of the last party are remembered, at most as many as can play', () => {
  expect(lastNames(8)).toEqual([]);
  saveLastNames(['Ann', 'Bob', 'Cyd', 'Dan']);
  expect(lastNames(8)).toEqual(['Ann', 'Bob', 'Cyd', 'Dan']);
  expect(lastNames(3)).toEqual(['Ann', 'Bob', 'Cyd']);
});

test.each(['{', '{}', 'null', '[1, null]'])('an invalid stored value gives no names: %s', text => {
  setStored('parlour.party', text);
  expect(lastNames(8)).toEqual([]);
});
