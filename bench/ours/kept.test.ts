import { describe, expect, test } from 'vitest';
import type { Entry } from '../../tables/entry.ts';
import { compare } from './kept.ts';
import type { Acknowledged } from './voters.ts';

const cast: Acknowledged = { table: 'A', n: 2, guest: 'ann', id: '7', seat: 3, vote: 'aye' };
const resumed: Entry = { kind: 'resumed', by: 'bob', id: '7', at: 0 };
const entryOf = ({ guest, id, seat, vote }: Acknowledged): Entry => ({
  kind: 'moved',
  by: guest,
  id,
  at: 0,
  move: { by: seat, at: 0, action: { type: 'vote', vote } as { type: string } },
});
const logOf = (...entries: readonly Entry[]): Map<string, readonly Entry[]> => new Map([['A', entries]]);

describe('an acknowledged entry', () => {
  test('is kept if it is in the log under the acknowledged number', () => {
    expect(compare([cast], logOf(resumed, entryOf(cast)))).toEqual({ missing: [], twice: [] });
  });

  test.each([
    ['the log ends before it', logOf(resumed)],
    ['the table is gone', new Map()],
    ['it stands under another number', logOf(entryOf(cast))],
    ['something else stands there', logOf(entryOf(cast), resumed)],
    ['it was somebody else', logOf(resumed, entryOf({ ...cast, guest: 'bob' }))],
    ['it was another intent', logOf(resumed, entryOf({ ...cast, id: '8' }))],
    ['it is another seat', logOf(resumed, entryOf({ ...cast, seat: 4 }))],
    ['it says something else', logOf(resumed, entryOf({ ...cast, vote: 'nay' }))],
  ])('is missing if %s', (_, logs) => {
    expect(compare([cast], logs).missing).toEqual([cast]);
  });

  test('is reported if it was carried out twice', () => {
    expect(compare([cast], logOf(resumed, entryOf(cast), entryOf(cast)))).toEqual({ missing: [], twice: [cast] });
  });
});
