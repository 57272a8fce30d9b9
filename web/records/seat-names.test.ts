import { expect, test, vi } from 'vitest';
import { setLanguage, word } from '../words/words.ts';
import { seatNamesIn } from './seat-names.ts';

test('two of the same name are told apart by their seats', () => {
  const nameOf = seatNamesIn({ seats: ['Ann', 'Bob', 'Ann'].map(name => ({ name, bot: null })) });
  expect([0, 1, 2, 3].map(nameOf)).toEqual(['Ann (1)', 'Bob', 'Ann (3)', '4']);
});

test('those who had their data deleted have a word in place of a name', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
  const nameOf = seatNamesIn({ seats: ['', 'Bob', ''].map(name => ({ name, bot: null })) });
  expect([0, 1, 2].map(nameOf)).toEqual(['Former player (1)', 'Bob', 'Former player (3)']);
  expect(seatNamesIn({ seats: [{ name: '', bot: null }] })(0)).toBe(word('kit-seat-former'));
});
