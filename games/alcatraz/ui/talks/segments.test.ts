import { expect, test } from 'vitest';
import { marked, segmentsOf } from './segments.ts';

test('a sentence is split at its blanks', () => {
  const sentence = `I will give ${marked('to', 'Ann')} the ${marked('thing', 'Key')}.`;
  expect(segmentsOf(sentence)).toEqual([
    { text: 'I will give ' },
    { text: 'Ann', blank: 'to' },
    { text: ' the ' },
    { text: 'Key', blank: 'thing' },
    { text: '.' },
  ]);
});

test('a sentence without blanks is one part, and one that is only a blank another', () => {
  expect(segmentsOf('Call the vote.')).toEqual([{ text: 'Call the vote.' }]);
  expect(segmentsOf(marked('to', 'Ann'))).toEqual([{ text: 'Ann', blank: 'to' }]);
  expect(segmentsOf('')).toEqual([]);
});
