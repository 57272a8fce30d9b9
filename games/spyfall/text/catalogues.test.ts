import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical, isBlank, type Offer, type Scalar, seatsOf, viewersOf } from '#kernel';
import { type Argument, type CheckedLine, itemsIn, type Line } from '#telling';
import { given } from '#testkit';
import { cataloguesOf, flawsOf, sourceOf } from '../../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../../text/words.ts';
import { spyfall } from '../rules/game.ts';
import { playOut, type MatchStep } from '../rules/match.fixture.ts';
import { PHRASES } from '../rules/phrasebook.ts';
import { PLACES, ROLES } from '../rules/places.ts';
import { BANK, cyd, name, started } from '../rules/scene.fixture.ts';
import { VOTES } from '../rules/offers.ts';
import type { Action, Options, View } from '../rules/state.ts';
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

/** All texts of Spyfall: for every card, phrase and option, and from whole random matches. */
function everyLine(): Line[] {
  const lines = new Map<string, Line>();
  const note = (...found: readonly Line[]): void => found.forEach(line => lines.set(canonical(line), line));
  note(...PLACES.flatMap(place => [placeName(place), ...ROLES.map(role => roleName(place, role))]));
  note(...PHRASES.flatMap(({ id, answers }) => [questionText(id), ...answers.map(answerText)]));
  for (const { options, seats, seed } of PLANS) playOut(options, seats, seed).forEach(step => note(...linesOf(step)));
  // chance hardly ever names the right place
  const named = given(spyfall, started()).play(cyd, name(BANK));
  for (const to of viewersOf(4))
    note(...named.hears(to).flatMap(event => spyfallTelling.event(event, named.sees('audience'), to)));
  for (const [option, { blank }] of Object.entries<{ blank: { oneOf: readonly Scalar[] } }>(spyfall.options as never))
    note(spyfallTelling.option(option), ...blank.oneOf.map(value => spyfallTelling.setting(option, value)));
  note(...rulesThatForbid().map(spyfallTelling.rule), ...spyfallTelling.measures([], 3).map(({ title }) => title));
  return [...lines.values()];
}

function linesOf({ state, events }: MatchStep): Line[] {
  const audience = spyfall.view(state, 'audience');
  const told = events.flatMap(event =>
    viewersOf(state.open.seats).flatMap(to => spyfallTelling.event(event, audience, to)),
  );
  const views = viewersOf(state.open.seats).map(viewer => spyfall.view(state, viewer));
  return [...told, ...views.flatMap(view => [...boardLines(view), ...offerLines(view), ...spyfallTelling.rules(view)])];
}

const boardLines = (view: View): Line[] =>
  spyfallTelling
    .board(view)
    .flatMap(({ title, entries }) => [title, ...entries.flatMap(({ line, under = [] }) => [line, ...under])]);

const offerLines = (view: View): Line[] =>
  spyfall.offers(view).flatMap((offer: Offer<Action>) => [
    spyfallTelling.offer(offer, view),
    ...Object.entries<unknown>(offer).flatMap(([blank, asked]) => {
      if (!isBlank(asked)) return [];
      const choices = 'oneOf' in asked ? asked.oneOf : [];
      return [
        spyfallTelling.blank({ offer, blank }, view),
        ...choices.map(value => spyfallTelling.choice(value, { offer, blank }, view)),
      ];
    }),
  ]);

const rulesThatForbid = (): string[] => {
  const source = readFileSync(new URL('../rules/objection.ts', import.meta.url), 'utf8');
  return [...new Set([...source.matchAll(/'(SPY-\d+\.\d+)'/g)].map(([, rule = '']) => rule))];
};

const isLine = (value: Argument): value is CheckedLine => typeof value === 'object' && 'key' in value;
const keysIn = (line: Line): string[] => [line.key, ...Object.values(line.args ?? {}).flatMap(keysInside)];
const keysInside = (value: Argument): string[] => (isLine(value) ? keysIn(value) : itemsIn(value).flatMap(keysInside));

/** The words of every client, and the words of text clients only. */
const ROOMS = ['games/spyfall/text', 'games/spyfall/text/terminal'];

/** Used only by the screen; `check:messages` checks them. */
const OF_THE_SCREEN = /^(board|hint)-/;
/** For the measurement of bots. */
const OF_BOTS = /^(estimate|act)-/;

const lines = everyLine();

describe('The words of Spyfall', () => {
  test('are in four languages, with the same words, variables and plural forms, in the right letters', () => {
    expect(ROOMS.flatMap(room => flawsOf(room, ['Enter']))).toEqual([]);
  });

  test('none is missing and none is unused: every event, offer, card and objection has its words', () => {
    const told = ROOMS.flatMap(room => [...cataloguesOf(room).en.keys()]).filter(
      key => !OF_THE_SCREEN.test(key) && !OF_BOTS.test(key),
    );
    expect([...new Set(lines.flatMap(keysIn))].sort()).toEqual(told.sort());
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

  test.each(LANGUAGES)('everything that happens in whole matches can be said in %s', language => {
    const words = wordsFrom(
      language,
      ROOMS.map(room => sourceOf(room, language)),
    );
    const said = lines.map(line => words.say(line, seat => `#${seat}`));
    expect(said.filter(sentence => /undefined|\{|\}|\bnull\b/.test(sentence))).toEqual([]);
  });
});
