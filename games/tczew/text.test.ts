import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS, REPLACEMENTS, TOWNS } from './rules/components.ts';
import { EVENT_CARDS } from './rules/data/events.ts';
import { OBJECTS, SERVICES, SPECIALS } from './rules/kinds.ts';

type Words = Readonly<Record<string, string>>;

interface Texts {
  readonly towns: Readonly<Record<string, Words>>;
  readonly labels: Readonly<Record<'types' | 'categories' | 'epochs' | 'themes', Readonly<Record<string, Words>>>>;
  readonly cards: Readonly<Record<string, { readonly name: Words }>>;
  readonly events: Readonly<Record<string, { readonly title: Words; readonly text: Words }>>;
}

const texts = JSON.parse(readFileSync(new URL('text/cards.json', import.meta.url), 'utf8')) as Texts;
const LANGUAGES = ['pl', 'en', 'it', 'uk'];
const keys = (of: object): string[] => Object.keys(of).toSorted();
const sorted = (list: readonly string[]): string[] => list.toSorted();

describe('The words of the cards', () => {
  test('TCZ-15.18 types, categories, epochs and themes have names in four languages, and so have all cards', () => {
    const { types, categories, epochs, themes } = texts.labels;
    expect(keys(types)).toEqual(sorted(['start', 'service', 'object', 'special', 'event', 'replacement']));
    expect(keys(categories)).toEqual(sorted([...SERVICES, ...OBJECTS, ...SPECIALS, 'contamination']));
    expect(keys(epochs)).toEqual(['1', '2', '3', '4', '5']);
    expect(keys(themes)).toEqual(sorted([...new Set(EVENT_CARDS.flatMap(({ theme }) => theme ?? []))]));
    expect(keys(texts.towns)).toEqual(sorted(TOWNS.map(({ id }) => id)));
    const buildings = CARDS.filter(({ type }) => type !== 'event').map(({ no }) => String(no));
    expect(keys(texts.cards)).toEqual(sorted([...buildings, ...REPLACEMENTS.keys()]));
    expect(keys(texts.events)).toEqual(EVENT_CARDS.map(({ no }) => String(no)));
    const all = [types, categories, epochs, themes, texts.towns].flatMap(group => Object.values(group));
    const cards = [
      ...Object.values(texts.cards).map(({ name }) => name),
      ...Object.values(texts.events).flatMap(({ title, text }) => [title, text]),
    ];
    for (const words of [...all, ...cards]) {
      expect(keys(words)).toEqual(sorted(LANGUAGES));
      for (const word of Object.values(words)) expect(word.trim()).toMatch(/^\S/);
    }
  });

  test('TCZ-15.17 texts say what the steps do', () => {
    for (const event of EVENT_CARDS) {
      const english = texts.events[event.no]?.text['en'] ?? '';
      const [basic = '', extended] = english.split('\n');
      const data = JSON.stringify(event);
      for (const die of ['K3', 'K6'])
        expect([event.no, basic.includes(die)]).toEqual([event.no, data.includes(`"die":"${die}"`)]);
      expect(basic.includes(`${event.no}B`)).toBe(REPLACEMENTS.has(`${event.no}B`));
      expect(basic.includes('Protection: ')).toBe(event.guards !== undefined);
      expect(extended !== undefined).toBe(/"op":"x\.|"plebiscite"/.test(data));
      const saves = event.guards?.some(({ kind }) => kind === 'reduce') ?? false;
      expect(/saves? 1 card|shortens?/.test(basic)).toBe(saves);
      expect(basic.includes('are safe')).toBe(event.guards?.some(({ kind }) => kind === 'shield') ?? false);
    }
  });

  test('TCZ-15.17 extra cards are called extra, and what is voluntary is said to be', () => {
    const english = (no: number): string => texts.events[no]?.text['en']?.split('\n')[0] ?? '';
    const drawing = EVENT_CARDS.filter(event => /"op":"draw","who":"\w+","n":\d+\}/.test(JSON.stringify(event)));
    expect(drawing.map(({ no }) => no)).toEqual([164, 165, 168, 177, 178, 184, 188]);
    for (const { no } of drawing) expect(english(no)).toContain('extra');
    const voluntary = EVENT_CARDS.filter(event =>
      /"op":"(remove|takeOver|relocate)","pick":\{[^{]*\{[^}]*\},"n":(\d|\{[^}]*\}),"by":"actor"(,"shape":"\w+")?\}/.test(
        JSON.stringify(event),
      ),
    );
    expect(voluntary.length).toBeGreaterThan(5);
    for (const { no } of voluntary) expect(english(no)).toMatch(/up to|may/);
  });
});
