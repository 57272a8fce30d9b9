import type { Offer } from '#kernel';
import { nameOfCell } from './cells.ts';
import type { CardNo } from './kinds.ts';
import { B, cell, choicesIn } from './scene.fixture.ts';
import type { Action, Lasting, State } from './state.ts';

export const play = (card: CardNo, ...targets: number[]): Action => ({ type: 'playEvent', card, targets });
export const pick = (name: string): Action => ({ type: 'pick', cell: cell(name) });
export const wait: Action = { type: 'wait' };
export const done: Action = { type: 'done' };
export const hand = ({ state }: { readonly state: State }, seat: number): CardNo[] =>
  (state.hands[seat] ?? []).map(({ card }) => card);
/** The names of the cells that may be picked. */
export const offered = (now: { offers(seat: number): Offer<Action>[] }, seat: number): string[] =>
  choicesIn(now.offers(seat), 'pick', 'cell').map(one => nameOfCell(Number(one)));

export const HAND = [81, 93, 105, 73, 49] as const;
export const OTHER = [82, 94, 106, 74, 50] as const;
/** A in the north, B in the south, far apart. */
export const CITY = { a: { C3x3: 1 }, b: { C3x9: 2, D4x9: 'trade', C3x8: 'housing', C3x10: 'sport' } } as const;
/** A holds these cards and is dealt up to five. */
export const withCard = (...cards: CardNo[]) => [[...cards, ...HAND.slice(0, 5 - cards.length)], [...OTHER]];

export const effect = (seat: number, id = 1, event = 155) => ({ id, event, actor: B, seat, isFromNextTurn: false });
export const ban = (seat: number, what: 'turn' | 'draw' | 'swap' | 'place' | 'event', turns = 1, id = 1): Lasting => ({
  ...effect(seat, id, 150 + id + 10),
  kind: 'ban',
  what,
  cats: null,
  turns,
});
