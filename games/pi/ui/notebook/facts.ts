import type { Seat } from '#kernel';
import { type Element, type Kind, KINDS } from '../../rules/edition.ts';
import { elementsAt, bitsOf, type Box, type Elements, everyCase, layoutOf } from '../../rules/knowledge.ts';
import type { Investigator, Open, Reply, View } from '../../rules/state.ts';
import { numberOfPlace, subjectOf, townOf } from '../../rules/tiles.ts';
import { type Clue, cluesOnBoard, cluesRead, cluesTold } from '../../rules/clues.ts';

/** Something certain about one element, and why. */
export interface Fact {
  readonly mark: 'excluded' | 'sure';
  readonly because: readonly Clue[]; // empty: it follows from several clues together
}

/** Certain facts about a solver's case. */
export interface Facts {
  /** The elements that are not excluded. */
  readonly left: Box;
  /** Elements not in it are open. */
  readonly certain: ReadonlyMap<Element, Fact>;
}

/**
 * Facts that follow from one clue at a time: replies to the solver about single kinds (K1), the cases
 * the viewer can read (K4, K5), and the confirmed discs of others.
 */
export function factsAbout(view: Readonly<View>, solver: Seat): Facts {
  const ground = groundOf(view.open);
  const clues = [...cluesTold(view, solver), ...cluesRead(view), ...cluesOnBoard(view, solver)];
  const read = clues.map(clue => ({ clue, leaves: leftBy(ground, solver, clue) }));
  const left = read.reduce((box, { leaves }) => both(box, leaves), ground.all);
  const certain = new Map<Element, Fact>();
  for (const kind of KINDS)
    townOf(view.open).elements[kind].forEach((element, number) => {
      const bit = 1 << number;
      const isLeft = (left[kind] & bit) !== 0;
      if (isLeft && left[kind] !== bit) return;
      const because = read.filter(({ leaves }) => (isLeft ? leaves[kind] === bit : (leaves[kind] & bit) === 0));
      certain.set(element, { mark: isLeft ? 'sure' : 'excluded', because: because.map(({ clue }) => clue) });
    });
  return { left, certain };
}

/** The context of a clue. */
interface ClueContext {
  readonly open: Open;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly all: Box;
}

const groundOf = (open: Open): ClueContext => ({ open, layout: layoutOf(open), all: everyCase(townOf(open)) });

const both = (one: Box, other: Box): Box => ({
  suspect: one.suspect & other.suspect,
  location: one.location & other.location,
  crime: one.crime & other.crime,
});

/** The elements of each kind that one clue allows. */
function leftBy(ground: ClueContext, solver: Seat, clue: Clue): Box {
  const { open, all } = ground;
  switch (clue.type) {
    case 'reply': {
      const { kind, place } = subjectOf(open, clue.card);
      return only(all, [kind], () => meaning(ground, clue.reply, kind, place));
    }
    case 'investigator':
      return leftByInvestigator(ground, clue.sent);
    case 'hand':
    case 'shown': {
      const known = bitsOf(open, clue.known);
      return clue.seat === solver ? known : only(all, KINDS, kind => ~known[kind]);
    }
    case 'disc': {
      const { kind, place } = subjectOf(open, clue.card);
      return only(all, [kind], () => ~meaning(ground, 'disc', kind, place));
    }
    case 'wrong':
    case 'told':
      // about three elements together: nothing follows for a single one
      return all;
  }
}

/** An investigator says something about single kinds if all its replies are equal (PI-6.14). */
function leftByInvestigator(ground: ClueContext, { place, discs, cubes, about }: Investigator): Box {
  const reply = replyToEach(about.length, discs, cubes);
  if (reply === undefined) return ground.all;
  const number = numberOfPlace(ground.open, place);
  return only(ground.all, about, kind => meaning(ground, reply, kind, number));
}

function replyToEach(kinds: number, discs: number, cubes: number): Reply | undefined {
  if (discs === 0 && cubes === 0) return 'none';
  if (discs === kinds) return 'disc';
  return cubes === kinds ? 'cube' : undefined;
}

/** The box with only some elements of these kinds. */
function only({ suspect, location, crime }: Box, kinds: readonly Kind[], to: (kind: Kind) => Elements): Box {
  const left = { suspect, location, crime };
  for (const kind of kinds) left[kind] &= to(kind);
  return left;
}

/** The elements a reply about one kind in one place allows (K1). */
function meaning({ layout }: ClueContext, reply: Reply, kind: Kind, place: number): Elements {
  const here = elementsAt(layout.here, kind, place);
  const near = elementsAt(layout.near, kind, place);
  if (reply === 'disc') return here;
  return reply === 'cube' ? near : ~(here | near);
}
