import { expect, test } from 'vitest';
import { namesIn } from './names.ts';

test('two of the same name are told apart by their seats', () => {
  const nameOf = namesIn({ seats: ['Ann', 'Bob', 'Ann'].map(name => ({ name, bot: null })) });
  expect([0, 1, 2, 3].map(nameOf)).toEqual(['Ann (1)', 'Bob', 'Ann (3)', '4']);
});
