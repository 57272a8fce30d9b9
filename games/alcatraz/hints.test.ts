import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seatsOf } from '#kernel';
import { ruleNumbers } from '#testkit';
import { cataloguesOf, sourceOf } from '../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../text/words.ts';
import type { Hint, HintMoment } from '../hints.ts';
import { HINT_IDS, hints } from './hints.ts';
import { alcatraz } from './rules/game.ts';
import { livelyAlcatraz, playOut } from './rules/match.fixture.ts';
import type { Element } from './rules/components.ts';
import { michal, OPTIONS, prison } from './rules/scene.fixture.ts';
import type { Action, Event, Options, Prisoner, View } from './rules/state.ts';

const MOST_WORDS = 12;

/** Matches that come to everything a hint is about. */
const EVENINGS: readonly { readonly options: Partial<Options>; readonly seats: 3 | 4; readonly seed: number }[] = [
  { options: { sides: 'dark' }, seats: 4, seed: 15 },
  { options: { sides: 'random' }, seats: 3, seed: 5 },
  { options: { sides: 'random' }, seats: 4, seed: 6 },
  { options: {}, seats: 3, seed: 7 },
  { options: { sides: 'random' }, seats: 4, seed: 8 },
];

/** What every seat could be told in whole matches. */
function* moments(): Generator<HintMoment<View, Action, Event>> {
  for (const { options, seats, seed } of EVENINGS) {
    const heard: Event[] = [];
    const steps = playOut({
      options: { ...OPTIONS, ...options },
      seats,
      seed,
      game: livelyAlcatraz,
      manner: { wild: 50 },
    });
    for (const step of steps) {
      heard.push(...step.events);
      for (const seat of seatsOf(seats)) {
        const view = alcatraz.view(step.state, seat);
        yield { view, seat, heard, offers: alcatraz.offers(view) };
      }
    }
  }
}

const found = new Map<string, Hint>();
for (const moment of moments()) for (const hint of hints.at(moment)) found.set(hint.id, hint);

describe('The hints of Alcatraz', () => {
  test('each of them comes up in a match', () => {
    expect(HINT_IDS.filter(id => !found.has(id))).toEqual([]);
  });

  test('the first hint is about what has to be decided, not about the aim', () => {
    const awaited = [...moments()].filter(({ view, seat }) => alcatraz.awaited(view).includes(seat));
    expect(awaited.length).toBeGreaterThan(500);
    expect(awaited.filter(moment => hints.at(moment)[0]?.id === 'goal')).toEqual([]);
  });

  test('ALC-1.10 a task whose letter I have is not praised', () => {
    const scene = (marks: Element[]) => {
      const prisoners: Partial<Prisoner>[] = [{}, { at: 11, items: ['clothes', 'key'], marks }, {}];
      const view = alcatraz.view(prison({ prisoners, tasks: [{ card: 'A1', at: 11 }] }), michal);
      return hints.at({ view, seat: michal, heard: [], offers: alcatraz.offers(view) }).map(({ id }) => id);
    };
    expect(scene(['B'])[0]).toBe('perform');
    expect(scene(['A'])[0]).toBe('perform-had');
    expect(scene(['A'])).not.toContain('perform');
  });

  test('what can be done now leaves when it no longer fits; the aim of the game stays', () => {
    expect(found.get('next-guard')?.isMomentary).toBe(true);
    expect(found.get('use')?.isMomentary).toBe(true);
    expect(found.get('others')?.isMomentary).toBe(true);
    expect(found.get('goal')?.isMomentary).toBeUndefined();
  });

  test('there is always one', () => {
    for (const moment of moments()) expect(hints.at(moment)).not.toEqual([]);
  });

  test('each has a text, and no text is left over', () => {
    const texts = [...cataloguesOf('games/alcatraz/text').en.keys()].filter(key => key.startsWith('hint-'));
    expect(texts.sort()).toEqual(HINT_IDS.map(id => `hint-${id}`).sort());
  });

  test('each cites a rule of the ledger that the rules for players show in every language', () => {
    const ledger = new Set(ruleNumbers(readFileSync(new URL('./RULES.md', import.meta.url), 'utf8')));
    const pages = LANGUAGES.map(language =>
      readFileSync(new URL(`./text/rules/alcatraz.${language}.md`, import.meta.url), 'utf8'),
    );
    for (const { rule } of found.values()) {
      expect(ledger).toContain(rule);
      for (const page of pages) expect(page).toContain(rule);
    }
  });

  test.each(LANGUAGES)(`each says it in at most ${MOST_WORDS} words in %s`, language => {
    const words = wordsFrom(language, [sourceOf('games/alcatraz/text', language)]);
    const said = [...found.values()].map(({ line }) => words.say(line, () => 'Ann'));
    expect(
      said.filter(text => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length > MOST_WORDS),
    ).toEqual([]);
  });
});
