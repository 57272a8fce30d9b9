import { expect, test } from 'vitest';
import { isNameLent, meet, rememberLent } from './me.ts';

const called = (name: string): unknown => meet({ ok: true, value: { id: 'g1', name } });

test('a name that was lent counts as lent until its owner is asked, or takes another one', () => {
  expect(isNameLent()).toBe(false);
  rememberLent('Otter 42');
  expect(isNameLent()).toBe(false);
  called('Otter 42');
  expect(isNameLent()).toBe(true);
  called('Ann');
  expect(isNameLent()).toBe(false);
  called('Otter 42');
  rememberLent(null);
  expect(isNameLent()).toBe(false);
});
