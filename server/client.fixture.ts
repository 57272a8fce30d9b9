import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Chance, fill, type Offer, patch, quickChance, type Seat } from '#kernel';
import { type Title, titleNamed } from '#shelf';
import {
  type ClockDoc,
  type Doc,
  type EarlierRequest,
  type ByeReason,
  type HeardEvents,
  type Command,
  PROTOCOL,
  type ChatLine,
  type ServerMessage,
} from '../tables/protocol.ts';

/** The table a client connects to, and the guest. */
export interface ConnectTarget {
  /** Of the server, such as http://127.0.0.1:8080. */
  readonly url: string;
  readonly token: string; // empty: identified by a cookie or a header
  /** The id of the table. */
  readonly table: string;
}

export type CommandAnswer = Extract<ServerMessage, { type: 'told' | 'done' | 'refused' }>;

/** A test client. Its state comes only from what it was sent. */
export interface TestClient {
  readonly place: ConnectTarget;
  /** Everything this client sees now. */
  readonly doc: Doc;
  /** The last numbers received, of the table's log and of the spectators' chat. */
  readonly n: number;
  readonly w: number | null; // null: what watchers say is not for this one
  readonly clock: ClockDoc;
  /** The events heard in the match that still stand, as far back as received. */
  readonly heard: readonly HeardEvents[];
  /** Whether there are earlier events. */
  readonly more: boolean;
  readonly said: readonly ChatLine[];
  readonly watchers: readonly ChatLine[];
  /** Every frame as received, over all connections. */
  readonly frames: readonly string[];
  /** Violations of the protocol: missing numbers, unexpected answers. */
  readonly flaws: readonly string[];
  readonly farewell: ByeReason | null; // null: closed without a close frame
  /** The close code of the last connection; null while it is open. */
  readonly closedWith: number | null;

  /**
   * Sends a command and resolves with the answer; rejects if the connection ends first. The same id repeats a command.
   */
  command(command: Command | EarlierRequest, id?: string): Promise<CommandAnswer>;
  /** Requests all earlier events. */
  hearEarlier(): Promise<void>;
  /** As `command`, and throws if refused; resolves when the document includes the result. */
  insist(command: Command): Promise<CommandAnswer>;
  /** As `command`, and resolves with the reason if refused, else with 'done'. */
  attempt(command: Command): Promise<string>;
  /** Sends a text frame or a binary one. */
  send(frame: string | Buffer): void;
  /** Resolves once the condition holds. Rejects if it no longer can, or after a timeout. */
  until(isSo: (client: TestClient) => boolean): Promise<void>;
  /** Closes the connection, and resolves when it has ended. */
  close(): Promise<void>;
  /** Cuts the connection without closing it. */
  cut(): void;
  /** Connects again and receives what it missed; the server may have another URL. */
  reconnect(url?: string): Promise<void>;
}

/** Longer than anything takes on a busy machine. */
const TIMEOUT = 30_000;

/** Options of a connection. */
export interface ConnectOptions {
  /** The last number it knows, and the document at that number. */
  readonly since?: number;
  readonly history?: string;
  readonly doc?: Doc;
  /** Whether it wants offers. */
  readonly offers?: boolean;
  /** Sent with the request that opens the socket. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Connects to a table, and resolves when the document is complete. */
export async function connect(place: ConnectTarget, coming: ConnectOptions = {}): Promise<TestClient> {
  const client = clientAt(place, coming);
  await client.reconnect();
  return client;
}

function clientAt(first: ConnectTarget, coming: ConnectOptions): TestClient {
  let place = first;
  let socket: WebSocket | undefined;
  let doc = coming.doc;
  let n = coming.since ?? 0;
  let w: number | null = null;
  let history = coming.history;
  let clock: ClockDoc = null;
  let heard: HeardEvents[] = [];
  let more = false;
  let said: ChatLine[] = [];
  let watchers: ChatLine[] = [];
  let farewell: ByeReason | null = null;
  let closedWith: number | null = null;
  let isIn = false;
  const frames: string[] = [];
  const flaws: string[] = [];
  const waiting = new Map<string, { resolve(answer: CommandAnswer): void; reject(error: Error): void }>();
  const watching = new Set<() => void>();

  function hear(frame: string): void {
    frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        ({ doc, n, w, clock, history, more } = message);
        heard = [...message.heard];
        said = [...message.said];
        watchers = [...message.watchers];
        isIn = true;
        break;
      case 'told':
        if (message.n !== undefined) take(message.n, message);
        else if (message.w !== undefined) overhear(message.w, message.said);
        if (message.re !== undefined) answer(message.re, message);
        break;
      case 'caughtUp':
        if (message.n !== n) flaws.push(`caught up with ${message.n}, but was at ${n}`);
        ({ clock, history } = message);
        isIn = true;
        break;
      case 'earlier':
        heard.unshift(...message.heard);
        ({ more } = message);
        answer(message.re, { type: 'done', re: message.re, n });
        break;
      case 'done':
        answer(message.re, message);
        break;
      case 'refused':
        if (message.re !== null) answer(message.re, message);
        break;
      case 'nudged':
        break;
      case 'bye':
        farewell = message.because;
        break;
    }
    for (const look of watching) look();
  }

