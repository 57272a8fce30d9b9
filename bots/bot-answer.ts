import { type AnyBot, accept, type Chance, copy, field, type Milliseconds, type Seat } from '#kernel';
import { findTitle, type Title } from '#shelf';
import { random } from './random.ts';
import { botsFor } from './bot-list.ts';

/** The input of a bot: everything its seat knows, and nothing else. */
export interface BotQuestion {
  /** The id of a title on the shelf. */
  readonly title: string;
  /** The version of the rules; absent: the current one. */
  readonly version?: number;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: object;
  /** How long the clock still runs; absent if none does. */
  readonly left?: Milliseconds;
}

/** A request for a bot's move at a seat. */
export interface BotRequest {
  /** The id of the table. Threads are shared fairly between tables; each seat has at most one open request. */
  readonly table: string;
  readonly seat: Seat;
  /** Returns the question when a thread is free; undefined: the answer is not needed any more. */
  question(): BotQuestion | undefined;
}

export interface BotAnswer {
  /** Null: it waits. An awaited seat waits only if no legal move was found for it. */
  readonly action: { type: string } | null;
  /** Why the bot did not decide this itself; null: it did. */
  readonly substitute: BotFailure['substitute'] | null;
}

export interface BotFailure {
  /** The bot threw or played illegally, thought too long, or waited too long for a thread. */
  readonly substitute: 'failed' | 'slow' | 'late';
  /** For the log. */
  readonly reason: string;
}

/** An answer, and the reason for any substitute. */
export type ExplainedAnswer = Pick<BotAnswer, 'action'> &
  (BotFailure | { readonly substitute: null; readonly reason: null });

type Action = { type: string };

/** How long a bot may think before it must decide. */
export const THINKING_TIME: Milliseconds = 1_000;

/** Returns a function that says whether this much time has passed. */
export function timeLimit(budget: Milliseconds): () => boolean {
  const until = performance.now() + budget;
  return () => performance.now() > until;
}

/** Asks the bot. If it fails, a simple move is made instead. There is no time limit unless one is given. */
export function askBot(
  question: BotQuestion,
  shelf: readonly Title[],
  chance: Chance,
  isOutOfTime: () => boolean = () => false,
): ExplainedAnswer {
  try {
    return { action: ownMove(question, shelf, chance, isOutOfTime), substitute: null, reason: null };
  } catch (error) {
    return substituteAnswer(question, shelf, chance, { substitute: 'failed', reason: errorText(error) });
  }
}

/** The answer for a bot that failed: any legal move if the seat is awaited, else none. */
export function substituteAnswer(
  question: BotQuestion,
  shelf: readonly Title[],
  chance: Chance,
  failure: BotFailure,
): ExplainedAnswer {
  try {
    return { action: simpleMove(question, shelf, chance), ...failure };
  } catch (error) {
    return noAnswer(failure, errorText(error));
  }
}

/** No legal move was found either. */
export const noAnswer = ({ substitute, reason }: BotFailure, andThen: string): ExplainedAnswer => ({
  action: null,
  substitute,
  reason: `${reason}\nno move in its place either: ${andThen}`,
});

export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

function ownMove(question: BotQuestion, shelf: readonly Title[], chance: Chance, isOutOfTime: () => boolean) {
  const { bot: name, seat, view, left } = question;
  const title = titleIn(shelf, question);
  const offers = title.game.offers(view);
  if (offers.length === 0) return null;
  const bot = botNamed(title, name);
  // copies, because the bot may change them
  const situation = { seat, view: copy(view), offers: copy(offers), isOutOfTime };
  const decided: unknown = bot.decide(left === undefined ? situation : { ...situation, left }, chance);
  if (decided === null && !title.game.awaited(view).includes(seat)) return null;
  const action = accept<Action>(offers, decided);
  if (!action) throw new Error(`it was to fill in an offer, and said ${JSON.stringify(decided)}`);
  return action;
}

function simpleMove(question: BotQuestion, shelf: readonly Title[], chance: Chance): Action | null {
  const { seat, view } = question;
  const { game } = titleIn(shelf, question);
  const offers = game.offers(view);
  const mayWait = offers.length === 0 || !game.awaited(view).includes(seat);
  return mayWait ? null : random.decide({ seat, view, offers }, chance);
}

function titleIn(shelf: readonly Title[], { title: id, version }: BotQuestion): Title {
  const title = findTitle(shelf, id, version);
  if (!title)
    throw new Error(`there is no title ${id}${version === undefined ? '' : ` of version ${version}`} on the shelf`);
  return title;
}

function botNamed(title: Title, name: string): AnyBot {
  const bot = field(botsFor(title), name);
  if (!bot) throw new Error(`no bot called ${name} plays ${title.id}`);
  return bot as AnyBot;
}
