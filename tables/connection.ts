import { field } from '#kernel';
import { runCommand } from './commands.ts';
import { failureOf, isRefused, refusedBecause } from './decision.ts';
import type { TableService } from './service.ts';
import { enter, exit } from './listeners.ts';
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
import type { Guest } from './store.ts';
import { type Listener, written } from './tell.ts';

/** The transport of one connection: a WebSocket on a server, a message port in a browser. */
export interface Transport {
  send(text: string): void;
  /** Messages between cork and uncork may be sent as one packet. */
  cork?(): void;
  uncork?(): void;
  /** Closes after everything was sent; afterwards the connection's `closed` must be called. */
  close(because: ByeReason): void;
}

/** What differs between a server and a device: who may connect, and how much they may send. */
export interface ConnectionRules {
  /** The guest of this hello. */
  identify(hello: Hello): Promise<Guest | Refused>;
  /** The guest has entered the table. */
  entered?(guest: Guest): void;
  /** Why a message is refused now; the message is null if it could not be read. */
  check?(guest: Guest, message: ClientMessage | null): Refused | undefined;
  /** A refusal has been sent. */
  refused?(refused: Refused): void;
  /** Whether an error is fatal: then it is rethrown instead of answered. */
  isFatal?(error: unknown): boolean;
}

/** One client's connection to a table: first a hello, then commands. */
export interface Connection {
  /** Undefined before the client has entered. */
  readonly seat: { readonly live: LiveTable; readonly listener: Listener } | undefined;
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

/** new: no hello yet; entering: it is being answered; entered: at a table; stopped: nothing is sent or received. */
type ConnectionState = 'new' | 'entering' | 'entered' | 'stopped';

/** The most messages that may be sent before the welcome. */
const MAX_EARLY = 64;
const MAX_EARLY_CHARACTERS = 64 * 1024;

export function openConnection(service: TableService, transport: Transport, rules: ConnectionRules): Connection {
  let state: ConnectionState = 'new';
  let seat: { readonly live: LiveTable; readonly listener: Listener } | undefined;
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
      if (rules.isFatal?.(error)) throw error;
      service.watch.problem('somebody could not be let in', error);
      turnAway(failureOf(error), null);
    }
  }

  async function admit(hello: Hello): Promise<Refused | undefined> {
    const guest = await rules.identify(hello);
    if (isRefused(guest)) return guest;
    const live = await presentTable(service, hello.table);
    if (!live) return refusedBecause('noSuchTable');
    if (isStopped()) return undefined;
    const listener = listenerFor(guest);
    const refused = await enter(service, live, listener, hello);
    if (refused) return refused;
    if (isStopped()) {
      exit(service, live, listener);
      return undefined;
    }
    seat = { live, listener };
    state = 'entered';
    rules.entered?.(guest);
    for (const text of early) command(text);
    early = [];
    return undefined;
  }

  const listenerFor = (guest: Guest): Listener => ({
    guest,
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
    send(written({ type: 'refused', re, refused }));
    rules.refused?.(refused);
  }

  function turnAway(refused: Refused, re: string | null): void {
    answerRefused(refused, re);
    dismiss(refused.because === 'watchingForbidden' ? 'watchingForbidden' : 'refused');
  }

  function dismiss(because: ByeReason): void {
    if (isStopped()) return;
    stop();
    transport.send(written({ type: 'bye', because }));
    transport.close(because);
  }

  function stop(): void {
    state = 'stopped';
    early = [];
  }

  return {
    get seat() {
      return seat;
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
    },
  };
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
