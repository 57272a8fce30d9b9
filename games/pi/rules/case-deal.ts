import type { Chance } from '#kernel';
import { type Kind, KINDS } from './edition.ts';
import { apartFrom, type Box, boxAround, countOf, type Elements, numbersOf, sizeOf } from './knowledge.ts';

/** The numbers of the three elements of a case. */
export type CaseNumbers = Readonly<Record<Kind, number>>;

/** Deals that are drawn before counting; each takes at most one draw per seat. */
const QUICK_TRIES = 2_000;

/**
 * The most choices of one box from each list that are counted. Matches between people have about a thousand; hundreds
 * of random accusations could make millions.
 */
const MAX_CHOICES = 5_000;

/** The most boxes checked to find any deal. */
export const MAX_BOXES = 500_000;
/** The cost of a try, in boxes. */
const TRY = 64;

/** The work done so far. */
export interface DealWork {
  boxes: number;
}

/**
 * One case from each list, without a shared element; every such deal is equally likely. Drawing the cases one by one
 * and starting over on a shared element is exact and usually fast; otherwise the deals are counted. If there are too
 * many choices to count, the first deal found is used.
 */
export function dealCases(lists: readonly (readonly Box[])[], chance: Chance): CaseNumbers[] {
  const sized = lists.map(sizedList);
  if (sized.some(({ size }) => size === 0)) throw new Error('no case fits the replies to this seat');
  for (let tries = 0; tries < QUICK_TRIES; tries++) {
    const drawn = drawApart(sized, chance);
    if (drawn) return drawn;
  }
  return areTooMany(lists) ? dealBySearching(lists, chance) : dealByCounting(lists, chance);
}

/** Boxes, the number of cases in each, and their sum. */
interface SizedList {
  readonly boxes: readonly Box[];
  readonly sizes: readonly number[];
  readonly size: number;
}

function sizedList(boxes: readonly Box[]): SizedList {
  const sizes = boxes.map(sizeOf);
  return { boxes, sizes, size: sizes.reduce((sum, one) => sum + one, 0) };
}

/** Whether there are too many choices of one box from each list. */
export const areTooMany = (lists: readonly (readonly Box[])[], most = MAX_CHOICES): boolean =>
  lists.reduce((product, { length }) => product * length, 1) > Math.min(most, MAX_CHOICES);

function drawApart(lists: readonly SizedList[], chance: Chance): CaseNumbers[] | undefined {
  const taken = { suspect: 0, location: 0, crime: 0 };
  const drawn: CaseNumbers[] = [];
  for (const list of lists) {
    const one = caseAt(list, chance.below(list.size));
    for (const kind of KINDS) {
      const bit = 1 << one[kind];
      if (taken[kind] & bit) return undefined;
      taken[kind] |= bit;
    }
    drawn.push(one);
  }
  return drawn;
}

/** The case with this number, over all boxes. */
function caseAt({ boxes, sizes }: SizedList, number: number): CaseNumbers {
  let left = number;
  for (const [at, box] of boxes.entries()) {
    const size = sizes[at] ?? 0;
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

/** Any deal: one case after the other, from the list with the fewest, with backtracking. */
export function dealBySearching(
  lists: readonly (readonly Box[])[],
  chance: Chance,
  work: DealWork = { boxes: 0 },
): CaseNumbers[] {
  const dealt: CaseNumbers[] = [];
  const isDealt = (open: readonly { readonly seat: number; readonly boxes: readonly Box[] }[]): boolean => {
    const [shortest, ...others] = open
      .map(({ seat, boxes }) => ({ seat, ...sizedList(boxes) }))
      .sort((one, other) => one.size - other.size);
    if (!shortest) return true;
    const first = chance.below(shortest.size);
    for (let tried = 0; tried < shortest.size; tried++) {
      if (work.boxes >= MAX_BOXES) throw new Error(`no deal was found among ${MAX_BOXES} boxes`);
      work.boxes += others.reduce((sum, { boxes }) => sum + boxes.length, TRY + shortest.boxes.length);
      const one = caseAt(shortest, (first + tried) % shortest.size);
      const bits = { suspect: 1 << one.suspect, location: 1 << one.location, crime: 1 << one.crime };
      const rest = others.map(({ seat, boxes }) => ({ seat, boxes: apartFrom(boxes, bits) }));
      dealt[shortest.seat] = one;
      if (hasRoom(rest.map(({ boxes }) => boxAround(boxes))) && isDealt(rest)) return true;
    }
    return false;
  };
  if (!isDealt(lists.map((boxes, seat) => ({ seat, boxes })))) throw new Error('no deal fits the replies to this seat');
  return dealt;
}

/** Whether there are enough elements of each kind. */
const hasRoom = (boxes: readonly Box[]): boolean => KINDS.every(kind => waysApart(maskOf(boxes, kind)) > 0);

/** Exact: counts the deals of each choice of boxes, then draws one deal, kind by kind. */
export function dealByCounting(lists: readonly (readonly Box[])[], chance: Chance): CaseNumbers[] {
  let deals = 0;
  everyChoice(lists, (_, ways) => {
    deals += ways;
  });
  if (deals === 0) throw new Error('no deal fits the replies to this seat');
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

/**
 * Visits every choice of one box from each list that allows a deal, with the number of its deals. Stops early when told
 * to.
 */
export function everyChoice(
  lists: readonly (readonly Box[])[],
  visit: (boxes: readonly Box[], ways: number) => void,
  isToStop: () => boolean = () => false,
): void {
  const chosen: Box[] = [];
  const choose = (): void => {
    if (isToStop()) return;
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

/** The number of ways to take one element from each set, without repetition. */
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

/** One element from each set, without repetition; every choice equally likely. */
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
