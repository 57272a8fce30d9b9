import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cataloguesOf } from '../../../text/catalogue.fixture.ts';

/** The message keys in the sources of this folder, without tests. */
function keysInSources(): string[] {
  const here = new URL('.', import.meta.url);
  const sources = readdirSync(here).filter(name => /\.tsx?$/.test(name) && !/\.(test|fixture)\.ts$/.test(name));
  const texts = sources.map(name => readFileSync(new URL(name, here), 'utf8'));
  return [...new Set(texts.flatMap(text => [...text.matchAll(/'(board-[a-z-]+)'/g)].map(([, key = '']) => key)))];
}

describe('The words of the board', () => {
  test('none is missing and none is left over', () => {
    const written = [...cataloguesOf('games/pi/text').en.keys()].filter(key => key.startsWith('board-'));
    expect(keysInSources().sort()).toEqual(written.sort());
  });
});
