import type { Seat } from '#kernel';
import type { Element } from '../rules/edition.ts';
import { KINDS } from '../rules/edition.ts';
import type { Marker, View } from '../rules/state.ts';

/** What a seat knows about a card directly. */
export interface CardSign {
  /** Its reply when it examined the card. */
  readonly reply: Marker | undefined;
  /** The card is in the case it holds. */
  readonly isHeld: boolean;
  /** Another seat whose case the card is proved to be in. */
  readonly owner: Seat | undefined;
}

/** The signs on all cards, to be asked for one by one. */
export function cardSignsIn({ me, open, hand }: Readonly<View>): (card: Element) => CardSign {
  const told = new Map<Element, Marker>();
  const owners = new Map<Element, Seat>();
  open.solvers.forEach((solver, seat) => {
    const proved = solver.case ? KINDS.map(kind => solver.case?.[kind] ?? '') : [];
    if (seat === me) {
      for (const { card, reply } of solver.replies) if (reply !== 'none') told.set(card, reply);
      return;
    }
    for (const card of proved) owners.set(card, seat);
    for (const { card, reply } of solver.replies) if (reply === 'disc') owners.set(card, seat);
  });
  const held = new Set(hand ? KINDS.map(kind => hand[kind]) : []);
  return card => ({ reply: told.get(card), isHeld: held.has(card), owner: owners.get(card) });
}

export const isSameCardSign = (one: CardSign, other: CardSign): boolean =>
  one.reply === other.reply && one.isHeld === other.isHeld && one.owner === other.owner;
