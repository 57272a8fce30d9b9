import { describe, expect, test } from 'vitest';
import { copy, fillableOffers, quickChance, seatsOf, tableFor, type ToldEvent } from '#kernel';
import { componentsOf } from './board.ts';
import { CELLS } from './cells.ts';
import { EVENT_CARDS } from './data/events.ts';
import { settle } from './districts.ts';
import { idleLimit } from './ending.ts';
import { tczew } from './game.ts';
import { INVARIANTS } from './invariants.fixture.ts';
import { playOut, type Step } from './match.fixture.ts';
import { A, B, cell, codeFor, dice, stateOf } from './scene.fixture.ts';
import { scoresOf } from './scoring.ts';
import { canDraw, isBannedFromDrawing } from './stacks.ts';
import { given } from '#testkit';
import type { Action, Event, Open } from './state.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);

/** Matches of two, three and four players, in both modes. */
const MATCHES: readonly (readonly Step[])[] = Array.from({ length: RUNS }, (_, run) => run * 10).flatMap(seed => [
  playOut({ seats: 2, seed: seed + 1, options: { mode: 'extended', lastEpoch: 4 } }),
  playOut({ seats: 3, seed: seed + 2, options: { fastDiscard: true, lastEpoch: 4 } }),
  playOut({ seats: 4, seed: seed + 3, options: { mode: 'extended', towns: 'pick' } }),
  playOut({ seats: 2, seed: seed + 4, options: { lastEpoch: 3, idleRounds: 3 }, manner: { wild: 60 } }),
]);
const STEPS = MATCHES.flat();

/** Every step with the one before it. */
const pairs = (): (readonly [Step, Step])[] =>
  MATCHES.flatMap(steps => steps.slice(1).map((step, at) => [steps[at] ?? step, step] as const));

const immuneIn = ({ board }: Open): number => board.filter(placed => placed?.immune).length;

