import type { Seat, Table, Viewer } from '#kernel';
import { discard, discardReplacement, ownedBy, placedAt, put } from './board.ts';
import { capture } from './capture.ts';
import type { Cell } from './cells.ts';
import { cardOf, isBuildable } from './components.ts';
import type { CardNo, CardType, Category } from './kinds.ts';
import { roll } from './dice.ts';
import { holds, metricOf, seatOf } from './filters.ts';
import { hidden, seenAlsoBy } from './hidden.ts';
import { addLasting, isBannedFromPlacing, nextId } from './lasting.ts';
import { bindingOf, nextPicks, reachableIn } from './picks.ts';
import { cellsFor, destinationsOf, layingOf } from './placement.ts';
import { attackersOf } from './plebiscites.ts';
import { pathsOf, stepAt } from './program.ts';
import { cover, uncover } from './replacements.ts';
import {
  canDraw,
  currentStack,
  draw,
  everybody,
  forgetHand,
  handOf,
  isBannedFromDrawing,
  movePointer,
  putUnder,
  reshuffle,
  returnOpenly,
  takeFromHand,
} from './stacks.ts';
import { doNext, turnOf } from './turns.ts';
import type { Amount, PickStep, Step, StepOf } from './vocabulary.ts';
import type { Event, Open, Path, Resolving, Sizes, State, Task } from './state.ts';

export function resolvingOf({ resolving }: Open): Resolving {
  if (!resolving) throw new Error('no event is being resolved');
  return resolving;
}

/** The step at a path, which must pick cards. */
export function pickStepAt(open: Open, path: Path): PickStep {
  const step = stepAt(resolvingOf(open).event, path);
  if (!('pick' in step)) throw new Error(`${path} picks no cards`);
  return step;
}

export const tasksFor = (paths: readonly Path[]): Task[] => paths.map(path => ({ do: 'step', path }));

/** Runs one step of the event, or asks for the decision it needs (section 14.E). */
export function runStep(state: State, path: Path, table: Table<Event>): void {
  const { open } = state;
  const { event } = resolvingOf(open);
  const step = stepAt(event, path);
  switch (step.op) {
    case 'roll':
      return setVar(open, path, step.as, roll(step.die, table));
    case 'if': {
      const branch = holds(state, step.cond, bindingOf(resolvingOf(open))) ? 'do' : 'else';
      return doNext(open, ...tasksFor(pathsOf(event, `${path}/${branch}`)));
    }
    case 'table': {
      const value = resolvingOf(open).vars[step.on] ?? 0;
      const row = step.rows.findIndex(({ lo, hi }) => lo <= value && value <= hi);
      return row < 0 ? undefined : doNext(open, ...tasksFor(pathsOf(event, `${path}/rows.${row}`)));
    }
    case 'choice':
      return askChoice(state, path, step);
    case 'remove':
    case 'takeOver':
    case 'relocate':
    case 'cover':
    case 'uncover':
      return beginPick(state, path, step, table);
    case 'build':
      return beginBuild(state, path, step, table);
    case 'fetch':
      return goOnFetching(state, path, amountOf(state, step.n, table), table);
    case 'draw':
      return drawExtra(state, step, table);
    case 'handMove':
      return beginHandMove(state, path, step, table);
    case 'swapHands':
      return swapHands(state, table);
    case 'reveal':
      return reveal(state, step, table);
    case 'hinder':
      return hinder(state, step, table);
    case 'extraMove':
      return grantExtraMoves(open, step, table);
    case 'ward':
      return setWard(state, step, table);
    case 'suspend':
      return suspend(state, step, table);
    case 'ongoing':
      return beginOngoing(state, path, step, table);
    case 'x.tokens':
      return open.options.mode === 'extended' ? beginPick(state, path, step, table) : undefined;
    case 'x.plebiscite':
      return askPlebiscite(open, path, step.n);
    case 'x.plebisciteMod':
      return setModifier(state, step, table);
  }
}

const who = (open: Open, key: 'actor' | 'target'): Seat => seatOf(bindingOf(resolvingOf(open)), key);

/** Variables set before the targets live until the event ends (TCZ-14.7). */
export function setVar(open: Open, path: Path, name: string | undefined, value: number): void {
  if (name === undefined) return;
  const resolving = resolvingOf(open);
  const vars = { ...resolving.vars, [name]: value };
  open.resolving = { ...resolving, vars, common: path.startsWith('before') ? vars : resolving.common };
}

