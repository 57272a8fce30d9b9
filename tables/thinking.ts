import type { Seat } from '#kernel';
import { offersOf, viewOf } from './doc.ts';
import { given, happen } from './happening.ts';
import type { House } from './house.ts';
import { take } from './intents.ts';
import type { Live } from './live.ts';
import { randomBelow } from './secrets.ts';
import { later } from './timer.ts';
import { moveOfBot } from './playing.ts';
import { botAt, type Table } from './table.ts';

/** A bot that is to move for a seat, as long as that still makes sense. */
interface Task {
  readonly seat: Seat;
  readonly bot: string;
  applies(table: Table): boolean;
}

/** Every bot that may do something is asked once after each move, as long as anybody looks on. */
export function askBots(house: House, live: Live): void {
  const { table, asked, listeners } = live;
  if (table.phase !== 'playing') return;
  for (const [seat, { taken }] of table.chairs.entries()) {
    const bot = taken && botAt(taken);
    // whoever plays here later has to be asked then
    if (!bot || table.paused) asked.delete(seat);
    else if (listeners.size > 0 && asked.get(seat) !== table.lastMove && offersOf(table, seat).length > 0)
      ask(house, live, seat, bot);
  }
}

/** Not at once: whoever plays with bots wants to see what happens. */
function ask(house: House, live: Live, seat: Seat, bot: string): void {
  const { lastMove } = live.table;
  live.asked.set(seat, lastMove);
  const applies = (table: Table): boolean =>
    table.lastMove === lastMove && live.asked.get(seat) === lastMove && botOf(table, seat) === bot;
  const [from, to] = house.settings.pace;
  const decide = (): void => void (applies(live.table) && moveBy(house, live, { seat, bot, applies }));
  later(decide, from + randomBelow(to + 1 - from));
}

const botOf = ({ chairs }: Table, seat: Seat): string | undefined => {
  const taken = chairs[seat]?.taken;
  return taken ? botAt(taken) : undefined;
};

/** Moves for a seat that let its time run out, whoever plays it. */
export async function moveInstead(house: House, live: Live, seat: Seat, bot: string): Promise<void> {
  const { lastMove } = live.table;
  await moveBy(house, live, { seat, bot, applies: table => table.lastMove === lastMove });
}

/** Lets a bot decide from what its seat sees. */
async function moveBy(house: House, live: Live, { seat, bot, applies }: Task): Promise<void> {
  const { title, ears, phase } = live.table;
  const view = viewOf(live.table, seat);
  if (!view || phase !== 'playing') return;
  try {
    const { action } = await house.pool.ask({ title: title.id, bot, seat, view, heard: ears[seat] ?? [] });
    if (action === null) return;
    await happen(house, live, table =>
      applies(table) ? take(table, moveOfBot(table, seat, action, given(house))) : undefined,
    );
  } catch (error) {
    live.asked.delete(seat);
    house.watch.alarmed('a bot could not be asked', error);
  }
}
