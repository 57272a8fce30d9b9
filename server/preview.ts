import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameIn, titleNamed } from '#shelf';
import { type Language, LANGUAGES, wordsFrom, type WordsOf } from '#text';
import type { TableCard } from '../tables/store.ts';
import type { ServerContext } from './server-context.ts';
import { baseOf, linkTo, parameter, visitorOf } from './requests.ts';
import { send, type Site } from './site.ts';
import type { Messages } from './text/messages.ts';

const LOCALES: Readonly<Record<string, string>> = { en: 'en_GB', pl: 'pl_PL', it: 'it_IT', uk: 'uk_UA' };

/** The page of a table, with link previews for messengers. */
export function invitationRoutes(app: FastifyInstance, context: ServerContext, site: Site): void {
  const words = new Map<string, WordsOf<Messages>>(LANGUAGES.map(language => [language, wordsIn(language)]));

  app.get('/t/:id', async (request, reply) => {
    const found = await context.service.store.find(parameter(request, 'id'));
    const spoken = found && words.get(found.card.language);
    const base = baseOf(context, visitorOf(context, request), request);
    const tags = spoken && tagsOf(found.card, { words: spoken, base, site });
    return tags === undefined ? send(request, reply, site.page) : sendWith(tags, request, reply, site);
  });
}

/** The tags of https://ogp.me for a table that can be joined; undefined: no preview. */
function tagsOf(
  card: TableCard,
  { words, base, site }: { words: WordsOf<Messages>; base: string; site: Site },
): string | undefined {
  const found = titleNamed(card.title);
  if (found === undefined || (card.phase !== 'gathering' && card.phase !== 'playing')) return undefined;
  const title = nameIn(found, words.language);
  const host = card.seats.find(taken => taken?.guest === card.host)?.name;
  const invitation =
    host === undefined
      ? words.say({ key: 'page-invited', args: { title } })
      : words.say({ key: 'page-invites', args: { name: host, title } });
  const picture = `/previews/${card.title}.jpg`;
  const tags: [property: string, content: string][] = [
    ['og:site_name', 'Parlour'],
    ['og:type', 'website'],
    ['og:url', linkTo(base, card.id)],
    ['og:locale', LOCALES[card.language] ?? 'en_GB'],
    ['og:title', card.phase === 'gathering' ? invitation : title],
    ['og:description', words.say({ key: card.phase === 'gathering' ? 'page-invited-how' : 'page-under-way' })],
  ];
  if (site.files.has(picture))
    tags.push(
      ['og:image', `${base}${picture}`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', title],
      ['twitter:card', 'summary_large_image'],
    );
  return tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`).join('');
}

/** Compressed as in `send`, since a first visit waits for this page. */
function sendWith(tags: string, request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  const page = site.page.body.toString().replace(/(?=<title>)/, () => tags);
  const accepted = [request.headers['accept-encoding']].flat().join();
  reply.type(site.page.type).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotliCompressSync(page));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(page));
  return reply.send(page);
}

const wordsIn = (language: Language): WordsOf<Messages> =>
  wordsFrom(language, [readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), 'utf8')]);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
