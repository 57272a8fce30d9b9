import { type Chance, chanceFromBelow, type Offer, quickChance, type Seat } from '#kernel';
import { placedAt } from '../rules/board.ts';
import { imagineState } from '../rules/imagine.ts';
import { modifierOf } from '../rules/lasting.ts';
import type { Action, ActionOf, State, View } from '../rules/state.ts';
import { fillings } from './actions.ts';
import { quickAnswer } from './answers.ts';
import type { Evaluation } from './evaluation.ts';
import { branched, playOn, quietTable } from './world.ts';

/** How a bot looks ahead. */
export interface Look {
  readonly evaluation: Evaluation;
  /** How many worlds with their luck it imagines at most. */
  readonly worlds: number;
  /** How many of the best choices are looked at in every world. */
  readonly kept: number;
}

export interface Weighed {
  readonly action: Action;
  readonly value: number;
}

interface Moment {
  readonly seat: Seat;
  readonly view: Readonly<View>;
  readonly offers: readonly Offer<Action>[];
  readonly isOutOfTime?: () => boolean;
}

/** Of two equal choices the one that does something is better: idle turns end the match (TCZ-11.7). */
const IDLE = 0.05;
/** More answers than any event asks for in a row. */
const MOST_ANSWERS = 40;
const SEEDS = 2 ** 32;

/** All choices, the best first: each is played in imagined worlds up to the end of the turn. */
export function weighed(
  { seat, view, offers, isOutOfTime = () => false }: Moment,
  look: Look,
  chance: Chance,
): Weighed[] {
  const actions = offers.flatMap(offer => [...fillings(offer)]);
  if (actions.length < 2) return actions.map(action => ({ action, value: 0 }));
  let list: { action: Action; sum: number; times: number }[] = actions.map(action => ({ action, sum: 0, times: 0 }));
  for (let world = 0; world < look.worlds; world++) {
    const imagined = {
      state: imagineState(view, chance),
      seat,
      seed: chance.below(SEEDS),
      evaluation: look.evaluation,
    };
    for (const one of list) {
      if (isOutOfTime() && list[0]?.times !== 0) break;
      one.sum += valueOf(imagined, one.action);
      one.times += 1;
    }
    list = list.filter(({ times }) => times > 0).sort((one, other) => other.sum / other.times - one.sum / one.times);
    if (isOutOfTime()) break;
    list = list.slice(0, look.kept);
  }
  return list.map(({ action, sum, times }) => ({ action, value: sum / times }));
}

/** A world, its luck, and how its player values what comes of it. */
interface Imagined {
  readonly state: State;
  readonly seat: Seat;
  readonly seed: number;
  readonly evaluation: Evaluation;
}

/** What a choice leads to by the end of the turn; everybody answers quickly on the way. */
function valueOf(imagined: Imagined, action: Action): number {
  if (action.type === 'plebiscite') return valueOfPlebiscite(imagined, action);
  const world = branched(imagined.state);
  const { pending } = world.open;
  // as if it were the last pick: earlier ones change nothing until all are picked
  if (action.type === 'pick' && pending?.type === 'pick')
    world.open.pending = { ...pending, n: pending.picked.length + 1 };
  return valueAfter(imagined, world, action, quickChance(imagined.seed));
}

function valueAfter({ seat, evaluation }: Imagined, world: State, action: Action, luck: Chance): number {
  const table = quietTable(luck);
  playOn(world, seat, action, table);
  for (let answers = 0; answers < MOST_ANSWERS && world.open.pending; answers++)
    playOn(world, world.open.pending.seat, quickAnswer(world, world.open.pending), table);
  const isIdle = action.type === 'wait' || action.type === 'swap';
  return evaluation(world, seat) - (isIdle ? IDLE : 0);
}

/** Both results with their likelihoods, by the 36 rolls of two dice (TCZ-13.7, TCZ-13.25). */
function valueOfPlebiscite(imagined: Imagined, action: ActionOf<'plebiscite'>): number {
  const { state, seat, seed } = imagined;
  const { open } = state;
  const { owner } = placedAt(open.board, action.to);
  const bonus = open.pending?.type === 'plebiscite' ? open.pending.bonus : 0;
  const edge = bonus + modifierOf(open, seat, 'attack') - (owner === null ? 0 : modifierOf(open, owner, 'defend'));
  const pips = [1, 2, 3, 4, 5, 6];
  const wins = pips.flatMap(attack => pips.filter(defence => attack + edge > defence)).length;
  const chances = [
    { share: wins / 36, dice: [5, 0] },
    { share: 1 - wins / 36, dice: [0, 5] },
  ];
  return chances.reduce((sum, { share, dice }) => {
    if (share === 0) return sum;
    return sum + share * valueAfter(imagined, branched(state), action, loaded(dice, quickChance(seed)));
  }, 0);
}

/** Luck whose first numbers are given. */
function loaded(first: readonly number[], then: Chance): Chance {
  let drawn = 0;
  return chanceFromBelow(limit => {
    const given = first[drawn++];
    return given === undefined ? then.below(limit) : Math.min(given, limit - 1);
  });
}
