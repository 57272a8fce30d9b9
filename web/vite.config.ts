import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { serviceWorker } from './service/plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** While somebody works on the screens, the tables come from a server that runs beside. */
const SERVER = process.env['PARLOUR_URL'] ?? 'http://localhost:8080';

/** Four thousand drawings come in one file: `…/icons.json?icon=name` takes one of them out. */
function singleIcons(): Plugin {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
  let icons: Record<string, { body: string } | undefined> | undefined;
  return {
    name: 'single-icons',
    enforce: 'pre',
    resolveId(id) {
      const [path, name] = id.split('?icon=');
      return path?.endsWith('@iconify-json/game-icons/icons.json') && name ? `${file}?icon=${name}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`${file}?icon=`)) return undefined;
      icons ??= (JSON.parse(readFileSync(file, 'utf8')) as { icons: typeof icons }).icons;
      const name = id.slice(`${file}?icon=`.length);
      const icon = icons?.[name];
      if (!icon) throw new Error(`there is no game-icon ${name}`);
      return JSON.stringify(icon.body);
    },
  };
}

export default defineConfig({
  root: here('.'),
  publicDir: here('service/public'),
  plugins: [singleIcons(), solid(), serviceWorker()],
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
  },
});
