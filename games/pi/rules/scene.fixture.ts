import { type BySeat, type Seat, seatsOf } from '#kernel';
import { type EditionId, type Element, type Kind, KINDS, type Place, type Town, townFor } from './edition.ts';
import { pi } from './game.ts';
import { markerOn, onInvestigators, supply, type TileMarker } from './markers.ts';
import { renewed, solverAt } from './rounds.ts';
import { holderOf, leftOf } from './neighbours.ts';
import { solverWith } from './setup.ts';
import type { Action, Case, Marker, Open, Options, Reply, Solver, State } from './state.ts';
import { subjectOf, tileAt, truth } from './tiles.ts';
import { caseOf } from './turn.ts';

/** The seats, clockwise. */
export const [kasia, maciej, anna, piotr, zofia] = [0, 1, 2, 3, 4] as const;

/** The parts of a scene that a test defines; the rest has fixed defaults. */
export interface SceneState extends Partial<Options> {
  seats?: number;
  first?: Seat;
  /** Default: the first seat. */
  turn?: Seat;
  round?: number;
  investigation?: number;
  /** Where suspects and crimes lie. */
  layout?: Readonly<Record<Element, Place>>;
  /** Places whose suspect or crime tile is a blank. */
  blanks?: Partial<Record<'suspect' | 'crime', readonly Place[]>>;
  /** The cases by the seat that solves them; each lies in the hand of the seat on its right. */
  cases?: Readonly<Record<Seat, Partial<Case>>>;
  /** Face-up cards, from the first position; others follow up to the size. */
  display?: readonly Element[];
  displaySize?: number;
  /** The next cards of the deck, in this order; others lie below them, up to the size. */
  deck?: readonly Element[];
  deckSize?: number;
  /** Cards in the discard pile; others lie below them, up to the size. */
  discard?: readonly Element[];
  discardSize?: number;
  /** Seats that keep the remaining cards; the first keeps a card whose true reply is empty. */
  keepers?: readonly Seat[];
  /** Earlier data of some seats. */
  solvers?: Readonly<Record<Seat, Partial<Solver>>>;
}

/** A state during an investigation: every tile, case and evidence card has its place. */
export function sceneState(stated: SceneState = {}): State {
  const town = townFor(stated.edition ?? '07');
  const seats = stated.seats ?? 3;
  const cases = casesOf(town, seats, stated);
  const first = stated.first ?? kasia;
  const investigation = stated.investigation ?? 1;
  const open: Open = {
    options: {
      edition: stated.edition ?? '07',
      answers: stated.answers ?? 'auto',
      lastUnsolved: stated.lastUnsolved ?? 'nextValue',
      notebook: stated.notebook ?? 1,
      turnSeconds: stated.turnSeconds ?? null,
    },
    investigation,
    first,
    round: stated.round ?? 1,
    turn: stated.turn ?? first,
    suspects: tilesOf(town, 'suspect', stated),
    crimes: tilesOf(town, 'crime', stated),
    display: [],
    discard: [],
    solvers: seatsOf(seats).map(seat => solverOf(town, investigation, stated.solvers?.[seat])),
    question: null,
    past: Array.from({ length: investigation - 1 }, () => cases),
    over: false,
  };
  const state = { open, hands: cases.map((_, seat) => entry(cases, leftOf(seat, seats))), deck: [] };
  layCards(state, town, stated);
  return state;
}

function casesOf(town: Town, seats: number, { cases = {} }: SceneState): BySeat<Case> {
  const spare = (kind: Kind): Element[] =>
    town.elements[kind].filter(element => !Object.values(cases).some(one => one[kind] === element));
  // from different ends, so that the parts of a case lie in different places
  const left = { suspect: spare('suspect'), location: spare('location').reverse(), crime: spare('crime').reverse() };
  const take = (seat: Seat, kind: Kind): Element => cases[seat]?.[kind] ?? next(left[kind]);
  return seatsOf(seats).map(seat => ({
    suspect: take(seat, 'suspect'),
    location: take(seat, 'location'),
    crime: take(seat, 'crime'),
  }));
}

function tilesOf(town: Town, kind: 'suspect' | 'crime', { layout = {}, blanks = {} }: SceneState): (Element | null)[] {
  for (const [element, place] of Object.entries(layout))
    if (!town.placeIds.includes(place) || !town.kindOf.has(element))
      throw new Error(`${element} cannot lie in ${place}`);
  const here = (place: Place): Element | undefined => town.elements[kind].find(element => layout[element] === place);
  const elements = town.elements[kind].filter(element => layout[element] === undefined);
  const blankCount = kind === 'suspect' ? town.suspectBlanks : town.crimeBlanks;
  const statedBlanks = blanks[kind] ?? [];
  const spare: (Element | null)[] = [...elements, ...seatsOf(blankCount - statedBlanks.length).map(() => null)];
  return town.placeIds.map(place => {
    const tile = here(place);
    if (tile !== undefined) return tile;
    return statedBlanks.includes(place) ? null : next(spare);
  });
}

