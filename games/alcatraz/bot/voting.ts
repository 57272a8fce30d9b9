import { type BySeat, type Chance, quickChance, type Seat, seatsOf } from '#kernel';
import { MAX_BONUS } from '../rules/components.ts';
import { alcatraz } from '../rules/game.ts';
import { imagineState } from '../rules/imagine.ts';
import type { Open, State, View } from '../rules/state.ts';
import { type Election, type Expectation, solved, worthOfVotes } from './ballots.ts';
import { blackmailPlays } from './blackmail.ts';
import { basicPoints } from './effort.ts';
import { valuesOf } from './evaluation.ts';
import type { Skill } from './skill.ts';
import { stakesIn } from './stakes.ts';
import { branched, quietTable } from './world.ts';

const KEPT = 32;
const known = new Map<string, readonly BySeat<number>[]>();

/**
 * What the turn would be worth to each seat with each scapegoat: by the scapegoat, then by seat. It is asked for in the
 * same position by all who talk and vote, so the last ones are remembered.
 */
function worthOfScapegoats(view: Readonly<View>, skill: Skill): readonly BySeat<number>[] {
  const key = keyOf(view, skill);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= KEPT) known.clear();
  const { open } = view;
  const found = seatsOf(open.seats).map(scapegoat => {
    const { cards = 0 } = open.prisoners[scapegoat] ?? {};
    return cards === 0 || skill.worlds === 0
      ? valuesAt(withScapegoat(open, scapegoat), skill)
      : meanWithCards(view, scapegoat, skill);
  });
  known.set(key, found);
  return found;
}

/** All that the worth depends on. What somebody knows about cards matters only if there are any. */
function keyOf({ me, open, hands, known: facts }: Readonly<View>, { worlds, readsIntentions }: Skill): string {
  const { layout, sides, guards, stock, prisoners, tasks, plan, turn, scapegoat, bonus } = open;
  const hasCards = worlds > 0 && prisoners.some(({ cards }) => cards > 0);
  const secrets = hasCards ? [me, hands, facts, open.blackmail] : [];
  const position = [layout, sides, guards, stock, prisoners, tasks, plan, turn, scapegoat, bonus];
  return JSON.stringify([worlds, readsIntentions, position, secrets]);
}

/** The position at the start of the scapegoat's player turn. */
function withScapegoat(open: Open, scapegoat: Seat): Open {
  const bonus = scapegoat === open.scapegoat ? Math.min(MAX_BONUS, open.bonus + 1) : 1;
  const ap = basicPoints(open.seats) + bonus;
  return {
    ...open,
    phase: 'acting',
    scapegoat,
    bonus,
    voted: [],
    promises: [],
    acting: { seat: scapegoat, ap, bribes: [], used: [], hasStolen: false, hasSpentStrength: false, offers: 0 },
  };
}

const valuesAt = (open: Open, { readsIntentions }: Skill): BySeat<number> =>
  valuesOf(open, { stakes: stakesIn(open), isActorDone: false, readsIntentions, meetings: [] });

/** With hands imagined: the scapegoat plays the card that helps it most. */
function meanWithCards(view: Readonly<View>, scapegoat: Seat, skill: Skill): BySeat<number> {
  // luck of its own: the same position has the same worth
  const chance = quickChance(view.open.turn * 8 + scapegoat);
  const sums = seatsOf(view.open.seats).map(() => 0);
  for (let world = 0; world < skill.worlds; world++) {
    const imagined = imagineState(view, chance);
    const state: State = { ...imagined, open: withScapegoat(imagined.open, scapegoat) };
    afterBestCard(state, scapegoat, skill, chance).forEach((value, seat) => {
      sums[seat] = (sums[seat] ?? 0) + value / skill.worlds;
    });
  }
  return sums;
}

function afterBestCard(state: State, scapegoat: Seat, { readsIntentions }: Skill, chance: Chance): BySeat<number> {
  const stakes = stakesIn(state.open);
  const look = { stakes, isActorDone: false, readsIntentions, meetings: [] };
  let best = valuesOf(state.open, look);
  for (const play of blackmailPlays(state)) {
    const next = branched(state);
    alcatraz.apply(next, scapegoat, play, quietTable(chance));
    const values = valuesOf(next.open, look);
    if ((values[scapegoat] ?? 0) > (best[scapegoat] ?? 0)) best = values;
  }
  return best;
}

/** The solved vote, and the best pick of a seat in it. */
export interface Vote {
  readonly player: Seat;
  /** What each pick is worth to the seat. */
  readonly worth: BySeat<number>;
  readonly scapegoats: readonly BySeat<number>[];
}

export function voteOf(
  view: Readonly<View>,
  me: Seat,
  { skill, expected, chance }: { skill: Skill; expected: BySeat<Expectation | null>; chance: Chance },
): Vote {
  const scapegoats = worthOfScapegoats(view, skill);
  const others = expected.map((one, seat) => (seat === me ? null : one));
  const election: Election = {
    worth: scapegoats,
    previous: view.open.scapegoat,
    expected: others,
    rounds: skill.rounds,
  };
  const lots = solved(election);
  const worth = worthOfVotes(election, lots, me).map(value => value + (skill.noise * chance.below(1000)) / 1000);
  return { player: bestOf(worth, chance), worth, scapegoats };
}

/** Votes that differ by less are worth the same. */
const EQUAL = 1e-6;

/** One of the best votes: any of them, so that no seat is elected for its number. */
export function bestOf(worth: BySeat<number>, chance: Chance): Seat {
  const best = Math.max(...worth);
  return chance.pick(seatsOf(worth.length).filter(seat => (worth[seat] ?? 0) >= best - EQUAL));
}
