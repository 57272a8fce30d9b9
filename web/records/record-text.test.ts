import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { playedRecord } from './match.fixture.ts';
import { parseRecord } from './record-text.ts';

const record = playedRecord();
const text = JSON.stringify(record);

describe('The text of a file', () => {
  test('is a record of a title on the shelf', () => {
    expect(parseRecord(text)).toMatchObject({ record, box: { id: 'pi' } });
  });

  test.each<[string, string, object]>([
    ['no JSON', 'hello', { key: 'record-notJson' }],
    ['something else', '{"a":1}', { key: 'record-notARecord' }],
    ['of another program', '{"parlour":2}', { key: 'record-unknownVersion', args: { version: '2' } }],
    ['damaged', text.replace('"seal"', '"sael"'), { key: 'record-badField', args: { field: 'sael' } }],
    [
      'of more seats than the game has',
      JSON.stringify({ ...record, seats: Array.from({ length: 6 }, () => record.seats[0]) }),
      { key: 'record-tooMany', args: { field: 'seats', most: 5 } },
    ],
    [
      'of far more seats than any game has',
      JSON.stringify({ ...record, seats: Array.from({ length: 200_000 }, () => record.seats[0]) }),
      { key: 'record-tooMany', args: { field: 'seats', most: 64 } },
    ],
    [
      'of a game that is not here',
      JSON.stringify({ ...record, edition: 'chess' }),
      { key: 'records-unknown-title', args: { title: 'chess' } },
    ],
  ])('is %s, with an error message', (_, text, problem) => {
    expect(parseRecord(text)).toEqual({ problem });
  });
});

describe('A file', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 1_000_000) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  const reload = async () => {
    vi.resetModules();
    vi.stubGlobal('sessionStorage', storage);
    return import('./opened-file.ts');
  };
  beforeEach(() => kept.clear());
  afterAll(() => vi.unstubAllGlobals());

  test('is shown until another one is opened, also after a reload', async () => {
    const page = await reload();
    expect(page.openedFile()).toBeUndefined();
    const read = await page.readFile(new File([text], 'match.json'));
    if ('problem' in read) throw new Error('a record was not read');
    page.showFile(read.file);
    expect(page.openedFile()).toEqual({ name: 'match.json', text });
    expect((await reload()).openedFile()).toEqual({ name: 'match.json', text });
  });

  test('that is not a record leaves the page unchanged', async () => {
    const page = await reload();
    page.showFile({ name: 'match.json', text });
    expect(await page.readFile(new File(['hello'], 'junk.json'))).toEqual({
      problem: { key: 'records-problem', args: { file: 'junk.json', why: { key: 'record-notJson' } } },
    });
    expect(page.openedFile()?.name).toBe('match.json');
  });

  test('that is too large or cannot be read is refused', async () => {
    const { readFile } = await reload();
    const large = { name: 'film.mkv', size: 2 ** 31, text: () => Promise.reject(new Error('never asked')) };
    const gone = { name: 'gone.json', size: 9, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
    expect(await readFile(large as unknown as File)).toEqual({
      problem: { key: 'records-huge', args: { file: 'film.mkv' } },
    });
    expect(await readFile(gone as unknown as File)).toEqual({
      problem: { key: 'records-unreadable', args: { file: 'gone.json' } },
    });
  });

  test('that is too large for the storage lasts until the page is closed', async () => {
    const page = await reload();
    page.showFile({ name: 'small.json', text });
    page.showFile({ name: 'long.json', text: 'x'.repeat(2_000_000) });
    expect(page.openedFile()?.name).toBe('long.json');
    expect((await reload()).openedFile()).toBeUndefined();
  });

  test('is shown where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    vi.resetModules();
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const page = await import('./opened-file.ts');
    page.showFile({ name: 'match.json', text });
    expect(page.openedFile()?.name).toBe('match.json');
  });

  test.each(['{', '[]', 'null', '{"name":1}'])('is forgotten if %s was stored instead', async damaged => {
    kept.set('parlour.opened', damaged);
    expect((await reload()).openedFile()).toBeUndefined();
  });
});
