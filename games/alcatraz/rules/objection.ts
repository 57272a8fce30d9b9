import type { RuleId, Seat } from '#kernel';
import { whyNotAnswer, whyNotPlay } from './blackmail.ts';
import { whyNotName } from './ending.ts';
import { whyNotBribe, whyNotMoveGuard, whyNotSpendStrength } from './guards.ts';
import { whyNotUse } from './locations.ts';
import { whyNotMove, whyNotRiot } from './movement.ts';
import { whyNotSpeak } from './sentences.ts';
import { whyNotPerform } from './tasks.ts';
import { whyNotDiscard, whyNotSteal } from './theft.ts';
import { whyNotOffer } from './trades.ts';
import { whyNotCall, whyNotVote } from './votes.ts';
import type { Action, Open, View } from './state.ts';

/** The rule that forbids an action, for "why can't I?". */
export function objectionTo(view: Readonly<View>, action: Action): RuleId {
  const { me, open } = view;
  if (me === 'audience') return 'ALC-1.1';
  if (open.phase === 'over') return 'ALC-16.12';
  return ruleAgainst(view, me, action) ?? 'ALC-18.5';
}

function ruleAgainst(view: Readonly<View>, me: Seat, action: Action): RuleId | undefined {
  const { open } = view;
  switch (action.type) {
    case 'callVote':
      return whyNotCall(open, me);
    case 'castVote':
      return whyNotVote(open, me, action.player);
    case 'nameStayer':
      return whyNotName(open, me, action.candidate);
    case 'respondTrade':
      return open.pending?.type === 'offer' && open.pending.partner === me ? undefined : 'ALC-10.5';
    case 'answerBlackmail':
      return whyNotAnswer(open, me, action.what);
    case 'say':
      return whyNotSpeak(open, me) ?? 'ALC-19.1';
    case 'negotiationTimeout':
      return 'ALC-5.3';
    case 'voteTimeout':
    case 'tradeTimeout':
    case 'choiceTimeout':
    case 'turnTimeout':
    case 'stayerTimeout':
      return 'ALC-18.1';
    case 'withdrawOffer':
    case 'chooseCard':
    case 'moveGuard':
    case 'stopGuards':
      return outOfTurn(open, me) ?? whyNotSettle(open, action);
    default:
      return outOfTurn(open, me) ?? whileSomethingIsOpen(open) ?? ruleAgainstAction(view, action);
  }
}

/** Only the acting prisoner acts (ALC-7.2). */
function outOfTurn({ phase, acting }: Open, me: Seat): RuleId | undefined {
  if (phase === 'naming') return 'ALC-16.9';
  if (phase !== 'acting') return 'ALC-3.1';
  return acting?.seat === me ? undefined : 'ALC-7.2';
}

/** What has to be settled first. */
function whileSomethingIsOpen({ pending }: Open): RuleId | undefined {
  switch (pending?.type) {
    case 'offer':
      return 'ALC-10.5';
    case 'choice':
      return 'ALC-15.21';
    case 'prompt':
      return 'ALC-14.16';
    case 'guards':
      return 'ALC-15.14';
    case undefined:
      return undefined;
  }
}

type Settling = Extract<Action, { type: 'withdrawOffer' | 'chooseCard' | 'moveGuard' | 'stopGuards' }>;

function whyNotSettle(open: Open, action: Settling): RuleId | undefined {
  switch (action.type) {
    case 'withdrawOffer':
      return 'ALC-10.5';
    case 'chooseCard':
      return 'ALC-15.21';
    case 'moveGuard':
      return open.pending?.type === 'guards'
        ? (whyNotMoveGuard(open, action.from, action.to) ?? 'ALC-14.14')
        : 'ALC-15.14';
    case 'stopGuards':
      return 'ALC-15.14';
  }
}

/** Why the acting prisoner cannot do this. */
function ruleAgainstAction(view: Readonly<View>, action: Action): RuleId | undefined {
  const { open } = view;
  switch (action.type) {
    case 'move':
      return whyNotMove(open, action.to);
    case 'useLocation':
      return whyNotUse(view, action);
    case 'steal':
      return whyNotSteal(open, action.victim, action.what);
    case 'riot':
      return whyNotRiot(open, action.from);
    case 'performTask':
      return whyNotPerform(open) ?? 'ALC-12.6';
    case 'discardItem':
      return whyNotDiscard(open, action.item, action.returnTo);
    case 'playBlackmail':
      return whyNotPlay(view, action);
    case 'offerTrade':
      return whyNotOffer(open, action);
    case 'bribe':
      return whyNotBribe(open, action.count);
    case 'spendStrength':
      return whyNotSpendStrength(open);
    default:
      return undefined;
  }
}
