import { describe, expect, test } from 'vitest';
import { given, type Scene } from '#testkit';
import { shieldOf } from './guards.ts';
import { EX, example } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { holderOf } from './lasting.ts';
import { A, B, C, cell, choicesIn, codeFor, D, dice, lies, namesOf, type Stated, stateOf } from './scene.fixture.ts';
import type { Action, Event, Lasting, State, View } from './state.ts';

type Table = Scene<State, View, Action, Event>;

const scene = (stated: Stated): Table => given(tczew, stateOf(stated));
const play = (card: number, ...targets: number[]): Action => ({ type: 'playEvent', card, targets });
const pick = (name: string): Action => ({ type: 'pick', cell: cell(name) });
const wait: Action = { type: 'wait' };
const done: Action = { type: 'done' };
const hand = (now: Table, seat: number): number[] => (now.state.hands[seat] ?? []).map(({ card }) => card);
const offered = (now: Table, seat: number): string[] =>
  choicesIn(now.offers(seat), 'pick', 'cell').map(one => namesAt(Number(one)));
const namesAt = (one: number): string => `${'ABCDEFGHIJKLMNO'[one % 15]}${(one % 15) + 1}x${Math.floor(one / 15) + 1}`;
const kinds = (now: Table): string[] => now.hears(B).map(({ type }) => type);

const HAND = [81, 93, 105, 73, 49] as const;
const OTHER = [82, 94, 106, 74, 50] as const;
/** A in the north, B in the south, far apart. */
const CITY = { a: { C3x3: 1 }, b: { C3x9: 2, D4x9: 'trade', C3x8: 'housing', C3x10: 'sport' } } as const;
const HANDS = [[...HAND], [...OTHER]] as const;
const withCard = (...cards: number[]) => [[...cards, ...HAND.slice(0, 5 - cards.length)], [...OTHER]];

const effect = (seat: number, id = 1, event = 155) => ({ id, event, actor: B, seat, isFromNextTurn: false });
const ban = (seat: number, what: 'turn' | 'draw' | 'swap' | 'place' | 'event', turns = 1, id = 1): Lasting => ({
  ...effect(seat, id, 150 + id + 10),
  kind: 'ban',
  what,
  cats: null,
  turns,
});

describe('Events: procedure', () => {
  test('TCZ-8.4, TCZ-14.1 a finished event goes to the used pile, then the board is settled and the hand filled', () => {
    const now = scene({ ...CITY, hands: withCard(151) })
      .play(A, play(151, B), dice(2))
      .play(B, pick('D4x9'));
    expect(now.state.open.used).toEqual([lies(stateOf(CITY), 'D4x9')?.[1], 151]);
    expect(now.hears(B).map(({ type }) => type)).toEqual(['removed', 'eventEnded', 'drew', 'turnBegan']);
  });

  test('TCZ-8.5, TCZ-14.46 a lasting event stays in front of a player until its last effect ends', () => {
    const now = scene({ ...CITY, hands: withCard(169) }).play(A, play(169, B));
    expect([now.state.open.used, now.state.open.lasting[0]?.event]).toEqual([[], 169]);
    expect(holderOf(now.state.open, 169)).toBe(B);
    const several = scene({ seats: 3, ...CITY, c: { H8x9: 3 }, hands: [[173], [], []] }).play(A, play(173));
    expect([holderOf(several.state.open, 173), holderOf(several.state.open, 169)]).toEqual([A, undefined]);
    const one = now.play(B, wait);
    expect(one.state.open.lasting).toMatchObject([{ turns: 1, seat: B, actor: A }]);
    const two = one.play(A, wait).play(B, wait);
    expect([two.state.open.lasting, two.state.open.used]).toEqual([[], [169]]);
    expect(two.hears(A)).toContainEqual({ type: 'eventEnded', event: 169 });
    const over = now.play(A, { type: 'proposeEnd' }).play(B, { type: 'voteEnd', agree: true });
    expect([over.state.open.lasting.length, over.state.open.phase]).toEqual([1, 'scored']);
  });

  test('TCZ-8.7, TCZ-8.8, TCZ-19.12 numbers are maxima, and what lapsed is not remembered', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: 107, C3x10: 108 }, hands: [[EX.scandal, 81, 93, 73, 49], [105]] });
    const taken = now.play(A, play(EX.scandal, B)).play(A, pick('D4x9')).play(A, pick('C3x10'));
    expect(hand(taken, A)).toEqual([81, 93, 73, 49, 107, 108]);
    expect(taken.state.open.used).toEqual([EX.scandal]);
    const laid = taken.play(B, { type: 'place', card: 105, cell: cell('C3x8') });
    expect(lies(laid.play(A, wait).state, 'C3x8')).toEqual([B, 105]);
  });

  test('TCZ-8.9, TCZ-14.20 Start cards are not counted as Town Halls; districts count', () => {
    expect(codeFor(scene({ a: { C3x3: 1 }, hands: [[163], []] }), A, play(163))).toBe('EVENT_NOT_PLAYABLE');
    const district = scene({ a: { C3x3: 1, H8x3: 5 }, hands: [[163, 81], []] }).play(A, play(163));
    expect(district.awaited()).toEqual([A]);
  });

  test('TCZ-8.10 cards go to the used pile or under the pointer’s stack', () => {
    const now = scene({ ...CITY, hands: withCard(170), pointer: 4 })
      .play(A, play(170, B))
      .play(A, pick('D4x9'));
    expect(now.state.stacks[1]?.at(-1)?.card).toBe(lies(stateOf(CITY), 'D4x9')?.[1]);
  });

  test('TCZ-8.12 an event may be played although nothing will happen', () => {
    const now = scene({ a: { C3x3: 1 }, b: { C3x9: 2 }, hands: withCard(151) }).play(A, play(151, B), dice(6));
    expect([now.awaited(), now.state.open.used]).toEqual([[B], [151]]);
    expect(codeFor(scene({ a: { C3x3: 1 }, b: { C3x9: 2 }, hands: [[172], []] }), A, play(172, B))).toBe(
      'EVENT_NOT_PLAYABLE',
    );
  });

  test('TCZ-8.13 Start cards are outside every effect', () => {
    const now = scene({ ...CITY, b: { C3x9: 2 }, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    expect([now.awaited(), lies(now.state, 'C3x9')]).toEqual([[B], [B, 2]]);
  });
});

