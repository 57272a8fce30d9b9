// Generates tables/confusables.json from Unicode's list of confusable characters (confusables.txt, UTS #39).
// The list comes from the npm package unhomoglyph, whose data.json holds all of it:
//   npm pack unhomoglyph@1.0.6 && tar xzf unhomoglyph-1.0.6.tgz
//   node tools/run.js tools/confusables.ts package/data.json

import { readFileSync, writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node tools/run.js tools/confusables.ts <data.json of unhomoglyph>');

const listed = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));

/** Names are compared without these: see BETWEEN_LETTERS in tables/names.ts. */
const PASSED_OVER =
  /^[[\p{P}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{Sk}]--[\p{Emoji_Modifier}\p{Extended_Pictographic}]]$/v;
const ASCII = /^[\0-\x7f]$/;

const mapped = (text: string): string =>
  Array.from(text.normalize('NFD'), character => listed.get(character) ?? character.normalize('NFKD'))
    .join('')
    .normalize('NFD');

/** Some prototypes have prototypes themselves, since names are also compared after NFKD. */
function skeletonOf(text: string): string {
  const next = mapped(text);
  return next === text ? text : skeletonOf(next);
}

/** Whether NFKD already leads to the prototype of a character. */
const isCompatible = (character: string): boolean =>
  character.normalize('NFKD') !== character && skeletonOf(character.normalize('NFKD')) === skeletonOf(character);

const isNeeded = (character: string): boolean =>
  // ASCII letters are compared by our own rules: I is like l, and l is no L
  !ASCII.test(character) &&
  !PASSED_OVER.test(character) &&
  // never occurs, since names are decomposed first
  character.normalize('NFD') === character &&
  !isCompatible(character);

const byPrototype = new Map<string, string[]>();
for (const character of [...listed.keys()].filter(isNeeded)) {
  const prototype = skeletonOf(character);
  byPrototype.set(prototype, [...(byPrototype.get(prototype) ?? []), character]);
}

const byCodePoint = (one: string, other: string): number => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
const inAscii = (text: string): string =>
  JSON.stringify(text).replaceAll(/[^\0-\x7e]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const lines = [...byPrototype]
  .map(([prototype, characters]) => [prototype, characters.toSorted(byCodePoint).join('')] as const)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([prototype, characters]) => `    ${inAscii(prototype)}: ${inAscii(characters)}`);

const about = {
  from: 'Unicode confusables.txt 13.0.0, by way of unhomoglyph 1.0.6; made by tools/confusables.ts',
  licence: 'confusables.LICENSE.txt',
};
const head = Object.entries(about).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`);
writeFileSync(
  new URL('../tables/confusables.json', import.meta.url),
  `{\n${head.join('\n')}\n  "prototypes": {\n${lines.join(',\n')}\n  }\n}\n`,
);
