import { quickChance, type Seat, seatsOf } from '#kernel';
import { accusers, awaitedAfterDeal, votersOn } from '../../games/spyfall/rules/round.ts';
import type { Action, Open, Options } from '../../games/spyfall/rules/state.ts';

export const SPYFALL_SEATS = 8;

/** The longest possible match, with clocks that never strike meanwhile. */
export const SPYFALL_OPTIONS: Options = {
  rounds: 30,
  minutes: 30,
  conversation: 'spoken',
  roles: 'played',
  voteSeconds: 300,
};

/** The number of votes in a match: each seat accuses once a round. */
export const BALLOTS = SPYFALL_OPTIONS.rounds * SPYFALL_SEATS;
/** The seats that vote at once: the accuser has voted, and the suspect has no vote. */
export const VOTERS = SPYFALL_SEATS - 2;

export interface VoteAction {
  readonly by: Seat;
  readonly action: Action;
}

/**
 * The next actions at table `number`, all at the same instant: the dealer starts the first clock, everybody continues
 * after a round, a seat accuses, or all voters vote. One votes no, so that the round goes on, until the last accusation
 * of a round convicts. It depends only on public state, so a returning client can continue. Empty: the match is over.
 */
export function deedsAt(open: Readonly<Open>, number: number): VoteAction[] {
  if (open.stage === 'over') return [];
  if (open.stage === 'dealt') {
    const type = open.past.length === 0 ? 'start' : 'continue';
    return awaitedAfterDeal(open).map(by => ({ by, action: { type } }));
  }
  const spent = accusers(open);
  const chance = quickChance((number * SPYFALL_OPTIONS.rounds + open.round) * SPYFALL_SEATS + open.verdicts.length);
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
