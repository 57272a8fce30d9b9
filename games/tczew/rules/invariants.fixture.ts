import { seatsOf } from '#kernel';
import { at, categoriesOf, isStructural, occupiedSides, ownerOf, placedAt } from './board.ts';
import { CELLS, type Cell, cellNamed, isBank, isRiver, sidesOf } from './cells.ts';
import { CARDS, cardOf, isEvent, REPLACEMENTS, TOWNS } from './components.ts';
import { districtsOf } from './districts.ts';
import type { CardNo } from './kinds.ts';
import { activeEvents } from './lasting.ts';
import { cardsOfEpoch } from './setup.ts';
import type { Open, State } from './state.ts';

/** What is true of every state (section 18), by the number of the statement; each tells what is wrong, or nothing. */
export const INVARIANTS: Readonly<Record<string, (state: State) => string | undefined>> = {
  'TCZ-2.3': ({ open, stacks }) => {
    const isOwn = (card: CardNo, epoch: number): boolean =>
      cardOf(card).epoch === epoch || (epoch === 3 && cardOf(card).epoch === 2);
    const current = stacks[open.pointer - 3] ?? [];
    const own = [current.slice(0, current.length - open.returned), ...stacks.slice(open.pointer - 2)];
    return own.some((stack, at) => stack.some(({ card }) => !isOwn(card, open.pointer + at)))
      ? 'a card that was not returned lies in the stack of another epoch'
      : undefined;
  },
  'TCZ-18.1': state => {
    const places = placesOf(state);
    const wrong = CARDS.find(({ no }) => places.filter(card => card === no).length !== 1);
    return wrong ? `card ${wrong.no} is in ${places.filter(card => card === wrong.no).length} places` : undefined;
  },
  'TCZ-18.2': ({ open }) => {
    const covers = open.board.flatMap(placed => (placed?.cover ? [placed.cover] : []));
    const places = [...open.replacements, ...open.usedReplacements, ...covers];
    const isRight = places.length === REPLACEMENTS.size && new Set(places).size === REPLACEMENTS.size;
    return isRight ? undefined : `the replacements are ${places.join(' ')}`;
  },
  'TCZ-18.3': ({ open }) =>
    isFounded(open) &&
    TOWNS.some(({ startCard, startCell }) => at(open.board, cellNamed(startCell))?.card !== startCard)
      ? 'a Start card is not on its start cell'
      : undefined,
  'TCZ-18.4': ({ open, hands, stacks }) => {
    const inPlay = [...hands.flat(), ...stacks.flat()].map(({ card }) => card);
    if (inPlay.some(card => card < 5)) return 'a Start card is in a hand or a stack';
    if (open.board.some(placed => placed && isEvent(placed.card))) return 'an event lies on the board';
    return activeEvents(open).every(isEvent) ? undefined : 'a building is active';
  },
  'TCZ-18.5': ({ open }) =>
    firstCell(open, cell => {
      const own = categoriesOf(placedAt(open.board, cell));
      return occupiedSides(open.board, cell).some(side =>
        categoriesOf(placedAt(open.board, side)).some(category => own.includes(category)),
      );
    }),
  'TCZ-18.6': ({ open }) =>
    firstCell(open, cell => {
      const { stars } = cardOf(placedAt(open.board, cell).card);
      return (stars === 2) !== isRiver(cell) || (stars === 3 && !isBank(cell));
    }),
  'TCZ-18.7': ({ open }) =>
    firstCell(
      open,
      cell => cardOf(placedAt(open.board, cell).card).stars === 4 && occupiedSides(open.board, cell).length > 1,
    ),
  'TCZ-18.8': ({ open }) =>
    firstCell(open, cell => {
      const { owner, card } = placedAt(open.board, cell);
      if (owner !== null) return owner >= open.seats;
      const isFree = cardOf(card).epoch === 1 || (card <= 4 && !isOfTownInPlay(open, card));
      return !isFree || sidesOf(cell).some(side => ownerOf(open.board, side) !== null);
    }),
  'TCZ-18.9': ({ open }) => {
    if (open.resolving) return undefined;
    const isHeld = (cells: readonly Cell[]): boolean => cells.some(cell => isStructural(placedAt(open.board, cell)));
    const seat = seatsOf(open.seats).find(one => districtsOf(open, one).some(cells => !isHeld(cells)));
    return seat === undefined ? undefined : `seat ${seat} has an orphan`;
  },
  'TCZ-18.10': ({ open }) =>
    firstCell(open, cell => {
      const { card, cover } = placedAt(open.board, cell);
      return cover !== null && !['object', 'special'].includes(cardOf(card).type);
    }),
  'TCZ-18.11': ({ open }) => {
    if (open.options.mode === 'extended') return undefined;
    if (open.board.some(placed => placed?.immune)) return 'a card is immune in the basic game';
    return firstCell(open, cell => {
      const { card, owner } = placedAt(open.board, cell);
      const seat = open.towns.indexOf(TOWNS.find(({ startCard }) => startCard === card)?.id ?? null);
      return card <= 4 && seat >= 0 && owner !== seat;
    });
  },
  'TCZ-18.12': ({ open }) =>
    firstCell(open, cell => placedAt(open.board, cell).immune && ownerOf(open.board, cell) === null),
  'TCZ-18.13': ({ open, stacks }) =>
    stacks.slice(0, open.pointer - 3).some(stack => stack.length > 0)
      ? 'a stack before the pointer holds cards'
      : undefined,
  'TCZ-18.22': ({ open }) => {
    const starts = open.board.filter(placed => placed !== null && placed.card <= 4);
    return isFounded(open) && starts.length !== 4 ? `${starts.length} Start cards lie on the board` : undefined;
  },
};

const isFounded = ({ phase }: Open): boolean => phase !== 'towns' && phase !== 'epoch1';

const isOfTownInPlay = ({ towns }: Open, card: CardNo): boolean =>
  TOWNS.some(({ id, startCard }) => startCard === card && towns.includes(id));

function firstCell({ board }: Open, isWrong: (cell: Cell) => boolean): string | undefined {
  const cell = CELLS.find(one => at(board, one) !== null && isWrong(one));
  return cell === undefined ? undefined : `cell ${cell}: ${JSON.stringify(at(board, cell))}`;
}

/** Every place of every regular card. */
function placesOf({ open, hands, stacks }: State): CardNo[] {
  const active = activeEvents(open);
  const resolving = open.resolving && !active.includes(open.resolving.event) ? [open.resolving.event] : [];
  return [
    ...hands.flat().map(({ card }) => card),
    ...stacks.flat().map(({ card }) => card),
    ...open.board.flatMap(placed => (placed ? [placed.card] : [])),
    ...open.used,
    ...active,
    ...resolving,
    ...open.epochOne.map(({ card }) => card),
    ...open.founding.flatMap(({ cards }) => cards),
    ...(open.phase === 'towns' ? cardsOfEpoch(1) : []),
    ...(isFounded(open) ? [] : cardsOfEpoch(2)),
    ...CARDS.filter(({ epoch }) => epoch > open.options.lastEpoch).map(({ no }) => no),
  ];
}

/** The first invariant a state breaks. */
export function invariants(state: State): string | undefined {
  for (const [rule, broken] of Object.entries(INVARIANTS)) {
    const problem = broken(state);
    if (problem !== undefined) return `${rule}: ${problem}`;
  }
  return undefined;
}
