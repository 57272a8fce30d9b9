import { type Chance, fill, type Offer } from '#kernel';
import { contract } from '#testkit';
import { EDITIONS, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import { STATE_INVARIANTS } from './invariants.fixture.ts';
import { finish } from './match.fixture.ts';
import type { Action, Event, State, View } from './state.ts';

/** Every evidence card, and every element as part of a case, in both editions. */
const CARDS = EDITIONS.flatMap(edition => {
  const { evidence } = townFor(edition);
  return evidence.flatMap(card => [`${edition}: ${card} examined`, `${edition}: ${card} in a case`]);
});

function* cardsUsed({ open }: State, events: readonly Event[]): Generator<string> {
  const { edition } = open.options;
  for (const event of events) {
    if (event.type === 'examined') yield `${edition}: ${event.card} examined`;
    if (event.type !== 'investigationEnded') continue;
    for (const one of event.cases) for (const kind of KINDS) yield `${edition}: ${one[kind]} in a case`;
  }
}

function invariants(state: State): string | undefined {
  for (const [id, breach] of Object.entries(STATE_INVARIANTS)) {
    const found = breach(state);
    if (found !== undefined) return `${id} ${found}`;
  }
  return undefined;
}

contract(pi, {
  // random accusations are right once in 1,680 times
  finisher: (view: View, offers: readonly Offer<Action>[], chance: Chance): Action =>
    finish(view, chance) ?? fill<Action>(chance.pick(offers), chance),
  invariants,
  actions: [
    'examine',
    'investigate',
    'accuse',
    'assign',
    'unassign',
    'answerEvidence',
    'answerInvestigator',
    'answerAccusation',
  ],
  events: [
    'matchStarted',
    'investigationStarted',
    'handDealt',
    'turnStarted',
    'asked',
    'examined',
    'investigated',
    'accused',
    'assigned',
    'unassigned',
    'deckReshuffled',
    'displayRefilled',
    'solved',
    'misled',
    'roundEnded',
    'lastUnsolvedScored',
    'investigationEnded',
    'matchEnded',
  ],
  cards: { all: CARDS, used: cardsUsed },
});
