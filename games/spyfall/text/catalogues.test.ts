import { expect, test } from 'vitest';
import { seatsOf, viewersOf } from '#kernel';
import type { Line } from '#telling';
import { given } from '#testkit';
import { cataloguesOf } from '../../../text/catalogue.fixture.ts';
import {
  distinct,
  linesOfEvents,
  linesOfOptionsAndRules,
  linesOfView,
  rulesNamedIn,
  testWords,
} from '../../../text/game-words.fixture.ts';
import { spyfall } from '../rules/game.ts';
import { everythingIn, playOut, type Step } from '../rules/match.fixture.ts';
import { PHRASES } from '../rules/phrasebook.ts';
import { PLACES, ROLES } from '../rules/places.ts';
import { BANK, cyd, name, started } from '../rules/scene.fixture.ts';
import { VOTES } from '../rules/offers.ts';
import type { Options } from '../rules/state.ts';
import { answerText, placeName, questionText, roleName } from '../telling/names.ts';
import { spyfallTelling } from '../telling.ts';

const PLANS: readonly { readonly options: Options; readonly seats: number; readonly seed: number }[] = (
  ['spoken', 'written', 'phrasebook'] as const
).flatMap(conversation =>
  // short matches: a table that has grown hardly ever agrees
  seatsOf(8).map(seed => ({
    options: { rounds: 10, minutes: 1, conversation, roles: seed % 2 ? 'none' : 'played', voteSeconds: 15 },
    seats: 3 + (seed % 2),
    seed: seed + 300,
  })),
);

const SPYFALL = { game: spyfall, telling: spyfallTelling };

/** All texts of Spyfall: for every card, phrase and option, and from whole random matches. */
function* everyLine(): Iterable<Line> {
  for (const place of PLACES) yield* [placeName(place), ...ROLES.map(role => roleName(place, role))];
  for (const { id, answers } of PHRASES) yield* [questionText(id), ...answers.map(answerText)];
  for (const { options, seats, seed } of PLANS) for (const step of playOut(options, seats, seed)) yield* linesOf(step);
  // chance hardly ever names the right place
  const named = given(spyfall, started()).play(cyd, name(BANK));
  for (const to of viewersOf(4))
    for (const event of named.hears(to)) yield* spyfallTelling.event(event, named.sees('audience'), to);
  yield* linesOfOptionsAndRules(SPYFALL, rulesNamedIn('games/spyfall/rules'));
}

const linesOf = (step: Step): Line[] => [
  ...linesOfEvents(SPYFALL, { state: step.state, events: everythingIn(step), seats: step.state.open.seats }),
  ...viewersOf(step.state.open.seats).flatMap(viewer => linesOfView(SPYFALL, spyfall.view(step.state, viewer))),
];

testWords({
  name: 'Spyfall',
  folders: ['games/spyfall/text', 'games/spyfall/text/terminal'],
  latin: ['Enter'],
  // said by the screen alone, or for the measurement of bots
  ofTheScreen: /^(board|hint|estimate|act)-/,
  lines: distinct(everyLine()),
});

test('every theme of the phrasebook and every vote has its words on the board', () => {
  const written = new Set(cataloguesOf('games/spyfall/text').en.keys());
  const needed = [
    ...PHRASES.map(({ theme }) => `board-theme-${theme}`),
    ...VOTES.flatMap(vote => [`board-vote-${vote}`, `board-vote-${vote}-what`]),
  ];
  expect(needed.filter(key => !written.has(key))).toEqual([]);
  const themes = new Set(PHRASES.map(({ theme }) => theme));
  expect([...written].filter(key => key.startsWith('board-theme-')).length).toBe(themes.size);
});
