import { type Chance, fill, play, quickChance, type Seat, seatsOf, type Seed, start, type Table } from '#kernel';
import { townFor } from '../games/pi/rules/edition.ts';
import { pi } from '../games/pi/rules/game.ts';
import { solverAt } from '../games/pi/rules/rounds.ts';
import type { Action, Event, Options, State } from '../games/pi/rules/state.ts';
import { caseOf } from '../games/pi/rules/turn.ts';

export const PI_OPTIONS: Options = {
  edition: 'pi',
  answers: 'auto',
  lastUnsolved: 'nextValue',
  notebook: 1,
  turnSeconds: null,
};

export interface MatchTurn {
  readonly by: Seat;
  readonly action: Action;
}

/** A recorded random match, so that replaying it needs no choices. */
export interface WrittenMatch {
  readonly seats: number;
  readonly number: number;
  readonly turns: readonly MatchTurn[];
}

/** A table that ignores events. */
export const quietTable = ({ below, pick, shuffle }: Chance): Table<Event> => ({
  below,
  pick,
  shuffle,
  tell: () => {},
  whisper: () => {},
});

/** Match n has from two to five seats. */
export const seatsOfMatch = (number: number): number => 2 + (number % 4);

/**
 * Random choices that do not depend on the deal: the fourth card of the display, the ninth place, the right accusation.
 * So match n takes the same course on every engine. Only markers on investigators depend on the deal, and so how often
 * one is moved.
 */
export function chooserOf(number: number): (state: Readonly<State>) => MatchTurn {
  const chance = quickChance(1_000_003 + number);
  const { elements, placeIds } = townFor(PI_OPTIONS.edition);
  return state => {
    const { open } = state;
    const [what, first, second, third] = [chance.below(18), chance.below(5040), chance.below(5040), chance.below(5040)];
    const by = open.turn;
    const from = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
    if (what < 3) {
      const mover = first % open.solvers.length;
      const movings = pi.offers(pi.view(state, mover)).filter(({ type }) => type === 'assign' || type === 'unassign');
      if (movings.length > 0) return { by: mover, action: fill<Action>(from(movings, second), chance) };
    }
    if (what === 3 || what === 4) return { by, action: { type: 'accuse', ...caseOf(state, by) } };
    if ((what === 5 || what === 6) && solverAt(open, by).left > 0)
      return { by, action: { type: 'investigate', place: from(placeIds, first) } };
    if (what === 7 || open.display.length === 0) {
      const [suspect, location, crime] = [
        from(elements.suspect, first),
        from(elements.location, second),
        from(elements.crime, third),
      ];
      return { by, action: { type: 'accuse', suspect, location, crime } };
    }
    return { by, action: { type: 'examine', card: from(open.display, first) } };
  };
}

/** Match n in place, with the given luck. */
export function writeDown(number: number, luck: Chance): WrittenMatch {
  const seats = seatsOfMatch(number);
  const table = quietTable(luck);
  const choose = chooserOf(number);
  const state = pi.setup(PI_OPTIONS, seats, table);
  const turns: MatchTurn[] = [];
  while (!pi.result(state)) {
    const turn = choose(state);
    pi.apply(state, turn.by, turn.action, table);
    turns.push(turn);
  }
  return { seats, number, turns };
}

/** Match n with every move checked. */
export function writeDownChecked(number: number): WrittenMatch {
  const seats = seatsOfMatch(number);
  const match = start({ game: pi, options: PI_OPTIONS, seats, seed: seedOf(number) });
  const choose = chooserOf(number);
  const turns: MatchTurn[] = [];
  while (!pi.result(match.state)) {
    const turn = choose(match.state);
    const reply = play(match, turn.by, turn.action, turns.length);
    if (!reply.ok) throw new Error(`the engine refused ${JSON.stringify(turn)}: ${JSON.stringify(reply.refusal)}`);
    turns.push(turn);
  }
  return { seats, number, turns };
}

/** The seed of match n, for the luck of a real table. */
export function seedOf(number: number): Seed {
  const chance = quickChance(number);
  return Uint8Array.from(seatsOf(32), () => chance.below(256));
}
