import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Blank, canonical, type Game, type RuleId, viewersOf } from '#kernel';
import type { Line, Telling } from '#telling';
import { cataloguesOf, flawsOf, sourceOf } from './catalogue.fixture.ts';
import { boardLines, keysIn, offerLines, valuesIn } from './lines.fixture.ts';
import { LANGUAGES, wordsFrom } from './words.ts';

/** A game and what it says. */
interface SpeakingGame<State, View, Action extends { type: string }, Event, Options> {
  readonly game: Game<State, View, Action, Event, Options>;
  readonly telling: Telling<View, Action, Event>;
}

/** What is said about a step of a match: to everybody, and to each viewer. */
export function linesOfEvents<State, View, Action extends { type: string }, Event, Options>(
  { game, telling }: SpeakingGame<State, View, Action, Event, Options>,
  { state, events, seats }: { readonly state: State; readonly events: readonly Event[]; readonly seats: number },
): Line[] {
  const audience = game.view(state, 'audience');
  return events.flatMap(event =>
    viewersOf(seats).flatMap(to => [
      ...telling.event(event, audience, to),
      ...(telling.log?.(event, audience, to) ?? []).map(({ line }) => line),
    ]),
  );
}

/** What a view says: the board, the offers, and how to play. */
export const linesOfView = <State, View, Action extends { type: string }, Event, Options>(
  { game, telling }: SpeakingGame<State, View, Action, Event, Options>,
  view: View,
): Line[] => [...boardLines(telling, view), ...offerLines(telling, game.offers(view), view), ...telling.rules(view)];

/** Every option of a table and every value of it, what the game measures, and every rule that forbids something. */
export const linesOfOptionsAndRules = <View, Action extends { type: string }, Event>(
  {
    game,
    telling,
  }: { readonly game: Pick<AnyGame, 'options' | 'seats'>; readonly telling: Telling<View, Action, Event> },
  rules: readonly RuleId[],
): Line[] => [
  ...Object.entries<{ blank: Blank }>(game.options as never).flatMap(([option, { blank }]) => [
    telling.option(option),
    ...valuesIn(blank).map(value => telling.setting(option, value)),
  ]),
  ...rules.map(rule => telling.rule(rule)),
  ...telling.measures([], game.seats.min).map(({ title }) => title),
];

/** Every rule that the rules of a game name when something is refused. */
export function rulesNamedIn(folder: string): RuleId[] {
  const room = new URL(`../${folder}/`, import.meta.url);
  const sources = globSync('*.ts', { cwd: room }).filter(name => !/[.](test|fixture)[.]ts$/.test(name));
  const named = sources.flatMap(name => [
    ...readFileSync(new URL(name, room), 'utf8').matchAll(/'([A-Z]+-\d+\.\d+)'/g),
  ]);
  return [...new Set(named.map(([, rule = '']) => rule))];
}

/** Lines, each once. Those of whole matches would not fit into memory, so duplicates are dropped as they come. */
export function distinct(lines: Iterable<Line>): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) found.set(canonical(line), line);
  return [...found.values()];
}

interface GameWords {
  readonly name: string;
  /** The folders of its catalogues: what every client says, and what only text clients do. */
  readonly folders: readonly string[];
  /** The Latin words of its Ukrainian texts. */
  readonly latin: readonly string[];
  /** The keys that `lines` need not have, because only a screen uses them. */
  readonly ofTheScreen: RegExp;
  /** Everything the game can say. */
  readonly lines: readonly Line[];
}

/** Tests the catalogues of a game against everything it can say. */
export function testWords({ name, folders, latin, ofTheScreen, lines }: GameWords): void {
  describe(`The words of ${name}`, () => {
    test('are in four languages, with the same words, variables and plural forms, in the right letters', () => {
      expect(folders.flatMap(folder => flawsOf(folder, latin))).toEqual([]);
    });

    test('none is missing and none is left over: everything that can happen, be offered, lie on the table or be forbidden has its words', () => {
      const written = folders.flatMap(folder => [...cataloguesOf(folder).en.keys()]);
      const said = new Set(lines.flatMap(keysIn));
      expect([...said].filter(key => !written.includes(key))).toEqual([]);
      expect(written.filter(key => !said.has(key) && !ofTheScreen.test(key))).toEqual([]);
    });

    test.each(LANGUAGES)('everything that happens in whole matches can be said in %s', language => {
      const words = wordsFrom(
        language,
        folders.map(folder => sourceOf(folder, language)),
      );
      const said = lines.map(line => words.say(line, seat => `#${seat}`));
      expect(said.length).toBeGreaterThan(100);
      expect(said.filter(sentence => /undefined|\{|\}|\bnull\b/.test(sentence))).toEqual([]);
    });
  });
}
