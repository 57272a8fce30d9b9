import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admit, recordOf, seedFrom, start, tick } from '#kernel';
import { titleNamed } from '#shelf';
import { parlour } from './process.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-late-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'grown.json');

/** A match of Spyfall of three people who say nothing; Ola joins with the second round. */
beforeAll(() => {
  const game = titleNamed('spyfall')?.game;
  if (!game) throw new Error('Spyfall is not on the shelf');
  const [secret, words] = [new Uint8Array(32).fill(5), ['one', 'two', 'three']];
  const options = { rounds: 2, minutes: 1, conversation: 'spoken', roles: 'played', voteSeconds: 15 };
  const match = start({ game, options, seats: 3, seed: seedFrom(secret, words) });
  admit(match, 0);
  for (let now = 0; !game.result(match.state); now += 400_000) tick(match, now);
  const seats = ['Ann', 'Bob', 'Cyd', 'Ola'].map(name => ({ name, bot: null }));
  writeFileSync(file, JSON.stringify(recordOf(match, { edition: 'spyfall', seats, secret, words })));
});

describe('the record of a match with a latecomer', () => {
  test('is right, says parlour verify', async () => {
    const { code, out } = await parlour(['verify', file, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('The game file is right.');
  });

  test('is told by parlour replay, with the moment they joined', async () => {
    const { code, out } = await parlour(['replay', file, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('A latecomer will join when the next seat is added.');
    expect(out).toContain('Ola joins with 0 points.');
  });

  test('is seen by them as by a spectator until then', async () => {
    const views = await Promise.all(
      [
        ['--seat', '3', '--at', '1'],
        ['--seat', 'audience', '--at', '1'],
        ['--seat', '3'],
      ].map(async more => {
        const { out } = await parlour(['replay', file, ...more, '--json']);
        return (JSON.parse(out) as { view: { me: unknown } }).view;
      }),
    );
    expect(views[0]).toEqual(views[1]);
    expect(views.map(({ me }) => me)).toEqual(['audience', 'audience', 3]);
  });
});
