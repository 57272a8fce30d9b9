// Serves the kit page, which shows every component of web/kit in all its states, at /kit.

import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const server = await createServer({
  configFile: fileURLToPath(new URL('../web/kit-page/vite.config.ts', import.meta.url)),
  server: { port: Number(process.env['PARLOUR_PORT'] ?? 5173) },
});
await server.listen();
console.error(`The kit page: ${server.resolvedUrls?.local[0] ?? ''}kit`);
