import { startVitest } from 'vitest/node';

/** CPU seconds of a game's contract, and its number of tests; Vitest runs it in one thread of this process. */
export async function contractTime(game: string): Promise<{ seconds: number; tests: number }> {
  const before = process.cpuUsage();
  const vitest = await startVitest('test', [`games/${game}/rules/contract.test.ts`], {
    watch: false,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
  });
  const tests = vitest.state.getTestModules().flatMap(module => [...module.children.allTests()]);
  const isPassed = tests.length > 0 && tests.every(test => test.result().state === 'passed');
  await vitest.close();
  if (!isPassed) throw new Error(`the contract of ${game} fails`);
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, tests: tests.length };
}
