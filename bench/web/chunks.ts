import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A source text, and its folder. */
export interface Source {
  readonly folder: string;
  readonly text: string;
}

/** A word that prose does not have: two words in one, or a rule number. */
const LITERAL = /(['"`])([a-z]+(?:[A-Z][a-z]+)+|[A-Z]{2,}-\d+[.]\d+)\1/g;

const literalsIn = (text: string): string[] => [...text.matchAll(LITERAL)].map(([, , literal = '']) => literal);

/** For each game, words in its rules that occur nowhere else and survive minification. */
export function markersOf(
  rules: readonly Source[],
  others: readonly Source[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const spoken = new Map<string, Set<string>>();
  for (const { folder, text } of [...rules, ...others])
    for (const literal of literalsIn(text)) spoken.set(literal, (spoken.get(literal) ?? new Set()).add(folder));
  const games = new Map<string, Set<string>>();
  for (const { folder, text } of rules)
    for (const literal of literalsIn(text))
      if (spoken.get(literal)?.size === 1) games.set(folder, (games.get(folder) ?? new Set()).add(literal));
  return games;
}

/** One word may occur by chance; several of the same game do not. */
const ENOUGH = 5;

/** The games whose rules are in a chunk. */
export const rulesIn = (chunk: string, markers: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const literals = new Set(literalsIn(chunk));
  return [...markers].flatMap(([game, words]) =>
    [...words].filter(word => literals.has(word)).length >= ENOUGH ? [game] : [],
  );
};

const isTest = (file: string): boolean => /[.](test|fixture)[.]ts$/.test(file);

function read(pattern: string, folderOf: (file: string) => string): Source[] {
  return globSync(pattern, { cwd: root })
    .filter(file => !isTest(file))
    .map(file => ({ folder: folderOf(file), text: readFileSync(join(root, file), 'utf8') }));
}

/** The markers of every game. */
export function housesMarkers(): ReadonlyMap<string, ReadonlySet<string>> {
  const gameOf = (file: string): string => file.split(sep).slice(0, 2).join('/');
  const rules = read('games/*/rules/**/*.{ts,json}', gameOf);
  const inGames = read('games/*/{ui,telling,bot}/**/*.{ts,tsx}', gameOf);
  const others = read('{kernel,web,tables,bots,text}/**/*.{ts,tsx}', file => dirname(file));
  return markersOf(rules, [...inGames, ...others]);
}

export interface Chunk {
  readonly name: string;
  readonly text: string;
  /** As it is sent, compressed with brotli. */
  readonly bytes: number;
}

/** Every script of the built screens. */
export function chunksIn(site: string): Chunk[] {
  return globSync('**/*.js', { cwd: site }).map(file => ({
    name: basename(file),
    text: readFileSync(join(site, file), 'utf8'),
    bytes: readFileSync(join(site, `${file}.br`)).length,
  }));
}
