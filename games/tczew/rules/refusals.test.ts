import { describe, expect, test } from 'vitest';
import { copy, play as send, type Seat, start, viewersOf } from '#kernel';
import { given } from '#testkit';
import { CITY, done, HAND, OTHER, pick, play, wait } from './events.fixture.ts';
import { tczew } from './game.ts';
import { refusalOf } from './objection.ts';
import type { RefusalCode } from './refusal.ts';
import { A, B, cardWith, cell, type Stated, stateOf } from './scene.fixture.ts';
import type { Action, Lasting, Open } from './state.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));
type Table = ReturnType<typeof scene>;

/** A card with three stars. */
const BANK = cardWith('sport', 3);

const place = (card: number, name: string): Action => ({ type: 'place', card, cell: cell(name) });
const plebiscite = (from: string, to: string): Action => ({ type: 'plebiscite', from: cell(from), to: cell(to) });
const found = (name: string): Action => ({ type: 'placeFounding', card: 114, cell: cell(name) });

const city = (stated: Stated = {}): Table => scene({ ...CITY, hands: [[...HAND], [...OTHER]], ...stated });
const extended = (stated: Stated = {}): Table => city({ options: { mode: 'extended' }, b: { D4x3: 2 }, ...stated });

/** A founds Tczew; H8x6 is its start cell. */
function founding(): Table {
  const state = stateOf({ phase: 'epoch2', a: { H8x6: 1 }, b: { G7x11: 2 } });
  const open: Open = { ...state.open, turn: null, founding: [{ seat: A, cards: [114, 115, 116] }] };
  return given(tczew, { ...state, open });
}

const swapBan: Lasting = {
  id: 1,
  event: 173,
  actor: B,
  seat: A,
  kind: 'ban',
  what: 'swap',
  cats: null,
  turns: 1,
  isFromNextTurn: false,
};

/** For every code a table, a seat and an action that is refused with it. */
const SCENES: Readonly<Record<RefusalCode, () => readonly [Table, Seat, unknown]>> = {
  NOT_YOUR_TURN: () => [city(), B, wait],
  WRONG_PHASE: () => [city(), A, { type: 'rollEpochOne' }],
  NOT_IN_HAND: () => [city(), A, place(82, 'C3x4')],
  NOT_BUILDABLE: () => [city({ hands: [[151], []] }), A, place(151, 'C3x4')],
  NOT_AN_EVENT: () => [city(), A, play(81)],
  MAIN_MOVE_DONE: () => [extended().play(A, wait), A, wait],
  HINDERED: () => [city({ lasting: [swapBan] }), A, { type: 'swap', card: 81 }],
  FORBIDDEN_CELL: () => [city(), A, { type: 'place', card: 81, cell: 225 }],
  NOT_BESIDE_START: () => [founding(), A, found('G7x5')],
  OUTSIDE_ZONE: () => [founding(), A, found('H8x4')],
  CELL_OCCUPIED: () => [city(), A, place(81, 'C3x9')],
  NEEDS_RIVER: () => [city({ hands: [[64], []] }), A, place(64, 'C3x4')],
  RIVER_FORBIDDEN: () => [city({ a: { I9x5: 1 } }), A, place(81, 'J10x5')],
  NEEDS_BANK: () => [city({ hands: [[BANK], []] }), A, place(BANK, 'C3x4')],
  NOT_ADJACENT_TO_OWN: () => [city(), A, place(81, 'D4x4')],
  SAME_CATEGORY: () => [city({ a: { C3x3: 1, C3x4: 83 } }), A, place(81, 'C3x5')],
  LONER_NEEDS_ONE: () => [city({ a: { C3x3: 1, D4x2: 55 }, hands: [[36], []] }), A, place(36, 'D4x3')],
  LONER_BLOCKED: () => [city({ a: { C3x3: 1, C3x4: 36 } }), A, place(81, 'C3x5')],
  EVENT_NOT_PLAYABLE: () => [city({ hands: [[163], []] }), A, play(163)],
  BAD_TARGET: () => [city({ hands: [[151], []] }), A, play(151, A)],
  BAD_ANSWER: () => [city({ hands: [[167], []], b: { C3x9: 2, D4x9: 55 } }).play(A, play(167, B)), A, done],
  ALREADY_COVERED: () => [hosts().play(A, play(200)), A, pick('D4x3')],
  NOTHING_TO_SWAP: () => [city({ bare: true }), A, { type: 'swap', card: 81 }],
  PLEBISCITE_USED: () => [extended().play(A, plebiscite('C3x3', 'D4x3')), A, plebiscite('C3x3', 'D4x3')],
  NOT_TOUCHING: () => [extended(), A, plebiscite('C3x3', 'C3x9')],
  NOT_RIVAL: () => [extended({ a: { C3x3: 1, C3x4: 83 } }), A, plebiscite('C3x3', 'C3x4')],
  IMMUNE: () => [extended({ b: { D4x3: { card: 83, immune: true } } }), A, plebiscite('C3x3', 'D4x3')],
  BASIC_GAME: () => [city({ b: { D4x3: 2 } }), A, plebiscite('C3x3', 'D4x3')],
};

const hosts = (): Table => city({ a: { C3x3: 1, D4x3: { card: 73, cover: '168B' }, C3x4: 93 }, hands: [[200], []] });

describe('Refusals, as a server gets them', () => {
  for (const [code, set] of Object.entries(SCENES))
    test(`TCZ-16.15, TCZ-16.14 ${code}: nothing changes, and everybody sees what they saw`, () => {
      const [{ state, sees }, by, action] = set();
      const seed = new Uint8Array(32);
      const match = { ...start({ game: tczew, options: state.open.options, seats: state.open.seats, seed }), state };
      const known = () => {
        const views = viewersOf(state.open.seats).map(viewer => tczew.view(match.state, viewer));
        return copy({ views, state: match.state, moves: match.moves, told: match.told });
      };
      const before = known();
      const refusal = refusalOf(sees(by), action as Action);
      expect(refusal.code).toBe(code);
      expect(send(match, by, action, 1)).toEqual({ ok: false, refusal: { because: 'rule', rule: refusal.rule } });
      expect(known()).toEqual(before);
    });
});