/** Dice of an amount are rolled when its step is reached (TCZ-14.8, TCZ-14.9). */
function amountOf(state: State, amount: Amount, table: Table<Event>): number {
  if (typeof amount === 'object' && 'die' in amount) {
    const { die, times = 1, plus = 0 } = amount;
    const dice = Array.from({ length: times }, () => roll(die, table));
    return Math.max(
      0,
      dice.reduce((sum, value) => sum + value, plus),
    );
  }
  return fixedAmount(state, amount);
}

/** An amount without dice; with dice the most they can give (TCZ-14.52). */
function fixedAmount(sizes: Sizes, amount: Amount): number {
  if (amount === 'all') return Number.POSITIVE_INFINITY;
  if (typeof amount === 'number') return amount;
  if ('die' in amount) return (amount.die === 'K3' ? 3 : 6) * (amount.times ?? 1) + (amount.plus ?? 0);
  const binding = bindingOf(resolvingOf(sizes.open));
  if ('var' in amount) return Math.max(0, (binding.vars[amount.var] ?? 0) * (amount.times ?? 1) + (amount.plus ?? 0));
  const { metric, per = 1, cap = Number.POSITIVE_INFINITY } = amount;
  return Math.min(cap, Math.floor(metricOf(sizes, metric, binding) / per));
}

/** What the target's services save of a loss (TCZ-14.24). */
function saved({ saving, target }: Resolving, isTargets: boolean, loss: number): number {
  return isTargets && target !== null ? Math.min(saving, loss) : 0;
}

function spendSaving(open: Open, isTargets: boolean, loss: number): number {
  const resolving = resolvingOf(open);
  const spared = saved(resolving, isTargets, loss);
  open.resolving = { ...resolving, saving: resolving.saving - spared };
  return loss - spared;
}

const isLossOfTarget = (step: PickStep): boolean =>
  (step.op === 'remove' || step.op === 'takeOver' || step.op === 'cover') && step.pick.from.owner === 'target';

// ---- cards on the board ----

function beginPick(state: State, path: Path, step: PickStep, table: Table<Event>): void {
  const { open } = state;
  const { pick } = step;
  const asked = amountOf(state, pick.n, table);
  const loss = Math.min(asked, reachableIn(open, step, resolvingOf(open)));
  const n = spendSaving(open, isLossOfTarget(step), loss);
  if (n === 0) return finishPick(state, path, [], table);
  const must = pick.must ?? pick.by !== 'actor';
  if (pick.by === 'chance') return pickByChance(state, path, n, table);
  open.pending = { type: 'pick', seat: who(open, pick.by), path, n, must, picked: [] };
}

function pickByChance(state: State, path: Path, n: number, table: Table<Event>): void {
  const { open } = state;
  const step = pickStepAt(open, path);
  const picked: Cell[] = [];
  while (picked.length < n) {
    const cell = table.pick(nextPicks(open, step, resolvingOf(open), { n, must: true, picked }));
    if (step.op === 'takeOver') takeOver(open, step, cell, table);
    picked.push(cell);
  }
  finishPick(state, path, picked, table);
}

/** A card changes hands and stays where it is; captures follow at once (TCZ-14.30, TCZ-6.2). */
export function takeOver(open: Open, step: StepOf<'takeOver'>, cell: Cell, table: Table<Event>): void {
  const by = who(open, step.newOwner);
  const placed = placedAt(open.board, cell);
  put(open, cell, ownedBy(placed, by));
  table.tell({ type: 'tookOver', by, cell, card: placed.card });
  capture(open, turnOf(open).seat, table);
}

/** What happens to the picked cards. */
export function finishPick(state: State, path: Path, picked: readonly Cell[], table: Table<Event>): void {
  const { open } = state;
  const step = pickStepAt(open, path);
  open.pending = null;
  switch (step.op) {
    case 'remove':
      for (const cell of picked) remove(state, cell, step.to, table);
      return setVar(open, path, step.as, picked.length);
    case 'takeOver':
      return setVar(open, path, step.as, picked.length);
    case 'relocate':
      return goOnRelocating(open, path, picked);
    case 'cover':
      for (const cell of picked) cover(open, step.with, cell, table);
      return;
    case 'uncover':
      for (const cell of picked) uncover(open, cell, table);
      return;
    case 'x.tokens':
      for (const cell of picked) put(open, cell, { ...placedAt(open.board, cell), immune: step.set === 2 });
      if (picked.length > 0) table.tell({ type: 'tokensSet', cells: picked, tokens: step.set });
  }
}

