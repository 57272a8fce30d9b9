import { describe, expect, test } from 'vitest';
import { given, type Scene } from '#testkit';
import { EVENT_CARDS } from './data/events.ts';
import { tczew } from './game.ts';
import { A, B, C, cell, choicesIn, dice, lies, namesOf, type Stated, stateOf } from './scene.fixture.ts';
import type { Action, Event, State, View } from './state.ts';

type Table = Scene<State, View, Action, Event>;

const HAND = [81, 93, 105, 73] as const;
const OTHER = [82, 94, 106, 74, 50] as const;
/** B's city in the south; A's is said by each scene, or a lonely Start card. */
const SOUTH = { C3x9: 2, D4x9: 83, C3x8: 51, C3x10: 107, D4x10: 55, B2x9: 95 } as const;

const pick = (name: string): Action => ({ type: 'pick', cell: cell(name) });
const build = (card: number, name: string): Action => ({ type: 'build', card, cell: cell(name) });
const lay = (name: string): Action => ({ type: 'lay', cell: cell(name) });
const done: Action = { type: 'done' };

/** A plays the event against these targets; then the answers follow, given by the player who is asked. */
function played(card: number, stated: Stated, targets: readonly number[] = [], ...rest: (Action | number[])[]): Table {
  const luck = rest.flatMap(one => (Array.isArray(one) ? one : []));
  const answers = rest.flatMap(one => (Array.isArray(one) ? [] : [one]));
  const state = stateOf({ a: { C3x3: 1 }, b: SOUTH, hands: [[card, ...HAND], OTHER], ...stated });
  let now = given(tczew, state).play(A, { type: 'playEvent', card, targets: [...targets] }, dice(...luck));
  for (const answer of answers) now = now.play(now.awaited()[0] ?? 0, answer);
  return now;
}

const hand = ({ state }: Table, seat: number): number[] => (state.hands[seat] ?? []).map(({ card }) => card);
const bans = ({ state }: Table) =>
  state.open.lasting.flatMap(one => (one.kind === 'ban' ? [[one.seat, one.what, one.turns]] : []));
const asked = ({ state }: Table): string | undefined => state.open.pending?.type;
const offered = (now: Table, seat: number): unknown[] => choicesIn(now.offers(seat), 'pick', 'cell');
const under = ({ state }: Table): (number | undefined)[] => state.stacks.map(stack => stack.at(-1)?.card);
const owner = (now: Table, name: string): number | null | undefined => lies(now.state, name)?.[0];
const cover = (now: Table, name: string): string | null | undefined => now.state.open.board[cell(name)]?.cover;

