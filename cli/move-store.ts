import { moveStore, nameOfStore } from '../server/store/move.ts';
import { isPostgres, readAddress } from '../server/store/postgres-address.ts';
import type { ParsedArguments } from './arguments.ts';
import { cliLine, type CliWords } from './line.ts';
import { mistaken } from './mistake.ts';
import { openProgress, type Progress } from './progress.ts';

/** Copies everything from one store to another one. */
export async function runMoveStore(given: ParsedArguments, words: CliWords): Promise<number> {
  const [from, to] = [given.word('from'), given.word('to')];
  for (const store of [from, to])
    if (isPostgres(store) && readAddress(store) === undefined) throw mistaken('cli-bad-store');
  const names = { from: nameOfStore(from), to: nameOfStore(to) };
  if (from === to) throw mistaken('cli-same-store', { store: names.to });
  let progress: Progress | undefined;
  try {
    const { outcome, counts } = await moveStore(from, to, (done, of) => {
      progress ??= openProgress(of, words, 'cli-move-interrupted');
      progress.show(done);
    });
    progress?.close();
    const { tables = 0, lines = 0, guests = 0 } = counts;
    const args = { ...names, tables, lines, guests };
    const line = outcome === 'copied' ? cliLine('cli-moved', args) : cliLine('cli-moved-already', args);
    process.stdout.write(`${words.say(line)}\n`);
    return 0;
  } catch (error) {
    progress?.close();
    throw mistaken('cli-not-moved', { ...names, message: error instanceof Error ? error.message : String(error) });
  }
}
