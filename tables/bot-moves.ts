import type { BotQuestion } from '#bots';
import { type Milliseconds, same, type Seat } from '#kernel';
import { circumstancesOf, commitByTable } from './commit.ts';
import { take } from './decision.ts';
import { offersOf, viewOf } from './doc.ts';
import type { House } from './house.ts';
import type { AskedBot, Live } from './live.ts';
import { isClockDue, moveOfBot } from './moves.ts';
import { randomBelow } from './secrets.ts';
import { botAt, clockDue, type Table } from './table.ts';
import { later, playedBy } from './time.ts';

/** A bot that is to move for a seat, as long as that still makes sense. */
interface Task {
  readonly seat: Seat;
  readonly bot: string;
  /** How long it takes to react, from when it is asked; 0: it moves at once, whatever it says. */
  readonly pause: Milliseconds;
  applies(table: Table): boolean;
  /** It has its answer, and acts on it or not. */
  answered(): void;
}

/** How often a bot is asked at most: moves that follow each other faster are one question. */
const REST: Milliseconds = 250;

/**
 * Every bot that may do something is asked after each move, as long as anybody looks on. One that still thinks goes on
 * thinking while others move, unless it is offered something else by then.
 */
export function askBots(house: House, live: Live): void {
  const { table, asked, listeners, resting } = live;
  if (table.phase !== 'playing') return;
  for (const [seat, { taken }] of table.chairs.entries()) {
    const bot = taken && botAt(taken);
    // whoever plays here later has to be asked then
    if (!bot || table.paused) asked.delete(seat);
    else if (listeners.size > 0 && !resting.has(seat)) askIfNew(house, live, seat, bot);
  }
}

function askIfNew(house: House, live: Live, seat: Seat, bot: string): void {
  const { table, asked } = live;
  const before = asked.get(seat);
  if (before?.bot === bot && before.lastMove === table.lastMove) return;
  const offers = offersOf(table, seat);
  if (offers.length === 0) return;
  const isThinking = before?.bot === bot && !before.isAnswered && same(before.offers, offers);
  if (!isThinking) ask(house, live, seat, { bot, offers, lastMove: table.lastMove, isAnswered: false });
}

/** When its rest is over, a bot is asked about what has happened meanwhile. */
function rest(house: House, live: Live, seat: Seat): void {
  const [least] = house.settings.pace;
  if (least === 0) return;
  const wake = (): void => {
    live.resting.delete(seat);
    askBots(house, live);
  };
  live.resting.set(seat, later(wake, Math.min(REST, least)));
}

/**
 * It thinks at once, and moves when its pause is over: whoever plays with bots wants to see what happens. So how long
 * it thought, which may depend on what it was dealt, shows in nothing.
 */
function ask(house: House, live: Live, seat: Seat, asked: AskedBot): void {
  const { bot, offers } = asked;
  live.asked.set(seat, asked);
  rest(house, live, seat);
  const applies = (table: Table): boolean =>
    live.asked.get(seat) === asked &&
    botOf(table, seat) === bot &&
    (table.lastMove === asked.lastMove || same(offersOf(table, seat), offers)) &&
    // the clock moves first
    !isClockDue(table, circumstancesOf(house));
  const answered = (): void => {
    asked.isAnswered = true;
  };
  const [from, to] = house.settings.pace;
  const pause = from + randomBelow(to + 1 - from);
  const askAgain = (): void => {
    // others have moved while it thought: now it is asked about that
    if (live.asked.get(seat) === asked && live.table.lastMove !== asked.lastMove) askBots(house, live);
  };
  void moveBy(house, live, { seat, bot, applies, answered, pause }).then(askAgain);
}

const botOf = ({ chairs }: Table, seat: Seat): string | undefined => {
  const taken = chairs[seat]?.taken;
  return taken ? botAt(taken) : undefined;
};

/** Moves for a seat that let its time run out, whoever plays it. */
export async function moveInstead(house: House, live: Live, seat: Seat, bot: string): Promise<void> {
  const { lastMove } = live.table;
  const applies = (table: Table): boolean => table.lastMove === lastMove;
  await moveBy(house, live, { seat, bot, pause: 0, applies, answered: () => {} });
}

/** Lets a bot decide from what its seat sees. */
async function moveBy(house: House, live: Live, task: Task): Promise<void> {
  const { seat, pause, applies, answered } = task;
  try {
    const request = { table: live.table.id, seat, question: () => questionFor(house, live.table, task) };
    const [answer] = await Promise.all([house.pool.ask(request), over(pause)]);
    const action = answer?.action ?? null;
    if (action !== null && pause > 0) await over(timeToSay(live.table, seat, action));
    answered();
    if (action === null) return;
    await commitByTable(house, live, table =>
      applies(table) ? take(table, moveOfBot(table, seat, action, circumstancesOf(house))) : undefined,
    );
  } catch (error) {
    live.asked.delete(seat);
    house.watch.alarmed('a bot could not be asked', error);
  }
}

/** Taken when there is a thread for it, from what the seat sees then; undefined: nobody needs the answer any more. */
function questionFor(house: House, table: Table, { seat, bot, applies }: Task): BotQuestion | undefined {
  const view = viewOf(table, seat);
  if (!view || table.phase !== 'playing' || !applies(table)) return undefined;
  return { title: table.title.id, bot, seat, view, ...timeLeft(house, table) };
}

/** How long it takes to read what was said last and to say this, where the game knows. */
function timeToSay(table: Table, seat: Seat, action: { type: string }): Milliseconds {
  const view = viewOf(table, seat);
  return view ? (table.title.pace?.(view, action) ?? 0) : 0;
}

const over = (pause: Milliseconds): Promise<void> =>
  new Promise(resolve => {
    if (pause === 0) resolve();
    else later(resolve, pause);
  });

/** How long the clock still runs, which everybody at the table sees. */
function timeLeft(house: House, table: Table): { left?: Milliseconds } {
  const due = clockDue(table);
  if (due === undefined) return {};
  const { now, outages } = circumstancesOf(house);
  return { left: Math.max(0, due - playedBy(table.time, now, outages)) };
}
