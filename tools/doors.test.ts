import { describe, expect, test } from 'vitest';
import { runTool } from './scratch.ts';

const noble = 'node_modules/@noble/hashes';
const rooms = {
  'kernel/index.ts': "import '@noble/hashes/sha2.js';\nexport type { Seat } from './seat.ts';",
  'kernel/seat.ts': 'export type Seat = number;',
  'testkit/index.ts': "import type { Seat } from '#kernel';\nexport const ann: Seat = 0;",
  'testkit/contract.test.ts': "import './index.ts';\nimport '../examples/cloakroom/rules/game.ts';",
  'examples/cloakroom/rules/game.ts': "import type { Seat } from '#kernel';\nexport const cloakroom: Seat = 0;",
  'games/shelf.ts': "import './full-titles.ts';\nexport { a, b } from './manifests.ts';",
  'games/manifests.ts': "export { a } from './a/manifest.ts';\nexport { b } from './b/manifest.ts';",
  'games/full-titles.ts': "import './a/bot.ts';",
  'games/a/manifest.ts': "export { a } from './rules/game.ts';",
  'games/b/manifest.ts': "export { b } from './rules/game.ts';",
  'games/a/rules/game.ts':
    "import type { Seat } from '#kernel';\nimport './editions/en.json';\nexport const a: Seat = 0;",
  'games/a/rules/editions/en.json': '{}',
  'games/a/rules/game.test.ts': "import '#testkit';\nimport '#bots';\nimport '../bot.ts';\nimport './game.ts';",
  'games/a/bot.ts': "import type { Seat } from '#kernel';\nexport { a } from './rules/game.ts';\nexport type S = Seat;",
  'games/a/ui/table.ts': "import '../rules/game.ts';\nimport '../../../web/kit/card.ts';",
  'games/b/rules/game.ts': 'export const b = 0;\nexport type B = number;',
  'bots/index.ts': "export { a, b } from '#shelf';\nimport '../games/a/bot.ts';\nimport '../games/a/rules/game.ts';",
  'cli/parlour.ts': "import 'node:fs';\nimport '#shelf';\nimport '#bots';",
  'tables/live.ts': "import '#kernel';\nimport '#shelf';\nimport '#bots';\nimport '@noble/hashes/sha2.js';",
  'server/serve.ts': "import 'node:fs';\nimport '../tables/live.ts';",
  'web/kit/card.ts': 'export const card = 1;',
  'web/boxes.ts': "import '../games/manifests.ts';\nimport '../games/a/ui/table.ts';",
  'web/worker.ts': "import '../tables/live.ts';\nimport '../games/manifests.ts';",
  'bench/engine.ts': "import '#testkit';\nimport '../games/a/bot.ts';\nimport 'node:fs';",
  [`${noble}/package.json`]: '{ "name": "@noble/hashes", "exports": { "./sha2.js": "./sha2.js" } }',
  [`${noble}/sha2.js`]: 'export const sha256 = 1;',
};

