import { setClock } from './clocks.ts';
import { given, happen } from './happening.ts';
import type { House } from './house.ts';
import { take } from './intents.ts';
import type { Live } from './live.ts';
import { grantUnopposed } from './playing.ts';
import { awaitDesertion } from './presence.ts';
import { askBots } from './thinking.ts';
import { unasked } from './table.ts';

/** Sees to it that after whatever happened here, bots think, clocks run, and nothing waits for the absent. */
export function attend(house: House, live: Live): void {
  setClock(house, live);
  askBots(house, live);
  awaitDesertion(house, live);
  const { asking } = live.table;
  if (asking && unasked(live.table, asking).length === 0) void happen(house, live, table => grant(house, table));
}

function grant(house: House, table: Parameters<typeof grantUnopposed>[0]): ReturnType<typeof take> | undefined {
  const granted = grantUnopposed(table, given(house));
  return granted && take(table, granted);
}
