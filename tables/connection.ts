import { field } from '#kernel';
import { runCommand } from './commands.ts';
import { failureOf, isRefused, refusedBecause } from './decision.ts';
import type { TableService } from './service.ts';
import { enter, exit } from './listeners.ts';
import { helloOver, type Link, MAX_LINK_UNSENT, type OpenLink, OWNER_PATIENCE, OWNER_RETRY } from './links.ts';
import { liveTableAt } from './live-tables.ts';
import type { LiveTable } from './live.ts';
import {
  type ClientMessage,
  type EarlierRequest,
  type ByeReason,
  type Hello,
  type Command,
  type NudgeRequest,
  PROTOCOL,
  type Refused,
} from './protocol.ts';
import { isDisplaced } from './processes.ts';
import type { Guest, Peer } from './store.ts';
import { type Listener, serialized } from './tell.ts';
import { later } from './time.ts';

/** The transport of one connection: a WebSocket on a server, a message port in a browser. */
export interface Transport {
  send(text: string): void;
  /** Messages between cork and uncork may be sent as one packet. */
  cork?(): void;
  uncork?(): void;
  /** Sends the bye and closes after everything was sent; afterwards the connection's `closed` must be called. */
  close(because: ByeReason, bye: string): void;
}

/** What differs between a server and a device: who may connect, and how much they may send. */
export interface ConnectionRules {
  /** The guest of this hello. */
  identify(hello: Hello): Promise<Guest | Refused>;
  /** The guest has entered the table. */
  entered?(guest: Guest): void;
  /** Absent: the connection cannot be passed on to the process that owns its table. */
  readonly link?: OpenLink;
  /** Why a message is refused now; the message is null if it could not be read. */
  check?(guest: Guest, message: ClientMessage | null): Refused | undefined;
  /** A refusal has been sent. */
  refused?(refused: Refused): void;
  /** Whether an error is fatal: then it is rethrown instead of answered. */
  isFatal?(error: unknown): boolean;
}

/** One client's connection to a table: first a hello, then commands. */
export interface Connection {
  /** Undefined before the client has entered, and if another process owns the table. */
  readonly seat: { readonly live: LiveTable; readonly listener: Listener } | undefined;
  /** Undefined before the client has entered. */
  readonly guest: Guest | undefined;
  readonly state: ConnectionState;
  /** The promise of the hello; later messages return undefined. */
  receive(text: string): Promise<void> | undefined;
  /** Refuses a message that is not text. */
  refuse(refused: Refused): void;
  /** Sends the reason, and closes. */
  dismiss(because: ByeReason): void;
  /** Stops sending and receiving. */
  stop(): void;
  /** The transport has closed. */
  closed(): void;
}

/**
 * new: no hello yet; entering: it is being answered; entered: at a table; linked: at a table of another process;
 * stopped: nothing is sent or received.
 */
type ConnectionState = 'new' | 'entering' | 'entered' | 'linked' | 'stopped';

/** The most messages that may be sent before the welcome. */
const MAX_EARLY = 64;
const MAX_EARLY_CHARACTERS = 64 * 1024;

