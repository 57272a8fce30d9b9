// Builds the screens into dist/web, if any of their sources has changed since the last build.
// --longest into dist/longest, with the longest form of every message instead of English: for layout tests

import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLongest = process.argv.includes('--longest');
const out = join(root, 'dist', isLongest ? 'longest' : 'web');
const stampFile = `${out}.stamp`;

const SOURCES = [
  'web/**/*',
  'games/**/*.{ts,tsx,css,svg,ftl,md,json}',
  '{kernel,tables,bots,text}/**/*.{ts,ftl}',
  'package-lock.json',
  'package.json',
  'tools/{web,longest}.ts',
];
/** Files worth compressing. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** A hash of every source and its name. */
function stampOf(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap(pattern => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter(file => file.isFile() && !/[.](test|fixture)[.]tsx?$/.test(file.name))
    .map(file => join(file.parentPath, file.name))
    .sort();
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function lastStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined; // never built
  }
}

/** Files are compressed once, here. */
function compress(): void {
  for (const file of globSync('**/*', { cwd: out, withFileTypes: true })) {
    if (!file.isFile() || !TEXTS.has(extname(file.name))) continue;
    const path = join(file.parentPath, file.name);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const stamp = stampOf();
if (stamp !== lastStamp()) {
  console.error('Building the screens…');
  // always a production build, also for tests
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    plugins: isLongest ? [(await import('./longest.ts')).longestMessages] : [],
    build: { outDir: out },
  });
  if (!isLongest) compress();
  writeFileSync(stampFile, stamp);
}