  function take(number: number, told: Extract<ServerMessage, { type: 'told' }>): void {
    if (number !== n + 1) flaws.push(`heard ${number} after ${n}`);
    n = number;
    if (doc && told.change) doc = patch(doc, told.change) as Doc;
    if (told.undone) heard = heard.filter(one => !told.undone?.includes(one.n));
    if (told.heard) heard.push({ n: number, events: told.heard });
    if (told.said) said.push(told.said);
    if (told.clock !== undefined) clock = told.clock;
  }

  function overhear(number: number, line: ChatLine | undefined): void {
    if (w !== null && number !== w + 1) flaws.push(`overheard ${number} after ${w}`);
    w = number;
    if (line) watchers.push(line);
  }

  function answer(id: string, message: CommandAnswer): void {
    const asked = waiting.get(id);
    if (!asked) flaws.push(`a second answer to ${id}: ${JSON.stringify(message)}`);
    waiting.delete(id);
    asked?.resolve(message);
  }

  function ended(code: number): void {
    closedWith = code;
    for (const { reject } of waiting.values()) reject(new Error(`the connection was closed with ${code}`));
    waiting.clear();
    for (const look of watching) look();
  }

  function open(url: string): void {
    place = { ...place, url };
    farewell = null;
    closedWith = null;
    isIn = false;
    const opened = new WebSocket(`${url.replace(/^http/, 'ws')}/api/play`, {
      perMessageDeflate: false,
      headers: { ...coming.headers },
    });
    socket = opened;
    opened.on('open', () => {
      const hello = {
        do: 'hello',
        protocol: PROTOCOL,
        table: place.table,
        ...(place.token !== '' && { token: place.token }),
        ...(n > 0 && { since: n, history, ...(w !== null && { watchersSince: w }) }),
        ...(coming.offers && { offers: true }),
      };
      opened.send(JSON.stringify(hello));
    });
    opened.on('message', (data: Buffer, isBinary) => {
      if (isBinary) flaws.push('heard a binary frame');
      else if (socket === opened) hear(data.toString());
    });
    opened.on('error', () => {}); // 'close' follows
    opened.on('close', code => {
      if (socket === opened) ended(code);
    });
  }

  const client: TestClient = {
    get place() {
      return place;
    },
    get doc() {
      if (!doc) throw new Error('nothing has been shown to this client yet');
      return doc;
    },
    get n() {
      return n;
    },
    get w() {
      return w;
    },
    get clock() {
      return clock;
    },
    get heard() {
      return heard;
    },
    get more() {
      return more;
    },
    get said() {
      return said;
    },
    get watchers() {
      return watchers;
    },
    frames,
    flaws,
    get farewell() {
      return farewell;
    },
    get closedWith() {
      return closedWith;
    },

    command: (command, id = randomUUID()) =>
      new Promise((resolve, reject) => {
        if (!socket || closedWith !== null) throw new Error('the connection is closed');
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ ...command, id }));
      }),
    async hearEarlier() {
      if (!more) return;
      const answer = await client.command({ do: 'earlier', before: heard[0]?.n ?? n + 1 });
      if (answer.type === 'refused') throw new Error(`earlier was refused: ${JSON.stringify(answer.refused)}`);
      await client.hearEarlier();
    },
    async insist(command) {
      const answer = await client.command(command);
      if (answer.type === 'refused') throw new Error(`${command.do} was refused: ${JSON.stringify(answer.refused)}`);
      return answer;
    },
    async attempt(command) {
      const answer = await client.command(command);
      return answer.type === 'refused' ? answer.refused.because : 'done';
    },
    send(frame) {
      socket?.send(frame, { binary: typeof frame !== 'string' });
    },
    until: isSo =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          clearTimeout(timer);
          watching.delete(look);
        };
        const giveUp = (why: string): void => {
          stop();
          reject(new Error(`${why}: ${String(isSo)}; the last frame was ${frames.at(-1)}`));
        };
        const timer = setTimeout(() => giveUp('it does not come so'), TIMEOUT);
        const look = (): void => {
          if (isSo(client)) {
            stop();
            resolve();
          } else if (closedWith !== null) giveUp(`the connection was closed with ${closedWith}`);
        };
        watching.add(look);
        look();
      }),
    async close() {
      socket?.close(1000);
      await client.until(() => closedWith !== null);
    },
    cut() {
      socket?.terminate();
    },
    async reconnect(url = place.url) {
      open(url);
      await client.until(() => isIn);
    },
  };
  return client;
}

