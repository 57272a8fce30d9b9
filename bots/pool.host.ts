import { parentPort } from 'node:worker_threads';
import { type Milliseconds, streamOf } from '#kernel';
import type { Title } from '#shelf';
import {
  substituteAnswer,
  askBot,
  type ExplainedAnswer,
  type BotFailure,
  type BotQuestion,
  timeLimit,
} from './bot-answer.ts';

/** What the pool gives a thread to do. */
export interface WorkerTask {
  readonly question: BotQuestion;
  /** What became of it in another thread; null: it is asked for the first time. */
  readonly failure: BotFailure | null;
  /** How long the bot may think. */
  readonly budget: Milliseconds;
}

/** What a thread says: that it has taken up its task, and what came of it. */
export type WorkerMessage = 'thinking' | ExplainedAnswer;

/** Makes this thread one of a pool: it answers questions about these titles, one after the other. */
export function host(shelf: readonly Title[]): void {
  const pool = parentPort;
  if (!pool) throw new Error('bots are hosted in a thread of their own');
  const say = (said: WorkerMessage): void => pool.postMessage(said, []);
  pool.on('message', ({ question, failure, budget }: WorkerTask) => {
    say('thinking');
    const chance = streamOf(crypto.getRandomValues(new Uint8Array(32)), 0);
    say(
      failure ? substituteAnswer(question, shelf, chance, failure) : askBot(question, shelf, chance, timeLimit(budget)),
    );
  });
}
