// Writes the SVG sheets of games, from the icons that each game lists: npm run icons

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** An icon by its name, or our own path in a square of 512. */
type Drawing = string | { readonly own: string };

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every sheet, by its path. */
export function sheets(): ReadonlyMap<string, string> {
  const { icons } = read('node_modules/@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>;
  };

  const bodyOf = (drawing: Drawing): string => {
    if (typeof drawing !== 'string') return `<path fill="currentColor" d="${drawing.own}"/>`;
    const icon = icons[drawing];
    if (!icon) throw new Error(`there is no icon called ${drawing}`);
    return icon.body;
  };
  const sheetOf = (drawings: Readonly<Record<string, Drawing>>): string =>
    [
      '<svg xmlns="http://www.w3.org/2000/svg">',
      '<!-- Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. -->',
      ...Object.entries(drawings).map(
        ([id, drawing]) => `<symbol id="${id}" viewBox="0 0 512 512">${bodyOf(drawing)}</symbol>`,
      ),
      '</svg>\n',
    ].join('\n');

  const named = globSync('games/*/ui/icons/sheets.json', { cwd: root }).flatMap(path =>
    Object.entries(read(path) as Record<string, Record<string, Drawing>>).map(
      ([sheet, drawings]) => [`${dirname(path)}/${sheet}.svg`, sheetOf(drawings)] as const,
    ),
  );
  return new Map(named);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, sheet] of sheets()) writeFileSync(join(root, path), sheet);
