import type { Card, View } from './state.ts';

/**
 * A card in one piece, with the number of its round in front: it is told anew, and in as many bytes, whatever its holder
 * had in the round before. Told field by field, a spy who is the spy again would be told less.
 */
export const writtenCard = (round: number, { place, role }: Card): string =>
  `#${String(round).padStart(2, '0')} ${place} ${role}`;

/** What lies face down before the viewer. */
export function cardIn({ card }: Readonly<View>): Card | null {
  if (card === null) return null;
  const [, place = '', role = ''] = card.split(' ');
  return { place, role };
}
