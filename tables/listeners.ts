import { eventsFor, type Viewer } from '#kernel';
import { enqueue, refresh } from './commit.ts';
import { refusedBecause } from './decision.ts';
import { awaitedAt, offersOf, tableDoc, viewOf, youDoc } from './doc.ts';
import type { Entry } from './entry.ts';
import { fold } from './fold.ts';
import type { TableService } from './service.ts';
import { clockDoc, hearsWatchers, type LiveTable, readTableAt } from './live.ts';
import { arrive, depart } from './presence.ts';
import { displaced } from './processes.ts';
import { type ClockDoc, type HeardEvents, type Hello, PROTOCOL, type Refused, type ChatLine } from './protocol.ts';
import { lacksRules, seatOf, type FoldedTable, viewerOf } from './table.ts';
import { viewerFor, lastOf, type Listener, chatLineOf, shownOf, showTo, tell, serialized } from './tell.ts';

/** A client that missed more entries than this gets a new welcome. */
const LONGEST_GAP = 200;
/** The most connections to one table, since every entry is sent to each. Seated guests are always admitted. */
const MAX_LISTENERS = 250;

/** What a returning client already knows. */
type Known = Pick<Hello, 'since' | 'history' | 'watchersSince'>;

/**
 * Whether the client's history is a prefix of the current log, and few entries are missing. After a restore from a
 * backup, other entries may have the same numbers. `history` is the server run that sent entry `since`: nothing was
 * restored during this run, and what an earlier run wrote itself is still there.
 */
function knowsHistory(service: TableService, live: LiveTable, listener: Listener, { since, history }: Known): boolean {
  const { table, watchers } = live;
  if (since === undefined || since < 1 || since > table.n || table.n - since > LONGEST_GAP) return false;
  if (since < table.forgottenAt) return false;
  // no entry says that it cannot be played here
  if (lacksRules(table)) return false;
  if (history === service.run) return true;
  const isOwn = table.runs.findLast(({ from }) => from <= since)?.run === history;
  return isOwn && !(watchers.w > 0 && hearsWatchers(table, listener));
}

/** Adds a client: it gets the entries it missed, or everything. */
export async function enter(
  service: TableService,
  live: LiveTable,
  listener: Listener,
  hello: Pick<Hello, 'since' | 'history' | 'watchersSince' | 'offers' | 'as'>,
): Promise<Refused | undefined> {
  const refused = await enqueue(live, async () => {
    await refresh(live, service);
    if (live.isDropped) throw displaced();
    const { table } = live;
    const { offers = false, as } = hello;
    listener.asAudience = as === 'audience';
    listener.viewer = viewerFor(table, listener);
    listener.offers = offers;
    // players may show the audience's view on a shared screen
    if (viewerOf(table, listener.guest.id) === 'audience' && table.phase === 'playing' && !table.form.watching)
      return refusedBecause('watchingForbidden');
    if (live.listeners.size >= MAX_LISTENERS && seatOf(table, listener.guest.id) === undefined)
      return refusedBecause('tooManySockets');
    if (knowsHistory(service, live, listener, hello)) await fillGap(service, live, listener, hello);
    else sendWelcome(service, live, listener);
    showTo(listener, table, live.shown);
    live.listeners.add(listener);
    live.followUp();
    return undefined;
  });
  if (!refused && !listener.asAudience) await arrive(service, live, listener.guest.id);
  return refused;
}

/** Sends a client a new welcome. */
export function sendWelcome(
  service: TableService,
  { table, watchers: { w, lines } }: LiveTable,
  listener: Listener,
): void {
  const said = lines.filter(({ text }) => text !== '').map(chatLineOf);
  const watchers = hearsWatchers(table, listener) ? { w, said } : null;
  listener.hear(welcome(table, listener, { clock: clockDoc(table, service), watchers, history: service.run }));
}

/** Sends the missed entries again, exactly as before. */
async function fillGap(
  service: TableService,
  { key, table, watchers }: LiveTable,
  listener: Listener,
  { since = 0, watchersSince = 0 }: Known,
): Promise<void> {
  if (since < table.n) {
    const { table: then, later } = await readTableAt(service.store, key, since);
    // entries of another process have not been told here yet
    retell(then, later.slice(0, table.n - since), listener);
  }
  if (hearsWatchers(table, listener)) {
    const first = watchers.w - watchers.lines.length + 1;
    watchers.lines.forEach((line, index) => {
      const w = first + index;
      // a forgotten line keeps its number
      if (w > watchersSince)
        listener.hear(serialized({ type: 'told', w, ...(line.text !== '' && { said: chatLineOf(line) }) }));
    });
  }
  listener.hear(serialized({ type: 'caughtUp', n: table.n, history: service.run, clock: clockDoc(table, service) }));
}

function retell(table: FoldedTable, missed: readonly Entry[], listener: Listener): void {
  const shown = shownOf(table);
  const ear: Listener = {
    guest: listener.guest,
    viewer: viewerFor(table, listener),
    ...(listener.offers && { offers: true }),
    ...(listener.asAudience && { asAudience: true }),
    hear: message => listener.hear(message),
    dismiss: because => listener.dismiss(because),
  };
  showTo(ear, table, shown);
  for (const entry of missed) {
    fold(table, entry);
    tell({ table, entry, shown, listeners: [ear] });
  }
}

/** A connection has closed, perhaps before it was admitted. */
export function exit(service: TableService, live: LiveTable, listener: Listener): void {
  live.listeners.delete(listener);
  void enqueue(live, async () => {
    live.listeners.delete(listener);
    live.quietSince = service.now();
    depart(service, live, listener.guest.id);
  });
}

/** The complete document for this listener, with the events it has heard. */
export function welcome(
  table: FoldedTable,
  listener: Listener,
  more: { clock: ClockDoc; history: string; watchers: { w: number; said: readonly ChatLine[] } | null }, // null: not for players during a match
): string {
  const { guest, offers } = listener;
  const viewer = viewerFor(table, listener);
  const { list: heard, isWhole } = lastOf(heardLately(table, viewer));
  return serialized({
    type: 'welcome',
    protocol: PROTOCOL,
    n: table.n,
    history: more.history,
    doc: {
      table: tableDoc(table),
      you: youDoc(table, guest.id, viewer),
      view: viewOf(table, viewer),
      awaited: awaitedAt(table),
      ...(offers && { offers: offersOf(table, viewer) }),
    },
    clock: more.clock,
    heard,
    more: table.trimmed || !isWhole,
    said: lastOf(table.said).list,
    w: more.watchers?.w ?? null,
    watchers: lastOf(more.watchers?.said ?? []).list,
  });
}

/** The events a viewer heard of the latest standing moves, by number. */
const heardLately = ({ recent }: FoldedTable, viewer: Viewer): HeardEvents[] =>
  recent.map(({ n, told }) => ({ n, events: eventsFor(told, viewer) })).filter(({ events }) => events.length > 0);