describe('Replacements', () => {
  const cover = {
    a: { F6x8: 1, F6x6: 73, F6x7: 131 },
    b: { O15x1: 2 },
    hands: [[200, ...HAND.slice(0, 4)], []],
  } as const;

  test('TCZ-9.2, TCZ-9.3, TCZ-9.5, TCZ-9.10, TCZ-19.11 covered cards', () => {
    const none = scene(cover).play(A, play(200));
    expect([none.awaited(), none.state.open.replacements.includes('200B')]).toEqual([[B], true]);
    const now = scene({ ...cover, a: { F6x8: 1, F6x6: 73, F6x7: 94 }, hands: [[200, 74, 130, 55], []] });
    const covered = now.play(A, play(200)).play(A, pick('F6x6'));
    expect(covered.state.open.board[cell('F6x6')]).toEqual({ card: 73, owner: A, cover: '200B', immune: false });
    const mine = covered.play(B, wait);
    for (const card of [74, 130])
      expect(codeFor(mine, A, { type: 'place', card, cell: cell('F6x5') })).toBe('SAME_CATEGORY');
    expect(lies(mine.play(A, { type: 'place', card: 55, cell: cell('F6x5') }).state, 'F6x5')).toEqual([A, 55]);
    const again = scene({ ...cover, a: { F6x8: 1, F6x6: { card: 73, cover: '168B' }, E5x8: 74 } }).play(A, play(200));
    expect(codeFor(again, A, pick('F6x6'))).toBe('ALREADY_COVERED');
  });

  test('TCZ-9.4, TCZ-9.6 the host’s own category does not matter; Services and Start cards are no hosts', () => {
    const unique = example({
      hostile: false,
      target: { kind: 'self' },
      each: [{ op: 'cover', with: '168B', pick: { from: { owner: 'actor' }, n: 1, by: 'actor', must: true } }],
    });
    const now = scene({ ...cover, a: { F6x8: 1, F6x7: 131, G7x8: 5, E5x8: 34 }, hands: [[unique], []] }).play(
      A,
      play(unique),
    );
    expect(offered(now, A)).toEqual(['F6x7']);
    expect(codeFor(now, A, pick('G7x8'))).toBe('BAD_ANSWER');
  });

  test('TCZ-9.7, TCZ-9.8, TCZ-14.51 the cell changes hands as a whole, and filters see the replacement only', () => {
    const now = scene({ a: { C3x3: 1 }, b: { C3x4: { card: 73, cover: '200B' }, C3x5: 2 }, hands: [[172, 175], []] });
    expect(now.play(A, play(172, B)).state.open.pending).toBeNull();
    expect(now.play(A, play(175, B)).awaited()).toEqual([B]);
    const gale = scene({ a: { C3x3: 1 }, b: { C3x4: { card: 73, cover: '200B' }, C3x5: 2 }, hands: [[159], []] });
    expect(gale.play(A, play(159, B), dice(1)).hears(B)).toContainEqual({
      type: 'removed',
      cell: cell('C3x4'),
      card: 73,
      cover: '200B',
      to: 'used',
    });
  });

  test('TCZ-9.9 base and replacement leave together, the replacement to the used pile', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: { card: 107, cover: '198B' } }, hands: withCard(EX.storm) });
    const gone = now.play(A, play(EX.storm, B)).play(A, pick('D4x9'));
    expect([gone.state.open.usedReplacements, gone.state.stacks[0]?.some(({ card }) => card === 107)]).toEqual([
      ['198B'],
      true,
    ]);
  });

  test('TCZ-9.11 a replacement adds no cell to the city', () => {
    const over = scene({ ...cover, a: { F6x8: 1, F6x7: { card: 94, cover: '168B' } } })
      .play(A, { type: 'proposeEnd' })
      .play(B, { type: 'voteEnd', agree: true });
    expect(over.state.open.ending?.scores[A]?.cells).toBe(2);
  });

  test('TCZ-9.12, TCZ-9.13, TCZ-19.34 a replacement must be laid where it can, on the river too', () => {
    const now = scene({ ...cover, a: { I9x5: 1, J10x5: 64 }, hands: [[177, ...HAND.slice(0, 4)], []] }).play(
      A,
      play(177),
    );
    expect([offered(now, A), codeFor(now, A, done)]).toEqual([['J10x5'], 'BAD_ANSWER']);
    expect(now.play(A, pick('J10x5')).state.open.board[cell('J10x5')]?.cover).toBe('177B');
    const none = scene({ ...cover, a: { I9x5: 1 }, hands: [[177, ...HAND.slice(0, 4)], []] }).play(A, play(177));
    expect([none.awaited(), hand(none, A).length]).toEqual([[B], 6]);
  });
});

