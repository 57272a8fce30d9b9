import { type Seat, seatsOf, type Table } from '#kernel';
import { byLocation, CARD_IDS, countOf, faceOf, PLAN_IDS } from './board.ts';
import {
  KINDS,
  type Kind,
  LOCATIONS,
  type Location,
  returnOrderOf,
  type Side,
  TASKS_ON_BOARD,
  tokensOf,
} from './components.ts';
import { layTask } from './tasks.ts';
import { beginActing, noBans } from './turns.ts';
import type { Event, Open, Options, State } from './state.ts';

/** Luck is drawn in the order of ALC-2.16. */
export function setUp(options: Readonly<Options>, seats: number, table: Table<Event>): State {
  const layout = layoutFor(options, table);
  const sides = LOCATIONS.map(location => sideOf(location, options, table));
  const guards = guardsAtSetup(table);
  const starts = table.shuffle(LOCATIONS).slice(0, seats);
  const open: Open = {
    options: {
      layout: [...options.layout],
      sides: options.sides,
      darkSides: [...options.darkSides],
      guardsAffectFreeLocationRules: options.guardsAffectFreeLocationRules,
      bribesCountForTaskLimit: options.bribesCountForTaskLimit,
      openBlackmailHands: options.openBlackmailHands,
      maxOffersPerPlayerTurn: options.maxOffersPerPlayerTurn,
      talkSeconds: options.talkSeconds,
      voteSeconds: options.voteSeconds,
      turnSeconds: options.turnSeconds,
      answerSeconds: options.answerSeconds,
    },
    seats: seats === 3 ? 3 : 4,
    layout,
    sides,
    guards,
    stock: stockFor(sides),
    prisoners: starts.map(at => ({ at, strength: 0, cash: 0, items: [], marks: [], cards: 0 })),
    tasks: [],
    plan: { unseen: PLAN_IDS.length, bottom: [], removed: [] },
    blackmail: { deck: CARD_IDS.length, used: [], shuffled: [...CARD_IDS] },
    turn: 1,
    phase: 'acting',
    scapegoat: 0,
    bonus: 1,
    voted: [],
    ballots: [],
    acting: null,
    pending: null,
    bans: noBans(seats),
    naming: null,
    ending: null,
    said: [],
    promises: [],
  };
  const state: State = {
    open,
    deck: table.shuffle(PLAN_IDS),
    cards: [],
    hands: seatsOf(seats).map(() => []),
    known: [],
    choice: [],
    votes: [],
    namings: [],
  };
  for (let task = 0; task < TASKS_ON_BOARD; task++) layTask(state, table);
  state.cards = table.shuffle(CARD_IDS);
  open.scapegoat = firstScapegoat(seats, table);
  beginActing(open, table); // ALC-3.2: turn 1 has no guard and no vote
  return state;
}

/** Locations that are not listed take the places left over at random (ALC-2.2). */
function layoutFor({ layout }: Readonly<Options>, table: Table<Event>): Location[] {
  const left = LOCATIONS.filter(location => !layout.includes(location));
  return [...layout, ...(left.length > 0 ? table.shuffle(left) : [])];
}

function sideOf(location: Location, { sides, darkSides }: Readonly<Options>, table: Table<Event>): Side {
  switch (sides) {
    case 'silver':
    case 'dark':
      return sides;
    case 'random':
      return table.pick<Side>(['silver', 'dark']);
    case 'chosen':
      return darkSides.includes(location) ? 'dark' : 'silver';
  }
}

/** Two rounds of four different locations (ALC-2.6). */
function guardsAtSetup(table: Table<Event>): number[] {
  const drawn = [0, 1].flatMap(() => table.shuffle(LOCATIONS).slice(0, 4));
  return LOCATIONS.map(location => drawn.filter(one => one === location).length);
}

/** As many tokens as icons are visible, in the order of ALC-11.6 if tokens run out (ALC-2.4, ALC-2.5). */
export function stockFor(sides: readonly Side[]): Kind[][] {
  const stock = LOCATIONS.map((): Kind[] => []);
  for (const kind of KINDS) {
    let left = tokensOf(kind);
    for (const location of returnOrderOf(kind)) {
      const count = Math.min(left, countOf(faceOf({ sides }, location).icons, kind));
      left -= count;
      byLocation(stock, location).push(...Array.from({ length: count }, () => kind));
    }
  }
  return stock;
}

function firstScapegoat(seats: number, table: Table<Event>): Seat {
  const scapegoat = table.below(seats);
  table.tell({ type: 'matchStarted', scapegoat });
  return scapegoat;
}
