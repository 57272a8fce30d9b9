import { type MatchRecord, recordOf } from '#kernel';
import { wordsOf } from './fold.ts';
import { matchOf, type Table } from './table.ts';

/** The file of a match that is over. */
export function recordAt(table: Table): MatchRecord {
  const seats = table.chairs.map(({ taken }) => ({ name: taken?.name ?? '', bot: taken?.bot ?? null }));
  return recordOf(matchOf(table), { edition: table.title.id, seats, secret: table.secret, words: wordsOf(table) });
}