function solverOf(town: Town, investigation: number, stated: Partial<Solver> = {}): Solver {
  const scores = [...seatsOf(investigation - 1).map(() => 0), null];
  return { ...solverWith({ left: town.kit.investigators, scores, penalty: 0 }), ...stated };
}

/** Each card goes to the first pile with room; cards that must not be kept go first. */
function layCards(state: State, town: Town, stated: SceneState): void {
  const { open } = state;
  const { display = [], deck = [], discard = [], displaySize = town.display } = stated;
  const keepers = stated.keepers ?? seatsOf(open.solvers.length);
  const given = new Set([...display, ...deck, ...discard, ...open.solvers.flatMap(keptBy)]);
  const keeperOf = (card: Element): Seat | undefined => keepers.find(seat => trueReply(state, seat, card) === 'none');
  const unstated = town.evidence.filter(card => !given.has(card));
  const spare = [
    ...unstated.filter(card => keeperOf(card) === undefined),
    ...unstated.filter(card => keeperOf(card) !== undefined),
  ];
  const fillUp = (pile: readonly Element[], size: number): Element[] => [
    ...pile,
    ...spare.splice(0, Math.max(0, size - pile.length)),
  ];
  open.display = fillUp(display, displaySize);
  open.discard = fillUp(discard, stated.discardSize ?? discard.length);
  state.deck = fillUp(deck, stated.deckSize ?? town.evidence.length).reverse();
  for (const card of spare) {
    const keeper = keeperOf(card);
    if (keeper === undefined) throw new Error(`there is no room for ${card}, and nobody may keep it`);
    const solver = renewed(open, keeper);
    solver.replies = [...solver.replies, { card, reply: 'none' }];
  }
}

const keptBy = ({ replies }: Solver): Element[] =>
  replies.filter(({ reply }) => reply === 'none').map(({ card }) => card);

/** The true reply of a seat's case to a card. */
export function trueReply(state: State, seat: Seat, card: Element): Reply {
  const { kind, place } = subjectOf(state.open, card);
  return truth(state.open, caseOf(state, seat), kind, place);
}

function next<Item>(spare: Item[]): Item {
  const [item] = spare.splice(0, 1);
  if (item === undefined) throw new Error('the scene states more than there is');
  return item;
}

function entry<Item>(list: readonly Item[], at: number): Item {
  const item = list[at];
  if (item === undefined) throw new Error(`there is no number ${at}`);
  return item;
}

/** The open part, of a state or a view. */
type WithOpen = Pick<State, 'open'>;

const kindOf = ({ open }: WithOpen, element: Element): Kind => subjectOf(open, element).kind;

/** The place where a suspect, a crime or a location lies. */
export function whereIs({ open }: WithOpen, element: Element): Place {
  return entry(townFor(open.options.edition).placeIds, subjectOf(open, element).place);
}

/** The marker of a seat on the tile of an element. */
export const markerOf = (shown: WithOpen, seat: Seat, element: Element): TileMarker | undefined =>
  markerOn(shown.open, solverAt(shown.open, seat), whereIs(shown, element), kindOf(shown, element));

/** The marker of a seat on one of the three tiles of a place, blank or not. */
export const markerAt = ({ open }: WithOpen, seat: Seat, place: Place, kind: Kind): TileMarker | undefined =>
  markerOn(open, solverAt(open, seat), place, kind);

/** The markers that lie on a seat's investigators in a place. */
export const markersOnInvestigator = (
  { open }: WithOpen,
  seat: Seat,
  place: Place,
): { discs: number; cubes: number } => ({
  discs: onInvestigators(open, solverAt(open, seat), place, 'disc'),
  cubes: onInvestigators(open, solverAt(open, seat), place, 'cube'),
});

export const supplyOf = ({ open }: WithOpen, seat: Seat): ReturnType<typeof supply> =>
  supply(open, solverAt(open, seat));

/** A position relative to `here`: in it, next to it, or elsewhere. */
export type RelativePlace = 'here' | 'near' | 'nearToo' | 'far' | 'farToo';

/** Five places of an edition, by their neighbourhood alone (DC-5). */
export function quarter(edition: EditionId): Readonly<Record<RelativePlace, Place>> {
  const { places, placeIds } = townFor(edition);
  const most = Math.max(...places.map(({ neighbours }) => neighbours.length));
  const centre = entry(
    places.filter(({ neighbours }) => neighbours.length === most),
    0,
  );
  const far = placeIds.filter(place => place !== centre.id && !centre.neighbours.includes(place));
  return {
    here: centre.id,
    near: entry(centre.neighbours, 0),
    nearToo: entry(centre.neighbours, 1),
    far: entry(far, 0),
    farToo: entry(far, 1),
  };
}

