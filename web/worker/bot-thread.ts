import { substituteAnswer, askBot, THINKING_TIME, type ExplainedAnswer, type BotQuestion, timeLimit } from '#bots';
import { type Chance, type Milliseconds, streamOf } from '#kernel';
import { ALL_VERSIONS } from '#shelf';
import { randomBytes } from '../../tables/secrets.ts';
import { later, type Timer } from '../../tables/time.ts';
import { fetchTitle } from './titles.ts';

export interface ThreadQuestion {
  readonly id: number;
  readonly question: BotQuestion;
}

export interface ThreadAnswer {
  readonly id: number;
  readonly answer: ExplainedAnswer;
}

/** A thread that runs bots. */
export interface BotThread {
  ask(question: ThreadQuestion): void;
  end(): void;
}

/** Starts a thread. `failed` is called if it cannot start or ends with an error. */
export type StartBotThread = (hear: (answer: ThreadAnswer) => void, failed: (cause: unknown) => void) => BotThread;

const luck = (): Chance => streamOf(randomBytes(32), 0);

/** Answers a bot question in the current thread. */
export async function answerBotQuestion(question: BotQuestion): Promise<ExplainedAnswer> {
  await fetchTitle(question.title, question.version);
  return askBot(question, ALL_VERSIONS, luck(), timeLimit(THINKING_TIME));
}

/** Timeout of an answer. The bots of one table think one after the other. */
const ANSWER_TIMEOUT: Milliseconds = 15 * THINKING_TIME;

interface PendingQuestion {
  readonly question: BotQuestion;
  readonly timer: Timer;
  answered(answer: ExplainedAnswer): void;
}

/**
 * Runs bots in their own thread, so that they never block the tables. A thread that times out is ended, and a simple
 * move is made instead. Without threads the question is answered here.
 */
export function createBotThread(
  start: StartBotThread,
  patience: Milliseconds = ANSWER_TIMEOUT,
): (question: BotQuestion) => Promise<ExplainedAnswer> {
  const waiting = new Map<number, PendingQuestion>();
  let thread: BotThread | undefined;
  let last = 0;

  function hear({ id, answer }: ThreadAnswer): void {
    const asked = waiting.get(id);
    clearTimeout(asked?.timer);
    waiting.delete(id);
    asked?.answered(answer);
  }

  function endWith(answerFor: (question: BotQuestion) => ExplainedAnswer | Promise<ExplainedAnswer>): void {
    thread?.end();
    thread = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { question, timer, answered } of left) {
      clearTimeout(timer);
      void Promise.resolve(answerFor(question)).then(answered);
    }
  }

  const giveUp = (): void =>
    endWith(question =>
      substituteAnswer(question, ALL_VERSIONS, luck(), {
        substitute: 'slow',
        reason: `no answer within ${patience} ms`,
      }),
    );

  return question =>
    new Promise(answered => {
      last += 1;
      waiting.set(last, { question, answered, timer: later(giveUp, patience) });
      try {
        thread ??= start(hear, () => endWith(answerBotQuestion));
        thread.ask({ id: last, question });
      } catch {
        endWith(answerBotQuestion);
      }
    });
}
