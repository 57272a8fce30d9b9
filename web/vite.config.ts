import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** While somebody works on the screens, the tables come from a server that runs beside. */
const SERVER = 'http://localhost:8080';

export default defineConfig({
  root: here('.'),
  plugins: [solid()],
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  worker: { format: 'es' },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Everything comes from files of our own: nothing has to be let into the pages by their security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
