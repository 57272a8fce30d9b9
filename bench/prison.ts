import { copy, diff, play, quickChance, start, type Table, viewersOf } from '#kernel';
import { alcatraz } from '../games/alcatraz/rules/game.ts';
import { worker } from '../games/alcatraz/rules/player.fixture.ts';
import { OPTIONS } from '../games/alcatraz/rules/scene.fixture.ts';
import type { Action, Event, State } from '../games/alcatraz/rules/state.ts';
import { seedOf } from './matches.ts';
import { type Batch, race } from './measure.ts';

const ROUNDS = 5;
const SECONDS = 0.5;

interface Turn {
  readonly by: number;
  readonly action: Action;
}

/** A match of test players, written down so that playing it again costs no thought. */
interface WrittenMatch {
  readonly seats: number;
  readonly number: number;
  readonly turns: readonly Turn[];
}

const seatsOfMatch = (number: number): number => 3 + (number % 2);

const quiet = (number: number): Table<Event> => ({ ...quickChance(number), tell: () => {}, whisper: () => {} });

/** A player who works on the tasks and does something random now and then; it is asked in the state as it is. */
function chooserOf(number: number): (state: Readonly<State>) => Turn {
  const luck = quickChance(1_000_003 + number);
  const player = worker({ talks: 8 });
  return state => {
    const by = luck.pick(alcatraz.awaited(alcatraz.view(state, 'audience')));
    const view = alcatraz.view(state, by);
    return { by, action: player(view, alcatraz.offers(view), luck) };
  };
}

function writeInPlace(number: number): WrittenMatch {
  const [seats, table, choose] = [seatsOfMatch(number), quiet(number), chooserOf(number)];
  const state = alcatraz.setup(OPTIONS, seats, table);
  const turns: Turn[] = [];
  while (!alcatraz.result(state)) {
    const turn = choose(state);
    alcatraz.apply(state, turn.by, turn.action, table);
    turns.push(turn);
  }
  return { seats, number, turns };
}

function writeChecked(number: number): WrittenMatch {
  const [seats, choose] = [seatsOfMatch(number), chooserOf(number)];
  const match = start({ game: alcatraz, options: OPTIONS, seats, seed: seedOf(number) });
  const turns: Turn[] = [];
  while (!alcatraz.result(match.state)) {
    const turn = choose(match.state);
    if (!play(match, turn.by, turn.action, turns.length).ok) throw new Error(`refused: ${JSON.stringify(turn)}`);
    turns.push(turn);
  }
  return { seats, number, turns };
}

/** Moves per CPU second: in place as bots search, and checked with a view for everybody as a server plays. */
export function prisonSpeeds(matches: number): Record<'inPlace' | 'checkedWithViews', number[]> {
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

function inTurn(batches: readonly Batch[]): Batch {
  let next = 0;
  return () => batches[next++ % batches.length]?.() ?? 0;
}

const inPlace =
  ({ seats, number, turns }: WrittenMatch): Batch =>
  () => {
    const table = quiet(number);
    const state = alcatraz.setup(OPTIONS, seats, table);
    for (const { by, action } of turns) alcatraz.apply(state, by, action, table);
    if (!state.open.ending) throw new Error(`match ${number} has not ended`);
    return turns.length;
  };

const checked =
  ({ seats, number, turns }: WrittenMatch): Batch =>
  () => {
    const match = start({ game: alcatraz, options: OPTIONS, seats, seed: seedOf(number) });
    const viewers = viewersOf(seats);
    for (const [at, { by, action }] of turns.entries()) {
      if (!play(match, by, action, at).ok) throw new Error(`match ${number} was refused a move`);
      for (const viewer of viewers) alcatraz.view(match.state, viewer);
    }
    return turns.length;
  };

/** Mean bytes of JSON for one viewer and move: what changed in the view, by the type of the action, and the whole view. */
export function prisonWire(matches: number): { change: number; whole: number; byType: Map<string, Bytes> } {
  const byType = new Map<string, Bytes>();
  let [messages, change, whole] = [0, 0, 0];
  for (let number = 0; number < matches; number++) {
    const { seats, turns } = writeChecked(number);
    const match = start({ game: alcatraz, options: OPTIONS, seats, seed: seedOf(number) });
    const viewers = viewersOf(seats);
    let before = viewers.map(viewer => copy(alcatraz.view(match.state, viewer)));
    for (const [at, { by, action }] of turns.entries()) {
      play(match, by, action, at);
      const after = viewers.map(viewer => copy(alcatraz.view(match.state, viewer)));
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

interface Bytes {
  messages: number;
  bytes: number;
}

const bytesOf = (value: unknown): number => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)));
