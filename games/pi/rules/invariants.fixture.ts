import { copy, quickChance, same, type Seat, seatsOf, viewersOf } from '#kernel';
import { slot } from './board.fixture.ts';
import { active, bySeat, first, firstOf, isOneEach, wrong } from './breaches.fixture.ts';
import { type Element, type Kind, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import { knownCase, possibleCases } from './known.ts';
import { type Box, casesFitting, numbersOf, sizeOf } from './knowledge.ts';
import { markerOn, onInvestigators, supply } from './markers.ts';
import { solverAt } from './rounds.ts';
import type { Case, Open, Solver, State } from './state.ts';
import { kindIn, replyAbout, replyToCard, secretOf } from './truth.fixture.ts';

type Invariant = (state: State) => string | undefined;

/** Invariants that are cheap to check, in any state, real or imagined. */
export const STATE_INVARIANTS = {
  'INV-1': ({ open, deck }) => {
    const kept = open.solvers.flatMap(({ replies }) =>
      replies.filter(({ reply }) => reply === 'none').map(({ card }) => card),
    );
    const cards = [...deck, ...open.discard, ...open.display, ...kept];
    return wrong(
      !isOneEach(cards) || !same(cards.toSorted(), townFor(open.options.edition).evidence.toSorted()),
      'the cards are',
      cards,
    );
  },
  'INV-2': ({ open, deck }) => {
    if (open.over) return undefined; // the last card of a match is not replaced
    const { length } = open.display;
    return wrong(
      length > 9 || (length < 9 && deck.length + open.discard.length > 0),
      'display, deck and discards',
      length,
      deck.length,
      open.discard.length,
    );
  },
  'INV-3': ({ open }) =>
    bySeat(open, solver => {
      const lying = (marker: 'disc' | 'cube'): number => markersOf(open, solver).filter(one => one === marker).length;
      const { discs, cubes, substitutes } = supply(open, solver);
      return first(
        wrong(discs < 0 || discs + lying('disc') !== 3, 'discs in supply and on the board', discs, lying('disc')),
        wrong(cubes < 0 || cubes + lying('cube') - substitutes !== 10, 'cubes', cubes, lying('cube'), substitutes),
        wrong(substitutes > 0 && cubes > 0, 'substitutes while there is supply', substitutes, cubes),
      );
    }),
  'INV-5': ({ open }) =>
    bySeat(open, solver => {
      const assigned = solver.assigned.map(({ place, tile }) => slot(place, tile));
      const answered = solver.replies.map(({ card }) => slot(placeName(open, card), kindIn(open, card)));
      return first(
        wrong(!isOneEach([...assigned, ...answered]), 'tiles with markers', assigned, answered),
        wrong(markersOf(open, solver).filter(one => one === 'disc').length > 3, 'too many discs', solver),
      );
    }),
  'INV-6': state =>
    bySeat(state.open, ({ replies }, seat) =>
      firstOf(replies, ({ card, reply }) =>
        wrong(reply !== replyToCard(state.open, secretOf(state, seat), card), 'a false reply', card, reply),
      ),
    ),
  'INV-8': state =>
    active(state.open, (solver, seat) =>
      firstOf(solver.investigators, ({ place }) => {
        const { open } = state;
        const number = townFor(open.options.edition).placeIds.indexOf(place);
        const truths = KINDS.map(kind => replyAbout(open, secretOf(state, seat), kind, number));
        return firstOf(['disc', 'cube'] as const, marker => {
          const onTiles = KINDS.filter(kind => markerOn(open, solver, place, kind)?.marker === marker).length;
          const lying = onInvestigators(open, solver, place, marker);
          const due = truths.filter(reply => reply === marker).length;
          return wrong(
            lying < 0 || onTiles + lying !== due,
            `${marker}s in ${place}: on tiles, on investigators, due`,
            onTiles,
            lying,
            due,
          );
        });
      }),
    ),
  'INV-9': state => {
    const { open, hands } = state;
    const { elements } = townFor(open.options.edition);
    return first(
      firstOf(KINDS, kind => {
        const held = hands.map(hand => hand[kind]);
        return wrong(!isOneEach(held) || !held.every(one => elements[kind].includes(one)), `each ${kind}`, held);
      }),
      bySeat(open, (solver, seat) =>
        wrong(solver.case !== null && !same(solver.case, secretOf(state, seat)), 'shown', solver.case),
      ),
    );
  },
  'INV-10': ({ open }) => {
    const town = townFor(open.options.edition);
    return first(
      wrong(!isLaidOut(open.suspects, town.suspects, town.suspectBlanks), 'suspect tiles', open.suspects),
      wrong(!isLaidOut(open.crimes, town.crimes, town.crimeBlanks), 'crime tiles', open.crimes),
    );
  },
  'INV-14': state => {
    const { open } = state;
    if (open.over) return undefined;
    const [awaited, ...more] = pi.awaited(pi.view(state, 'audience'));
    const offered = awaited === undefined ? [] : pi.offers(pi.view(state, awaited)).map(({ type }) => type);
    const wanted = open.question ? 'answer' : 'accuse';
    return wrong(
      more.length > 0 || !offered.some(type => type.startsWith(wanted)),
      `nobody can ${wanted}`,
      awaited,
      offered,
    );
  },
  'INV-28': ({ open }) =>
    bySeat(open, ({ investigators }) =>
      firstOf(investigators, one =>
        wrong(
          one.discs < 0 || one.cubes < 0 || one.discs + one.cubes > one.about.length || one.about.length > 3,
          'an investigator',
          one,
        ),
      ),
    ),
} satisfies Record<string, Invariant>;

const isLaidOut = (tiles: readonly (Element | null)[], elements: readonly Element[], blanks: number): boolean =>
  tiles.length === 14 &&
  same(tiles.filter(tile => tile !== null).toSorted(), elements.toSorted()) &&
  tiles.filter(tile => tile === null).length === blanks;

function placeName(open: Open, card: Element): string {
  const places = townFor(open.options.edition).placeIds;
  const at = [open.suspects, open.crimes, places].map(list => list.indexOf(card)).find(number => number >= 0);
  return places[at ?? -1] ?? 'nowhere';
}

/** Every visible marker of a seat: on tiles, and on investigators. */
function markersOf(open: Open, solver: Solver): ('disc' | 'cube')[] {
  const cards = [...solver.replies.map(({ card }) => card), ...KINDS.flatMap(kind => solver.case?.[kind] ?? [])];
  const places = new Set([
    ...cards.map(card => placeName(open, card)),
    ...solver.investigators.map(({ place }) => place),
  ]);
  return [...places].flatMap(place => [
    ...KINDS.flatMap(kind => markerOn(open, solver, place, kind)?.marker ?? []),
    ...seatsOf(onInvestigators(open, solver, place, 'disc')).map(() => 'disc' as const),
    ...seatsOf(onInvestigators(open, solver, place, 'cube')).map(() => 'cube' as const),
  ]);
}

/** Invariants that are expensive to check. */
export const MATCH_STATE_INVARIANTS = {
  'INV-11': state =>
    firstOf(viewersOf(state.hands.length), viewer => {
      const view = pi.view(state, viewer);
      const { open } = view;
      const shown = (seat: Seat): boolean =>
        open.over ||
        ['solved', 'misled'].includes(solverAt(open, seat).standing) ||
        solverAt(open, seat).solvedIn !== null;
      return first(
        wrong(!same(Object.keys(view).toSorted(), ['hand', 'me', 'open']), 'the view has', Object.keys(view)),
        wrong(
          !same(view.hand, viewer === 'audience' ? null : (state.hands[viewer] ?? null)),
          `hand of ${viewer}`,
          view.hand,
        ),
        firstOf(triplesIn(view, []), ({ path, triple }) => {
          const [, , seat, field] = path;
          const isPublic = path[0] === 'hand' || path[1] === 'past' || path[1] === 'question' || field === 'wrong';
          const given = field === 'case' && (shown(Number(seat)) || solverAt(open, Number(seat)).standing === 'out');
          return wrong(!isPublic && !given, `${viewer} sees at ${path.join('.')}`, triple);
        }),
        bySeat(open, (solver, seat) =>
          wrong(solver.standing === 'active' && solver.case !== null, 'an open case of an active seat', seat),
        ),
        bySeat(open, (solver, seat) =>
          wrong(
            solver.wrong.some(one => same(one, secretOf(state, seat))),
            'a wrong accusation that is right',
            seat,
          ),
        ),
      );
    }),
  'INV-12': state =>
    firstOf(viewersOf(state.hands.length), viewer => {
      const view = pi.view(state, viewer);
      const twin = pi.imagine(view, quickChance(state.open.round * 31 + state.open.turn));
      return wrong(
        JSON.stringify(pi.view(twin, viewer)) !== JSON.stringify(view),
        `the view of ${viewer} differs`,
        twin,
      );
    }),
  'INV-13': state =>
    firstOf(viewersOf(state.hands.length), viewer => {
      const view = pi.view(state, viewer);
      const offers = JSON.stringify(pi.offers(view));
      const twin = pi.imagine(view, quickChance(state.open.turn));
      return first(
        wrong(JSON.stringify(pi.offers(copy(view))) !== offers, `offers to ${viewer} from a copy`, offers),
        wrong(
          JSON.stringify(pi.offers(pi.view(twin, viewer))) !== offers,
          `offers to ${viewer} in a twin world`,
          offers,
        ),
      );
    }),
  'INV-24': state =>
    active(state.open, (_, seat) => {
      const { open } = state;
      const view = pi.view(state, seat);
      if (open.over) return undefined;
      const known = open.solvers.map((__, one) => knownCase(view, one));
      const [boxes = []] = possibleCases(open, [seat], known);
      const secret = secretOf(state, seat);
      const left = boxes.reduce((sum, box) => sum + sizeOf(box), 0);
      return first(
        wrong(!holds(open, casesFitting(open, seat), secret), 'its replies exclude its case', secret),
        wrong(!holds(open, boxes, secret), 'what it knows excludes its case', secret),
        wrong(left === 1 && !same(onlyCase(open, boxes), secret), 'the last case left is wrong', secret),
      );
    }),
} satisfies Record<string, Invariant>;

function* triplesIn(value: unknown, path: readonly string[]): Generator<{ path: readonly string[]; triple: object }> {
  if (typeof value !== 'object' || value === null) return;
  if (KINDS.every(kind => Object.hasOwn(value, kind))) yield { path, triple: value };
  for (const [key, inside] of Object.entries(value)) yield* triplesIn(inside, [...path, key]);
}

const holds = (open: Open, boxes: readonly Box[], secret: Case): boolean => {
  const { elements } = townFor(open.options.edition);
  return (
    boxes.filter(box => KINDS.every(kind => numbersOf(box[kind]).includes(elements[kind].indexOf(secret[kind]))))
      .length === 1
  );
};

function onlyCase(open: Open, [box]: readonly Box[]): Partial<Record<Kind, Element | undefined>> {
  const { elements } = townFor(open.options.edition);
  const only = (kind: Kind): Element | undefined => elements[kind][numbersOf(box?.[kind] ?? 0)[0] ?? -1];
  return { suspect: only('suspect'), location: only('location'), crime: only('crime') };
}
