import { expect, expectTypeOf, test } from 'vitest';
import { type Argument, computedLine, type LineMaker } from '#telling';
import type { WordsOf } from './words.ts';

/** A small catalogue: a message with an argument, and one without. */
interface Messages {
  said: 'what';
  word: never;
}

const line: LineMaker<Messages> = computedLine;
type Say = WordsOf<Messages>['say'];

test('the key and the arguments of a line are checked, and those of the lines in it', () => {
  expectTypeOf<{ key: 'word' }>().not.toExtend<Argument>();
  expectTypeOf(line('word')).toExtend<Argument>();
  expectTypeOf<{ list: { seat: number }[] }>().toExtend<Argument>();
  // @ts-expect-error there is no such message
  expect(line('sad', { what: 1 }).key).toBe('sad');
  // @ts-expect-error the argument is missing
  expect(line('said').key).toBe('said');
  // @ts-expect-error a line inside an argument has to be made by a line maker, which checks it
  expect(line('said', { what: { key: 'wrod' } }).key).toBe('said');
  // @ts-expect-error also in a list
  expect(line('said', { what: { list: [{ key: 'wrod' }] } }).key).toBe('said');
  // @ts-expect-error the maker knows no such message
  expect(line('said', { what: line('wrod') }).key).toBe('said');
});

test('a line that is said by its key is checked in the same way', () => {
  const say: Say = ({ key }) => key;
  expect(say({ key: 'said', args: { what: line('word') } })).toBe('said');
  // @ts-expect-error a line inside an argument has to be made by a line maker
  expect(say({ key: 'said', args: { what: { key: 'wrod' } } })).toBe('said');
});
