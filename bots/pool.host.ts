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

/** A task for a thread of the pool. */
export interface WorkerTask {
  readonly question: BotQuestion;
  /** How it failed in another thread; null: this is the first try. */
  readonly failure: BotFailure | null;
  /** How long the bot may think. */
  readonly budget: Milliseconds;
}

/** Messages of a thread: it has started the task, or the answer. */
export type WorkerMessage = 'thinking' | ExplainedAnswer;

/** Runs this thread as part of a pool: it answers questions about these titles, one at a time. */
export function hostBots(shelf: readonly Title[]): void {
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
