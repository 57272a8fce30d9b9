import type { RuleId, Seat } from '#kernel';
import { addressees, holderOf, mayRemark, pendingQuestion, placesLeft } from './round.ts';
import type { Action, Open, View } from './state.ts';

/** The rule that forbids an action. It depends only on the open part. */
export function objectionTo(view: Readonly<View>, action: Action): RuleId {
  const { me, open } = view;
  if (me === 'audience') return 'SPY-1.2';
  if (open.stage === 'over') return 'SPY-8.6';
  switch (action.type) {
    case 'start':
      return open.stage === 'dealt' && open.past.length > 0 ? 'SPY-2.9' : 'SPY-2.7';
    case 'continue':
      return 'SPY-2.9';
    case 'ask':
      return whileSilent(open) ?? objectionToAsking(open, me, action);
    case 'answer':
      return whileSilent(open) ?? (pendingQuestion(open)?.to === me ? ruleOfTalk(open) : 'SPY-3.3');
    case 'remark':
      return whileSilent(open) ?? (mayRemark(open, me) ? 'SPY-4.7' : objectionToRemark(open));
    case 'accuse':
      return open.stage === 'talking' && open.motion ? 'SPY-5.6' : 'SPY-5.1';
    case 'vote':
      return open.stage === 'late' ? 'SPY-7.2' : 'SPY-5.2';
    case 'point':
      return objectionToPointing(open, action);
    case 'join':
    case 'cancelJoin':
      return 'SPY-2.10';
    case 'ring':
      return 'SPY-7.1';
    case 'close':
      return 'SPY-5.7';
    default:
      return 'SPY-4.4';
  }
}

/** Nobody asks or answers before the clock runs, during a vote, or after time has run out. */
function whileSilent({ stage, motion }: Open): RuleId | undefined {
  if (stage === 'dealt') return 'SPY-2.7';
  if (stage === 'late') return 'SPY-7.1';
  return motion ? 'SPY-5.4' : undefined;
}

function objectionToAsking(open: Open, me: Seat, { to }: Extract<Action, { type: 'ask' }>): RuleId {
  if (pendingQuestion(open)) return 'SPY-3.2';
  if (me !== holderOf(open)) return 'SPY-3.1';
  if (addressees(open).includes(to)) return ruleOfTalk(open);
  return to === open.talk.at(-1)?.by ? 'SPY-3.4' : 'SPY-3.1';
}

/** SPY-4.7: remarks are for phrasebook tables; SPY-4.8: one after each answer. */
const objectionToRemark = ({ options }: Open): RuleId =>
  options.conversation === 'phrasebook' ? 'SPY-4.8' : 'SPY-4.7';

function ruleOfTalk({ options }: Open): RuleId {
  switch (options.conversation) {
    case 'spoken':
      return 'SPY-4.1';
    case 'written':
      return 'SPY-4.2';
    case 'phrasebook':
      return 'SPY-4.3';
  }
}

function objectionToPointing(open: Open, { place }: Extract<Action, { type: 'point' }>): RuleId {
  if (open.stage === 'late') return 'SPY-7.5';
  if (open.stage === 'dealt') return 'SPY-6.1';
  if (open.motion) return 'SPY-6.2';
  return placesLeft(open).includes(place) ? 'SPY-6.1' : 'SPY-6.3';
}
