import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { serviceWorker } from './service/plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const root = here('..').replaceAll('\\', '/');
/** The path of a module from the root of the repository. */
const nameOf = (id: string): string => id.replaceAll('\\', '/').replace(root, '');

/** Used by the home page of returning players and by every table: a chunk of its own, so that neither loads the other. */
const FOR_EVERY_PAGE = /^web\/kit\/(dialog|seat|time|time-format)[.].*(tsx?|css)$/;
/** Used by the first screen of every table; otherwise it would end up in the chunk of one game. */
const AT_EVERY_TABLE = [
  /^web\/table\/page[.]tsx$/,
  /^web\/desk\/.*[.](tsx?|css)$/,
  /^web\/kit\/(?!choices|copy|count-up|qr)[^/]+[.](tsx?|css)$/,
  /^web\/kit\/(moments\/.*|board\/(frame|frame-width|log-list|log-window))[.].*(tsx?|css)$/,
  /^games\/telling[.]ts$/,
  /^kernel\/(game|offer|plain|wire)[.]ts$/,
];
/** Parts of several games' screens, which would otherwise end up in the chunk of one of them: what is drawn on boards … */
const ON_BOARDS = /^web\/kit\/board\/(cells|cell-steps|flight|hand|keyed|outlines|pieces|size)[.].*(tsx?|css)$/;
/** … choices filled in step by step, and votes. */
const CHOICES = /^web\/kit\/(choices|board\/(choice|choose|choose-blanks))[.].*(tsx?|css)$/;
const VOTES = /^web\/kit\/board\/ballot[.].*(tsx?|css)$/;
/** Modules without side effects: unused files behind an index are left out. */
const WITHOUT_SIDE_EFFECTS = /^(kernel|text|web\/(kit|desk))\/.*[.]tsx?$/;
const rulesOf = (id: string): string | null =>
  /^games\/(\w+)\/(?:rules\/table-game|telling\/table)[.]ts$/.exec(nameOf(id))?.[1] ?? null;
const screenOf = (id: string): string | null => /^games\/(\w+)\/ui\/screen[.]ts$/.exec(nameOf(id))?.[1] ?? null;

/** The server that answers /api while the screens are served by `vite dev`. */
const SERVER = process.env['PARLOUR_URL'] ?? 'http://localhost:8080';

/** Short class names, since they are part of the scripts: the name of the rule and a hash of the file. */
const classNamed = (name: string, file: string): string =>
  `${name}_${createHash('sha256').update(nameOf(file)).digest('base64url').slice(0, 4)}`;

export default defineConfig({
  root: here('.'),
  // Files refer to each other by relative paths, so that one build is served below any path.
  base: './',
  css: { modules: { generateScopedName: classNamed } },
  publicDir: here('service/public'),
  plugins: [solid(), serviceWorker()],
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The oldest browsers with light-dark(): the fallback for older ones ignores the scheme of a part of a page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // No data: URLs, so that the content security policy needs no exception.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // On a slow phone a request costs more than a few kilobytes, so files used together are one chunk.
    rolldownOptions: {
      treeshake: { moduleSideEffects: id => !WITHOUT_SIDE_EFFECTS.test(nameOf(id)) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'front', tags: ['$initial'], priority: 5 },
            { name: 'common', test: id => FOR_EVERY_PAGE.test(nameOf(id)), priority: 4 },
            { name: 'table', test: id => AT_EVERY_TABLE.some(path => path.test(nameOf(id))), priority: 3 },
            { name: 'board', test: id => ON_BOARDS.test(nameOf(id)), priority: 2 },
            { name: 'choices', test: id => CHOICES.test(nameOf(id)), priority: 2 },
            { name: 'votes', test: id => VOTES.test(nameOf(id)), priority: 2 },
            { name: rulesOf, debugName: 'rules', priority: 1 },
            { name: screenOf, debugName: 'screen', priority: 0 },
          ],
        },
      },
    },
  },
});