/**
 * Kasia's suspect, location and crime lie where the test says. By default the three tiles of `here` are no blanks, and
 * their cards are first in the display.
 */
export function sceneAt(
  edition: EditionId,
  where: Readonly<Record<Kind, RelativePlace>>,
  more: SceneState = {},
): State {
  const spots = quarter(edition);
  const town = townFor(edition);
  const [culprit, deed] = [entry(town.suspects, 0), entry(town.crimes, 0)];
  const stated: SceneState = {
    edition,
    ...more,
    cases: { ...more.cases, [kasia]: { suspect: culprit, location: spots[where.location], crime: deed } },
    layout: { ...more.layout, [culprit]: spots[where.suspect], [deed]: spots[where.crime] },
  };
  const cards = KINDS.flatMap(kind => tileIn(sceneState({ ...stated, display: [] }), spots.here, kind) ?? []);
  return sceneState({ ...stated, display: [...cards, ...(more.display ?? [])] });
}

/** The tile of a place; null, a blank. */
const tileIn = ({ open }: WithOpen, place: Place, kind: Kind): Element | null =>
  tileAt(open, townFor(open.options.edition).placeIds.indexOf(place), kind);

/** The evidence card of a tile that is no blank. */
export function cardOf(shown: WithOpen, place: Place, kind: Kind): Element {
  const tile = tileIn(shown, place, kind);
  if (tile === null) throw new Error(`the ${kind} tile in ${place} is a blank`);
  return tile;
}

export const examine = (card: Element): Action => ({ type: 'examine', card });
export const investigate = (place: Place): Action => ({ type: 'investigate', place });
export const accuse = (suspect: Element, crime: Element, location: Place): Action => ({
  type: 'accuse',
  suspect,
  location,
  crime,
});
export const assign = (place: Place, marker: Marker, tile: Kind): Action => ({ type: 'assign', place, marker, tile });
export const unassign = (place: Place, tile: Kind): Action => ({ type: 'unassign', place, tile });
export const answerEvidence = (reply: Reply): Action => ({ type: 'answerEvidence', reply });
export const answerInvestigator = (discs: number, cubes: number): Action => ({
  type: 'answerInvestigator',
  discs,
  cubes,
});
export const answerAccusation = (right: boolean): Action => ({ type: 'answerAccusation', right });

/** The right accusation of a seat. */
export function solve(state: State, seat: Seat): Action {
  const { suspect, crime, location } = caseOf(state, seat);
  return accuse(suspect, crime, location);
}

/** A wrong accusation: the case in the seat's own hand (PI-8.11). */
export function blunder(state: State, seat: Seat): Action {
  const { suspect, crime, location } = caseOf(state, leftOf(seat, state.hands.length));
  return accuse(suspect, crime, location);
}

/** The seat that holds the case of another. */
export const holder = (state: State, seat: Seat): Seat => holderOf(seat, state.hands.length);

/** The true answer to the open question, as the clock answers (PI-13.14). */
export function truthful(state: State): Action {
  const answer = state.open.question && pi.strike?.(state);
  if (!answer) throw new Error('no question is open');
  return answer;
}

/** A scene in which actions are played. */
interface Playable<Table> {
  readonly state: State;
  play(by: Seat, action: Action): Table;
}

/** The seat on turn wastes its turn with the last card of the display. */
export function idle<Table extends Playable<Table>>(table: Table): Table {
  const { open } = table.state;
  return table.play(open.turn, examine(entry(open.display, open.display.length - 1)));
}

/** Wastes turns until it is this seat's turn. */
export function idleUntil<Table extends Playable<Table>>(table: Table, seat: Seat): Table {
  return table.state.open.turn === seat ? table : idleUntil(idle(table), seat);
}

/** The seat solves its case on its next turn. */
export const solvesNext = <Table extends Playable<Table>>(table: Table, seat: Seat): Table => {
  const reached = idleUntil(table, seat);
  return reached.play(seat, solve(reached.state, seat));
};

/** The seat solves its case in this round; turns before are wasted. */
export function solvesIn<Table extends Playable<Table>>(table: Table, round: number, seat: Seat): Table {
  const { open } = table.state;
  return open.round < round ? solvesIn(idle(table), round, seat) : solvesNext(table, seat);
}

/** Every seat solves its case in the round that begins now. */
export function allSolve<Table extends Playable<Table>>(table: Table): Table {
  const { first, solvers } = table.state.open;
  return solvers.reduce((played, _, slot) => solvesNext(played, (first + slot) % solvers.length), table);
}
