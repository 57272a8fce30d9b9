import {
  assert,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  string,
  array,
  constant,
  tuple,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKS } from './marks.ts';
import {
  EMPTY_NOTEBOOK,
  keepNotes,
  putMarks,
  markOn,
  pageOfInvestigation,
  type NotebookPages,
  readPages,
  redoMarks,
  openPage,
  undoMarks,
  clearMarks,
  writePages,
} from './pages.ts';

const me = 0;
const other = 2;
const first = openPage(EMPTY_NOTEBOOK, 1);
const put = (notebook: NotebookPages, element: string, as: (typeof MARKS)[number] | null, solver = me): NotebookPages =>
  putMarks(notebook, solver, [{ element, mark: as }]);
const seen = (notebook: NotebookPages, element: string, solver = me): string | undefined =>
  markOn(notebook.pages.at(-1), solver, element);

describe('22b The pages of a notebook', () => {
  test('hold marks by element and by the solver they are about', () => {
    const notebook = put(put(first, 'doc', 'excluded'), 'doc', 'teal', other);
    expect([seen(notebook, 'doc'), seen(notebook, 'doc', other), seen(notebook, 'doc', 1)]).toEqual([
      'excluded',
      'teal',
      undefined,
    ]);
    expect(seen(put(notebook, 'doc', null), 'doc')).toBeUndefined();
  });

  test('marks can be undone and done again, step by step', () => {
    const one = put(first, 'doc', 'excluded');
    const two = put(one, 'doc', 'sure');
    expect(seen(undoMarks(two), 'doc')).toBe('excluded');
    expect(seen(undoMarks(undoMarks(two)), 'doc')).toBeUndefined();
    expect(seen(redoMarks(undoMarks(two)), 'doc')).toBe('sure');
    expect(undoMarks(first)).toBe(first);
    expect(redoMarks(two)).toBe(two);
  });

  test('a new mark after undoing leaves nothing to do again', () => {
    const forked = put(undoMarks(put(first, 'doc', 'excluded')), 'pop', 'sure');
    expect(redoMarks(forked)).toBe(forked);
  });

  test('repeating a mark is not an undo step', () => {
    const one = put(first, 'doc', 'excluded');
    expect(put(one, 'doc', 'excluded')).toBe(one);
    expect(put(one, 'pop', null)).toBe(one);
  });

  test('all marks about a solver go in one step, and come back in one', () => {
    const both = put(put(put(first, 'doc', 'excluded'), 'pop', 'sure'), 'pop', 'amber', other);
    const wiped = clearMarks(both, me);
    expect([seen(wiped, 'doc'), seen(wiped, 'pop'), seen(wiped, 'pop', other)]).toEqual([
      undefined,
      undefined,
      'amber',
    ]);
    expect(undoMarks(wiped).pages).toEqual(both.pages);
  });

  test('a new investigation is a new page; older ones stay as they were, and can no longer be undone', () => {
    const one = put(first, 'doc', 'excluded');
    const two = openPage(one, 2);
    expect(seen(two, 'doc')).toBeUndefined();
    expect(markOn(pageOfInvestigation(two, 1), me, 'doc')).toBe('excluded');
    expect(undoMarks(two)).toBe(two);
    const marked = put(two, 'doc', 'sure');
    expect(markOn(pageOfInvestigation(marked, 1), me, 'doc')).toBe('excluded');
    expect(openPage(marked, 2)).toBe(marked);
    expect(pageOfInvestigation(marked, 3)).toBeUndefined();
  });

  test('automatic notes are stored separately from my marks, and are not undo steps', () => {
    const noted = keepNotes(put(first, 'doc', 'sure'), { [me]: { doc: 'excluded' } });
    expect(noted.pages.at(-1)).toEqual({
      investigation: 1,
      marks: { [me]: { doc: 'sure' } },
      noted: { [me]: { doc: 'excluded' } },
    });
    expect(keepNotes(noted, { [me]: { doc: 'excluded' } })).toBe(noted);
    expect(undoMarks(undoMarks(noted)).pages.at(-1)?.noted).toEqual({ [me]: { doc: 'excluded' } });
  });

  test('are the same after writing and reading, with their undo history', () => {
    const notebook = undoMarks(put(put(openPage(put(first, 'doc', 'violet'), 2), 'pop', 'sure'), 'doc', 'open'));
    const again = readPages(writePages(notebook));
    expect(again).toEqual(notebook);
    expect(seen(redoMarks(again), 'doc')).toBe('open');
    expect(seen(undoMarks(again), 'pop')).toBeUndefined();
  });
});

describe('Invalid stored data is read as an empty notebook', () => {
  const whole = put(first, 'doc', 'excluded');
  test.each([
    ['nothing', undefined],
    ['no JSON', '{"version":1'],
    ['somebody else’s', '[]'],
    ['a word', '"notebook"'],
    ['null', 'null'],
    ['a later version', JSON.stringify({ ...whole, version: 2 })],
    ['pages missing', JSON.stringify({ ...whole, pages: undefined })],
    [
      'an unknown mark',
      JSON.stringify({ ...whole, pages: [{ investigation: 1, marks: { 0: { doc: 'pink' } }, noted: {} }] }),
    ],
    ['pages out of order', JSON.stringify({ ...whole, pages: [whole.pages[0], whole.pages[0]] })],
    ['a step that is none', JSON.stringify({ ...whole, done: [[{ solver: 0 }]] })],
  ])('%s', (_, text) => {
    expect(readPages(text)).toEqual(EMPTY_NOTEBOOK);
  });

  test('any JSON at all, and anything that comes close', () => {
    const marks = dictionary(string(), dictionary(string(), oneof(constantFrom(...MARKS), jsonValue())));
    const change = record({
      solver: oneof(integer(), jsonValue()),
      element: string(),
      before: oneof(constant(null), constantFrom(...MARKS)),
      after: oneof(constantFrom(...MARKS), jsonValue()),
    });
    const close = record({
      version: constantFrom(1, 2),
      pages: array(record({ investigation: oneof(integer({ min: 1, max: 3 }), jsonValue()), marks, noted: marks })),
      done: array(array(change)),
      undone: array(array(change)),
    });
    assert(
      property(oneof(jsonValue(), close, tuple(close)), value => {
        const notebook = readPages(JSON.stringify(value));
        // accepted notebooks can be used
        const used = writePages(redoMarks(undoMarks(put(openPage(notebook, 3), 'doc', 'sure'))));
        expect(markOn(readPages(used).pages.at(-1), me, 'doc')).toBe('sure');
        expect(readPages(writePages(notebook))).toEqual(notebook);
      }),
    );
  });

  test('names that mean something to the language are only names', () => {
    const text =
      '{"version":1,"pages":[{"investigation":1,"marks":{"__proto__":{"doc":"sure"}},"noted":{}}],"done":[],"undone":[]}';
    const notebook = readPages(text);
    expect(markOn(notebook.pages.at(-1), me, 'doc')).toBeUndefined();
    expect(({} as Record<string, unknown>)['doc']).toBeUndefined();
  });
});
