// Builds the screens into dist/web, if anything they are made of has changed since they were last built.
//   --longest   into dist/longest, with the longest form of every message in place of English: for tests of the layout

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
/** What compressing makes smaller. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

/** Changes with every source, and with the name of every source. */
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

/** Browsers are sent what was compressed here, once and well. */
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
  // whoever asks for it, tests included, gets what players get
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
