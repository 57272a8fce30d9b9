import { expect, test, vi } from 'vitest';
import { setLanguage, word } from '../words/words.ts';
import { seatNamesIn } from './seat-names.ts';

test('equal names get their seat number', () => {
  const nameOf = seatNamesIn({ seats: ['Ann', 'Bob', 'Ann'].map(name => ({ name, bot: null })) });
  expect([0, 1, 2, 3].map(nameOf)).toEqual(['Ann (1)', 'Bob', 'Ann (3)', '4']);
});

test('a deleted guest has a placeholder name', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
  const nameOf = seatNamesIn({ seats: ['', 'Bob', ''].map(name => ({ name, bot: null })) });
  expect([0, 1, 2].map(nameOf)).toEqual(['Former player (1)', 'Bob', 'Former player (3)']);
  expect(seatNamesIn({ seats: [{ name: '', bot: null }] })(0)).toBe(word('kit-seat-former'));
});
