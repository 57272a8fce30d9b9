import { expect, test } from 'vitest';
import { wordsFrom } from '../text/index.ts';
import { longestOf } from './longest.ts';

const say = (catalogues: readonly string[], key: string, args: Record<string, number> = {}): string =>
  wordsFrom('en', [longestOf(catalogues)]).say({ key, args });

test('Each message comes from the catalogue in which it is longest', () => {
  const catalogues = ['yes = Yes\nno = No', 'yes = Tak\nno = Niestety nie', 'yes = Certamente\nno = No'];
  expect(say(catalogues, 'yes')).toBe('Certamente');
  expect(say(catalogues, 'no')).toBe('Niestety nie');
});

test('A choice is as long as its longest variant', () => {
  const polish = 'left = { $n ->\n    [one] został\n   *[other] pozostało jeszcze { $n }\n  }';
  expect(say(['left = { $n } are left', polish], 'left', { n: 5 })).toBe('pozostało jeszcze 5');
});

test('Terms of every catalogue are there', () => {
  expect(say(['title = Card', '-card = karta\ntitle = Twoja { -card } leży na stole'], 'title')).toBe(
    'Twoja karta leży na stole',
  );
});
