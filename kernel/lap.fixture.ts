import { type Game, type Seat, seatsOf, type Viewer, worthOfRanks } from './game.ts';

/**
 * A game for tests only. Every seat steps once in each lap; latecomers step from the next lap on. Each seat has a
 * secret number.
 */
export interface LapState {
  open: { laps: number; seats: number; waiting: number; turn: Seat; steps: number[] };
  numbers: number[];
}
export interface LapView {
  me: Viewer;
  open: LapState['open'];
  number: number | null; // null: the audience has none
}
export type LapAction = { type: 'step' } | { type: 'join' } | { type: 'cancel' };
export type LapEvent =
  | { type: 'stepped'; by: Seat }
  | { type: 'joined'; seat: Seat }
  | { type: 'drew'; number: number };
export type Lap = Game<LapState, LapView, LapAction, LapEvent, object>;

const MAX_LAPS = 3;
const offers: Lap['offers'] = ({ me, open }) =>
  me === open.turn && open.laps < MAX_LAPS ? [{ type: 'step' as const }] : [];

export const lap: Lap = {
  id: 'lap',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup: (_, seats, table) => ({
    open: { laps: 0, seats, waiting: 0, turn: 0, steps: seatsOf(seats).map(() => 0) },
    numbers: seatsOf(seats).map(() => table.below(100)),
  }),
  view: ({ open, numbers }, me) => ({ me, open, number: me === 'audience' ? null : (numbers[me] ?? null) }),
  offers,
  awaited: ({ open }) => (open.laps < MAX_LAPS ? [open.turn] : []),
  apply(state, _, action, table) {
    const { open, numbers } = state;
    if (action.type === 'join') open.waiting += 1;
    if (action.type === 'cancel') open.waiting -= 1;
    if (action.type !== 'step') return;
    table.tell({ type: 'stepped', by: open.turn });
    open.steps[open.turn] = (open.steps[open.turn] ?? 0) + 1;
    open.turn = (open.turn + 1) % open.seats;
    if (open.turn !== 0) return;
    open.laps += 1;
    for (; open.waiting > 0; open.waiting -= 1) {
      const number = table.below(100);
      numbers.push(number);
      open.steps.push(0);
      table.tell({ type: 'joined', seat: open.seats });
      table.whisper([open.seats], { type: 'drew', number }, null);
      open.seats += 1;
    }
  },
  result({ open: { laps, steps } }) {
    if (laps < MAX_LAPS) return undefined;
    const best = Math.max(...steps);
    const ranks = steps.map(own => 1 + steps.filter(other => other > own).length);
    const winners = seatsOf(steps.length).filter(seat => steps[seat] === best);
    return { winners, ranks, points: [...steps], worth: worthOfRanks(ranks) };
  },
  imagine: ({ me, open, number }, chance) => ({
    open: { ...open, steps: [...open.steps] },
    numbers: seatsOf(open.seats).map(seat => (seat === me && number !== null ? number : chance.below(100))),
  }),
  objection: () => 'LAP-1',
  growth: {
    seats: ({ open }) => open.seats,
    waiting: ({ open }) => open.waiting,
    admit: ({ open }) => (open.laps < MAX_LAPS - 1 && open.seats + open.waiting < 4 ? { type: 'join' } : undefined),
    dismiss: () => ({ type: 'cancel' }),
  },
};
