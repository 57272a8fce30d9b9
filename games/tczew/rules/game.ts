import type { Actor, Game, Seat, Table } from '#kernel';
import {
  answerBuild,
  answerChoice,
  answerDone,
  answerFetch,
  answerGive,
  answerLay,
  answerPick,
  answerPlebiscite,
  answerPutBack,
  answerTake,
} from './decisions.ts';
import type { Cell } from './cells.ts';
import { isEvent } from './components.ts';
import { propose, vote } from './ending.ts';
import { layEpochOne, placeFounding, rollEpochOne } from './epochs.ts';
import { imagineState } from './imagine.ts';
import { activeEvents } from './lasting.ts';
import { playEvent, run } from './machine.ts';
import { holdPlebiscite, USUAL_TERMS } from './plebiscites.ts';
import { resultOf } from './scoring.ts';
import { pickTown, setUp } from './setup.ts';
import { currentStack, swap } from './stacks.ts';
import { tczewAtTable } from './table-game.ts';
import { afterMove, doNext, place, turnOf, wait } from './turns.ts';
import { view } from './view.ts';
import type { Action, Event, Open, Options, State, View } from './state.ts';

/** Zbudujmy Tczew. Two to four towns grow along the Vistula. */
export const tczew: Game<State, View, Action, Event, Options> = {
  ...tczewAtTable,
  setup: setUp,
  view,
  apply(state, by, action, table) {
    carryOut(state, seatOf(by), action, table);
    run(state, table);
  },
  result: ({ open }) => (open.ending ? resultOf(open.ending.scores) : undefined),
  imagine: imagineState,
  secrets: {
    swap: { fields: ['card'], isKept }, // TCZ-17.3
    putBack: { fields: ['card'], isKept: (before, now) => !before.open.options.fastDiscard && isKept(before, now) },
    // TCZ-17.7
    give: {
      fields: ['card'],
      isKept: (before, now) =>
        before.open.pending?.type === 'give' && before.open.pending.to !== null && isKept(before, now),
      sharedWith: ({ to }) => (to === null ? [] : [to]),
    },
  },
  final: ['proposeEnd', 'voteEnd'],
};

/**
 * A card put under the stack stays hidden until all that lay above it were drawn; a hand until the next event, which
 * can show it, and until the end (TCZ-17.11).
 */
function isKept(before: Readonly<State>, now: Readonly<State>): boolean {
  const above = currentStack(before).length;
  return (
    now.open.phase !== 'scored' &&
    now.open.drawn - before.open.drawn <= above &&
    eventsPlayed(now.open) === eventsPlayed(before.open)
  );
}

const eventsPlayed = (open: Open): number =>
  new Set([...open.used.filter(isEvent), ...activeEvents(open), ...(open.resolving ? [open.resolving.event] : [])])
    .size;

/** The action itself; `run` does what follows. */
export function carryOut(state: State, by: Seat, action: Action, table: Table<Event>): void {
  const { open } = state;
  switch (action.type) {
    case 'pickTown':
      return pickTown(state, by, action.town, table);
    case 'rollEpochOne':
      return rollEpochOne(state, table);
    case 'chooseEpochOneCell':
      return layEpochOne(state, action.cell, table);
    case 'placeFounding':
      return placeFounding(state, action.card, action.cell, table);
    case 'place':
      return place(state, action.card, action.cell, table);
    case 'playEvent':
      return playEvent(state, action.card, action.targets, table);
    case 'swap':
      swap(state, by, action.card, table);
      return afterMove(open);
    case 'wait':
      return wait(open, table);
    case 'plebiscite':
      return open.pending
        ? answerPlebiscite(open, action.from, action.to, table)
        : holdOwnPlebiscite(open, action.from, action.to, table);
    case 'endTurn':
      return doNext(open, { do: 'turnEnd' });
    case 'proposeEnd':
      return propose(open, by, table);
    case 'voteEnd':
      return vote(open, by, action.agree, table);
    case 'pick':
      return answerPick(state, action.cell, table);
    case 'build':
      return answerBuild(state, action.card, action.cell, table);
    case 'fetch':
      return answerFetch(state, action.card, table);
    case 'lay':
      return answerLay(state, action.cell, table);
    case 'give':
      return answerGive(state, action.card, table);
    case 'take':
      return answerTake(state, action.card, table);
    case 'putBack':
      return answerPutBack(state, action.card, table);
    case 'choose':
      return answerChoice(open, action.option);
    case 'done':
      return answerDone(state, table);
  }
}

/** The one plebiscite of the turn, before or after the main move (TCZ-13.3, TCZ-13.4). */
function holdOwnPlebiscite(open: Open, from: Cell, to: Cell, table: Table<Event>): void {
  const turn = turnOf(open);
  holdPlebiscite(open, { by: turn.seat, from, to }, USUAL_TERMS, table);
  turn.hasHeldPlebiscite = true;
  turn.isActive = true;
  doNext(open, { do: 'settle', attacker: turn.seat });
  if (turn.isMainDone) open.todo = [...open.todo, { do: 'afterMain' }];
}

function seatOf(by: Actor): Seat {
  if (typeof by !== 'number') throw new Error(`the ${by} takes no action of a player`);
  return by;
}
