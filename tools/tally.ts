import type { Reporter } from 'vitest/node';

/** Ends a test run with one line that people and scripts can read. */
export const tallyReporter: Reporter = {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const count = (state: string) => tests.filter(test => test.result().state === state).length;
    // A file that does not load, or an error outside any test, is a failure that no test reports.
    const unloaded = modules.filter(module => module.errors().length > 0).length;
    const retried = tests.filter(test => (test.diagnostic()?.retryCount ?? 0) > 0 && test.result().state === 'passed');
    const line = `${count('passed')} passed, ${count('failed') + unloaded + errors.length} failed`;
    process.once('exit', () => {
      for (const test of retried)
        console.log(`passed only when tried again: ${test.module.relativeModuleId} ${test.fullName}`);
      console.log(line);
    });
  },
};
