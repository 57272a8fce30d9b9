import { describe, expect, test } from 'vitest';
import { cataloguesOf, sourceOf } from '../../../text/catalogue.fixture.ts';
import { LANGUAGES, wordsFrom } from '../../../text/words.ts';
import { lineForReader } from './reader-line.ts';

const NAMES = ['Ann', 'Bob', 'Cyd'];
const [ann, bob, cyd] = [0, 1, 2] as const;
const watcher = undefined;
const nameOf = (seat: number): string => NAMES[seat] ?? '';

/** The messages with a variant for each person in them and one for other readers (`none`), and these people. */
const told = [...cataloguesOf('games/spyfall/text').en].flatMap(([key, { choices }]) =>
  key.startsWith('board-') && choices.length === 1 && choices[0]?.at(-1) === 'none'
    ? [[key, choices[0].slice(0, -1)] as const]
    : [],
);

describe('A sentence about people', () => {
  const english = wordsFrom('en', [sourceOf('games/spyfall/text', 'en')]);
  const asks = (reader: number | undefined): string =>
    english.say(lineForReader(reader, 'board-talk-asks', { seat: ann, to: bob }), nameOf);

  test('says "you" to the reader, and names to the others', () => {
    expect(asks(ann)).toBe('You ask Bob.');
    expect(asks(bob)).toBe('Ann asks you.');
    expect(asks(cyd)).toBe('Ann asks Bob.');
    expect(asks(watcher)).toBe('Ann asks Bob.');
  });

  test.each(LANGUAGES)('in %s has words for each of them, without their own name', language => {
    const words = wordsFrom(language, [sourceOf('games/spyfall/text', language)]);
    const catalogue = cataloguesOf('games/spyfall/text')[language];
    expect(told.length).toBeGreaterThan(9);
    for (const [key, parts] of told) {
      const people = Object.fromEntries(parts.map((part, seat) => [part, seat]));
      const others = words.say(lineForReader(watcher, key, people), nameOf);
      for (const seat of parts.keys()) {
        expect(others).toContain(nameOf(seat));
        const said = words.say(lineForReader(seat, key, people), nameOf);
        expect(said).not.toContain(nameOf(seat));
        expect(said).not.toBe(others);
      }
      expect(catalogue.get(key)?.choices).toEqual([[...parts, 'none']]);
    }
  });
});
