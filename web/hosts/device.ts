import type { PartyForm, ContinuedPosition } from '../../tables/new-tables.ts';
import type { ServerMessage } from '../../tables/protocol.ts';
import { createEffect, createRoot } from 'solid-js';
import { PACE_FACTORS, settings } from '../settings/settings.ts';
import { language } from '../words/words.ts';
import { DATABASE, type FromWorker, type PageRequest, type PageRequests, type ToWorker } from '../worker/messages.ts';
import { type HostResult, type ConnectionListener, type Host, matchesPage, mapResult } from './host.ts';

/** The host on this device: tables with bots, or for people who share it. */
export interface Device extends Host {
  readonly kind: 'device';
  /** Opens a table that continues a match against bots; unknown cards are drawn anew. */
  continueFrom(position: Omit<ContinuedPosition, 'language'>): Promise<HostResult<{ readonly id: string }>>;
  /** Opens a table for people who share this device and deals. Each connects with their id as token. */
  openParty(
    agreed: Omit<PartyForm, 'language'>,
    names: readonly string[],
  ): Promise<HostResult<{ readonly id: string }>>;
  /** Adds another person on this device; their id is their token. */
  addPerson(name: string): Promise<HostResult<{ readonly id: string }>>;
}

/** The worker that runs the tables. */
export interface TableWorker {
  tell(message: ToWorker): void;
}

/** What the device host needs from the browser. */
export interface DeviceDeps {
  /** Starts the worker; `hear` gets its messages, the last of which is `ended`. */
  start(hear: (message: FromWorker) => void): TableWorker;
  /** Whether this browser has a database of tables. */
  isUsed(): Promise<boolean>;
  /** The language of new tables. */
  language(): string;
}

export function deviceHost({ start, isUsed, language: spoken }: DeviceDeps): Device {
  const answers = new Map<number, (asked: HostResult<unknown>) => void>();
  const listeners = new Map<number, ConnectionListener>();
  let keeper: TableWorker | undefined;
  let last = 0;

  /** The worker is started by the first message. */
  function tell(message: ToWorker): void {
    keeper ??= start(hear);
    keeper.tell(message);
  }

  function hear(message: FromWorker): void {
    switch (message.type) {
      case 'answered':
        answers.get(message.re)?.(message.asked);
        answers.delete(message.re);
        break;
      case 'heard':
        listeners.get(message.line)?.heard(JSON.parse(message.text) as ServerMessage);
        break;
      case 'ended':
        lose();
        break;
      case 'closed': {
        const listener = listeners.get(message.line);
        listeners.delete(message.line);
        listener?.closed();
        break;
      }
    }
  }

  /** The worker has ended. Its stored data is safe; the next message starts another one. */
  function lose(): void {
    keeper = undefined;
    const [unanswered, cutOff] = [[...answers.values()], [...listeners.values()]];
    answers.clear();
    listeners.clear();
    for (const answer of unanswered) answer({ ok: false, refused: { because: 'unreachable' } });
    for (const listener of cutOff) listener.closed();
  }

  function ask<Ask extends keyof PageRequests>(
    asked: Ask,
    ...given: Parameters<PageRequests[Ask]>
  ): Promise<HostResult<ReturnType<PageRequests[Ask]>>> {
    const re = ++last;
    return new Promise(resolve => {
      answers.set(re, answer => resolve(answer as HostResult<ReturnType<PageRequests[Ask]>>));
      tell({ type: 'asked', re, ...({ ask: asked, given } as unknown as PageRequest) });
    });
  }

  /** Like `ask`, but does not start the worker if the device has no tables. */
  async function askIfUsed<Ask extends keyof PageRequests>(
    nothing: ReturnType<PageRequests[Ask]>,
    asked: Ask,
    ...given: Parameters<PageRequests[Ask]>
  ): Promise<HostResult<ReturnType<PageRequests[Ask]>>> {
    return keeper || (await isUsed()) ? ask(asked, ...given) : { ok: true, value: nothing };
  }

  return {
    kind: 'device',
    me: async () => mapResult(await askIfUsed<'me'>({ guest: null }, 'me'), ({ guest }) => guest),
    introduce: async name => mapResult(await ask('introduce', name), ({ guest }) => guest),
    makeTable: async form =>
      mapResult(await ask('makeTable', { language: spoken(), ...form }), ({ id }) => ({ id, url: null })),
    findCode: () => Promise.resolve({ ok: false, refused: { because: 'noSuchTable' } }),
    claim: () => Promise.resolve({ ok: false, refused: { because: 'badPass' } }),
    publicTables: () => Promise.resolve({ ok: true, value: [] }),
    myTables: async () => mapResult(await askIfUsed<'myTables'>({ tables: [] }, 'myTables'), ({ tables }) => tables),
    myMatches: async before =>
      mapResult(await askIfUsed<'myMatches'>({ matches: [], before: null }, 'myMatches', before), matchesPage),
    record: async table => mapResult(await ask('record', table), ({ record }) => record),
    linkTo: () => Promise.resolve(null),
    connect(listener) {
      const line = ++last;
      listeners.set(line, listener);
      tell({ type: 'called', line });
      // the caller needs the connection before `opened` is called
      queueMicrotask(() => listeners.get(line) === listener && listener.opened());
      return {
        send: text => {
          if (listeners.has(line)) tell({ type: 'said', line, text });
        },
        close: () => {
          if (!listeners.delete(line)) return;
          tell({ type: 'hungUp', line });
          queueMicrotask(() => listener.closed());
        },
      };
    },
    continueFrom: position => ask('continueFrom', { ...position, language: spoken() }),
    openParty: (agreed, names) => ask('openParty', { ...agreed, language: spoken() }, names),
    addPerson: name => ask('addPerson', name),
  };
}

/** A worker, so that bots do not block the page. */
function startWorker(hear: (message: FromWorker) => void): TableWorker {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'practice' });
  const tell = (message: ToWorker): void => worker.postMessage(message, []);
  let endPacing = (): void => {};
  const look = (): void => {
    if (document.visibilityState === 'visible') tell({ type: 'looked' });
  };
  function listen(message: FromWorker): void {
    if (message.type === 'ended') {
      document.removeEventListener('visibilitychange', look);
      endPacing();
      worker.terminate();
    }
    hear(message);
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listen(data));
  // it could not be loaded, or has failed
  worker.addEventListener('error', () => listen({ type: 'ended' }));
  document.addEventListener('visibilitychange', look);
  // bots on the device take as long as the player's pace of play says
  endPacing = createRoot(dispose => {
    createEffect(() => tell({ type: 'paced', factor: PACE_FACTORS[settings().pace] }));
    return dispose;
  });
  return { tell };
}

async function isUsed(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true; // not supported by this browser: the worker finds out
  }
}

export const device = deviceHost({ start: startWorker, isUsed, language });
