import { verify } from '#kernel';
import { nameIn } from '#shelf';
import type { Line } from '#telling';
import { tellWrong, type Words } from '#text';
import type { Form, Given } from './arguments.ts';
import { Mistake } from './mistake.ts';
import { namesIn, recordIn } from './records.ts';

export const VERIFY: Form = { words: ['file'], options: { lang: 'text' } };

/** Checks a record from the first byte to the last. 1: it is not what was played; 2: it cannot be read. */
export function verifyFile(given: Given, words: Words): number {
  const file = given.word('file');
  const { record, title } = recordIn(file);
  const finding = verify(record, title.game);
  if (!finding.ok) throw new Mistake({ key: 'cli-verify-wrong', args: { file, why: tellWrong(finding.wrong) } }, 1);
  const winners = record.result?.winners.map(namesIn(record, words)) ?? [];
  const checked: Line[] = [
    { key: 'cli-verify-record', args: { file, title: nameIn(title, words.language), seats: record.seats.length } },
    { key: 'cli-verify-promise', args: { commitment: record.commitment } },
    { key: 'cli-verify-seed', args: { seed: finding.seed, words: { row: record.words ?? [] } } },
    { key: 'cli-verify-deal' },
    { key: 'cli-verify-moves', args: { moves: finding.moves } },
    { key: 'cli-verify-events', args: { events: finding.events } },
    { key: 'cli-verify-result', args: { winners: { list: winners }, count: winners.length } },
    { key: 'cli-verify-right' },
  ];
  process.stdout.write(checked.map(line => `${words.say(line)}\n`).join(''));
  return 0;
}
