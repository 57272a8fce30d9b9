import { expect, test } from 'vitest';
import { viewersOf } from '#kernel';
import type { Line } from '#telling';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import {
  distinct,
  linesOfEvents,
  linesOfOptionsAndRules,
  linesOfView,
  rulesNamedIn,
  testWords,
} from '../../../text/game-words.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../../text/words.ts';
import { EDITIONS, KINDS, townFor } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { eventsOf, playOut, type MatchStep } from '../rules/match.fixture.ts';
import { nameOf } from '../telling/names.ts';
import { piTelling } from '../telling.ts';

const STYLES = [
  { style: 'random', seats: 4 },
  { style: 'sensible', seats: 3 },
  { style: 'patient', seats: 2 },
] as const;
/** With this one even the cubes run out. */
const SEED = 20;

const FOLDERS = ['games/pi/text', 'games/pi/text/terminal'];
const { edition: _, ...optionsOfForm } = pi.options;
const PI = { game: pi, telling: piTelling };

/** All texts of P.I.: for every card and option, and from whole matches of scripted and random players. */
const everyLine = (): Line[] =>
  distinct([
    ...EDITIONS.flatMap(edition =>
      KINDS.flatMap(kind => townFor(edition).elements[kind].map(element => nameOf(kind, element))),
    ),
    ...EDITIONS.flatMap(edition =>
      STYLES.flatMap(({ style, seats }) =>
        (['auto', 'hand'] as const).flatMap(answers =>
          playOut({ edition, answers, style, seats, lastUnsolved: 'nextValue', seed: SEED }).steps.flatMap(
            (step, number) => linesOf(step, number % 3 === 0),
          ),
        ),
      ),
    ),
    // the edition is chosen by its title
    ...linesOfOptionsAndRules({ ...PI, game: { ...pi, options: optionsOfForm } }, rulesNamedIn('games/pi/rules')),
  ]);

function linesOf(step: MatchStep, isLookedAt: boolean): Line[] {
  const { state } = step;
  const { open } = state;
  const seats = open.solvers.length;
  const told = linesOfEvents(PI, { state, events: eventsOf(step), seats });
  if (!isLookedAt) return told;
  const views = viewersOf(seats).map(viewer => pi.view(state, viewer));
  // the help level of the notebook is an option of the table
  const noted = views.map(view => ({ ...view, open: { ...open, options: { ...open.options, notebook: 2 as const } } }));
  return [...told, ...[...views, ...noted].flatMap(view => linesOfView(PI, view))];
}

testWords({
  name: 'P.I. and 07 zgłoś się',
  folders: FOLDERS,
  latin: ['Enter'],
  // used only by the screen; `check:messages` checks them
  ofTheScreen: /^(board|notebook|hint)-/,
  lines: everyLine(),
});

test.each(LANGUAGES)('no two things on one table have the same name in %s', language => {
  const words = wordsFrom(
    language,
    FOLDERS.map(folder => sourceOf(folder, language)),
  );
  for (const edition of EDITIONS) {
    const names = KINDS.flatMap(kind =>
      townFor(edition).elements[kind].map(element => words.say(nameOf(kind, element))),
    );
    expect(new Set(names).size).toBe(36);
  }
});
