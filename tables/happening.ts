import { carryOutInTurn } from './commit.ts';
import type { Circumstances } from './decision.ts';
import type { House } from './house.ts';
import type { Outcome } from './commands.ts';
import type { Live } from './live.ts';
import type { Table } from './table.ts';

/** Something the table does by itself. */
export async function happen(house: House, live: Live, decide: (table: Table) => Outcome | undefined): Promise<void> {
  try {
    const outcome = await carryOutInTurn(live, house, { decide: () => decide(live.table) });
    if (outcome?.ok === false && outcome.cause !== undefined) house.watch.alarmed('a move failed', outcome.cause);
  } catch (error) {
    house.watch.alarmed('a table could not go on by itself', error);
  }
}

/** What a decision nobody asked for depends on. */
export const given = ({ now, outages, settings }: House): Circumstances => ({
  now: now(),
  outages,
  grace: settings.grace,
});
