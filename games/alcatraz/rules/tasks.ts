import { type RuleId, type Seat, seatsOf, type Table } from '#kernel';
import {
  actingAt,
  effectiveGuards,
  guardsAt,
  locationsWithoutTask,
  PLAN_IDS,
  planCard,
  prisonerOf,
  prisonersAt,
  taskAt,
} from './board.ts';
import { ELEMENTS, type Element, KINDS, type Kind, type PlanId, TASKS_ON_BOARD } from './components.ts';
import { testEnd } from './ending.ts';
import { cannotPay, hereOf, payHere } from './guards.ts';
import { returnToBoard } from './items.ts';
import type { ActionOf, Event, Open, State, Task, Token } from './state.ts';

/** How many cards the plan deck has. */
export const deckSize = ({ plan }: Pick<Open, 'plan'>): number => plan.unseen + plan.bottom.length;

/** The cards of the plan deck, in no order: everybody knows which ones are left. */
export function cardsInDeck({ plan, tasks }: Pick<Open, 'plan' | 'tasks'>): PlanId[] {
  const gone = new Set([...plan.removed, ...tasks.map(({ card }) => card)]);
  return PLAN_IDS.filter(card => !gone.has(card));
}

function drawPlanCard(state: State): PlanId | undefined {
  const { plan } = state.open;
  const unseen = state.deck.shift();
  if (unseen !== undefined) {
    plan.unseen -= 1;
    return unseen;
  }
  const [top, ...rest] = plan.bottom;
  plan.bottom = rest;
  return top;
}

const putUnderDeck = ({ open: { plan } }: State, card: PlanId): void => {
  plan.bottom = [...plan.bottom, card];
};

/** Lays out one task; cards whose element is already on the board go under the deck (ALC-13.7, ALC-13.8, ALC-13.11). */
export function layTask(state: State, table: Table<Event>): void {
  const { open } = state;
  for (let left = deckSize(open); left > 0; left--) {
    const card = drawPlanCard(state);
    if (card === undefined) return;
    if (fitsBoard(open.tasks, card)) {
      const at = table.pick(locationsWithoutTask(open));
      open.tasks = [...open.tasks, { card, at }];
      return table.tell({ type: 'taskLaid', card, at });
    }
    putUnderDeck(state, card);
    table.tell({ type: 'taskRejected', card });
  }
}

/** Whether a card's element differs from all tasks. */
export const fitsBoard = (tasks: readonly Task[], card: PlanId): boolean =>
  tasks.every(task => planCard(task.card).element !== planCard(card).element);

/** What is missing before a task could be performed by the acting prisoner, apart from the tokens (ALC-12.3, ALC-12.4). */
function whatTaskLacks(open: Open, { card, at }: Task): 'prisoners' | 'guards' | 'items' | undefined {
  const { prisoners, guards } = planCard(card);
  if (prisonersAt(open, at).length < prisoners[open.seats]) return 'prisoners';
  const here = open.options.bribesCountForTaskLimit ? effectiveGuards(open, at) : guardsAt(open, at);
  if (here > guards) return 'guards';
  return tokenChoices(open, { card, at }).length === 0 ? 'items' : undefined;
}

const RULES_OF_LACK = { prisoners: 'ALC-12.3', guards: 'ALC-12.4', items: 'ALC-12.5' } as const;

/** Why the acting prisoner cannot perform a task here, whatever the tokens. */
export function whyNotPerform(open: Open): RuleId | undefined {
  const { seat } = actingAt(open);
  const task = taskAt(open, hereOf(open));
  if (seat === open.scapegoat) return 'ALC-6.7';
  if (open.bans.barred.includes(seat)) return 'ALC-12.13';
  if (!task) return 'ALC-9.13';
  const lack = whatTaskLacks(open, task);
  return lack ? RULES_OF_LACK[lack] : cannotPay(open);
}

const tokenOf = (owner: Seat, kind: Kind): Token => `${owner}.${kind}`;

function readToken(token: Token): { readonly owner: Seat; readonly kind: Kind } {
  const [owner, word] = token.split('.');
  const kind = KINDS.find(one => one === word);
  if (!kind) throw new Error(`this is no token: ${token}`);
  return { owner: Number(owner), kind };
}

