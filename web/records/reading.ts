import { type MatchRecord, readRecord } from '#kernel';
import type { Line } from '#telling';
import { tellRecordProblem } from '#text';
import { type Box, boxNamed } from '../boxes.ts';

/** A record that can be shown, and the box of its title. */
export interface Shelved {
  readonly record: MatchRecord;
  readonly box: Box;
}

/** Makes sense of a text as a record of a title on the shelf, or says why it cannot. */
export function shelve(text: string): Shelved | { readonly problem: Line } {
  const read = readRecord(text);
  if ('problem' in read) return { problem: tellRecordProblem(read) };
  const box = boxNamed(read.record.edition);
  if (!box) return { problem: { key: 'records-unknown-title', args: { title: read.record.edition } } };
  const { max } = box.seats;
  if (read.record.seats.length > max)
    return { problem: tellRecordProblem({ problem: 'tooMany', field: 'seats', most: max }) };
  return { record: read.record, box };
}