/** The base card goes where the event says, a replacement always to the used pile (TCZ-9.9, TCZ-14.29). */
function remove(state: State, cell: Cell, to: StepOf<'remove'>['to'], table: Table<Event>): void {
  const { open } = state;
  const { card, cover: replacement, owner } = placedAt(open.board, cell);
  open.board[cell] = null;
  if (replacement !== null) discardReplacement(open, replacement);
  const seat = to === 'actorHand' ? resolvingOf(open).actor : owner;
  if (to === 'used') discard(open, card);
  else if (to === 'current' || seat === null) returnOpenly(state, card);
  else handOf(state, seat).push(hidden(card, everybody(open)));
  const place = to === 'used' || to === 'current' ? discardedTo(open, to) : (seat ?? 'current');
  table.tell({ type: 'removed', cell, card, cover: replacement, to: place });
}

const discardedTo = ({ options }: Open, to: 'used' | 'current'): 'used' | 'current' =>
  options.fastDiscard ? 'used' : to;

/** The picked cards move one after another; one without a legal cell stays (TCZ-14.31, TCZ-14.56). */
export function goOnRelocating(open: Open, path: Path, cells: readonly Cell[]): void {
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'relocate') throw new Error(`${path} moves no cards`);
  const movable = cells.findIndex(cell => destinationsOf(open.board, cell).length > 0);
  open.pending = movable < 0 ? null : { type: 'relocate', seat: who(open, step.by), path, cells: cells.slice(movable) };
}

// ---- hands and piles ----

interface Kinds {
  readonly types?: readonly CardType[];
  readonly cats?: readonly Category[];
}

/** A card of a hand or a pile that an event means. */
export function isOfKind({ types, cats }: Kinds, no: CardNo): boolean {
  if (types === undefined && cats === undefined) return true;
  const { type, category } = cardOf(no);
  return (types?.includes(type) ?? true) && (cats === undefined || (category !== null && cats.includes(category)));
}

function beginBuild(state: State, path: Path, step: StepOf<'build'>, table: Table<Event>): void {
  const n = amountOf(state, step.n, table);
  goOnBuilding(state, path, { n, built: 0 });
}

/** Asked while the hand is not empty, whatever is in it (TCZ-17.14). */
export function goOnBuilding(state: State, path: Path, { n, built }: { n: number; built: number }): void {
  const { open } = state;
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'build') throw new Error(`${path} builds nothing`);
  const seat = who(open, step.who);
  const isAsked = built < n && handOf(state, seat).length > 0;
  open.pending = isAsked ? { type: 'build', seat, path, n, built } : null;
  if (!isAsked) setVar(open, path, step.as, built);
}

/** The cards that can be fetched, by number (TCZ-14.33). */
export function fetchable(
  open: Readonly<Open>,
  step: StepOf<'fetch'>,
  stack: readonly { readonly card: CardNo }[],
): CardNo[] {
  const pile = step.from === 'used' ? open.used.filter(isBuildable) : stack.map(({ card }) => card);
  return pile.filter(card => isOfKind(step, card)).toSorted((one, other) => one - other);
}

export function goOnFetching(state: State, path: Path, left: number, table: Table<Event>): void {
  const { open } = state;
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'fetch') throw new Error(`${path} fetches nothing`);
  open.pending = null;
  if (left === 0 || isPileEmpty(state, step)) return;
  if (step.by !== 'chance') {
    open.pending = { type: 'fetch', seat: who(open, step.by), path, left };
    return;
  }
  const cards = fetchable(open, step, currentStack(state));
  if (cards.length > 0) fetch(state, path, { card: table.pick(cards), left }, table);
}

const isPileEmpty = (state: State, step: StepOf<'fetch'>): boolean =>
  step.from === 'used' ? fetchable(state.open, step, []).length === 0 : currentStack(state).length === 0;

