import type { Seat, Table } from '#kernel';
import { seatsOf } from '#kernel';
import { type Element, type Kind, townFor } from './edition.ts';
import { startTurn } from './rounds.ts';
import type { Case, Event, Open, Options, Solver, State } from './state.ts';
import { townOf } from './tiles.ts';

/** Draws the first player and sets up the first investigation. */
export function setUpMatch(options: Readonly<Options>, seats: number, table: Table<Event>): State {
  const first = table.below(seats);
  const kit = townFor(options.edition).kit;
  const open: Open = {
    options: {
      edition: options.edition,
      answers: options.answers,
      lastUnsolved: options.lastUnsolved,
      notebook: options.notebook,
      turnSeconds: options.turnSeconds,
    },
    investigation: 0,
    first,
    round: 0,
    turn: first,
    suspects: [],
    crimes: [],
    display: [],
    discard: [],
    solvers: seatsOf(seats).map(() => solverWith({ left: kit.investigators, scores: [], penalty: 0 })),
    question: null,
    past: [],
    over: false,
  };
  const state = { open, hands: [], deck: [] };
  table.tell({ type: 'matchStarted', first });
  setUpInvestigation(state, first, table);
  return state;
}

/** A solver with nothing on the board, and what it keeps from before. */
export const solverWith = ({ left, scores, penalty }: Pick<Solver, 'left' | 'scores' | 'penalty'>): Solver => ({
  standing: 'active',
  solvedIn: null,
  case: null,
  replies: [],
  investigators: [],
  assigned: [],
  wrong: [],
  left,
  scores,
  penalty,
});

/** Deals tiles, evidence and cases; the order of the draws is fixed (PI-3.12). */
export function setUpInvestigation(state: State, first: Seat, table: Table<Event>): void {
  const { open } = state;
  const town = townOf(open);
  open.investigation += 1;
  open.first = first;
  open.round = 1;
  open.suspects = table.shuffle(town.tiles.suspect);
  open.crimes = table.shuffle(town.tiles.crime);
  state.deck = table.shuffle(town.evidence);
  open.display = state.deck.splice(-town.display).reverse();
  open.discard = [];
  const dealt = {
    suspect: table.shuffle(town.suspects),
    crime: table.shuffle(town.crimes),
    location: table.shuffle(town.placeIds),
  };
  state.hands = open.solvers.map((_, seat) => handOf(dealt, seat));
  open.solvers = open.solvers.map(startAfresh);
  table.tell({
    type: 'investigationStarted',
    investigation: open.investigation,
    first,
    suspects: open.suspects.slice(),
    crimes: open.crimes.slice(),
    display: open.display.slice(),
  });
  state.hands.forEach((hand, seat) =>
    table.whisper([seat], { type: 'handDealt', to: seat, hand: cardsOf(hand) }, null),
  );
  startTurn(open, first, table);
}

function handOf(dealt: Readonly<Record<Kind, readonly Element[]>>, seat: Seat): Case {
  const [suspect, location, crime] = [dealt.suspect[seat], dealt.location[seat], dealt.crime[seat]];
  if (suspect === undefined || location === undefined || crime === undefined)
    throw new Error('a deck of case cards is too small for the table');
  return { suspect, location, crime };
}

/** New cards, so that events share nothing with the state. */
export const cardsOf = ({ suspect, location, crime }: Case): Case => ({ suspect, location, crime });

/** PI-15.1, PI-15.2: markers return, investigators on the board are removed, scores and penalties stay. */
const startAfresh = ({ left, scores, penalty }: Solver): Solver =>
  solverWith({ left, scores: [...scores, null], penalty });
