import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameIn, SHELF } from '#shelf';
import { LANGUAGES, type Language, type Words, wordIn, wordsFrom } from '#text';
import type { Front } from './front.ts';
import type { Messages } from './text/messages.ts';
import { VERSION } from './version.ts';

/** A page that says what runs here, also to whoever follows a link to a table. */
export function pageRoutes(app: FastifyInstance, { house }: Front): void {
  const words = new Map(LANGUAGES.map(language => [language, wordsIn(language)]));

  const show = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageIn(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .header('content-language', language)
      .send(page(words.get(language) ?? wordsIn(language), house.lives.size));
  };
  app.get('/', show);
  app.get('/t/:id', show);
  app.get('/t/:id/screen', show);
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

export const wordsIn = (language: Language): Words =>
  wordsFrom(language, [readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), 'utf8')]);

/** The language a browser would rather read, of those we write. */
export function languageIn(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map(part => {
    const [tag = '', weight = ''] = part.trim().split(/\s*;\s*q=/);
    return { tag: tag.slice(0, 2).toLowerCase(), weight: weight === '' ? 1 : Number(weight) || 0 };
  });
  const [best] = wanted
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ tag, weight }) => LANGUAGES.filter(language => language === tag && weight > 0));
  return best ?? 'en';
}

const LINKS = [
  { path: '/api/titles', key: 'page-titles' },
  { path: '/api/tables', key: 'page-public' },
  { path: '/healthz', key: 'page-health' },
] as const;

function page(words: Words, tables: number): string {
  const { language } = words;
  const word = wordIn<Messages>(words);
  const text: typeof word = (key, ...args) => escaped(word(key, ...args));
  const titles = SHELF.map(
    title => `<li><b>${escaped(nameIn(title, language))}</b>, ${text('page-seats', { ...title.game.seats })}</li>`,
  );
  const links = LINKS.map(({ path, key }) => `<li><a href="${path}">${path}</a>: ${text(key)}</li>`);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text('page-title')}</title>
<link rel="stylesheet" href="/style.css">
<main>
<h1>${text('page-title')}</h1>
<p class="lead">${text('page-lead')}</p>
<p>${text('page-runs', { version: VERSION })} ${tables > 0 ? text('page-live', { tables }) : text('page-quiet')}</p>
<h2>${text('page-shelf')}</h2>
<ul>${titles.join('')}</ul>
<h2>${text('page-programs')}</h2>
<ul>${links.join('')}</ul>
<p>${text('page-documents')}</p>
</main>
</html>
`;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf7ee, #1b1814);
  --ink: light-dark(#2b2318, #f0e7d6);
  --accent: light-dark(#8a2f12, #f2a27f);
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.125rem/1.6 Georgia, 'Times New Roman', serif;
}
main {
  max-width: 38rem;
  margin: 0 auto;
  padding: 12vh 1.5rem 4rem;
}
h1 {
  margin: 0;
  font-size: 3rem;
  line-height: 1.1;
  letter-spacing: 0.02em;
}
h2 {
  margin: 2.5rem 0 0.5rem;
  font-size: 1.25rem;
}
.lead {
  font-size: 1.375rem;
}
ul {
  margin: 0;
  padding-left: 1.25rem;
}
a {
  color: var(--accent);
}
a:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 3px;
}
`;
