import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { serviceWorker } from './service/plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const root = here('..').replaceAll('\\', '/');
/** What a module is, from the root of the house. */
const nameOf = (id: string): string => id.replaceAll('\\', '/').replace(root, '');

/** Home needs these for those who have played, and every table: neither has to fetch the other for them. */
const FOR_EVERY_PAGE = /^web\/kit\/(dialog|instants|seat|time)[.].*(tsx?|css)$/;
/** What the first screen of every table uses: it would else be in the file of one of the games. */
const AT_EVERY_TABLE = [
  /^web\/table\/page[.]tsx$/,
  /^web\/desk\/.*[.](tsx?|css)$/,
  /^web\/kit\/(?!choices|copy|count-up|qr)[^/]+[.](tsx?|css)$/,
  /^web\/kit\/(moments\/.*|board\/(frame|room|log-list|log-window))[.].*(tsx?|css)$/,
  /^games\/telling[.]ts$/,
  /^kernel\/(game|offer|plain|wire)[.]ts$/,
];
/** Importing these does nothing by itself, so of an index only the files that are used are taken. */
const WITHOUT_SIDE_EFFECTS = /^(kernel|text|web\/(kit|desk))\/.*[.]tsx?$/;
const rulesOf = (id: string): string | null =>
  /^games\/(\w+)\/(?:rules\/table-game|telling\/table)[.]ts$/.exec(nameOf(id))?.[1] ?? null;
const screenOf = (id: string): string | null => /^games\/(\w+)\/ui\/screen[.]ts$/.exec(nameOf(id))?.[1] ?? null;

/** While somebody works on the screens, the tables come from a server that runs beside. */
const SERVER = process.env['PARLOUR_URL'] ?? 'http://localhost:8080';

/** Every class has the name of its rule and of its file, and nothing more: the names are part of the scripts. */
const classNamed = (name: string, file: string): string =>
  `${name}_${createHash('sha256').update(nameOf(file)).digest('base64url').slice(0, 4)}`;

export default defineConfig({
  root: here('.'),
  css: { modules: { generateScopedName: classNamed } },
  publicDir: here('service/public'),
  plugins: [solid(), serviceWorker()],
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The oldest that know light-dark(): taken apart for older ones, it would no longer follow the scheme of a part of a page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Everything comes from files of our own: nothing has to be let into the pages by their security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // A slow phone spends more on asking for a file than on a few kilobytes of it: what is needed together comes together.
    rolldownOptions: {
      treeshake: { moduleSideEffects: id => !WITHOUT_SIDE_EFFECTS.test(nameOf(id)) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'front', tags: ['$initial'], priority: 5 },
            { name: 'common', test: id => FOR_EVERY_PAGE.test(nameOf(id)), priority: 4 },
            { name: 'table', test: id => AT_EVERY_TABLE.some(path => path.test(nameOf(id))), priority: 3 },
            { name: rulesOf, debugName: 'rules', priority: 1 },
            { name: screenOf, debugName: 'screen', priority: 0 },
          ],
        },
      },
    },
  },
});
