import { listOf, oneOf, type Seat, seatsOf, someOf, type TableGame } from '#kernel';
import { LOCATIONS } from './components.ts';
import { decidersOf } from './ending.ts';
import { objectionTo } from './objection.ts';
import { offersTo } from './offers.ts';
import type { Action, Open, Options, View } from './state.ts';

const SWITCH = oneOf([false, true]);

/** The rules as far as a screen uses them. */
export const alcatrazAtTable: TableGame<View, Action, Options> = {
  id: 'alcatraz',
  version: 1,
  seats: { min: 3, max: 4 },
  options: {
    layout: { blank: listOf(LOCATIONS, 0, LOCATIONS.length), usual: [] },
    sides: { blank: oneOf(['silver', 'dark', 'random', 'chosen']), usual: 'silver' },
    darkSides: { blank: someOf(LOCATIONS, 0, LOCATIONS.length), usual: [] },
    guardsAffectFreeLocationRules: { blank: SWITCH, usual: false },
    bribesCountForTaskLimit: { blank: SWITCH, usual: true },
    openBlackmailHands: { blank: SWITCH, usual: false },
    maxOffersPerPlayerTurn: { blank: oneOf([1, 2, 3, 4, 5, 6, 7, 8]), usual: 8 },
    talkSeconds: { blank: oneOf([60, 120, 180, 300]), usual: 120 },
    voteSeconds: { blank: oneOf([0, 15, 30, 60, 120]), usual: 60 },
    turnSeconds: { blank: oneOf([0, 60, 120, 180, 300, 600]), usual: 300 },
    answerSeconds: { blank: oneOf([0, 15, 30, 60, 120]), usual: 60 },
  },
  lasting: new Set([
    'options',
    'layout',
    'sides',
    'tasks',
    'bottom',
    'removed',
    'used',
    'shuffled',
    'voted',
    'ballots',
    'bribes',
    'pending',
    'bans',
    'naming',
    'ending',
    'said',
    'promises',
    'items',
    'marks',
  ]),
  offers: offersTo,
  awaited: ({ open }) => awaitedIn(open),
  objection: objectionTo,
};

/** Whom the table waits for, by the table "Who may move when". */
function awaitedIn(open: Open): Seat[] {
  switch (open.phase) {
    case 'talks':
      return [open.scapegoat];
    case 'voting':
      return seatsOf(open.seats).filter(seat => !open.voted.includes(seat));
    case 'naming':
      return decidersOf(open).filter(seat => !open.naming?.named.includes(seat));
    case 'acting':
      return awaitedInTurn(open);
    case 'over':
      return [];
  }
}

function awaitedInTurn({ acting, pending }: Open): Seat[] {
  if (pending?.type === 'offer') return [pending.partner];
  if (pending?.type === 'prompt') return [pending.victim];
  return acting ? [acting.seat] : [];
}
