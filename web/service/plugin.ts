import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./worker/sw.ts', import.meta.url));
/** Not cached: icons are fetched at installation, previews by messengers. */
const NOT_KEPT = /^(icons|previews)\/|[.]map$|^sw[.]js$/;

/** Builds the service worker with the list of all files. */
export function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { files, version } = listing(outDir);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            reportCompressedSize: false,
            rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

/** The paths of all files in a folder, and a hash of their contents. */
function listing(folder: string): { files: string[]; version: string } {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(name => !NOT_KEPT.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(folder, name)))
      .update('\0');
  return {
    files: names.map(name => (name === 'index.html' ? '.' : name)),
    version: hash.digest('hex').slice(0, 16),
  };
}
