import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { given } from '#testkit';
import { LANGUAGES } from '../../../../text/words.ts';
import { alcatraz } from '../../rules/game.ts';
import {
  apOf,
  guardsOn,
  krzysiek,
  marksOf,
  michal,
  move,
  openOf,
  perform,
  prison,
  rafal,
  riot,
  sheetOf,
  stockOn,
} from '../../rules/scene.fixture.ts';

const [VISITING_AREA, LAUNDRY_ROOM, GUARDS_ROOM] = [6, 10, 11];

test('ALC-9.10, ALC-9.1, ALC-13.2 the first turn of the rules for players goes as they say', () => {
  const start = given(
    alcatraz,
    prison({
      prisoners: [{}, { at: VISITING_AREA, items: ['clothes', 'key'] }],
      guards: { [GUARDS_ROOM]: 1 },
      tasks: [{ card: 'A1', at: GUARDS_ROOM }],
      top: ['D1', 'B1', 'C1', 'E1'],
    }),
  );
  expect([apOf(start), guardsOn(start, VISITING_AREA), openOf(start).scapegoat]).toEqual([3, 0, rafal]);
  const rioted = start.play(michal, riot(GUARDS_ROOM));
  expect([apOf(rioted), guardsOn(rioted, VISITING_AREA), guardsOn(rioted, GUARDS_ROOM)]).toEqual([2, 1, 0]);
  const moved = rioted.play(michal, move(GUARDS_ROOM));
  expect([apOf(moved), sheetOf(moved, michal).at]).toEqual([1, GUARDS_ROOM]);
  const done = moved.play(michal, perform('1.key', '1.clothes'));
  expect(apOf(done)).toBe(0);
  expect([stockOn(done, GUARDS_ROOM), stockOn(done, LAUNDRY_ROOM)]).toEqual([
    ['key', 'key', 'key'],
    ['clothes', 'clothes', 'clothes'],
  ]);
  const marks = marksOf(done);
  expect([marks[rafal], marks[michal], marks[krzysiek]]).toEqual([[], ['A'], ['D']]);
  expect(openOf(done).tasks.length).toBeGreaterThan(0);
});

test.each(LANGUAGES)('the page of rules in %s tells this turn, step by step', language => {
  const page = readFileSync(new URL(`./alcatraz.${language}.md`, import.meta.url), 'utf8');
  const example = page.slice(page.indexOf('{#example}'));
  expect([...example.matchAll(/piece:([a-z]+)/g)].map(([, picture]) => picture)).toEqual(['riot', 'move', 'letters']);
});
