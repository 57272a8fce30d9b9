import { type Bot, type Chance, fits, type Offer, type Seat } from '#kernel';
import { actingAt } from '../rules/board.ts';
import { MOST_SENTENCES } from '../rules/components.ts';
import { demandable, handOver } from '../rules/blackmail.ts';
import { imagineState } from '../rules/imagine.ts';
import { checkOf } from '../rules/sentences.ts';
import { respondTrade } from '../rules/trades.ts';
import type { Action, Open, View } from '../rules/state.ts';
import { appraiserOf } from './evaluation.ts';
import { soldVote } from './bargains.ts';
import { strongestOf } from './blackmail.ts';
import { plannedFrom } from './planning.ts';
import { promisesFor, worthOfGiving } from './promises.ts';
import { MASTER, NOVICE, REGULAR, type Skill } from './skill.ts';
import { hasSaid, saying } from './speech.ts';
import { stakesIn } from './stakes.ts';
import { remarking, talking } from './talk.ts';
import { dangerFor } from './threats.ts';
import { isAcceptable } from './trades.ts';
import { expectedVotes, grudgeAgainst, meetings, openPromises, priceOfBreaking } from './trust.ts';
import { bestOf, voteOf } from './voting.ts';
import { branchedOpen, quietTable } from './world.ts';

/** A prisoner of this skill. */
const playerOf = (skill: Skill): Bot<View, Action> => ({
  decide({ seat, view, offers, isOutOfTime = () => false }, chance) {
    const { open } = view;
    if (offers.length === 0) return null;
    switch (open.phase) {
      case 'talks': {
        const said = talking({ me: seat, view, skill }, chance);
        return said ?? (open.scapegoat === seat ? endingTalks(open, seat) : null);
      }
      case 'voting':
        return { type: 'castVote', player: voted({ seat, view, skill }, chance) };
      case 'naming':
        return { type: 'nameStayer', candidate: named(open, seat, chance) };
      case 'acting':
        return (
          acting({ seat, view, offers, skill, isOutOfTime }, chance) ?? remarking({ me: seat, view, skill }, chance)
        );
      case 'over':
        return null;
    }
  },
});

export const novice = playerOf(NOVICE);
export const regular = playerOf(REGULAR);
export const master = playerOf(MASTER);

/** It announces the vote before it calls it, if it may still speak. */
function endingTalks(open: Open, me: Seat): Action {
  const saidByMe = open.said.filter(({ by }) => by === me).length;
  return hasSaid(open, me, 'ask-call') || saidByMe >= MOST_SENTENCES ? { type: 'callVote' } : saying('ask-call');
}

/** The best vote, with the price of breaking what it has promised. */
function voted({ seat, view, skill }: Pick<Moment, 'seat' | 'view' | 'skill'>, chance: Chance): Seat {
  const { open } = view;
  const { worth } = voteOf(view, seat, { skill, expected: expectedVotes(open, skill), chance });
  for (const { sentence, player, to } of openPromises(open, seat)) {
    if (player === null) continue;
    const price = priceOfBreaking(open, { by: seat, to }, skill);
    if (checkOf(sentence) === 'vote') worth[player] = (worth[player] ?? 0) + price;
    if (checkOf(sentence) === 'notVote') worth[player] = (worth[player] ?? 0) - price;
  }
  const sold = soldVote(open, seat);
  if (sold) worth[sold.player] = (worth[sold.player] ?? 0) + priceOfBreaking(open, { by: seat, to: sold.to }, skill);
  return bestOf(worth, chance);
}

/** The one who has wronged the others most stays behind (ALC-16.9). */
function named(open: Open, me: Seat, chance: Chance): Seat {
  const candidates = chance.shuffle(open.naming?.candidates ?? []);
  const [worst] = candidates.sort((one, other) => grudgeAgainst(open, other, me) - grudgeAgainst(open, one, me));
  return worst ?? me;
}

interface Moment {
  readonly seat: Seat;
  readonly view: Readonly<View>;
  readonly offers: readonly Offer<Action>[];
  readonly skill: Skill;
  readonly isOutOfTime: () => boolean;
}

function acting(moment: Moment, chance: Chance): Action | null {
  const { seat, view } = moment;
  const { pending, acting: turn } = view.open;
  switch (pending?.type) {
    case 'offer':
      return pending.partner === seat ? { type: 'respondTrade', accept: isGoodTrade(moment, chance) } : null;
    case 'prompt':
      return pending.victim === seat ? handingOver(moment, chance) : null;
    case 'choice':
      return turn?.seat === seat ? { type: 'chooseCard', card: strongestOf(view.choice ?? []) } : null;
    case 'guards':
    case undefined:
      return turn?.seat === seat ? planned(moment, chance) : null;
  }
}

function planned({ seat, view, offers, skill, isOutOfTime }: Moment, chance: Chance): Action {
  const state = imagineState(view, chance);
  const { promises, worth } = promisesFor(view.open, seat, skill);
  const danger = dangerFor(view.open, seat, skill);
  state.open.promises = promises;
  const choices = plannedFrom(state, {
    me: seat,
    skill,
    stakes: stakesIn(state.open),
    chance,
    extra: (open, performed) => worth(open, performed) - danger(open),
    owed: (giver, bundle) => worthOfGiving(view.open, { giver, taker: seat, bundle }, skill),
    meetings: meetings(view.open),
    isOutOfTime,
  });
  const noisy = choices
    .map(({ action, value }) => ({ action, value: value + (skill.noise * chance.below(1000)) / 1000 }))
    .sort((one, other) => other.value - one.value);
  const chosen = noisy.find(({ action }) => offers.some(offer => fits(offer, action)));
  return chosen?.action ?? { type: 'endTurn' };
}

/** Whether the open trade is worth it. A promise makes it accept a smaller gain, but no loss. */
function isGoodTrade({ seat, view, skill }: Moment, chance: Chance): boolean {
  const { open } = view;
  if (open.pending?.type !== 'offer') return false;
  const appraise = appraiserOf(open, skill);
  const traded = branchedOpen(open);
  respondTrade(traded, true, quietTable(chance));
  const gain = (appraise(traded)[seat] ?? 0) - (appraise(open)[seat] ?? 0);
  const gift = { giver: seat, taker: actingAt(open).seat, bundle: open.pending.want };
  return gain >= 0 && isAcceptable(open.pending, gain + worthOfGiving(open, gift, skill));
}

/** Hands over what it misses least. */
function handingOver({ seat, view, skill }: Moment, chance: Chance): Action {
  const { open } = view;
  const appraise = appraiserOf(open, skill);
  const answers = demandable(open, seat).map(what => {
    const robbed = branchedOpen(open);
    handOver(robbed, seat, what, quietTable(chance));
    return { what, value: appraise(robbed)[seat] ?? 0 };
  });
  const [best] = answers.sort((one, other) => other.value - one.value);
  if (!best) throw new Error('there is nothing to hand over');
  return { type: 'answerBlackmail', what: best.what };
}
