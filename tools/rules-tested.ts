import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { untested } from '../testkit/citations.ts';

const namesOfPassed = (modules: readonly TestModule[]): string[] =>
  modules
    .flatMap(module => [...module.children.allTests()])
    .filter(test => test.result().state === 'passed')
    .map(test => test.fullName);

/** Fails a full test run of a game if a rule of its RULES.md is cited by no passing test. */
export function rulesTested(): Reporter {
  let isPartial = false;
  return {
    onInit({ config }) {
      isPartial = config.testNamePattern !== undefined;
    },
    onTestRunEnd(modules) {
      if (isPartial) return;
      const run = new Set(modules.map(({ moduleId }) => moduleId));
      for (const ledger of globSync('{games,examples}/*/RULES.md')) {
        const files = globSync(`${dirname(ledger)}/**/*.test.ts`).map(file => resolve(file));
        if (files.some(file => !run.has(file))) continue;
        const names = namesOfPassed(modules.filter(({ moduleId }) => files.includes(moduleId)));
        const missing = untested(readFileSync(ledger, 'utf8'), names);
        if (missing.length === 0) continue;
        console.error(`Rules of ${ledger} that no passing test cites: ${missing.join(', ')}`);
        process.exitCode = 1;
      }
    },
  };
}
