import { expect, test } from 'vitest';
import { PHRASES, QUESTIONS } from '../rules/phrasebook.ts';
import { SUGGESTED, suggestionsFor } from './suggestions.ts';

const nobody = (): boolean => false;
const none: ReadonlySet<string | null> = new Set();

test('six different questions, each about something else', () => {
  for (let turn = 0; turn < 100; turn++) {
    const found = suggestionsFor({ round: 1, turn, asked: none, isLiked: nobody });
    expect(new Set(found).size).toBe(SUGGESTED);
    const themes = found.map(id => PHRASES.find(phrase => phrase.id === id)?.theme);
    expect(new Set(themes).size).toBe(SUGGESTED);
  }
});

test('none that was asked in this round', () => {
  const asked = new Set(QUESTIONS.slice(0, QUESTIONS.length - SUGGESTED));
  const left = QUESTIONS.slice(-SUGGESTED);
  expect(suggestionsFor({ round: 2, turn: 5, asked, isLiked: nobody }).toSorted()).toEqual(left.toSorted());
  expect(suggestionsFor({ round: 2, turn: 5, asked: new Set(QUESTIONS), isLiked: nobody })).toEqual([]);
});

test('favourites come first', () => {
  const liked = new Set([QUESTIONS[3] ?? '', QUESTIONS[40] ?? '']);
  const found = suggestionsFor({ round: 1, turn: 0, asked: none, isLiked: id => liked.has(id) });
  expect(new Set(found.slice(0, 2))).toEqual(liked);
});

test('in the course of a match most of the book is suggested', () => {
  const seen = new Set<string>();
  for (let round = 1; round <= 5; round++)
    for (let turn = 0; turn < 15; turn++)
      for (const id of suggestionsFor({ round, turn, asked: none, isLiked: nobody })) seen.add(id);
  expect(seen.size).toBeGreaterThan(QUESTIONS.length * 0.8);
});
