import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/** Serves the page at /kit. */
const page: Plugin = {
  name: 'kit-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/kit(?=$|[?])/, '/kit-page/index.html');
      next();
    });
  },
};

/** The kit page, for development only. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: fileURLToPath(new URL('../service/public', import.meta.url)),
  plugins: [page, solid()],
  // listed, so that the page is not reloaded when a dependency is discovered
  optimizeDeps: { noDiscovery: true, include: ['solid-js', 'solid-js/web', '@fluent/bundle', 'uqr'] },
});
