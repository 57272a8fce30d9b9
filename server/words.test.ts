import { describe, expect, test } from 'vitest';
import { LANGUAGES, tellFarewell, tellRefused, wordsFrom } from '#text';
import { cataloguesOf, sourceOf } from '../text/catalogue.fixture.ts';
import { REFUSAL_REASONS, type RefusalReason, type ByeReason, type Refused } from '../tables/protocol.ts';

type RuleBook = Parameters<typeof tellRefused>[1];
type RuleLine = ReturnType<typeof tellRefused>;

const ruleBook = {
  rule: (rule: string) => ({ key: 'refusal-malformed', args: { rule } }),
} as unknown as RuleBook;

/** The arguments of some reasons. */
const MORE: Partial<Record<RefusalReason, Omit<Refused, 'because'>>> = {
  rule: { rule: 'PI-5.1' },
  badField: { field: 'seats' },
  badOption: { field: 'answers' },
};

/** One of each: the compiler complains when the protocol knows another. */
const FAREWELLS: Record<ByeReason, true> = {
  restart: true,
  slow: true,
  silent: true,
  watchingForbidden: true,
  refused: true,
  tooFast: true,
};

const refusals = REFUSAL_REASONS.map(because => tellRefused({ because, ...MORE[because] }, ruleBook));
const farewells = Object.keys(FAREWELLS).map(tellFarewell);
const waiting = (wait: number): RuleLine => tellRefused({ because: 'tooSoon', wait }, ruleBook);

/** The kernel has its own words for these. */
const OF_KERNEL = ['refusal-malformed', 'refusal-rule', 'refusal-undo', 'refusal-fault'];

describe('Every refusal and farewell of the protocol', () => {
  test('has a sentence, and no sentence is unused', () => {
    const spoken = [...cataloguesOf('text').en.keys()].filter(key => /^(refused|bye)-/.test(key));
    const told = [...refusals, ...farewells, waiting(1), waiting(600_000)].map(({ key }) => key);
    expect(told.sort()).toEqual([...spoken, ...OF_KERNEL].sort());
  });

  test.each(LANGUAGES)('can be said in %s', language => {
    const words = wordsFrom(language, [sourceOf('text', language)]);
    const sentences = [...refusals, ...farewells].map(line => words.say(line));
    expect(sentences.filter(sentence => !/[.!]$|\)$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each([
    ['en', ['in 1 second.', 'in 2 seconds.', 'in 5 seconds.', 'in 22 seconds.']],
    ['pl', ['za 1 sekundę.', 'za 2 sekundy.', 'za 5 sekund.', 'za 22 sekundy.']],
    ['it', ['tra 1 secondo.', 'tra 2 secondi.', 'tra 5 secondi.', 'tra 22 secondi.']],
    ['uk', ['через 1 секунду.', 'через 2 секунди.', 'через 5 секунд.', 'через 22 секунди.']],
  ] as const)('says in %s how long to wait, in whole seconds, rounded up', (language, ends) => {
    const words = wordsFrom(language, [sourceOf('text', language)]);
    const waits = [1, 1001, 5000, 21_500];
    waits.forEach((wait, at) => {
      const sentence = words.say(waiting(wait));
      expect(sentence).toContain(words.say({ key: 'refused-tooSoon' }));
      expect(sentence.endsWith(ends[at] ?? '?')).toBe(true);
    });
  });

  test.each([
    ['en', 'in 119 seconds.', 'in 2 minutes.', 'in 10 minutes.'],
    ['pl', 'za 119 sekund.', 'za 2 minuty.', 'za 10 minut.'],
    ['it', 'tra 119 secondi.', 'tra 2 minuti.', 'tra 10 minuti.'],
    ['uk', 'через 119 секунд.', 'через 2 хвилини.', 'через 10 хвилин.'],
  ] as const)('says in %s how long to wait in minutes, from two on', (language, ...ends) => {
    const words = wordsFrom(language, [sourceOf('text', language)]);
    const sentences = [119_000, 120_000, 541_000].map(wait => words.say(waiting(wait)));
    expect(sentences.map((sentence, at) => sentence.endsWith(ends[at] ?? '?'))).toEqual([true, true, true]);
  });
});
