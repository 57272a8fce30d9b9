import type { Card } from '../tables/store.ts';

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
