import type { Chance } from '#kernel';
import { type Kind, KINDS } from './edition.ts';
import { type Box, countOf, type Elements, numbersOf, sizeOf } from './knowledge.ts';

/** The numbers of the three elements of a case. */
export type CaseNumbers = Readonly<Record<Kind, number>>;

const QUICK_TRIES = 20_000;

/**
 * One case from each list, no element twice: every such deal is equally likely. Drawing the cases one
 * by one and starting over when two share an element is exact and nearly always quick; where it is not,
 * the deals are counted, which always ends.
 */
export function dealCases(lists: readonly (readonly Box[])[], chance: Chance): CaseNumbers[] {
  const sizes = lists.map(boxes => boxes.reduce((sum, box) => sum + sizeOf(box), 0));
  if (sizes.includes(0)) throw new Error('no case fits what this seat was told');
  for (let tries = 0; tries < QUICK_TRIES; tries++) {
    const drawn = drawApart(lists, sizes, chance);
    if (drawn) return drawn;
  }
  return dealByCounting(lists, chance);
}

function drawApart(
  lists: readonly (readonly Box[])[],
  sizes: readonly number[],
  chance: Chance,
): CaseNumbers[] | undefined {
  const taken = { suspect: 0, location: 0, crime: 0 };
  const drawn: CaseNumbers[] = [];
  for (const [at, boxes] of lists.entries()) {
    const one = caseAt(boxes, chance.below(sizes[at] ?? 0));
    for (const kind of KINDS) {
      const bit = 1 << one[kind];
      if (taken[kind] & bit) return undefined;
      taken[kind] |= bit;
    }
    drawn.push(one);
  }
  return drawn;
}

/** The case with this number, counting through the boxes. */
function caseAt(boxes: readonly Box[], number: number): CaseNumbers {
  let left = number;
  for (const box of boxes) {
    const size = sizeOf(box);
    if (left >= size) {
      left -= size;
      continue;
    }
    const suspects = countOf(box.suspect);
    const locations = countOf(box.location);
    return {
      suspect: nth(box.suspect, left % suspects),
      location: nth(box.location, Math.floor(left / suspects) % locations),
      crime: nth(box.crime, Math.floor(left / (suspects * locations))),
    };
  }
  throw new Error(`there is no case ${number} in these boxes`);
}

function nth(elements: Elements, position: number): number {
  let rest = elements;
  for (let skipped = 0; skipped < position; skipped++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** Exactly: first how many deals take which boxes, then one of those deals, kind by kind. */
export function dealByCounting(lists: readonly (readonly Box[])[], chance: Chance): CaseNumbers[] {
  let deals = 0;
  everyChoice(lists, (_, ways) => {
    deals += ways;
  });
  if (deals === 0) throw new Error('no deal fits what this seat was told');
  let left = belowLarge(deals, chance);
  let chosen: readonly Box[] | undefined;
  everyChoice(lists, (boxes, ways) => {
    if (left >= 0 && left < ways) chosen = boxes.slice();
    left -= ways;
  });
  const picked = chosen ?? [];
  const byKind = {
    suspect: pickApart(maskOf(picked, 'suspect'), chance),
    location: pickApart(maskOf(picked, 'location'), chance),
    crime: pickApart(maskOf(picked, 'crime'), chance),
  };
  return picked.map((_, at) => ({
    suspect: byKind.suspect[at] ?? 0,
    location: byKind.location[at] ?? 0,
    crime: byKind.crime[at] ?? 0,
  }));
}

const maskOf = (boxes: readonly Box[], kind: Kind): Elements[] => boxes.map(box => box[kind]);

/** Visits every choice of one box from each list that allows a deal, with the number of its deals. */
export function everyChoice(
  lists: readonly (readonly Box[])[],
  visit: (boxes: readonly Box[], ways: number) => void,
): void {
  const chosen: Box[] = [];
  const choose = (): void => {
    const ways = KINDS.reduce((product, kind) => (product === 0 ? 0 : product * waysApart(maskOf(chosen, kind))), 1);
    if (ways === 0) return;
    const boxes = lists[chosen.length];
    if (!boxes) return visit(chosen, ways);
    for (const box of boxes) {
      chosen.push(box);
      choose();
      chosen.pop();
    }
  };
  choose();
}

/** In how many ways one element can be taken from each, no element twice. */
export function waysApart(sets: readonly Elements[]): number {
  const [a = 0, b = 0, c = 0] = sets;
  if (sets.length === 0) return 1;
  if (sets.length === 1) return countOf(a);
  if (sets.length === 2) return countOf(a) * countOf(b) - countOf(a & b);
  if (sets.length === 3) {
    const [as, bs, cs] = [countOf(a), countOf(b), countOf(c)];
    return as * bs * cs - countOf(a & b) * cs - countOf(a & c) * bs - countOf(b & c) * as + 2 * countOf(a & b & c);
  }
  const [first = 0, ...rest] = sets;
  return numbersOf(first).reduce((sum, number) => sum + waysApart(rest.map(set => set & ~(1 << number))), 0);
}

/** One element from each set, no element twice, every such choice equally likely. */
function pickApart(sets: readonly Elements[], chance: Chance): number[] {
  const [first, ...rest] = sets;
  if (first === undefined) return [];
  let left = belowLarge(waysApart(sets), chance);
  for (const number of numbersOf(first)) {
    const others = rest.map(set => set & ~(1 << number));
    const ways = waysApart(others);
    if (left < ways) return [number, ...pickApart(others, chance)];
    left -= ways;
  }
  throw new Error('these elements cannot be taken apart');
}

/** A whole number below a limit that may need more than 32 bits. */
function belowLarge(limit: number, chance: Chance): number {
  if (limit <= 2 ** 32) return chance.below(limit);
  if (limit > 2 ** 53) throw new Error('more deals than can be counted exactly');
  const fair = 2 ** 53 - (2 ** 53 % limit);
  for (;;) {
    const drawn = chance.below(2 ** 21) * 2 ** 32 + chance.below(2 ** 32);
    if (drawn < fair) return drawn % limit;
  }
}
