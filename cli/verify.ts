import { type MatchRecord, verify, type Wrong } from '#kernel';
import { nameIn, type Title } from '#shelf';
import type { Line } from '#telling';
import { tellWrong, type Words } from '#text';
import type { Form, Given } from './arguments.ts';
import { Mistake } from './mistake.ts';
import { namesIn, recordIn } from './records.ts';

export const VERIFY: Form = { words: ['file'], options: { lang: 'text' } };

/** A record that was not changed, but cannot be checked here, has an exit code of its own. */
const OTHER_VERSION = 3;
const UNFINISHED = 4;

/**
 * Checks a record from the first byte to the last. 1: it is not what was played; 2: it cannot be read; 3: it was played
 * by another version of the rules; 4: it is not over.
 */
export function verifyFile(given: Given, words: Words): number {
  const file = given.word('file');
  const { record, title } = recordIn(file);
  const finding = verify(record, title.game);
  if (!finding.ok) throw mistakeIn(file, record, title, finding.wrong);
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

function mistakeIn(file: string, record: MatchRecord, { game }: Title, wrong: Wrong): Mistake {
  if (wrong.part === 'unfinished') return new Mistake({ key: 'cli-verify-unfinished', args: { file } }, UNFINISHED);
  if (wrong.part !== 'version')
    return new Mistake({ key: 'cli-verify-wrong', args: { file, why: tellWrong(wrong) } }, 1);
  const versions = { played: String(record.version), known: String(game.version) };
  return new Mistake({ key: 'cli-verify-version', args: { file, ...versions } }, OTHER_VERSION);
}
