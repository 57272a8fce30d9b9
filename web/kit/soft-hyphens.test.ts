import { expect, test } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

const broken = (name: string, from?: number): string => withSoftHyphens(name, from).replaceAll('\u00ad', '-');

test('long words may be broken between syllables, four letters from their start; short ones never', () => {
  expect(broken('Станція техобслуговування')).toBe('Станція техобслу-го-ву-вання');
  expect(broken('Studio cinematografico')).toBe('Studio cine-ma-to-gra-fico');
  expect(broken('Bank, Passenger Train')).toBe('Bank, Passenger Train');
});

test('letters that are one sound stay together', () => {
  expect(broken('Stowarzyszenie')).toBe('Stowa-rzy-szenie');
  expect(broken('Suchostrzygi')).toBe('Sucho-strzygi');
  expect(broken('Neighbourhood')).toBe('Neigh-bour-hood');
});

test('the length of a long word can be chosen', () => {
  expect(broken('Waterworks')).toBe('Waterworks');
  expect(broken('Waterworks', 9)).toBe('Water-works');
});
