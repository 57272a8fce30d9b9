import type { BySeat, Seat } from '#kernel';
import type { Location } from '../rules/components.ts';
import { recordOf } from '../rules/promises.ts';
import { checkOf } from '../rules/sentences.ts';
import type { Open, Promised, Said } from '../rules/state.ts';
import type { Expectation } from './ballots.ts';
import { turnsLeft } from './evaluation.ts';
import type { Skill } from './skill.ts';

/** How far a bot believes somebody of whom it remembers nothing, and how many promises that counts for. */
const USUAL_TRUST = 0.6;
const PRIOR = 3;
/** A promise is believed more than a request to vote for somebody. */
const BY_PROMISE = 0.9;
const BY_REQUEST = 0.45;
/** What it is worth to be fully believed instead of not at all, for each turn that is left. */
const BELIEF = 0.02;
/** The price of a broken promise for a bot that ignores trust. */
const HABIT = 0.05;
/** An honest character minds a broken promise more than a sly one. */
const CHARACTERS: readonly number[] = [0.4, 1, 1.6];

/** How far somebody's word is believed, from 0 to 1: by the promises they kept and broke. */
export function trustIn(open: Open, seat: Seat, { remembersPromises }: Skill): number {
  if (!remembersPromises) return USUAL_TRUST;
  const { kept, broken } = recordOf(open, seat);
  return (kept + PRIOR * USUAL_TRUST) / (kept + broken + PRIOR);
}

/**
 * What it costs a seat to break a promise: others believe it less in all turns that are left. Little is owed to somebody
 * who has broken promises.
 */
export function priceOfBreaking(open: Open, { by, to }: Pick<Said, 'by' | 'to'>, skill: Skill): number {
  const character = characterOf(open, by);
  if (!skill.remembersPromises) return HABIT * character;
  const { kept, broken } = recordOf(open, by);
  const lostTrust = 1 / (kept + broken + 1 + PRIOR);
  const owed = to === null ? 1 : trustIn(open, to, skill) / USUAL_TRUST;
  return BELIEF * turnsLeft(open) * lostTrust * owed * character;
}

/** The same through a match. */
function characterOf({ layout }: Pick<Open, 'layout'>, seat: Seat): number {
  const number = layout.reduce((sum, location, at) => sum + location * (at + 1), seat * 7);
  return CHARACTERS[number % CHARACTERS.length] ?? 1;
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

/** How much a prisoner has wronged the others: broken promises, and votes against this seat. */
export function grudgeAgainst(open: Open, seat: Seat, me: Seat): number {
  const { kept, broken } = recordOf(open, seat);
  const votes = open.ballots.filter(ballot => ballot.votes[seat] === me).length;
  return 2 * broken - kept + votes;
}
