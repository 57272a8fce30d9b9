import type { BySeat, Chance, Seat } from '#kernel';
import { planCard } from '../rules/board.ts';
import { MOST_SENTENCES } from '../rules/components.ts';
import type { Action, Open } from '../rules/state.ts';
import { answerTo } from './answers.ts';
import { branchesIn, lookAt, valuesOf } from './evaluation.ts';
import { bargaining, sellingVote } from './bargains.ts';
import { remarkOn } from './remarks.ts';
import { hasSaid, type Say, saying, type Speaker, unanswered } from './speech.ts';
import { threateningRefusers, threateningVoters } from './threats.ts';
import { expectedVotes } from './trust.ts';
import { type Vote, voteOf } from './voting.ts';

/** Differences between scapegoats that are not worth a word. */
const MATTERS = 0.03;
/** A loss by the task of somebody else that is worth a request. */
const HARM = 0.03;
/** A task that is at least so likely to be the next one is near. */
const NEAR = 0.3;

/** What counts against its share of sentences: not the announcement of the vote, as long as more can be said. */
function saidBy({ said }: Open, me: Seat): number {
  const mine = said.filter(({ by }) => by === me);
  return mine.length >= MOST_SENTENCES ? mine.length : mine.filter(({ sentence }) => sentence !== 'ask-call').length;
}

/** What a bot says in the talks; null: nothing more. */
export function talking(speaker: Speaker, chance: Chance): Action | null {
  const { me, view, skill } = speaker;
  const { open } = view;
  const answer = answering(speaker, chance);
  if (answer) return answer;
  if (saidBy(open, me) >= skill.sentences) return null;
  const vote = voteOf(view, me, { skill, expected: expectedVotes(open, skill), chance });
  return (
    aboutVote(open, me, vote, chance) ??
    bargaining(open, me, skill) ??
    inviting(speaker) ??
    holdingBack(speaker) ??
    (spreadOf(vote, me) < MATTERS ? sellingVote(open, me, skill) : undefined) ??
    null
  );
}

/** What it says while prisoners act: answers, thanks, complaints and threats; null: nothing. */
export function remarking(speaker: Speaker, chance: Chance): Action | null {
  const { me, view, skill } = speaker;
  const answer = answering(speaker, chance);
  if (answer) return answer;
  if (saidBy(view.open, me) >= skill.sentences) return null;
  return remarkOn(view.open, me) ?? threateningRefusers(view.open, me) ?? null;
}

/** Answers do not count as sentences of its own. */
function answering({ me, view, skill }: Speaker, chance: Chance): Say | undefined {
  const { open } = view;
  if (saidBy(open, me) >= Math.min(MOST_SENTENCES, skill.sentences + skill.answers)) return undefined;
  const request = unanswered(open, me);
  return request && answerTo({ me, view, skill }, request, chance);
}

const spreadOf = ({ scapegoats }: Vote, me: Seat): number => {
  const worth = scapegoats.map(values => values[me] ?? 0);
  return Math.max(...worth) - Math.min(...worth);
};

/** Asks for votes and says how it will vote where it matters; otherwise it votes as others ask it to. */
function aboutVote(open: Open, me: Seat, vote: Vote, chance: Chance): Say | undefined {
  const hasPromised = hasSaid(open, me, 'promise-vote') || hasSaid(open, me, 'promise-not-vote');
  if (spreadOf(vote, me) < MATTERS) return hasPromised ? undefined : agreeing(open, me, vote, chance);
  if (!hasSaid(open, me, 'ask-vote')) return saying('ask-vote', { player: vote.player });
  const isAfraid = vote.player !== me && (vote.scapegoats[me]?.[me] ?? 0) < (vote.scapegoats[vote.player]?.[me] ?? 0);
  const threat = isAfraid ? threateningVoters(open, me) : undefined;
  return threat ?? (hasPromised ? undefined : saying('promise-vote', { player: vote.player }));
}

/** Promises what somebody has asked everybody for, if it costs nothing. */
function agreeing(open: Open, me: Seat, { worth }: Vote, chance: Chance): Say | undefined {
  const others = chance.shuffle(open.said.filter(({ by }) => by !== me));
  const best = Math.max(...worth);
  const isGood = (player: Seat | null): player is Seat => player !== null && (worth[player] ?? 0) >= best - MATTERS / 2;
  const wanted = others.find(({ sentence, player }) => sentence === 'ask-vote' && player !== me && isGood(player));
  if (wanted) return saying('promise-vote', { player: wanted.player });
  const spared = others.find(({ sentence, player }) => sentence === 'ask-not-vote' && worth[player ?? me] !== best);
  return spared && saying('promise-not-vote', { player: spared.player });
}

/** Asks the prisoner it needs to come to the task it would perform next, as a common plan if both gain by it. */
function inviting({ me, view, skill }: Speaker): Say | undefined {
  const { open } = view;
  if (hasSaid(open, me, 'ask-meet') || hasSaid(open, me, 'offer-join')) return undefined;
  const look = lookAt(open, skill);
  const own = branchesIn(open, look).filter(({ performer }) => performer === me);
  const [next] = own.sort((one, other) => appeal(other, me) - appeal(one, me));
  const helper = next?.helpers.find(({ moves }) => moves > 0);
  if (!next || !helper) return undefined;
  const isGoodForBoth = (next.worth[helper.seat] ?? 0) > (valuesOf(open, look)[helper.seat] ?? 0);
  return isGoodForBoth
    ? saying('offer-join', { to: helper.seat, element: planCard(next.task.card).element, turn: open.turn })
    : saying('ask-meet', { to: helper.seat, location: next.task.at });
}

const appeal = ({ weight, worth }: { weight: number; worth: BySeat<number> }, me: Seat): number =>
  weight * (worth[me] ?? 0);

/** Asks somebody not to perform a task that is near and bad for this seat. */
function holdingBack({ me, view, skill }: Speaker): Say | undefined {
  const { open } = view;
  if (hasSaid(open, me, 'ask-wait')) return undefined;
  const look = lookAt(open, skill);
  const now = valuesOf(open, look)[me] ?? 0;
  const [worst] = branchesIn(open, look)
    .filter(({ performer, weight, worth }) => performer !== me && weight >= NEAR && now - (worth[me] ?? 0) > HARM)
    .sort((one, other) => (one.worth[me] ?? 0) - (other.worth[me] ?? 0));
  return worst && saying('ask-wait', { to: worst.performer, element: planCard(worst.task.card).element });
}
