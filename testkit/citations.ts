import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A rule number: PI-5.8, INV-3, EX-07-A. */
const RULE_NUMBER = /[A-Z]+-[A-Z0-9]+(?:[.-][A-Z0-9]+)*[a-z]?(?![A-Za-z0-9])/;

/** The rules a RULES.md states, in its order: a list item or heading that begins with a number states that rule. */
export function ruleNumbers(markdown: string, pattern: RegExp = RULE_NUMBER): string[] {
  const statement = new RegExp(`^\\s*(?:[-*+]|#{1,6}|\\d+[.)])\\s+[*_]*(${pattern.source})`, 'gm');
  return [...new Set([...markdown.matchAll(statement)].map(([, number = '']) => number))];
}

/** The rules no test cites in its name, nor in the name of a group of tests. */
export function untested(markdown: string, folder: URL | string, pattern: RegExp = RULE_NUMBER): string[] {
  const cited = new Set(
    testsIn(folder instanceof URL ? fileURLToPath(folder) : folder).flatMap(test => citations(test, pattern)),
  );
  return ruleNumbers(markdown, pattern).filter(number => !cited.has(number));
}

const testsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.test.ts') && !entry.parentPath.includes('node_modules'))
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** test('…, test.each(…)('…, describe('…: the text from the opening quote to the closing one. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

const citations = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, , title = '']) => title.match(new RegExp(pattern.source, 'g')) ?? []);
