import { oneOf, type Seat, type TableGame } from '#kernel';
import { refusalOf } from './objection.ts';
import { offersTo } from './offers.ts';
import { pickerOf } from './setup.ts';
import type { Action, Open, Options, View } from './state.ts';

/** The rules as far as a screen uses them. */
export const tczewAtTable: TableGame<View, Action, Options> = {
  id: 'tczew',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    towns: { blank: oneOf(['random', 'pick']), usual: 'random' },
    mode: { blank: oneOf(['basic', 'extended']), usual: 'basic' },
    lastEpoch: { blank: oneOf([3, 4, 5]), usual: 5 },
    fastDiscard: { blank: oneOf([false, true]), usual: false },
    idleRounds: { blank: oneOf([3, 4, 5, 6, 8, 10]), usual: 5 },
  },
  lasting: new Set([
    'options',
    'epochOne',
    'founding',
    'used',
    'usedReplacements',
    'replacements',
    'resolving',
    'pending',
    'todo',
    'lasting',
    'lap',
    'proposal',
    'proposed',
    'ending',
  ]),
  offers: offersTo,
  awaited: ({ open }) => awaitedIn(open),
  objection: (view, action) => refusalOf(view, action).rule,
};

/** Exactly one player is to act until the game is scored (TCZ-18.15). */
function awaitedIn(open: Open): Seat[] {
  const seat = actingIn(open);
  return seat === undefined ? [] : [seat];
}

function actingIn(open: Open): Seat | undefined {
  switch (open.phase) {
    case 'towns':
      return pickerOf({ open });
    case 'epoch1':
      return open.epochOne[0]?.seat;
    case 'epoch2':
      return open.founding[0]?.seat;
    case 'main':
    case 'lastLap':
      return open.pending?.seat ?? open.turn?.seat;
    case 'scored':
      return undefined;
  }
}