export function openConnection(service: TableService, transport: Transport, rules: ConnectionRules): Connection {
  let state: ConnectionState = 'new';
  let seat: { readonly live: LiveTable; readonly listener: Listener } | undefined;
  let guest: Guest | undefined;
  let link: Link | undefined;
  let early: string[] = [];
  let earlyCharacters = 0;

  const isStopped = (): boolean => state === 'stopped';

  function send(text: string): void {
    if (!isStopped()) transport.send(text);
  }

  function receive(text: string): Promise<void> | undefined {
    switch (state) {
      case 'new':
        return sayHello(text);
      case 'entering':
        return keepForLater(text);
      case 'entered':
        return command(text);
      case 'linked':
        return sendOver(text);
      case 'stopped':
        return undefined;
    }
  }

  async function sayHello(text: string): Promise<void> {
    state = 'entering';
    const read = readMessage(text);
    if (!read.ok) return turnAway(read.refused, read.id);
    if (read.message.do !== 'hello') return turnAway(refusedBecause('protocol'), read.message.id);
    try {
      const refused = await admit(read.message);
      if (refused) turnAway(refused, null);
    } catch (error) {
      if (isDisplaced(error)) return dismiss('restart');
      if (rules.isFatal?.(error)) throw error;
      service.watch.problem('somebody could not be let in', error);
      turnAway(failureOf(error), null);
    }
  }

  async function admit(hello: Hello): Promise<Refused | undefined> {
    const known = await rules.identify(hello);
    if (isRefused(known)) return known;
    if (!service.processes) return enterHere(hello, known);
    const since = performance.now();
    while (!isStopped()) {
      const owner = service.processes.ownerOf(hello.table);
      if (owner?.id === service.processes.me.id) {
        try {
          return await enterHere(hello, known);
        } catch (error) {
          if (!isDisplaced(error)) throw error;
        }
      } else if (owner && rules.link && (await enterOver(rules.link, owner, known, hello))) return undefined;
      if (!rules.link || performance.now() - since > OWNER_PATIENCE) dismiss('restart');
      else await ownerMayChange(service);
    }
    return undefined;
  }

  async function enterHere(hello: Hello, known: Guest): Promise<Refused | undefined> {
    const live = await presentTable(service, hello.table);
    if (!live) return refusedBecause('noSuchTable');
    if (isStopped()) return undefined;
    const listener = listenerFor(known);
    const refused = await enter(service, live, listener, hello);
    if (refused) return refused;
    if (isStopped()) {
      exit(service, live, listener);
      return undefined;
    }
    seat = { live, listener };
    begin('entered', known);
    return undefined;
  }

  function begin(next: 'entered' | 'linked', known: Guest): void {
    state = next;
    guest = known;
    rules.entered?.(known);
    const waiting = early;
    early = [];
    for (const text of waiting) void receive(text);
  }

  /** Passes the hello on. False: the owner has not answered, and was perhaps not reached. */
  const enterOver = (open: OpenLink, owner: Peer, known: Guest, hello: Hello): Promise<boolean> =>
    new Promise(resolve => {
      const opened = open(owner, known, {
        hear(text) {
          if (state === 'entering') begin('linked', known);
          resolve(true);
          send(text);
        },
        closed(because) {
          if (link === opened) link = undefined;
          if (state === 'linked') dismiss(because ?? 'restart');
          else if (because !== null && because !== 'restart') dismiss(because);
          resolve(state !== 'entering');
        },
      });
      link = opened;
      opened.send(helloOver(hello));
    });

  function sendOver(text: string): undefined {
    link?.send(text);
    if (link && link.unsent() > MAX_LINK_UNSENT) dismiss('tooFast');
  }

  const listenerFor = (known: Guest): Listener => ({
    guest: known,
    viewer: 'audience',
    hear: send,
    ...(transport.cork && { hold: transport.cork, release: transport.uncork }),
    dismiss,
  });

  function keepForLater(text: string): undefined {
    earlyCharacters += text.length;
    if (early.length < MAX_EARLY && earlyCharacters <= MAX_EARLY_CHARACTERS) early.push(text);
    else dismiss('tooFast');
  }

  /** Every message gets an answer, even an unreadable one. */
  function command(text: string): undefined {
    if (!seat || isStopped()) return;
    const { live, listener } = seat;
    const read = readMessage(text);
    const message = read.ok ? read.message : null;
    const id = message ? ('id' in message ? message.id : null) : read.ok ? null : read.id;
    const refused = rules.check?.(listener.guest, message);
    if (refused) return answerRefused(refused, id);
    if (!read.ok) return answerRefused(read.refused, id);
    if (read.message.do === 'hello') return answerRefused(refusedBecause('unknownIntent'), null);
    void runCommand(service, live, listener, read.message);
  }

  function answerRefused(refused: Refused, re: string | null): undefined {
    send(serialized({ type: 'refused', re, refused }));
    rules.refused?.(refused);
  }

  function turnAway(refused: Refused, re: string | null): void {
    answerRefused(refused, re);
    dismiss(refused.because === 'watchingForbidden' ? 'watchingForbidden' : 'refused');
  }

  function dismiss(because: ByeReason): void {
    if (isStopped()) return;
    stop();
    transport.close(because, serialized({ type: 'bye', because }));
  }

  function stop(): void {
    state = 'stopped';
    early = [];
    link?.close();
    link = undefined;
  }

  return {
    get seat() {
      return seat;
    },
    get guest() {
      return guest;
    },
    get state() {
      return state;
    },
    receive,
    refuse: refused => answerRefused(refused, null),
    dismiss,
    stop,
    closed() {
      stop();
      if (seat) exit(service, seat.live, seat.listener);
      seat = undefined;
      guest = undefined;
    },
  };
}

