import type { Bot, BySeat, Chance, Milliseconds, Seat } from '#kernel';
import { cardIn } from '../rules/cards.ts';
import { PLACES } from '../rules/places.ts';
import { addressees, answeredIn, holderOf, minutesOf, pendingQuestion } from '../rules/round.ts';
import type { Action, Motion, Open, View } from '../rules/state.ts';
import { beliefFrom, placesFor, suspectsAmong, suspectsAt } from './belief.ts';
import { placeToName } from './place-guess.ts';
import { imaginedPlace } from './persona.ts';
import { numberOf, questionNamed } from './phrases.ts';
import { attackersOf, remarking } from './remarks.ts';
import type { Skill } from './skill.ts';
import { estimatesOf } from './estimates.ts';
import { answering, asking, feigning, type Talker } from './talk.ts';
import { accusing, feignedAccusation, feignedVote, voting } from './votes.ts';

/** A bot of this skill. */
export function playerOf(skillOf: (seats: number) => Skill): Bot<View, Action> {
  const known = new Map<number, Skill>();
  const skillFor = (seats: number): Skill => {
    const skill = known.get(seats) ?? skillOf(seats);
    known.set(seats, skill);
    return skill;
  };
  return {
    decide({ seat, view, offers, left }, chance) {
      const { open } = view;
      const card = cardIn(view);
      if (offers.length === 0 || !card) return null;
      if (open.stage === 'dealt') return { type: open.past.length === 0 ? 'start' : 'continue' };
      if (open.options.conversation !== 'phrasebook') return passing(open, seat, chance);
      const round: RoundContext = { open, me: seat, skill: skillFor(open.seats), left: left ?? null };
      return card.place === '--' ? spying(round, chance) : knowing(round, numberOf(card.place), chance);
    },
    estimates: (seat, view) => estimatesOf(seat, view, skillFor(view.open.seats)),
  };
}

/** A round from a seat's position. */
interface RoundContext {
  readonly open: Open;
  readonly me: Seat;
  readonly skill: Skill;
  readonly left: Milliseconds | null; // null: no clock is known
}

/** What a bot acts from: a place it knows or imagines, and its beliefs about the others. */
interface ActingPosition {
  readonly talker: Talker;
  readonly suspects: BySeat<number>;
  accuse(): Action | undefined; // undefined: nobody
  vote(motion: Motion): Action;
  answer(): Action;
}

/**
 * A bot cannot understand free speech or text. It passes the question on, and votes yes, leaving the decision to the
 * others.
 */
function passing(open: Open, me: Seat, chance: Chance): Action | null {
  const line = open.options.conversation === 'written' ? '…' : null;
  if (open.motion) return { type: 'vote', vote: 'aye' };
  if (pendingQuestion(open)) return pendingQuestion(open)?.to === me ? { type: 'answer', answer: line } : null;
  return holderOf(open) === me ? { type: 'ask', to: chance.pick(addressees(open)), question: line } : null;
}

function knowing(round: RoundContext, place: number, chance: Chance): Action | null {
  const { open, me, skill } = round;
  const talker: Talker = { open, me, skill, place, belief: beliefFrom(open, me, skill.knowing) };
  const suspects = suspectsAt(talker.belief, place, me);
  const isLast = exchangesLeft(round) < 2;
  const position: ActingPosition = {
    talker,
    suspects,
    accuse: () => accusing(talker, suspects, isLast),
    vote: motion => voting(motion, talker, suspects),
    answer: () => answering(talker, chance),
  };
  return publicAct(position, chance);
}

/**
 * A spy names the place when that is worth more than waiting. Otherwise it asks, answers and remarks as if it knew a
 * place drawn from its belief, and accuses and votes as often as the others, so that its acts look like theirs.
 */
function spying(round: RoundContext, chance: Chance): Action | null {
  const { open, me, skill } = round;
  const belief = beliefFrom(open, me, skill.spying);
  const places = placesFor(belief, open, me);
  if (!open.motion) {
    const named = placeToName({ open, me, belief, places, skill, exchangesLeft: exchangesLeft(round) });
    if (named !== undefined) return { type: 'point', place: PLACES[named] ?? '', how: 'name' };
  }
  const talker: Talker = { open, me, skill, place: imaginedPlace(open, me, places), belief };
  const suspects = following(suspectsAmong(belief, places, me), open, me);
  const position: ActingPosition = {
    talker,
    suspects,
    accuse: () => feignedAccusation(talker, suspects),
    vote: motion => feignedVote(motion, talker, suspects),
    answer: () => feigning(talker, places, chance),
  };
  return publicAct(position, chance);
}

/** How much a spy's pretended suspicion grows with each other player who suspects somebody. */
const FOLLOWING = 1.6;

/** A spy cannot tell who answers oddly: it follows the suspicions of the others. */
function following(suspects: BySeat<number>, open: Open, me: Seat): BySeat<number> {
  const odds = suspects.map((share, seat) => share * FOLLOWING ** attackersOf(open, seat, me));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map(one => one / sum);
}

/** What all players do, whether they know the place or imagine one. */
function publicAct({ talker, suspects, accuse, vote, answer }: ActingPosition, chance: Chance): Action | null {
  const { open, me } = talker;
  if (open.motion) return vote(open.motion);
  const remark = accuse() ?? remarking(talker, suspects);
  if (remark) return remark;
  const pending = pendingQuestion(open);
  if (pending) return pending.to === me && questionNamed(pending.question) ? answer() : null;
  return holderOf(open) === me ? asking(talker, chance) : null;
}

/** The usual number of exchanges, if the clock is not known. */
const USUAL = 30;
/** The assumed length of an exchange before the first (milliseconds). */
const FIRST_PACE = 10_000;

/** The number of exchanges left, at the pace of this round. */
function exchangesLeft({ open, left }: RoundContext): number {
  const done = answeredIn(open);
  if (left === null) return Math.max(0, USUAL - done);
  const spent = minutesOf(open) * 60_000 - left;
  return left / ((spent + FIRST_PACE) / (done + 1));
}
