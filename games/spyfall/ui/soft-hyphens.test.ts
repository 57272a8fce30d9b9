import { expect, test } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

test('long words may be broken between syllables, four letters from their ends; short ones never', () => {
  expect(withSoftHyphens('Станція техобслуговування')).toBe('Станція техобслу\u00adго\u00adву\u00adвання');
  expect(withSoftHyphens('Studio cinematografico')).toBe('Studio cine\u00adma\u00adtogra\u00adfico');
  expect(withSoftHyphens('Bank, Passenger Train')).toBe('Bank, Passenger Train');
});