/** Every choice of tokens that covers what the card asks for, one for each of its items, in their order (ALC-12.6). */
export function tokenChoices(open: Pick<Open, 'prisoners'>, { card, at }: Task): Token[][] {
  const pool = prisonersAt(open, at).flatMap(owner =>
    prisonerOf(open, owner).items.map(kind => ({ kind, token: tokenOf(owner, kind) })),
  );
  let choices: Token[][] = [[]];
  for (const needed of planCard(card).items)
    choices = choices.flatMap(chosen => {
      const left = pool.map(({ kind, token }) => ({ kind, token }));
      for (const token of chosen)
        left.splice(
          left.findIndex(one => one.token === token),
          1,
        );
      const fitting = left.filter(({ kind }) => kind === needed || kind === 'gun').map(({ token }) => token);
      return [...new Set(fitting)].map(token => [...chosen, token]);
    });
  return choices;
}

/** Pays, returns the tokens, and hands out the rewards in the order of section 13. */
export function performTask(
  state: State,
  by: Seat,
  { first, second, third }: ActionOf<'performTask'>,
  table: Table<Event>,
): void {
  const { open } = state;
  const task = taskAt(open, hereOf(open));
  if (!task) throw new Error('no task lies here');
  payHere(open);
  const tokens = [first, second, third].flatMap(token => token ?? []);
  table.tell({ type: 'taskPerformed', by, card: task.card, at: task.at, tokens });
  const used = tokens.map(readToken);
  for (const kind of KINDS)
    for (const { owner } of used.filter(one => one.kind === kind)) returnToBoard(open, owner, kind, table);
  open.tasks = open.tasks.filter(({ card }) => card !== task.card);
  mark(open, by, planCard(task.card).element, table);
  reward(state, by, task.card, table);
  if (testEnd(state, table)) return;
  while (open.tasks.length < TASKS_ON_BOARD) {
    const before = open.tasks.length;
    layTask(state, table);
    if (open.tasks.length === before) return;
  }
}

/** Everybody but the performer and the scapegoat marks the element of the next card (ALC-13.2 to ALC-13.4, ALC-13.10). */
function reward(state: State, performer: Seat, performed: PlanId, table: Table<Event>): void {
  const { open } = state;
  const card = drawPlanCard(state) ?? null;
  table.tell({ type: 'rewardShown', card });
  if (card !== null)
    for (const seat of seatsOf(open.seats))
      if (seat !== performer && seat !== open.scapegoat) mark(open, seat, planCard(card).element, table);
  open.plan.removed = [...open.plan.removed, performed, ...(card === null ? [] : [card])];
}

/** Elements are a set (ALC-1.10). */
function mark(open: Open, seat: Seat, element: Element, table: Table<Event>): void {
  const prisoner = prisonerOf(open, seat);
  if (prisoner.marks.includes(element)) return;
  prisoner.marks = ELEMENTS.filter(one => one === element || prisoner.marks.includes(one));
  table.tell({ type: 'elementMarked', seat, element });
}

/** A task goes to another location, drawn among those without one (ALC-14.15). */
export function moveTask(open: Open, card: PlanId, table: Table<Event>): void {
  const task = open.tasks.find(one => one.card === card);
  if (!task) throw new Error(`no such task lies on the board: ${card}`);
  const to = table.pick(locationsWithoutTask(open));
  open.tasks = open.tasks.map(one => (one.card === card ? { card, at: to } : one));
  table.tell({ type: 'taskMoved', card, from: task.at, to });
}

/** A task goes under the deck, and exactly one new one is laid out (ALC-14.15). */
export function replaceTask(state: State, card: PlanId, table: Table<Event>): void {
  const { open } = state;
  const task = open.tasks.find(one => one.card === card);
  if (!task) throw new Error(`no such task lies on the board: ${card}`);
  open.tasks = open.tasks.filter(one => one.card !== card);
  putUnderDeck(state, card);
  table.tell({ type: 'taskReplaced', card, from: task.at });
  layTask(state, table);
}

/** Whether the deck holds a card that could take the place of this task. */
export function mayReplace(open: Open, card: PlanId): boolean {
  const others = open.tasks.filter(task => task.card !== card);
  return others.length < open.tasks.length && cardsInDeck(open).some(one => fitsBoard(others, one));
}
