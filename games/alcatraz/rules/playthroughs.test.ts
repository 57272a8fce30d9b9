import { describe, expect, test } from 'vitest';
import { type Chance, fill, type Offer, type Seat, type Table } from '#kernel';
import { playthrough } from '#testkit';
import { CARD_IDS, planCard, prisonerOf } from './board.ts';
import { alcatraz } from './game.ts';
import { wellSupplied } from './match.fixture.ts';
import { worker } from './player.fixture.ts';
import type { Action, Event, Options, State, View } from './state.ts';

/** A match that is played from some start until it ends in a certain way. Nobody here knows more than their view. */
interface Manner {
  readonly options?: Partial<Options>;
  readonly seats: number;
  readonly seed: number;
  readonly starts?: (state: State, table: Table<Event>) => State;
  readonly plays?: (view: View, offers: readonly Offer<Action>[], luck: Chance) => Action;
  readonly ending: RegExp;
}

/** Does nothing but what has to be done, and votes for the scapegoat again. */
function idler({ open }: View, offers: readonly Offer<Action>[], luck: Chance): Action {
  const chosen = ['playBlackmail', 'callVote', 'castVote', 'answerBlackmail', 'moveGuard', 'endTurn'] as const;
  const offer = chosen.flatMap(type => offers.find(one => one.type === type) ?? [])[0];
  if (offer?.type === 'castVote') return { type: 'castVote', player: open.scapegoat };
  // whoever is not awaited passes the time by talking
  return fill<Action>(offer ?? luck.pick(offers), luck);
}

/** The scapegoat has all blackmail cards. */
function withAllCards(state: State, table: Table<Event>): State {
  wellSupplied(state, table);
  const { open } = state;
  state.hands = state.hands.map((_, seat) => (seat === open.scapegoat ? [...CARD_IDS] : []));
  open.prisoners.forEach((prisoner, seat) => void (prisoner.cards = seat === open.scapegoat ? CARD_IDS.length : 0));
  state.cards = [];
  open.blackmail.deck = 0;
  return state;
}

/** One prisoner can perform the last task; then nothing but Strength tells the others from each other, if that does. */
const lastTask =
  (isEven: boolean) =>
  (state: State): State => {
    const { open } = state;
    const performer: Seat = (open.scapegoat + 1) % open.seats;
    open.prisoners.forEach((prisoner, seat) => {
      prisoner.marks = seat === open.scapegoat ? ['A', 'B', 'C'] : ['D', 'E'];
      prisoner.strength = seat === performer && !isEven ? 2 : 1;
    });
    const cards = [...state.deck, ...open.plan.bottom, ...open.tasks.map(({ card }) => card)];
    const task = 'F3';
    const reward = cards.find(card => planCard(card).element === 'F' && card !== task) ?? 'F1';
    open.tasks = [{ card: task, at: prisonerOf(open, performer).at }];
    state.deck = [reward, ...cards.filter(card => card !== task && card !== reward)];
    open.plan.unseen = state.deck.length;
    open.plan.bottom = [];
    open.guards = open.guards.map((count, at) => (at + 1 === prisonerOf(open, performer).at ? 0 : count));
    Object.assign(prisonerOf(open, performer), { items: ['drugs', 'key'] });
    open.stock[3] = ['drugs', 'drugs'];
    open.stock[10] = ['key', 'key'];
    return state;
  };

const MANNERS: Readonly<Record<string, Manner>> = {
  'escape-scapegoat': { seats: 3, seed: 65, starts: wellSupplied, ending: /"decidedBy":"scapegoat"/ },
  'escape-only-one': { seats: 3, seed: 156, starts: wellSupplied, ending: /"decidedBy":"onlyOne"/ },
  'escape-elements': { seats: 4, seed: 75, starts: wellSupplied, ending: /"decidedBy":"elements"/ },
  'escape-cash': { seats: 4, seed: 1, starts: wellSupplied, ending: /"decidedBy":"cash"/ },
  'escape-items': { seats: 4, seed: 34, starts: wellSupplied, ending: /"decidedBy":"items"/ },
  'escape-strength': { seats: 3, seed: 1, starts: lastTask(false), ending: /"decidedBy":"strength"/ },
  'escape-naming': { seats: 4, seed: 1, starts: lastTask(true), ending: /"decidedBy":"naming"/ },
  'common-loss': { seats: 3, seed: 1, plays: idler, ending: /"outcome":"allLose"/ },
  'all-dark': { options: { sides: 'dark' }, seats: 4, seed: 195, starts: wellSupplied, ending: /"outcome":"escape"/ },
  'every-blackmail-card': { seats: 4, seed: 1, starts: withAllCards, plays: idler, ending: /"outcome":"allLose"/ },
};

const told = (name: string, { options = {}, seats, seed, starts, plays = worker({ wild: 8, talks: 3 }) }: Manner) =>
  playthrough(
    {
      ...alcatraz,
      setup(chosen, count, table) {
        const state = alcatraz.setup(chosen, count, table);
        return starts?.(state, table) ?? state;
      },
    },
    { seats, options, seed, wild: 0, finisher: plays, file: new URL(`../playthroughs/${name}.txt`, import.meta.url) },
  );

describe('Golden matches', () => {
  test.each(Object.entries(MANNERS))('ALC-16 and ALC-17 %s', (name, manner) => {
    const { told: text, golden } = told(name, manner);
    expect(text).toBe(golden);
    expect(/"type":"matchEnded".*/.exec(text)?.[0]).toMatch(manner.ending);
  });

  test('ALC-14.1 every blackmail card is played', () => {
    const manner = MANNERS['every-blackmail-card'];
    if (!manner) throw new Error('no such match');
    const { golden } = told('every-blackmail-card', manner);
    for (const card of CARD_IDS) expect(golden).toContain(`{"type":"playBlackmail","card":"${card}"`);
  });
});
