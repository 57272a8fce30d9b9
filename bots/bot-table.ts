import {
  type AnyBot,
  type AnyMatch,
  awaited,
  type BySeat,
  type Chance,
  dueAt,
  type Milliseconds,
  play,
  type MoveResult,
  type Seat,
  tick,
} from '#kernel';

/** The bots at one table. */
export interface BotTable {
  readonly match: AnyMatch;
  readonly bots: BySeat<AnyBot | null>; // null: a person sits there
  readonly chance: Chance;
  /** The time of play, for the moves bots make. */
  readonly now: () => Milliseconds;
  /** How long each action takes; without it every move takes the same time. */
  readonly pace?: BotPace;
  /** Starts the time limit of one decision. Without it there is no limit, and the same seed gives the same match. */
  readonly startLimit?: () => () => boolean;
}

/** How long a seat takes for an action. */
export type BotPace = (view: object, action: { type: string }, seat: Seat) => Milliseconds;

/** Bots at their seats. Without a clock every move takes one millisecond. */
export const botTable = (
  match: AnyMatch,
  bots: BySeat<AnyBot | null>,
  chance: Chance,
  now: () => Milliseconds = () => match.moves.length + 1,
): BotTable => ({ match, bots, chance, now });

/** The shortest and the longest reaction time of people, for simulated matches. */
const REACTION: readonly [Milliseconds, Milliseconds] = [800, 2_500];

/** A human pace: a reaction time, plus the time to read and to say something. */
export const humanPace =
  (said: (view: object, action: { type: string }) => Milliseconds, chance: Chance): BotPace =>
  (view, action) =>
    REACTION[0] + chance.below(REACTION[1] - REACTION[0] + 1) + said(view, action);

/** Plays the move of the bot at an awaited seat. */
export function playBotMove(company: BotTable, seat: Seat): MoveResult<{ type: string }, object> {
  const reply = playBotDecision(company, seat);
  if (!reply) throw new Error(`the table waits for seat ${seat}, and its bot would rather wait too`);
  return reply;
}

/** Asks the bots of these seats in random order; the first that decides moves. Undefined: all of them wait. */
export function playAnyBotMove(
  company: BotTable,
  seats: readonly Seat[],
): MoveResult<{ type: string }, object> | undefined {
  const { match, bots, chance } = company;
  const mayMove = (seat: Seat): boolean => match.game.offers(match.game.view(match.state, seat)).length > 0;
  const asked = seats.filter(seat => bots[seat] && mayMove(seat));
  const waiting = awaited(match);
  for (const seat of asked.length > 1 ? chance.shuffle(asked) : asked) {
    const reply = waiting.includes(seat) ? playBotMove(company, seat) : playBotDecision(company, seat);
    if (reply) return reply;
  }
  return undefined;
}

/** Plays what the bot of this seat decides; undefined: it waits. */
function playBotDecision(company: BotTable, seat: Seat): MoveResult<{ type: string }, object> | undefined {
  const decided = botDecision(company, seat);
  return decided ? playDecision(company, seat, decided.action) : undefined;
}

/** What the bot of a seat decides, and the view it saw; undefined: it waits. */
export function botDecision(company: BotTable, seat: Seat): { action: { type: string }; view: object } | undefined {
  const { match, bots, chance } = company;
  const bot = bots[seat];
  if (!bot) throw new Error(`no bot sits at ${seat}`);
  const view = match.game.view(match.state, seat);
  const due = dueAt(match);
  const limit = company.startLimit && { isOutOfTime: company.startLimit() };
  const situation = { seat, view, offers: match.game.offers(view), ...limit };
  const action = bot.decide(
    due === undefined ? situation : { ...situation, left: Math.max(0, due - company.now()) },
    chance,
  );
  return action === null ? undefined : { action, view };
}

/** Plays a bot's decision. If the clock is due, the clock moves instead, and the bot must decide again. */
export function playDecision(
  { match, now }: BotTable,
  seat: Seat,
  action: { type: string },
): MoveResult<{ type: string }, object> {
  const at = now();
  const struck = tick(match, at);
  if (struck) return struck;
  const reply = play(match, seat, action, at);
  if (!reply.ok) throw new Error(`the bot of seat ${seat} was refused: ${JSON.stringify({ action, reply })}`);
  return reply;
}

/** Plays bot moves until the match is over or only people are awaited. */
export function playBots(company: BotTable, watch: (reply: MoveResult<{ type: string }, object>) => void): void {
  for (;;) {
    const seat = awaited(company.match).find(one => company.bots[one]);
    if (seat === undefined) return;
    watch(playBotMove(company, seat));
  }
}
