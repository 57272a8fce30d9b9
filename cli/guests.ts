import { existsSync } from 'node:fs';
import { type Operator, openOperator } from '../server/operator.ts';
import { placeOf } from '../server/store/open.ts';
import type { ParsedArguments } from './arguments.ts';
import { alignColumns } from './columns.ts';
import { mistaken } from './mistake.ts';
import { configIn } from './serve.ts';
import type { CliWords } from './line.ts';

const HEADS = ['cli-column-guest', 'cli-column-names', 'cli-column-seat', 'cli-column-said'] as const;

/** Lists the guests of a table, so that an operator can find the one to delete. */
export async function runGuests(given: ParsedArguments, { say }: CliWords): Promise<number> {
  const table = given.word('table');
  const guests = await withDatabase(operator => operator.guestsAt(table));
  if (!guests) throw mistaken('cli-no-table', { table });
  const heads = HEADS.map(key => say({ key }));
  const rows = guests.map(({ guest, names, seat, said }) => [
    guest,
    names.join(', '),
    seat === null ? '' : String(seat + 1),
    String(said),
  ]);
  process.stdout.write(`${alignColumns([heads, ...rows]).join('\n')}\n`);
  return 0;
}

/** Deletes a guest; a server removes them from all tables. */
export async function runForget(given: ParsedArguments, { say }: CliWords): Promise<number> {
  const guest = given.word('guest');
  if (!(await withDatabase(operator => operator.forget(guest)))) throw mistaken('cli-no-guest', { guest });
  process.stdout.write(`${say({ key: 'cli-forgotten', args: { guest } })}\n`);
  return 0;
}

/** Opens the store that the environment names, also while a server uses it. */
export async function withDatabase<Answer>(act: (operator: Operator) => Promise<Answer>): Promise<Answer> {
  const config = configIn(process.env);
  const file = placeOf(config);
  if (config.store === null && !existsSync(file)) throw mistaken('cli-no-database-here', { file });
  let operator: Operator | undefined;
  try {
    operator = await openOperator(config);
    return await act(operator);
  } catch (error) {
    throw mistaken('cli-bad-database', { file, message: error instanceof Error ? error.message : String(error) });
  } finally {
    await operator?.close();
  }
}
