// Checks that every message of a screen or of the command line is used in its sources, and that every key there exists.

import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cataloguesOf } from '../text/catalogue.fixture.ts';

interface MessageGroup {
  readonly name: string;
  /** Folders with catalogues. */
  readonly catalogues: readonly string[];
  /** The messages of these catalogues that only these sources use. */
  readonly keys: RegExp;
  readonly sources: readonly string[];
}

const SCREENS: MessageGroup = {
  name: 'web',
  catalogues: globSync('web/{*,kit/board}/text/en.ftl').map(dirname).sort(),
  keys: /^/,
  sources: ['web/**/*.{ts,tsx}', 'text/*.ts'],
};
const COMMAND_LINE: MessageGroup = { name: 'cli', catalogues: ['cli/text'], keys: /^cli-/, sources: ['cli/*.ts'] };
const GAMES = globSync('games/*/ui')
  .map(dirname)
  .sort()
  .map(
    (game): MessageGroup => ({
      name: game,
      catalogues: [`${game}/text`],
      keys: /^(board|notebook|talk)-/,
      sources: [`${game}/ui/**/*.{ts,tsx}`],
    }),
  );

/** The sources of a group, without tests and class names such as css['board-map']. */
const sourceOf = ({ sources }: MessageGroup): string =>
  globSync([...sources])
    .filter(path => !/[.](test|fixture)[.]tsx?$|messages[.]ts$/.test(path))
    .map(path => readFileSync(path, 'utf8').replaceAll(/\['[^']*'\]/g, ''))
    .join('\n');

const literals = (source: string): string[] =>
  [...source.matchAll(/'([a-z][a-zA-Z]*(?:-[a-zA-Z0-9]+)+)'/g)].map(([, key = '']) => key);

/** Patterns of computed keys: `home-about-${…}` means every key that begins with home-about-. */
const computed = (source: string): RegExp[] =>
  [...source.matchAll(/`([a-z][a-zA-Z]*-[^`\s]*\$\{[^`]*)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[a-zA-Z0-9-]+')}$`),
  );

/** Strings with the prefix of a group are keys. In `web` only arguments of word() and values of `key` are. */
const keysIn = (source: string, { keys }: MessageGroup): string[] =>
  keys === SCREENS.keys
    ? [...source.matchAll(/(?:\bword\(|\bkey: )([^,;{}\n]*)/g)].flatMap(([, argument = '']) => literals(argument))
    : literals(source).filter(key => keys.test(key));

function problemsOf(group: MessageGroup): string[] {
  const source = sourceOf(group);
  const written = group.catalogues
    .flatMap(folder => [...cataloguesOf(folder).en.keys()])
    .filter(key => group.keys.test(key));
  const known = new Set([...written, ...cataloguesOf('text').en.keys()]);
  const used = new Set(literals(source));
  const patterns = computed(source);
  const asked = new Set(keysIn(source, group));
  return [
    ...(asked.size < 20 ? [`${group.name}: only ${asked.size} messages were found in its sources`] : []),
    ...[...asked].filter(key => !known.has(key)).map(key => `${group.name}: ${key} is used and has no text`),
    ...written
      .filter(key => !used.has(key) && !patterns.some(pattern => pattern.test(key)))
      .map(key => `${group.name}: ${key} has a text and is not used`),
  ];
}

for (const problem of [SCREENS, COMMAND_LINE, ...GAMES].flatMap(problemsOf)) {
  console.log(problem);
  process.exitCode = 1;
}
