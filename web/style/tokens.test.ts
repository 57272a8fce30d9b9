import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';
type Colours = ReadonlyMap<string, Readonly<Record<Theme, string>>>;

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [usualPart = '', safePart = ''] = source.split(/data-colours/);

const coloursIn = (text: string): Colours =>
  new Map(
    [...text.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light, dark },
    ]),
  );

const usual = coloursIn(usualPart);
const safe: Colours = new Map([...usual, ...coloursIn(safePart)]);

/** How bright a colour is to the eye, from 0 to 1, as WCAG reckons. */
const brightness = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + weight * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);

function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

/** Pairs that are harder to tell apart than this, by name. */
function tooClose(
  colours: Colours,
  theme: Theme,
  pairs: readonly (readonly [string, string])[],
  least: number,
): string[] {
  return pairs.flatMap(([on, under]) => {
    const [front, back] = [colours.get(on)?.[theme], colours.get(under)?.[theme]];
    if (!front || !back) return [`${on} on ${under} is not there`];
    const found = contrast(front, back);
    return found < least ? [`${on} on ${under}: ${found.toFixed(2)}`] : [];
  });
}

const across = (fronts: readonly string[], backs: readonly string[]): [string, string][] =>
  fronts.flatMap(front => backs.map((back): [string, string] => [front, back]));

const SURFACES = ['paper', 'card', 'raised', 'well'];
const TINTS = ['accent-soft', 'good-soft', 'bad-soft', 'warn-soft'];
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7].map(seat => `seat-${seat}`);

describe.each(['light', 'dark'] as const)('Colours in the %s', theme => {
  test('words can be read on everything they stand on', () => {
    const words = ['ink', 'ink-soft', 'accent', 'good', 'bad', 'warn'];
    expect(tooClose(usual, theme, across(words, [...SURFACES, ...TINTS]), 4.5)).toEqual([]);
    expect(tooClose(usual, theme, across(['accent-ink'], ['accent', 'accent-strong']), 4.5)).toEqual([]);
  });

  test('borders of controls and the focus outline have enough contrast', () => {
    expect(tooClose(usual, theme, across(['line-strong', 'focus'], SURFACES), 3)).toEqual([]);
  });

  test.each([
    ['usual', usual],
    ['safe', safe],
  ] as const)('the signs of all seats can be seen, %s', (_, colours) => {
    expect(tooClose(colours, theme, across(SEATS, SURFACES), 3)).toEqual([]);
    expect(new Set(SEATS.map(seat => colours.get(seat)?.[theme])).size).toBe(SEATS.length);
  });
});

test('Contrast is reckoned as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
