import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type AnyMatch,
  MAX_RECORD_BYTES,
  type MatchRecord,
  type RecordDetails,
  readRecord,
  recordOf,
  type Seat,
  verify,
} from '#kernel';
import { type Title, titleNamed } from '#shelf';
import { tellRecordProblem } from '#text';
import { Mistake, mistaken } from './mistake.ts';
import { cliLine, type CliWords } from './line.ts';

/** A record from a file, and the title it was played as. */
export function recordIn(file: string): { record: MatchRecord; title: Title } {
  const read = readRecord(textOf(file));
  if ('problem' in read) throw mistaken('cli-broken-record', { file, why: tellRecordProblem(read) });
  // with a version that is not kept, verification says so
  const { edition, version } = read.record;
  const title = titleNamed(edition, version) ?? titleNamed(edition);
  if (!title) throw mistaken('cli-record-title', { file, title: read.record.edition });
  const { max } = title.game.seats;
  if (read.record.seats.length > max) {
    const why = tellRecordProblem({ problem: 'tooMany', field: 'seats', most: max });
    throw mistaken('cli-broken-record', { file, why });
  }
  return { record: read.record, title };
}

/** The names of the seats; equal names get their seat number. */
export function namesIn({ seats }: MatchRecord, { say }: CliWords): (seat: Seat) => string {
  return seat => {
    const name = seats[seat]?.name ?? String(seat);
    // players who deleted their data have no name
    const shown = name === '' ? say({ key: 'cli-former-player' }) : name;
    return seats.filter(other => other.name === name).length > 1 ? `${shown} (${seat})` : shown;
  };
}

function textOf(file: string): string {
  try {
    if (statSync(file).size > MAX_RECORD_BYTES) throw mistaken('cli-huge-file', { file });
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw cause instanceof Mistake ? cause : unreadable(file, cause);
  }
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);

function unreadable(file: string, cause: unknown): Mistake {
  const code = codeOf(cause);
  if (code === 'ENOENT') return mistaken('cli-no-file', { file });
  if (code === 'EISDIR') return mistaken('cli-a-folder', { file });
  return mistaken('cli-unreadable', { file, code });
}

/** Fails before the match if a record could not be written there. */
export function checkWritable(file: string): void {
  if (existsSync(file)) throw mistaken('cli-file-exists', { file });
  if (!existsSync(dirname(file))) throw mistaken('cli-no-folder', { folder: dirname(file) });
}

/** Creates a folder and its parents. `recursive: true` never returns where a parent cannot have folders (/proc). */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  try {
    for (const one of missing) mkdirSync(one);
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file`);
    accessSync(folder, constants.W_OK);
  } catch {
    throw mistaken('cli-bad-folder', { folder });
  }
}

/** Writes the verified record of a finished match, atomically, and never over another file. */
export function writeRecord(file: string, match: AnyMatch, particulars: RecordDetails): void {
  const record = recordOf(match, particulars);
  const finding = verify(record, match.game);
  if (!finding.ok) throw new Error(`the record just written does not check: ${JSON.stringify(finding.problem)}`);
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`, { flag: 'wx' });
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') throw mistaken('cli-file-exists', { file });
    rmSync(file, { force: true });
    throw new Mistake(cliLine('cli-unwritable', { file, code: codeOf(cause) }), 1);
  }
}
