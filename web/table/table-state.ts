import { createSignal } from 'solid-js';
import { createTrackedDocument, type TrackedDocument, type TrackedPaths } from '../kit/tracked-document.ts';
import type { ClockDoc, Doc, HeardEvents, Hello, ChatLine, ServerMessage } from '../../tables/protocol.ts';
import type { HeardEvent, TableClock } from '../screen/screen.ts';

/** Everything this browser knows about a table. */
export interface TableState {
  /** The document, with each field tracked separately; undefined before the first welcome. */
  readonly doc: () => Doc | undefined;
  /** The document as plain data, for rules; undefined before the first welcome. */
  readonly snapshot: () => Doc | undefined;
  /** The number of the last entry of the table's log that was received; 0 before the first welcome. */
  readonly n: () => number;
  readonly clock: () => TableClock;
  /** The loaded events of the match that were not taken back. */
  readonly heard: () => readonly HeardEvent[];
  /** Whether earlier events can be loaded. */
  readonly hasEarlier: () => boolean;
  /** Events that came after the first welcome, since they were last cleared. */
  readonly news: () => readonly HeardEvent[];
  clearNews(): void;
  /** The chat of the table. */
  readonly said: () => readonly ChatLine[];
  /** The chat of the spectators. */
  readonly watchers: () => readonly ChatLine[];
}

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** The state, and how the messages of a server change it. */
export interface TableStateUpdates {
  readonly state: TableState;
  welcome(message: Message<'welcome'>): void;
  caughtUp(message: Message<'caughtUp'>): void;
  told(message: Message<'told'>): void;
  /** Adds earlier events; ignored if the first known event has changed since the request. */
  earlier(message: Message<'earlier'>, before: number): void;
  /** The part of a hello that names the last received entry. */
  known(): Pick<Hello, 'since' | 'history' | 'watchersSince'>;
}

/** A move changes a few of these fields; readers of the others are not run. */
const TRACKED: TrackedPaths = { table: {}, you: {}, view: { open: {} } };

export function createTableState(): TableStateUpdates {
  const [document, setDocument] = createSignal<TrackedDocument<Doc>>();
  const [n, setN] = createSignal(0);
  const [clock, setClock] = createSignal<TableClock>({ ends: null, held: null });
  const [heard, setHeard] = createSignal<readonly HeardEvent[]>([]);
  const [hasEarlier, setHasEarlier] = createSignal(false);
  const [news, setNews] = createSignal<readonly HeardEvent[]>([]);
  const [said, setSaid] = createSignal<readonly ChatLine[]>([]);
  const [watchers, setWatchers] = createSignal<readonly ChatLine[]>([]);
  let w: number | null = null; // null: this client does not get the spectators' chat
  let history: string | undefined; // undefined before the first welcome

  const doc = (): Doc | undefined => document()?.fields();

  function setClockFrom(clock: ClockDoc): void {
    const isPaused = (doc()?.table.paused ?? null) !== null;
    if (clock === null) setClock({ ends: null, held: null });
    else if (isPaused) setClock({ ends: null, held: clock.held ?? clock.left });
    else setClock({ ends: Date.now() + clock.left, held: clock.held ?? null });
  }

  /**
   * The news after a welcome: in the same history, the later events that were not taken back. In another history the
   * known numbers mean other events, so nothing is news.
   */
  function newsIn(events: readonly HeardEvent[], message: Message<'welcome'>): readonly HeardEvent[] {
    if (message.history !== history) return [];
    const since = n();
    const standing = new Set(events.map(({ n }) => n));
    const first = events[0]?.n ?? 0;
    return [...news().filter(({ n }) => n < first || standing.has(n)), ...events.filter(({ n }) => n > since)];
  }

  return {
    state: {
      doc,
      snapshot: () => document()?.snapshot(),
      n,
      clock,
      heard,
      hasEarlier,
      news,
      clearNews: () => void setNews([]),
      said,
      watchers,
    },
    welcome(message) {
      const events = eventsIn(message.heard);
      setNews(newsIn(events, message));
      const known = document();
      if (known) known.replace(message.doc);
      else setDocument(createTrackedDocument(message.doc, TRACKED));
      setN(message.n);
      ({ w, history } = message);
      setHeard(events);
      setHasEarlier(message.more);
      setSaid(message.said);
      setWatchers(message.watchers);
      setClockFrom(message.clock);
    },
    caughtUp(message) {
      ({ history } = message);
      setClockFrom(message.clock);
    },
    told({ n: number, w: watchersNumber, change, heard: events, undone, said: line, clock }) {
      if (number === undefined) {
        w = watchersNumber ?? w;
        if (line) setWatchers(lines => [...lines, line]);
        return;
      }
      setN(number);
      if (change) document()?.apply(change);
      if (undone) {
        const stands = (one: HeardEvent): boolean => !undone.includes(one.n);
        setHeard(all => all.filter(stands));
        setNews(all => all.filter(stands));
      }
      if (events) {
        const fresh = events.map(event => ({ n: number, event }));
        setHeard(all => [...all, ...fresh]);
        setNews(all => [...all, ...fresh]);
      }
      if (line) setSaid(lines => [...lines, line]);
      if (clock !== undefined) setClockFrom(clock);
    },
    earlier(message, before) {
      const first = heard()[0]?.n;
      if (first !== undefined && first !== before) return;
      setHeard(all => [...eventsIn(message.heard), ...all]);
      setHasEarlier(message.more);
    },
    known: () => (n() > 0 ? { since: n(), ...(history && { history }), ...(w !== null && { watchersSince: w }) } : {}),
  };
}

const eventsIn = (heard: readonly HeardEvents[]): HeardEvent[] =>
  heard.flatMap(({ n, events }) => events.map(event => ({ n, event })));
