import { type Bot, type Chance, fits, type Offer, type Seat } from '#kernel';
import { demandable, handOver } from '../rules/blackmail.ts';
import { imagineState } from '../rules/imagine.ts';
import { respondTrade } from '../rules/trades.ts';
import type { Action, View } from '../rules/state.ts';
import { valuesOf } from './evaluation.ts';
import { plannedFrom } from './planning.ts';
import type { Skill } from './skill.ts';
import { stakesIn } from './stakes.ts';
import { voteOf } from './voting.ts';
import { branchedOpen, quietTable } from './world.ts';

/** A prisoner of this skill. */
export const playerOf = (skill: Skill): Bot<View, Action> => ({
  decide({ seat, view, offers, isOutOfTime = () => false }, chance) {
    const { open } = view;
    switch (open.phase) {
      case 'talks':
        return open.scapegoat === seat ? { type: 'callVote' } : null;
      case 'voting':
        if (open.voted.includes(seat)) return null;
        return { type: 'castVote', player: voteOf(view, seat, { skill, expected: [], chance }).player };
      case 'naming':
        return open.naming ? { type: 'nameStayer', candidate: open.naming.candidates[0] ?? 0 } : null;
      case 'acting':
        return acting({ seat, view, offers, skill, isOutOfTime }, chance);
      case 'over':
        return null;
    }
  },
});

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
      return turn?.seat === seat ? { type: 'chooseCard', card: view.choice?.[0] ?? '' } : null;
    case 'guards':
    case undefined:
      return turn?.seat === seat ? planned(moment, chance) : null;
  }
}

function planned({ seat, view, offers, skill, isOutOfTime }: Moment, chance: Chance): Action {
  const state = imagineState(view, chance);
  state.open.promises = [];
  const choices = plannedFrom(state, {
    me: seat,
    skill,
    stakes: stakesIn(state.open),
    chance,
    extra: () => 0,
    isOutOfTime,
  });
  const noisy = choices
    .map(({ action, value }) => ({ action, value: value + (skill.noise * chance.below(1000)) / 1000 }))
    .sort((one, other) => other.value - one.value);
  const chosen = noisy.find(({ action }) => offers.some(offer => fits(offer, action)));
  return chosen?.action ?? { type: 'endTurn' };
}

/** Whether the position is at least as good after the open trade. */
function isGoodTrade({ seat, view, skill }: Moment, chance: Chance): boolean {
  const { open } = view;
  const look = { stakes: stakesIn(open), isActorDone: false, readsIntentions: skill.readsIntentions };
  const traded = branchedOpen(open);
  respondTrade(traded, true, quietTable(chance));
  return (valuesOf(traded, look)[seat] ?? 0) >= (valuesOf(open, look)[seat] ?? 0);
}

/** Hands over what it misses least. */
function handingOver({ seat, view, skill }: Moment, chance: Chance): Action {
  const { open } = view;
  const look = { stakes: stakesIn(open), isActorDone: false, readsIntentions: skill.readsIntentions };
  const answers = demandable(open, seat).map(what => {
    const robbed = branchedOpen(open);
    handOver(robbed, seat, what, quietTable(chance));
    return { what, value: valuesOf(robbed, look)[seat] ?? 0 };
  });
  const [best] = answers.sort((one, other) => other.value - one.value);
  if (!best) throw new Error('there is nothing to hand over');
  return { type: 'answerBlackmail', what: best.what };
}
