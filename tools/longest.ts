import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Pattern, serialize } from '@fluent/syntax';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../text/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The usual length of a filled-in value. */
const FILLED_IN = 6;

/** The largest number of letters of a message. */
function lengthOf({ elements }: Pattern): number {
  let length = 0;
  for (const element of elements)
    if (element.type === 'TextElement') length += element.value.length;
    else if (element.expression.type === 'SelectExpression')
      length += Math.max(...element.expression.variants.map(({ value }) => lengthOf(value)));
    else length += FILLED_IN;
  return length;
}

/** A catalogue with the longest form of each message in these. */
export function longestOf(catalogues: readonly string[]): string {
  const [first, ...others] = catalogues.map(text => parse(text, { withSpans: false }));
  if (!first) throw new Error('there is no catalogue to choose from');
  const longest = new Map<string, { readonly length: number; readonly entry: (typeof first.body)[number] }>();
  for (const { body } of [first, ...others])
    for (const entry of body) {
      if ((entry.type !== 'Message' && entry.type !== 'Term') || !entry.value) continue;
      const name = `${entry.type} ${entry.id.name}`;
      const length = lengthOf(entry.value);
      if (length > (longest.get(name)?.length ?? -1)) longest.set(name, { length, entry });
    }
  first.body = [...longest.values()].map(({ entry }) => entry);
  return serialize(first, { withJunk: false });
}

/** The longest catalogue, in place of the English one of a folder. */
export const longestIn = (folder: string): string =>
  longestOf(LANGUAGES.map(language => readFileSync(`${root}${folder}/${language}.ftl`, 'utf8')));

/** A plugin that builds the screens with the longest messages: a layout that fits these fits every language. */
export const longestMessages: Plugin = {
  name: 'longest',
  enforce: 'pre',
  load(id) {
    const path = /^(.*)[/]en[.]ftl[?]raw$/.exec(id)?.[1];
    return path === undefined ? null : `export default ${JSON.stringify(longestIn(relative(root, path)))}`;
  },
};
