import { describe, expect, test } from 'vitest';
import { inTurn } from './turns.ts';

/** Resolves when all that waits has had its turn. */
const allDone = (): Promise<void> => new Promise(resolve => inTurn(resolve, 'finish'));

/** Keeps the page busy for longer than one may go on after the other. */
function dawdle(): void {
  const until = performance.now() + 25;
  while (performance.now() < until);
}

describe('Turns', () => {
  test('come in the order of the page: what one is made of right after it, finishes last', async () => {
    const done: string[] = [];
    const say = (word: string) => (): void => void done.push(word);
    inTurn(() => {
      done.push('map');
      inTurn(say('drawings'), 'finish');
      inTurn(() => {
        done.push('row 1');
        inTurn(say('place'));
      });
      inTurn(say('row 2'));
    });
    inTurn(say('log'));
    expect(done).toEqual([]);
    await allDone();
    expect(done).toEqual(['map', 'row 1', 'place', 'row 2', 'log', 'drawings']);
  });

  test('go on in another task when they have taken long enough, and not before', async () => {
    const done: string[] = [];
    const take = (name: string, run: () => void) => (): void => {
      run();
      done.push(name);
      // at the end of the task, whoever ends it
      queueMicrotask(() => done.push(`after ${name}`));
    };
    inTurn(take('one', () => undefined));
    inTurn(take('two', dawdle));
    inTurn(take('three', () => undefined));
    await allDone();
    await Promise.resolve();
    expect(done).toEqual(['one', 'two', 'after one', 'after two', 'three', 'after three']);
  });
});
