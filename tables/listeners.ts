import { carryOut, carryOutInTurn, refresh } from './commit.ts';
import { isRefused, no } from './decision.ts';
import { heardBefore } from './replays.ts';
import type { Entry } from './entry.ts';
import { again, type House, contextOf } from './house.ts';
import { attempt, type Outcome, take } from './commands.ts';
import { clockDoc, hearsWatchers, type Live, readTableAt } from './live.ts';
import { liveAt } from './live-tables.ts';
import { claim } from './moves.ts';
import { arrive, depart, isAway } from './presence.ts';
import { nudge } from './nudges.ts';
import type { Earlier, Hello, Intent, Nudge, Refused } from './protocol.ts';
import { type Guest, isStoreFailure } from './store.ts';
import { fold } from './fold.ts';
import { doneBefore, seatOf, type Table, viewerOf } from './table.ts';
import { eyesOf, written, type Listener, saidIn, shownOf, showTo, tell, welcome } from './tell.ts';
import { inTurn } from './turns.ts';

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
function knowsHistory(house: House, live: Live, listener: Listener, { since, history }: Known): boolean {
  const { table, watchers } = live;
  if (since === undefined || since < 1 || since > table.n || table.n - since > LONGEST_GAP) return false;
  if (since < table.forgottenAt) return false;
  if (history === house.run) return true;
  const isOwn = table.runs.findLast(({ from }) => from <= since)?.run === history;
  return isOwn && !(watchers.w > 0 && hearsWatchers(table, listener));
}

/** Lets somebody in: they are told what they missed, or everything. */
export async function enter(
  house: House,
  live: Live,
  listener: Listener,
  hello: Pick<Hello, 'since' | 'history' | 'watchersSince' | 'offers' | 'as'>,
): Promise<Refused | undefined> {
  const refused = await inTurn(live, async () => {
    await refresh(live, house);
    const { table } = live;
    const { offers = false, as } = hello;
    listener.looksOn = as === 'audience';
    listener.viewer = eyesOf(table, listener);
    listener.offers = offers;
    // whoever plays may put what the audience sees on a screen for all: they know it anyway
    if (viewerOf(table, listener.guest.id) === 'audience' && table.phase === 'playing' && !table.form.watching)
      return no('watchingForbidden');
    if (live.listeners.size >= MOST_LISTENERS && seatOf(table, listener.guest.id) === undefined)
      return no('tooManySockets');
    if (knowsHistory(house, live, listener, hello)) await fillGap(house, live, listener, hello);
    else greet(house, live, listener);
    showTo(listener, table, live.shown);
    live.listeners.add(listener);
    live.attend();
    return undefined;
  });
  if (!refused && !listener.looksOn) await arrive(house, live, listener.guest.id);
  return refused;
}

/** Sends a client a new welcome. */
export function greet(house: House, { table, watchers: { w, lines } }: Live, listener: Listener): void {
  const said = lines.filter(({ text }) => text !== '').map(saidIn);
  const watchers = hearsWatchers(table, listener) ? { w, said } : null;
  listener.hear(welcome(table, listener, { clock: clockDoc(table, house), watchers, history: house.run }));
}

