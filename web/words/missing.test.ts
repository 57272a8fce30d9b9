import { afterEach, expect, test, vi } from 'vitest';
import { computedWord, setLanguage, word } from './words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page shows the key of a missing message and reports it; the rest of the page is said', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await setLanguage('uk');
  expect(computedWord('nowhere')).toBe('nowhere');
  expect(word('frame-lost')).toBe('Сторінку не знайдено');
  expect(reported.mock.calls).toEqual([['no catalogue of uk has the message nowhere']]);
});
