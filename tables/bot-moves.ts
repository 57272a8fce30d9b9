import type { BotQuestion } from '#bots';
import { type Milliseconds, same, type Seat } from '#kernel';
import { decisionContextOf, commitByTable } from './commit.ts';
import { foldDecision } from './decision.ts';
import { offersOf, viewOf } from './doc.ts';
import type { TableService } from './service.ts';
import type { BotQuery, LiveTable } from './live.ts';
import { isClockDue, moveOfBot } from './moves.ts';
import { randomBelow } from './secrets.ts';
import { botAt, clockDue, type FoldedTable } from './table.ts';
import { later, playedBy } from './time.ts';

/** A bot that is to move for a seat, as long as that still makes sense. */
interface BotTask {
  readonly seat: Seat;
  readonly bot: string;
  /** How long it takes to react, from when it is asked; 0: it moves at once, whatever it says. */
  readonly pause: Milliseconds;
  applies(table: FoldedTable): boolean;
  /** It has its answer, and acts on it or not. */
  answered(): void;
}

/** How often a bot is asked at most: moves that follow each other faster are one question. */
const REST: Milliseconds = 250;

/**
 * Every bot that may do something is asked after each move, as long as anybody looks on. One that still thinks goes on
 * thinking while others move, unless it is offered something else by then.
 */
export function askBots(service: TableService, live: LiveTable): void {
  const { table, asked, listeners, resting } = live;
  if (table.phase !== 'playing') return;
  for (const [seat, { taken }] of table.chairs.entries()) {
    const bot = taken && botAt(taken);
    // whoever plays here later has to be asked then
    if (!bot || table.paused) asked.delete(seat);
    else if (listeners.size > 0 && !resting.has(seat)) askIfNew(service, live, seat, bot);
  }
}

function askIfNew(service: TableService, live: LiveTable, seat: Seat, bot: string): void {
  const { table, asked } = live;
  const before = asked.get(seat);
  if (before?.bot === bot && before.lastMove === table.lastMove) return;
  const offers = offersOf(table, seat);
  if (offers.length === 0) return;
  const isThinking = before?.bot === bot && !before.isAnswered && same(before.offers, offers);
  if (!isThinking) ask(service, live, seat, { bot, offers, lastMove: table.lastMove, isAnswered: false });
}

/** When its rest is over, a bot is asked about what has happened meanwhile. */
function rest(service: TableService, live: LiveTable, seat: Seat): void {
  const [least] = service.settings.pace;
  if (least === 0) return;
  const wake = (): void => {
    live.resting.delete(seat);
    askBots(service, live);
  };
  live.resting.set(seat, later(wake, Math.min(REST, least)));
}

/**
 * It thinks at once, and moves when its pause is over: whoever plays with bots wants to see what happens. So how long
 * it thought, which may depend on what it was dealt, shows in nothing.
 */
function ask(service: TableService, live: LiveTable, seat: Seat, asked: BotQuery): void {
  const { bot, offers } = asked;
  live.asked.set(seat, asked);
  rest(service, live, seat);
  const applies = (table: FoldedTable): boolean =>
    live.asked.get(seat) === asked &&
    botOf(table, seat) === bot &&
    (table.lastMove === asked.lastMove || same(offersOf(table, seat), offers)) &&
    // the clock moves first
    !isClockDue(table, decisionContextOf(service));
  const answered = (): void => {
    asked.isAnswered = true;
  };
  const [from, to] = service.settings.pace;
  const pause = from + randomBelow(to + 1 - from);
  const askAgain = (): void => {
    // others have moved while it thought: now it is asked about that
    if (live.asked.get(seat) === asked && live.table.lastMove !== asked.lastMove) askBots(service, live);
  };
  void moveBy(service, live, { seat, bot, applies, answered, pause }).then(askAgain);
}

const botOf = ({ chairs }: FoldedTable, seat: Seat): string | undefined => {
  const taken = chairs[seat]?.taken;
  return taken ? botAt(taken) : undefined;
};

/** Moves for a seat that let its time run out, whoever plays it. */
export async function moveInstead(service: TableService, live: LiveTable, seat: Seat, bot: string): Promise<void> {
  const { lastMove } = live.table;
  const applies = (table: FoldedTable): boolean => table.lastMove === lastMove;
  await moveBy(service, live, { seat, bot, pause: 0, applies, answered: () => {} });
}

/** Lets a bot decide from what its seat sees. */
async function moveBy(service: TableService, live: LiveTable, task: BotTask): Promise<void> {
  const { seat, pause, applies, answered } = task;
  try {
    const request = { table: live.table.id, seat, question: () => questionFor(service, live.table, task) };
    const [answer] = await Promise.all([service.pool.ask(request), over(pause)]);
    const action = answer?.action ?? null;
    if (action !== null && pause > 0) await over(timeToSay(live.table, seat, action));
    answered();
    if (action === null) return;
    await commitByTable(service, live, table =>
      applies(table) ? foldDecision(table, moveOfBot(table, seat, action, decisionContextOf(service))) : undefined,
    );
  } catch (error) {
    live.asked.delete(seat);
    service.watch.problem('a bot could not be asked', error);
  }
}

/** Taken when there is a thread for it, from what the seat sees then; undefined: nobody needs the answer any more. */
function questionFor(
  service: TableService,
  table: FoldedTable,
  { seat, bot, applies }: BotTask,
): BotQuestion | undefined {
  const view = viewOf(table, seat);
  if (!view || table.phase !== 'playing' || !applies(table)) return undefined;
  return { title: table.title.id, bot, seat, view, ...timeLeft(service, table) };
}

/** How long it takes to read what was said last and to say this, where the game knows. */
function timeToSay(table: FoldedTable, seat: Seat, action: { type: string }): Milliseconds {
  const view = viewOf(table, seat);
  return view ? (table.title.pace?.(view, action) ?? 0) : 0;
}

const over = (pause: Milliseconds): Promise<void> =>
  new Promise(resolve => {
    if (pause === 0) resolve();
    else later(resolve, pause);
  });

/** How long the clock still runs, which everybody at the table sees. */
function timeLeft(service: TableService, table: FoldedTable): { left?: Milliseconds } {
  const due = clockDue(table);
  if (due === undefined) return {};
  const { now, outages } = decisionContextOf(service);
  return { left: Math.max(0, due - playedBy(table.time, now, outages)) };
}