/** A guest with its token. */
export interface TestGuest {
  readonly guest: { readonly id: string; readonly name: string };
  readonly token: string;
}

/** A response. */
export interface HttpReply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Sends an HTTP request, as this guest or without one. */
export async function sendRequest<Body = unknown>(
  url: string,
  request: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Readonly<Record<string, string>> } = {},
): Promise<HttpReply<Body>> {
  const [method = 'GET', path = '/'] = request.split(' ');
  const reply = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  return { status: reply.status, headers: reply.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

export async function newGuest(url: string, name: string): Promise<TestGuest> {
  const { status, body } = await sendRequest<TestGuest>(url, 'POST /api/guests', { body: { name } });
  if (status !== 201) throw new Error(`no guest ${name}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Opens a table, and returns its id. */
export async function newTable(url: string, { token }: TestGuest, form: unknown): Promise<string> {
  const { status, body } = await sendRequest<{ id: string }>(url, 'POST /api/tables', { token, body: form });
  if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Opens a table with these guests seated in this order and ready, the host first. */
export async function openReadyTable(url: string, names: readonly string[], form: object): Promise<TestClient[]> {
  const friends = await Promise.all(names.map(name => newGuest(url, name)));
  const [host] = friends;
  if (!host) throw new Error('no client connected');
  const table = await newTable(url, host, { seats: names.length, ...form });
  const clients: TestClient[] = [];
  for (const [seat, { token, guest }] of friends.entries()) {
    const client = await connect({ url, token, table });
    await client.insist({ do: 'sit', seat, word: `word of ${guest.name}` });
    await client.insist({ do: 'ready', ready: true });
    clients.push(client);
  }
  return clients;
}

/** The title of a table, in the version of its match. */
const titleAt = ({ table }: Doc): Title | undefined => titleNamed(table.form.title, table.version ?? undefined);

/** The offers of a client, computed from its view. */
export function clientOffers({ doc }: TestClient): readonly Offer<{ type: string }>[] {
  const game = titleAt(doc)?.game;
  return doc.view && game ? game.offers(doc.view) : [];
}

/** A random move that ends matches soon. */
export function someMove(client: TestClient, chance: Chance): object {
  const { doc } = client;
  const [beginner] = Object.values(titleAt(doc)?.bots ?? {});
  const situation = { seat: doc.you.seat ?? 0, view: doc.view ?? {}, offers: [...clientOffers(client)] };
  return beginner?.decide(situation, chance) ?? fill(chance.pick(situation.offers), chance);
}

/**
 * Plays moves of awaited clients until the match is over or the condition holds; all clients receive each move before
 * the next.
 */
export async function playOn(
  clients: readonly TestClient[],
  isEnough: () => boolean = () => false,
  chance = quickChance(7),
): Promise<void> {
  await Promise.all(clients.map(client => client.until(({ doc }) => doc.table.phase !== 'gathering')));
  while (!isEnough()) {
    const mover = await nextMover(clients);
    if (!mover) return;
    const answer = await mover.command({ do: 'move', action: someMove(mover, chance), based: mover.n });
    if (answer.type !== 'told') continue; // a bot was faster
    await Promise.all(clients.map(client => client.until(({ n }) => n >= (answer.n ?? 0))));
  }
}

/** A client whose seat is awaited; undefined if the match ends first. */
async function nextMover(clients: readonly TestClient[]): Promise<TestClient | undefined> {
  const isAwaited = ({ doc }: TestClient): boolean => doc.awaited.includes(doc.you.seat as Seat);
  const isOver = ({ doc }: TestClient): boolean => doc.table.phase !== 'playing';
  await Promise.race(clients.map(client => client.until(() => clients.some(isAwaited) || isOver(client))));
  return clients.find(client => isAwaited(client) && !isOver(client));
}
