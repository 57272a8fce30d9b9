import { type Chance, chanceFromBelow, type Offer, type Seat, seatsOf } from '#kernel';
import { CELLS, type Cell, cellNamed, nameOfCell } from './cells.ts';
import { refusalOf } from './objection.ts';
import type { RefusalCode } from './refusal.ts';
import { CARDS, REPLACEMENTS, STACK_EPOCHS, type TownId } from './components.ts';
import { hidden } from './hidden.ts';
import type { CardNo, Category, ReplacementNo, StackEpoch } from './kinds.ts';
import type { Action, Lasting, Open, Options, Placed, State, Turn, View } from './state.ts';

/** The seats of the scenes: A, B, C and D. */
export const [A, B, C, D] = [0, 1, 2, 3] as const;

export const OPTIONS: Options = { towns: 'random', mode: 'basic', lastEpoch: 5, fastDiscard: false, idleRounds: 5 };

/** `E5x10`. */
export const cell = (name: string): Cell => cellNamed(name);

/** A card on the board: its number, or its category (then any card of it with 0 or 1 stars). */
export type CardWord = CardNo | Category;

/** What lies on a cell. */
export interface Laid {
  readonly owner: Seat | null;
  readonly card: CardWord;
  readonly cover?: ReplacementNo;
  readonly immune?: boolean;
}

/** A table, as far as a test cares about it. */
export interface Stated {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly phase?: Open['phase'];
  /** Cards by cell, for each owner: `{ F6x6: 1, G7x6: 'monument' }`. */
  readonly a?: Readonly<Record<string, CardWord | Omit<Laid, 'owner'>>>;
  readonly b?: Readonly<Record<string, CardWord | Omit<Laid, 'owner'>>>;
  readonly c?: Readonly<Record<string, CardWord | Omit<Laid, 'owner'>>>;
  readonly d?: Readonly<Record<string, CardWord | Omit<Laid, 'owner'>>>;
  readonly nobody?: Readonly<Record<string, CardWord | Omit<Laid, 'owner'>>>;
  /** Hand cards by seat; none where nothing is said. */
  readonly hands?: readonly (readonly CardWord[])[];
  /** The top cards of each stack; all other cards of the epoch follow, unless `bare` is set. */
  readonly stacks?: Partial<Record<StackEpoch, readonly CardNo[]>>;
  /** The stacks hold nothing besides what is said. */
  readonly bare?: boolean;
  readonly used?: readonly CardNo[];
  readonly active?: Seat;
  readonly pointer?: StackEpoch;
  readonly turn?: Partial<Turn>;
  readonly lasting?: readonly Lasting[];
  readonly idle?: number;
  readonly lap?: readonly Seat[];
}

const TOWN_OF_SEAT: readonly TownId[] = ['tczew', 'czyzykowo', 'suchostrzygi', 'lisewo'];

/** Cards that are named by category get a free number with at most one star, from Epochs III to V if there is one. */
function finder(named: readonly CardWord[]): (word: CardWord) => CardNo {
  const taken = new Set<CardNo>();
  for (const word of named) if (typeof word === 'number') taken.add(word);
  return word => {
    if (typeof word === 'number') return word;
    const free = CARDS.filter(({ no, category, stars }) => category === word && stars <= 1 && !taken.has(no));
    const found = free.findLast(({ epoch }) => epoch >= 3) ?? free.at(-1);
    if (!found) throw new Error(`there is no ${word} left`);
    taken.add(found.no);
    return found.no;
  };
}

type Words = Readonly<Record<string, CardWord | Omit<Laid, 'owner'>>>;

const laidBy = (owner: Seat | null, words: Words = {}): { at: Cell; laid: Laid }[] =>
  Object.entries(words).map(([name, word]) => ({
    at: cellNamed(name),
    laid: typeof word === 'object' ? { owner, ...word } : { owner, card: word },
  }));

