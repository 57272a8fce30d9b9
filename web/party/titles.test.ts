import { expect, test } from 'vitest';
import { isRefused } from '../../tables/decision.ts';
import { readForm } from '../../tables/form.ts';
import { BOXES } from '../boxes.ts';

const PARTIES = BOXES.filter(({ party }) => party);

test('Spyfall can be passed around', () => {
  expect(PARTIES.map(({ id }) => id)).toContain('spyfall');
});

test.each(PARTIES.map(box => [box.id, box] as const))('%s: the options of pass-and-play are valid', (id, box) => {
  const forms = [box.seats.min, box.seats.max].map(seats =>
    readForm({ title: id, options: box.party, seats }, undefined),
  );
  expect(forms.filter(isRefused)).toEqual([]);
  expect(forms).toMatchObject(forms.map(() => ({ options: box.party })));
});
