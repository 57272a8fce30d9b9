import type { Seat, Table } from '#kernel';
import { addLasting, nextId } from './lasting.ts';
import { attackersOf } from './plebiscites.ts';
import { stepAt } from './program.ts';
import { amountOf, resolvingOf, spendSaving, who } from './resolution.ts';
import { turnOf } from './turns.ts';
import type { StepOf } from './vocabulary.ts';
import type { Event, Open, Path, State } from './state.ts';

const common = (open: Open, seat: Seat) => {
  const { event, actor } = resolvingOf(open);
  return { id: nextId(open), event, actor, seat };
};

/** Bans count the player's turns as they come (TCZ-14.38 to TCZ-14.40). */
export function hinder(state: State, step: StepOf<'hinder'>, table: Table<Event>): void {
  const { open } = state;
  const seat = who(open, step.who);
  const what = step.what.filter(one => one !== 'plebiscite' || open.options.mode === 'extended');
  if (what.length === 0) return;
  const turns = spendSaving(open, step.who === 'target', amountOf(state, step.turns, table));
  if (turns === 0) return;
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

export function grantExtraMoves(open: Open, { n, kinds }: StepOf<'extraMove'>, table: Table<Event>): void {
  const turn = turnOf(open);
  const by = who(open, 'actor');
  if (turn.seat !== by) return;
  turn.extra = { left: n + (turn.extra?.left ?? 0), kinds: [...new Set([...(turn.extra?.kinds ?? []), ...kinds])] };
  table.tell({ type: 'extraMoves', by, count: n });
}

/** Wards, suspensions and modifiers begin at once, and the present turn is not counted (TCZ-14.53). */
const isOwnTurn = (open: Open, seat: Seat): boolean => turnOf(open).seat === seat;

export function setWard(state: State, step: StepOf<'ward'>, table: Table<Event>): void {
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

export function suspend(state: State, step: StepOf<'suspend'>, table: Table<Event>): void {
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

export function beginOngoing(state: State, path: Path, step: StepOf<'ongoing'>, table: Table<Event>): void {
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

export function setModifier(state: State, step: StepOf<'x.plebisciteMod'>, table: Table<Event>): void {
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