/** A state in the middle of the game. Cards that are said nowhere lie in the stacks of their epochs. */
export function stateOf(stated: Stated): State {
  const { seats = 2, active = A, pointer = 3, hands = [] } = stated;
  const options = { ...OPTIONS, ...stated.options };
  const laid = [
    ...[stated.a, stated.b, stated.c, stated.d].flatMap((words, seat) => laidBy(seat, words)),
    ...laidBy(null, stated.nobody),
  ];
  const tops = STACK_EPOCHS.map(epoch => stated.stacks?.[epoch] ?? []);
  const find = finder([
    ...laid.map(one => one.laid.card),
    ...hands.flat(),
    ...tops.flat(),
    ...(stated.used ?? []),
    ...(stated.lasting ?? []).map(({ event }) => event),
  ]);
  const board = CELLS.map((): Placed | null => null);
  for (const one of laid)
    board[one.at] = {
      card: find(one.laid.card),
      owner: one.laid.owner,
      cover: one.laid.cover ?? null,
      immune: one.laid.immune ?? false,
    };
  const held = seatsOf(seats).map(seat => (hands[seat] ?? []).map(find));
  const covers = new Set(board.flatMap(placed => (placed?.cover ? [placed.cover] : [])));
  const gone = new Set([
    ...board.flatMap(placed => (placed ? [placed.card] : [])),
    ...held.flat(),
    ...tops.flat(),
    ...(stated.used ?? []),
    ...(stated.lasting ?? []).map(({ event }) => event),
  ]);
  const stacks = STACK_EPOCHS.map((epoch, index) => {
    const rest = CARDS.filter(card => card.epoch === epoch && !gone.has(card.no)).map(({ no }) => no);
    return [...(tops[index] ?? []), ...(stated.bare === true || epoch < pointer ? [] : rest)];
  });
  return {
    open: {
      options,
      seats,
      phase: stated.phase ?? 'main',
      towns: seatsOf(seats).map(seat => TOWN_OF_SEAT[seat] ?? null),
      first: A,
      firstRolls: [],
      board,
      epochOne: [],
      hasFreeChoice: false,
      founding: [],
      pointer,
      returned: 0,
      drawn: 0,
      used: [...(stated.used ?? [])],
      usedReplacements: [],
      replacements: [...REPLACEMENTS.keys()].filter(no => !covers.has(no)),
      turn: { ...FRESH_TURN, seat: active, ...stated.turn },
      resolving: null,
      pending: null,
      todo: [],
      lasting: [...(stated.lasting ?? [])],
      idle: stated.idle ?? 0,
      lap: [...(stated.lap ?? [])],
      proposal: null,
      proposed: [],
      ending: null,
    },
    hands: held.map((hand, seat) => hand.map(card => hidden(card, [seat]))),
    stacks: stacks.map(stack => stack.map(card => hidden(card))),
  };
}

const FRESH_TURN: Omit<Turn, 'seat'> = {
  isMainDone: false,
  isSkipped: false,
  hasHeldPlebiscite: false,
  isActive: false,
  extra: null,
  extraCards: 0,
  isRefillBanned: false,
};

/** Dice that fall as written; shuffles leave the order as it is, and picks take the first. */
export function dice(...pips: readonly number[]): Chance {
  const left = [...pips];
  const chance = chanceFromBelow(limit => (limit === 6 ? (left.shift() ?? 1) - 1 : 0));
  return { below: chance.below, pick: chance.pick, shuffle: list => [...list] };
}

/** The values a field of an offer can take, whatever was chosen before. */
export function choicesIn(offers: readonly Offer<Action>[], type: Action['type'], field: string): unknown[] {
  const offer = offers.find(one => one.type === type);
  const blank: unknown = offer && Object.entries(offer).find(([name]) => name === field)?.[1];
  return blank === undefined ? [] : valuesIn(blank);
}

function valuesIn(blank: unknown): unknown[] {
  if (typeof blank !== 'object' || blank === null) return [blank];
  if ('oneOf' in blank && Array.isArray(blank.oneOf)) return blank.oneOf;
  if ('someOf' in blank && Array.isArray(blank.someOf)) return blank.someOf;
  if ('cases' in blank && typeof blank.cases === 'object' && blank.cases !== null)
    return [...new Set(Object.values(blank.cases).flatMap(valuesIn))];
  return [];
}

/** A card of this category, with so many stars. */
export function cardWith(category: Category, stars: number): CardNo {
  const found = CARDS.find(card => card.category === category && card.stars === stars);
  if (!found) throw new Error(`no ${category} has ${stars} stars`);
  return found.no;
}

interface Refusing {
  refuses(by: Seat, action: unknown): string;
  sees(viewer: Seat): View;
}

/** The code of a refusal; the action must not be legal. */
export function codeFor(scene: Refusing, by: Seat, action: Action): RefusalCode {
  scene.refuses(by, action);
  return refusalOf(scene.sees(by), action).code;
}

/** What lies on a cell: the owner and the card. */
export const lies = ({ open }: Pick<State, 'open'>, name: string): readonly [Seat | null, CardNo] | null => {
  const placed = open.board[cell(name)];
  return placed ? [placed.owner, placed.card] : null;
};

/** The names of the cells of an owner, in reading order. */
export const namesOf = ({ open }: Pick<State, 'open'>, owner: Seat | null): string[] =>
  CELLS.filter(one => open.board[one] && open.board[one].owner === owner).map(nameOfCell);

/** A city of 15 cells in which every rule of scoring counts something. */
export const FULL_CITY = {
  A1x1: 1,
  B2x1: 'transport',
  C3x1: 'monument',
  D4x1: 'transport',
  E5x1: 'sport',
  A1x2: 'transport',
  B2x2: { card: 'religion', cover: '200B' },
  C3x2: 'transport',
  D4x2: 'future',
  E5x2: 'transport',
  A1x3: 'sport',
  B2x3: 'police',
  C3x3: 'housing',
  D4x3: 'monument',
  E5x3: { card: 'trade', cover: '190B' },
} as const;
