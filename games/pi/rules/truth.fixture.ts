import type { Seat } from '#kernel';
import { type Element, type Kind, townFor } from './edition.ts';
import type { Case, Open, Reply, State } from './state.ts';

// The truth, computed from names, without the rules' own functions.

/** The case of a seat, from the hand of its right neighbour. */
export function secretOf({ hands }: State, seat: Seat): Case {
  const secret = hands[(seat + hands.length - 1) % hands.length];
  if (!secret) throw new Error(`no hand holds the case of seat ${seat}`);
  return secret;
}

/** PI-5.2, from the names of places alone. */
export function replyAbout(open: Open, secret: Case, kind: Kind, place: number): Reply {
  const { places } = townFor(open.options.edition);
  const lying = { suspect: open.suspects, location: places.map(({ id }) => id), crime: open.crimes }[kind];
  const here = places[place];
  const there = places[lying.indexOf(secret[kind])];
  if (!here || !there) throw new Error(`${secret[kind]} lies nowhere`);
  if (here.id === there.id) return 'disc';
  return here.neighbours.includes(there.id) ? 'cube' : 'none';
}

export const kindIn = (open: Open, card: Element): Kind => {
  const town = townFor(open.options.edition);
  if (town.suspects.includes(card)) return 'suspect';
  return town.crimes.includes(card) ? 'crime' : 'location';
};

export function replyToCard(open: Open, secret: Case, card: Element): Reply {
  const kind = kindIn(open, card);
  const places = townFor(open.options.edition).places.map(({ id }) => id);
  const lying = { suspect: open.suspects, location: places, crime: open.crimes }[kind];
  return replyAbout(open, secret, kind, lying.indexOf(card));
}
