import type { PartyForm, ContinuedPosition } from '../../tables/new-tables.ts';
import type { ServerMessage } from '../../tables/protocol.ts';
import { language } from '../words/words.ts';
import { DATABASE, type FromWorker, type PageRequest, type PageRequests, type ToWorker } from '../worker/messages.ts';
import { type Asked, type Ear, type Host, matchesIn, valueOf } from './host.ts';

/** This device: tables with bots, or with people who pass it around, and nobody else. */
export interface Device extends Host {
  readonly kind: 'device';
  /** Opens a table where a match goes on from here against bots; what the seat did not know is drawn anew. */
  continueFrom(position: Omit<ContinuedPosition, 'language'>): Promise<Asked<{ readonly id: string }>>;
  /** Opens a table for people who share this device, one seat each, and deals. Each comes to it with their id as token. */
  openParty(agreed: Omit<PartyForm, 'language'>, names: readonly string[]): Promise<Asked<{ readonly id: string }>>;
  /** Introduces somebody else who plays on this device; their id is their token. */
  addPerson(name: string): Promise<Asked<{ readonly id: string }>>;
}

/** Whoever keeps the tables of the device. */
export interface Keeper {
  tell(message: ToWorker): void;
}

/** What the device is, to whoever keeps its tables and to those who play there. */
export interface Surroundings {
  /** Starts a keeper, and hears what it says; the last thing is that it has ended. */
  start(hear: (message: FromWorker) => void): Keeper;
  /** Whether anything was ever kept here. */
  isUsed(): Promise<boolean>;
  /** The language of the tables that are made here. */
  language(): string;
}

export function deviceHost({ start, isUsed, language: spoken }: Surroundings): Device {
  const answers = new Map<number, (asked: Asked<unknown>) => void>();
  const ears = new Map<number, Ear>();
  let keeper: Keeper | undefined;
  let last = 0;

  /** Nobody keeps the tables before somebody wants one. */
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
        ears.get(message.line)?.heard(JSON.parse(message.text) as ServerMessage);
        break;
      case 'ended':
        lose();
        break;
      case 'closed': {
        const ear = ears.get(message.line);
        ears.delete(message.line);
        ear?.closed();
        break;
      }
    }
  }

  /** What was stored is safe: whoever asks or calls again starts another. */
  function lose(): void {
    keeper = undefined;
    const [unanswered, cutOff] = [[...answers.values()], [...ears.values()]];
    answers.clear();
    ears.clear();
    for (const answer of unanswered) answer({ ok: false, refused: { because: 'unreachable' } });
    for (const ear of cutOff) ear.closed();
  }

  function ask<Ask extends keyof PageRequests>(
    asked: Ask,
    ...given: Parameters<PageRequests[Ask]>
  ): Promise<Asked<ReturnType<PageRequests[Ask]>>> {
    const re = ++last;
    return new Promise(resolve => {
      answers.set(re, answer => resolve(answer as Asked<ReturnType<PageRequests[Ask]>>));
      tell({ type: 'asked', re, ...({ ask: asked, given } as unknown as PageRequest) });
    });
  }

  /** As ask, without waking anybody where there is nothing to be found. */
  async function askIfUsed<Ask extends keyof PageRequests>(
    nothing: ReturnType<PageRequests[Ask]>,
    asked: Ask,
    ...given: Parameters<PageRequests[Ask]>
  ): Promise<Asked<ReturnType<PageRequests[Ask]>>> {
    return keeper || (await isUsed()) ? ask(asked, ...given) : { ok: true, value: nothing };
  }

  return {
    kind: 'device',
    me: async () => valueOf(await askIfUsed<'me'>({ guest: null }, 'me'), ({ guest }) => guest),
    callMe: async name => valueOf(await ask('callMe', name), ({ guest }) => guest),
    makeTable: async form =>
      valueOf(await ask('makeTable', { language: spoken(), ...form }), ({ id }) => ({ id, url: null })),
    findCode: () => Promise.resolve({ ok: false, refused: { because: 'noSuchTable' } }),
    claim: () => Promise.resolve({ ok: false, refused: { because: 'badPass' } }),
    publicTables: () => Promise.resolve({ ok: true, value: [] }),
    myTables: async () => valueOf(await askIfUsed<'myTables'>({ tables: [] }, 'myTables'), ({ tables }) => tables),
    myMatches: async before =>
      valueOf(await askIfUsed<'myMatches'>({ matches: [], before: null }, 'myMatches', before), matchesIn),
    record: async table => valueOf(await ask('record', table), ({ record }) => record),
    linkTo: () => Promise.resolve(null),
    call(ear) {
      const line = ++last;
      ears.set(line, ear);
      tell({ type: 'called', line });
      // whoever calls has to have the line in hand before it stands
      queueMicrotask(() => ears.get(line) === ear && ear.opened());
      return {
        send: text => {
          if (ears.has(line)) tell({ type: 'said', line, text });
        },
        close: () => {
          if (!ears.delete(line)) return;
          tell({ type: 'hungUp', line });
          queueMicrotask(() => ear.closed());
        },
      };
    },
    continueFrom: position => ask('continueFrom', { ...position, language: spoken() }),
    openParty: (agreed, names) => ask('openParty', { ...agreed, language: spoken() }, names),
    addPerson: name => ask('addPerson', name),
  };
}

/** A worker, so that bots may think while the page is used. */
function startWorker(hear: (message: FromWorker) => void): Keeper {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'practice' });
  const tell = (message: ToWorker): void => worker.postMessage(message, []);
  const look = (): void => {
    if (document.visibilityState === 'visible') tell({ type: 'looked' });
  };
  function listen(message: FromWorker): void {
    if (message.type === 'ended') {
      document.removeEventListener('visibilitychange', look);
      worker.terminate();
    }
    hear(message);
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listen(data));
  // it could not be fetched, or has failed: either way it is of no more use
  worker.addEventListener('error', () => listen({ type: 'ended' }));
  document.addEventListener('visibilitychange', look);
  return { tell };
}

async function isUsed(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true; // this browser does not say; the keeper will
  }
}

export const device = deviceHost({ start: startWorker, isUsed, language });
