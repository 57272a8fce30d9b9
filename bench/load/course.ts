import { type Chance, quickChance, type Seat } from '#kernel';
import { townFor } from '../../games/pi/rules/edition.ts';
import { pi } from '../../games/pi/rules/game.ts';
import { solverAt } from '../../games/pi/rules/rounds.ts';
import type { Action, Case, State } from '../../games/pi/rules/state.ts';
import { isSameCase } from '../../games/pi/rules/tiles.ts';
import { caseOf } from '../../games/pi/rules/turn.ts';
import { PI_OPTIONS, quietTable, type MatchTurn } from '../matches.ts';

export const PI_SEATS = 4;
/** The most moves of a table. */
export const MOVES = 200;
/** The number of different courses; table n plays course n modulo this. */
export const COURSES = 64;

const ROUNDS = MOVES / PI_SEATS;

/** What the seat on turn must know for a legal move. */
export interface TurnView {
  readonly turn: Seat;
  readonly display: readonly string[];
  /** Investigators it has left. */
  readonly left: number;
  /** The case to solve: the load plays all seats, so it knows it. */
  readonly secret: Case;
}

/**
 * The moves of one match, the same on every server and for every deal: mostly evidence, some investigators, a few wrong
 * accusations. In two rounds all four solve their cases, and everything is dealt again. So each part of a match costs
 * the same, and no server's data grows without limit.
 */
export function courseOf(number: number): (sight: TurnView) => Action {
  const chance = quickChance(7_000_003 + (number % COURSES));
  const { elements } = townFor(PI_OPTIONS.edition);
  const solving = new Set(chance.shuffle(Array.from({ length: ROUNDS }, (_, round) => round)).slice(0, 2));
  let moves = 0;
  return ({ display, left, secret }) => {
    const round = Math.floor(moves / PI_SEATS);
    moves += 1;
    const what = chance.below(16);
    const guess = {
      suspect: chance.pick(elements.suspect),
      location: chance.pick(elements.location),
      crime: chance.pick(elements.crime),
    };
    const card = chance.below(5040);
    if (solving.has(round)) return { type: 'accuse', ...secret };
    if (what < 2 && left > 0) return { type: 'investigate', place: guess.location };
    const wanted = display[card % display.length];
    if (what < 15 && wanted !== undefined) return { type: 'examine', card: wanted };
    if (!isSameCase(guess, secret)) return { type: 'accuse', ...guess };
    return { type: 'accuse', ...guess, crime: elements.crime.find(crime => crime !== secret.crime) ?? '' };
  };
}

/** What the seat on turn would see, from the state. */
export const sightOf = (state: Readonly<State>): TurnView => {
  const { turn, display } = state.open;
  return { turn, display, left: solverAt(state.open, turn).left, secret: caseOf(state, turn) };
};

/** Plays a course with the given luck, and records it. */
export function writeCourse(number: number, luck: Chance): MatchTurn[] {
  const table = quietTable(luck);
  const choose = courseOf(number);
  const state = pi.setup(PI_OPTIONS, PI_SEATS, table);
  return Array.from({ length: MOVES }, () => {
    const sight = sightOf(state);
    const turn = { by: sight.turn, action: choose(sight) };
    pi.apply(state, turn.by, turn.action, table);
    return turn;
  });
}

/** A cached value for each course. */
export function perCourse<Value>(make: (number: number) => Value): (number: number) => Value {
  const made = new Map<number, Value>();
  return number => {
    const course = number % COURSES;
    const value = made.get(course) ?? make(course);
    made.set(course, value);
    return value;
  };
}
