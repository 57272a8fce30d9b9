import type { BySeat, Seat } from '#kernel';
import type { Location } from '../rules/components.ts';
import { recordOf } from '../rules/promises.ts';
import { checkOf } from '../rules/sentences.ts';
import type { Open, Promised, Said } from '../rules/state.ts';
import type { Expectation } from './ballots.ts';
import type { Skill } from './skill.ts';

/** How far a bot believes somebody of whom it remembers nothing. */
const USUAL_TRUST = 0.6;
/** A promise is believed more than a request to vote for somebody. */
const BY_PROMISE = 0.9;
const BY_REQUEST = 0.45;
/** What a kept promise is worth to an honest and to a sly character. */
const LOYALTY: readonly number[] = [0.02, 0.05, 0.09];

/** How far somebody's word is believed, from 0 to 1: by the promises they kept and broke. */
export function trustIn(open: Open, seat: Seat, { remembersPromises }: Skill): number {
  if (!remembersPromises) return USUAL_TRUST;
  const { kept, broken } = recordOf(open, seat);
  return (kept + 3 * USUAL_TRUST) / (kept + broken + 3);
}

/** What everybody is expected to vote, by what they promised and asked for in this turn. */
export function expectedVotes(open: Open, skill: Skill): BySeat<Expectation | null> {
  return open.prisoners.map((_, seat) => {
    const trust = trustIn(open, seat, skill);
    const promise = openPromises(open, seat).findLast(one => checkOf(one.sentence) === 'vote');
    if (promise && promise.player !== null) return { player: promise.player, certainty: BY_PROMISE * trust };
    const request = open.said.findLast(({ by, sentence }) => by === seat && VOTE_WORDS.has(sentence));
    const player = request && (request.player ?? request.to);
    return player === undefined || player === null ? null : { player, certainty: BY_REQUEST * trust };
  });
}

const VOTE_WORDS: ReadonlySet<string> = new Set(['ask-vote', 'threat-vote']);

/** Promises of a seat whose time is this turn. */
export const openPromises = ({ promises, turn }: Open, seat: Seat): Promised[] =>
  promises.filter(promise => promise.by === seat && promise.state === 'open' && promise.due === turn);

/** Where each seat has promised to come in this turn. */
export const meetings = (open: Open): BySeat<Location | null> =>
  open.prisoners.map(
    (_, seat) => openPromises(open, seat).findLast(one => checkOf(one.sentence) === 'meet')?.location ?? null,
  );

/** What it is worth to a seat to keep a promise. It is the seat's character, the same through a match. */
export function loyaltyOf({ layout }: Pick<Open, 'layout'>, seat: Seat): number {
  const number = layout.reduce((sum, location, at) => sum + location * (at + 1), seat * 7);
  return LOYALTY[number % LOYALTY.length] ?? 0;
}

/** How much a prisoner has wronged the others: broken promises, and votes against this seat. */
export function grudgeAgainst(open: Open, seat: Seat, me: Seat): number {
  const { kept, broken } = recordOf(open, seat);
  const votes = open.ballots.filter(ballot => ballot.votes[seat] === me).length;
  return 2 * broken - kept + votes;
}

/** Whether somebody has said this to this seat in this turn. */
export const hasSaid = ({ said }: Open, by: Seat, sentence: string, to: Seat | null = null): boolean =>
  said.some(one => one.by === by && one.sentence === sentence && (to === null || one.to === to));

/** The last request to this seat that it has not answered. */
export function unanswered({ said }: Open, me: Seat): Said | undefined {
  const last = said.findLastIndex(one => one.to === me && one.sentence.startsWith('ask-'));
  const request = said[last];
  if (!request) return undefined;
  const isAnswered = said.slice(last).some(one => one.by === me && one.to === request.by);
  return isAnswered ? undefined : request;
}
