import { appPath } from '../base-path.ts';
import type { OpenTableDoc } from '../../tables/cards.ts';
import type { Refused, ServerMessage } from '../../tables/protocol.ts';
import {
  type HostResult,
  type ConnectionListener,
  type Host,
  matchesPage,
  type Me,
  type CardDoc,
  mapResult,
  type HostConnection,
} from './host.ts';
import { forgetName, me, rememberMe } from './me.ts';

/** Timeout of a request, ms. */
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
    const [method, path] = known.value ? (['PATCH', '/api/me'] as const) : (['POST', '/api/guests'] as const);
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
    return mapResult(await ask<{ tables: CardDoc[] }>('GET', '/api/tables'), ({ tables }) => tables);
  },
  async myTables() {
    return ofMine<OpenTableDoc[]>([], async () =>
      mapResult(await ask<{ tables: OpenTableDoc[] }>('GET', '/api/me/tables'), ({ tables }) => tables),
    );
  },
  async myMatches(before) {
    const query = before === undefined ? '' : `?before=${before}`;
    return ofMine<ReturnType<typeof matchesPage>>({ matches: [], more: null }, async () => {
      const asked = await ask<{ matches: CardDoc[]; before: number | null }>('GET', `/api/me/matches${query}`);
      return mapResult(asked, matchesPage);
    });
  },
  /** The title of a table; undefined: no such table, or not reachable. */
  async titleOf(table) {
    const asked = await ask<{ table: { form: { title: string } } }>('GET', `/api/tables/${encodeURIComponent(table)}`);
    return asked.ok ? asked.value.table.form.title : undefined;
  },
  record: table => fetchText(`/api/tables/${encodeURIComponent(table)}/record`),
  async linkTo(table) {
    // the server knows its public address
    const asked = await ask<{ url: string }>('GET', `/api/tables/${encodeURIComponent(table)}`);
    return asked.ok ? asked.value.url : `${location.origin}${appPath(`/t/${table}`)}`;
  },
  connect,
};

/** The pending or latest answer to "who am I", shared by all parts of a page. */
let asking: ReturnType<Host['me']> | undefined;
/** The answer is reused for this long, ms, unless the guest changes. */
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

/** Remembers a new guest. */
function setMe<Answer extends HostResult<Me | null>>(asked: Answer): Answer {
  asking = undefined;
  return rememberMe(asked);
}

/** The known guest, or else the answer of the server. */
async function whoIAm(): ReturnType<Host['me']> {
  const known = me();
  return known === undefined ? server.me() : { ok: true, value: known };
}

/** Skips the request if there is no guest. */
async function ofMine<Value>(nothing: Value, fetchMine: () => Promise<HostResult<Value>>): Promise<HostResult<Value>> {
  const known = await whoIAm();
  if (!known.ok) return known;
  return known.value === null ? { ok: true, value: nothing } : fetchMine();
}

/** Signs this browser out. */
export async function forgetMe(): Promise<HostResult<null>> {
  const asked = mapResult(await fetchText('/api/me/forget', { method: 'POST' }), () => null);
  if (asked.ok) forgetName();
  return setMe(asked);
}

/** Deletes the guest of this browser from the server. */
export async function deleteMe(): Promise<HostResult<null>> {
  const asked = mapResult(await fetchText('/api/me', { method: 'DELETE' }), () => null);
  if (asked.ok) forgetName();
  return setMe(asked);
}

/** The download of all data the server has about the guest of this browser. */
export const EXPORT_URL = appPath('/api/me/export');

/** Within the app. */
type ApiPath = `/api/${string}`;

async function ask<Answer>(method: string, path: ApiPath, body?: object): Promise<HostResult<Answer>> {
  const text = await fetchText(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return mapResult(text, json => JSON.parse(json) as Answer);
}

async function fetchText(path: ApiPath, request: RequestInit = {}): Promise<HostResult<string>> {
  try {
    const response = await fetch(appPath(path), { ...request, signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    return response.ok ? { ok: true, value: text } : { ok: false, refused: refusalIn(text) };
  } catch (error) {
    // network failure or timeout; anything else is a bug
    if (error instanceof TypeError || error instanceof DOMException)
      return { ok: false, refused: { because: 'unreachable' } };
    throw error;
  }
}

/** A proxy may answer instead of the server. */
function refusalIn(text: string): Refused | { because: 'unreachable' } {
  try {
    const { refused } = JSON.parse(text) as { refused?: Refused };
    return refused ?? { because: 'unreachable' };
  } catch {
    return { because: 'unreachable' };
  }
}

function connect(listener: ConnectionListener): HostConnection {
  const url = new URL(appPath('/api/play'), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => listener.opened());
  socket.addEventListener('message', ({ data }) => listener.heard(JSON.parse(String(data)) as ServerMessage));
  socket.addEventListener('close', () => listener.closed());
  return {
    send: message => {
      if (socket.readyState === WebSocket.OPEN) socket.send(message);
    },
    close: () => socket.close(),
  };
}
