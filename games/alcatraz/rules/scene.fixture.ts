import type { Options } from './state.ts';

export const OPTIONS: Options = {
  layout: [],
  sides: 'silver',
  darkSides: [],
  guardsAffectFreeLocationRules: false,
  bribesCountForTaskLimit: true,
  openBlackmailHands: false,
  maxOffersPerPlayerTurn: 8,
  talkSeconds: 120,
  voteSeconds: 60,
  turnSeconds: 300,
  answerSeconds: 60,
};
