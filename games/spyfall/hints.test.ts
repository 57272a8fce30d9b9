import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seatsOf } from '#kernel';
import { ruleNumbers } from '#testkit';
import { cataloguesOf, sourceOf } from '../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../text/words.ts';
import type { Hint, HintMoment } from '../hints.ts';
import { HINT_IDS, hints } from './hints.ts';
import { spyfall } from './rules/game.ts';
import { everythingIn, playOut } from './rules/match.fixture.ts';
import type { Action, Event, Options, View } from './rules/state.ts';

const MAX_WORDS = 12;

const CONVERSATIONS = ['spoken', 'written', 'phrasebook'] as const;

/** The hints of every seat in whole matches. */
function* moments(): Generator<HintMoment<View, Action, Event>> {
  for (const [seed, conversation] of [1, 5, 9, 13, 17].flatMap(seed =>
    CONVERSATIONS.map(one => [seed, one] as const),
  )) {
    const options: Options = { rounds: 4, minutes: 4, conversation, roles: 'played', voteSeconds: 15 };
    const events: Event[] = [];
    for (const step of playOut(options, 4, seed)) {
      events.push(...everythingIn(step).filter(({ type }) => type !== 'cardDealt'));
      for (const seat of seatsOf(4)) {
        const view = spyfall.view(step.state, seat);
        yield { view, seat, heard: events, offers: spyfall.offers(view) };
      }
    }
  }
}

const found = new Map<string, Hint>();
for (const moment of moments()) for (const hint of hints.at(moment)) found.set(hint.id, hint);

describe('The hints of Spyfall', () => {
  test('each of them comes up in a match', () => {
    expect(HINT_IDS.filter(id => !found.has(id))).toEqual([]);
  });

  test('SPY-6.5: the spy gets the same hints as any other seat', () => {
    let compared = 0;
    for (const moment of moments()) {
      const { card } = moment.view;
      if (card === null) continue;
      // the round, the place and the role, as they are written on a card
      const [round = ''] = card.split(' ');
      for (const other of [`${round} -- -`, `${round} 01 2`])
        expect(hints.at({ ...moment, view: { ...moment.view, card: other } })).toEqual(hints.at(moment));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('there is always one', () => {
    for (const moment of moments()) expect(hints.at(moment)).not.toEqual([]);
  });

  test('each has a text, and no text is left over', () => {
    const texts = [...cataloguesOf('games/spyfall/text').en.keys()].filter(key => key.startsWith('hint-'));
    expect(texts.sort()).toEqual(HINT_IDS.map(id => `hint-${id}`).sort());
  });

  test('each cites a rule of the ledger that the rules for players show in every language', () => {
    const ledger = new Set(ruleNumbers(readFileSync(new URL('./RULES.md', import.meta.url), 'utf8')));
    const pages = LANGUAGES.map(language =>
      readFileSync(new URL(`./text/rules/spyfall.${language}.md`, import.meta.url), 'utf8'),
    );
    for (const { rule } of found.values()) {
      expect(ledger).toContain(rule);
      for (const page of pages) expect(page).toContain(rule);
    }
  });

  test.each(LANGUAGES)(`each says it in at most ${MAX_WORDS} words in %s`, language => {
    const words = wordsFrom(language, [sourceOf('games/spyfall/text', language)]);
    const said = [...found.values()].map(({ line }) => words.say(line, () => 'Ann'));
    expect(
      said.filter(text => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length > MAX_WORDS),
    ).toEqual([]);
  });
});
