import type { Seat } from '#kernel';
import { type Element, type Kind, KINDS, type Place } from '../rules/edition.ts';
import type { Case, Event, Open, Question } from '../rules/state.ts';
import { isSameCase, subjectOf, townOf } from '../rules/tiles.ts';

/** The parts of the table to highlight. */
export interface Highlight {
  readonly places: ReadonlySet<Place>;
  /** By `tileKey`. */
  readonly tiles: ReadonlySet<string>;
  readonly cards: ReadonlySet<Element>;
  readonly seats: ReadonlySet<Seat>;
}

export const NO_HIGHLIGHT: Highlight = { places: new Set(), tiles: new Set(), cards: new Set(), seats: new Set() };

export const tileKey = (place: Place, kind: Kind): string => `${kind} ${place}`;

/** One of the three tiles of a place. */
export interface Tile {
  readonly place: Place;
  readonly kind: Kind;
}

interface Parts {
  readonly places?: readonly Place[];
  readonly tiles?: readonly Tile[];
  readonly cards?: readonly Element[];
  readonly seats?: readonly Seat[];
}

const highlightOf = ({ places = [], tiles = [], cards = [], seats = [] }: Parts): Highlight => ({
  places: new Set([...places, ...tiles.map(({ place }) => place)]),
  tiles: new Set(tiles.map(({ place, kind }) => tileKey(place, kind))),
  cards: new Set(cards),
  seats: new Set(seats),
});

/** What some events are about, all together. */
export function highlightOfAll(open: Open, events: readonly Event[]): Highlight {
  if (events.length === 0) return NO_HIGHLIGHT;
  const parts = events.map(event => highlightOfEvent(open, event));
  return {
    places: new Set(parts.flatMap(({ places }) => [...places])),
    tiles: new Set(parts.flatMap(({ tiles }) => [...tiles])),
    cards: new Set(parts.flatMap(({ cards }) => [...cards])),
    seats: new Set(parts.flatMap(({ seats }) => [...seats])),
  };
}

/**
 * The highlight of an event. Tiles change with every investigation: they are highlighted only if the current table
 * agrees, or if the event is known to be about it.
 */
export function highlightOfEvent(open: Open, event: Event, known?: 'told'): Highlight {
  const isTold = known === 'told';
  switch (event.type) {
    case 'examined': {
      const isNow =
        isTold || open.solvers[event.by]?.replies.some(one => one.card === event.card && one.reply === event.reply);
      return highlightOf({ seats: [event.by], cards: [event.card], tiles: isNow ? [tileOf(open, event.card)] : [] });
    }
    case 'investigated':
      return highlightOf({ seats: [event.by], places: [event.place] });
    case 'accused': {
      const solver = open.solvers[event.by];
      const now = [...(solver?.wrong ?? []), ...(solver?.case ? [solver.case] : [])];
      const isNow = isTold || now.some(one => isSameCase(one, event.accused));
      return highlightOf({ seats: [event.by], tiles: isNow ? tilesOf(open, event.accused) : [] });
    }
    case 'asked':
      return highlightOf({ seats: [event.by], ...partsOfQuestion(open, event.question) });
    case 'assigned':
    case 'unassigned':
      return highlightOf({ seats: [event.by], tiles: [{ place: event.place, kind: event.tile }] });
    case 'displayRefilled':
      return highlightOf({ cards: [event.card] });
    case 'misled': {
      const shown = open.solvers[event.solver]?.case;
      const isNow = shown !== null && shown !== undefined && isSameCase(shown, event.case);
      return highlightOf({ seats: [event.by, event.solver], tiles: isNow ? tilesOf(open, event.case) : [] });
    }
    case 'turnStarted':
    case 'solved':
    case 'lastUnsolvedScored':
      return highlightOf({ seats: [event.seat] });
    case 'handDealt':
      return highlightOf({ seats: [event.to] });
    case 'matchStarted':
    case 'investigationStarted':
      return highlightOf({ seats: [event.first] });
    case 'deckReshuffled':
    case 'roundEnded':
    case 'investigationEnded':
    case 'matchEnded':
      return NO_HIGHLIGHT;
  }
}

/** What the pending question is about. */
function partsOfQuestion(open: Open, question: Question): Parts {
  switch (question.type) {
    case 'evidence':
      return { cards: [question.card], tiles: [tileOf(open, question.card)] };
    case 'investigator':
      return { places: [question.place] };
    case 'accusation':
      return { tiles: tilesOf(open, question.accused) };
  }
}

export const highlightOfQuestion = (open: Open): Highlight =>
  open.question ? highlightOf(partsOfQuestion(open, open.question)) : NO_HIGHLIGHT;

/** The tile of an evidence card. */
export function tileOf(open: Open, card: Element): Tile {
  const { kind, place } = subjectOf(open, card);
  return { place: townOf(open).placeIds[place] ?? '', kind };
}

const tilesOf = (open: Open, accused: Case): Tile[] => KINDS.map(kind => tileOf(open, accused[kind]));

/** A move that is outlined at a place. */
export interface OutlinedMove {
  readonly place: Place;
  readonly by: Seat | undefined;
  /** The player has stepped to it. */
  readonly isStrong: boolean;
}

/** One move for each place: the one the player has stepped to, or else the last one. */
export function outlinedMoves(moves: readonly OutlinedMove[]): readonly OutlinedMove[] {
  const shown = new Map<Place, OutlinedMove>();
  for (const move of moves) if (move.isStrong || !shown.get(move.place)?.isStrong) shown.set(move.place, move);
  return [...shown.values()];
}
