import { describe, expect, test } from 'vitest';
import { sourceOf, cataloguesOf } from '../../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../../text/words.ts';
import { CARDS, REPLACEMENTS, TOWNS } from '../rules/components.ts';
import { EVENT_CARDS } from '../rules/data/events.ts';
import { OBJECTS, SERVICES, SPECIALS } from '../rules/kinds.ts';
import { cardName, eventText, extendedText, hasExtendedText } from '../telling/names.ts';

const catalogues = cataloguesOf('games/tczew/text');
const english = wordsFrom('en', [sourceOf('games/tczew/text', 'en')]);
const textOf = (no: number): string => english.say(eventText(no), () => '');
const keysLike = (pattern: RegExp): string[] => [...catalogues.en.keys()].filter(key => pattern.test(key)).toSorted();
const named = (prefix: string, ids: readonly (string | number)[]): string[] =>
  ids.map(id => `${prefix}-${id}`).toSorted();

describe('The words of the cards', () => {
  test('TCZ-15.18 types, categories, epochs, signs, towns and cards have names, and nothing else does', () => {
    const types = ['start', 'service', 'object', 'special', 'event', 'replacement'];
    expect(keysLike(/^type-/)).toEqual(named('type', types));
    expect(keysLike(/^category-/)).toEqual(named('category', [...SERVICES, ...OBJECTS, ...SPECIALS, 'contamination']));
    expect(keysLike(/^epoch-\d/)).toEqual(named('epoch', [1, 2, 3, 4, 5]));
    const themes = [...new Set(EVENT_CARDS.flatMap(({ theme }) => theme ?? []))];
    expect(keysLike(/^theme-/)).toEqual(named('theme', themes));
    const towns = TOWNS.map(({ id }) => id);
    expect(keysLike(/^town-(?!taken)/)).toEqual(named('town', towns));
    expect(keysLike(/^card-\d/)).toEqual(named('card', [...CARDS.map(({ no }) => no), ...REPLACEMENTS.keys()]));
    const extended = EVENT_CARDS.filter(({ no }) => hasExtendedText(no));
    expect(keysLike(/^event-\d/)).toEqual(
      [
        ...EVENT_CARDS.map(({ no }) => `event-${no}-text`),
        ...extended.map(({ no }) => `event-${no}-extended`),
      ].toSorted(),
    );
  });

  test.each(LANGUAGES)('no two cards have the same name in %s', language => {
    const words = [...catalogues[language]].filter(([key]) => /^card-\d/.test(key));
    const names = words.map(([, { texts }]) => texts.join(''));
    expect(new Set(names).size).toBe(names.length);
  });

  test('TCZ-15.17 texts say what the steps do', () => {
    for (const event of EVENT_CARDS) {
      const basic = textOf(event.no);
      const data = JSON.stringify(event);
      for (const [die, range] of Object.entries({ K3: '(1–3)', K6: '(1–6)' }))
        expect([event.no, basic.includes(range)]).toEqual([event.no, data.includes(`"die":"${die}"`)]);
      const replacement: `${number}B` = `${event.no}B`;
      const isNamed =
        REPLACEMENTS.has(replacement) && basic.includes(`“${english.say(cardName(replacement), () => '')}”`);
      expect(isNamed).toBe(REPLACEMENTS.has(replacement));
      expect(basic.includes('Protection: ')).toBe(event.guards !== undefined);
      expect(hasExtendedText(event.no)).toBe(/"op":"x\.|"plebiscite"/.test(data));
      const saves = event.guards?.some(({ kind }) => kind === 'reduce') ?? false;
      expect(/saves? 1 card|shortens?/.test(basic)).toBe(saves);
      expect(basic.includes('are safe')).toBe(event.guards?.some(({ kind }) => kind === 'shield') ?? false);
    }
  });

  test('TCZ-14.50 the part for the extended game says so', () => {
    for (const { no } of EVENT_CARDS.filter(event => hasExtendedText(event.no)))
      expect(english.say(extendedText(no), () => '')).toMatch(/^Extended game: /);
  });

  test('TCZ-15.17 extra cards are called extra, and what is voluntary is said to be', () => {
    const drawing = EVENT_CARDS.filter(event => /"op":"draw","who":"\w+","n":\d+\}/.test(JSON.stringify(event)));
    expect(drawing.map(({ no }) => no)).toEqual([164, 165, 168, 177, 178, 184, 188]);
    for (const { no } of drawing) expect(textOf(no)).toContain('extra');
    const voluntary = EVENT_CARDS.filter(event =>
      /"op":"(remove|takeOver|relocate)","pick":\{[^{]*\{[^}]*\},"n":(\d|\{[^}]*\}),"by":"actor"(,"shape":"\w+")?\}/.test(
        JSON.stringify(event),
      ),
    );
    expect(voluntary.length).toBeGreaterThan(5);
    for (const { no } of voluntary) expect(textOf(no)).toMatch(/up to|may|can/);
  });
});
