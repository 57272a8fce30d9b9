import { batch, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { patch } from '#kernel';
import {
  type ClockDoc,
  type Doc,
  type Earlier,
  type Farewell,
  type HeardAt,
  type Hello,
  type Intent,
  PROTOCOL,
  type Said,
  type ServerMessage,
} from '../../tables/protocol.ts';
import type { Host, Unserved, Wire } from '../hosts/host.ts';
import type { Heard, TableClock } from '../screen/screen.ts';

/** How the line to the table is: not there yet, fine, being repaired, or ended for good. */
export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

/** What an intent came to: null if it was carried out. */
export interface Answer {
  readonly refused: Unserved | null;
  /** The one-time pass for another device, if that was asked for. */
  readonly pass?: string;
  /** The table of a rematch. */
  readonly next?: string;
}

/** Somebody at a table, in this browser: all they know, kept up to date, and all they want, carried out once. */
export interface Sitting {
  readonly doc: () => Doc | undefined; // undefined: not heard yet
  readonly n: () => number;
  readonly line: () => LineState;
  /** Why the table let go of us; undefined while it has not. */
  readonly farewell: () => Farewell | Unserved['because'] | undefined;
  readonly clock: () => TableClock;
  /** What was heard in the match and still stands, as far back as it was fetched. */
  readonly heard: () => readonly Heard[];
  /** Whether more was heard before that. */
  readonly hasEarlier: () => boolean;
  /** Fetches what was heard before, one page of it. */
  fetchEarlier(): Promise<Answer>;
  /** What came after the first welcome, since it was last cleared. */
  readonly news: () => readonly Heard[];
  clearNews(): void;
  readonly said: () => readonly Said[];
  readonly watchers: () => readonly Said[];
  /** How many intents are under way. */
  readonly waiting: () => number;
  intend(intent: Intent): Promise<Answer>;
}

/** After a loss: at once, then ever more patiently, and never all at the same time. */
const RETRIES = [0, 500, 1_000, 2_000, 4_000, 8_000] as const;

/** An answer that takes longer is not on its way: the line is dead, whatever the browser believes. */
const DEAD_AFTER = 8_000;

interface Pending {
  readonly text: string;
  resolve(answer: Answer): void;
}

/** As whom to come: without either, as whoever this browser is. */
type Coming = Pick<Hello, 'as' | 'token'>;

/** Sits down to a table for as long as the component that asks lives. */
export function sitAt(host: Host, table: string, coming: Coming = {}): Sitting {
  const [doc, setDoc] = createSignal<Doc>();
  const [n, setN] = createSignal(0);
  const [line, setLine] = createSignal<LineState>('connecting');
  const [farewell, setFarewell] = createSignal<Farewell | Unserved['because']>();
  const [clock, showClock] = createSignal<TableClock>({ ends: null, held: null });
  const [heard, setHeard] = createSignal<readonly Heard[]>([]);
  const [hasEarlier, setHasEarlier] = createSignal(false);
  const [news, setNews] = createSignal<readonly Heard[]>([]);
  const [said, setSaid] = createSignal<readonly Said[]>([]);
  const [watchers, setWatchers] = createSignal<readonly Said[]>([]);
  const [waiting, setWaiting] = createSignal(0);
  const pending = new Map<string, Pending>();
  let w: number | null = null; // null: what watchers say is not for us
  let history: string | undefined; // undefined: not heard yet
  let wire: Wire | undefined;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function dial(): void {
    clearTimeout(retry);
    const called = host.call({
      opened: () => {
        if (wire !== called) return;
        const since = n() > 0 ? { since: n(), history, ...(w !== null && { watchersSince: w }) } : {};
        called.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, table, ...coming, ...since }));
      },
      heard: message => {
        if (wire === called) batch(() => hear(message));
      },
      closed: () => {
        if (wire === called) lose();
      },
    });
    wire = called;
  }

  function lose(): void {
    wire = undefined;
    if (line() === 'ended') return;
    setLine(n() > 0 ? 'lost' : 'connecting');
    const wait = RETRIES[Math.min(tries, RETRIES.length - 1)] ?? 0;
    tries += 1;
    retry = setTimeout(dial, wait * (0.75 + Math.random() / 2));
  }

  function end(because: Farewell | Unserved['because']): void {
    setFarewell(because);
    setLine('ended');
    for (const { resolve } of pending.values()) resolve({ refused: { because: 'unreachable' } });
    pending.clear();
    setWaiting(0);
    wire?.close();
  }

  /** The line stands and nothing is missing: what was not answered is asked again; done twice it is not. */
  function settleIn(): void {
    tries = 0;
    setLine('open');
    for (const { text } of pending.values()) wire?.send(text);
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        const [isFirst, before] = [doc() === undefined, n()];
        setDoc(message.doc);
        setN(message.n);
        ({ w, history } = message);
        const all = eventsIn(message.heard);
        if (!isFirst) setNews(news => [...news, ...all.filter(one => one.n > before)]);
        setHeard(all);
        setHasEarlier(message.more);
        setSaid(message.said);
        setWatchers(message.watchers);
        setClock(message.clock);
        settleIn();
        break;
      }
      case 'told':
        take(message);
        break;
      case 'caughtUp':
        ({ history } = message);
        setClock(message.clock);
        settleIn();
        break;
      case 'earlier': {
        const earlier = eventsIn(message.heard);
        setHeard(all => [...earlier.filter(({ n }) => n < (all[0]?.n ?? Infinity)), ...all]);
        setHasEarlier(message.more);
        answer(message.re, { refused: null });
        break;
      }
      case 'done': {
        const { re, pass, next } = message;
        answer(re, { refused: null, ...(pass !== undefined && { pass }), ...(next !== undefined && { next }) });
        break;
      }
      case 'refused':
        if (message.re !== null) answer(message.re, { refused: message.refused });
        else if (n() === 0) end(message.refused.because);
        break;
      case 'bye':
        // after a restart, or a nap of this device, the table is still there
        if (message.because === 'watchingForbidden' || message.because === 'refused')
          end(farewell() ?? message.because);
        break;
    }
  }

  function take(told: Extract<ServerMessage, { type: 'told' }>): void {
    const { n: number, change, heard: events, undone, said: line, clock, re } = told;
    if (number === undefined) {
      w = told.w ?? w;
      if (line) setWatchers(lines => [...lines, line]);
    } else {
      setN(number);
      if (change) setDoc(doc => patch(doc, change) as Doc);
      if (undone) {
        setHeard(all => all.filter(one => !undone.includes(one.n)));
        setNews(all => all.filter(one => !undone.includes(one.n)));
      }
      if (events) {
        const came = events.map(event => ({ n: number, event }));
        setHeard(all => [...all, ...came]);
        setNews(all => [...all, ...came]);
      }
      if (line) setSaid(lines => [...lines, line]);
      if (clock !== undefined) setClock(clock);
    }
    if (re !== undefined) answer(re, { refused: null });
  }

  /** In a pause the clock stands: what is told is what will be left. */
  function setClock(clock: ClockDoc): void {
    const isStill = (doc()?.table.paused ?? null) !== null;
    const left = isStill ? (clock?.left ?? null) : null;
    showClock({ ends: clock && !isStill ? Date.now() + clock.left : null, held: clock?.held ?? left });
  }

  function answer(id: string, answer: Answer): void {
    pending.get(id)?.resolve(answer);
    pending.delete(id);
    setWaiting(pending.size);
  }

  function intend(intent: Intent | Earlier): Promise<Answer> {
    if (line() === 'ended') return Promise.resolve({ refused: { because: 'unreachable' } });
    const id = crypto.randomUUID?.() ?? String(crypto.getRandomValues(new BigUint64Array(1))[0]);
    const text = JSON.stringify({ ...intent, id });
    return new Promise(resolve => {
      pending.set(id, { text, resolve });
      setWaiting(pending.size);
      if (line() !== 'open') return;
      wire?.send(text);
      const sentOn = wire;
      setTimeout(() => {
        if (pending.has(id) && wire === sentOn) hangUp();
      }, DEAD_AFTER);
    });
  }

  function hangUp(): void {
    const dead = wire;
    lose();
    dead?.close();
  }

  const losing = (): void => {
    if (host.kind === 'server' && wire) hangUp();
  };

  /** A device that wakes up, or is on the net again, does not wait for its turn. */
  const hurry = (): void => {
    if (document.visibilityState === 'visible' && !wire && line() !== 'ended') {
      tries = 0;
      dial();
    }
  };

  const fetchEarlier = (): Promise<Answer> => intend({ do: 'earlier', before: heard()[0]?.n ?? n() + 1 });
  // the end of a match tells its whole story
  const isStoryMissing = createMemo(() => doc()?.table.phase === 'over' && hasEarlier() && line() === 'open');
  createEffect(() => {
    if (isStoryMissing()) void fetchStory();
  });
  async function fetchStory(): Promise<void> {
    while (isStoryMissing()) if ((await fetchEarlier()).refused) return;
  }

  dial();
  addEventListener('online', hurry);
  addEventListener('offline', losing);
  document.addEventListener('visibilitychange', hurry);
  onCleanup(() => {
    removeEventListener('online', hurry);
    removeEventListener('offline', losing);
    document.removeEventListener('visibilitychange', hurry);
    clearTimeout(retry);
    const last = wire;
    wire = undefined;
    last?.close();
  });

  return {
    doc,
    n,
    line,
    farewell: createMemo(farewell),
    clock,
    heard,
    hasEarlier,
    fetchEarlier,
    news,
    clearNews: () => void setNews([]),
    said,
    watchers,
    waiting,
    intend,
  };
}

const eventsIn = (heard: readonly HeardAt[]): Heard[] =>
  heard.flatMap(({ n, events }) => events.map(event => ({ n, event })));
