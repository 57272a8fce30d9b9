import type { Card, View } from './state.ts';

/**
 * A card as one string, starting with the number of its round: it is always sent whole, in the same number of bytes.
 * Sent field by field, less would change for a player who is the spy again.
 */
export const writtenCard = (round: number, { place, role }: Card): string =>
  `#${String(round).padStart(2, '0')} ${place} ${role}`;

/** The card of the viewer. */
export function cardIn({ card }: Readonly<View>): Card | null {
  if (card === null) return null;
  const [, place = '', role = ''] = card.split(' ');
  return { place, role };
}