const SCENES: Readonly<Record<number, () => void>> = {
  151: () => {
    const now = played(151, {}, [B], [5], pick('D4x9'), pick('C3x8'));
    expect([now.state.open.used, namesOf(now.state, B)]).toEqual([
      [83, 51, 151],
      ['B2x9', 'C3x9', 'C3x10', 'D4x10'],
    ]);
  },
  152: () => {
    const now = played(152, { b: { ...SOUTH, C3x7: 26 } }, [B], [6], pick('D4x9'), pick('D4x10'));
    // the Fire brigade shields the house beside it, and the theatre does not touch the two
    expect([offered(now, A), asked(now)]).toEqual([[cell('C3x10')], 'pick']);
    expect(now.play(A, done).state.open.used).toEqual([83, 55, 152]);
  },
  153: () => {
    const bank = { I9x5: 2, I9x6: 83, I9x7: 107 } as const;
    expect(played(153, { b: bank }, [], [2]).state.open.used).toEqual([153]);
    // chance takes I9x6, and what it joined to the city falls off
    expect(namesOf(played(153, { b: bank }, [], [3]).state, B)).toEqual(['I9x5']);
    expect(under(played(153, { b: bank }, [], [5]))[0]).toBe(107);
  },
  154: () => {
    const now = played(154, {}, [B], [4]);
    expect([now.state.open.lasting, asked(now)]).toMatchObject([[{ kind: 'ongoing', seat: B, turns: 3 }], 'pick']);
    expect(now.play(B, pick('B2x9')).state.open.used).toEqual([95]);
  },
  155: () => {
    expect(bans(played(155, {}, [B]))).toEqual([[B, 'draw', 2]]);
    const bridge = played(155, { b: { I9x5: 2, J10x5: 64 } }, [B], pick('J10x5'));
    expect(bridge.state.open.used).toEqual([64, 155]);
  },
  156: () => {
    const now = played(156, {}, [B], { type: 'give', card: 81, to: B });
    expect([hand(now, A).slice(0, 5), hand(now, B)]).toEqual([
      [93, 105, 73, 82, 94],
      [106, 74, 50, 81],
    ]);
  },
  157: () => {
    const now = played(157, { b: { ...SOUTH, C3x11: 67 } });
    expect([now.hears(B)[0], now.awaited()]).toMatchObject([{ targets: [B] }, [A]]);
  },
  158: () => {
    const board = played(158, {}, [], { type: 'choose', option: 'closeDown' }, pick('D4x10'));
    expect(under(board)[0]).toBe(55);
    const cards = played(158, {}, [], { type: 'choose', option: 'cutBack' });
    expect([
      hand(cards, B).length,
      cards.state.stacks[0]?.filter(({ seenBy }) => seenBy.includes('audience')).length,
    ]).toEqual([3, 2]);
  },
  159: () => {
    const now = played(159, { b: { C3x9: 2, D4x9: 83, E5x9: 107, C3x8: 26 } }, [B], [5]);
    // only E5x9 and the brigade lie at the edge, and the brigade saves one card of what really goes
    expect(namesOf(now.state, B)).toEqual(['C3x8', 'C3x9', 'D4x9', 'E5x9']);
    expect(owner(played(159, { b: { C3x9: 2, D4x9: 83, E5x9: 107 } }, [B], [5]), 'E5x9')).toBeUndefined();
  },
  160: () => {
    const now = played(160, {}, [B], pick('C3x10'), pick('D4x10'));
    expect(now.state.open.used).toEqual([107, 55, 160]);
  },
  161: () => {
    expect(hand(played(161, {}, [B], pick('D4x10')), B)).toEqual([...OTHER, 55]);
    expect(asked(played(161, { b: { ...SOUTH, C3x11: 5, A1x9: 6 } }, [B]))).toBeUndefined();
  },
  162: () => {
    const now = played(
      162,
      { hands: [[162, 50], OTHER] },
      [],
      { type: 'fetch', card: 63 },
      lay('C3x4'),
      build(50, 'C3x5'),
    );
    expect([owner(now, 'C3x4'), owner(now, 'C3x5')]).toEqual([A, A]);
  },
  163: () => {
    const now = played(163, { a: { C3x3: 1, C3x2: 5 } }, [], build(81, 'D4x3'), build(93, 'D4x2'));
    expect(namesOf(now.state, A)).toEqual(['C3x2', 'D4x2', 'C3x3', 'D4x3']);
  },
  164: () => {
    const now = played(164, {}, [], build(81, 'D4x3'), build(93, 'E5x3'));
    expect([hand(now, A).length, hand(now, B).length]).toEqual([6, 6]);
  },
  165: () => {
    expect(hand(played(165, {}, [], done), A).length).toBe(7);
  },
  166: () => {
    const now = played(166, {}, [B], { type: 'take', card: 94 });
    expect([hand(now, B), under(now)[0], bans(now)]).toEqual([[82, 106, 74, 50], 94, [[B, 'draw', 1]]]);
    expect(now.sees('audience').hands[B]?.map(slot => slot?.card)).toEqual([82, 106, 74, 50]);
  },
  167: () => {
    const now = played(167, {}, [B], pick('D4x9'), pick('D4x10'));
    expect(now.state.open.used).toEqual([83, 55, 167]);
  },
  168: () => {
    const now = played(168, { a: { C3x3: 1, C3x4: 83, D4x3: 132 }, b: { O15x1: 2 } }, []);
    // 132 is Unique itself, and touches no other Object
    expect(cover(now.play(A, pick('C3x4')), 'C3x4')).toBe('168B');
    expect(hand(now.play(A, pick('C3x4')), A).length).toBe(6);
  },
  169: () => {
    expect(bans(played(169, { seats: 3, c: { H8x9: 3 } }, [B, C]))).toEqual([
      [B, 'draw', 2],
      [C, 'draw', 2],
    ]);
  },
  170: () => {
    const now = played(170, {}, [B], pick('C3x8'));
    expect([now.state.open.lasting, under(now)[0]]).toMatchObject([
      [{ kind: 'suspension', services: ['police'], turns: 3 }],
      51,
    ]);
  },
  171: () => {
    const now = played(171, { a: { C3x3: 1, C3x4: 83 }, b: { O15x1: 2 } }, [], pick('C3x4'));
    expect([cover(now, 'C3x4'), now.state.open.lasting]).toMatchObject([
      '171B',
      [{ kind: 'ward', uses: 1, turns: null }],
    ]);
  },
  172: () => {
    const border = { a: { C3x3: 1 }, b: { C3x4: 83, C3x5: 2 } } as const;
    expect(owner(played(172, border, [B], pick('C3x4')), 'C3x4')).toBe(A);
    const extended = played(172, { ...border, options: { mode: 'extended' } }, [B], pick('C3x4'));
    expect(asked(extended)).toBe('plebiscite');
  },
  173: () => {
    expect(bans(played(173, {}))).toEqual([
      [B, 'event', 2],
      [B, 'swap', 2],
    ]);
    expect(bans(played(173, { options: { mode: 'extended' } })).length).toBe(3);
  },
  174: () => {
    expect(played(174, {}, [B], pick('B2x9')).state.open.used).toEqual([95, 174]);
    const now = played(174, { b: { C3x9: 2, D4x9: { card: 75, cover: '200B' } } }, [B], pick('D4x9'));
    expect([cover(now, 'D4x9'), now.state.open.usedReplacements]).toEqual([null, ['200B']]);
  },
  175: () => {
    const now = played(175, { b: { ...SOUTH, C3x11: 75, A1x9: 114 } }, [B], pick('A1x9'));
    expect(now.state.open.used).toEqual([114, 175]);
  },
  176: () => {
    const now = played(176, { b: { ...SOUTH, C3x11: 67 } }, [B], pick('C3x10'), pick('C3x11'));
    expect(now.state.open.used).toEqual([107, 67, 176]);
  },
  177: () => {
    const now = played(177, { a: { C3x3: 1, C3x4: 51 }, b: { O15x1: 2 } }, [], pick('C3x4'));
    expect([cover(now, 'C3x4'), hand(now, A).length]).toEqual(['177B', 6]);
  },
  178: () => {
    const bank = played(178, { a: { I9x5: 1, I9x6: 83, H8x5: 5 }, b: { O15x1: 2 } }, [], pick('I9x6'));
    expect(cover(bank, 'I9x6')).toBe('178B');
    expect(hand(played(178, { a: { C3x3: 1, C3x4: 5 } }), A).length).toBe(7);
  },
  179: () => {
    const stated = { a: { C3x3: 1, C3x4: 51 }, b: { O15x1: 2 } } as const;
    expect(cover(played(179, stated, [], { type: 'choose', option: 'park' }, pick('C3x4')), 'C3x4')).toBe('179B');
    const projects = played(
      179,
      stated,
      [],
      { type: 'choose', option: 'projects' },
      build(93, 'D4x3'),
      build(105, 'B2x3'),
    );
    expect(namesOf(projects.state, A)).toEqual(['B2x3', 'C3x3', 'D4x3', 'C3x4']);
  },
  180: () => {
    const now = played(180, { seats: 3, c: { H8x9: 3 } });
    expect([bans(now), now.awaited()]).toEqual([[[B, 'draw', 1]], [C]]);
  },
  181: () => {
    const now = played(181, { b: { C3x4: 2 } });
    expect([hand(now, B).length, bans(now)]).toEqual([3, [[B, 'draw', 1]]]);
  },
  182: () => {
    const now = played(182, { a: { C3x3: 1, C3x4: 56 }, b: { O15x1: 2 } }, [], pick('C3x4'), build(93, 'D4x3'));
    expect([cover(now, 'C3x4'), owner(now, 'D4x3')]).toEqual(['182B', A]);
  },
  183: () => {
    const now = played(183, {}, [B]).play(B, { type: 'wait' });
    expect(asked(now)).toBe('pick');
    const lost = now.play(B, pick('D4x9'));
    expect([under(lost)[0], lost.state.open.lasting]).toMatchObject([83, [{ turns: 1 }]]);
  },
  184: () => {
    const bridge = { I9x5: 1, J10x5: 129, I9x6: 56 } as const;
    const now = played(184, { a: bridge, b: { O15x1: 2 } }, [], pick('I9x6'));
    expect([cover(now, 'I9x6'), hand(now, A).length]).toEqual(['184B', 7]);
  },
  185: () => {
    expect(bans(played(185, {}, [], [6]))).toEqual([
      [B, 'place', 4],
      [B, 'swap', 4],
    ]);
  },
  186: () => {
    const river = { b: { I9x5: 2, J10x5: 64, J10x6: 129 } } as const;
    const repair = played(186, river, [], { type: 'choose', option: 'repair' });
    expect([repair.awaited(), namesOf(repair.state, B).length]).toEqual([[A], 3]);
    const dismantle = played(186, river, [], { type: 'choose', option: 'dismantle' }, pick('J10x5'), pick('J10x6'));
    expect(dismantle.state.open.used).toEqual([64, 129, 186]);
  },
  187: () => {
    const now = played(187, {}, [B], pick('C3x10'));
    expect(hand(now, A)).toEqual([...HAND, 107]);
  },
  188: () => {
    const now = played(188, { options: { mode: 'extended' } });
    expect(now.state.open.lasting).toMatchObject([
      { kind: 'ward', themes: 'all', turns: 4 },
      { kind: 'modifier', defend: 1, turns: 4 },
    ]);
    expect(hand(now, A).length).toBe(6);
  },
  189: () => {
    const now = played(189, { b: { ...SOUTH, C3x11: 5 } }, [B], pick('C3x11'));
    expect([hand(now, B), now.state.open.lasting]).toMatchObject([
      [...OTHER, 5],
      [{ kind: 'suspension', services: ['town_hall'] }],
    ]);
  },
  190: () => {
    const now = played(190, {}, [B]);
    expect(offered(now, A)).toEqual([cell('D4x10')]);
    expect(cover(now.play(A, pick('D4x10')), 'D4x10')).toBe('190B');
    expect(cover(played(190, { b: { C3x9: 2, D4x9: 83 } }, [B], pick('D4x9')), 'D4x9')).toBe('190B');
  },
  191: () => {
    const border = { a: { C3x3: 1 }, b: { C3x4: 83, C3x5: 107, C3x6: 2 } } as const;
    const now = played(191, border, [B], [4], pick('C3x4'), done);
    expect([owner(now, 'C3x4'), owner(now, 'C3x5')]).toEqual([A, B]);
    const immune = {
      ...border,
      options: { mode: 'extended' },
      b: { C3x4: 83, C3x5: { card: 107, immune: true }, C3x6: 2 },
    } as const;
    const cleared = played(191, immune, [B], [1], pick('C3x4'), pick('C3x5'));
    expect(cleared.state.open.board[cell('C3x5')]).toMatchObject({ owner: B, immune: false });
  },
  192: () => {
    const now = played(192, { a: { C3x3: 1, C3x4: 83 } }, [], pick('C3x4'), lay('D4x3'));
    expect(namesOf(now.state, A)).toEqual(['C3x3', 'D4x3']);
  },
  193: () => {
    const now = played(193, {})
      .play(A, { type: 'place', card: 81, cell: cell('C3x4') })
      .play(A, { type: 'place', card: 93, cell: cell('C3x5') });
    expect([namesOf(now.state, A), now.awaited(), hand(now, A).length]).toEqual([['C3x3', 'C3x4', 'C3x5'], [B], 5]);
  },
  194: () => {
    const rails = { C3x9: 2, D4x9: 67, C3x8: 68, B2x9: 69 } as const;
    const now = played(194, { b: rails }, [B], [3], pick('D4x9'), pick('C3x8'), pick('B2x9'));
    expect(now.state.open.used).toEqual([67, 68, 69, 194]);
    expect(played(194, { b: { ...rails, C3x10: 34, D4x10: 26 } }, [B], [3]).state.open.pending).toMatchObject({ n: 1 });
  },
  195: () => {
    const now = played(195, {}, [B]);
    expect([hand(now, A), hand(now, B)]).toEqual([[...OTHER], [...HAND]]);
  },
  196: () => {
    const stated = { a: { C3x3: 1, C3x4: 83 }, b: { O15x1: 2 }, options: { mode: 'extended' } } as const;
    const now = played(196, stated, [], pick('C3x4'), pick('C3x3'), done);
    expect([cover(now, 'C3x4'), now.state.open.board[cell('C3x3')]?.immune]).toEqual(['196B', true]);
  },
  197: () => {
    const now = played(197, { a: { C3x3: 1, C3x4: 83, D4x3: 5 }, b: { O15x1: 2 } }, [], pick('C3x4'));
    expect([hand(now, A).length, asked(now)]).toEqual([7, 'putBack']);
    const back = now.play(A, { type: 'putBack', card: 81 }).play(A, { type: 'putBack', card: 105 });
    expect([hand(back, A).length, under(back)[0], back.sees(B).stacks[0]?.at(-1)]).toEqual([5, 105, null]);
  },
  198: () => {
    const now = played(
      198,
      { a: { C3x3: 1, C3x4: 51, D4x3: 83 }, b: { O15x1: 2 } },
      [],
      pick('C3x4'),
      pick('D4x3'),
      lay('B2x3'),
    );
    expect([cover(now, 'C3x4'), owner(now, 'B2x3')]).toEqual(['198B', A]);
  },
  199: () => {
    const old = { C3x9: 2, D4x9: 114, C3x8: 115, B2x9: 116 } as const;
    expect(played(199, { b: old }, [B], [4], pick('D4x9'), pick('B2x9')).state.open.used).toEqual([114, 116, 199]);
    // the brigade shields D4x9 and saves one of the others; three Town Halls save another
    const safe = { ...old, D4x10: 26, C3x10: 5 } as const;
    expect(played(199, { b: safe }, [B], [4]).state.open.pending).toMatchObject({ n: 1 });
  },
  200: () => {
    const now = played(200, { a: { C3x3: 1, C3x4: 75 }, b: { O15x1: 2 }, used: [114, 55] }, [], pick('C3x4'), {
      type: 'fetch',
      card: 114,
    });
    expect([cover(now, 'C3x4'), hand(now, A)]).toEqual(['200B', [...HAND, 114]]);
  },
};

describe('The fifty events, each with a scene of its own', () => {
  test('no event is left out', () => {
    expect(Object.keys(SCENES).map(Number)).toEqual(EVENT_CARDS.map(({ no }) => no));
  });

  for (const [no, scene] of Object.entries(SCENES)) {
    test(`event ${no}`, () => {
      expect.hasAssertions();
      scene();
    });
  }
});
