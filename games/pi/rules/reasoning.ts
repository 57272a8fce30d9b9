import type { Seat } from '#kernel';
import { type Element, type Kind, KINDS } from './edition.ts';
import { apartFrom, bitsOf, type Box, casesFitting, countOf, type Elements, narrowed, sizeOf } from './knowledge.ts';
import { solverAt } from './rounds.ts';
import type { Open, View } from './state.ts';
import { subjectOf, townOf } from './tiles.ts';
import { type Cases, casesIn, countCases, elementsOf, inside, lessThese, meets } from './cases.ts';
import { type Clue, cluesOnBoard, cluesOverheard, cluesRead, cluesTold } from './clues.ts';

/** The cases of a solver that all clues together leave (ledger 20b). */
export interface Reasoning {
  readonly cases: Cases;
  readonly count: number;
  /** The elements of these cases. */
  readonly left: Box;
  /** False: there were too many choices, and some of these cases may be impossible. */
  readonly isExact: boolean;
}

export const reasonAbout = (view: Readonly<View>, solver: Seat): Reasoning =>
  reasonFrom(view.open, solver, allClues(view, solver));

/** Everything the viewer knows about a solver's case. */
export const allClues = (view: Readonly<View>, solver: Seat): Clue[] => [
  ...cluesTold(view, solver),
  ...cluesRead(view),
  ...cluesOnBoard(view, solver),
  ...cluesOverheard(view, solver),
];

/** The cases of a solver that these clues leave, within a box if one is given. */
export function reasonFrom(
  open: Open,
  solver: Seat,
  clues: readonly Clue[],
  { within, choices = MAX_CHOICES }: { within?: Box; choices?: number } = {},
): Reasoning {
  const fitting = casesIn(townOf(open), boxesFrom(open, solver, clues));
  const own = within ? inside(fitting, within) : fitting;
  const others = clues.flatMap(clue =>
    clue.type === 'told' ? [apartFromRead(open, clue.seat, clues, casesFitting(open, clue.seat))] : [],
  );
  const { cases, isExact } = amongOthers(own, others, choices);
  return { cases, count: countCases(cases), left: elementsOf(cases), isExact };
}

/** The solver's cases by its own replies and the cases the viewer reads. */
function boxesFrom(open: Open, solver: Seat, clues: readonly Clue[]): Box[] {
  for (const clue of clues) if (isOwn(clue, solver)) return [bitsOf(open, clue.known)];
  const told = {
    ...solverAt(open, solver),
    replies: clues.flatMap(clue => (clue.type === 'reply' ? [{ card: clue.card, reply: clue.reply }] : [])),
    investigators: clues.flatMap(clue => (clue.type === 'investigator' ? [clue.sent] : [])),
    wrong: clues.flatMap(clue => (clue.type === 'wrong' ? [clue.accused] : [])),
  };
  const boxes = casesFitting({ ...open, solvers: open.solvers.with(solver, told) }, solver);
  return clues.reduce(
    (left, clue) => (clue.type === 'disc' ? withoutElement(open, left, clue.card) : left),
    apartFromRead(open, solver, clues, boxes),
  );
}

const withoutElement = (open: Open, boxes: readonly Box[], element: Element): Box[] => {
  const { kind } = subjectOf(open, element);
  const bit = 1 << (townOf(open).numberOf.get(element) ?? 0);
  return boxes.map(box => narrowed(box, kind, ~bit)).filter(box => box[kind] !== 0);
};

type Read = Extract<Clue, { known: unknown }>;
const isRead = (clue: Clue): clue is Read => clue.type === 'hand' || clue.type === 'shown';
const isOwn = (clue: Clue, solver: Seat): clue is Read => isRead(clue) && clue.seat === solver;

/** K4, K5: no case shares an element with one that can be read. */
const apartFromRead = (open: Open, seat: Seat, clues: readonly Clue[], boxes: readonly Box[]): Box[] =>
  clues.reduce<Box[]>(
    (left, clue) => (isRead(clue) && clue.seat !== seat ? apartFrom(left, bitsOf(open, clue.known)) : left),
    [...boxes],
  );

/** The most choices of boxes that are checked; with more, unchecked cases count as possible. */
const MAX_CHOICES = 4000;

