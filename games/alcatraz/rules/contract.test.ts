import { contract } from '#testkit';
import { CARD_IDS } from './board.ts';
import { SENTENCES } from './data/sentences.ts';
import { invariants } from './invariants.fixture.ts';
import { livelyAlcatraz } from './match.fixture.ts';
import { worker } from './player.fixture.ts';
import { OPTIONS } from './scene.fixture.ts';
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

const EVENTS: Readonly<Record<Event['type'], true>> = {
  matchStarted: true,
  turnBegan: true,
  guardEntered: true,
  voteCalled: true,
  voted: true,
  votesShown: true,
  playerTurnBegan: true,
  moved: true,
  locationUsed: true,
  paid: true,
  gained: true,
  itemsTaken: true,
  guardMoved: true,
  cardDiscarded: true,
  cardTaken: true,
  cardsShuffled: true,
  cardDrawn: true,
  choiceOpened: true,
  cardKept: true,
  stole: true,
  rioted: true,
  itemDiscarded: true,
  itemReturned: true,
  bribed: true,
  strengthSpent: true,
  tradeOffered: true,
  traded: true,
  tradeDeclined: true,
  offerWithdrawn: true,
  blackmailPlayed: true,
  handedOver: true,
  prisonerMoved: true,
  taskMoved: true,
  taskReplaced: true,
  taskPerformed: true,
  elementMarked: true,
  rewardShown: true,
  taskRejected: true,
  taskLaid: true,
  playerTurnEnded: true,
  turnEnded: true,
  namingBegan: true,
  named: true,
  matchEnded: true,
  said: true,
  promiseJudged: true,
};

function* cardsUsed(_: State, events: readonly Event[]): Generator<string> {
  for (const event of events) {
    if (event.type === 'blackmailPlayed') yield event.card;
    if (event.type === 'said') yield event.sentence;
    if (event.type === 'matchEnded') yield event.ending.outcome;
    if (event.type === 'promiseJudged') yield event.promise.state;
  }
}

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 0);

const usual = {
  options: TABLES,
  invariants,
  finisher: worker({ wild: 40, talks: 6 }),
  wild: 0,
  maxMoves: 3000,
};

// the laws of hidden information see every table; those that look at everything after every move take longest
contract(livelyAlcatraz, { ...usual, laws: ['imagine', 'secrets', 'twins'], runs: RUNS || 8 });
contract(livelyAlcatraz, { ...usual, laws: ['open', 'lasting', 'ends', 'replay', 'wire', 'undo'], runs: RUNS || 4 });
contract(livelyAlcatraz, { ...usual, laws: ['plain', 'looking', 'offers'], runs: RUNS || 3 });
contract(livelyAlcatraz, {
  ...usual,
  finisher: worker({ wild: 40, talks: 15 }),
  laws: ['coverage'],
  actions: Object.keys(ACTIONS) as Action['type'][],
  events: Object.keys(EVENTS),
  cards: {
    all: [...CARD_IDS, ...SENTENCES.map(({ id }) => id), 'escape', 'allLose', 'kept', 'broken', 'lapsed'],
    used: cardsUsed,
  },
});
