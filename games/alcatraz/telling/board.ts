import { type Seat, seatsOf } from '#kernel';
import { computedLine, type SectionEntry, type Section } from '#telling';
import {
  byLocation,
  countOf,
  effectiveGuards,
  faceOf,
  guardsAt,
  guardsInPrison,
  neighboursOf,
  planCard,
  prisonerOf,
  prisonersAt,
  taskAt,
} from '../rules/board.ts';
import { KINDS, type Kind, type Location } from '../rules/components.ts';
import { decidersOf } from '../rules/ending.ts';
import { recordOf } from '../rules/promises.ts';
import { deckSize } from '../rules/tasks.ts';
import type { Open, Task, View } from '../rules/state.ts';
import { tellEnding, votesOf } from './events.ts';
import {
  bundleList,
  cardName,
  cardNames,
  cardText,
  guardCount,
  locationName,
  seatNames,
  shortRule,
  taskName,
  thingList,
} from './names.ts';
import { tellPromise, tellSentence } from './sentences.ts';
import { type GameLine, line } from './line.ts';

/** Everything a table shows at a glance, one fact a line. */
export const tellBoard = (view: Readonly<View>): Section[] => {
  const { open } = view;
  return [
    sectionOf('status', statusOf(view)),
    ...handsIn(view),
    { ...headOf('tasks'), entries: open.tasks.map(task => taskEntry(open, task)) },
    { ...headOf('prison'), entries: open.layout.map(location => locationEntry(open, location)) },
    { ...headOf('seats'), entries: seatsOf(open.seats).map(seat => seatEntry(open, seat)) },
    sectionOf(
      'talk',
      open.said.map(said => line('said', { seat: { seat: said.by }, sentence: tellSentence(said) })),
    ),
    sectionOf('promises', open.promises.map(tellPromise)),
    sectionOf(
      'votes',
      open.ballots.map(({ turn, votes, elected }) =>
        line('ballot', { round: turn, votes: votesOf(votes), seat: { seat: elected } }),
      ),
    ),
    sectionOf('decks', decksOf(open)),
  ].filter(({ entries }) => entries.length > 0);
};

const headOf = (word: string): Pick<Section, 'word' | 'title'> => ({
  word,
  title: computedLine(`section-${word}`),
});

const sectionOf = (word: string, lines: readonly GameLine[]): Section => ({
  ...headOf(word),
  entries: lines.map(one => ({ line: one })),
});

function statusOf(view: Readonly<View>): GameLine[] {
  const { open, vote, naming } = view;
  return [
    line('status-round', { round: open.turn, guards: guardsInPrison(open) }),
    line('status-scapegoat', { seat: { seat: open.scapegoat }, bonus: open.bonus }),
    ...phaseOf(open),
    ...pendingOf(open),
    ...(vote === null ? [] : [line('status-vote-of-you', { player: { seat: vote } })]),
    ...(naming === null ? [] : [line('status-naming-of-you', { player: { seat: naming } })]),
  ];
}

function phaseOf(open: Open): GameLine[] {
  switch (open.phase) {
    case 'talks':
      return [line('status-talks', { seat: { seat: open.scapegoat } })];
    case 'voting':
      return [
        line('status-voting', { missing: seatNames(seatsOf(open.seats).filter(seat => !open.voted.includes(seat))) }),
      ];
    case 'acting':
      return [
        line('status-acting', { seat: { seat: open.acting?.seat ?? 0 }, ap: open.acting?.ap ?? 0 }),
        ...(open.acting?.bribes ?? []).map(({ at, count }) =>
          line('status-bribed', { guards: count, location: locationName(at) }),
        ),
      ];
    case 'naming': {
      const missing = decidersOf(open).filter(seat => !open.naming?.named.includes(seat));
      return [line('status-naming', { seats: seatNames(open.naming?.candidates ?? []), missing: seatNames(missing) })];
    }
    case 'over':
      return open.ending ? tellEnding(open.ending, open.seats) : [];
  }
}

/** What has to be settled before the turn goes on. */
function pendingOf({ pending, acting }: Open): GameLine[] {
  const seat = { seat: acting?.seat ?? 0 };
  switch (pending?.type) {
    case 'offer':
      return [
        line('status-offer', {
          partner: { seat: pending.partner },
          seat,
          give: bundleList(pending.give),
          want: bundleList(pending.want),
        }),
      ];
    case 'choice':
      return [line('status-choice', { seat })];
    case 'prompt':
      return [line('status-prompt', { card: cardName(pending.card), seat: { seat: pending.victim } })];
    case 'guards':
      return [line('status-guards', { count: pending.left })];
    case undefined:
      return [];
  }
}

