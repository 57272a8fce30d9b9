import type { Card, GuestId, Instant, Phase, Store } from './store.ts';

/** A table in a list, as anybody who may see the list sees it. */
export type CardDoc = Omit<Card, 'dueAt' | 'isPublic'>;

export const cardDoc = (card: Card): CardDoc => ({
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

const PAGE = 20;
const MOST_OPEN_TABLES = 100;
/** Later than anything that has happened. */
const ALWAYS: Instant = Number.MAX_SAFE_INTEGER;
const OPEN: readonly Phase[] = ['gathering', 'playing'];

/** Where a guest sits or hosts, before and in a match. */
export const openTablesOf = async (store: Store, guest: GuestId): Promise<CardDoc[]> =>
  (await store.tablesOf(guest, OPEN, ALWAYS, MOST_OPEN_TABLES)).map(cardDoc);

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
