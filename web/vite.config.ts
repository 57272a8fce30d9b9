import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { serviceWorker } from './service/plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** While somebody works on the screens, the tables come from a server that runs beside. */
const SERVER = process.env['PARLOUR_URL'] ?? 'http://localhost:8080';

export default defineConfig({
  root: here('.'),
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
  },
});
