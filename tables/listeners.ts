import { eventsFor, type Viewer } from '#kernel';
import { enqueue, refresh } from './commit.ts';
import { refusedBecause } from './decision.ts';
import { awaitedAt, offersOf, tableDoc, viewOf, youDoc } from './doc.ts';
import type { Entry } from './entry.ts';
import { fold } from './fold.ts';
import type { TableService } from './service.ts';
import { clockDoc, hearsWatchers, type LiveTable, readTableAt } from './live.ts';
import { arrive, depart } from './presence.ts';
import { type ClockDoc, type HeardEvents, type Hello, PROTOCOL, type Refused, type ChatLine } from './protocol.ts';
import { seatOf, type FoldedTable, viewerOf } from './table.ts';
import { viewerFor, lastOf, type Listener, saidIn, shownOf, showTo, tell, written } from './tell.ts';

/** Whoever missed more than this is shown the table anew. */
const LONGEST_GAP = 200;
/** Most connections to one table: every entry is sent to each of them. Seated guests are always let in. */
const MOST_LISTENERS = 250;

/** What a returning client says it knows. */
type Known = Pick<Hello, 'since' | 'history' | 'watchersSince'>;

/**
 * Whether what a client has heard is the beginning of the log as it is now, and the rest is short. After a restore from
 * a backup other entries may stand under the numbers it knows. `history` names the run of the server that told it the
 * entry `since`: in this very run nothing was restored, and what an earlier run wrote itself is still there.
 */
function knowsHistory(service: TableService, live: LiveTable, listener: Listener, { since, history }: Known): boolean {
  const { table, watchers } = live;
  if (since === undefined || since < 1 || since > table.n || table.n - since > LONGEST_GAP) return false;
  if (since < table.forgottenAt) return false;
  if (history === service.run) return true;
  const isOwn = table.runs.findLast(({ from }) => from <= since)?.run === history;
  return isOwn && !(watchers.w > 0 && hearsWatchers(table, listener));
}

/** Lets somebody in: they are told what they missed, or everything. */
export async function enter(
  service: TableService,
  live: LiveTable,
  listener: Listener,
  hello: Pick<Hello, 'since' | 'history' | 'watchersSince' | 'offers' | 'as'>,
): Promise<Refused | undefined> {
  const refused = await enqueue(live, async () => {
    await refresh(live, service);
    const { table } = live;
    const { offers = false, as } = hello;
    listener.asAudience = as === 'audience';
    listener.viewer = viewerFor(table, listener);
    listener.offers = offers;
    // whoever plays may put what the audience sees on a screen for all: they know it anyway
    if (viewerOf(table, listener.guest.id) === 'audience' && table.phase === 'playing' && !table.form.watching)
      return refusedBecause('watchingForbidden');
    if (live.listeners.size >= MOST_LISTENERS && seatOf(table, listener.guest.id) === undefined)
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
  const said = lines.filter(({ text }) => text !== '').map(saidIn);
  const watchers = hearsWatchers(table, listener) ? { w, said } : null;
  listener.hear(welcome(table, listener, { clock: clockDoc(table, service), watchers, history: service.run }));
}

/** Tells again what was told since, exactly as it was told then. */
async function fillGap(
  service: TableService,
  { key, table, watchers }: LiveTable,
  listener: Listener,
  { since = 0, watchersSince = 0 }: Known,
): Promise<void> {
  if (since < table.n) {
    const { table: then, later } = await readTableAt(service.store, key, since);
    // what another process has written meanwhile has not been told here yet
    retell(then, later.slice(0, table.n - since), listener);
  }
  if (hearsWatchers(table, listener)) {
    const first = watchers.w - watchers.lines.length + 1;
    watchers.lines.forEach((line, index) => {
      const w = first + index;
      // the number of a line that was forgotten stays
      if (w > watchersSince)
        listener.hear(written({ type: 'told', w, ...(line.text !== '' && { said: saidIn(line) }) }));
    });
  }
  listener.hear(written({ type: 'caughtUp', n: table.n, history: service.run, clock: clockDoc(table, service) }));
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

/** A connection is gone, perhaps before it was let in. */
export function exit(service: TableService, live: LiveTable, listener: Listener): void {
  live.listeners.delete(listener);
  void enqueue(live, async () => {
    live.listeners.delete(listener);
    live.quietSince = service.now();
    depart(service, live, listener.guest.id);
  });
}

/** The document as this listener sees it, whole, with all they have heard. */
export function welcome(
  table: FoldedTable,
  listener: Listener,
  more: { clock: ClockDoc; history: string; watchers: { w: number; said: readonly ChatLine[] } | null }, // null: not for players during a match
): string {
  const { guest, offers } = listener;
  const viewer = viewerFor(table, listener);
  const { list: heard, isWhole } = lastOf(heardLately(table, viewer));
  return written({
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

/** What a viewer heard of the last moves that still stand, each under its number. */
const heardLately = ({ recent }: FoldedTable, viewer: Viewer): HeardEvents[] =>
  recent.map(({ n, told }) => ({ n, events: eventsFor(told, viewer) })).filter(({ events }) => events.length > 0);
