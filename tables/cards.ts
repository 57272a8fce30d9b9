import type { Milliseconds } from '#kernel';
import { whereAwaited } from './awaiting.ts';
import type { House } from './house.ts';
import type { Card, GuestId, Instant, Phase, Store } from './store.ts';

/** A table in a list, as anybody who may see the list sees it. */
export type CardDoc = Omit<Card, 'dueAt' | 'isPublic'>;

const cardDoc = (card: Card): CardDoc => ({
  id: card.id,
  code: card.code,
  title: card.title,
  language: card.language,
  host: card.host,
  phase: card.phase,
  seats: card.seats,
  result: card.result,
  madeAt: card.madeAt,
  changedAt: card.changedAt,
});

/** A table that is not over, as somebody sees it who sits there or hosts it. */
export interface OpenTableDoc extends CardDoc {
  /** Whether it waits for them; null: nobody has looked yet. */
  readonly awaited: boolean | null;
  /** How long they have, while it does; null: no clock runs. */
  readonly left: Milliseconds | null;
}

const PAGE = 20;
const MOST_OPEN_TABLES = 100;
/** Later than anything that has happened. */
const ALWAYS: Instant = Number.MAX_SAFE_INTEGER;
const OPEN: readonly Phase[] = ['gathering', 'playing'];

/** Tables in the public list, and of these tables of one host. */
const MOST_PUBLIC_TABLES = 50;
const MOST_OF_ONE_HOST = 2;
/** An empty public table leaves the list after this time: see `touchListed` in sweeps.ts. */
const LISTED_FOR: Milliseconds = 5 * 60_000;

/** Public tables before their match with a guest connected, the newest first. */
export async function publicTables({ store, now }: House): Promise<CardDoc[]> {
  return (await store.publicTables(now() - LISTED_FOR, MOST_OF_ONE_HOST, MOST_PUBLIC_TABLES)).map(cardDoc);
}

/** Where a guest sits or hosts, before and in a match. */
export async function openTablesOf(house: House, guest: GuestId): Promise<OpenTableDoc[]> {
  const cards = await house.store.tablesOf(guest, OPEN, ALWAYS, MOST_OPEN_TABLES);
  const isAwaited = await whereAwaited(house, guest, cards);
  return cards.map(card => {
    const awaited = isAwaited.get(card.id) ?? null;
    const left = awaited && card.dueAt !== null ? Math.max(0, card.dueAt - house.now()) : null;
    return { ...cardDoc(card), awaited, left };
  });
}

/** A guest's matches that are over, the last first, one page of them; and from when on the next page goes. */
export async function matchesOf(
  store: Store,
  guest: GuestId,
  before: Instant = ALWAYS,
): Promise<{ matches: CardDoc[]; before: Instant | null }> {
  const cards = await store.tablesOf(guest, ['over'], before, PAGE);
  const last = cards.length < PAGE ? undefined : cards.at(-1);
  return { matches: cards.map(cardDoc), before: last?.changedAt ?? null }; // null: these were all
}
