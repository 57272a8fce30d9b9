import { describe, expect, test } from 'vitest';
import { housesMarkers, markersOf, rulesIn } from './chunks.ts';

const words = (prefix: string): string =>
  Array.from({ length: 6 }, (_, at) => `'${prefix}Word${'abcdef'[at]}'`).join(', ');
const rules = [
  { folder: 'games/one', text: `const all = [${words('one')}, 'commonWord', 'sharedWord'];` },
  { folder: 'games/two', text: `const all = [${words('two')}, 'commonWord'];` },
];
const markers = markersOf(rules, [{ folder: 'web', text: "const shown = 'sharedWord';" }]);

describe('The rules of a game are known by the words only they have', () => {
  test('words shared by two games or by the screens identify no game', () => {
    expect(markers.get('games/one')?.has('oneWorda')).toBe(true);
    expect(markers.get('games/one')?.has('commonWord')).toBe(false);
    expect(markers.get('games/one')?.has('sharedWord')).toBe(false);
  });

  test('a chunk with the rules of two games is found out, minified or not', () => {
    expect(rulesIn(`let a=[${words('one')}];`, markers)).toEqual(['games/one']);
    expect(rulesIn(`let a=[${words('one').replaceAll("'", '`')},${words('two')}];`, markers)).toEqual([
      'games/one',
      'games/two',
    ]);
    expect(rulesIn('let a=`oneWorda`,b=`twoWordb`;', markers)).toEqual([]);
  });

  test('every game has enough of them', () => {
    const all = housesMarkers();
    expect([...all.keys()]).toContain('games/pi');
    for (const words of all.values()) expect(words.size).toBeGreaterThan(4);
  });
});
