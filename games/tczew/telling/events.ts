import type { BySeat, Viewer } from '#kernel';
import { type AddressedMessages, inSecondPerson } from '#telling';
import { type Cell, nameOfCell } from '../rules/cells.ts';
import type { CardNo } from '../rules/kinds.ts';
import { resultOf } from '../rules/scoring.ts';
import type { EndReason, Event, Open, Score, View } from '../rules/state.ts';
import {
  banNames,
  cardName,
  cardNames,
  categoryName,
  cellNames,
  diceOf,
  epochNumeral,
  eventTexts,
  rollsOf,
  seatNames,
  spot,
  townName,
} from './names.ts';
import { type GameLine, line } from './line.ts';

const YOU = { you: 'seat' } as const;

/** What is said to a player about themselves. */
const ADDRESSED: AddressedMessages = {
  'town-taken': YOU,
  'first-player': YOU,
  'epoch-one-rolled': YOU,
  'epoch-one-free': YOU,
  'start-laid': YOU,
  placed: YOU,
  captured: YOU,
  'turn-began': YOU,
  'turn-skipped': YOU,
  swapped: YOU,
  waited: YOU,
  'drew-cards': YOU,
  'event-played': YOU,
  'event-played-one': { you: 'seat', ofYou: 'target' },
  'event-played-many': YOU,
  warded: YOU,
  cancelled: YOU,
  'removed-hand': YOU,
  'took-over': YOU,
  relocated: YOU,
  'fetched-used': YOU,
  'fetched-current': YOU,
  'hand-moved-used': YOU,
  'hand-moved-current': YOU,
  'hand-moved': { you: 'seat', ofYou: 'to' },
  'hand-moved-cards': { you: 'seat', ofYou: 'to' },
  'put-back-cards': YOU,
  'hand-shown-all': YOU,
  'hand-shown': { you: 'seat', ofYou: 'to' },
  'hand-shown-cards': { you: 'seat', ofYou: 'to' },
  'hands-swapped': { you: 'seat', ofYou: 'to' },
  hindered: YOU,
  'hindered-turn': YOU,
  'extra-moves': YOU,
  'ward-set': YOU,
  suspended: YOU,
  ongoing: YOU,
  ticked: YOU,
  'modified-attack': YOU,
  'modified-defend': YOU,
  'plebiscite-won': YOU,
  'plebiscite-lost': YOU,
  'district-taken': { you: 'seat', ofYou: 'from' },
  'district-lost': YOU,
  'lap-began': YOU,
  'stop-proposed': YOU,
  'stop-agreed': YOU,
  'stop-refused': YOU,
  'proposal-lapsed': YOU,
};

/** What happened, as it is told to somebody. */
export const tellEvent = (event: Event, view: Readonly<View>, to?: Viewer): GameLine[] =>
  linesOf(event, view, to).map(said => inSecondPerson(to, said, ADDRESSED));

