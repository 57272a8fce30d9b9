import { type BySeat, type Chance, quickChance, type Seat, seatsOf } from '#kernel';
import { MAX_BONUS } from '../rules/components.ts';
import { alcatraz } from '../rules/game.ts';
import { imagineState } from '../rules/imagine.ts';
import type { Open, State, View } from '../rules/state.ts';
import { lookAt, valuesOf } from './evaluation.ts';
import { type Election, type Expectation, type Lot, solved, worthOfVotes } from './ballots.ts';
import { blackmailPlays } from './blackmail.ts';
import { basicPoints } from './effort.ts';
import type { Skill } from './skill.ts';
import { withFear } from './threats.ts';
import { branched, quietTable } from './world.ts';

const KEPT = 32;

const known = new Map<string, BySeat<BySeat<number>>>();

/** What each scapegoat is worth, by the scapegoat, then by seat. All who talk and vote ask for the same: it is cached. */
function worthOfScapegoats(view: Readonly<View>, skill: Skill): BySeat<BySeat<number>> {
  const key = keyOf(view, skill);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= KEPT) known.clear();
  const found = seatsOf(view.open.seats).map(scapegoat => worthWith(view, scapegoat, skill));
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

/** What the turn is worth to each seat with this scapegoat; its cards are imagined. */
function worthWith(view: Readonly<View>, scapegoat: Seat, skill: Skill): BySeat<number> {
  const { open } = view;
  const { cards = 0 } = open.prisoners[scapegoat] ?? {};
  const elected = withScapegoat(open, scapegoat);
  if (skill.worlds === 0 || cards === 0) return valuesOf(elected, lookAt(elected, skill));
  // luck of its own: the same position has the same worth
  const chance = quickChance(open.turn * 8 + scapegoat);
  const worlds = Array.from({ length: skill.worlds }, () => {
    const imagined = imagineState(view, chance);
    return { ...imagined, open: withScapegoat(imagined.open, scapegoat) };
  });
  return meanOf(worlds.map(state => afterBestCard(state, scapegoat, skill, chance)));
}

const meanOf = (rows: readonly BySeat<number>[]): BySeat<number> =>
  (rows[0] ?? []).map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0) / rows.length);

function afterBestCard(state: State, scapegoat: Seat, skill: Skill, chance: Chance): BySeat<number> {
  const look = lookAt(state.open, skill);
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
  const scapegoats = withFear(worthOfScapegoats(view, skill), view.open, me, skill);
  const others = expected.map((one, seat) => (seat === me ? null : one));
  const election: Election = {
    worth: scapegoats,
    previous: view.open.scapegoat,
    expected: others,
    rounds: skill.rounds,
  };
  const lots = rememberedLots(election);
  const worth = worthOfVotes(election, lots, me).map(value => value + (skill.noise * chance.below(1000)) / 1000);
  return { player: bestOf(worth, chance), worth, scapegoats };
}

const knownLots = new Map<string, readonly Lot[]>();

/** Somebody who talks and then votes solves the same election more than once. */
function rememberedLots(election: Election): readonly Lot[] {
  const key = JSON.stringify(election);
  const before = knownLots.get(key);
  if (before) return before;
  if (knownLots.size >= KEPT) knownLots.clear();
  const lots = solved(election);
  knownLots.set(key, lots);
  return lots;
}

/** Votes that differ by less are worth the same. */
const EQUAL = 1e-6;

/** One of the best votes: any of them, so that no seat is elected for its number. */
export function bestOf(worth: BySeat<number>, chance: Chance): Seat {
  const best = Math.max(...worth);
  return chance.pick(seatsOf(worth.length).filter(seat => (worth[seat] ?? 0) >= best - EQUAL));
}
