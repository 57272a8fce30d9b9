import { type Seat, viewersOf } from '#kernel';
import type { Line } from '#telling';
import { given } from '#testkit';
import {
  distinct,
  linesOfEvents,
  linesOfOptionsAndRules,
  linesOfView,
  rulesNamedIn,
  testWords,
} from '../../../text/game-words.fixture.ts';
import { CARD_IDS, PLAN_IDS } from '../rules/board.ts';
import { LOCATIONS, THINGS } from '../rules/components.ts';
import { SENTENCES } from '../rules/data/sentences.ts';
import { alcatraz } from '../rules/game.ts';
import { livelyAlcatraz, playOut, type Step } from '../rules/match.fixture.ts';
import { krzysiek, michal, nameStayer, OPTIONS, prison, rafal, use } from '../rules/scene.fixture.ts';
import type { Criterion, Ending, Event, Options, State } from '../rules/state.ts';
import { tellEnding } from '../telling/events.ts';
import {
  cardName,
  cardText,
  counted,
  fullRule,
  locationIn,
  locationName,
  planName,
  shortRule,
  strengthName,
  thingName,
} from '../telling/names.ts';
import { kindName, tellPromise, tellSentence } from '../telling/sentences.ts';
import { alcatrazTelling } from '../telling.ts';

const MATCHES: readonly { readonly options: Partial<Options>; readonly seats: number; readonly seed: number }[] = [
  { options: {}, seats: 3, seed: 1 },
  { options: { sides: 'dark' }, seats: 4, seed: 2 },
  { options: { sides: 'random', openBlackmailHands: true, bribesCountForTaskLimit: false }, seats: 4, seed: 3 },
  { options: { sides: 'dark', openBlackmailHands: true }, seats: 3, seed: 4 },
  ...[5, 6, 7, 8, 9, 10].map(seed => ({ options: { sides: 'random' as const }, seats: 3 + (seed % 2), seed })),
];

const CRITERIA: readonly Criterion[] = ['scapegoat', 'onlyOne', 'elements', 'cash', 'items', 'strength', 'naming'];

const endings = (): Ending[] => [
  { outcome: 'allLose' },
  ...CRITERIA.map(decidedBy => ({
    outcome: 'escape' as const,
    stays: 0,
    decidedBy,
    redundant: [0, 1],
    namings: decidedBy === 'naming' ? [null, null, 0] : null,
  })),
];

const ALCATRAZ = { game: alcatraz, telling: alcatrazTelling };

/** Everything Alcatraz can say: of every card, location, sentence and option there is, and of whole matches. */
const everyLine = (): Line[] =>
  distinct([
    ...LOCATIONS.flatMap(location => [
      locationName(location),
      ...(['at', 'into', 'from'] as const).map(form => locationIn(location, form)),
      ...(['silver', 'dark'] as const).flatMap(side => [shortRule(location, side), fullRule(location, side)]),
    ]),
    ...THINGS.flatMap(thing => [thingName(thing), counted(thing), counted(thing, 2), counted(thing, 5)]),
    ...PLAN_IDS.map(planName),
    ...CARD_IDS.flatMap(card => [cardName(card), cardText(card)]),
    ...sentenceLines(),
    strengthName(),
    ...rareLines(),
    ...MATCHES.flatMap(({ options, seats, seed }) =>
      playOut({ options: { ...OPTIONS, ...options }, seats, seed, game: livelyAlcatraz, manner: { wild: 40 } }).flatMap(
        (step, number) => linesOf(step, number % 4 === 0 || step.state.open.pending !== null),
      ),
    ),
    ...linesOfOptionsAndRules(ALCATRAZ, rulesNamedIn('games/alcatraz/rules')),
  ]);

function linesOf({ state, events }: Step, isLookedAt: boolean): Line[] {
  const { seats } = state.open;
  const told = linesOfEvents(ALCATRAZ, { state, events, seats });
  if (!isLookedAt) return told;
  return [...told, ...viewersOf(seats).flatMap(viewer => linesOfView(ALCATRAZ, alcatraz.view(state, viewer)))];
}

/** Every sentence with its blanks open, filled in, and about the speaker; and what becomes of promises. */
function sentenceLines(): Line[] {
  const filled = { to: 1, location: 1, thing: 'key', want: 'cash', element: 'A', count: 2, turn: 3 } as const;
  const drafts = SENTENCES.flatMap(({ id: sentence }) => [
    { sentence },
    { ...filled, sentence, by: 0, player: 2 },
    { ...filled, sentence, by: 0, player: 0 },
  ]);
  const promises = (['open', 'kept', 'broken', 'lapsed'] as const).map(state =>
    tellPromise({ ...filled, by: 0, player: 2, sentence: 'promise-vote', since: 2, due: 2, state }),
  );
  return [...drafts.map(tellSentence), ...promises, ...SENTENCES.map(({ kind }) => kindName(kind))];
}

/** What random players hardly ever come to, or what only some of them hear. */
function rareLines(): Line[] {
  const quiet = given(alcatraz, prison({ seats: 3, barred: [michal] }));
  const wardens = given(alcatraz, prison({ seats: 3, dark: [12], prisoners: [{}, { at: 12, cash: 1 }] }));
  const named = given(alcatraz, tied(prison({ seats: 4, phase: 'naming' }), [michal, krzysiek]));
  const [card, other] = ['b01', 'b02'];
  const events: Event[] = [
    { type: 'cardTaken', by: 0, victim: 1, card },
    { type: 'cardTaken', by: 0, victim: 1, card: null },
    { type: 'cardDiscarded', by: 0, victim: 1, card },
    { type: 'cardDrawn', by: 0, card },
    { type: 'choiceOpened', by: 0, cards: [card, other] },
    { type: 'choiceOpened', by: 0, cards: null },
    { type: 'cardKept', by: 0, card, rejected: [other] },
    { type: 'cardKept', by: 0, card: null, rejected: [other] },
    { type: 'cardsShuffled', cards: [card, other] },
    { type: 'offerWithdrawn', by: 0 },
    { type: 'rewardShown', card: null },
    ...endings().map((ending): Event => ({ type: 'matchEnded', ending })),
  ];
  return [
    ...events.flatMap(event => viewersOf(3).flatMap(to => alcatrazTelling.event(event, quiet.sees(michal), to))),
    ...endings().flatMap(ending => tellEnding(ending, 3)),
    ...[quiet, wardens.play(michal, use({ pay: 'cash' })), named.play(rafal, nameStayer(michal))].flatMap(table =>
      viewersOf(table.state.open.seats).flatMap(viewer => linesOfView(ALCATRAZ, table.sees(viewer))),
    ),
  ];
}

/** Two prisoners are tied, and the others decide (ALC-16.9). */
function tied(state: State, candidates: readonly Seat[]): State {
  state.open.naming = { candidates, named: [] };
  state.namings = state.open.prisoners.map(() => null);
  return state;
}

/** Keys that ask about the board. */
const QUERY_KEYS = ['W', 'T', 'S', 'M', 'D', 'G', 'I', 'N', 'E'];

testWords({
  name: 'Alcatraz',
  folders: ['games/alcatraz/text', 'games/alcatraz/text/terminal'],
  latin: ['A', 'F', 'Enter', ...QUERY_KEYS],
  // said by the screen alone, whose own tests count these
  ofTheScreen: /^(board|talk|hint)-/,
  lines: everyLine(),
});
