import { arrive, attend, depart } from './attending.ts';
import { isRefused, no } from './decision.ts';
import { again, type House, wishOf } from './house.ts';
import { attempt, type Outcome, take } from './intents.ts';
import { carryOut, catchUp, clockDoc, hearsWatchers, inTurn, type Live, readEntries } from './live.ts';
import { liveAt } from './lives.ts';
import { claim } from './playing.ts';
import type { Hello, Intent, Refused } from './protocol.ts';
import { type Guest, isStoreFailure } from './store/store.ts';
import { fold, openTable, seatOf, type Table, viewerOf } from './table.ts';
import { bytes, type Listener, shownOf, showTo, tell, welcome } from './tell.ts';

/** Whoever missed more than this is shown the table anew. */
const LONGEST_GAP = 200;

/** Lets somebody in: they are told what they missed, or everything. */
export async function enter(
  house: House,
  live: Live,
  listener: Listener,
  { since, watchersSince = 0, offers = false }: Pick<Hello, 'since' | 'watchersSince' | 'offers'>,
): Promise<Refused | undefined> {
  const refused = await inTurn(live, async () => {
    if (live.doubtful) await catchUp(live, house);
    const { table } = live;
    listener.viewer = viewerOf(table, listener.guest.id);
    listener.offers = offers;
    if (listener.viewer === 'audience' && table.phase === 'playing' && !table.form.watching)
      return no('watchingForbidden');
    const isGap = since !== undefined && since >= 1 && since <= table.n && table.n - since <= LONGEST_GAP;
    if (isGap) await fillGap(house, live, listener, { since, watchersSince });
    else greet(house, live, listener);
    showTo(listener, table, live.shown);
    live.listeners.add(listener);
    return undefined;
  });
  if (!refused) await arrive(house, live, listener.guest.id);
  return refused;
}

function greet(house: House, { table, watchers }: Live, listener: Listener): void {
  const clock = clockDoc(table, house);
  listener.hear(welcome(table, listener, { clock, watchers: hearsWatchers(table, listener.viewer) ? watchers : null }));
}

/** Tells again what was told since, exactly as it was told then. */
async function fillGap(
  house: House,
  { key, table, watchers }: Live,
  listener: Listener,
  { since, watchersSince }: { since: number; watchersSince: number },
): Promise<void> {
  if (since < table.n) retell(await readEntries(house.store, key), listener, since);
  if (hearsWatchers(table, listener.viewer)) {
    const first = watchers.w - watchers.said.length + 1;
    watchers.said.forEach((said, index) => {
      if (first + index > watchersSince) listener.hear(bytes({ type: 'told', w: first + index, said }));
    });
  }
  listener.hear(bytes({ type: 'caughtUp', n: table.n, clock: clockDoc(table, house) }));
}

function retell(
  entries: readonly Parameters<typeof fold>[1][],
  { guest, offers, hear, dismiss }: Listener,
  since: number,
): void {
  const [first, ...rest] = entries;
  if (!first) return;
  const table = openTable(first);
  const missed = rest.splice(since - 1);
  for (const entry of rest) fold(table, entry);
  const shown = shownOf(table);
  const ear: Listener = { guest, viewer: viewerOf(table, guest.id), ...(offers && { offers }), hear, dismiss };
  showTo(ear, table, shown);
  for (const entry of missed) {
    fold(table, entry);
    tell({ table, entry, shown, listeners: [ear] });
  }
}

/** A connection is gone. */
export function part(house: House, live: Live, listener: Listener): void {
  live.listeners.delete(listener);
  live.quietSince = house.now();
  depart(house, live, listener.guest.id);
}

/** Does what somebody wants, and answers them. */
export async function intend(
  house: House,
  live: Live,
  listener: Listener,
  intent: Intent & { id: string },
): Promise<void> {
  const { id } = intent;
  try {
    const outcome =
      intent.do === 'rematch' ? await rematch(house, live, listener, id) : await carry(house, live, listener, intent);
    if (!outcome) return;
    if (!outcome.ok) return turnDown(house, listener, id, outcome);
    if ('again' in outcome) {
      const { again: n, next } = outcome;
      listener.hear(bytes({ type: 'done', re: id, n, ...(next !== undefined && { next }) }));
    } else if ('entry' in outcome) {
      if (outcome.pass !== undefined)
        listener.hear(bytes({ type: 'done', re: id, n: live.table.n, pass: outcome.pass }));
      attend(house, live);
    }
  } catch (error) {
    turnDown(house, listener, id, { refused: failureOf(error), cause: error });
  }
}

const carry = (
  house: House,
  live: Live,
  listener: Listener,
  intent: Exclude<Intent, { do: 'rematch' }> & { id: string },
): Promise<Outcome | undefined> => {
  const { id, ...wanted } = intent;
  const decide = (): Outcome => attempt(wishOf(house, live, listener.guest, id), wanted, live.watchers.said);
  return inTurn(live, () => carryOut(live, house, decide, { listener, id }));
};

function turnDown(
  house: House,
  listener: Listener,
  re: string,
  { refused, cause }: { refused: Refused; cause?: unknown },
): void {
  house.watch.refused(refused.because);
  if (cause !== undefined) house.watch.alarmed('an intent failed', cause);
  listener.hear(bytes({ type: 'refused', re, refused }));
}

const failureOf = (error: unknown): Refused =>
  isStoreFailure(error) ? no(error.failure === 'full' ? 'storeFull' : 'storeFailed') : no('fault');

/** The first to ask opens the next table; whoever asks later is shown the way to it. */
async function rematch(house: House, live: Live, listener: Listener, id: string): Promise<Outcome> {
  const { guest } = listener;
  if (live.table.phase !== 'over') return { ok: false, refused: no('notOver') };
  if (seatOf(live.table, guest.id) === undefined) return { ok: false, refused: no('notSeated') };
  if (live.table.next !== null) return followed(live.table);
  const opened = await again(house, guest, live.table);
  if (isRefused(opened)) return { ok: false, refused: opened };
  const outcome = await inTurn(live, () =>
    carryOut(
      live,
      house,
      () =>
        live.table.next === null
          ? take(live.table, { kind: 'rematched', by: guest.id, id, next: opened.table.id, at: house.now() })
          : undefined,
      { listener, id },
    ),
  );
  return outcome ?? followed(live.table);
}

const followed = ({ n, next }: Table): Outcome => ({ ok: true, again: n, ...(next !== null && { next }) });

/** Takes a seat over from another device by a link that works once. */
export async function claimSeat(house: House, id: string, guest: Guest, pass: string): Promise<Refused | undefined> {
  const live = await liveAt(house, id);
  if (!live) return no('noSuchTable');
  const outcome = await inTurn(live, () =>
    carryOut(live, house, () => take(live.table, claim(wishOf(house, live, guest), pass))),
  );
  attend(house, live);
  return outcome?.ok === false ? outcome.refused : undefined;
}
