import { describe, expect, test } from 'vitest';
import { SHELF } from '#shelf';
import { readForm } from './form.ts';
import type { TableForm } from './protocol.ts';

const usual: TableForm = {
  title: 'pi',
  options: { answers: 'auto', lastUnsolved: 'nextValue', notebook: 1, turnSeconds: null },
  seats: 2,
  turnClock: null,
  language: 'en',
  isPublic: false,
  watching: true,
  grows: true,
  latecomers: true,
};

describe('a form for a table', () => {
  test('needs only a title; the rest is as usual', () => {
    expect(readForm({ title: 'pi' }, undefined)).toEqual(usual);
    for (const { id } of SHELF) expect(readForm({ title: id }, undefined)).toMatchObject({ title: id });
  });

  test('filled in again, keeps fields that are not given', () => {
    const before: TableForm = { ...usual, seats: 4, turnClock: 90, language: 'uk', isPublic: true, watching: false };
    expect(readForm({}, before)).toEqual(before);
    expect(readForm({ language: 'it' }, before)).toEqual({ ...before, language: 'it' });
    expect(readForm({ turnClock: null }, before)).toEqual({ ...before, turnClock: null });
    expect(readForm({ title: '07' }, before)).toEqual({ ...before, title: '07' });
  });

  test('of another title has the options of that title', () => {
    const before = { ...usual, options: { ...usual.options, turnSeconds: 60 } };
    expect(readForm({ seats: 3 }, before)).toMatchObject({ options: { turnSeconds: 60 } });
    expect(readForm({ title: '07' }, before)).toMatchObject({ options: { turnSeconds: null } });
  });

  test.each([
    [null, { because: 'malformed' }],
    ['pi', { because: 'malformed' }],
    [['pi'], { because: 'malformed' }],
    [{}, { because: 'badField', field: 'title' }],
    [{ title: 7 }, { because: 'badField', field: 'title' }],
    [
      { title: 'pi', host: 'me' },
      { because: 'badField', field: 'host' },
    ],
    [JSON.parse('{ "title": "pi", "__proto__": {} }'), { because: 'badField', field: '__proto__' }],
    [
      { title: 'pi', seats: 1 },
      { because: 'badField', field: 'seats' },
    ],
    [
      { title: 'pi', seats: 2.5 },
      { because: 'badField', field: 'seats' },
    ],
    [
      { title: 'pi', seats: '2' },
      { because: 'badField', field: 'seats' },
    ],
    [
      { title: 'pi', turnClock: 4 },
      { because: 'badField', field: 'turnClock' },
    ],
    [
      { title: 'pi', turnClock: 604_801 },
      { because: 'badField', field: 'turnClock' },
    ],
    [
      { title: 'pi', language: 'xx' },
      { because: 'badField', field: 'language' },
    ],
    [
      { title: 'pi', isPublic: 1 },
      { because: 'badField', field: 'isPublic' },
    ],
    [
      { title: 'pi', watching: 'no' },
      { because: 'badField', field: 'watching' },
    ],
    [
      { title: 'pi', options: [] },
      { because: 'badField', field: 'options' },
    ],
    [
      { title: 'pi', options: null },
      { because: 'badField', field: 'options' },
    ],
    [
      { title: 'pi', options: { turnSeconds: 16 } },
      { because: 'badOption', field: 'turnSeconds' },
    ],
    [
      { title: 'pi', options: { because: 'me' } },
      { because: 'badOption', field: 'because' },
    ],
    [
      { title: 'pi', options: { edition: 'pi' } },
      { because: 'badOption', field: 'edition' },
    ],
  ])('is refused like this: %j', (sent: unknown, refused) => {
    expect(readForm(sent, undefined)).toEqual(refused);
  });

  test('takes the shortest and the longest clock', () => {
    for (const turnClock of [5, 604_800])
      expect(readForm({ title: 'pi', turnClock }, undefined)).toMatchObject({ turnClock });
  });
});