/** Tells again what was told since, exactly as it was told then. */
async function fillGap(
  house: House,
  { key, table, watchers }: Live,
  listener: Listener,
  { since = 0, watchersSince = 0 }: Known,
): Promise<void> {
  if (since < table.n) {
    const { table: then, later } = await readTableAt(house.store, key, since);
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
  listener.hear(written({ type: 'caughtUp', n: table.n, history: house.run, clock: clockDoc(table, house) }));
}

function retell(table: Table, missed: readonly Entry[], listener: Listener): void {
  const shown = shownOf(table);
  const ear: Listener = {
    guest: listener.guest,
    viewer: eyesOf(table, listener),
    ...(listener.offers && { offers: true }),
    ...(listener.looksOn && { looksOn: true }),
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
export function part(house: House, live: Live, listener: Listener): void {
  live.listeners.delete(listener);
  void inTurn(live, async () => {
    live.listeners.delete(listener);
    live.quietSince = house.now();
    depart(house, live, listener.guest.id);
  });
}

/** Does what somebody wants, and answers them. */
export async function intend(
  house: House,
  live: Live,
  listener: Listener,
  intent: (Intent | Earlier | Nudge) & { id: string },
): Promise<void> {
  const { id } = intent;
  if (intent.do === 'earlier') return tellEarlier(house, live, listener, intent);
  if (intent.do === 'nudge') return tellNudge(house, live, listener, intent);
  if (listener.looksOn) return turnDown(house, listener, id, { refused: no('notSeated') });
  try {
    let outcome = await attemptHere(house, live, listener, intent);
    // another process may have missed them meanwhile
    if (outcome?.ok === false && intent.do !== 'leave' && isAway(live.table, listener.guest.id))
      outcome = await attemptHere(house, live, listener, intent);
    if (outcome?.ok === false) return turnDown(house, listener, id, outcome);
    if (!outcome || !('again' in outcome)) return;
    const { again: n, next } = outcome;
    listener.hear(written({ type: 'done', re: id, n, ...(next !== undefined && { next }) }));
  } catch (error) {
    turnDown(house, listener, id, { refused: failureOf(error), cause: error });
  }
}

/** Reminds somebody, and answers. */
function tellNudge(house: House, live: Live, listener: Listener, { id, seat }: Nudge & { id: string }): void {
  const refused = nudge(live, listener, seat, house.now());
  if (refused) return turnDown(house, listener, id, { refused });
  listener.hear(written({ type: 'done', re: id, n: live.table.n }));
}

/** Sends a client the events from before its welcome. */
async function tellEarlier(
  house: House,
  { table }: Live,
  listener: Listener,
  { id, before }: Earlier & { id: string },
): Promise<void> {
  try {
    const earlier = await heardBefore(house.replays, table, listener.viewer, before);
    if (isRefused(earlier)) return turnDown(house, listener, id, { refused: earlier });
    listener.hear(written({ type: 'earlier', re: id, ...earlier }));
  } catch (error) {
    turnDown(house, listener, id, { refused: failureOf(error), cause: error });
  }
}

/** Whoever does something is here again. */
async function attemptHere(
  house: House,
  live: Live,
  listener: Listener,
  intent: Intent & { id: string },
): Promise<Outcome | undefined> {
  if (intent.do !== 'leave' && isAway(live.table, listener.guest.id)) await arrive(house, live, listener.guest.id);
  return intent.do === 'rematch' ? rematch(house, live, listener, intent.id) : carry(house, live, listener, intent);
}

const carry = (
  house: House,
  live: Live,
  listener: Listener,
  intent: Exclude<Intent, { do: 'rematch' }> & { id: string },
): Promise<Outcome | undefined> => {
  const { id } = intent;
  const decide = (): Outcome => attempt(contextOf(house, live, listener.guest, id), intent, live.watchers);
  return carryOutInTurn(live, house, { decide, asker: { listener, id } });
};

function turnDown(
  house: House,
  listener: Listener,
  re: string,
  { refused, cause }: { refused: Refused; cause?: unknown },
): void {
  house.watch.refused(refused.because);
  if (cause !== undefined) house.watch.alarmed('an intent failed', cause);
  listener.hear(written({ type: 'refused', re, refused }));
}

/** Why the store, or we, could not do it. */
export const failureOf = (error: unknown): Refused =>
  isStoreFailure(error) ? no(error.failure === 'full' ? 'storeFull' : 'storeFailed') : no('fault');

/** The first to ask opens the next table; whoever asks later is shown the way to it. */
const rematch = (house: House, live: Live, listener: Listener, id: string): Promise<Outcome> =>
  inTurn(live, async () => {
    await refresh(live, house);
    const { guest } = listener;
    const before = doneBefore(live.table, guest.id, id);
    if (before !== undefined) return followed(live.table, before);
    if (live.table.phase !== 'over') return { ok: false, refused: no('notOver') };
    if (seatOf(live.table, guest.id) === undefined) return { ok: false, refused: no('notSeated') };
    if (live.table.next !== null) return followed(live.table, live.table.n);
    const opened = await again(house, guest, live.table);
    if (isRefused(opened)) return { ok: false, refused: opened };
    const decide = (): Outcome | undefined =>
      live.table.next === null
        ? take(live.table, { kind: 'rematched', by: guest.id, id, next: opened.table.id, at: house.now() })
        : undefined;
    return (await carryOut(live, house, { decide, asker: { listener, id } })) ?? followed(live.table, live.table.n);
  });

const followed = ({ next }: Table, number: number): Outcome => ({
  ok: true,
  again: number,
  ...(next !== null && { next }),
});

/** Takes a seat over from another device by a link that works once. */
export async function claimSeat(house: House, id: string, guest: Guest, pass: string): Promise<Refused | undefined> {
  const live = await liveAt(house, id);
  if (!live) return no('noSuchTable');
  const decide = (): Outcome => take(live.table, claim(contextOf(house, live, guest), pass));
  const outcome = await carryOutInTurn(live, house, { decide });
  // they have yet to connect from there
  depart(house, live, guest.id);
  return outcome?.ok === false ? outcome.refused : undefined;
}
