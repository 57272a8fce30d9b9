import type { Seat } from '#kernel';
import type { Element } from '../rules/edition.ts';
import { elementsAt, layoutOf } from '../rules/knowledge.ts';
import { uncovered } from '../rules/markers.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Action, Open } from '../rules/state.ts';
import { numberOfPlace, subjectOf, townOf } from '../rules/tiles.ts';
import type { Belief } from './belief.ts';

/** A possible question, and for each possible case the number of the reply it would give. */
export interface Inquiry {
  readonly action: Action;
  readonly replies: Uint8Array;
}

/** Larger than any reply's number: a disc counts four, a cube one. */
export const REPLIES = 16;

/** Evidence cards as questions. */
export function cardInquiries(open: Open, cards: readonly Element[], belief: Belief): Inquiry[] {
  const layout = layoutOf(open);
  return cards.map(card => {
    const { kind, place } = subjectOf(open, card);
    const [here, near] = [elementsAt(layout.here, kind, place), elementsAt(layout.near, kind, place)];
    const replies = belief[kind].map(number => replyOf(number, here, near));
    return { action: { type: 'examine', card }, replies };
  });
}

/** Every place where an investigator would get a reply about anything. */
export function placeInquiries(open: Open, seat: Seat, belief: Belief): Inquiry[] {
  const layout = layoutOf(open);
  const solver = solverAt(open, seat);
  return townOf(open).placeIds.flatMap(place => {
    const about = uncovered(open, solver, place);
    if (about.length === 0) return [];
    const number = numberOfPlace(open, place);
    const replies = new Uint8Array(belief.weight.length);
    for (const kind of about) {
      const [here, near] = [elementsAt(layout.here, kind, number), elementsAt(layout.near, kind, number)];
      const elements = belief[kind];
      for (let one = 0; one < replies.length; one++)
        replies[one] = (replies[one] ?? 0) + replyOf(elements[one] ?? 0, here, near);
    }
    return [{ action: { type: 'investigate', place }, replies }];
  });
}

// a disc counts four and a cube one, so that sums of up to three tell discs from cubes
const replyOf = (number: number, here: number, near: number): number =>
  (here >>> number) & 1 ? 4 : (near >>> number) & 1;

/** Whether two possible cases would give different replies. */
export const tells = ({ replies }: Inquiry): boolean => replies.some(reply => reply !== replies[0]);

/** The expected information of an inquiry, in bits, given the possible cases. */
export function information(inquiry: Inquiry, belief: Belief): number {
  const chances = new Float64Array(REPLIES);
  for (let one = 0; one < inquiry.replies.length; one++) {
    const reply = inquiry.replies[one] ?? 0;
    chances[reply] = (chances[reply] ?? 0) + (belief.weight[one] ?? 0);
  }
  return entropy(chances);
}

export function entropy(chances: Iterable<number>): number {
  let bits = 0;
  for (const chance of chances) if (chance > 0) bits -= chance * Math.log2(chance);
  return bits;
}