/** K6: the cases that leave each other seat a case, without a shared element. */
function amongOthers(
  own: Cases,
  others: readonly (readonly Box[])[],
  choices: number,
): { cases: Cases; isExact: boolean } {
  const outlines = others.map(outlineOf);
  const spared = sparedBy(outlines);
  if (!spared) return { cases: lessThese(own, own), isExact: true };
  const candidates = inside(own, spared);
  // smallest lists first, since they exclude the most; large boxes first, since they allow the most
  const lists = others
    .map(boxes => boxes.toSorted((one, other) => sizeOf(other) - sizeOf(one)))
    .sort((one, other) => one.length - other.length);
  let untried = candidates;
  let left = choices;
  let isExact = true;
  const chosen: Box[] = [];
  const choose = (): void => {
    const room = sparedBy(chosen);
    if (!room || !meets(untried, room)) return;
    const boxes = lists[chosen.length];
    if (!boxes) {
      untried = lessThese(untried, inside(untried, room));
      return;
    }
    for (const box of boxes) {
      if (countCases(untried) === 0) return;
      if (left === 0) {
        isExact = false;
        return;
      }
      left -= 1;
      chosen.push(box);
      choose();
      chosen.pop();
    }
  };
  choose();
  return { cases: isExact ? lessThese(candidates, untried) : candidates, isExact };
}

/** The smallest box around all of them. */
const outlineOf = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (sum, box) => ({
      suspect: sum.suspect | box.suspect,
      location: sum.location | box.location,
      crime: sum.crime | box.crime,
    }),
    { suspect: 0, location: 0, crime: 0 },
  );

/**
 * The elements that can be removed so that each box still has one of every kind; undefined if that is impossible
 * anyway.
 */
function sparedBy(boxes: readonly Box[]): Box | undefined {
  const suspect = sparedIn(boxes, 'suspect');
  if (suspect === 0) return undefined;
  const location = sparedIn(boxes, 'location');
  if (location === 0) return undefined;
  const crime = sparedIn(boxes, 'crime');
  return crime === 0 ? undefined : { suspect, location, crime };
}

/**
 * By Hall's theorem: the sets have distinct elements if any of them together have as many; where they have no more,
 * none can be removed. Zero if there are no distinct elements.
 */
function sparedIn(boxes: readonly Box[], kind: Kind): Elements {
  let needed = 0;
  for (let some = 1; some < 1 << boxes.length; some++) {
    let together = 0;
    for (const [at, box] of boxes.entries()) if ((some >>> at) & 1) together |= box[kind];
    const spare = countOf(together) - countOf(some);
    if (spare < 0) return 0;
    if (spare === 0) needed |= together;
  }
  return ~needed;
}

/** An assumption about a case: an element of one kind, or of several. */
export type Assumption = Readonly<Partial<Record<Kind, Element>>>;

/** The result of an assumption. */
export interface Hypothesis {
  readonly reasoning: Reasoning;
  /** Clues each of which refutes it alone. */
  readonly alone: readonly Clue[];
  /** If no clue does so alone: a minimal set of clues that refute it together. */
  readonly together: readonly Clue[];
}

export function suppose(view: Readonly<View>, solver: Seat, assumed: Assumption): Hypothesis {
  const { open } = view;
  const box = boxAround(open, assumed);
  const isRuledOutBy = (clues: readonly Clue[]): boolean =>
    reasonFrom(open, solver, clues, { within: box }).count === 0;
  const clues = allClues(view, solver);
  const reasoning = reasonFrom(open, solver, clues, { within: box });
  if (reasoning.count > 0) return { reasoning, alone: [], together: [] };
  const alone = clues.filter(clue => isRuledOutBy([clue]));
  if (alone.length > 0) return { reasoning, alone: alone.filter(clue => !isImplied(clue, alone)), together: [] };
  // clues that are hardest to follow are removed first, so that simple ones remain
  const together = [...clues].reverse().reduce<Clue[]>((kept, clue) => {
    const fewer = kept.filter(one => one !== clue);
    return isRuledOutBy(fewer) ? fewer : kept;
  }, clues);
  return { reasoning, alone: [], together };
}

/** A disc says directly what otherwise follows from several answers. */
const isImplied = (clue: Clue, among: readonly Clue[]): boolean =>
  clue.type === 'told' && among.some(one => one.type === 'disc' && one.seat === clue.seat);

function boxAround(open: Open, assumed: Assumption): Box {
  const { numberOf } = townOf(open);
  const [suspect = -1, location = -1, crime = -1] = KINDS.map(kind => {
    const element = assumed[kind];
    return element === undefined ? -1 : 1 << (numberOf.get(element) ?? 0);
  });
  return { suspect, location, crime };
}
