import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { given } from '#testkit';
import { LANGUAGES } from '../../../../text/words.ts';
import { tczew } from '../../rules/game.ts';
import { A, B, cell, codeFor, lies, namesOf, stateOf } from '../../rules/scene.fixture.ts';

const [CZYZYKOWO, TAXI_RANK, BOULDER, WINDMILL] = [2, 67, 132, 128];

test('TCZ-5.2, TCZ-5.3, TCZ-6.1 the first turn of the rules for players goes as they say', () => {
  const start = given(
    tczew,
    stateOf({
      a: { H8x6: 1 },
      b: { G7x11: CZYZYKOWO, F6x11: 117, G7x10: 118, H8x11: 119 },
      nobody: { I9x12: BOULDER },
      hands: [[], [TAXI_RANK, WINDMILL, 34, 81, 82]],
      active: B,
    }),
  );
  const to = cell('I9x11');
  expect(codeFor(start, B, { type: 'place', card: WINDMILL, cell: to })).toBe('SAME_CATEGORY');
  const placed = start.play(B, { type: 'place', card: TAXI_RANK, cell: to });
  expect(lies(placed.state, 'I9x11')).toEqual([B, TAXI_RANK]);
  expect(lies(placed.state, 'I9x12')).toEqual([B, BOULDER]);
  expect(namesOf(placed.state, null)).toEqual([]);
  expect(placed.state.hands[B]).toHaveLength(5);
  expect(placed.state.open.turn?.seat).toBe(A);
});

test.each(LANGUAGES)('the page of rules in %s tells this turn, step by step', language => {
  const page = readFileSync(new URL(`./tczew.${language}.md`, import.meta.url), 'utf8');
  const example = page.slice(page.indexOf('{#example}'));
  expect([...example.matchAll(/piece:([a-z]+)/g)].map(([, picture]) => picture)).toEqual(['first', 'second', 'third']);
  for (const name of ['G7x11', 'I9x12', 'I9x11']) expect(example).toContain(name);
});
