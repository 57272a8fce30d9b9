import { describe, expect, test } from 'vitest';
import { runInSlices } from './slices.ts';

function* counting(to: number): Generator<number, string, void> {
  for (let count = 1; count <= to; count++) yield count;
  return 'done';
}

describe('Long work', () => {
  test('runs in slices with pauses in between', async () => {
    let time = 0;
    const log: string[] = [];
    const beside = new Promise<void>(resolve => {
      setTimeout(() => {
        log.push('something else');
        resolve();
      }, 0);
    });
    const result = await runInSlices(counting(6), {
      took: count => {
        log.push(String(count));
        time += 4;
      },
      paused: () => log.push('pause'),
      signal: new AbortController().signal,
      now: () => time,
    });
    await beside;
    expect(result).toBe('done');
    expect(log.filter(one => one !== 'something else')).toEqual([
      '1',
      '2',
      'pause',
      '3',
      '4',
      'pause',
      '5',
      '6',
      'pause',
    ]);
    expect(log.indexOf('something else')).toBeLessThan(log.indexOf('3'));
  });

  test('stops when it is cancelled', async () => {
    const wanted = new AbortController();
    const taken: number[] = [];
    const result = await runInSlices(counting(10), {
      took: count => {
        taken.push(count);
        if (count === 3) wanted.abort();
      },
      paused: () => {},
      signal: wanted.signal,
    });
    expect(result).toBeUndefined();
    expect(taken).toEqual([1, 2, 3]);
  });

  test('rejects when it throws', async () => {
    function* failing(): Generator<number, string, void> {
      yield 1;
      throw new Error('a bug of ours');
    }
    const work = { took: () => {}, paused: () => {}, signal: new AbortController().signal };
    await expect(runInSlices(failing(), work)).rejects.toThrow('a bug of ours');
  });
});
