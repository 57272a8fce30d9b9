import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seatsOf } from '#kernel';
import { ruleNumbers } from '#testkit';
import { cataloguesOf, sourceOf } from '../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../text/words.ts';
import type { Hint, HintMoment } from '../hints.ts';
import { HINT_IDS, hints } from './hints.ts';
import { tczew } from './rules/game.ts';
import { playOut, type TestMatch } from './rules/match.fixture.ts';
import type { Action, Event, View } from './rules/state.ts';

const MOST_WORDS = 12;

/** Matches that come to everything a hint is about. */
const MATCHES: readonly TestMatch[] = [
  { seats: 2, seed: 1 },
  { seats: 3, seed: 2, options: { mode: 'extended', towns: 'pick' } },
  { seats: 4, seed: 3, options: { mode: 'extended' } },
  { seats: 2, seed: 4, options: { mode: 'extended' } },
  { seats: 4, seed: 5 },
  { seats: 2, seed: 14, options: { lastEpoch: 3, idleRounds: 3 } },
];

/** What every seat could be told in whole matches. */
function* moments(): Generator<HintMoment<View, Action, Event>> {
  for (const plan of MATCHES) {
    const heard: Event[] = [];
    const { seats } = plan;
    const steps = playOut(plan);
    for (const step of steps) {
      heard.push(...step.events);
      for (const seat of seatsOf(seats)) {
        const view = tczew.view(step.state, seat);
        yield { view, seat, heard, offers: tczew.offers(view) };
      }
    }
  }
}

const found = new Map<string, Hint>();
for (const moment of moments()) for (const hint of hints.at(moment)) found.set(hint.id, hint);

describe('The hints of Zbudujmy Tczew', () => {
  test('each of them comes up in a match', () => {
    expect(HINT_IDS.filter(id => !found.has(id))).toEqual([]);
  });

  test('the first hint is about what has to be decided, not about the aim', () => {
    const awaited = [...moments()].filter(({ view, seat }) => tczew.awaited(view).includes(seat));
    expect(awaited.length).toBeGreaterThan(500);
    expect(awaited.filter(moment => hints.at(moment)[0]?.id === 'goal')).toEqual([]);
  });

  test('a hint about a decision leaves with it, and building is hinted at only if a card fits', () => {
    const decisions = [...found.values()].filter(({ id }) =>
      /^(pick|fetch|lay|build|give|take|put-back|choice)/.test(id),
    );
    expect(decisions.length).toBeGreaterThan(8);
    expect(decisions.filter(({ isMomentary }) => !isMomentary)).toEqual([]);
    const building = [...moments()].filter(moment => hints.at(moment).some(({ id }) => id === 'build'));
    expect(building.filter(({ offers }) => !offers.some(({ type }) => type === 'build'))).toEqual([]);
  });

  test('there is always one', () => {
    for (const moment of moments()) expect(hints.at(moment)).not.toEqual([]);
  });

  test('each has a text, and no text is left over', () => {
    const texts = [...cataloguesOf('games/tczew/text').en.keys()].filter(key => key.startsWith('hint-'));
    expect(texts.sort()).toEqual(HINT_IDS.map(id => `hint-${id}`).sort());
  });

  test('each cites a rule of the ledger that the rules for players show in every language', () => {
    const ledger = new Set(ruleNumbers(readFileSync(new URL('./RULES.md', import.meta.url), 'utf8')));
    const pages = LANGUAGES.map(language =>
      readFileSync(new URL(`./text/rules/tczew.${language}.md`, import.meta.url), 'utf8'),
    );
    for (const { rule } of found.values()) {
      expect(ledger).toContain(rule);
      for (const page of pages) expect(page).toContain(rule);
    }
  });

  test.each(LANGUAGES)(`each says it in at most ${MOST_WORDS} words in %s`, language => {
    const words = wordsFrom(language, [sourceOf('games/tczew/text', language)]);
    const said = [...found.values()].map(({ line }) => words.say(line, () => 'Ann'));
    expect(
      said.filter(text => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length > MOST_WORDS),
    ).toEqual([]);
  });
});
