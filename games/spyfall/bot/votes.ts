import { clockwiseFrom, type BySeat, type Seat } from '#kernel';
import { accusers, answeredIn, mayRemark } from '../rules/round.ts';
import type { Action, Motion, Open } from '../rules/state.ts';
import { greatest } from './weighted-draw.ts';
import { mannerOf, steady } from './persona.ts';
import { voicing } from './remarks.ts';
import type { Talker } from './talk.ts';

/** Purposes of fixed random numbers, to which a seat is added. */
const VOTES = 2_000;
const ACCUSES = 3_000;
/** Nobody is accused in the first exchanges. */
const EARLY = 3;

/** Accuses a seat it is sure enough of, after voicing suspicion; undefined: none. */
export function accusing(talker: Talker, suspects: BySeat<number>, isLast: boolean): Action | undefined {
  const { open, me, belief, place, skill } = talker;
  if (accusers(open).includes(me)) return undefined;
  const suspect = greatest(suspects);
  const known = belief.asSpy[suspect]?.[place] ?? 0;
  const pressing = Math.max(known, isLast ? 1 : 0);
  const needed = skill.accuseAt - (skill.accuseAt - skill.accusePressed) * pressing + mannerOf(open, me).patience;
  if ((suspects[suspect] ?? 0) < stricter(Math.min(needed, 0.99), open, suspect)) return undefined;
  return openly(open, me, suspect);
}

/** A spy accuses as often as the others do. */
export function feignedAccusation({ open, me, skill }: Talker, suspects: BySeat<number>): Action | undefined {
  const isDue = steady(open, me, ACCUSES) > (1 - skill.feignedAccusation) ** Math.max(0, answeredIn(open) - EARLY);
  if (!isDue || accusers(open).includes(me)) return undefined;
  return openly(open, me, greatest(suspects));
}

/** During the round a spy votes yes as often as the others do on an innocent; when time has run out, like them. */
export function feignedVote(motion: Motion, talker: Talker, suspects: BySeat<number>): Action {
  const { open, me, skill } = talker;
  if (open.stage === 'late') return voting(motion, talker, suspects);
  return { type: 'vote', vote: steady(open, me, VOTES + motion.suspect) < skill.feignedYes ? 'aye' : 'nay' };
}

/** Suspicion is voiced before a vote. Undefined: it must be voiced, and cannot be now. */
function openly(open: Open, me: Seat, suspect: Seat): Action | undefined {
  const first = voicing(open, me, suspect);
  if (!first) return { type: 'accuse', suspect };
  return mayRemark(open, me) ? first : undefined;
}

/** A seat that was accused before and acquitted is accused again only with more certainty. */
const stricter = (needed: number, { verdicts }: Open, suspect: Seat): number =>
  1 - (1 - needed) * 0.6 ** verdicts.filter(verdict => verdict.suspect === suspect).length;

/**
 * During the round: yes if sure enough. When time has run out, an escaping spy wins: yes on the likeliest seat still to
 * be voted on.
 */
export function voting({ suspect }: Motion, { open, skill }: Talker, suspects: BySeat<number>): Action {
  const suspicion = suspects[suspect] ?? 0;
  const needed = open.stage === 'late' ? lateNeed(open, suspects) : skill.voteAt;
  const isYes = suspicion >= needed;
  return { type: 'vote', vote: isYes ? 'aye' : 'nay' };
}

/** A seat that is no more suspicious than by chance is acquitted. */
const lateNeed = (open: Open, suspects: BySeat<number>): number =>
  Math.max(1.15 / (open.seats - 1), 0.8 * highestOf(later(open), suspects));

const highestOf = (seats: readonly Seat[], suspects: BySeat<number>): number =>
  Math.max(0, ...seats.map(seat => suspects[seat] ?? 0));

/** The seats still to be voted on after this motion (SPY-7.1). */
function later({ dealer, seats, verdicts }: Open): Seat[] {
  const put = verdicts.filter(({ by }) => by === null).length;
  return clockwiseFrom(dealer, seats).slice(put + 1);
}
