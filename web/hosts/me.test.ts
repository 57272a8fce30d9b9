import { expect, test } from 'vitest';
import { isNameGenerated, rememberMe, rememberGeneratedName } from './me.ts';

const called = (name: string): unknown => rememberMe({ ok: true, value: { id: 'g1', name } });

test('a generated name counts as generated until its owner confirms it or takes another one', () => {
  expect(isNameGenerated()).toBe(false);
  rememberGeneratedName('Otter 42');
  expect(isNameGenerated()).toBe(false);
  called('Otter 42');
  expect(isNameGenerated()).toBe(true);
  called('Ann');
  expect(isNameGenerated()).toBe(false);
  called('Otter 42');
  rememberGeneratedName(null);
  expect(isNameGenerated()).toBe(false);
});
