import type { Seat } from '#kernel';
import type { CaseNumbers } from './case-deal.ts';
import { type Element, type Kind, KINDS, type Town } from './edition.ts';
import { apartFrom, bitsOf, type Box, casesFitting } from './knowledge.ts';
import { leftOf } from './neighbours.ts';
import type { Case, Open, View } from './state.ts';
import { townOf } from './tiles.ts';

/** Another seat's case, if the viewer knows it: shown to all, or in the viewer's hand. */
export function knownCase({ me, open, hand }: Readonly<View>, seat: Seat): Case | undefined {
  const shown = open.over ? open.past.at(-1)?.[seat] : open.solvers[seat]?.case;
  if (shown) return shown;
  return me !== 'audience' && hand && leftOf(me, open.solvers.length) === seat ? hand : undefined;
}

/** For each of the seats, the cases that fit its own replies and share nothing with a known case. */
export function possibleCases(open: Open, seats: readonly Seat[], known: readonly (Case | undefined)[]): Box[][] {
  return seats.map(seat =>
    known.reduce<Box[]>((boxes, one) => (one ? apartFrom(boxes, bitsOf(open, one)) : boxes), casesFitting(open, seat)),
  );
}

export function caseFrom(town: Town, numbers: CaseNumbers): Case {
  const [suspect, location, crime] = KINDS.map((kind: Kind): Element | undefined => town.elements[kind][numbers[kind]]);
  if (suspect === undefined || location === undefined || crime === undefined)
    throw new Error('a case number is out of range');
  return { suspect, location, crime };
}

/** The evidence cards in the deck: all but the display, the discards and the kept ones. */
export function hiddenEvidence(open: Open): Element[] {
  const seen = new Set([...open.display, ...open.discard, ...keptCards(open)]);
  return townOf(open).evidence.filter(card => !seen.has(card));
}

/** Cards with an empty reply, which stay with their examiners (PI-5.11). */
const keptCards = (open: Open): Element[] =>
  open.solvers.flatMap(({ replies }) => replies.flatMap(({ card, reply }) => (reply === 'none' ? [card] : [])));
