import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map(file => join('docs', file)),
].filter(file => file.endsWith('.md'));

const matches = (text: string, pattern: RegExp): string[][] => [...text.matchAll(pattern)].map(found => [...found]);

/** How a heading is linked to. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe.each(pages)('%s', page => {
  const text = readFileSync(page, 'utf8');

  test('links only to existing files', () => {
    const links = matches(text, /\]\(([^)#:]+)(#[^)]*)?\)/g).map(([, link = '']) => join(dirname(page), link));
    expect(links.filter(link => !existsSync(link))).toEqual([]);
  });

  test('links only to headings that are there', () => {
    const links = matches(text, /\]\(([^)#:]*)#([^)]+)\)/g);
    const lost = links.filter(([, file = '', heading = '']) => {
      const target = file === '' ? text : readFileSync(join(dirname(page), file), 'utf8');
      const headings = matches(target, /^#+ (.+)$/gm).map(([, title = '']) => anchorOf(title));
      return !headings.includes(heading);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  test('quotes sources to the letter', () => {
    const quotes = matches(text, /```\w+ path=(\S+)\n([\s\S]*?)```/g);
    const misquoted = quotes.filter(([, path = '', quote = '']) => !readFileSync(path, 'utf8').includes(quote));
    expect(misquoted.map(([, path, quote]) => `${path}: ${quote}`)).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = matches(text, /npm run (?:-s )?([\w:]+)/g).map(([, script = '']) => script);
    expect(named.filter(script => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

test('the walk through a game quotes its rules, code and tests', () => {
  const quoted = matches(readFileSync('docs/add-a-game.md', 'utf8'), /```\w+ path=(\S+)/g).map(([, path]) => path);
  expect(new Set(quoted)).toEqual(
    new Set(['RULES.md', 'rules/game.ts', 'rules/game.test.ts'].map(file => `examples/cloakroom/${file}`)),
  );
});
