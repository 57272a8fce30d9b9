import { type MatchRecord, readRecord } from '#kernel';
import { tellRecordProblem } from '#text';
import { type TitleBox, boxNamed } from '../boxes.ts';
import { type WebLine, webLine } from '../words/words.ts';

/** A record of a known title. */
export interface KnownRecord {
  readonly record: MatchRecord;
  readonly box: TitleBox;
}

/** Parses a record of a known title, or says why it is not one. */
export function parseRecord(text: string): KnownRecord | { readonly problem: WebLine } {
  const read = readRecord(text);
  if ('problem' in read) return { problem: tellRecordProblem(read) };
  const box = boxNamed(read.record.edition);
  if (!box) return { problem: webLine('records-unknown-title', { title: read.record.edition }) };
  const { max } = box.seats;
  if (read.record.seats.length > max)
    return { problem: tellRecordProblem({ problem: 'tooMany', field: 'seats', most: max }) };
  return { record: read.record, box };
}
