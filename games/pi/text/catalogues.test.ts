import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical, isBlank, type Offer, viewersOf } from '#kernel';
import { type Argument, type CheckedLine, itemsIn, type Line } from '#telling';
import { cataloguesOf, flawsOf, sourceOf } from '../../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../../text/words.ts';
import { EDITIONS, KINDS, townFor } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { eventsOf, playOut, type MatchStep } from '../rules/match.fixture.ts';
import type { Action, View } from '../rules/state.ts';
import { nameOf } from '../telling/names.ts';
import { piTelling } from '../telling.ts';

const STYLES = [
  { style: 'random', seats: 4 },
  { style: 'sensible', seats: 3 },
  { style: 'patient', seats: 2 },
] as const;
/** With this one even the cubes run out. */
const SEED = 20;

/** All texts of P.I.: for every card and option, and from whole matches of scripted and random players. */
function everyLine(): Line[] {
  const lines = new Map<string, Line>();
  const note = (...found: readonly Line[]): void => found.forEach(line => lines.set(canonical(line), line));
  for (const edition of EDITIONS) {
    const town = townFor(edition);
    note(...KINDS.flatMap(kind => town.elements[kind].map(element => nameOf(kind, element))));
    for (const { style, seats } of STYLES) {
      for (const answers of ['auto', 'hand'] as const) {
        const { steps } = playOut({ edition, answers, style, seats, lastUnsolved: 'nextValue', seed: SEED });
        steps.forEach((step, number) => note(...linesOf(step, number % 3 === 0)));
      }
    }
  }
  note(
    ...Object.entries<{ blank: { oneOf: readonly (string | number | null)[] } }>(pi.options as never)
      .filter(([option]) => option !== 'edition')
      .flatMap(([option, { blank }]) => [
        piTelling.option(option),
        ...blank.oneOf.map(value => piTelling.setting(option, value)),
      ]),
  );
  note(...rulesThatForbid().map(piTelling.rule), ...piTelling.measures([], 2).map(({ title }) => title));
  return [...lines.values()];
}

function linesOf(step: MatchStep, isLookedAt: boolean): Line[] {
  const { open } = step.state;
  const audience = pi.view(step.state, 'audience');
  const told = eventsOf(step).flatMap(event =>
    viewersOf(open.solvers.length).flatMap(to => [
      ...piTelling.event(event, audience, to),
      ...(piTelling.log?.(event, audience, to) ?? []).map(({ line }) => line),
    ]),
  );
  if (!isLookedAt) return told;
  const views = viewersOf(open.solvers.length).map(viewer => pi.view(step.state, viewer));
  // the help level of the notebook is an option of the table
  const noted = views.map(view => ({ ...view, open: { ...open, options: { ...open.options, notebook: 2 as const } } }));
  return [
    ...told,
    ...[...views, ...noted].flatMap(view => [...boardLines(view), ...offerLines(view), ...piTelling.rules(view)]),
  ];
}

const boardLines = (view: View): Line[] =>
  piTelling
    .board(view)
    .flatMap(({ title, entries }) => [title, ...entries.flatMap(({ line, under = [] }) => [line, ...under])]);

const offerLines = (view: View): Line[] =>
  pi.offers(view).flatMap((offer: Offer<Action>) => [
    piTelling.offer(offer, view),
    ...Object.entries<unknown>(offer).flatMap(([blank, asked]) => {
      if (!isBlank(asked) || !('oneOf' in asked)) return [];
      return [
        piTelling.blank({ offer, blank }, view),
        ...asked.oneOf.map(value => piTelling.choice(value, { offer, blank }, view)),
      ];
    }),
  ]);

const rulesThatForbid = (): string[] => {
  const source = readFileSync(new URL('../rules/objection.ts', import.meta.url), 'utf8');
  return [...new Set([...source.matchAll(/'(PI-\d+\.\d+)'/g)].map(([, rule = '']) => rule))];
};

const isLine = (value: Argument): value is CheckedLine => typeof value === 'object' && 'key' in value;
const keysIn = (line: Line): string[] => [line.key, ...Object.values(line.args ?? {}).flatMap(keysInside)];
const keysInside = (value: Argument): string[] => (isLine(value) ? keysIn(value) : itemsIn(value).flatMap(keysInside));

/** The words of every client, and the words of text clients only. */
const ROOMS = ['games/pi/text', 'games/pi/text/terminal'];

/** Used only by the screen; `check:messages` checks them. */
const OF_THE_SCREEN = /^(board|notebook|hint)-/;

const lines = everyLine();

describe('The words of P.I. and 07 zgłoś się', () => {
  test('are in four languages, with the same words, variables and plural forms, in the right letters', () => {
    expect(ROOMS.flatMap(room => flawsOf(room, ['Enter']))).toEqual([]);
  });

  test('none is missing and none is unused: every event, offer, piece and objection has its words', () => {
    const told = ROOMS.flatMap(room => [...cataloguesOf(room).en.keys()]).filter(key => !OF_THE_SCREEN.test(key));
    expect([...new Set(lines.flatMap(keysIn))].sort()).toEqual(told.sort());
  });

  test.each(LANGUAGES)('everything that happens in whole matches of both editions can be said in %s', language => {
    const words = wordsFrom(
      language,
      ROOMS.map(room => sourceOf(room, language)),
    );
    const said = lines.map(line => words.say(line, seat => `#${seat}`));
    expect(said.filter(sentence => /undefined|\{|\}|\bnull\b/.test(sentence))).toEqual([]);
  });

  test.each(LANGUAGES)('no two things on one table have the same name in %s', language => {
    const words = wordsFrom(
      language,
      ROOMS.map(room => sourceOf(room, language)),
    );
    for (const edition of EDITIONS) {
      const names = KINDS.flatMap(kind =>
        townFor(edition).elements[kind].map(element => words.say(nameOf(kind, element))),
      );
      expect(new Set(names).size).toBe(36);
    }
  });
});