/** The card is shown to all; a searched stack is shuffled again (TCZ-14.33, TCZ-14.55). */
export function fetch(
  state: State,
  path: Path,
  { card, left }: { readonly card: CardNo; readonly left: number },
  table: Table<Event>,
): void {
  const { open } = state;
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'fetch') throw new Error(`${path} fetches nothing`);
  const seat = who(open, step.who);
  open.pending = null;
  if (step.from === 'used') open.used = open.used.filter(one => one !== card);
  else {
    const stack = currentStack(state);
    stack.splice(
      stack.findIndex(one => one.card === card),
      1,
    );
    reshuffle(state, table);
    movePointer(state, table);
  }
  handOf(state, seat).push(hidden(card, everybody(open)));
  table.tell({ type: 'fetched', by: seat, card, from: step.from });
  const isLaid =
    step.to === 'build' &&
    !isBannedFromPlacing(open, seat, card) &&
    cellsFor(open.board, layingOf(seat, card)).length > 0;
  if (isLaid) open.pending = { type: 'lay', seat, path, card, left: left - 1 };
  else goOnFetching(state, path, left - 1, table);
}

/** Extra cards raise the refill of one's own turn; with `keep` cards go back instead (TCZ-14.35). */
function drawExtra(state: State, step: StepOf<'draw'>, table: Table<Event>): void {
  const { open } = state;
  const seat = who(open, step.who);
  const n = amountOf(state, step.n, table);
  if (isBannedFromDrawing(open, seat)) return;
  const count = draw(state, seat, n, table);
  if (step.keep === undefined) {
    const turn = turnOf(open);
    if (turn.seat === seat) turn.extraCards += count;
    return;
  }
  const left = handOf(state, seat).length - step.keep;
  if (left > 0) open.pending = { type: 'putBack', seat, left };
}

/** A card goes back under the stack unseen; in the fast game to the used pile (TCZ-11.12, TCZ-17.3). */
export function putBack(state: State, seat: Seat, card: CardNo, table: Table<Event>): void {
  const { open } = state;
  takeFromHand(state, seat, card);
  if (open.options.fastDiscard) {
    discard(open, card);
    return table.tell({ type: 'putBack', by: seat, count: 1, cards: [card] });
  }
  forgetHand(state, seat, [seat]);
  putUnder(state, card, [seat]);
  table.whisper(
    [seat],
    { type: 'putBack', by: seat, count: 1, cards: [card] },
    { type: 'putBack', by: seat, count: 1, cards: null },
  );
}

function beginHandMove(state: State, path: Path, step: StepOf<'handMove'>, table: Table<Event>): void {
  const { open } = state;
  const from = who(open, step.from);
  const loss = Math.min(amountOf(state, step.n, table), handOf(state, from).length);
  const n = spendSaving(open, step.from === 'target', loss);
  if (n === 0) return setVar(open, path, step.as, 0);
  switch (step.by) {
    case 'chance': {
      const cards = handOf(state, from).map(({ card }) => card);
      const kind = cards.filter(card => isOfKind(step, card));
      const chosen = table.shuffle(kind).slice(0, n);
      moveHandCards(state, step, chosen, table);
      return setVar(open, path, step.as, chosen.length);
    }
    case 'giver':
      open.pending = { type: 'give', seat: from, path, n, given: 0, to: receiverOf(open, step) };
      return;
    case 'actor':
      showHand(state, from, [resolvingOf(open).actor], table);
      open.pending = { type: 'take', seat: resolvingOf(open).actor, path, n, taken: 0, from };
  }
}

/** The player who gets the cards; null: a pile does. */
function receiverOf(open: Open, step: StepOf<'handMove'>): Seat | null {
  if (step.to === 'used' || step.to === 'current') return null;
  return who(open, step.to === 'actorHand' ? 'actor' : 'target');
}

/** To a pile for all to see, to a hand for giver and receiver only (TCZ-14.36, TCZ-17.7). */
export function moveHandCards(
  state: State,
  step: StepOf<'handMove'>,
  cards: readonly CardNo[],
  table: Table<Event>,
): void {
  if (cards.length === 0) return;
  const { open } = state;
  const from = who(open, step.from);
  const receiver = receiverOf(open, step);
  for (const card of cards) takeFromHand(state, from, card);
  const count = cards.length;
  if (receiver === null) {
    for (const card of cards) {
      if (step.to === 'used') discard(open, card);
      else returnOpenly(state, card);
    }
    const to = discardedTo(open, step.to === 'used' ? 'used' : 'current');
    return table.tell({ type: 'handMoved', from, to, count, cards });
  }
  const knowing = [from, receiver].toSorted((one, other) => one - other);
  forgetHand(state, from, knowing);
  handOf(state, receiver).push(...cards.map(card => hidden(card, knowing)));
  table.whisper(
    knowing,
    { type: 'handMoved', from, to: receiver, count, cards },
    { type: 'handMoved', from, to: receiver, count, cards: null },
  );
}

