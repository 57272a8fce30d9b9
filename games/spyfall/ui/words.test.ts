import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cataloguesOf } from '../../../text/catalogue.fixture.ts';
import { VOTES } from '../rules/offers.ts';
import { PHRASES } from '../rules/phrasebook.ts';

/** The sources of this folder, but for the tests. */
function sources(): string {
  const here = new URL('.', import.meta.url);
  return readdirSync(here)
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
    .map(name => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');
}

/** The keys that stand in the sources, and those that are put together there. */
const keysInSources = (text: string): string[] => [
  ...[...text.matchAll(/'(board-[a-z-]+)'/g)].map(([, key = '']) => key),
  ...PHRASES.map(({ theme }) => `board-theme-${theme}`),
  ...VOTES.flatMap(vote => [`board-vote-${vote}`, `board-vote-${vote}-what`]),
];

describe('The words of the board', () => {
  test('none is missing and none is left over', () => {
    const written = [...cataloguesOf('games/spyfall/text').en.keys()].filter(key => key.startsWith('board-'));
    expect([...new Set(keysInSources(sources()))].sort()).toEqual(written.sort());
  });

  test('keys that are put together are those the test knows of', () => {
    const families = [...sources().matchAll(/`(board-[^`]*\$\{[^`]*)`/g)].map(([, key = '']) =>
      key.replaceAll(/\$\{[^}]*\}/g, '*'),
    );
    expect([...new Set(families)].sort()).toEqual(['board-theme-*', 'board-vote-*', 'board-vote-*-what']);
  });
});
