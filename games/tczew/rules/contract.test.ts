import { contract } from '#testkit';
import { EVENT_CARDS } from './data/events.ts';
import { tczew } from './game.ts';
import { invariants } from './invariants.fixture.ts';
import { builder } from './player.fixture.ts';
import { OPTIONS } from './scene.fixture.ts';
import type { Action, Event, Options, State } from './state.ts';

/** Whole games; the first options of the list are played most often. */
const LONG: readonly Options[] = [
  { ...OPTIONS, mode: 'extended', lastEpoch: 4, towns: 'pick', fastDiscard: true },
  { ...OPTIONS, mode: 'extended' },
  OPTIONS,
];

/** Games of one epoch, for the laws that look at everything after every move. */
const SHORT: readonly Options[] = [
  { ...OPTIONS, mode: 'extended', lastEpoch: 3 },
  { ...OPTIONS, lastEpoch: 3, idleRounds: 3, towns: 'pick', fastDiscard: true },
];

const ACTIONS: Readonly<Record<Action['type'], true>> = {
  pickTown: true,
  rollEpochOne: true,
  chooseEpochOneCell: true,
  placeFounding: true,
  place: true,
  playEvent: true,
  swap: true,
  wait: true,
  plebiscite: true,
  endTurn: true,
  proposeEnd: true,
  voteEnd: true,
  pick: true,
  build: true,
  fetch: true,
  lay: true,
  give: true,
  take: true,
  putBack: true,
  choose: true,
  done: true,
};

const EVENTS: Readonly<Record<Event['type'], true>> = {
  townTaken: true,
  firstPlayerRolled: true,
  epochOneDealt: true,
  epochOneRolled: true,
  epochOneLaid: true,
  startLaid: true,
  sparesShuffled: true,
  placed: true,
  captured: true,
  turnBegan: true,
  turnSkipped: true,
  swapped: true,
  waited: true,
  drew: true,
  pointerMoved: true,
  eventPlayed: true,
  rolled: true,
  warded: true,
  cancelled: true,
  removed: true,
  tookOver: true,
  relocated: true,
  covered: true,
  uncovered: true,
  fetched: true,
  handMoved: true,
  putBack: true,
  handShown: true,
  handsSwapped: true,
  hindered: true,
  extraMoves: true,
  wardSet: true,
  suspended: true,
  ongoing: true,
  ticked: true,
  eventEnded: true,
  tokensSet: true,
  modified: true,
  plebisciteHeld: true,
  tieRolled: true,
  districtTaken: true,
  districtLost: true,
  lapBegan: true,
  idleWarned: true,
  endProposed: true,
  endVoted: true,
  proposalLapsed: true,
  matchEnded: true,
};

/** The events that were played, and those whose decisions were asked for. */
function* eventsUsed({ open }: State, events: readonly Event[]): Generator<string> {
  for (const event of events) {
    if (event.type === 'eventPlayed') yield `${event.card} played`;
    if (event.type === 'matchEnded') yield event.reason;
  }
  if (open.pending && open.resolving) yield `${open.resolving.event} decided`;
}

/** Events that never ask anybody: chance or the card itself decides. */
const SILENT = new Set([153, 157, 159, 169, 173, 180, 181, 185, 188, 193, 195]);

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 0);

const usual = { invariants, finisher: builder(), wild: 0, maxMoves: 2000 };

contract(tczew, { ...usual, options: SHORT, laws: ['imagine', 'secrets', 'twins'], runs: RUNS || 3 });
contract(tczew, { ...usual, options: LONG, laws: ['imagine', 'twins'], runs: RUNS || 1 });
contract(tczew, { ...usual, options: SHORT, laws: ['plain', 'looking', 'offers'], runs: RUNS || 2 });
contract(tczew, { ...usual, options: LONG, laws: ['open', 'lasting', 'ends'], runs: RUNS || 2 });
contract(tczew, { ...usual, options: LONG, laws: ['replay', 'wire', 'undo'], runs: RUNS || 1 });
contract(tczew, {
  ...usual,
  options: LONG,
  finisher: builder({ wild: 25, stops: 30 }),
  laws: ['coverage'],
  actions: Object.keys(ACTIONS) as Action['type'][],
  events: Object.keys(EVENTS),
  cards: {
    all: [
      ...EVENT_CARDS.flatMap(({ no }) => [`${no} played`, ...(SILENT.has(no) ? [] : [`${no} decided`])]),
      'lastCard',
      'idle',
      'agreed',
    ],
    used: eventsUsed,
  },
});
