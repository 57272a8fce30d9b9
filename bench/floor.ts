import { townFor } from '../games/pi/rules/edition.ts';

// The fewest turns a case can take. A seat that knows only its own hand and its own replies, as at a
// table of two, starts from every case that shares nothing with that hand.

const town = townFor('pi');
const elements = [town.suspects.length - 1, town.crimes.length - 1, town.placeIds.length - 1];
const cases = elements.reduce((product, count) => product * count, 1);
/** Disc, cube or none. */
const CARD_REPLIES = 3;
/** Discs and cubes, no more than three together. */
const INVESTIGATOR_REPLIES = 10;

export interface Floor {
  /** The calculation for a player who accuses only when certain, line by line. */
  readonly steps: readonly (readonly [what: string, figure: string])[];
  /** The least mean turns, guesses included, if questions could split the cases in any way. */
  readonly guessing: number;
}

/**
 * The floor of information theory: a reply out of k tells at most log2 k bits, so the questions of all
 * investigations together cannot be fewer than the bits to find divided by that, investigators first.
 */
export function floorOfTurns(): Floor {
  const { investigations, kit } = town;
  const bits = Math.log2(cases);
  const [byCard, byInvestigator] = [Math.log2(CARD_REPLIES), Math.log2(INVESTIGATOR_REPLIES)];
  const left = investigations * bits - kit.investigators * byInvestigator;
  const cards = left / byCard;
  const certain = (kit.investigators + cards) / investigations + 1;
  const guessing = leastWithGuesses();
  const show = (value: number): string => value.toFixed(2);
  return {
    steps: [
      [
        'suspects, crimes and places not in the own hand',
        `${elements.join(' x ')} = ${cases.toLocaleString('en')}, log2 = ${show(bits)} bits`,
      ],
      [
        'a card has three replies, an investigator ten',
        `at most ${show(byCard)} and ${show(byInvestigator)} bits a turn`,
      ],
      [
        'three cases less five investigators',
        `${investigations} x ${show(bits)} - ${kit.investigators} x ${show(byInvestigator)} = ${show(left)} bits for ${show(cards)} cards`,
      ],
      [
        'a case, with the turn that accuses when certain',
        `(${kit.investigators} + ${show(cards)}) / ${investigations} + 1 = ${show(certain)} turns`,
      ],
    ],
    guessing,
  };
}

/**
 * A player may also guess before being certain, which sometimes saves the last questions. This computes the cheapest
 * tree of questions and guesses over equally likely cases: a question splits them into as many parts as it has replies,
 * a guess removes one case. Investigators may be used as the replies suggest, so each has a price, and the five of a
 * match are credited: at any price that is a lower bound, and near the turns of cards that one saves it is the highest.
 */
function leastWithGuesses(): number {
  const { investigations, kit } = town;
  const bounds = [1.05, 1.06, 1.07].map(price => cheapestTree(price) - (price * kit.investigators) / investigations);
  return Math.max(...bounds);
}

/** Mean turns, and the cost of the investigators used, in the best tree over all cases. */
function cheapestTree(price: number): number {
  /** The total cost over n cases, split into at most k parts: parts[k][n]. */
  const parts = Array.from({ length: INVESTIGATOR_REPLIES }, () => new Float64Array(cases + 1));
  const [whole = new Float64Array(0)] = parts;
  for (let count = 1; count <= cases; count++) {
    const guess = count + (whole[count - 1] ?? 0);
    const card = count + split(whole, parts[CARD_REPLIES - 2], count);
    const investigator = count * (1 + price) + split(whole, parts[INVESTIGATOR_REPLIES - 2], count);
    whole[count] = Math.min(guess, card, investigator);
    for (let more = 1; more < INVESTIGATOR_REPLIES; more++) {
      const fewer = parts[more - 1];
      const row = parts[more];
      if (row) row[count] = Math.min(fewer?.[count] ?? 0, split(whole, fewer, count));
    }
  }
  return (whole[cases] ?? 0) / cases;
}

/** The cheapest way to split off one part, neither empty. */
function split(one: Float64Array, rest: Float64Array | undefined, count: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let size = 1; size < count; size++) best = Math.min(best, (one[size] ?? 0) + (rest?.[count - size] ?? 0));
  return best;
}
