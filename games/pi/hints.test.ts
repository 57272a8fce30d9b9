import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventsFor, seatsOf } from '#kernel';
import { ruleNumbers } from '#testkit';
import { cataloguesOf, sourceOf } from '../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../text/words.ts';
import type { Hint, HintMoment } from '../hints.ts';
import { HINT_IDS, hints } from './hints.ts';
import { EDITIONS } from './rules/edition.ts';
import { pi } from './rules/game.ts';
import { type MatchPlan, playOut } from './rules/match.fixture.ts';
import type { Action, Event, View } from './rules/state.ts';

const MAX_WORDS = 12;

const PLANS: readonly MatchPlan[] = EDITIONS.flatMap(edition =>
  (['auto', 'hand'] as const).flatMap(answers =>
    (['random', 'sensible', 'patient'] as const).flatMap(style =>
      [1, 2, 3].map(seed => ({ edition, answers, style, seats: seed + 1, lastUnsolved: 'nextValue' as const, seed })),
    ),
  ),
);

/** The hints of every seat in whole matches. */
function* moments(): Generator<HintMoment<View, Action, Event>> {
  for (const plan of PLANS) {
    const ears = seatsOf(plan.seats).map((): Event[] => []);
    for (const { told, state } of playOut(plan).steps)
      for (const [seat, ear] of ears.entries()) {
        ear.push(...eventsFor(told, seat));
        const view = pi.view(state, seat);
        yield { view, seat, heard: ear, offers: pi.offers(view) };
      }
  }
}

const found = new Map<string, Hint>();
let isEverEmpty = false;
for (const moment of moments()) {
  const fitting = hints.at(moment);
  if (fitting.length === 0) isEverEmpty = true;
  for (const hint of fitting) found.set(`${hint.id} ${moment.view.open.options.edition}`, hint);
}

describe('The hints of P.I. and 07 zgłoś się', () => {
  test('there is always one, and each of them comes up in a match of each edition', () => {
    expect(isEverEmpty).toBe(false);
    const missing = EDITIONS.flatMap(edition => HINT_IDS.filter(id => !found.has(`${id} ${edition}`)));
    expect(missing).toEqual([]);
  });

  test('each has a text, and no text is left over', () => {
    const texts = [...cataloguesOf('games/pi/text').en.keys()].filter(key => key.startsWith('hint-'));
    expect(texts.sort()).toEqual(HINT_IDS.map(id => `hint-${id}`).sort());
  });

  test('each cites a rule of the ledger that the rules for players show in every language', () => {
    const ledger = new Set(ruleNumbers(readFileSync(new URL('./RULES.md', import.meta.url), 'utf8')));
    const pages = EDITIONS.flatMap(edition =>
      LANGUAGES.map(language =>
        readFileSync(new URL(`./text/rules/${edition}.${language}.md`, import.meta.url), 'utf8'),
      ),
    );
    for (const { rule } of found.values()) {
      expect(ledger).toContain(rule);
      for (const page of pages) expect(page).toContain(rule);
    }
  });

  test.each(LANGUAGES)(`each says it in at most ${MAX_WORDS} words in %s`, language => {
    const words = wordsFrom(language, [sourceOf('games/pi/text', language)]);
    const said = [...found.values()].map(({ line }) => words.say(line, () => 'Ann'));
    expect(
      said.filter(text => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length > MAX_WORDS),
    ).toEqual([]);
  });
});

describe('Fitting hints', () => {
  const first = (matching: (moment: HintMoment<View, Action, Event>) => boolean): string[] => {
    for (const moment of moments()) if (matching(moment)) return hints.at(moment).map(({ id }) => id);
    throw new Error('this never happened');
  };
  const last = ({ heard: events }: HintMoment<View, Action, Event>, type: Event['type']): Event | undefined =>
    events.findLast(event => event.type === type);

  test('PI-5.1: before the first turn the goal, and on it an evidence card to begin with', () => {
    expect(first(({ view, seat }) => view.open.turn !== seat)[0]).toBe('goal');
    expect(first(({ view, seat }) => view.open.turn === seat)[0]).toBe('first');
  });

  test('PI-5.4: the meaning of a cube, while it is my last answer', () => {
    const isMyCube = (moment: HintMoment<View, Action, Event>): boolean => {
      const event = last(moment, 'examined');
      return event?.type === 'examined' && event.by === moment.seat && event.reply === 'cube';
    };
    expect(first(isMyCube)[0]).toBe('cube');
  });

  test('PI-3.9: a disc of another player excludes the card for me, and is no disc of mine', () => {
    const isTheirDisc = (moment: HintMoment<View, Action, Event>): boolean => {
      const event = moment.heard.findLast(({ type }) => type === 'examined' || type === 'investigated');
      return event?.type === 'examined' && event.by !== moment.seat && event.reply === 'disc';
    };
    const ids = first(isTheirDisc);
    expect(ids).toContain('others-disc');
    expect(ids).not.toContain('disc');
  });
});
