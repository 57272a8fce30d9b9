import { expect, test } from 'vitest';
import { breakable } from './breaking.ts';

test('long words may be broken between syllables, four letters from their ends; short ones never', () => {
  expect(breakable('Станція техобслуговування')).toBe('Станція техобслу\u00adго\u00adву\u00adвання');
  expect(breakable('Studio cinematografico')).toBe('Studio cine\u00adma\u00adtogra\u00adfico');
  expect(breakable('Bank, Passenger Train')).toBe('Bank, Passenger Train');
});
