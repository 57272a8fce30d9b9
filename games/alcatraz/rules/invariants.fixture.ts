import { seatsOf } from '#kernel';
import {
  bribedAt,
  byLocation,
  CARD_IDS,
  countOf,
  faceOf,
  guardsAt,
  guardsInPrison,
  planCard,
  PLAN_IDS,
} from './board.ts';
import {
  ELEMENTS,
  ITEM_PLACES,
  KINDS,
  LOCATIONS,
  MAX_CASH,
  MAX_GUARDS,
  MAX_GUARDS_HERE,
  MAX_STRENGTH,
  MOST_SENTENCES,
  TASKS_ON_BOARD,
  tokensOf,
} from './components.ts';
import { decidersOf, redundantIn } from './ending.ts';
import { gapFor } from './items.ts';
import { cardsInDeck, fitsBoard } from './tasks.ts';
import type { State } from './state.ts';

type Invariant = (state: State) => string | undefined;

const hasDuplicates = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;
const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** What is true of every state, real or imagined; each says what is wrong. The numbers are those of ALC-INV. */
export const OF_EVERY_STATE = {
  '1 tokens on locations, with prisoners and in the box add up'({ open }) {
    const wrong = KINDS.find(kind => {
      const held = open.prisoners.reduce((sum, { items }) => sum + countOf(items, kind), 0);
      const lying = open.stock.reduce((sum, items) => sum + countOf(items, kind), 0);
      const icons = LOCATIONS.reduce((sum, at) => sum + countOf(faceOf(open, at).icons, kind), 0);
      return held + lying !== Math.min(icons, tokensOf(kind));
    });
    return wrong && `tokens: ${wrong}`;
  },

  '2 no location has more tokens than icons, and gaps add up to what is held'({ open }) {
    const wrong = KINDS.find(kind => {
      const gaps = LOCATIONS.map(location => gapFor(open, location, kind));
      const held = open.prisoners.reduce((sum, { items }) => sum + countOf(items, kind), 0);
      return gaps.some(gap => gap < 0) || gaps.reduce((sum, gap) => sum + gap, 0) !== held;
    });
    const strange = LOCATIONS.find(at =>
      byLocation(open.stock, at).some(kind => !faceOf(open, at).icons.includes(kind)),
    );
    return wrong ?? (strange === undefined ? undefined : `strange tokens at ${strange}`);
  },

  '3 guards: at most four in a location and twenty in all; in turn t there are 7 + t of them'({ open }) {
    const isOver = open.guards.some(count => !isWithin(count, MAX_GUARDS_HERE)) || guardsInPrison(open) > MAX_GUARDS;
    const due = Math.min(MAX_GUARDS, 7 + open.turn);
    return isOver || guardsInPrison(open) !== due ? `${open.guards.join()} in turn ${open.turn}` : undefined;
  },

  '5 nobody has more than the sheet has places for'({ open }) {
    const wrong = open.prisoners.findIndex(
      ({ items, cash, strength }) =>
        items.length > ITEM_PLACES || !isWithin(cash, MAX_CASH) || !isWithin(strength, MAX_STRENGTH),
    );
    return wrong < 0 ? undefined : `prisoner ${wrong}`;
  },

  '6 tasks: at most three, on different locations, with different elements; fewer only without a fitting card'({
    open,
  }) {
    const { tasks } = open;
    const elements = tasks.map(({ card }) => planCard(card).element);
    if (tasks.length > TASKS_ON_BOARD || hasDuplicates(elements) || hasDuplicates(tasks.map(({ at }) => at)))
      return JSON.stringify(tasks);
    const isShort = tasks.length < TASKS_ON_BOARD && open.ending === null && open.phase !== 'naming';
    const fitting = cardsInDeck(open).find(card => fitsBoard(tasks, card));
    return isShort && fitting !== undefined ? `${fitting} would fit ${JSON.stringify(tasks)}` : undefined;
  },

  '7 plan cards: deck, board and removed ones are thirty, and none twice'({ open, deck }) {
    const { bottom, removed, unseen } = open.plan;
    const all = [...deck, ...bottom, ...removed, ...open.tasks.map(({ card }) => card)];
    const isWhole = all.length === PLAN_IDS.length && !hasDuplicates(all) && deck.length === unseen;
    return isWhole ? undefined : `plan ${all.join()}`;
  },

  '8 blackmail cards: deck, used pile, hands and an open choice are eleven, and none twice'(state) {
    const { open, cards, hands, choice } = state;
    const all = [...cards, ...open.blackmail.used, ...hands.flat(), ...choice];
    const isWhole = all.length === CARD_IDS.length && !hasDuplicates(all) && cards.length === open.blackmail.deck;
    if (!isWhole) return `cards ${all.join()}`;
    const isCounted = open.prisoners.every((prisoner, seat) => prisoner.cards === hands[seat]?.length);
    if (!isCounted) return 'hands and their sizes differ';
    const isFromDeck = cards.every(card => open.blackmail.shuffled.includes(card));
    if (!isFromDeck) return 'the deck has a card that was not shuffled into it';
    const wrong = state.known.find(({ of, card }) => !hands[of]?.includes(card));
    return wrong && `${wrong.by} is wrong about ${wrong.card} of ${wrong.of}`;
  },

  '9 marks are a set, and never more than there are markers'({ open }) {
    const marks = open.prisoners.flatMap(prisoner => prisoner.marks);
    const most = open.seats === 3 ? 17 : 23;
    const isSet = open.prisoners.every(prisoner => !hasDuplicates(prisoner.marks));
    return isSet && marks.length <= most && marks.every(mark => ELEMENTS.includes(mark)) ? undefined : marks.join();
  },

  '10 one scapegoat, with a bonus of 1 to 3'({ open }) {
    const isSeat = open.scapegoat >= 0 && open.scapegoat < open.seats;
    return isSeat && open.bonus >= 1 && open.bonus <= 3 ? undefined : `${open.scapegoat} +${open.bonus}`;
  },

  '11 action points are never negative'({ open }) {
    const { acting } = open;
    const most = (open.seats === 3 ? 3 : 2) + (acting?.seat === open.scapegoat ? open.bonus : 0) + 1;
    return acting && !isWithin(acting.ap, most) ? `${acting.ap} AP` : undefined;
  },

  '12 each location once, one theft, one Strength, eight offers, six sentences'({ open }) {
    const { acting, said, options } = open;
    const isChatty = seatsOf(open.seats).some(seat => said.filter(({ by }) => by === seat).length > MOST_SENTENCES);
    const isOver = acting && (hasDuplicates(acting.used) || acting.offers > options.maxOffersPerPlayerTurn);
    return isChatty || isOver ? 'a limit was passed' : undefined;
  },

  '13 nobody is bribed who is not there'({ open }) {
    const wrong = LOCATIONS.find(at => bribedAt(open, at) < 0 || bribedAt(open, at) > guardsAt(open, at));
    return wrong === undefined ? undefined : `${bribedAt(open, wrong)} bribed at ${wrong}`;
  },

  '15 while the game runs, nobody is redundant'({ open }) {
    const isOpen = open.ending === null && open.phase !== 'naming';
    return isOpen && redundantIn(open).length > 0 ? `redundant: ${redundantIn(open).join()}` : undefined;
  },

  '16 at an escape one stays, and the others have all six elements'({ open }) {
    const { ending } = open;
    if (ending?.outcome !== 'escape') return undefined;
    const winners = open.prisoners.filter((_, seat) => seat !== ending.stays);
    const letters = new Set(winners.flatMap(({ marks }) => marks));
    if (letters.size !== ELEMENTS.length) return 'the winners lack an element';
    return open.scapegoat !== ending.stays && redundantIn(open).includes(open.scapegoat)
      ? 'a redundant scapegoat escaped'
      : undefined;
  },

  'phases, turns and open questions go together'({ open }) {
    const { phase, acting, pending, naming, ending } = open;
    if ((phase === 'acting') !== (acting !== null)) return `${phase} with ${acting ? 'somebody' : 'nobody'} acting`;
    if (pending && phase !== 'acting') return `${pending.type} while ${phase}`;
    if ((phase === 'naming') !== (naming !== null) || (phase === 'over') !== (ending !== null)) return phase;
    return naming && !decidersOf(open).includes(open.scapegoat) ? 'the scapegoat does not decide' : undefined;
  },
} satisfies Record<string, Invariant>;

export function invariants(state: State): string | undefined {
  for (const [id, breach] of Object.entries<Invariant>(OF_EVERY_STATE)) {
    const found = breach(state);
    if (found !== undefined) return `${id}: ${found}`;
  }
  return undefined;
}
