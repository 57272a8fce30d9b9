import { describe, expect, test } from 'vitest';
import { type Language, wordsFrom } from '#text';
import { sourceOf } from '../../text/catalogue.fixture.ts';
import { timeLeftLine, turnClockLine } from './clock-text.ts';

const wordsIn = (language: Language) => wordsFrom(language, [sourceOf('web/table/text', language)]);

describe('The time for a turn', () => {
  test('is said in whole minutes or a day where possible', () => {
    const { say } = wordsIn('en');
    expect([null, 30, 60, 90, 300, 600, 86_400].map(seconds => say(turnClockLine(seconds)))).toEqual([
      'No limit',
      '30 seconds',
      '1 minute',
      '90 seconds',
      '5 minutes',
      '10 minutes',
      '1 day',
    ]);
  });

  test('has the right form of the noun', () => {
    expect([60, 120, 300].map(seconds => wordsIn('uk').say(turnClockLine(seconds)))).toEqual([
      '1 хвилина',
      '2 хвилини',
      '5 хвилин',
    ]);
  });
});

describe('The time left', () => {
  test('is read in seconds, then minutes, then hours', () => {
    const { say } = wordsIn('en');
    expect([1, 119, 120, 541, 7_140, 7_141, 86_400].map(seconds => say(timeLeftLine(seconds)))).toEqual([
      '1 second left',
      '119 seconds left',
      '2 minutes left',
      '10 minutes left',
      '119 minutes left',
      '2 hours left',
      '24 hours left',
    ]);
  });
});
