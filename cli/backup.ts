import { existsSync } from 'node:fs';
import { backupSqlite } from '../server/store/sqlite-backup.ts';
import { nameOf } from '../server/store/postgres-address.ts';
import type { ParsedArguments } from './arguments.ts';
import { mistaken } from './mistake.ts';
import { checkWritable } from './records.ts';
import { configIn } from './serve.ts';
import type { CliWords } from './line.ts';

/** Copies the database of the server, which may be running, to a new file. */
export async function backUp(given: ParsedArguments, words: CliWords): Promise<number> {
  const to = given.word('file');
  const { data, store } = configIn(process.env);
  if (store !== null) throw mistaken('cli-backup-postgres', { store: nameOf(store) });
  if (!existsSync(data)) throw mistaken('cli-no-database', { file: data });
  checkWritable(to);
  try {
    await backupSqlite(data, to);
  } catch (error) {
    throw mistaken('cli-not-backed-up', {
      file: data,
      message: error instanceof Error ? error.message : String(error),
    });
  }
  process.stdout.write(`${words.say({ key: 'cli-backed-up', args: { file: to } })}\n`);
  return 0;
}
