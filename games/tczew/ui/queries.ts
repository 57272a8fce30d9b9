import { at, faceOf, isStructural } from '../rules/board.ts';
import { type Cell, isBank, isRiver, sidesOf, zoneOf } from '../rules/cells.ts';
import { TOWNS } from '../rules/components.ts';
import { districtsOf } from '../rules/districts.ts';
import { SERVICES } from '../rules/kinds.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Placed } from '../rules/state.ts';
import { tellRefusal } from '../telling/refusals.ts';
import type { TczewDesk } from './desk.ts';

/** A card on the board in words: its name, what it is and whose it is. */
export function placedWords(desk: TczewDesk, placed: Placed): string {
  const { category } = faceOf(placed);
  const parts = [
    desk.nameOn(placed),
    ...(category === null ? [desk.word('board-start-card')] : [desk.categoryName(category)]),
    ...(placed.cover === null ? [] : [desk.word('board-covers', { card: desk.cardName(placed.card) })]),
    placed.owner === null ? desk.word('board-ownerless') : desk.shortName(placed.owner),
    ...(placed.immune ? [desk.word('board-immune')] : []),
  ];
  return parts.join(', ');
}

/** What is under a cell without a card. */
function groundWords(desk: TczewDesk, cell: Cell): string[] {
  if (isRiver(cell)) return [desk.word('board-on-river')];
  const town = TOWNS.find(({ zone }) => zone === zoneOf(cell));
  return [
    ...(town ? [desk.word('board-zone-of', { town: desk.townName(town.id) })] : []),
    ...(isBank(cell) ? [desk.word('board-on-bank')] : []),
    ...(town || isBank(cell) ? [] : [desk.word('board-empty')]),
  ];
}

/** One cell in words: what lies there, and whether the chosen card fits. */
export function cellSentence(desk: TczewDesk, cell: Cell, placed: Placed | null, isOpen: boolean): string {
  const what = placed ? [placedWords(desk, placed)] : groundWords(desk, cell);
  return [desk.cellName(cell), ...what, ...(isOpen ? [desk.word('board-fits-here')] : [])].join(', ');
}

/** Why a card may not be laid, in words. */
export const refusalWords = (desk: TczewDesk, refusal: Refusal): string =>
  desk.say(tellRefusal(refusal, desk.open(), desk.cardToLay() ?? desk.chosenCard()));

/** What touches a cell, side by side. */
export function touchingWords(desk: TczewDesk, cell: Cell): string {
  const neighbours = sidesOf(cell).flatMap(side => {
    const placed = desk.board()[side];
    return placed ? [`${desk.cellName(side)}: ${placedWords(desk, placed)}`] : [];
  });
  return neighbours.length === 0
    ? desk.word('board-touches-nothing', { cell: desk.cellName(cell) })
    : desk.word('board-touches', { cell: desk.cellName(cell), list: neighbours.join('; ') });
}

/** Where the chosen card may go. */
export function openCellsWords(desk: TczewDesk): string {
  const card = desk.cardToLay();
  if (card === undefined) return desk.word('board-choose-card-first');
  const cells = [...desk.legalCells()];
  return cells.length === 0
    ? desk.word('board-fits-nowhere', { card: desk.cardName(card) })
    : desk.word('board-fits-on', {
        card: desk.cardName(card),
        count: cells.length,
        list: { list: cells.map(cell => desk.cellName(cell)) },
      });
}

/** What protects a card: services of its owner, those beside it, wards, and what holds its district. */
export function protectionWords(desk: TczewDesk, cell: Cell): string {
  const placed = desk.board()[cell] ?? null;
  const owner = placed?.owner ?? null;
  if (!placed || owner === null) return desk.word('board-protects-nothing', { cell: desk.cellName(cell) });
  const board = desk.open().board;
  const services = SERVICES.flatMap(service => {
    const count = board.filter(one => one?.owner === owner && faceOf(one).category === service).length;
    return count === 0 ? [] : [`${desk.categoryName(service)} ${count}`];
  });
  const beside = sidesOf(cell).flatMap(side => {
    const one = at(board, side);
    return one?.owner === owner && SERVICES.some(service => service === faceOf(one).category)
      ? [`${desk.nameOn(one)} (${desk.cellName(side)})`]
      : [];
  });
  const wards = desk
    .open()
    .lasting.flatMap(one => (one.kind === 'ward' && one.seat === owner ? [desk.cardName(one.event)] : []));
  const district = districtsOf(desk.open(), owner).find(cells => cells.includes(cell));
  const holding = district?.flatMap(one => {
    const held = at(board, one);
    return held && isStructural(held) ? [desk.nameOn(held)] : [];
  });
  return [
    desk.word('board-protects', { card: desk.nameOn(placed), list: services.length > 0 ? { list: services } : '–' }),
    ...(beside.length > 0 ? [desk.word('board-protects-beside', { list: { list: beside } })] : []),
    ...(wards.length > 0 ? [desk.word('board-protects-ward', { list: { list: wards } })] : []),
    ...(holding ? [desk.word('board-district-held', { list: { list: holding } })] : []),
    ...(placed.immune ? [desk.word('board-immune-long')] : []),
  ].join(' ');
}
