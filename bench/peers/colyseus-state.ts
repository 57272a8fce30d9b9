import { schema, type SchemaType, t } from '@colyseus/schema';
import type { Seat } from '#kernel';
import { solverAt } from '../../games/pi/rules/rounds.ts';
import type { Open, Solver as OurSolver } from '../../games/pi/rules/state.ts';

// The open part of P.I. as a state of Colyseus, written by hand only where a move can have changed something, as its
// users do. It contains no hands: it is one state for all.

const CaseCards = schema({ suspect: t.string(), location: t.string(), crime: t.string() }, 'CaseCards');
const Reply = schema({ card: t.string(), reply: t.string() }, 'Reply');
const Investigator = schema(
  { place: t.string(), discs: t.uint8(), cubes: t.uint8(), about: t.array('string') },
  'Investigator',
);
const Solver = schema(
  {
    standing: t.string(),
    solvedIn: t.uint8(),
    case: t.ref(CaseCards).optional(),
    replies: t.array(Reply),
    investigators: t.array(Investigator),
    wrong: t.array(CaseCards),
    left: t.uint8(),
    scores: t.array('number'),
    penalty: t.uint8(),
  },
  'Solver',
);
export const Shown = schema(
  {
    investigation: t.uint8(),
    first: t.uint8(),
    round: t.uint8(),
    turn: t.uint8(),
    suspects: t.array('string'),
    crimes: t.array('string'),
    display: t.array('string'),
    discard: t.array('string'),
    solvers: t.array(Solver),
    past: t.array(CaseCards),
    over: t.boolean(),
  },
  'Shown',
);
export type Shown = SchemaType<typeof Shown>;
type ShownSolver = SchemaType<typeof Solver>;

/** What a turn of this seat can have changed; `position` is that of the examined card, -1 if none. */
export function showTurn(shown: Shown, open: Open, seat: Seat, position: number): void {
  shown.turn = open.turn;
  shown.round = open.round;
  shown.over = open.over;
  const card = open.display[position];
  if (position !== -1) {
    if (card !== undefined && shown.display.length === open.display.length) shown.display[position] = card;
    else shown.display.splice(position, 1);
  }
  addNew(shown.discard, open.discard, same => same);
  const solver = shown.solvers[seat];
  if (solver) showSolver(solver, solverAt(open, seat));
}

function showSolver(shown: ShownSolver, solver: OurSolver): void {
  addNew(shown.replies, solver.replies, reply => new Reply(reply));
  addNew(shown.investigators, solver.investigators, one => new Investigator({ ...one, about: [...one.about] }));
  addNew(shown.wrong, solver.wrong, cards => new CaseCards(cards));
  addNew(shown.scores, solver.scores, points => points ?? -1);
  shown.left = solver.left;
  shown.penalty = solver.penalty;
  if (shown.standing === solver.standing) return;
  shown.standing = solver.standing;
  shown.solvedIn = solver.solvedIn ?? 0;
  shown.case = solver.case ? new CaseCards(solver.case) : undefined;
  shown.scores[solver.scores.length - 1] = solver.scores.at(-1) ?? -1;
}

/** Everything, for a new investigation. */
export function showDeal(shown: Shown, open: Open): void {
  shown.investigation = open.investigation;
  shown.first = open.first;
  shown.round = open.round;
  shown.turn = open.turn;
  shown.over = open.over;
  const lists = [shown.suspects, shown.crimes, shown.display, shown.discard] as const;
  const tiles = [open.suspects, open.crimes, open.display, open.discard] as const;
  for (const [at, list] of lists.entries()) {
    list.clear();
    list.push(...(tiles[at] ?? []).map(tile => tile ?? ''));
  }
  addNew(shown.past, open.past.flat(), cards => new CaseCards(cards));
  for (const [seat, solver] of open.solvers.entries()) {
    if (!shown.solvers[seat]) shown.solvers.push(new Solver());
    const shownSolver = shown.solvers[seat];
    if (!shownSolver) continue;
    shownSolver.replies.clear();
    shownSolver.investigators.clear();
    shownSolver.wrong.clear();
    shownSolver.scores.clear();
    showSolver(shownSolver, solver);
  }
}

interface List<Item> {
  readonly length: number;
  clear(): void;
  push(...items: Item[]): number;
}

/** Appends new items to a list that has grown; a shorter list is replaced. */
function addNew<Item, Ours>(shown: List<Item>, ours: readonly Ours[], make: (one: Ours) => Item): void {
  if (shown.length > ours.length) shown.clear();
  for (let at = shown.length; at < ours.length; at++) shown.push(make(ours[at] as Ours));
}
