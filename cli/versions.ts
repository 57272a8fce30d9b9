import { ALL_VERSIONS, SHELF } from '#shelf';
import type { MatchesByVersion } from '../server/operator.ts';
import type { ParsedArguments } from './arguments.ts';
import { alignColumns } from './columns.ts';
import { withDatabase } from './guests.ts';
import type { CliWords } from './line.ts';

const HEADS = ['cli-column-title', 'cli-column-version', 'cli-column-matches', 'cli-column-kept'] as const;

/** Lists how many matches in progress need each version of the rules, so that versions without any can be removed. */
export async function runVersions(_: ParsedArguments, { say }: CliWords): Promise<number> {
  const running = await withDatabase(operator => operator.matchesByVersion());
  const rows = [...running, ...unused(running)]
    .sort((one, other) => one.title.localeCompare(other.title, 'en') || one.version - other.version)
    .map(one => [one.title, String(one.version), String(one.matches), say({ key: `cli-version-${stateOf(one)}` })]);
  process.stdout.write(`${alignColumns([HEADS.map(key => say({ key })), ...rows]).join('\n')}\n`);
  return 0;
}

/** The versions that this program has, and no match needs. */
const unused = (running: readonly MatchesByVersion[]): MatchesByVersion[] =>
  ALL_VERSIONS.filter(({ id, game }) => !running.some(isOf(id, game.version))).map(({ id, game }) => ({
    title: id,
    version: game.version,
    matches: 0,
  }));

function stateOf({ title, version }: MatchesByVersion): 'current' | 'kept' | 'missing' {
  const is = ({ id, game }: { id: string; game: { version: number } }): boolean =>
    id === title && game.version === version;
  if (SHELF.some(is)) return 'current';
  return ALL_VERSIONS.some(is) ? 'kept' : 'missing';
}

const isOf =
  (title: string, version: number) =>
  (one: MatchesByVersion): boolean =>
    one.title === title && one.version === version;
