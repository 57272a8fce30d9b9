import { type Chance, dueAt, play, type Table, tick } from '#kernel';
import { type MatchPlan, matchSteps, type MatchStep } from '../../../testkit/match-steps.ts';
import { ELEMENTS, ITEM_PLACES, LOCATIONS } from './components.ts';
import { redundantIn } from './ending.ts';
import { alcatraz } from './game.ts';
import { give, pickUp } from './items.ts';
import { type Manner, worker } from './player.fixture.ts';
import type { Action, Event, Options, State } from './state.ts';

/** A state in which much can happen: everybody has cards, things and marks. */
export function wellSupplied(state: State, luck: Chance): State {
  const { open } = state;
  open.prisoners.forEach((prisoner, seat) => {
    const cards = state.cards.splice(0, luck.below(3));
    open.blackmail.deck -= cards.length;
    state.hands[seat] = cards;
    prisoner.cards = cards.length;
    prisoner.cash = luck.below(3);
    prisoner.strength = luck.below(2);
    for (const at of luck.shuffle(LOCATIONS).slice(0, luck.below(ITEM_PLACES + 1))) {
      const [item] = open.stock[at - 1] ?? [];
      if (item === undefined) continue;
      pickUp(open, at, item);
      give(prisoner, item);
    }
    const chosen = new Set(luck.shuffle(ELEMENTS).slice(0, luck.below(5)));
    prisoner.marks = ELEMENTS.filter(element => chosen.has(element));
    if (redundantIn(open).length > 0) prisoner.marks = [];
  });
  return state;
}

/** A state in which all but the scapegoat and at most one other are tied, and have to be chosen from (ALC-16.9). */
function tied(state: State, table: Table<Event>): State {
  const { open } = state;
  const last = (open.scapegoat + 1) % open.seats;
  const candidates = [...open.prisoners.keys()].filter(
    seat => seat !== open.scapegoat && (open.seats === 3 || seat !== last),
  );
  open.prisoners.forEach((prisoner, seat) => {
    prisoner.marks = candidates.includes(seat)
      ? ['D', 'E', 'F']
      : seat === open.scapegoat
        ? ['A', 'B', 'C']
        : ['A', 'D', 'E', 'F'];
    Object.assign(prisoner, { cash: 0, strength: 0 });
  });
  open.phase = 'naming';
  open.acting = null;
  open.naming = { candidates, named: [] };
  state.namings = open.prisoners.map(() => null);
  table.tell({ type: 'namingBegan', candidates });
  return state;
}

/** Alcatraz with starts of all kinds: plain ones, well supplied ones, and now and then the full tie of an ending. */
export const livelyAlcatraz: typeof alcatraz = {
  ...alcatraz,
  setup(options, seats, table: Table<Event>) {
    const state = alcatraz.setup(options, seats, table);
    const start = table.below(9);
    if (start === 0) return tied(state, table);
    return start < 6 ? wellSupplied(state, table) : state;
  },
};

export type Step = MatchStep<State, Action, Event>;

export interface TestMatch extends MatchPlan<Options> {
  readonly manner?: Manner;
  readonly game?: typeof alcatraz;
}

/** A match of test players, step by step; now and then the clock runs out. */
export function playOut({ manner, game = alcatraz, ...plan }: TestMatch): Step[] {
  const player = worker(manner);
  return matchSteps(game, plan, (match, luck, before) => {
    const due = dueAt(match);
    if (due !== undefined && luck.below(60) === 0) {
      const now = Math.max(before + 1, due);
      tick(match, now);
      return now;
    }
    const view = alcatraz.view(match.state, luck.pick(alcatraz.awaited(alcatraz.view(match.state, 'audience'))));
    if (view.me === 'audience') throw new Error('the audience is not waited for');
    if (!play(match, view.me, player(view, alcatraz.offers(view), luck), before + 1).ok)
      throw new Error('a filled offer was refused');
    return before + 1;
  });
}