describe('Targets and order', () => {
  test('TCZ-14.2 who may be named', () => {
    const now = scene({
      seats: 3,
      ...CITY,
      c: { H8x9: 3, H8x10: 'trade' },
      hands: [[EX.rats, 169, 153, EX.bells], [], []],
    });
    expect(choicesIn(now.offers(A), 'playEvent', 'targets')).toEqual([B, C, A]);
    expect(now.play(A, play(EX.rats, A), dice(1)).hears(B)[0]).toMatchObject({ targets: [A] });
    expect(now.play(A, play(169, C, B)).hears(B)[0]).toMatchObject({ targets: [B, C] });
    expect(codeFor(now, A, play(169))).toBe('BAD_TARGET');
    expect(codeFor(now, A, play(153, B))).toBe('BAD_TARGET');
    expect(codeFor(now, A, play(EX.bells))).toBe('EVENT_NOT_PLAYABLE');
    const church = scene({ seats: 3, ...CITY, c: { H8x9: 3, H8x10: 114 }, hands: [[EX.bells], [], []] });
    expect(church.play(A, play(EX.bells)).hears(B)[0]).toMatchObject({ targets: [C] });
  });

  test('TCZ-14.3, TCZ-14.4 extremes and the order of targets', () => {
    const stated = { seats: 4, ...CITY, c: { H8x9: 3, H8x10: 55 }, d: { L12x9: 4, M13x9: 56 } } as const;
    const tied = scene({ ...stated, hands: [[EX.strike], [], [], []] });
    expect(choicesIn(tied.offers(A), 'playEvent', 'targets')).toEqual([C, D]);
    expect(tied.play(A, play(EX.strike, D)).state.open.lasting[0]?.seat).toBe(D);
    const most = scene({ ...stated, hands: [[157], [], [], []] });
    expect(codeFor(most, A, play(157))).toBe('EVENT_NOT_PLAYABLE');
    const least = scene({ ...stated, hands: [[EX.poorest, 81], [82], [], [83]] }).play(A, play(EX.poorest));
    expect(least.hears(A)[0]).toMatchObject({ targets: [C] });
    const all = scene({ ...stated, hands: [[164], [], [], []], active: A }).play(A, play(164));
    expect(all.hears(B).flatMap(event => (event.type === 'drew' ? [event.by] : []))).toEqual([B, C, D, A]);
  });

  test('TCZ-14.5, TCZ-14.27 a single target is bound after the targets too, and guards do not touch the actor’s own part', () => {
    const cancelled = scene({
      ...CITY,
      b: { C3x9: 2, D4x9: 18, C3x8: 20, D4x10: 21, C3x10: 'sport' },
      hands: withCard(EX.scandal),
    });
    const now = cancelled.play(A, play(EX.scandal, B));
    expect(now.hears(B)).toContainEqual({ type: 'cancelled', seat: B, event: EX.scandal, service: 'police' });
    expect(hand(now, A).length).toBe(4);
    const elections = scene({ ...CITY, options: { mode: 'extended' }, hands: withCard(195) }).play(A, play(195, B));
    expect(elections.state.open.lasting).toMatchObject([{ kind: 'modifier', seat: A, attack: 1, turns: 2 }]);
  });

  test('TCZ-14.6, TCZ-14.7, TCZ-14.9 steps that can do nothing are skipped; variables hold what really moved', () => {
    const now = scene({ ...CITY, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    const lost = now.play(A, pick('C3x8')).play(A, pick('C3x10'));
    // 2 × 2 − 1 = 3 extra cards
    expect(lost.hears(A).find(({ type }) => type === 'drew')).toMatchObject({ count: 3 });
    const none = scene({ a: { C3x3: 1 }, b: { C3x9: 2 }, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    // 0 × 2 − 1 is never below 0: only the refill is drawn
    expect(none.hears(A).filter(({ type }) => type === 'drew')).toMatchObject([{ count: 1 }]);
    const robbed = scene({ ...CITY, hands: [[156, 93], [82]] }).play(A, play(156, B), dice());
    expect([robbed.awaited(), hand(robbed, A).includes(82)]).toEqual([[B], true]);
  });

  test('TCZ-14.8, TCZ-14.10 dice are rolled once, before any picking; no matching row does nothing', () => {
    const now = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(4));
    expect(kinds(now)).toEqual(['eventPlayed', 'rolled']);
    expect(now.state.open.pending).toMatchObject({ n: 2 });
    const oracle = { a: { C3x3: 1 }, b: { O15x1: 2 }, hands: [[EX.oracle, 81], []] } as const;
    expect(hand(scene(oracle).play(A, play(EX.oracle), dice(6)), A).length).toBe(7);
    expect(hand(scene(oracle).play(A, play(EX.oracle), dice(5)), A).length).toBe(5);
    expect(codeFor(scene({ ...oracle, a: { C3x3: 1, C3x4: 'trade' } }), A, play(EX.oracle))).toBe('EVENT_NOT_PLAYABLE');
    expect(codeFor(scene({ ...oracle, hands: [[EX.oracle, 81, 82, 83], []] }), A, play(EX.oracle))).toBe(
      'EVENT_NOT_PLAYABLE',
    );
  });

  test('TCZ-14.11, TCZ-14.52 only options that could do something are offered', () => {
    const both = scene({ ...CITY, hands: withCard(158) }).play(A, play(158));
    expect(choicesIn(both.offers(B), 'choose', 'option')).toEqual(['closeDown', 'cutBack']);
    expect(codeFor(both, B, { type: 'choose', option: 'other' })).toBe('BAD_ANSWER');
    const board = both.play(B, { type: 'choose', option: 'closeDown' });
    expect(offered(board, B)).toEqual(['D4x9']);
    const handOnly = scene({ ...CITY, b: { C3x9: 2 }, hands: withCard(158) }).play(A, play(158), dice());
    expect([handOnly.awaited(), hand(handOnly, B).length]).toEqual([[B], 3]);
    const nothing = scene({ ...CITY, b: { C3x9: 2 }, hands: [[158], []] }).play(A, play(158));
    expect(nothing.awaited()).toEqual([B]);
    const cover = scene({ a: { C3x3: 1 }, b: { O15x1: 2 }, hands: [[179, 49], []] }).play(A, play(179));
    expect(cover.state.open.pending).toMatchObject({ type: 'build' });
  });

  test('TCZ-14.12 the smallest legal answer is the first that is offered', () => {
    const now = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(1));
    expect(offered(now, B)).toEqual(['C3x8', 'D4x9']);
    const voluntary = scene({ ...CITY, hands: withCard(EX.fire) }).play(A, play(EX.fire, B));
    expect(voluntary.offers(A).at(-1)).toEqual(done);
  });
});

describe('Picking', () => {
  test('TCZ-14.13, TCZ-14.14 the candidates, and the number that can really go', () => {
    const now = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(6));
    expect(now.state.open.pending).toMatchObject({ n: 2, must: true });
    expect(offered(now, B)).toEqual(['C3x8', 'D4x9']);
  });

  test('TCZ-14.15, TCZ-14.18 chance picks without repetition, and cards leave together', () => {
    const now = scene({ ...CITY, hands: withCard(159) }).play(A, play(159, B), dice(6));
    expect(namesOf(now.state, B)).toEqual(['C3x9']);
    const chosen = scene({ ...CITY, hands: withCard(161), b: { C3x9: 2, D4x9: 55, C3x8: 56 } })
      .play(A, play(161, B))
      .play(A, pick('D4x9'));
    expect(namesOf(chosen.state, B)).toEqual(['C3x8', 'C3x9', 'D4x9']);
    expect(namesOf(chosen.play(A, pick('C3x8')).state, B)).toEqual(['C3x9']);
  });

  test('TCZ-14.16 voluntary for the actor, compulsory for the target', () => {
    const mine = scene({ ...CITY, hands: withCard(161), b: { C3x9: 2, D4x9: 55 } }).play(A, play(161, B));
    expect(namesOf(mine.play(A, done).state, B)).toEqual(['C3x9', 'D4x9']);
    const theirs = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(1));
    expect(codeFor(theirs, B, done)).toBe('BAD_ANSWER');
    const forced = scene({ ...CITY, hands: withCard(167), b: { C3x9: 2, D4x9: 55, C3x8: 56 } }).play(A, play(167, B));
    expect(codeFor(forced, A, done)).toBe('BAD_ANSWER');
  });

  test('TCZ-14.17 shapes', () => {
    const city = { C3x9: 2, D4x9: 'trade', C3x8: 'housing', D4x8: 'sport', F6x8: 5, G7x8: 'trade' } as const;
    const row = scene({ ...CITY, b: city, hands: withCard(160) })
      .play(A, play(160, B))
      .play(A, pick('D4x9'));
    // nothing else lies in row 9, so the pick is over
    expect([row.awaited(), namesOf(row.state, B).includes('D4x9')]).toEqual([[B], false]);
    const eighth = scene({ ...CITY, b: city, hands: withCard(160) })
      .play(A, play(160, B))
      .play(A, pick('D4x8'));
    expect(offered(eighth, A)).toEqual(['C3x8', 'F6x8', 'G7x8']);
    const column = scene({ ...CITY, b: city, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    expect(offered(column, A)).toEqual(['D4x8', 'D4x9']);
    const fire = scene({ ...CITY, b: city, hands: withCard(EX.fire) })
      .play(A, play(EX.fire, B))
      .play(A, pick('C3x8'));
    expect(offered(fire, A)).toEqual(['D4x8']);
    const block = scene({ ...CITY, b: city, hands: withCard(EX.block) }).play(A, play(EX.block, B), dice());
    expect(hand(block, B).length).toBe(OTHER.length + 3);
  });

  test('TCZ-14.19 what a card touches is judged when the list is built', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: 55, E5x9: 'trade' }, hands: withCard(167) }).play(A, play(167, B));
    expect(offered(now, A)).toEqual(['E5x9']);
    expect(offered(now.play(A, pick('E5x9')), A)).toEqual(['D4x9']);
  });
});

