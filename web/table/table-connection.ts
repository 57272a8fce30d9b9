import { batch, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Seat } from '#kernel';
import {
  type RefusalReason,
  type EarlierRequest,
  type ByeReason,
  type Hello,
  type Command,
  type NudgeRequest,
  PROTOCOL,
  type ServerMessage,
} from '../../tables/protocol.ts';
import type { Failure, Host, HostConnection } from '../hosts/host.ts';
import { createTableState, type TableState } from './table-state.ts';

/** Not open yet, open, being opened again after a loss, or ended. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

/** Why a connection has ended; it is not opened again. */
export type ConnectionEndReason = ByeReason | Failure['because'];

export interface CommandResult {
  /** Null: it was carried out. */
  readonly refused: Failure | null;
  /** The one-time pass for another device, if that was asked for. */
  readonly pass?: string;
  /** The table of a rematch. */
  readonly next?: string;
}

/** A table in this browser: its state, kept up to date, and commands, each carried out once. */
export interface TableConnection extends TableState {
  readonly status: () => ConnectionState;
  /** Undefined while it has not ended. */
  readonly endReason: () => ConnectionEndReason | undefined;
  /** Resolves with the result. A command that meets a loss is sent again after it. */
  send(command: Command | NudgeRequest): Promise<CommandResult>;
  /** The last nudge to this player, a new object each time; undefined: none. */
  readonly nudged: () => { readonly by: Seat } | undefined;
  /** Fetches one page of events before the first known one. */
  fetchEarlier(): Promise<CommandResult>;
}

/** Delays before reconnecting, ms; each is varied so that clients do not come at once. */
const RETRIES = [0, 250, 500, 750, 1_000, 2_000, 4_000, 8_000] as const;
/** A command without a result after this time means a dead connection, ms. */
const COMMAND_TIMEOUT = 8_000;
/** The same for a connection that is being opened: a welcome may be long, and the network slow. */
const HELLO_TIMEOUT = 20_000;
/** Refusals of a reconnect that are temporary; any other is final. */
const TEMPORARY: ReadonlySet<RefusalReason> = new Set([
  'tooManySockets',
  'tooFast',
  'stopping',
  'fault',
  'storeFull',
  'storeFailed',
]);

const UNREACHABLE: CommandResult = { refused: { because: 'unreachable' } };

interface PendingCommand {
  /** Created for each sending, from the current state. */
  message(): Command | EarlierRequest | NudgeRequest;
  /** The connection it was last sent over; undefined: not sent yet. */
  sentOver: HostConnection | undefined;
  resolve(result: CommandResult): void;
}

/** Who connects: without either, the guest of this browser. */
type Identity = Pick<Hello, 'as' | 'token'>;

