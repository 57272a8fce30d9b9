import type { Bot, Chance, Milliseconds, Seat } from '#kernel';
import { cardIn } from '../rules/cards.ts';
import { PLACES } from '../rules/places.ts';
import { accusers, addressees, holderOf, minutesOf, pendingQuestion } from '../rules/round.ts';
import type { Action, Motion, Open, View } from '../rules/state.ts';
import { type Belief, beliefFrom, evidenceAt, sharesOf, sureEnough, suspectsAt } from './belief.ts';
import { drawn, greatest } from './drawing.ts';
import type { Manner } from './manner.ts';
import { type ByPlace, numberOf } from './phrases.ts';
import { surmisesOf } from './surmising.ts';
import { answering, asking, feigning } from './talking.ts';

/** A player of this manner. */
export const playerOf = (mannerFor: (seats: number) => Manner): Bot<View, Action> => ({
  decide({ seat, view, offers, left }, chance) {
    const { open } = view;
    const card = cardIn(view);
    if (offers.length === 0 || !card) return null;
    if (open.stage === 'dealt') return { type: open.past.length === 0 ? 'start' : 'continue' };
    if (open.options.conversation !== 'phrasebook') return passing(open, seat, chance);
    const round: Round = { open, me: seat, manner: mannerFor(open.seats), left: left ?? null };
    return card.place === '--' ? spying(round, chance) : knowing(round, numberOf(card.place), chance);
  },
  surmises: (seat, view) => surmisesOf(seat, view, mannerFor(view.open.seats)),
});

/** A round as somebody sits in it. */
interface Round {
  readonly open: Open;
  readonly me: Seat;
  readonly manner: Manner;
  readonly left: Milliseconds | null; // null: nobody says how long the clock still runs
}

/**
 * What is said aloud or written it cannot follow. It hands the question on, and in a vote does not stand in
 * the way of those who heard: without its yes nobody could ever be convicted.
 */
function passing(open: Open, me: Seat, chance: Chance): Action | null {
  const line = open.options.conversation === 'written' ? '…' : null;
  if (open.motion) return { type: 'vote', vote: 'aye' };
  if (pendingQuestion(open)) return pendingQuestion(open)?.to === me ? { type: 'answer', answer: line } : null;
  return holderOf(open) === me ? { type: 'ask', to: chance.pick(addressees(open)), question: line } : null;
}

function knowing(round: Round, place: number, chance: Chance): Action | null {
  const { open, me, manner } = round;
  const belief = beliefFrom(open, me, manner.knowing);
  const suspects = suspectsAt(belief, place, me);
  if (open.motion) return voting(open.motion, suspects, round);
  const suspect = greatest(suspects);
  const known = belief.asSpy[suspect]?.[place] ?? 0;
  const pressing = Math.max(known, isLast(round) ? 1 : 0);
  const needed = manner.accuseAt - (manner.accuseAt - manner.accusePressed) * pressing;
  if (mayAccuse(open, me) && (suspects[suspect] ?? 0) >= stricter(needed, open, suspect))
    return { type: 'accuse', suspect };
  return talking({ open, me, belief, place, manner }, chance, question =>
    answering({ open, me, belief, place, manner }, question, chance),
  );
}

function spying(round: Round, chance: Chance): Action | null {
  const { open, me, manner } = round;
  const belief = beliefFrom(open, me, manner.spying);
  const places = belief.asSpy[me] ?? new Float64Array(PLACES.length);
  const likeliest = greatest(places);
  const seen = seenBy(belief, places, me);
  if (open.motion) return { type: 'vote', vote: seemsFair(open.motion, seen, round) ? 'aye' : 'nay' };
  const needed = isLast(round) ? manner.naming.last : sureEnough(manner.naming, open.seats, seen[me] ?? 0);
  if ((places[likeliest] ?? 0) >= needed) return { type: 'point', place: PLACES[likeliest] ?? '', how: 'name' };
  const scapegoat = greatest(seen.map((suspicion, seat) => (seat === me ? 0 : suspicion)));
  if (mayAccuse(open, me) && (seen[scapegoat] ?? 0) >= stricter(manner.voteAt, open, scapegoat))
    return { type: 'accuse', suspect: scapegoat };
  const place = drawn([...places.keys()], [...places], chance);
  const feint = { ...manner, discretion: 0 };
  return talking({ open, me, belief, place, manner: feint }, chance, question =>
    feigning(places, manner, question, chance),
  );
}

/** Answers what it is asked, asks if it holds the question, and else waits. */
function talking(
  talker: Parameters<typeof asking>[0],
  chance: Chance,
  answer: (question: string) => Action,
): Action | null {
  const { open, me } = talker;
  const pending = pendingQuestion(open);
  if (pending) return pending.to === me ? answer(pending.question ?? '') : null;
  return holderOf(open) === me ? asking(talker, chance) : null;
}

const mayAccuse = (open: Open, me: Seat): boolean => !accusers(open).includes(me);

/** Whoever was accused before, and let go, is accused again only by somebody who is surer. */
const stricter = (needed: number, { verdicts }: Open, suspect: Seat): number =>
  1 - (1 - needed) * 0.5 ** verdicts.filter(verdict => verdict.suspect === suspect).length;

function voting({ suspect }: Motion, suspects: readonly number[], { open, manner }: Round): Action {
  const needed = open.stage === 'late' ? manner.endVoteAt : manner.voteAt;
  return { type: 'vote', vote: (suspects[suspect] ?? 0) >= needed ? 'aye' : 'nay' };
}

/** How suspicious each seat looks to the others, as far as a spy can tell who does not know where they are. */
function seenBy(belief: Belief, places: ByPlace, me: Seat): number[] {
  const seen = Array.from({ length: belief.seats }, () => 0);
  places.forEach((chance, place) => {
    if (chance < 0.005) return;
    const evidence = evidenceAt(belief, place);
    for (let knower = 0; knower < belief.seats; knower++) {
      if (knower === me) continue;
      sharesOf(evidence, knower).forEach((suspicion, seat) => {
        const share = seat === me ? belief.seats - 1 : belief.seats - 2;
        seen[seat] = (seen[seat] ?? 0) + (chance * suspicion) / share;
      });
    }
  });
  return seen;
}

/** A spy votes against whomever one who knows could vote against. */
const seemsFair = ({ suspect }: Motion, seen: readonly number[], { open, manner }: Round): boolean =>
  (seen[suspect] ?? 0) >= 0.6 * (open.stage === 'late' ? manner.endVoteAt : manner.voteAt);

/** Whether another question and answer will hardly be heard, at the pace of this round so far. */
function isLast({ open, left }: Round): boolean {
  if (left === null || open.talk.length === 0) return false;
  const spent = minutesOf(open) * 60_000 - left;
  return left * open.talk.length < 1.5 * spent;
}
