import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The folder of the built screens. */
export const SITE = fileURLToPath(new URL('../dist/web', import.meta.url));

interface Compressed {
  readonly encoding: 'br' | 'gzip';
  readonly body: Buffer;
}

interface SiteFile {
  readonly type: string;
  readonly body: Buffer;
  /** The smallest first. */
  readonly compressed: readonly Compressed[];
  readonly etag: string;
  /** Its name contains a hash, so it can be cached forever. */
  readonly isForEver: boolean;
}

/** The built screens. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page of the single-page application. */
  readonly page: SiteFile;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.woff2', 'font/woff2'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

const COMPRESSED = new Set(['.br', '.gz']);

/** Reads the screens into memory, for this base path. Undefined if they have not been built. */
export function openSite(folder: string, basePath: string): Site | undefined {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter(file => file.isFile() && !COMPRESSED.has(extname(file.name)))
    .map(file => join(file.parentPath, file.name));
  const files = new Map(names.map(name => [`/${relative(folder, name).split(sep).join('/')}`, readSiteFile(name)]));
  for (const [path, file] of files) if (path.startsWith('/assets/')) files.set(path, { ...file, isForEver: true });
  const page = files.get('/index.html');
  return page && { files, page: pageBelow(basePath, page) };
}

/** The page with absolute paths of its files, since it has many addresses itself. It tells the scripts the base path. */
function pageBelow(basePath: string, page: SiteFile): SiteFile {
  const text = page.body
    .toString()
    .replaceAll(/(?<=\b(?:href|src)=")\.\//g, `${basePath}/`)
    .replace('<meta name="base-path" content="">', `<meta name="base-path" content="${basePath}">`);
  const body = Buffer.from(text);
  return {
    ...page,
    body,
    compressed: [
      { encoding: 'br', body: brotliCompressSync(body) },
      { encoding: 'gzip', body: gzipSync(body) },
    ],
    etag: etagOf(body),
  };
}

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function readSiteFile(path: string): SiteFile {
  const body = readFileSync(path);
  const compressed = [
    { encoding: 'br', body: readIfThere(`${path}.br`) },
    { encoding: 'gzip', body: readIfThere(`${path}.gz`) },
  ] as const;
  return {
    type: TYPES.get(extname(path)) ?? 'application/octet-stream',
    body,
    compressed: compressed.flatMap(({ encoding, body: smaller }) =>
      smaller && smaller.length < body.length ? [{ encoding, body: smaller }] : [],
    ),
    etag: etagOf(body),
    isForEver: false,
  };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Addresses of pages, as in docs and links. The page of a table is in preview.ts. */
const PAGES = [
  '/',
  '/t/:id/screen',
  '/practice/:id',
  '/replay',
  '/replay/*',
  '/fair',
  '/fair/*',
  '/rules/*',
  '/settings',
];

const A_YEAR = 365 * 24 * 60 * 60;

export function siteRoutes(app: FastifyInstance, site: Site): void {
  for (const [path, file] of site.files)
    if (path !== '/index.html') app.get(path, (request, reply) => send(request, reply, file));
  for (const path of PAGES) app.get(path, (request, reply) => send(request, reply, site.page));
}

/** Sends a file in the smallest encoding the browser accepts, unless it has it already. */
export function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply
    .type(file.type)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', file.isForEver ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const accepted = [request.headers['accept-encoding']].flat().join();
  const best = file.compressed.find(({ encoding }) => new RegExp(`\\b${encoding}\\b`).test(accepted));
  if (!best) return reply.send(file.body);
  return reply.header('content-encoding', best.encoding).send(best.body);
}