/** Connects to a table for as long as the component that asks lives. */
export function connectToTable(host: Host, table: string, identity: Identity = {}): TableConnection {
  const { state, ...updates } = createTableState();
  const [status, setStatus] = createSignal<ConnectionState>('connecting');
  const [endReason, setEndReason] = createSignal<ConnectionEndReason>();
  const [nudged, setNudged] = createSignal<{ readonly by: Seat }>();
  const pending = new Map<string, PendingCommand>();
  /** The number that each request for earlier events was last sent with. */
  const earlierBefore = new Map<string, number>();
  let wire: HostConnection | undefined; // undefined: there is none, and a retry is due
  let retries = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let helloTimer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(retryTimer);
    const opened = host.connect({
      opened: () => {
        if (wire === opened)
          opened.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, table, ...identity, ...updates.known() }));
      },
      heard: message => {
        if (wire === opened) batch(() => receive(message));
      },
      closed: () => {
        if (wire === opened) retryLater();
      },
    });
    wire = opened;
    helloTimer = setTimeout(() => drop(opened), HELLO_TIMEOUT);
  }

  function retryLater(): void {
    wire = undefined;
    clearTimeout(helloTimer);
    if (status() === 'ended') return;
    setStatus(state.n() > 0 ? 'lost' : 'connecting');
    const wait = RETRIES[Math.min(retries, RETRIES.length - 1)] ?? 0;
    retries += 1;
    retryTimer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  }

  /** Gives up a connection that does not answer, and opens another one. */
  function drop(dead: HostConnection): void {
    if (wire !== dead) return;
    retryLater();
    dead.close();
  }

  function end(reason: ConnectionEndReason): void {
    setEndReason(reason);
    setStatus('ended');
    for (const { resolve } of pending.values()) resolve(UNREACHABLE);
    pending.clear();
    clearTimeout(helloTimer);
    wire?.close();
  }

  /** The state is complete. Commands without a result are sent again: the server knows their ids, and repeats none. */
  function opened(): void {
    clearTimeout(helloTimer);
    retries = 0;
    setStatus('open');
    for (const id of pending.keys()) transmit(id);
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        updates.welcome(message);
        opened();
        break;
      case 'caughtUp':
        updates.caughtUp(message);
        opened();
        break;
      case 'told':
        updates.told(message);
        if (message.re !== undefined) settle(message.re, { refused: null });
        break;
      case 'earlier':
        updates.earlier(message, earlierBefore.get(message.re) ?? 0);
        settle(message.re, { refused: null });
        break;
      case 'done': {
        const { re, pass, next } = message;
        settle(re, { refused: null, ...(pass !== undefined && { pass }), ...(next !== undefined && { next }) });
        break;
      }
      case 'refused':
        if (message.re !== null) settle(message.re, { refused: message.refused });
        else if (status() !== 'open') helloRefused(message.refused.because);
        break;
      case 'nudged':
        setNudged({ by: message.by });
        break;
      case 'bye':
        // after any other goodbye the connection is reopened
        if (message.because === 'watchingForbidden') end(endReason() ?? message.because);
        break;
    }
  }

  /** The server closes the connection after this; temporary refusals are retried then. */
  function helloRefused(because: RefusalReason): void {
    if (state.n() === 0 || !TEMPORARY.has(because)) end(because);
  }

  function settle(id: string, result: CommandResult): void {
    pending.get(id)?.resolve(result);
    pending.delete(id);
    earlierBefore.delete(id);
  }

  function request(message: PendingCommand['message']): Promise<CommandResult> {
    if (status() === 'ended') return Promise.resolve(UNREACHABLE);
    const id = crypto.randomUUID?.() ?? String(crypto.getRandomValues(new BigUint64Array(1))[0]);
    return new Promise(resolve => {
      pending.set(id, { message, sentOver: undefined, resolve });
      if (status() === 'open') transmit(id);
    });
  }

  /** Sends a pending command, at most once over each connection. */
  function transmit(id: string): void {
    const command = pending.get(id);
    const over = wire;
    if (!command || !over || command.sentOver === over) return;
    command.sentOver = over;
    const message = command.message();
    if (message.do === 'earlier') earlierBefore.set(id, message.before);
    over.send(JSON.stringify({ ...message, id }));
    setTimeout(() => {
      if (pending.has(id)) drop(over);
    }, COMMAND_TIMEOUT);
  }

  const whenOffline = (): void => {
    if (host.kind === 'server' && wire) drop(wire);
  };

  /** Reconnects at once when the device wakes up or is online again. */
  const retryNow = (): void => {
    if (document.visibilityState === 'visible' && !wire && status() !== 'ended') {
      retries = 0;
      connect();
    }
  };

  const fetchEarlier = (): Promise<CommandResult> =>
    request(() => ({ do: 'earlier', before: state.heard()[0]?.n ?? state.n() + 1 }));

  // After the end of a match, its whole log is shown.
  const isLogIncomplete = createMemo(
    () => state.doc()?.table.phase === 'over' && state.hasEarlier() && status() === 'open',
  );
  let isFetching = false;
  createEffect(() => {
    if (isLogIncomplete() && !isFetching) void fetchWholeLog();
  });
  async function fetchWholeLog(): Promise<void> {
    isFetching = true;
    while (isLogIncomplete()) if ((await fetchEarlier()).refused) break;
    isFetching = false;
  }

  connect();
  addEventListener('online', retryNow);
  addEventListener('offline', whenOffline);
  document.addEventListener('visibilitychange', retryNow);
  onCleanup(() => {
    removeEventListener('online', retryNow);
    removeEventListener('offline', whenOffline);
    document.removeEventListener('visibilitychange', retryNow);
    clearTimeout(retryTimer);
    clearTimeout(helloTimer);
    const last = wire;
    wire = undefined;
    last?.close();
  });

  return { ...state, status, endReason, nudged, send: command => request(() => command), fetchEarlier };
}
