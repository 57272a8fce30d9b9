import { type Seat, seatsOf } from '#kernel';
import { computedLine, type Section, type SectionEntry } from '#telling';
import { at, cellsOf, faceOf, placedAt } from '../rules/board.ts';
import { type Cell, cellAt, isRiver, SIZE, zoneOf } from '../rules/cells.ts';
import { HAND_SIZE, isEvent, STACK_EPOCHS } from '../rules/components.ts';
import { districtsOf, motherCityOf } from '../rules/districts.ts';
import { SERVICES } from '../rules/kinds.ts';
import { cardsIn } from '../rules/moves.ts';
import { tokensLeft } from '../rules/plebiscites.ts';
import type { Board, Lasting, Open, View } from '../rules/state.ts';
import { tellEnding } from './events.ts';
import {
  banNames,
  cardLabel,
  cardName,
  cardNames,
  categoryName,
  countedCategory,
  epochNumeral,
  eventTexts,
  seatNames,
  spotInFull,
  townName,
} from './names.ts';
import { type GameLine, line } from './line.ts';

/** Everything a table shows at a glance, one fact a line. */
export const tellBoard = (view: Readonly<View>): Section[] => {
  const { open } = view;
  return [
    sectionOf('status', statusOf(open)),
    sectionOf('map', mapOf(open.board)),
    sectionOf('hand', handIn(view)),
    { ...headOf('seats'), entries: seatsOf(open.seats).map(seat => seatEntry(view, seat)) },
    ...seatsOf(open.seats).map(seat => cityOf(open, seat)),
    sectionOf('free', ownerlessIn(open.board)),
    sectionOf('effects', open.lasting.map(tellLasting)),
    sectionOf('stacks', stacksOf(view)),
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

function statusOf(open: Open): GameLine[] {
  return [
    line('status-epoch', { number: epochNumeral(epochOf(open)) }),
    ...phaseOf(open),
    ...(open.resolving
      ? [
          line('status-event', { card: cardName(open.resolving.event), seat: { seat: open.resolving.actor } }),
          ...eventTexts(open.resolving.event, open.options.mode),
        ]
      : []),
    ...(open.pending ? [line('status-decision', { seat: { seat: open.pending.seat } })] : []),
    ...(open.proposal ? [line('status-proposal', { seat: { seat: open.proposal.by } })] : []),
    ...(open.ending ? tellEnding(open.ending.reason, open.ending.scores) : []),
  ];
}

function epochOf({ phase, pointer }: Open): 1 | 2 | 3 | 4 | 5 {
  if (phase === 'towns' || phase === 'epoch1') return 1;
  return phase === 'epoch2' ? 2 : pointer;
}

function phaseOf(open: Open): GameLine[] {
  switch (open.phase) {
    case 'towns':
      return [line('status-towns')];
    case 'epoch1':
      return open.epochOne
        .slice(0, 1)
        .map(({ seat, card }) => line('status-epoch1', { seat: { seat }, card: cardName(card) }));
    case 'epoch2':
      return open.founding
        .slice(0, 1)
        .map(({ seat, cards }) => line('status-epoch2', { seat: { seat }, cards: cardNames(cards) }));
    case 'lastLap':
      return [line('status-lastLap', { seats: seatNames(open.lap) }), ...turnLine(open)];
    case 'main':
      return turnLine(open);
    case 'scored':
      return [];
  }
}

const turnLine = ({ turn }: Open): GameLine[] => (turn ? [line('turn-began', { seat: { seat: turn.seat } })] : []);

/** The board row by row: owners as numbers, "*" for ownerless cards, "~" for the Vistula, "," for start zones. */
function mapOf(board: Board): GameLine[] {
  const columns = Array.from({ length: SIZE }, (_, index) => 'ABCDEFGHIJKLMNO'[index] ?? '').join(' ');
  const rows = Array.from({ length: SIZE }, (_, index) => {
    const marks = Array.from({ length: SIZE }, (_unused, column) => markOf(board, cellAt(column + 1, index + 1)));
    return line('map-row', { row: `${String(index + 1).padStart(2, '0')} ${marks.join(' ')}` });
  });
  return [line('map-row', { row: `   ${columns}` }), ...rows, line('map-key')];
}

function markOf(board: Board, cell: Cell): string {
  const placed = at(board, cell);
  if (placed) return placed.owner === null ? '*' : String(placed.owner + 1);
  if (isRiver(cell)) return '~';
  return zoneOf(cell) === '.' ? '.' : ',';
}

/** My hand, and what I know about other hands (section 17). */
function handIn(view: Readonly<View>): GameLine[] {
  const { me, open } = view;
  const mine = me === 'audience' ? [] : cardsIn(view, me);
  const others = seatsOf(open.seats).flatMap(seat => {
    const cards = seat === me ? [] : cardsIn(view, seat);
    return cards.length > 0 ? [line('hand-known', { seat: { seat }, cards: cardNames(cards) })] : [];
  });
  const none = me !== 'audience' && mine.length === 0 ? [line('no-cards')] : [];
  return [...mine.map(card => line('hand-card', { card: cardLabel(card) })), ...none, ...others];
}

function seatEntry(view: Readonly<View>, seat: Seat): SectionEntry {
  const { open } = view;
  const town = open.towns[seat];
  const cells = cellsOf(open.board, seat);
  const services = SERVICES.map(service => ({
    service,
    count: cells.filter(cell => faceOf(placedAt(open.board, cell)).category === service).length,
  })).filter(({ count }) => count > 0);
  return {
    line: town
      ? line('seat-town', { number: seat + 1, seat: { seat }, town: townName(town) })
      : line('seat-name', { seat: { seat } }),
    under: [
      line('seat-counts', { cells: cells.length, cards: view.hands[seat]?.length ?? HAND_SIZE }),
      ...(services.length > 0
        ? [line('seat-services', { services: { row: services.map(one => countedCategory(one.service, one.count)) } })]
        : []),
      ...(open.options.mode === 'extended' ? [line('seat-tokens', { count: tokensLeft(open.board, seat) })] : []),
    ],
  };
}

/** The cards of a city, district by district. */
function cityOf(open: Open, seat: Seat): Section {
  const parts = [motherCityOf(open, seat) ?? [], ...districtsOf(open, seat)];
  return {
    word: `city${seat + 1}`,
    title: line('section-city', { number: seat + 1, seat: { seat } }),
    entries: parts.flatMap((cells, part) => [
      ...(part === 0 ? [] : [{ line: line('city-district') }]),
      ...cells.map(cell => ({ line: spotInFull(open.board, cell) })),
    ]),
  };
}

const ownerlessIn = (board: Board): GameLine[] =>
  board.flatMap((placed, cell) => (placed && placed.owner === null ? [spotInFull(board, cell)] : []));

/** A lasting effect and how long it lasts. */
export function tellLasting(effect: Lasting): GameLine {
  const args = { card: cardName(effect.event), seat: { seat: effect.seat } };
  switch (effect.kind) {
    case 'ban':
      return effect.cats === null
        ? line('lasting-ban', { ...args, bans: banNames([effect.what]), turns: effect.turns })
        : line('lasting-ban-categories', {
            ...args,
            categories: { list: effect.cats.map(categoryName) },
            turns: effect.turns,
          });
    case 'ward':
      return effect.turns === null
        ? line('lasting-ward', args)
        : line('lasting-ward-turns', { ...args, turns: effect.turns });
    case 'suspension':
      return line('lasting-suspension', {
        ...args,
        services: { list: effect.services.map(categoryName) },
        turns: effect.turns,
      });
    case 'modifier':
      return line('lasting-modifier', { ...args, attack: effect.attack, defend: effect.defend, turns: effect.turns });
    case 'ongoing':
      return line('lasting-ongoing', { ...args, turns: effect.turns });
  }
}

const stacksOf = ({ open, stacks }: Readonly<View>): GameLine[] => [
  ...STACK_EPOCHS.map((epoch, index) =>
    line('stack-size', { number: epochNumeral(epoch), count: stacks[index]?.length ?? 0 }),
  ),
  line('stack-used', { cards: cardNames(open.used.filter(card => !isEvent(card))) }),
  line('stack-events', { cards: cardNames(open.used.filter(isEvent)) }),
  line('stack-replacements', { cards: { list: open.replacements.map(no => line('quoted', { card: cardName(no) })) } }),
];
