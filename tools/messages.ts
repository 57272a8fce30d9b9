// Writes the types of all messages and their arguments, from the English catalogues: npm run messages

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Entry, parse, Visitor } from '@fluent/syntax';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The file for each group of catalogues: one for all screens, one for a game with its terminal, one for every other room. */
function groups(): ReadonlyMap<string, readonly string[]> {
  const alone = ['text', 'cli/text', 'server/text'].map(room => [`${room}/messages.ts`, [`${room}/en.ftl`]] as const);
  const games = globSync('games/*/text/en.ftl', { cwd: root }).map(path => {
    const room = dirname(path);
    return [`${room}/messages.ts`, globSync(`${room}/{,terminal/}en.ftl`, { cwd: root })] as const;
  });
  const screens = globSync('web/{*,kit/board}/text/en.ftl', { cwd: root });
  return new Map<string, readonly string[]>([...alone, ...games, ['web/words/messages.ts', screens]]);
}

/** The variables of a message or term, and the other messages and terms it refers to. */
class Reader extends Visitor {
  readonly variables = new Set<string>();
  readonly references = new Set<string>();

  override visitVariableReference({ id }: { id: { name: string } }): void {
    this.variables.add(id.name);
  }

  override visitMessageReference({ id }: { id: { name: string } }): void {
    this.references.add(id.name);
  }

  override visitTermReference({ id }: { id: { name: string } }): void {
    this.references.add(`-${id.name}`);
  }
}

function readersIn(paths: readonly string[]): ReadonlyMap<string, Reader> {
  const entries = paths.flatMap((path): Entry[] => parse(readFileSync(join(root, path), 'utf8'), {}).body);
  return new Map(
    entries.flatMap(entry => {
      if (entry.type !== 'Message' && entry.type !== 'Term') return [];
      const reader = new Reader();
      reader.visit(entry);
      return [[entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name, reader] as const];
    }),
  );
}

/** The arguments of a message: its own, and those of the messages in it. */
function argumentsOf(key: string, readers: ReadonlyMap<string, Reader>): string[] {
  const reader = readers.get(key);
  if (!reader) return [];
  const inside = [...reader.references].flatMap(other => argumentsOf(other, readers));
  return [...new Set([...reader.variables, ...inside])].sort();
}

/** Every file there should be, by its path. */
export function messageFiles(): ReadonlyMap<string, string> {
  return new Map([...groups()].map(([path, catalogues]) => [path, typesOf(catalogues)]));
}

function typesOf(catalogues: readonly string[]): string {
  const readers = readersIn([...catalogues].sort());
  const keys = [...readers.keys()].filter(key => !key.startsWith('-'));
  const lines = keys.map(key => {
    const names = argumentsOf(key, readers).map(name => `'${name}'`);
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${names.length > 0 ? names.join(' | ') : 'never'};`;
  });
  return [
    '// Written by npm run messages, from the English catalogue.',
    '',
    '/** Every message, with the names of its arguments. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, types] of messageFiles()) writeFileSync(join(root, path), types);
