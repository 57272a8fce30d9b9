import { existsSync } from 'node:fs';
import { type Operator, openOperator } from '../server/operator.ts';
import type { ParsedArguments } from './arguments.ts';
import { columns } from './columns.ts';
import { mistaken } from './mistake.ts';
import { configIn } from './serve.ts';
import type { CliWords } from './line.ts';

const HEADS = ['cli-column-guest', 'cli-column-names', 'cli-column-seat', 'cli-column-said'] as const;

/** Lists the guests of a table, so that an operator can find the one to delete. */
export function listGuests(given: ParsedArguments, { say }: CliWords): number {
  const table = given.word('table');
  const guests = withDatabase(operator => operator.guestsAt(table));
  if (!guests) throw mistaken('cli-no-table', { table });
  const heads = HEADS.map(key => say({ key }));
  const rows = guests.map(({ guest, names, seat, said }) => [
    guest,
    names.join(', '),
    seat === null ? '' : String(seat + 1),
    String(said),
  ]);
  process.stdout.write(`${columns([heads, ...rows]).join('\n')}\n`);
  return 0;
}

/** Deletes a guest; a server removes them from all tables. */
export function forgetGuest(given: ParsedArguments, { say }: CliWords): number {
  const guest = given.word('guest');
  if (!withDatabase(operator => operator.forget(guest))) throw mistaken('cli-no-guest', { guest });
  process.stdout.write(`${say({ key: 'cli-forgotten', args: { guest } })}\n`);
  return 0;
}

function withDatabase<Answer>(act: (operator: Operator) => Answer): Answer {
  const { data } = configIn(process.env);
  if (!existsSync(data)) throw mistaken('cli-no-database-here', { file: data });
  let operator: Operator | undefined;
  try {
    operator = openOperator(data);
    return act(operator);
  } catch (error) {
    throw mistaken('cli-bad-database', { file: data, message: error instanceof Error ? error.message : String(error) });
  } finally {
    operator?.close();
  }
}
