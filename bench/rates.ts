import { copy, diff, type Game, play, quickChance, type Seat, start, type Table, viewersOf } from '#kernel';
import { seedOf } from './matches.ts';
import { type Batch, race } from './measure.ts';

const ROUNDS = 5;
const SECONDS = 0.5;

interface Turn<Action> {
  readonly by: Seat;
  readonly action: Action;
}

/** A game and the test players whose matches are measured. */
export interface Course<State, View, Action extends { type: string }, Event extends object, Options> {
  readonly game: Game<State, View, Action, Event, Options>;
  readonly options: Options;
  seatsOf(match: number): number;
  /** The players of a match; they are asked in the state as it is. */
  choices(match: number): (state: Readonly<State>) => Turn<Action>;
}

/** A match of test players, written down so that playing it again costs no thought. */
interface WrittenMatch<Action> {
  readonly seats: number;
  readonly number: number;
  readonly turns: readonly Turn<Action>[];
}

const quiet = <Event>(number: number): Table<Event> => ({
  ...quickChance(number),
  tell: () => {},
  whisper: () => {},
});

/** The figures of one game. */
export function ratesOf<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>({ game, options, seatsOf, choices }: Course<State, View, Action, Event, Options>) {
  const begun = (number: number) => start({ game, options, seats: seatsOf(number), seed: seedOf(number) });

  function writeInPlace(number: number): WrittenMatch<Action> {
    const [seats, table, choose] = [seatsOf(number), quiet<Event>(number), choices(number)];
    const state = game.setup(options, seats, table);
    const turns: Turn<Action>[] = [];
    while (!game.result(state)) {
      const turn = choose(state);
      game.apply(state, turn.by, turn.action, table);
      turns.push(turn);
    }
    return { seats, number, turns };
  }

  function writeChecked(number: number): WrittenMatch<Action> {
    const choose = choices(number);
    const match = begun(number);
    const turns: Turn<Action>[] = [];
    while (!game.result(match.state)) {
      const turn = choose(match.state);
      if (!play(match, turn.by, turn.action, turns.length).ok) throw new Error(`refused: ${JSON.stringify(turn)}`);
      turns.push(turn);
    }
    return { seats: seatsOf(number), number, turns };
  }

  const inPlace =
    ({ seats, number, turns }: WrittenMatch<Action>): Batch =>
    () => {
      const table = quiet<Event>(number);
      const state = game.setup(options, seats, table);
      for (const { by, action } of turns) game.apply(state, by, action, table);
      if (!game.result(state)) throw new Error(`match ${number} has not ended`);
      return turns.length;
    };

  const checked =
    ({ seats, number, turns }: WrittenMatch<Action>): Batch =>
    () => {
      const match = begun(number);
      const viewers = viewersOf(seats);
      for (const [at, { by, action }] of turns.entries()) {
        if (!play(match, by, action, at).ok) throw new Error(`match ${number} was refused a move`);
        for (const viewer of viewers) game.view(match.state, viewer);
      }
      return turns.length;
    };

  /** Moves per CPU second: in place as bots search, and checked with a view for everybody as a server plays. */
  function speeds(matches: number): Record<'inPlace' | 'checkedWithViews', number[]> {
    const numbers = Array.from({ length: matches }, (_, number) => number);
    return race(
      {
        inPlace: inTurn(numbers.map(writeInPlace).map(inPlace)),
        checkedWithViews: inTurn(numbers.map(writeChecked).map(checked)),
      },
      ROUNDS,
      SECONDS,
    );
  }

  /** Mean bytes of JSON for one viewer and move: what changed in the view, by the type of the action, and the whole view. */
  function wire(matches: number): { change: number; whole: number; byType: Map<string, Bytes> } {
    const byType = new Map<string, Bytes>();
    let [messages, change, whole] = [0, 0, 0];
    for (let number = 0; number < matches; number++) {
      const { seats, turns } = writeChecked(number);
      const match = begun(number);
      const viewers = viewersOf(seats);
      let before = viewers.map(viewer => copy(game.view(match.state, viewer)));
      for (const [at, { by, action }] of turns.entries()) {
        play(match, by, action, at);
        const after = viewers.map(viewer => copy(game.view(match.state, viewer)));
        const sums = byType.get(action.type) ?? { messages: 0, bytes: 0 };
        byType.set(action.type, sums);
        for (const [viewer, view] of after.entries()) {
          const bytes = bytesOf(diff(before[viewer], view));
          sums.messages += 1;
          sums.bytes += bytes;
          messages += 1;
          change += bytes;
          whole += bytesOf(view);
        }
        before = after;
      }
    }
    return { change: change / messages, whole: whole / messages, byType };
  }

  return { speeds, wire, writeChecked, begun };
}

function inTurn(batches: readonly Batch[]): Batch {
  let next = 0;
  return () => batches[next++ % batches.length]?.() ?? 0;
}

interface Bytes {
  messages: number;
  bytes: number;
}

const bytesOf = (value: unknown): number => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)));
