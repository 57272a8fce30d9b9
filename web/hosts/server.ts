import type { OpenTableDoc } from '../../tables/cards.ts';
import type { Refused, ServerMessage } from '../../tables/protocol.ts';
import {
  type HostResult,
  type ConnectionListener,
  type Host,
  matchesPage,
  type Me,
  type TableCard,
  mapResult,
  type HostConnection,
} from './host.ts';
import { forgetName, me, rememberMe } from './me.ts';

/** How long an answer may take. */
const TIMEOUT = 15_000;

/** The server this page came from. */
export const server: Host & { titleOf(table: string): Promise<string | undefined> } = {
  kind: 'server',
  me: () => {
    asking ??= askWhoIAm();
    return asking;
  },
  async introduce(name) {
    const known = await whoIAm();
    if (!known.ok) return known;
    const [method, path] = known.value ? ['PATCH', '/api/me'] : ['POST', '/api/guests'];
    return setMe(mapResult(await ask<{ guest: Me }>(method, path, { name }), ({ guest }) => guest));
  },
  makeTable: form => ask<{ id: string; url: string }>('POST', '/api/tables', form),
  async findCode(code) {
    return mapResult(await ask<{ id: string }>('GET', `/api/codes/${encodeURIComponent(code)}`), ({ id }) => id);
  },
  async claim(table, pass) {
    const asked = await ask<{ guest: Me }>('POST', `/api/tables/${encodeURIComponent(table)}/claim`, { pass });
    return setMe(mapResult(asked, ({ guest }) => guest));
  },
  async publicTables() {
    return mapResult(await ask<{ tables: TableCard[] }>('GET', '/api/tables'), ({ tables }) => tables);
  },
  async myTables() {
    return ofMine<OpenTableDoc[]>([], async () =>
      mapResult(await ask<{ tables: OpenTableDoc[] }>('GET', '/api/me/tables'), ({ tables }) => tables),
    );
  },
  async myMatches(before) {
    const query = before === undefined ? '' : `?before=${before}`;
    return ofMine<ReturnType<typeof matchesPage>>({ matches: [], more: null }, async () => {
      const asked = await ask<{ matches: TableCard[]; before: number | null }>('GET', `/api/me/matches${query}`);
      return mapResult(asked, matchesPage);
    });
  },
  /** What is played at a table; undefined: there is none, or it could not be asked. */
  async titleOf(table) {
    const asked = await ask<{ table: { form: { title: string } } }>('GET', `/api/tables/${encodeURIComponent(table)}`);
    return asked.ok ? asked.value.table.form.title : undefined;
  },
  record: table => fetchText(`/api/tables/${encodeURIComponent(table)}/record`),
  async linkTo(table) {
    // the server knows better than this page how others reach it
    const asked = await ask<{ url: string }>('GET', `/api/tables/${encodeURIComponent(table)}`);
    return asked.ok ? asked.value.url : `${location.origin}/t/${table}`;
  },
  connect,
};

/** Several parts of a page want to know, not all at the same instant: they share an answer. */
let asking: ReturnType<Host['me']> | undefined;
/** So long after an answer it need not be asked for again, unless somebody else is met meanwhile. */
const FRESH = 2_000;

async function askWhoIAm(): ReturnType<Host['me']> {
  const asked = mapResult(await ask<{ guest: Me | null }>('GET', '/api/me'), ({ guest }) => guest);
  const answer = asking;
  setTimeout(() => forget(answer), asked.ok ? FRESH : 0);
  return rememberMe(asked);
}

function forget(answer: typeof asking): void {
  if (asking === answer) asking = undefined;
}

/** Takes note of somebody else than was known. */
function setMe<Answer extends HostResult<Me | null>>(asked: Answer): Answer {
  asking = undefined;
  return rememberMe(asked);
}

/** As known, or as the server says if it was not asked yet. */
async function whoIAm(): ReturnType<Host['me']> {
  const known = me();
  return known === undefined ? server.me() : { ok: true, value: known };
}

/** Whoever is nobody there has nothing there: there is no need to ask. */
async function ofMine<Value>(nothing: Value, fetchMine: () => Promise<HostResult<Value>>): Promise<HostResult<Value>> {
  const known = await whoIAm();
  if (!known.ok) return known;
  return known.value === null ? { ok: true, value: nothing } : fetchMine();
}

/** Has the server forget who uses this browser. */
export async function forgetMe(): Promise<HostResult<null>> {
  const asked = mapResult(await fetchText('/api/me/forget', { method: 'POST' }), () => null);
  if (asked.ok) forgetName();
  return setMe(asked);
}

/** Has the server delete all it knows of whoever uses this browser. */
export async function deleteMe(): Promise<HostResult<null>> {
  const asked = mapResult(await fetchText('/api/me', { method: 'DELETE' }), () => null);
  if (asked.ok) forgetName();
  return setMe(asked);
}

/** Where all the server knows of whoever uses this browser can be downloaded. */
export const EXPORT_URL = '/api/me/export';

async function ask<Answer>(method: string, path: string, body?: object): Promise<HostResult<Answer>> {
  const text = await fetchText(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return mapResult(text, json => JSON.parse(json) as Answer);
}

async function fetchText(path: string, request: RequestInit = {}): Promise<HostResult<string>> {
  try {
    const response = await fetch(path, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    return response.ok ? { ok: true, value: text } : { ok: false, refused: refusalIn(text) };
  } catch (error) {
    // no way to the server, or none that ends: anything else is our mistake
    if (error instanceof TypeError || error instanceof DOMException)
      return { ok: false, refused: { because: 'unreachable' } };
    throw error;
  }
}

/** Whatever stands between us and the server may answer in its place. */
function refusalIn(text: string): Refused | { because: 'unreachable' } {
  try {
    const { refused } = JSON.parse(text) as { refused?: Refused };
    return refused ?? { because: 'unreachable' };
  } catch {
    return { because: 'unreachable' };
  }
}

function connect(ear: ConnectionListener): HostConnection {
  const url = new URL('/api/play', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => ear.opened());
  socket.addEventListener('message', ({ data }) => ear.heard(JSON.parse(String(data)) as ServerMessage));
  socket.addEventListener('close', () => ear.closed());
  return {
    send: message => {
      if (socket.readyState === WebSocket.OPEN) socket.send(message);
    },
    close: () => socket.close(),
  };
}
