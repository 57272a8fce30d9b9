import { seatsOf } from '#kernel';
import { areTooMany, everyChoice, waysApart } from '../rules/case-deal.ts';
import { type Box, boxAround, type Elements, numbersOf, sizeOf } from '../rules/knowledge.ts';
import { knownCase, possibleCases } from '../rules/known.ts';
import type { Kind } from '../rules/edition.ts';
import type { View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';

/** The cases that are possible for a seat, by the numbers of their elements, and their weights. */
export interface Belief {
  readonly suspect: Uint8Array;
  readonly location: Uint8Array;
  readonly crime: Uint8Array;
  /** They add up to one. */
  readonly weight: Float64Array;
  /** Each weight times its binary logarithm. */
  readonly log: Float64Array;
}

type Cases = Pick<Belief, 'suspect' | 'location' | 'crime'>;

/** From the replies to the seat itself, its hand, and the cases shown to all. */
export function ownBelief(view: Readonly<View>): Belief {
  const cases = listed(ownBoxes(view));
  return weighed(cases, new Float64Array(cases.suspect.length).fill(1));
}

/**
 * Also from the replies to others: a case weighs as much as it leaves them deals (ledger 20b). If time runs out, only
 * its own replies count.
 */
export function fullBelief(view: Readonly<View>, isOutOfTime: () => boolean = () => false): Belief {
  const cases = listed(ownBoxes(view));
  const lists = simplified(othersBoxes(view), cases.suspect.length);
  if (lists.length === 0) return ownBelief(view);
  let isComplete = true;
  const ways = new Float64Array(cases.suspect.length);
  const seen = new Map<number, Float64Array>();
  const isToStop = (): boolean => {
    if (isOutOfTime()) isComplete = false;
    return !isComplete;
  };
  const add = (boxes: readonly Box[]): void => {
    const suspects = waysWithout(boxes, 'suspect', view, seen);
    const locations = waysWithout(boxes, 'location', view, seen);
    const crimes = waysWithout(boxes, 'crime', view, seen);
    for (let at = 0; at < ways.length; at++) {
      const apart =
        (suspects[cases.suspect[at] ?? 0] ?? 0) *
        (locations[cases.location[at] ?? 0] ?? 0) *
        (crimes[cases.crime[at] ?? 0] ?? 0);
      ways[at] = (ways[at] ?? 0) + apart;
    }
  };
  everyChoice(lists, add, isToStop);
  return isComplete ? weighed(cases, ways) : ownBelief(view);
}

/** The most times a case is compared with a choice. */
export const MAX_STEPS = 3_000_000;

/**
 * Where there are too many choices, the longest lists become one box around all their boxes. No possible case is
 * excluded. It happens only after many random accusations.
 */
export function simplified(lists: readonly (readonly Box[])[], cases = 1): (readonly Box[])[] {
  const kept = [...lists];
  while (areTooMany(kept, MAX_STEPS / cases)) {
    const longest = kept.reduce((best, { length }, at) => (length > (kept[best]?.length ?? 0) ? at : best), 0);
    kept[longest] = [boxAround(kept[longest] ?? [])];
  }
  return kept;
}

function ownBoxes(view: Readonly<View>): Box[] {
  const { me, open } = view;
  if (me === 'audience') throw new Error('the audience has no case to solve');
  const known = open.solvers.map((_, seat) => knownCase(view, seat));
  return possibleCases(open, [me], known).flat();
}

/** The public facts about the unsolved cases, except the seat's own. */
export function othersBoxes(view: Readonly<View>): Box[][] {
  const { me, open } = view;
  const known = open.solvers.map((_, seat) => knownCase(view, seat));
  return possibleCases(
    open,
    seatsOf(open.solvers.length).filter(seat => seat !== me && !known[seat]),
    known,
  );
}

function listed(boxes: readonly Box[]): Cases {
  const size = boxes.reduce((sum, box) => sum + sizeOf(box), 0);
  const cases = { suspect: new Uint8Array(size), location: new Uint8Array(size), crime: new Uint8Array(size) };
  let at = 0;
  for (const box of boxes) {
    for (const suspect of numbersOf(box.suspect)) {
      for (const location of numbersOf(box.location)) {
        for (const crime of numbersOf(box.crime)) {
          cases.suspect[at] = suspect;
          cases.location[at] = location;
          cases.crime[at] = crime;
          at += 1;
        }
      }
    }
  }
  return cases;
}

/** For each element of a kind, the number of ways in which the others can have theirs without it. */
function waysWithout(
  boxes: readonly Box[],
  kind: Kind,
  { open }: Readonly<View>,
  seen: Map<number, Float64Array>,
): Float64Array {
  const sets: Elements[] = boxes.map(box => box[kind]);
  const key = sets.reduce((sum, set) => sum * 2 ** 14 + set, ['suspect', 'location', 'crime'].indexOf(kind));
  const found = seen.get(key);
  if (found) return found;
  const ways = Float64Array.from(townOf(open).elements[kind], (_, number) =>
    waysApart(sets.map(set => set & ~(1 << number))),
  );
  seen.set(key, ways);
  return ways;
}

/** The possible cases, weighted by the number of ways in which they can occur. */
function weighed({ suspect, location, crime }: Cases, ways: Float64Array): Belief {
  const kept = Uint16Array.from(ways.keys()).filter(at => (ways[at] ?? 0) > 0);
  const total = ways.reduce((sum, one) => sum + one, 0);
  const take = (from: Uint8Array): Uint8Array => Uint8Array.from(kept, at => from[at] ?? 0);
  const weight = Float64Array.from(kept, at => (ways[at] ?? 0) / total);
  return {
    suspect: take(suspect),
    location: take(location),
    crime: take(crime),
    weight,
    log: weight.map(one => one * Math.log2(one)),
  };
}
