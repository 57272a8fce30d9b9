import { type MatchRecord, verify, type VerifyProblem } from '#kernel';
import { nameIn, type Title } from '#shelf';
import { tellVerifyProblem } from '#text';
import type { ArgumentForm, ParsedArguments } from './arguments.ts';
import { Mistake } from './mistake.ts';
import { namesIn, recordIn } from './records.ts';
import { type CliLine, type CliWords, cliLine } from './line.ts';

export const VERIFY: ArgumentForm = { words: ['file'], options: { lang: 'text' } };

/** Exit codes for records that are intact but cannot be verified here. */
const OTHER_VERSION = 3;
const UNFINISHED = 4;

/**
 * Verifies a record. Exit codes: 1, it differs from what was played; 2, it cannot be read; 3, it was played under
 * another version of the rules; 4, the match is not over.
 */
export function verifyFile(given: ParsedArguments, words: CliWords): number {
  const file = given.word('file');
  const { record, title } = recordIn(file);
  const finding = verify(record, title.game);
  if (!finding.ok) throw mistakeIn(file, record, title, finding.wrong);
  const winners = record.result?.winners.map(namesIn(record, words)) ?? [];
  const checked: CliLine[] = [
    cliLine('cli-verify-record', { file, title: nameIn(title, words.language), seats: record.seats.length }),
    cliLine('cli-verify-promise', { commitment: record.commitment }),
    cliLine('cli-verify-seed', { seed: finding.seed, words: { row: record.words ?? [] } }),
    cliLine('cli-verify-deal'),
    cliLine('cli-verify-moves', { moves: finding.moves }),
    cliLine('cli-verify-events', { events: finding.events }),
    cliLine('cli-verify-result', { winners: { list: winners }, count: winners.length }),
    cliLine('cli-verify-right'),
  ];
  process.stdout.write(checked.map(line => `${words.say(line)}\n`).join(''));
  return 0;
}

function mistakeIn(file: string, record: MatchRecord, { game }: Title, wrong: VerifyProblem): Mistake {
  if (wrong.part === 'unfinished') return new Mistake(cliLine('cli-verify-unfinished', { file }), UNFINISHED);
  if (wrong.part !== 'version')
    return new Mistake(cliLine('cli-verify-wrong', { file, why: tellVerifyProblem(wrong) }), 1);
  const versions = { played: String(record.version), known: String(game.version) };
  return new Mistake(cliLine('cli-verify-version', { file, ...versions }), OTHER_VERSION);
}