function swapHands(state: State, table: Table<Event>): void {
  const { open } = state;
  const [actor, target] = [who(open, 'actor'), who(open, 'target')];
  const [mine, theirs] = [handOf(state, actor), handOf(state, target)];
  state.hands[actor] = theirs.map(card => seenAlsoBy(card, actor));
  state.hands[target] = mine.map(card => seenAlsoBy(card, target));
  table.tell({ type: 'handsSwapped', by: actor, with: target });
}

/** The seats that were shown a hand remember its cards (TCZ-17.8). */
function showHand(state: State, of: Seat, to: readonly Viewer[], table: Table<Event>): void {
  const cards = handOf(state, of).map(({ card }) => card);
  state.hands[of] = handOf(state, of).map(card => seenAlsoBy(card, ...to));
  const [only] = to;
  if (to.includes('audience')) return table.tell({ type: 'handShown', of, to: 'all', cards });
  if (only === undefined || only === 'audience') return;
  table.whisper(
    [of, only].toSorted((one, other) => one - other),
    { type: 'handShown', of, to: only, cards },
    { type: 'handShown', of, to: only, cards: null },
  );
}

function reveal(state: State, step: StepOf<'reveal'>, table: Table<Event>): void {
  const { open } = state;
  const to = step.to === 'all' ? everybody(open) : [who(open, 'actor')];
  showHand(state, who(open, step.who), to, table);
}

// ---- lasting effects ----

const common = (open: Open, seat: Seat) => {
  const { event, actor } = resolvingOf(open);
  return { id: nextId(open), event, actor, seat };
};

/** Bans count the player's turns as they come (TCZ-14.38 to TCZ-14.40). */
function hinder(state: State, step: StepOf<'hinder'>, table: Table<Event>): void {
  const { open } = state;
  const seat = who(open, step.who);
  const what = step.what.filter(one => one !== 'plebiscite' || open.options.mode === 'extended');
  const turns = spendSaving(open, step.who === 'target', amountOf(state, step.turns, table));
  if (turns === 0 || what.length === 0) return;
  const turn = turnOf(open);
  for (const one of what) {
    const isTimed = one !== 'turn' && one !== 'draw';
    addLasting(open, {
      ...common(open, seat),
      kind: 'ban',
      what: one,
      cats: one === 'place' ? (step.cats ?? null) : null,
      turns,
      isFromNextTurn: isTimed && turn.seat === seat && turn.isMainDone,
    });
  }
  table.tell({ type: 'hindered', seat, what, turns });
}

function grantExtraMoves(open: Open, { n, kinds }: StepOf<'extraMove'>, table: Table<Event>): void {
  const turn = turnOf(open);
  const by = who(open, 'actor');
  if (turn.seat !== by) return;
  turn.extra = { left: n + (turn.extra?.left ?? 0), kinds: [...new Set([...(turn.extra?.kinds ?? []), ...kinds])] };
  table.tell({ type: 'extraMoves', by, count: n });
}

/** Wards, suspensions and modifiers begin at once, and the present turn is not counted (TCZ-14.53). */
const isOwnTurn = (open: Open, seat: Seat): boolean => turnOf(open).seat === seat;

function setWard(state: State, step: StepOf<'ward'>, table: Table<Event>): void {
  const { open } = state;
  const seat = who(open, step.who);
  addLasting(open, {
    ...common(open, seat),
    kind: 'ward',
    themes: step.themes,
    turns: step.turns === undefined ? null : amountOf(state, step.turns, table),
    uses: step.uses ?? null,
    isFromNextTurn: isOwnTurn(open, seat),
  });
  table.tell({ type: 'wardSet', seat });
}

function suspend(state: State, step: StepOf<'suspend'>, table: Table<Event>): void {
  const { open } = state;
  const seat = who(open, step.who);
  const turns = spendSaving(open, step.who === 'target', amountOf(state, step.turns, table));
  if (turns === 0) return;
  addLasting(open, {
    ...common(open, seat),
    kind: 'suspension',
    services: step.services,
    turns,
    isFromNextTurn: isOwnTurn(open, seat),
  });
  table.tell({ type: 'suspended', seat, services: step.services, turns });
}