/** Who imports what, written how, and what that is. */
const shut = [
  ['a game knows another', 'games/a/rules', '../../b/rules/game.ts', 'games/b/rules/game.ts'],
  ['a bot knows another game', 'games/a/bot', '../../b/rules/game.ts', 'games/b/rules/game.ts'],
  ['a screen knows another game', 'games/a/ui', '../../b/rules/game.ts', 'games/b/rules/game.ts'],
  ['an example knows a game', 'examples/x', '../../games/a/rules/game.ts', 'games/a/rules/game.ts'],
  ['an example knows another', 'examples/x', '../cloakroom/rules/game.ts', 'examples/cloakroom/rules/game.ts'],
  ['the kernel reads files', 'kernel', 'node:fs', 'fs'],
  ['the kernel knows games', 'kernel', '#shelf', 'games/shelf.ts'],
  ['rules read files', 'games/a/rules', 'node:fs', 'fs'],
  ['rules use a library', 'games/a/rules', '@noble/hashes/sha2.js', `${noble}/sha2.js`],
  ['rules use the testkit', 'games/a/rules', '#testkit', 'testkit/index.ts'],
  ['rules use bots', 'games/a/rules', '#bots', 'bots/index.ts'],
  ['rules use their own bot', 'games/a/rules', '../bot.ts', 'games/a/bot.ts'],
  ['rules use the screen', 'games/a/rules', '../../../web/kit/card.ts', 'web/kit/card.ts'],
  ['the testkit uses bots', 'testkit', '#bots', 'bots/index.ts'],
  ['the command line knows a game', 'cli', '../games/a/rules/game.ts', 'games/a/rules/game.ts'],
  ['tables read files', 'tables', 'node:fs', 'fs'],
  ['tables know the server', 'tables', '../server/serve.ts', 'server/serve.ts'],
  ['tables know a game', 'tables', '../games/a/rules/game.ts', 'games/a/rules/game.ts'],
  ['the web reads files', 'web', 'node:fs', 'fs'],
  ['the web knows the server', 'web', '../server/serve.ts', 'server/serve.ts'],
  ['the web knows rules', 'web', '../games/a/rules/game.ts', 'games/a/rules/game.ts'],
  ['a screen knows tables', 'games/a/ui', '../../../tables/live.ts', 'tables/live.ts'],
  ['the server uses the testkit', 'server', '#testkit', 'testkit/index.ts'],
  ['a file is not there', 'kernel', './nowhere.ts', './nowhere.ts'],
] as const;

const ways = {
  value: (from: string) => `import * as it from '${from}';\nexport default it;`,
  type: (from: string) => `import type * as it from '${from}';\nexport type It = typeof it;`,
  passing: (from: string) => `export type It = readonly import('${from}').It[];`,
  passed: (from: string) => `export type { It } from '${from}';`,
  later: (from: string) => `export const it = async () => await import('${from}');`,
};

const file = (title: string, room: string, way: string) => `${room}/${title.replaceAll(' ', '-')}-${way}.ts`;

const violations = cruise({
  ...rooms,
  ...Object.fromEntries(
    shut.flatMap(([title, room, from]) =>
      Object.entries(ways).map(([way, write]) => [file(title, room, way), write(from)]),
    ),
  ),
  'games/a/rules/other.test.ts': "import '../../b/rules/game.ts';",
  'kernel/one.ts': "export * from './two.ts';",
  'kernel/two.ts': "export type * from './one.ts';",
  'bench/tested.ts': "import '../games/a/rules/game.test.ts';",
});

/** All that is wrong with these files: one run for all of them, as a run costs more than a file. */
function cruise(sources: Record<string, string>): string[] {
  const args = ['--config', '.dependency-cruiser.js', '--output-type', 'json', '.'];
  const { summary } = runTool('dependency-cruiser/bin/dependency-cruiser.mjs', args, {
    ours: ['.dependency-cruiser.js', 'package.json'],
    sources,
  }) as { summary: { violations: { from: string; to: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`);
}

test('open: all shared components', () => {
  const drawn = violations.filter(violation => Object.keys(rooms).some(from => violation.includes(`: ${from} ->`)));
  expect(drawn).toEqual([]);
});

describe.each(shut)('shut: %s', (title, room, _, to) => {
  test.each(Object.keys(ways))('by %s', way => {
    expect(violations).toContain(`not-in-allowed: ${file(title, room, way)} -> ${to}`);
  });
});

test("shut: another game to a game's tests", () => {
  expect(violations).toContain('not-in-allowed: games/a/rules/other.test.ts -> games/b/rules/game.ts');
});

test('shut: circles, of types too', () => {
  expect(violations).toContain('no-cycles: kernel/one.ts -> kernel/two.ts');
});

test('shut: tests to all rooms', () => {
  expect(violations).toContain('no-imports-of-tests: bench/tested.ts -> games/a/rules/game.test.ts');
});