function linesOf(event: Event, { open }: Readonly<View>, to: Viewer | undefined): GameLine[] {
  switch (event.type) {
    case 'townTaken':
      return [line('town-taken', { seat: { seat: event.by }, town: townName(event.town) })];
    case 'firstPlayerRolled':
      return [line('first-player', { seat: { seat: event.first }, rolls: rollsOf(event.rolls, to) })];
    case 'epochOneDealt':
      return [line('epoch-one-dealt', { cards: cardNames(event.cards.map(({ card }) => card)) })];
    case 'epochOneRolled':
      return [tellEpochOneRoll(event)];
    case 'epochOneLaid':
      return [line('epoch-one-laid', laid(event))];
    case 'startLaid':
      return [
        event.owner === null
          ? line('start-laid-ownerless', laid(event))
          : line('start-laid', { ...laid(event), seat: { seat: event.owner } }),
      ];
    case 'sparesShuffled':
      return [line('spares-shuffled', { cards: cardNames(event.cards) })];
    case 'placed':
    case 'captured':
      return [line(event.type, { ...laid(event), seat: { seat: event.by } })];
    case 'turnBegan':
      return [line('turn-began', { seat: { seat: event.seat } })];
    case 'turnSkipped':
      return [line('turn-skipped', { seat: { seat: event.seat } })];
    case 'swapped':
    case 'waited':
      return [line(event.type, { seat: { seat: event.by } })];
    case 'drew':
      return tellDraw(event);
    case 'pointerMoved':
      return [line('pointer-moved', { epoch: epochNumeral(event.epoch) })];
    case 'eventPlayed':
      return [tellPlayed(event, to), ...eventTexts(event.card, open.options.mode)];
    case 'rolled':
      return [line('rolled', { die: event.die, value: event.value })];
    case 'warded':
      return [line('warded', { seat: { seat: event.seat }, card: cardName(event.event) })];
    case 'cancelled':
      return [
        line('cancelled', {
          seat: { seat: event.seat },
          card: cardName(event.event),
          service: categoryName(event.service),
        }),
      ];
    case 'removed':
      return tellRemoval(event);
    case 'tookOver':
      return [line('took-over', { ...laid(event), seat: { seat: event.by } })];
    case 'relocated': {
      const [from, to] = [nameOfCell(event.from), nameOfCell(event.to)];
      return [line('relocated', { seat: { seat: event.by }, card: cardName(event.card), from, to })];
    }
    case 'covered':
      return [line('covered', laid({ card: event.with, cell: event.cell }))];
    case 'uncovered':
      return [line('uncovered', laid({ card: event.replacement, cell: event.cell }))];
    case 'fetched':
      return [line(`fetched-${event.from}`, { seat: { seat: event.by }, card: cardName(event.card) })];
    case 'handMoved':
      return [tellHandMove(event)];
    case 'putBack':
      return [tellPutBack(event, open)];
    case 'handShown':
      return [tellShownHand(event)];
    case 'handsSwapped':
      return [line('hands-swapped', { seat: { seat: event.by }, to: { seat: event.with } })];
    case 'hindered':
      return [tellHindrance(event)];
    case 'extraMoves':
      return [line('extra-moves', { seat: { seat: event.by }, count: event.count })];
    case 'wardSet':
      return [line('ward-set', { seat: { seat: event.seat } })];
    case 'suspended':
      return [
        line('suspended', {
          seat: { seat: event.seat },
          turns: event.turns,
          services: { list: event.services.map(categoryName) },
        }),
      ];
    case 'ongoing':
      return [line('ongoing', { seat: { seat: event.holder }, card: cardName(event.event), turns: event.ticks })];
    case 'ticked':
      return [line('ticked', { seat: { seat: event.holder }, card: cardName(event.event) })];
    case 'eventEnded':
      return [line('event-ended', { card: cardName(event.event) })];
    case 'tokensSet':
      return [line(event.tokens === 2 ? 'tokens-set' : 'tokens-lifted', { cells: cellNames(event.cells) })];
    case 'modified':
      return tellModifier(event);
    case 'plebisciteHeld':
      return [tellPlebiscite(event, open)];
    case 'tieRolled':
      return [line('tie-rolled', { rolls: rollsOf(event.rolls, to) })];
    case 'districtTaken':
      return [
        line('district-taken', {
          seat: { seat: event.by },
          from: { seat: event.from },
          cells: cellNames(event.cells),
        }),
      ];
    case 'districtLost':
      return [line('district-lost', { seat: { seat: event.from }, cells: cellNames(event.cells) })];
    case 'lapBegan':
      return [line('lap-began', { seat: { seat: event.by }, seats: seatNames(event.lap, to) })];
    case 'idleWarned':
      return [line('idle-warned', { turns: event.turns })];
    case 'endProposed':
      return [line('stop-proposed', { seat: { seat: event.by } })];
    case 'endVoted':
      return [line(event.agree ? 'stop-agreed' : 'stop-refused', { seat: { seat: event.by } })];
    case 'proposalLapsed':
      return [line('proposal-lapsed', { seat: { seat: event.by } })];
    case 'matchEnded':
      return tellEnding(event.reason, event.scores);
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

const laid = ({ card, cell }: { readonly card: CardNo | string; readonly cell: Cell }) => ({
  card: cardName(card),
  cell: nameOfCell(cell),
});

/** TCZ-3.6 to TCZ-3.8. */
function tellEpochOneRoll({ by, column, row, drawn }: EventOf<'epochOneRolled'>): GameLine {
  const seat = { seat: by };
  if (row === null || drawn === null) return line('epoch-one-free', { seat });
  return line('epoch-one-rolled', { seat, column: diceOf(column), row: diceOf(row), cell: nameOfCell(drawn) });
}

function tellDraw({ by, count, cards }: EventOf<'drew'>): GameLine[] {
  if (count === 0) return [];
  return [
    cards === null
      ? line('drew', { seat: { seat: by }, count })
      : line('drew-cards', { seat: { seat: by }, cards: cardNames(cards) }),
  ];
}

/** An event that concerns its actor alone names no target. */
function tellPlayed({ by, card, targets }: EventOf<'eventPlayed'>, to: Viewer | undefined): GameLine {
  const args = { seat: { seat: by }, card: cardName(card) };
  const [target] = targets;
  if (target === undefined || (targets.length === 1 && target === by)) return line('event-played', args);
  return targets.length === 1
    ? line('event-played-one', { ...args, target: { seat: target } })
    : line('event-played-many', { ...args, targets: seatNames(targets, to) });
}

function tellRemoval({ cell, card, cover, to }: EventOf<'removed'>): GameLine[] {
  const args = laid({ card, cell });
  return [
    typeof to === 'number' ? line('removed-hand', { ...args, seat: { seat: to } }) : line(`removed-${to}`, args),
    ...(cover === null ? [] : [line('removed-cover', { card: cardName(cover) })]),
  ];
}

function tellHandMove({ from, to, count, cards }: EventOf<'handMoved'>): GameLine {
  const seat = { seat: from };
  if (typeof to !== 'number') return line(`hand-moved-${to}`, { seat, count, cards: cardNames(cards ?? []) });
  return cards === null
    ? line('hand-moved', { seat, to: { seat: to }, count })
    : line('hand-moved-cards', { seat, to: { seat: to }, cards: cardNames(cards) });
}

function tellPutBack({ by, count, cards }: EventOf<'putBack'>, { options }: Open): GameLine {
  const seat = { seat: by };
  if (cards === null) return line('put-back', { seat, count });
  return options.fastDiscard
    ? line('hand-moved-used', { seat, count, cards: cardNames(cards) })
    : line('put-back-cards', { seat, cards: cardNames(cards) });
}

function tellShownHand({ of, to, cards }: EventOf<'handShown'>): GameLine {
  const seat = { seat: of };
  if (to === 'all') return line('hand-shown-all', { seat, cards: cardNames(cards ?? []) });
  return cards === null
    ? line('hand-shown', { seat, to: { seat: to } })
    : line('hand-shown-cards', { seat, to: { seat: to }, cards: cardNames(cards) });
}

function tellModifier({ seat, attack, defend, turns }: EventOf<'modified'>): GameLine[] {
  return [
    ...(attack === 0 ? [] : [line('modified-attack', { seat: { seat }, bonus: attack, turns })]),
    ...(defend === 0 ? [] : [line('modified-defend', { seat: { seat }, bonus: defend, turns })]),
  ];
}

function tellHindrance({ seat, turns, what }: EventOf<'hindered'>): GameLine {
  const args = { seat: { seat }, turns };
  return what.length === 1 && what[0] === 'turn'
    ? line('hindered-turn', args)
    : line('hindered', { ...args, bans: banNames(what) });
}

/** TCZ-13.7 to TCZ-13.9. */
function tellPlebiscite(
  { by, from, to, attack, defence, isWon }: EventOf<'plebisciteHeld'>,
  { board }: Open,
): GameLine {
  const args = { seat: { seat: by }, from: nameOfCell(from), spot: spot(board, to), attack, defence };
  return line(isWon ? 'plebiscite-won' : 'plebiscite-lost', args);
}

/** Why the game ended, the points, and who wins. */
export function tellEnding(reason: EndReason, scores: BySeat<Score>): GameLine[] {
  return [
    line(`ended-${reason}`),
    ...scores.map(({ total }, seat) => line('ended-points', { seat: { seat }, count: total })),
    line('ended-winners', { seats: seatNames(resultOf(scores).winners) }),
  ];
}