function beginOngoing(state: State, path: Path, step: StepOf<'ongoing'>, table: Table<Event>): void {
  const { open } = state;
  const seat = who(open, step.holder);
  const turns = spendSaving(open, step.holder === 'target', amountOf(state, step.ticks, table));
  if (turns === 0) return;
  addLasting(open, {
    ...common(open, seat),
    kind: 'ongoing',
    path,
    at: step.at,
    turns,
    vars: resolvingOf(open).vars,
    isFromNextTurn: isOwnTurn(open, seat),
  });
  table.tell({ type: 'ongoing', holder: seat, event: resolvingOf(open).event, ticks: turns });
}

function setModifier(state: State, step: StepOf<'x.plebisciteMod'>, table: Table<Event>): void {
  const { open } = state;
  if (open.options.mode === 'basic') return;
  const seat = who(open, step.who);
  const { attack = 0, defend = 0 } = step;
  const turns = amountOf(state, step.turns, table);
  addLasting(open, {
    ...common(open, seat),
    kind: 'modifier',
    attack,
    defend,
    turns,
    isFromNextTurn: isOwnTurn(open, seat),
  });
  table.tell({ type: 'modified', seat, attack, defend, turns });
}

/** Up to n plebiscites at once, while there is a card to attack (TCZ-14.47, TCZ-14.58). */
export function askPlebiscite(open: Open, path: Path, left: number): void {
  open.pending = null;
  if (open.options.mode === 'basic' || left === 0) return;
  const { event, actor } = resolvingOf(open);
  const step = stepAt(event, path);
  if (step.op !== 'x.plebiscite') throw new Error(`${path} holds no plebiscite`);
  const terms = { bonus: step.bonus ?? 0, ignoresTokens: step.ignoreTokens === true };
  if (attackersOf(open.board, actor, terms).length === 0) return;
  open.pending = {
    type: 'plebiscite',
    seat: actor,
    path,
    left,
    bonus: terms.bonus,
    ignoresTokens: terms.ignoresTokens,
  };
}

// ---- choices ----

/** Options whose first step could do something; if none could, the first one runs (TCZ-14.11). */
function askChoice(state: State, path: Path, step: StepOf<'choice'>): void {
  const { open } = state;
  const able = step.options.filter(option => option.do.slice(0, 1).some(first => couldDo(state, first)));
  if (able.length < 2) return takeOption(open, path, able[0]?.key ?? step.options[0]?.key ?? '');
  open.pending = { type: 'choice', seat: who(open, step.by), path, options: able.map(({ key }) => key) };
}

export function takeOption(open: Open, path: Path, key: string): void {
  const { event } = resolvingOf(open);
  const step = stepAt(event, path);
  if (step.op !== 'choice') throw new Error(`${path} offers no choice`);
  open.pending = null;
  const option = step.options.findIndex(one => one.key === key);
  doNext(open, ...tasksFor(pathsOf(event, `${path}/options.${option}`)));
}

/** TCZ-14.52. */
function couldDo(state: State, step: Step): boolean {
  const { open } = state;
  const resolving = resolvingOf(open);
  const isLeft = (isTargets: boolean, loss: number): boolean => loss - saved(resolving, isTargets, loss) >= 1;
  switch (step.op) {
    case 'remove':
    case 'takeOver':
    case 'relocate':
    case 'cover':
    case 'uncover':
    case 'x.tokens': {
      const loss = Math.min(fixedAmount(state, step.pick.n), reachableIn(open, step, resolving));
      return isLeft(isLossOfTarget(step), loss);
    }
    case 'build':
      return handOf(state, who(open, step.who)).length > 0;
    case 'fetch':
      return !isPileEmpty(state, step);
    case 'draw':
      return canDraw(state) && !isBannedFromDrawing(open, who(open, step.who));
    case 'handMove': {
      const size = handOf(state, who(open, step.from)).length;
      return isLeft(step.from === 'target', Math.min(fixedAmount(state, step.n), size));
    }
    case 'hinder':
    case 'suspend':
      return isLeft(step.who === 'target', fixedAmount(state, step.turns));
    case 'ongoing':
      return isLeft(step.holder === 'target', fixedAmount(state, step.ticks));
    default:
      return true;
  }
}
