import type { Seat } from '#kernel';
import type { Wording } from '../rules/phrasebook.ts';
import type { Open } from '../rules/state.ts';
import type { ByPlace, Tone } from './phrases.ts';

/** How a bot talks: three manners, so that bots do not all sound the same. */
export interface Manner {
  /** Its wording of every remark. */
  readonly wording: Wording;
  /** How often it remarks, relative to the average. */
  readonly remarks: number;
  /** Added to how sure it has to be of a suspect before it accuses. */
  readonly patience: number;
  /** How much it likes each tone of answer. */
  readonly tones: Readonly<Record<Tone, number>>;
}

const CAUTIOUS: Manner = {
  wording: 1,
  remarks: 0.7,
  patience: 0.04,
  tones: { plain: 0.9, hedged: 1.2, evasive: 1 },
};
const BOLD: Manner = { wording: 2, remarks: 1.2, patience: -0.04, tones: { plain: 1.2, hedged: 1, evasive: 0.8 } };
const JOKING: Manner = { wording: 3, remarks: 1.1, patience: 0, tones: { plain: 0.9, hedged: 0.9, evasive: 1.4 } };
export const MANNERS: readonly Manner[] = [CAUTIOUS, BOLD, JOKING];

/** The manner of a seat: fixed for a match and public, so it reveals nothing about a card. */
export const mannerAt = ({ past, dealer }: Open, seat: Seat): number =>
  (seat + (past[0]?.dealer ?? dealer)) % MANNERS.length;

export const mannerOf = (open: Open, seat: Seat): Manner => MANNERS[mannerAt(open, seat)] ?? CAUTIOUS;

/**
 * A number from 0 to 1 that is fixed for a round, a seat and a purpose. A bot has no state and is asked after every
 * move: with new draws, anything unlikely would happen soon.
 */
export function steady(open: Open, seat: Seat, purpose: number): number {
  let hash = 0x811c9dc5;
  for (const part of [
    open.round,
    open.dealer,
    open.seats,
    seat,
    purpose,
    ...open.past.map(({ place }) => Number(place)),
  ])
    hash = Math.imul(hash ^ (part + 0x9e37), 0x01000193) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32;
}

const RACE = 1_000;

/**
 * The place a spy imagines: drawn from its belief, and changed only as far as the belief changes (an exponential race
 * between the places).
 */
export function imaginedPlace(open: Open, seat: Seat, belief: ByPlace): number {
  let [winner, best] = [0, Number.POSITIVE_INFINITY];
  belief.forEach((chance, place) => {
    if (chance <= 0) return;
    const time = -Math.log(steady(open, seat, RACE + place)) / chance;
    if (time < best) [winner, best] = [place, time];
  });
  return winner;
}
