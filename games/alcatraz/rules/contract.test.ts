import { contract } from '#testkit';
import { CARD_IDS, PLAN_IDS } from './board.ts';
import { alcatraz } from './game.ts';
import { invariants } from './invariants.fixture.ts';
import { OPTIONS } from './scene.fixture.ts';
import { SENTENCES } from './data/sentences.ts';
import type { Action, Event, Options, State } from './state.ts';

const TABLES: readonly Options[] = [
  OPTIONS,
  { ...OPTIONS, sides: 'dark' },
  { ...OPTIONS, sides: 'random', openBlackmailHands: true, turnSeconds: 0, answerSeconds: 0 },
  {
    ...OPTIONS,
    layout: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    sides: 'chosen',
    darkSides: [1, 2, 3, 6, 8, 12],
    guardsAffectFreeLocationRules: true,
    bribesCountForTaskLimit: false,
    maxOffersPerPlayerTurn: 1,
    voteSeconds: 0,
  },
];

const ACTIONS: Readonly<Record<Action['type'], true>> = {
  callVote: true,
  castVote: true,
  move: true,
  useLocation: true,
  steal: true,
  riot: true,
  performTask: true,
  discardItem: true,
  playBlackmail: true,
  answerBlackmail: true,
  offerTrade: true,
  respondTrade: true,
  withdrawOffer: true,
  bribe: true,
  spendStrength: true,
  chooseCard: true,
  moveGuard: true,
  stopGuards: true,
  endTurn: true,
  nameStayer: true,
  say: true,
  negotiationTimeout: true,
  voteTimeout: true,
  tradeTimeout: true,
  choiceTimeout: true,
  turnTimeout: true,
  stayerTimeout: true,
};

contract(alcatraz, { options: TABLES, invariants, maxMoves: 3000, runs: 8 });