describe('Protection', () => {
  const rats = (b: Stated['b'] & object, pips: number) =>
    scene({ ...CITY, b, hands: withCard(EX.rats) }).play(A, play(EX.rats, B), dice(pips));
  const homes = { C3x9: 2, D4x9: 82, B2x9: 50, C3x8: 42, D4x10: 34, B2x10: 35 } as const;

  test('TCZ-14.21, TCZ-14.24, TCZ-19.13 each Health card saves one, also when the target is the actor', () => {
    expect(rats(homes, 6).state.open.pending).toMatchObject({ n: 1 });
    expect(rats(homes, 4).state.open.pending).toBeNull();
    const self = scene({ a: { C3x3: 1, C3x4: 'trade', D4x3: 34 }, b: { C3x5: 35, O15x1: 2 }, hands: [[EX.rats], []] });
    expect(self.play(A, play(EX.rats, A), dice(1)).state.open.pending).toBeNull();
    // a rival's Service next door protects nothing
    const next = scene({ a: { C3x3: 1, C3x4: 'trade' }, b: { C3x5: 35, O15x1: 2 }, hands: [[EX.rats], []] });
    expect(next.play(A, play(EX.rats, A), dice(1)).state.open.pending).toMatchObject({ seat: A, n: 1 });
  });

  test('TCZ-14.22, TCZ-14.23 wards come before guards, and a cancelled event does nothing', () => {
    const two = { C3x9: 2, D4x9: 26, C3x8: 27, I9x9: 5, I9x8: 'trade' } as const;
    const flood = scene({ seats: 3, a: { C3x3: 1 }, b: two, c: { I9x4: 3, I9x5: 'sport' }, hands: [[153], [], []] });
    const now = flood.play(A, play(153), dice(3));
    expect(now.hears(C)).toContainEqual({ type: 'cancelled', seat: B, event: 153, service: 'fire' });
    expect([lies(now.state, 'I9x8')?.[0], lies(now.state, 'I9x5')]).toEqual([B, null]);
    const ward: Lasting = { ...effect(B, 1, 188), kind: 'ward', themes: 'all', turns: 3, uses: 1 };
    const warded = scene({
      seats: 3,
      a: { C3x3: 1 },
      b: two,
      c: { I9x4: 3 },
      hands: [[153], [], []],
      lasting: [ward],
    }).play(A, play(153), dice(3));
    expect(warded.hears(C)).toContainEqual({ type: 'warded', seat: B, event: 153 });
    expect(warded.hears(C).some(({ type }) => type === 'cancelled')).toBe(false);
  });

  test('TCZ-14.24, TCZ-19.31 one budget for the whole event, spent on what really goes', () => {
    const brawl = (b: Stated['b'] & object) => scene({ ...CITY, b, hands: withCard(176) }).play(A, play(176, B));
    const one = { C3x9: 2, D4x9: 18 } as const;
    const both = brawl({ ...one, C3x8: 'sport', C3x10: 'sport', B2x9: 67 });
    expect(both.state.open.pending).toMatchObject({ n: 1 });
    expect(both.play(A, pick('C3x8')).state.open.pending).toMatchObject({ n: 1 });
    expect(brawl({ ...one, B2x9: 67 }).state.open.pending).toBeNull();
    const mixed = brawl({ ...one, C3x8: 'sport', B2x9: 67 });
    expect(offered(mixed, A)).toEqual(['B2x9']);
    expect(brawl({ ...one, C3x8: 20, C3x10: 'sport' }).hears(B)).toContainEqual({
      type: 'cancelled',
      seat: B,
      event: 176,
      service: 'police',
    });
    expect(rats({ C3x9: 2, D4x9: 82, C3x8: 34 }, 6).state.open.pending).toBeNull();
    // turns are saved as cards are
    expect(
      scene({ ...CITY, b: { C3x9: 2, D4x9: 26 }, hands: withCard(169) }).play(A, play(169, B)).state.open.lasting,
    ).toMatchObject([{ turns: 1 }]);
    expect(
      scene({ ...CITY, b: { C3x9: 2, D4x9: 26, C3x8: 27 }, hands: withCard(169) }).play(A, play(169, B)).state.open
        .lasting,
    ).toEqual([]);
  });

  test('TCZ-14.25, TCZ-19.13 cards beside a Fire brigade are safe, the brigade itself is not', () => {
    const now = scene({
      ...CITY,
      b: { C3x9: 2, G7x7: 26, G7x6: 93, G7x5: 5, H8x5: 94 },
      hands: withCard(EX.fire),
    }).play(A, play(EX.fire, B));
    expect(offered(now, A)).toEqual(['H8x5']);
    const { open } = now.state;
    if (!open.resolving) throw new Error('no event is being resolved');
    expect(shieldOf(open, open.resolving, cell('G7x6'))).toBe(cell('G7x7'));
    expect(shieldOf(open, open.resolving, cell('G7x7'))).toBeUndefined();
  });

  test('TCZ-14.26, TCZ-14.44 suspended services protect nothing, but still hold districts and conditions', () => {
    const off: Lasting = { ...effect(B, 1, 170), kind: 'suspension', services: ['fire', 'town_hall'], turns: 2 };
    const now = scene({
      ...CITY,
      b: { C3x9: 2, G7x7: 26, G7x6: 93, G7x5: 5 },
      hands: withCard(EX.fire),
      lasting: [off],
    }).play(A, play(EX.fire, B));
    expect(offered(now, A)).toEqual(['G7x6']);
    expect(namesOf(now.play(A, done).state, B)).toContain('G7x5');
    const ends = now.play(A, done).play(B, wait).play(A, wait).play(B, wait);
    expect(ends.state.open.lasting).toEqual([]);
    const mine: Lasting = { ...off, seat: A, actor: B };
    expect(
      scene({ a: { C3x3: 1, C3x4: 5 }, b: { O15x1: 2 }, hands: [[163, 81], []], lasting: [mine] })
        .play(A, play(163))
        .awaited(),
    ).toEqual([A]);
  });
});

