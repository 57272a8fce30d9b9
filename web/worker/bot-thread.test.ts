import { afterEach, describe, expect, test } from 'vitest';
import type { BotQuestion } from '#bots';
import { accept, seedFrom, start } from '#kernel';
import { titleNamed } from '../shelf.ts';
import {
  type ThreadAnswer,
  type ThreadQuestion,
  type StartBotThread,
  answerBotQuestion,
  createBotThread,
} from './bot-thread.ts';
import { fetchTitle } from './titles.ts';

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A fake thread that answers with the given function. */
const threadThat =
  (answer: (message: ThreadQuestion) => Promise<ThreadAnswer>, started: () => void = () => {}): StartBotThread =>
  hear => {
    started();
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    port1.addEventListener('message', ({ data }: MessageEvent<ThreadAnswer>) => hear(data));
    port2.addEventListener(
      'message',
      ({ data }: MessageEvent<ThreadQuestion>) => void answer(data).then(answered => port2.postMessage(answered, [])),
    );
    for (const port of [port1, port2]) port.start();
    return { ask: message => port1.postMessage(message, []), end: () => port1.close() };
  };

/** A question to the awaited seat of a new P.I. match. */
async function question(): Promise<BotQuestion> {
  await fetchTitle('pi');
  const title = titleNamed('pi');
  if (!title) throw new Error('P.I. is not on the shelf');
  const { game, fixed } = title;
  const options = { answers: 'auto', lastUnsolved: 'nextValue', notebook: 1, turnSeconds: null, ...fixed };
  const match = start({ game, options, seats: 3, seed: seedFrom(new Uint8Array(32), ['a', 'b', 'c']) });
  const [seat = 0] = game.awaited(game.view(match.state, 'audience'));
  return { title: 'pi', bot: 'regular', seat, view: game.view(match.state, seat) };
}

const isLegal = ({ view }: BotQuestion, action: unknown): boolean =>
  accept<{ type: string }>(titleNamed('pi')?.game.offers(view) ?? [], action) !== undefined;

const answering = async ({ id, question: asked }: ThreadQuestion): Promise<ThreadAnswer> => ({
  id,
  answer: await answerBotQuestion(asked),
});

describe('The bot thread', () => {
  test('answers each question, and is started by the first one', async () => {
    let starts = 0;
    const ask = createBotThread(threadThat(answering, () => (starts += 1)));
    expect(starts).toBe(0);
    const asked = await question();
    const answers = await Promise.all([ask(asked), ask(asked)]);
    for (const { action, substitute } of answers) {
      expect(substitute).toBeNull();
      expect(isLegal(asked, action)).toBe(true);
    }
    expect(starts).toBe(1);
  });

  test('is ended if it does not answer: each question gets a simple move, and the next one starts another thread', async () => {
    let starts = 0;
    const silent = threadThat(
      () => new Promise<never>(() => {}),
      () => (starts += 1),
    );
    const ask = createBotThread(silent, 1);
    const asked = await question();
    for (const { action, substitute } of await Promise.all([ask(asked), ask(asked)])) {
      expect(substitute).toBe('slow');
      expect(isLegal(asked, action)).toBe(true);
    }
    expect((await ask(asked)).substitute).toBe('slow');
    expect(starts).toBe(2);
  });

  test.each<[string, StartBotThread]>([
    [
      'cannot be started',
      () => {
        throw new Error('no workers here');
      },
    ],
    ['fails when it is asked', (_, failed) => ({ ask: () => queueMicrotask(() => failed('gone')), end: () => {} })],
  ])('whose thread %s decide in the worker itself', async (_, startThread) => {
    const asked = await question();
    const { action, substitute } = await createBotThread(startThread)(asked);
    expect(substitute).toBeNull();
    expect(isLegal(asked, action)).toBe(true);
  });
});
