import { describe, expect, test } from 'vitest';
import { queueRender } from './render-queue.ts';

/** Resolves when all queued jobs have run. */
const allDone = (): Promise<void> => new Promise(resolve => queueRender(resolve, 'finish'));

/** Blocks for longer than one slice. */
function dawdle(): void {
  const until = performance.now() + 25;
  while (performance.now() < until);
}

describe('The render queue', () => {
  test('runs jobs in order: those queued by a job right after it, finishes last', async () => {
    const done: string[] = [];
    const say = (word: string) => (): void => void done.push(word);
    queueRender(() => {
      done.push('map');
      queueRender(say('drawings'), 'finish');
      queueRender(() => {
        done.push('row 1');
        queueRender(say('place'));
      });
      queueRender(say('row 2'));
    });
    queueRender(say('log'));
    expect(done).toEqual([]);
    await allDone();
    expect(done).toEqual(['map', 'row 1', 'place', 'row 2', 'log', 'drawings']);
  });

  test('goes on in another task after one slice, and not before', async () => {
    const done: string[] = [];
    const take = (name: string, run: () => void) => (): void => {
      run();
      done.push(name);
      // runs at the end of the task
      queueMicrotask(() => done.push(`after ${name}`));
    };
    queueRender(take('one', () => undefined));
    queueRender(take('two', dawdle));
    queueRender(take('three', () => undefined));
    await allDone();
    await Promise.resolve();
    expect(done).toEqual(['one', 'two', 'after one', 'after two', 'three', 'after three']);
  });
});
