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

/** A bot's task to move for a seat. */
interface BotTask {
  readonly seat: Seat;
  readonly bot: string;
  /** The reaction time from the question on; 0: it moves at once. */
  readonly pause: Milliseconds;
  applies(table: FoldedTable): boolean;
  /** Called when the answer has arrived, whether or not it is used. */
  answered(): void;
}

/** A bot that waits to say something looks this often at what others have said. */
const GLANCE: Milliseconds = 1_000;

/** A bot is asked at most once in this time: faster moves are combined into one question. */
const REST: Milliseconds = 250;

/**
 * After each move, asks every bot that has offers, as long as a client is connected. A bot that is still thinking goes
 * on unless its offers changed.
 */
export function askBots(service: TableService, live: LiveTable): void {
  const { table, asked, listeners, resting } = live;
  if (table.phase !== 'playing') return;
  for (const [seat, { taken }] of table.chairs.entries()) {
    const bot = taken && botAt(taken);
    // another bot that plays this seat later must be asked then
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

/** After the pause, asks the bot about what has happened meanwhile. */
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
 * The bot thinks at once and moves after its reaction time, so its thinking time, which may depend on its cards, does
 * not show.
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
    // others have moved while it was thinking: ask again
    if (live.asked.get(seat) === asked && live.table.lastMove !== asked.lastMove) askBots(service, live);
  };
  void moveBy(service, live, { seat, bot, applies, answered, pause }).then(askAgain);
}

const botOf = ({ chairs }: FoldedTable, seat: Seat): string | undefined => {
  const taken = chairs[seat]?.taken;
  return taken ? botAt(taken) : undefined;
};

/** Makes a bot move for a seat whose time has run out. */
export async function moveInstead(service: TableService, live: LiveTable, seat: Seat, bot: string): Promise<void> {
  const { lastMove } = live.table;
  const applies = (table: FoldedTable): boolean => table.lastMove === lastMove;
  await moveBy(service, live, { seat, bot, pause: 0, applies, answered: () => {} });
}

/** Plays what a bot decides from its seat's view. */
async function moveBy(service: TableService, live: LiveTable, task: BotTask): Promise<void> {
  const { seat, pause, applies, answered } = task;
  try {
    const request = { table: live.table.id, seat, question: () => questionFor(service, live.table, task) };
    const decide = async (): Promise<{ type: string } | null> => (await service.pool.ask(request))?.action ?? null;
    const { lastMove } = live.table;
    const [first] = await Promise.all([decide(), over(pause)]);
    const action = pause > 0 ? await afterTimeToSay(live, seat, { action: first, lastMove }, decide) : first;
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

/** Asked for when a thread is free, from the view at that time; undefined: the answer is no longer needed. */
function questionFor(
  service: TableService,
  table: FoldedTable,
  { seat, bot, applies }: BotTask,
): BotQuestion | undefined {
  const view = viewOf(table, seat);
  if (!view || table.phase !== 'playing' || !applies(table)) return undefined;
  return { title: table.title.id, version: table.title.game.version, bot, seat, view, ...timeLeft(service, table) };
}

/** The time to read the last line and to say this one, where the game defines it. */
function timeToSay(table: FoldedTable, seat: Seat, action: { type: string }): Milliseconds {
  const view = viewOf(table, seat);
  return view ? (table.title.pace?.(view, action, peopleAt(table)) ?? 0) : 0;
}

/** The seats that people play now. */
const peopleAt = ({ chairs }: FoldedTable): Seat[] =>
  chairs.flatMap(({ taken }, seat) => (taken && botAt(taken) === undefined ? [seat] : []));

/**
 * Waits for the time to say something. What others do meanwhile may change this time, and also what the bot wants to
 * do: it answers what it is asked.
 */
async function afterTimeToSay(
  live: LiveTable,
  seat: Seat,
  first: { readonly action: { type: string } | null; readonly lastMove: number },
  decide: () => Promise<{ type: string } | null>,
): Promise<{ type: string } | null> {
  let action = first.action;
  let { lastMove } = first;
  let waited = 0;
  while (action !== null) {
    const left = timeToSay(live.table, seat, action) - waited;
    if (left <= 0) break;
    const isNew = live.table.lastMove !== lastMove;
    ({ lastMove } = live.table);
    const step = isNew ? GLANCE : Math.min(left, GLANCE);
    // it thinks while it waits, so that its thinking time does not show
    const [next] = await Promise.all([isNew ? decide() : action, over(step)]);
    waited = same(next, action) ? waited + step : step;
    action = next;
  }
  return action;
}

const over = (pause: Milliseconds): Promise<void> =>
  new Promise(resolve => {
    if (pause === 0) resolve();
    else later(resolve, pause);
  });

/** How long the clock still runs, as all players see it. */
function timeLeft(service: TableService, table: FoldedTable): { left?: Milliseconds } {
  const due = clockDue(table);
  if (due === undefined) return {};
  const { now, outages } = decisionContextOf(service);
  return { left: Math.max(0, due - playedBy(table.time, now, outages)) };
}
