import { type Component, createRoot } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(() => void vi.useRealTimers());

const Hello: Component<{ readonly name: string }> = props => `hello ${props.name}`;

test('a part that was fetched before is shown at once', async () => {
  let fetches = 0;
  const Part = lazyPart(() => {
    fetches += 1;
    return Promise.resolve(Hello);
  });
  await Part.preload();
  expect(createRoot(() => Part({ name: 'Ann' }))).toBe('hello Ann');
  expect(createRoot(() => Part({ name: 'Bob' }))).toBe('hello Bob');
  expect(fetches).toBe(1);
});

test('a fetch that fails is tried again, and after that whenever the part is wanted', async () => {
  vi.useFakeTimers();
  let [fetches, isUp] = [0, false];
  const Part = lazyPart(() => {
    fetches += 1;
    return isUp ? Promise.resolve(Hello) : Promise.reject(new Error('offline'));
  });
  const problem = Part.preload().then(
    () => '',
    (error: unknown) => String(error),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await problem).toBe('Error: offline');
  expect(fetches).toBe(3);
  isUp = true;
  await Part.preload();
  expect(createRoot(() => Part({ name: 'Ann' }))).toBe('hello Ann');
  expect(fetches).toBe(4);
});
