import { quickChance, type Seat, seatsOf } from '#kernel';
import { accusers, awaitedAfterDeal, votersOn } from '../../games/spyfall/rules/round.ts';
import type { Action, Open, Options } from '../../games/spyfall/rules/state.ts';

export const SEATS = 8;

/** As long as a match can be, with clocks that never strike meanwhile. */
export const OPTIONS: Options = {
  rounds: 30,
  minutes: 30,
  conversation: 'spoken',
  roles: 'played',
  voteSeconds: 300,
};

/** How often it is voted in a match: each seat accuses once a round. */
export const BALLOTS = OPTIONS.rounds * SEATS;
/** Those who vote at once: the accuser's vote is in already, and the suspect has none. */
export const VOTERS = SEATS - 2;

export interface VoteAction {
  readonly by: Seat;
  readonly action: Action;
}

/**
 * What is done next at table `number`, at one and the same instant: the dealer starts the first clock, everybody
 * continues after a round, somebody accuses, or everybody who may vote does. One says no, so that it goes on, until the last accusation of a round convicts. It
 * depends on what lies open and on nothing else, so whoever comes back to a table knows how to go on. Nothing: the
 * match is over.
 */
export function deedsAt(open: Readonly<Open>, number: number): VoteAction[] {
  if (open.stage === 'over') return [];
  if (open.stage === 'dealt') {
    const type = open.past.length === 0 ? 'start' : 'continue';
    return awaitedAfterDeal(open).map(by => ({ by, action: { type } }));
  }
  const spent = accusers(open);
  const chance = quickChance((number * OPTIONS.rounds + open.round) * SEATS + open.verdicts.length);
  const { motion } = open;
  if (!motion) {
    const by = chance.pick(seatsOf(open.seats).filter(seat => !spent.includes(seat)));
    return [{ by, action: { type: 'accuse', suspect: chance.pick(votersOn(by, open.seats)) } }];
  }
  const voters = votersOn(motion.suspect, open.seats).filter(seat => seat !== motion.by);
  const against = spent.length < open.seats ? chance.pick(voters) : undefined;
  return voters
    .filter(seat => !motion.voted.includes(seat))
    .map(by => ({ by, action: { type: 'vote', vote: by === against ? 'nay' : 'aye' } }));
}