describe('The primitives', () => {
  test('TCZ-14.29 remove: to used, under the stack, or to a hand, which may exceed five', () => {
    const city = { C3x9: 2, D4x9: 55, C3x8: 56 } as const;
    const school = scene({ ...CITY, b: city, hands: withCard(161) })
      .play(A, play(161, B))
      .play(A, pick('D4x9'))
      .play(A, pick('C3x8'));
    expect(hand(school, B)).toEqual([...OTHER, 55, 56]);
    const poached = scene({ ...CITY, hands: withCard(187) })
      .play(A, play(187, B))
      .play(A, pick('C3x10'));
    expect(hand(poached, A).length).toBe(5);
  });

  test('TCZ-14.30 takeOver: one by one, each touching the new owner’s city', () => {
    const stated = { a: { C3x3: 1 }, b: { C3x4: 'trade', C3x5: 'sport', C3x6: 2 }, hands: withCard(191) } as const;
    const now = scene(stated).play(A, play(191, B), dice(6));
    expect([now.state.open.pending, offered(now, A)]).toMatchObject([{ n: 2 }, ['C3x4']]);
    const one = now.play(A, pick('C3x4'));
    expect([lies(one.state, 'C3x4')?.[0], offered(one, A)]).toEqual([A, ['C3x5']]);
    expect(namesOf(one.play(A, pick('C3x5')).state, A)).toEqual(['C3x3', 'C3x4', 'C3x5']);
    const scattered = scene({
      ...stated,
      b: { G7x9: 2, G7x10: 'trade', C3x4: 5, B2x4: 'trade' },
      hands: withCard(EX.annex),
    });
    const taken = scattered.play(A, play(EX.annex, B), dice());
    // G7x10 touches B only, so settling gives it back
    expect(taken.hears(B).map(({ type }) => type)).toContain('districtTaken');
    expect([lies(taken.state, 'B2x4')?.[0], lies(taken.state, 'G7x10')?.[0]]).toEqual([B, B]);
  });

  test('TCZ-14.31, TCZ-14.56 relocate: lifted cards are laid one after another, with their replacement', () => {
    const stated = {
      a: { C3x3: 1, D4x3: { card: 73, cover: '200B' }, C3x4: 'trade' },
      nobody: { C3x6: 72 },
      b: { O15x1: 2 },
      hands: withCard(192),
    } as const;
    const now = scene(stated).play(A, play(192)).play(A, pick('C3x4')).play(A, pick('D4x3'));
    expect(now.state.open.pending).toMatchObject({ type: 'relocate', cells: [cell('C3x4'), cell('D4x3')] });
    expect(codeFor(now, A, { type: 'lay', cell: cell('C3x4') })).toBe('BAD_ANSWER');
    const one = now.play(A, { type: 'lay', cell: cell('B2x3') });
    expect(lies(one.state, 'C3x4')).toBeNull();
    const both = one.play(A, { type: 'lay', cell: cell('C3x2') });
    expect(both.state.open.board[cell('C3x2')]).toMatchObject({ card: 73, cover: '200B', owner: A });
    const captured = scene({ ...stated, a: { C3x3: 1, C3x4: 5, D4x3: 'trade' } })
      .play(A, play(192))
      .play(A, pick('D4x3'));
    expect(lies(captured.play(A, done).play(A, { type: 'lay', cell: cell('C3x5') }).state, 'C3x6')?.[0]).toBe(A);
  });

  test('TCZ-14.32 cover and uncover', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: { card: 73, cover: '200B' } }, hands: withCard(174) })
      .play(A, play(174, B))
      .play(A, pick('D4x9'));
    expect(now.state.open.board[cell('D4x9')]).toMatchObject({ card: 73, cover: null });
    expect(now.state.open.usedReplacements).toEqual(['200B']);
  });

  test('TCZ-14.33, TCZ-14.55 fetch', () => {
    const used = scene({ ...CITY, used: [114, 115, 55, 152], hands: withCard(200), a: { C3x3: 1 } }).play(A, play(200));
    expect(choicesIn(used.offers(A), 'fetch', 'card')).toEqual([114, 115]);
    expect(codeFor(used, A, done)).toBe('BAD_ANSWER');
    const got = used.play(A, { type: 'fetch', card: 115 });
    expect([hand(got, A).includes(115), got.state.open.used.includes(115)]).toEqual([true, false]);
    const chance = scene({ ...CITY, used: [55, 114, 56, 152], hands: [[EX.museum], []] }).play(
      A,
      play(EX.museum),
      dice(),
    );
    expect(hand(chance, A).slice(0, 2)).toEqual([55, 56]);
    const rail = scene({ ...CITY, hands: withCard(162) })
      .play(A, play(162))
      .play(A, { type: 'fetch', card: 55 });
    expect(rail.state.open.pending).toMatchObject({ type: 'lay', card: 55 });
    expect(codeFor(rail, A, { type: 'lay', cell: cell('O15x15') })).toBe('BAD_ANSWER');
    expect(lies(rail.play(A, { type: 'lay', cell: cell('C3x4') }).state, 'C3x4')).toEqual([A, 55]);
    const nowhere = scene({ b: CITY.b, hands: withCard(162) })
      .play(A, play(162))
      .play(A, { type: 'fetch', card: 55 });
    expect([hand(nowhere, A).includes(55), nowhere.state.open.pending?.type]).toEqual([true, 'build']);
    const state = stateOf({ ...CITY, hands: withCard(162), bare: true });
    state.stacks[0] = [{ card: 34, seenBy: [A] }];
    const empty = given(tczew, state).play(A, play(162));
    expect(empty.offers(A)).toEqual([done]);
    expect(empty.play(A, done).state.stacks[0]).toEqual([{ card: 34, seenBy: [] }]);
  });

  test('TCZ-14.34 build: voluntary, with captures, without refill in between', () => {
    const now = scene({
      a: { C3x3: 1, C3x2: 5 },
      nobody: { C3x5: 72 },
      b: { O15x1: 2 },
      hands: [[163, 81, 93, 34], []],
    }).play(A, play(163));
    expect(choicesIn(now.offers(A), 'build', 'card')).toEqual([81, 93]);
    const one = now.play(A, { type: 'build', card: 81, cell: cell('C3x4') });
    expect([lies(one.state, 'C3x5')?.[0], hand(one, A), one.awaited()]).toEqual([A, [93, 34], [A]]);
    expect(hand(one.play(A, done), A).length).toBe(5);
  });

  test('TCZ-14.35, TCZ-19.32 extra cards come on top of the refill', () => {
    const hands = (card: number) => [[card, ...HAND.slice(0, 4)], []];
    const mural = scene({ a: { C3x3: 1, C3x4: 'housing' }, b: { O15x1: 2 }, hands: hands(177) })
      .play(A, play(177))
      .play(A, pick('C3x4'));
    expect(hand(mural, A).length).toBe(6);
    const coal = scene({ a: { C3x3: 1 }, b: { O15x1: 2 }, hands: hands(165) })
      .play(A, play(165))
      .play(A, { type: 'build', card: 81, cell: cell('C3x4') });
    expect(hand(coal, A).length).toBe(7);
    const zone = scene({ a: { C3x3: 1, C3x4: 'trade', D4x3: 5 }, b: { O15x1: 2 }, hands: hands(197) })
      .play(A, play(197))
      .play(A, pick('C3x4'));
    expect([hand(zone, A).length, zone.state.open.pending]).toMatchObject([7, { type: 'putBack', left: 2 }]);
    const back = zone.play(A, { type: 'putBack', card: 81 }).play(A, { type: 'putBack', card: 93 });
    expect([hand(back, A).length, back.state.stacks[0]?.slice(-2)]).toEqual([
      5,
      [
        { card: 81, seenBy: [A] },
        { card: 93, seenBy: [A] },
      ],
    ]);
    const banned = scene({ a: { C3x3: 1 }, b: { O15x1: 2 }, hands: hands(188), lasting: [ban(A, 'draw')] }).play(
      A,
      play(188),
    );
    expect(hand(banned, A).length).toBe(4);
    // somebody else's turn raises no refill
    const fair = scene({ ...CITY, hands: withCard(164) })
      .play(A, play(164))
      .play(A, done)
      .play(B, wait);
    expect(hand(fair, B).length).toBe(6);
  });

  test('TCZ-14.36 handMove: the giver must, the actor may', () => {
    const taxed = scene({
      ...CITY,
      hands: [
        [EX.tax, 81],
        [82, 94, 83],
      ],
    }).play(A, play(EX.tax));
    expect(choicesIn(taxed.offers(B), 'give', 'card')).toEqual([82, 83]);
    expect(codeFor(taxed, B, done)).toBe('BAD_ANSWER');
    const one = taxed.play(B, { type: 'give', card: 82, to: null }).play(B, { type: 'give', card: 83, to: null });
    expect([one.state.open.used, one.awaited()]).toEqual([[82, 83], [A]]);
    const mine = one.play(A, { type: 'give', card: 81, to: null });
    expect(mine.state.open.used).toEqual([82, 83, 81, EX.tax]);
    const short = scene({ ...CITY, hands: [[EX.tax], [94]] }).play(A, play(EX.tax));
    expect(short.offers(B)).toEqual([done]);
    const spy = scene({ ...CITY, hands: withCard(EX.spy) }).play(A, play(EX.spy, B));
    expect([choicesIn(spy.offers(A), 'take', 'card'), spy.offers(A).at(-1)]).toEqual([[...OTHER], done]);
    expect(hand(spy.play(A, { type: 'take', card: 94 }), A)).toContain(94);
    expect(hand(spy.play(A, done), B)).toEqual([...OTHER]);
  });

  test('TCZ-14.37 swapHands and reveal', () => {
    const now = scene({ ...CITY, hands: withCard(195) }).play(A, play(195, B));
    expect([hand(now, A), hand(now, B)]).toEqual([[...OTHER], HAND.slice(0, 4)]);
    expect(now.sees(A).hands[B]?.map(slot => slot?.card)).toEqual(HAND.slice(0, 4));
    expect(now.sees('audience').hands[A]).toEqual([null, null, null, null, null]);
  });

  test('TCZ-14.38, TCZ-14.41, TCZ-14.53 skipped turns, and bans of one kind one after another', () => {
    const now = scene({
      ...CITY,
      hands: HANDS,
      lasting: [ban(B, 'turn', 1, 1), ban(B, 'turn', 1, 2), ban(B, 'swap', 2, 3)],
    });
    const one = now.play(A, wait);
    expect([one.awaited(), one.state.open.lasting.map(({ id }) => id), one.hears(A)]).toEqual([
      [A],
      [2, 3],
      expect.arrayContaining([{ type: 'turnSkipped', seat: B }]),
    ]);
    const two = one.play(A, wait);
    // two skipped turns used up the ban on swapping as well
    expect([two.awaited(), two.state.open.lasting]).toEqual([[A], []]);
    const third = two.play(A, wait);
    expect([third.awaited(), third.offers(B).some(({ type }) => type === 'swap')]).toEqual([[B], true]);
    const summed = scene({ ...CITY, hands: HANDS, active: B, lasting: [ban(B, 'swap', 1, 1), ban(B, 'swap', 1, 2)] });
    expect(summed.play(B, wait).state.open.lasting.length).toBe(1);
    const strike = scene({ ...CITY, hands: withCard(EX.strike) }).play(A, play(EX.strike));
    expect([strike.awaited(), strike.play(A, wait).state.open.lasting]).toMatchObject([
      [A],
      [{ what: 'swap', turns: 1 }],
    ]);
  });

  test('TCZ-14.39, TCZ-14.54, TCZ-19.35 bans on placing count turns as they come and bind builds too', () => {
    const winter = scene({
      ...CITY,
      b: { C3x9: 2, D4x9: 5 },
      hands: [
        [185, 157],
        [163, 50, 82],
      ],
    }).play(A, play(185), dice(1));
    expect(winter.state.open.lasting).toMatchObject([
      { what: 'place', turns: 2, cats: ['housing', 'transport', 'sport'] },
      { what: 'swap', turns: 2 },
    ]);
    expect(codeFor(winter, B, { type: 'place', card: 50, cell: cell('C3x8') })).toBe('HINDERED');
    const built = winter.play(B, play(163));
    expect(choicesIn(built.offers(B), 'build', 'card')).toEqual([82]);
    const skipped = scene({ ...CITY, b: { C3x9: 2, D4x9: 5, C3x8: 67 }, hands: [[185, 157], []] })
      .play(A, play(185), dice(1))
      .play(B, wait)
      .play(A, play(157));
    expect(skipped.state.open.lasting).toEqual([]);
    const own = scene({ a: { C3x3: 1, C3x4: 114 }, b: CITY.b, hands: [[EX.bells, 81], [...OTHER]] }).play(
      A,
      play(EX.bells),
    );
    expect(own.state.open.lasting).toMatchObject([
      { what: 'place', isFromNextTurn: false, turns: 1 },
      { what: 'event', turns: 1 },
    ]);
    const next = own.play(B, wait);
    expect(codeFor(next, A, { type: 'place', card: 81, cell: cell('D4x3') })).toBe('HINDERED');
    expect(next.play(A, wait).state.open.lasting).toEqual([]);
    const fetched = scene({
      ...CITY,
      hands: withCard(162),
      lasting: [{ ...effect(A), kind: 'ban', what: 'place', cats: ['industry'], turns: 1 }],
    });
    expect(fetched.play(A, play(162)).play(A, { type: 'fetch', card: 55 }).state.open.pending?.type).toBe('build');
  });

  test('TCZ-14.40 all refills of one turn count as one, and a skipped turn has none', () => {
    const now = scene({
      a: { C3x3: 1 },
      b: { O15x1: 2 },
      hands: [[193, 81, 93, 105, 73], []],
      lasting: [ban(A, 'draw', 1, 1)],
    }).play(A, play(193));
    const laid = now.play(A, { type: 'place', card: 81, cell: cell('C3x4') });
    expect([hand(laid, A).length, laid.state.open.lasting]).toEqual([3, []]);
    const skipped = scene({ ...CITY, hands: HANDS, lasting: [ban(B, 'turn', 1, 1), ban(B, 'draw', 1, 2)] }).play(
      A,
      wait,
    );
    expect(skipped.state.open.lasting).toMatchObject([{ what: 'draw', turns: 1 }]);
  });

  test('TCZ-14.42, TCZ-14.57 extra moves with a refill each, ended by waiting', () => {
    const now = scene({ ...CITY, options: { mode: 'extended' }, b: { C3x4: 2 }, hands: withCard(193) }).play(
      A,
      play(193),
    );
    expect(now.offers(A).map(({ type }) => type)).toEqual(['place', 'wait', 'proposeEnd']);
    expect(codeFor(now, A, { type: 'plebiscite', from: cell('C3x3'), to: cell('C3x4') })).toBe('WRONG_PHASE');
    expect(codeFor(now, A, { type: 'swap', card: 81 })).toBe('MAIN_MOVE_DONE');
    const one = now.play(A, { type: 'place', card: 81, cell: cell('D4x3') });
    expect([hand(one, A).length, one.state.open.turn?.extra]).toMatchObject([5, { left: 1 }]);
    const ended = one.play(A, wait);
    expect(ended.offers(A).map(({ type }) => type)).toEqual(['plebiscite', 'endTurn', 'proposeEnd']);
    const holiday = scene({ ...CITY, hands: [[EX.holiday, 188, 81, 93, 105], []] }).play(A, play(EX.holiday));
    const swapped = holiday.play(A, { type: 'swap', card: 81 });
    expect([swapped.awaited(), swapped.offers(A).some(({ type }) => type === 'place')]).toEqual([[A], false]);
    expect(swapped.play(A, play(188)).awaited()).toEqual([B]);
  });

  test('TCZ-14.43, TCZ-14.45, TCZ-19.33 a ward stops the next hostile event, not a tick', () => {
    const tick: Lasting = {
      ...effect(B, 1, 154),
      actor: A,
      kind: 'ongoing',
      path: 'each/0',
      at: 'turnStart',
      turns: 2,
      vars: {},
    };
    const now = scene({
      ...CITY,
      hands: [
        [152, 151, 93, 73, 49],
        [171, ...OTHER],
      ],
      lasting: [tick],
      active: B,
    });
    const warded = now.play(B, play(171)).play(B, pick('C3x8'));
    const ticked = warded.play(A, wait, dice(6));
    expect(ticked.hears(A).map(({ type }) => type)).toEqual(expect.arrayContaining(['ticked', 'rolled']));
    expect(ticked.state.open.lasting.map(({ kind }) => kind)).toEqual(['ongoing', 'ward']);
    const hit = ticked.play(B, wait).play(A, play(152, B), dice(6));
    expect(hit.hears(B)).toContainEqual({ type: 'warded', seat: B, event: 152 });
    expect(hit.state.open.used).toContain(171);
    const two: Lasting[] = [
      { ...effect(B, 1, 188), kind: 'ward', themes: 'all', turns: 1, uses: 1 },
      { ...effect(B, 2, 171), kind: 'ward', themes: ['fire'], turns: null, uses: 1 },
    ];
    const first = scene({ ...CITY, hands: withCard(152), lasting: two }).play(A, play(152, B), dice(6));
    expect(first.state.open.lasting.map(({ id }) => id)).toEqual([2]);
    const timed = scene({ ...CITY, hands: HANDS, lasting: two, active: B }).play(B, wait);
    expect(timed.state.open.lasting.map(({ id }) => id)).toEqual([2]);
    const calm = scene({ ...CITY, hands: withCard(165), lasting: [{ ...two[0], seat: A } as Lasting] })
      .play(A, play(165))
      .play(A, done);
    expect(calm.state.open.lasting).toEqual([]);
  });

  test('TCZ-14.45 ticks: stop first, then guards, then the steps, for the original actor', () => {
    const tick: Lasting = {
      ...effect(B, 1, 154),
      actor: A,
      kind: 'ongoing',
      path: 'each/0',
      at: 'turnStart',
      turns: 3,
      vars: {},
    };
    const stopped = scene({
      ...CITY,
      b: { C3x9: 2, D4x9: 34, C3x8: 35, C3x10: 'sport' },
      hands: HANDS,
      lasting: [tick],
    }).play(A, wait);
    expect([stopped.state.open.lasting, stopped.state.open.used]).toEqual([[], [154]]);
    const sick = scene({ ...CITY, hands: HANDS, lasting: [tick] }).play(A, wait, dice(2));
    expect([sick.awaited(), offered(sick, B)]).toEqual([[B], ['C3x8', 'D4x9', 'C3x10']]);
    const healed = sick.play(B, pick('C3x8'));
    expect(healed.state.open.lasting).toMatchObject([{ turns: 2 }]);
    const layoffs: Lasting = { ...tick, event: 183, at: 'turnEnd', turns: 1 };
    const three = { C3x9: 2, D4x9: 5, C3x8: 6, D4x10: 82, C3x11: 7, C3x10: 'sport' } as const;
    const guarded = scene({ ...CITY, b: three, hands: HANDS, lasting: [layoffs], active: B }).play(B, wait);
    expect(guarded.hears(A)).toContainEqual({ type: 'cancelled', seat: B, event: 183, service: 'town_hall' });
    const siege = scene({
      seats: 3,
      ...CITY,
      b: { ...CITY.b, B2x9: 18 },
      c: { H8x9: 3, H8x10: 'trade' },
      hands: [[EX.siege], [], []],
    }).play(A, play(EX.siege), dice(1, 5));
    // B's police shortened it at once; the force is each target's own roll
    expect(siege.state.open.lasting).toMatchObject([{ seat: C, turns: 2, vars: { force: 3 } }]);
    expect(siege.hears(B).filter(({ type }) => type === 'removed').length).toBe(0);
  });

  test('TCZ-14.53 the turn being played is not counted', () => {
    const now = scene({ ...CITY, hands: withCard(188) }).play(A, play(188));
    expect(now.state.open.lasting).toMatchObject([{ kind: 'ward', turns: 4, isFromNextTurn: false }]);
    const next = now.play(B, wait).play(A, wait);
    expect(next.state.open.lasting).toMatchObject([{ turns: 3 }]);
  });

  test('TCZ-19.30 the ward of EX12 is set in the basic game, and no plebiscite is offered', () => {
    const now = scene({ a: { C3x3: 1 }, b: { C3x4: 2 }, hands: [[EX.mayor], [...OTHER]] }).play(A, play(EX.mayor));
    expect([now.state.open.lasting.map(({ kind }) => kind), now.awaited()]).toEqual([['ward'], [B]]);
    const extended = scene({
      options: { mode: 'extended' },
      a: { C3x3: 1 },
      b: { C3x4: 2 },
      hands: [[EX.mayor], []],
    }).play(A, play(EX.mayor));
    expect(extended.state.open.pending).toMatchObject({ type: 'plebiscite', left: 2, bonus: 1 });
  });
});
