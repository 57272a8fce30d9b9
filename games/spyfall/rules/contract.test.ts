import { contract } from '#testkit';
import { spyfall } from './game.ts';
import { STATE_INVARIANTS } from './invariants.fixture.ts';
import { PLACES, ROLES } from './places.ts';
import type { Event, Options, State } from './state.ts';

const usual: Options = { rounds: 2, minutes: 0, conversation: 'phrasebook', roles: 'played', voteSeconds: 60 };

const CARDS = [...PLACES.flatMap(place => ROLES.map(role => `${place}.${role}`)), '--.-'];

function* cardsUsed(_: State, events: readonly Event[]): Generator<string> {
  for (const event of events) if (event.type === 'cardDealt') yield `${event.card.place}.${event.card.role}`;
}

function invariants(state: State): string | undefined {
  for (const [id, breach] of Object.entries(STATE_INVARIANTS)) {
    const found = breach(state);
    if (found !== undefined) return `${id}: ${found}`;
  }
  return undefined;
}

contract(spyfall, {
  options: [
    usual,
    { ...usual, rounds: 1, conversation: 'spoken', minutes: 30 },
    { ...usual, conversation: 'written', voteSeconds: 15 },
    { ...usual, rounds: 3, minutes: 1 },
  ],
  invariants,
  actions: [
    'start',
    'continue',
    'ask',
    'answer',
    'remark',
    'accuse',
    'vote',
    'point',
    'ring',
    'close',
    'join',
    'cancelJoin',
  ],
  events: [
    'matchStarted',
    'joined',
    'roundDealt',
    'cardDealt',
    'continued',
    'clockStarted',
    'asked',
    'answered',
    'remarked',
    'accused',
    'timeRanOut',
    'putToVote',
    'voted',
    'voteClosed',
    'placeNamed',
    'roundEnded',
    'matchEnded',
  ],
  cards: { all: CARDS, used: cardsUsed },
});

contract(spyfall, {
  // thirty rounds use every place; without roles all cards except the spy's are equal
  options: [{ ...usual, rounds: 30, roles: 'none' }],
  players: [4],
  runs: 1,
  maxMoves: 6000,
  invariants,
  laws: ['ends', 'imagine'],
});
