import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { sourceOf } from '../../../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../../../text/words.ts';
import { EDITIONS, type EditionId, townFor } from '../../rules/edition.ts';
import { pi } from '../../rules/game.ts';
import { casesLeft, scoresOf } from '../../rules/view-counts.fixture.ts';
import {
  accuse,
  anna,
  assign,
  sceneState,
  examine,
  idleUntil,
  investigate,
  kasia,
  maciej,
  markersOnInvestigator,
  solvesNext,
} from '../../rules/scene.fixture.ts';
import type { Case } from '../../rules/state.ts';
import { nameOf } from '../../telling/names.ts';

/** The example of the rules pages: the layout and the questions. */
interface Example {
  readonly solution: Case;
  /** Where the suspect of the case lies, and no crime. */
  readonly lair: string;
  /** The crime that is examined, and where it lies. */
  readonly crime: string;
  readonly scene: string;
  /** The one crime next to it that is not in the case. */
  readonly other: { readonly crime: string; readonly place: string };
  /** Another place next to it without a crime. */
  readonly quiet: string;
  /** Where the investigator goes: the crime of the case lies there. */
  readonly visited: string;
  /** The examined place, and its neighbours without the place of the case. */
  readonly place: string;
  readonly next: readonly string[];
}

const EXAMPLES: Readonly<Record<EditionId, Example>> = {
  pi: {
    solution: { suspect: 'queenie', crime: 'smuggling', location: 'trocadero' },
    lair: 'downtown',
    crime: 'blackmail',
    scene: 'ricks-cafe',
    other: { crime: 'forgery', place: 'road-house' },
    quiet: 'skid-row',
    visited: 'main-street',
    place: 'lakeside',
    next: ['forest-park', 'little-italy'],
  },
  '07': {
    solution: { suspect: 'docent', crime: 'moonshining', location: 'palac-kultury-i-nauki' },
    lair: 'hotel-forum',
    crime: 'robbery',
    scene: 'stadion-dziesieciolecia',
    other: { crime: 'fraud', place: 'kino-moskwa' },
    quiet: 'plac-konstytucji',
    visited: 'dom-partii',
    place: 'dworzec-centralny',
    next: ['stare-miasto', 'hotel-gromada'],
  },
};

const exampleIn = (edition: EditionId, language: string): string => {
  const source = readFileSync(new URL(`./${edition}.${language}.md`, import.meta.url), 'utf8');
  const example = /\{#example\}\n(?<text>.*?)\n## /su.exec(source)?.groups?.['text'];
  if (example === undefined) throw new Error(`${edition}.${language}.md has no example`);
  return example;
};

describe.each(EDITIONS)('The example of the rules of %s', edition => {
  const { solution, lair, crime, scene, other, quiet, visited, place, next } = EXAMPLES[edition];
  const start = given(
    pi,
    sceneState({
      edition,
      seats: 4,
      first: kasia,
      cases: { [kasia]: solution },
      layout: { [solution.suspect]: lair, [crime]: scene, [solution.crime]: visited, [other.crime]: other.place },
      blanks: { crime: [quiet, lair] },
      display: [solution.suspect, crime, place],
    }),
  );
  const known = idleUntil(start.play(kasia, examine(solution.suspect)), kasia);
  const first = known.play(kasia, examine(crime));
  const second = idleUntil(first, kasia).play(kasia, investigate(visited));
  const moved = second.play(kasia, assign(visited, 'cube', 'suspect'));
  const third = idleUntil(moved, kasia).play(kasia, examine(place));
  const { suspect, location } = solution;
  const fourth = idleUntil(third, kasia).play(kasia, accuse(suspect, solution.crime, location));

  const left = (table: typeof start): number => casesLeft(table.sees('audience').open, kasia);

  test('can be played as described, and leaves the stated number of cases', () => {
    expect(start.play(kasia, examine(suspect)).hears(kasia)[0]).toMatchObject({ reply: 'disc' });
    expect(first.hears(kasia)[0]).toMatchObject({ card: crime, reply: 'cube' });
    expect(second.hears(kasia)[0]).toMatchObject({ place: visited, discs: 1, cubes: 2 });
    expect(markersOnInvestigator(moved.state, kasia, visited)).toEqual({ discs: 1, cubes: 1 });
    expect(third.hears(kasia)[0]).toMatchObject({ card: place, reply: 'cube' });
    expect([known, first, second, third].map(left)).toEqual([140, 28, 7, 1]);
    expect(fourth.hears(kasia)[0]).toMatchObject({ right: true });
  });

  test('has the stated scores: 7 for both who solve in the same round, 5 in the next', () => {
    const sameRound = solvesNext(fourth, maciej);
    expect(scoresOf(sameRound.sees('audience').open)).toEqual([7, 7, null, null]);
    const nextRound = solvesNext(idleUntil(idleUntil(sameRound, anna).play(anna, investigate(quiet)), anna), anna);
    expect(scoresOf(nextRound.sees('audience').open).slice(0, 3)).toEqual([7, 7, 5]);
  });

  test('names the right neighbours', () => {
    const neighboursOf = (id: string): readonly string[] =>
      townFor(edition).places.find(one => one.id === id)?.neighbours ?? [];
    expect([...neighboursOf(scene)].sort()).toEqual([visited, other.place, quiet, lair].sort());
    expect([...neighboursOf(place)].sort()).toEqual([location, ...next].sort());
    expect(neighboursOf(visited)).toHaveLength(6);
    expect(neighboursOf(visited)).toContain(lair);
    expect([location, ...next].filter(one => neighboursOf(visited).includes(one))).toEqual([location]);
  });

  test.each(LANGUAGES)('has the names and numbers in %s that the table shows', language => {
    const words = wordsFrom(language, [sourceOf('games/pi/text', language)]);
    const told = exampleIn(edition, language);
    const names = [
      nameOf('suspect', suspect),
      ...[crime, solution.crime, other.crime].map(one => nameOf('crime', one)),
      ...[lair, scene, other.place, quiet, visited, place, location, ...next].map(one => nameOf('location', one)),
      { key: 'blank-crime', args: { edition: edition === '07' ? 'warsaw' : 'pi' } },
    ].map(name => words.say(name));
    expect(names.filter(name => !told.includes(name))).toEqual([]);
    expect(told.match(/\d+/gu)).toEqual(['10', '14', '140', '28', '1', '2', '7', '7', '7', '5']);
  });
});
