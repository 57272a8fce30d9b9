import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, gather } from './client.fixture.ts';
import { running, type Running } from './serving.fixture.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(() => server.end());

describe('smoke', () => {
  test('starts', async () => {
    const [ann, bob] = (await gather(server.url, ['Ann', 'Bob', 'Cyd'], { title: 'pi' })) as [Client, Client];
    await ann.insist({ do: 'start' });
    await bob.until(({ doc }) => doc.view !== null);
    expect(bob.flaws).toEqual([]);
  });
});