/** My blackmail cards, and what I know about other hands (ALC-14.7). */
function handsIn({ me, open, hands, known, choice }: Readonly<View>): Section[] {
  if (me === 'audience' && !open.options.openBlackmailHands) return [];
  const mine = me === 'audience' ? [] : (hands[me] ?? []);
  const others = seatsOf(open.seats).flatMap(seat => {
    if (seat === me) return [];
    const cards = hands[seat] ?? known.filter(one => one.of === seat && one.by === me).map(({ card }) => card);
    return cards.length > 0 ? [line('hand-known', { seat: { seat }, cards: cardNames(cards) })] : [];
  });
  return [
    sectionOf('hand', [
      ...mine.map(card => line('hand-card', { card: cardName(card), text: cardText(card) })),
      ...(me !== 'audience' && mine.length === 0 ? [line('hand-none')] : []),
      ...(choice ? [line('hand-choice', { cards: cardNames(choice) })] : []),
      ...others,
    ]),
  ];
}

/** A task, and what is there of what it needs. */
function taskEntry(open: Open, { card, at }: Task): SectionEntry {
  const { prisoners, guards, items } = planCard(card);
  const here = prisonersAt(open, at);
  const pool = here.flatMap(seat => prisonerOf(open, seat).items);
  const missing = missingOf(items, pool);
  return {
    line: line('task-at', { task: taskName(card), location: locationName(at) }),
    under: [
      line('task-prisoners', { here: here.length, needed: prisoners[open.seats] }),
      line('task-guards', {
        here: open.options.bribesCountForTaskLimit ? effectiveGuards(open, at) : guardsAt(open, at),
        most: guards,
      }),
      line('task-items', { items: thingList(items) }),
      missing.length > 0 ? line('task-missing', { items: thingList(missing) }) : line('task-ready'),
    ],
  };
}

/** The items that are not among those held there; the Gun stands for one of any kind (ALC-11.9). */
function missingOf(needed: readonly Kind[], pool: readonly Kind[]): Kind[] {
  const missing = KINDS.flatMap(kind =>
    needed.filter(item => item === kind).slice(Math.min(countOf(pool, kind), countOf(needed, kind))),
  );
  return missing.slice(countOf(pool, 'gun'));
}

function locationEntry(open: Open, location: Location): SectionEntry {
  const side = byLocation(open.sides, location);
  const task = taskAt(open, location);
  const stock = byLocation(open.stock, location);
  const here = prisonersAt(open, location);
  return {
    line: line('prison-location', {
      number: location,
      location: locationName(location),
      side: line(`side-${side}`),
      guards: guardCount(guardsAt(open, location)),
    }),
    under: [
      shortRule(location, side),
      ...(faceOf(open, location).free ? [line('location-free')] : []),
      ...(stock.length > 0 ? [line('prison-items', { items: thingList(stock) })] : []),
      ...(task ? [line('prison-task', { task: taskName(task.card) })] : []),
      ...(here.length > 0 ? [line('prison-here', { seats: seatNames(here) })] : []),
      ...(open.bans.closed.includes(location) ? [line('prison-closed')] : []),
      line('prison-near', { locations: { list: neighboursOf(open, location).map(locationName) } }),
    ],
  };
}

function seatEntry(open: Open, seat: Seat): SectionEntry {
  const prisoner = prisonerOf(open, seat);
  const { strength, cash, cards, marks, items } = prisoner;
  const { kept, broken } = recordOf(open, seat);
  const cut = open.bans.cuts[seat] ?? 0;
  return {
    line: line('seat-place', { seat: { seat }, location: locationName(prisoner.at) }),
    under: [
      ...(seat === open.scapegoat ? [line('seat-scapegoat')] : []),
      line('seat-tracks', { strength, cash, cards }),
      ...(items.length > 0 ? [line('seat-things', { things: thingList(items) })] : []),
      marks.length > 0 ? line('seat-elements', { elements: { row: marks } }) : line('seat-no-elements'),
      ...(open.bans.barred.includes(seat) ? [line('seat-barred')] : []),
      ...(cut > 0 ? [line('seat-cut', { ap: cut })] : []),
      ...(kept + broken > 0 ? [line('promises-of', { kept, all: kept + broken })] : []),
    ],
  };
}

const decksOf = (open: Open): GameLine[] => [
  line('decks-plan', { deck: deckSize(open), removed: open.plan.removed.length }),
  line('decks-blackmail', {
    deck: open.blackmail.deck,
    used: open.blackmail.used.length > 0 ? cardNames(open.blackmail.used) : line('nothing'),
  }),
];
