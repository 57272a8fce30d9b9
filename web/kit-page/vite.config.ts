import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/** The page lies in a folder of its own, and is called /kit. */
const page: Plugin = {
  name: 'kit-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/kit(?=$|[?])/, '/kit-page/index.html');
      next();
    });
  },
};

/** The page that shows every component of the kit. It is only served while somebody works on the screens. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: fileURLToPath(new URL('../service/public', import.meta.url)),
  plugins: [page, solid()],
  // named here, so that the page is not reloaded when one more of them is found
  optimizeDeps: { noDiscovery: true, include: ['solid-js', 'solid-js/web', '@fluent/bundle', 'uqr'] },
});