/** Waits a moment, and asks which processes live. */
async function ownerMayChange({ processes, watch }: TableService): Promise<void> {
  await new Promise<void>(resolve => {
    later(resolve, OWNER_RETRY);
  });
  await processes?.look().catch((error: unknown) => watch.problem('the other processes are not known', error));
}

/** A table that is in memory now, not one that is just being dropped. */
async function presentTable(service: TableService, id: string): Promise<LiveTable | undefined> {
  for (;;) {
    const loading = liveTableAt(service, id);
    const live = await loading;
    if (!live || service.liveTables.get(id) === loading) return live;
  }
}

const LONGEST_ID = 64;

/** A client's message; or why it is invalid, and the id to answer to if it had one. */
export type ReadMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: string | null; readonly refused: Refused }; // null: none that could be read

/** Reads one frame. Every input gets an answer. */
export function readMessage(text: string): ReadMessage {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return unreadable(null, refusedBecause('malformed'));
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return unreadable(null, refusedBecause('malformed'));
  const what = field(sent, 'do');
  if (what === 'hello') return readHello(sent);
  const id = field(sent, 'id');
  if (typeof id !== 'string' || id.length < 1 || id.length > LONGEST_ID)
    return unreadable(null, refusedBecause('badField', { field: 'id' }));
  if (typeof what !== 'string' || !Object.hasOwn(COMMAND_FIELDS, what))
    return unreadable(id, refusedBecause('unknownIntent'));
  const fields = COMMAND_FIELDS[what as keyof typeof COMMAND_FIELDS];
  const message: Record<string, unknown> = { id, do: what };
  for (const [name, fits] of Object.entries(fields)) {
    const value = field(sent, name);
    if (!fits(value)) return unreadable(id, refusedBecause('badField', { field: name }));
    message[name] = value;
  }
  return { ok: true, message: message as ClientMessage };
}

function readHello(sent: object): ReadMessage {
  if (field(sent, 'protocol') !== PROTOCOL) return unreadable(null, refusedBecause('protocol'));
  const message: Record<string, unknown> = { do: 'hello', protocol: PROTOCOL };
  for (const [name, fits] of Object.entries(HELLO)) {
    const value = field(sent, name);
    if (!fits(value)) return unreadable(null, refusedBecause('badField', { field: name }));
    if (value !== undefined) message[name] = value;
  }
  return { ok: true, message: message as unknown as Hello };
}

const unreadable = (id: string | null, refused: Refused): ReadMessage => ({ ok: false, id, refused });

type FieldCheck = (value: unknown) => boolean;

const isText: FieldCheck = value => typeof value === 'string' && value.length <= 4096;
const isNumber: FieldCheck = value => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isBoolean: FieldCheck = value => typeof value === 'boolean';
const isAnything: FieldCheck = value => value !== undefined;
const isRoom: FieldCheck = value => value === 'table' || value === 'watchers';
const orNothing =
  (check: FieldCheck): FieldCheck =>
  value =>
    value === undefined || check(value);

const HELLO: Readonly<Record<string, FieldCheck>> = {
  table: isText,
  token: orNothing(isText),
  since: orNothing(isNumber),
  watchersSince: orNothing(isNumber),
  history: orNothing(isText),
  offers: orNothing(isBoolean),
  as: orNothing(value => value === 'audience'),
};

/** The fields of each command. Actions and forms are checked by the rules and the option sheet. */
const COMMAND_FIELDS: {
  readonly [Kind in (Command | EarlierRequest | NudgeRequest)['do']]: Readonly<Record<string, FieldCheck>>;
} = {
  sit: { seat: isNumber, word: isText },
  stand: {},
  ready: { ready: isBoolean },
  arrange: { form: isAnything },
  seatBot: { seat: isNumber, bot: isText },
  clear: { seat: isNumber },
  takeHost: {},
  start: {},
  close: {},
  move: { action: isAnything, based: isNumber },
  undo: { based: isNumber },
  pause: {},
  agree: { asked: isNumber },
  decline: { asked: isNumber },
  resume: {},
  standIn: { seat: isNumber, bot: isText },
  takeBack: {},
  leave: {},
  pass: {},
  join: {},
  cancelJoin: { guest: isText },
  rematch: {},
  earlier: { before: isNumber },
  nudge: { seat: isNumber },
  say: { to: isRoom, text: isText },
  mute: { guest: isText, muted: isBoolean },
};