describe('Invariants', () => {
  for (const [rule, broken] of Object.entries(INVARIANTS))
    test(`${rule} holds after every move`, () => {
      for (const { state } of STEPS) expect(broken(state)).toBeUndefined();
    });

  test('TCZ-18.12 a plebiscite makes one card immune, none if it was', () => {
    let held = 0;
    for (const [before, { action, events, state }] of pairs()) {
      if (action?.type !== 'plebiscite' || before.state.open.board[action.to]?.immune) continue;
      if (events.some(({ type }) => type === 'districtTaken' || type === 'districtLost')) continue;
      held += 1;
      expect(immuneIn(state.open)).toBe(immuneIn(before.state.open) + 1);
    }
    expect(held).toBeGreaterThan(0);
    const now = given(
      tczew,
      stateOf({
        options: { mode: 'extended' },
        a: { C3x3: 1 },
        b: { C3x4: { card: 2, immune: true } },
        hands: [[172], []],
      }),
    );
    const again = now
      .play(A, { type: 'playEvent', card: 172, targets: [B] })
      .play(A, { type: 'plebiscite', from: cell('C3x3'), to: cell('C3x4') }, dice(1, 6));
    expect(immuneIn(again.state.open)).toBe(1);
  });

  test('TCZ-18.13 the pointer never decreases', () => {
    for (const [before, { state }] of pairs())
      expect(state.open.pointer).toBeGreaterThanOrEqual(before.state.open.pointer);
  });

  test('TCZ-18.14 after an own refill without ban the hand has five cards, or nothing can be drawn', () => {
    let seen = 0;
    for (const [before, { by, action, state }] of pairs()) {
      if (typeof by !== 'number' || (action?.type !== 'place' && action?.type !== 'wait' && action?.type !== 'swap'))
        continue;
      if (isBannedFromDrawing(before.state.open, by)) continue;
      seen += 1;
      expect((state.hands[by]?.length ?? 0) >= 5 || !canDraw(state)).toBe(true);
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('TCZ-18.15 exactly one player is to act, with at least one legal move', () => {
    for (const { state } of STEPS) {
      const acting = tczew.awaited(tczew.view(state, 'audience'));
      expect(acting.length).toBe(state.open.phase === 'scored' ? 0 : 1);
      for (const seat of acting)
        expect(fillableOffers(tczew.offers(tczew.view(state, seat))).length).toBeGreaterThan(0);
    }
  });

  test('TCZ-18.16 what is offered is accepted, and what is not is refused without change', () => {
    const [state] = STEPS.filter(({ state: { open } }) => open.phase === 'main' && open.pending === null)
      .slice(40, 41)
      .map(step => step.state);
    if (!state) throw new Error('no such step');
    const scene = given(tczew, state);
    const seat = scene.awaited()[0] ?? 0;
    const card = state.hands[seat]?.find(one => one.card >= 5 && one.card <= 150)?.card ?? 0;
    const before = copy(state);
    const isOffered = (at: number): boolean =>
      tczew.offers(scene.sees(seat)).some(offer => offer.type === 'place' && isIn(offer, card, at));
    const place = (at: number): Action => ({ type: 'place', card, cell: at });
    const [legal, others] = [CELLS.filter(isOffered), CELLS.filter(one => !isOffered(one))];
    for (const one of legal) expect(() => scene.play(seat, place(one))).not.toThrow();
    for (const one of others) expect(codeFor(scene, seat, place(one))).toMatch(/^[A-Z_]+$/);
    expect([legal.length > 0, others.length > 0, scene.state]).toEqual([true, true, before]);
  });

  test('TCZ-18.17 the same seed and moves give the same match, and no view shows a hidden card', () => {
    const evening = { seats: 2, seed: 7, options: { lastEpoch: 3 } } as const;
    const again = playOut(evening);
    expect(again).toEqual(playOut(evening));
    for (const { state } of again)
      for (const viewer of [A, B, 'audience'] as const) {
        const { hands, stacks } = tczew.view(state, viewer);
        for (const slot of [...(state.open.phase === 'scored' ? [] : hands.flat()), ...stacks.flat()])
          expect(slot === null || slot.seenBy.includes(viewer)).toBe(true);
      }
  });

  test('TCZ-18.18, TCZ-11.11 every match ends, and nobody moves afterwards', () => {
    for (const steps of MATCHES) {
      expect(steps.length).toBeLessThan(15_000);
      const last = steps.at(-1)?.state;
      expect(last?.open.phase).toBe('scored');
      for (const seat of seatsOf(last?.open.seats ?? 0))
        expect(last && tczew.offers(tczew.view(last, seat))).toEqual([]);
    }
    const running = STEPS.filter(({ state }) => state.open.phase === 'main' && canDraw(state));
    for (const { state } of running) expect(state.open.idle).toBeLessThan(idleLimit(state));
  });

  test('TCZ-18.19 an event in the used pile never leaves it, and each is played at most once', () => {
    for (const steps of MATCHES) {
      const played = steps.flatMap(({ events }) =>
        events.flatMap(event => (event.type === 'eventPlayed' ? [event.card] : [])),
      );
      expect(new Set(played).size).toBe(played.length);
    }
    const isEvent = (no: number): boolean => EVENT_CARDS.some(event => event.no === no);
    for (const [before, { state }] of pairs())
      for (const no of before.state.open.used.filter(isEvent)) expect(state.open.used).toContain(no);
  });

  test('TCZ-18.20 the score is a function of the board, and seats can be permuted', () => {
    for (const steps of MATCHES) {
      const { open } = steps.at(-1)?.state ?? {};
      if (!open?.ending) throw new Error('the match is not over');
      expect(scoresOf(open.board, open.seats)).toEqual(open.ending.scores);
      const turned = open.board.map(placed =>
        placed === null || placed.owner === null ? placed : { ...placed, owner: (placed.owner + 1) % open.seats },
      );
      const scores = scoresOf(turned, open.seats);
      open.ending.scores.forEach((score, seat) => expect(scores[(seat + 1) % open.seats]).toEqual(score));
    }
  });

  test('TCZ-18.21 settling again changes nothing', () => {
    for (const { state } of STEPS.filter(step => step.state.open.phase === 'main' && !step.state.open.resolving)) {
      const told: ToldEvent<Event>[] = [];
      const open = copy(state.open);
      settle(open, A, tableFor(quickChance(1), told));
      expect([told, open.board]).toEqual([[], state.open.board]);
    }
  });

  test('TCZ-18.22 all Start cards together are worth 12 points, minus 3 for each ownerless one', () => {
    for (const steps of MATCHES) {
      const open = steps.at(-1)?.state.open;
      const ownerless = open?.board.filter(placed => placed && placed.card <= 4 && placed.owner === null).length ?? 0;
      expect(open?.ending?.scores.reduce((sum, { starts }) => sum + starts, 0)).toBe(12 - 3 * ownerless);
    }
  });

  test('TCZ-18.23 in the last lap every other player has one turn', () => {
    let laps = 0;
    for (const steps of MATCHES) {
      const events = steps.flatMap(step => step.events);
      const begun = events.findIndex(({ type }) => type === 'lapBegan');
      const lap = events[begun];
      if (lap?.type !== 'lapBegan') continue;
      laps += 1;
      const turns = events.slice(begun).flatMap(event => (event.type === 'turnBegan' ? [event.seat] : []));
      expect(turns).toEqual(lap.lap);
    }
    expect(laps).toBeGreaterThan(0);
  });

  test('TCZ-10.17 components of a player stay apart', () => {
    const { open } = MATCHES[0]?.at(-1)?.state ?? stateOf({});
    const cells = seatsOf(open.seats)
      .flatMap(seat => componentsOf(open.board, seat))
      .flat();
    expect(new Set(cells).size).toBe(cells.length);
  });
});

function isIn(offer: { card: unknown; cell: unknown }, card: number, at: number): boolean {
  const cases = typeof offer.cell === 'object' && offer.cell !== null && 'cases' in offer.cell ? offer.cell.cases : {};
  const blank = Object.entries(cases as Record<string, { oneOf: number[] }>).find(([key]) => key === String(card))?.[1];
  return blank?.oneOf.includes(at) ?? false;
}
