import { isTooLong } from './allowances.ts';
import { setClock } from './clocks.ts';
import { given, happen } from './happening.ts';
import type { House } from './house.ts';
import { type Outcome, take } from './commands.ts';
import type { Live } from './live.ts';
import { grantUnopposed } from './moves.ts';
import { awaitDesertion } from './presence.ts';
import { askBots } from './bot-moves.ts';
import { type Table, unasked } from './table.ts';

/** Sees to it that after whatever happened here, bots think, clocks run, and nothing waits for the absent. */
export function attend(house: House, live: Live): void {
  setClock(house, live);
  askBots(house, live);
  awaitDesertion(house, live);
  if (isTooLong(live.table)) void happen(house, live, table => closeTooLong(house, table));
  const { asking } = live.table;
  if (asking && unasked(live.table, asking).length === 0) void happen(house, live, table => grant(house, table));
}

/** A match that never ends must not fill the store. */
const closeTooLong = (house: House, table: Table): Outcome | undefined =>
  isTooLong(table) ? take(table, { kind: 'closed', by: null, why: 'tooLong', at: house.now() }) : undefined;

function grant(house: House, table: Table): Outcome | undefined {
  const granted = grantUnopposed(table, given(house));
  return granted && take(table, granted);
}
