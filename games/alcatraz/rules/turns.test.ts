import { describe, expect, test } from 'vitest';
import { dealt, given } from '#testkit';
import { guardsInPrison } from './board.ts';
import { alcatraz } from './game.ts';
import {
  allVote,
  apOf,
  blackmail,
  CALL,
  drawing,
  END,
  endOfTurn,
  guardsOn,
  krzysiek,
  michal,
  move,
  offered,
  openOf,
  perform,
  prison,
  rafal,
  riot,
  sheetOf,
  type Stated,
  steal,
  STRENGTH,
  trade,
  use,
  vote,
} from './scene.fixture.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));

describe('ALC-3 Turn structure', () => {
  test('ALC-3.1 a guard enters, a scapegoat is elected, prisoners act: in this order', () => {
    const talks = endOfTurn(table());
    expect(talks.hears('audience').map(({ type }) => type)).toEqual([
      'playerTurnEnded',
      'turnEnded',
      'turnBegan',
      'guardEntered',
    ]);
    expect(openOf(talks)).toMatchObject({ turn: 3, phase: 'talks', acting: null });
    const voting = talks.play(rafal, CALL);
    expect(openOf(voting).phase).toBe('voting');
    expect(voting.refuses(rafal, move(1))).toBe('ALC-3.1');
    const acting = allVote(voting, michal, michal, rafal);
    expect(openOf(acting)).toMatchObject({ phase: 'acting', acting: { seat: michal } });
  });

  test('ALC-3.2 and EX-4c turn 1 is phase 3 only; turn 2 begins with nine guards', () => {
    const first = given(alcatraz, dealt(alcatraz, { seats: 3 }));
    expect(openOf(first)).toMatchObject({ turn: 1, phase: 'acting', acting: { seat: openOf(first).scapegoat } });
    expect(guardsInPrison(openOf(first))).toBe(8);
    const second = endOfTurn(first);
    expect(openOf(second)).toMatchObject({ turn: 2, phase: 'talks' });
    expect(guardsInPrison(openOf(second))).toBe(9);
  });

  test('ALC-3.3 when the last prisoner has finished, the next turn begins', () => {
    const last = table({ acting: krzysiek });
    expect(openOf(last.play(krzysiek, END))).toMatchObject({ turn: 3, phase: 'talks' });
    expect(openOf(table().play(michal, END))).toMatchObject({ turn: 2, phase: 'acting', acting: { seat: krzysiek } });
  });

  test('ALC-3.4 turn t has 7 + t guards; turn 13 is the last, and the start of turn 14 is the loss', () => {
    let one = given(alcatraz, dealt(alcatraz, { seats: 3 }));
    for (let turn = 1; turn <= 13; turn++) {
      expect([openOf(one).turn, guardsInPrison(openOf(one))]).toEqual([turn, 7 + turn]);
      if (openOf(one).phase === 'talks') one = allVote(one.play(openOf(one).scapegoat, CALL), 0, 1, 2);
      one = endOfTurn(one);
    }
    expect(openOf(one)).toMatchObject({ turn: 14, phase: 'over', ending: { outcome: 'allLose' } });
  });
});

describe('ALC-4 Phase 1: a new guard', () => {
  test('ALC-4.1 one guard is added from turn 2 on, and nobody chooses where', () => {
    const before = table({ acting: krzysiek });
    const after = before.play(krzysiek, END);
    expect(guardsInPrison(openOf(after))).toBe(guardsInPrison(openOf(before)) + 1);
    expect(openOf(after)).toMatchObject({ phase: 'talks', scapegoat: rafal });
  });

  test('ALC-4.2, ALC-4.3 and EX-4e every location that is not full is drawn, and no full one', () => {
    const crowded = table({
      acting: krzysiek,
      guards: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 3 },
      prisoners: [{ at: 6 }, { at: 6 }, { at: 6 }],
    });
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map(index => {
      const after = crowded.play(krzysiek, END, drawing(index));
      expect(openOf(after).phase).toBe('talks');
      expect(guardsInPrison(openOf(after))).toBe(20);
      return after.hears('audience').flatMap(event => (event.type === 'guardEntered' ? [event.at] : []))[0];
    });
    expect(places).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('ALC-4.4 everybody hears where', () => {
    const after = table({ acting: krzysiek }).play(krzysiek, END, drawing(6));
    for (const viewer of [rafal, michal, krzysiek, 'audience'] as const)
      expect(after.hears(viewer)).toContainEqual({ type: 'guardEntered', at: 7 });
    expect(guardsOn(after, 7)).toBe(1);
  });

  test('ALC-4.5, ALC-17.1 and EX-4d the 21st guard: everybody loses at once, the scapegoat too', () => {
    const full = table({
      acting: krzysiek,
      guards: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 },
      prisoners: [{ at: 6 }, { at: 6 }, { at: 6 }],
    });
    const over = full.play(krzysiek, END);
    expect(openOf(over)).toMatchObject({ phase: 'over', ending: { outcome: 'allLose' } });
    expect(guardsInPrison(openOf(over))).toBe(20);
    expect(over.result()).toMatchObject({ winners: [], ranks: [1, 1, 1], points: [0, 0, 0] });
    for (const seat of [rafal, michal, krzysiek]) expect(over.offers(seat)).toEqual([]);
  });

  test('ALC-4.6 there is one way for a guard to enter, whatever asks for it; moving guards adds none', () => {
    const guards = { 1: 4, 2: 4, 3: 4, 4: 4, 5: 3, 7: 1 };
    const moved = table({ guards, prisoners: [{ at: 8 }, { at: 6 }, { at: 8 }] }).play(michal, riot(7));
    expect(guardsInPrison(openOf(moved))).toBe(20);
    expect(openOf(moved).ending).toBeNull();
    const blackmailed = table({
      guards,
      scapegoat: michal,
      hands: [[], ['b02']],
      prisoners: [{ at: 8 }, { at: 6 }, { at: 8 }],
    }).play(michal, blackmail('b02', { from: 1, to: 9 }));
    expect(guardsInPrison(openOf(blackmailed))).toBe(20);
    expect(openOf(blackmailed).ending).toBeNull();
  });
});

describe('ALC-7 Phase 3: order and action points', () => {
  test('ALC-7.1 and ALC-6.5 clockwise from the scapegoat, each once', () => {
    for (const seats of [3, 4] as const)
      for (let scapegoat = 0; scapegoat < seats; scapegoat++) {
        let one = table({ seats, scapegoat, acting: scapegoat });
        const order: number[] = [];
        while (openOf(one).phase === 'acting') {
          order.push(openOf(one).acting?.seat ?? -1);
          one = one.play(order.at(-1) ?? 0, END);
        }
        expect(order).toEqual(Array.from({ length: seats }, (_, step) => (scapegoat + step) % seats));
      }
  });

  test('ALC-7.2 nobody else acts meanwhile', () => {
    const one = table();
    for (const seat of [rafal, krzysiek]) {
      expect(offered(one, seat)).toEqual(['say']);
      expect(one.refuses(seat, move(1))).toBe('ALC-7.2');
      expect(one.refuses(seat, END)).toBe('ALC-7.2');
    }
    expect(one.awaited()).toEqual([michal]);
  });

  test.each([
    [3, 3, [4, 5, 6]],
    [4, 2, [3, 4, 5]],
  ] as const)('ALC-7.3 with %i players: basic %i, the scapegoat %j', (seats, basic, withBonus) => {
    for (const bonus of [1, 2, 3]) {
      const run = table({ seats, phase: 'voting', scapegoat: rafal, bonus: bonus - 1 });
      const elected = allVote(run, ...Array.from({ length: seats }, () => rafal));
      expect(apOf(elected)).toBe(withBonus[bonus - 1]);
      expect(apOf(elected.play(rafal, END))).toBe(basic);
    }
  });

  test('ALC-7.4 paid and free actions in any order', () => {
    const one = table({ prisoners: [{ at: 6 }, { at: 6, strength: 1, cash: 1 }], guards: { 6: 1, 7: 1 } });
    const done = one
      .play(michal, move(7))
      .play(michal, { type: 'bribe', count: 1 })
      .play(michal, use())
      .play(michal, STRENGTH)
      .play(michal, move(6))
      .play(michal, trade(rafal, 'tools', ''))
      .play(rafal, { type: 'respondTrade', accept: true })
      .play(michal, riot(7));
    expect(apOf(done)).toBe(0);
  });

  test('ALC-7.5 action points need not be used, and vanish', () => {
    const next = endOfTurn(table());
    const again = allVote(next.play(rafal, CALL), michal, michal, michal);
    expect(apOf(table())).toBe(3);
    expect(apOf(again)).toBe(4);
  });

  test('ALC-7.6 no debt', () => {
    const one = table({ ap: 1, prisoners: [{ at: 6 }, { at: 4 }], guards: { 4: 2 } });
    expect(one.refuses(michal, use())).toBe('ALC-7.6');
    const broke = table({ ap: 0 });
    expect(broke.refuses(michal, move(7))).toBe('ALC-7.6');
    expect(broke.refuses(michal, riot(7))).toBe('ALC-7.6');
  });

  test('ALC-7.7 moves, riots, discards and bribes have no limit of their own', () => {
    const one = table({ ap: 9, guards: { 7: 2, 10: 1 }, prisoners: [{}, { at: 6, cash: 3, items: ['key', 'knife'] }] });
    const done = one
      .play(michal, riot(7))
      .play(michal, { type: 'bribe', count: 1 })
      .play(michal, riot(7))
      .play(michal, { type: 'bribe', count: 1 })
      .play(michal, { type: 'discardItem', item: 'key', returnTo: 11 })
      .play(michal, { type: 'discardItem', item: 'knife', returnTo: 9 })
      .play(michal, riot(10))
      .play(michal, move(7))
      .play(michal, move(6));
    expect(apOf(done)).toBe(2);
    expect(one.play(michal, use({ take: 'drugs' })).refuses(michal, use({ take: 'key' }))).toBe('ALC-9.5');
  });

  test('ALC-7.8 a player turn ends only by endTurn or the clock, also at 0 AP', () => {
    const broke = table({ ap: 1, prisoners: [{}, { at: 6, strength: 1 }] }).play(michal, move(7));
    expect(openOf(broke).acting).toMatchObject({ seat: michal, ap: 0 });
    expect(offered(broke, michal)).toEqual(['spendStrength', 'endTurn', 'say']);
    expect(openOf(broke.tick()).acting?.seat).toBe(krzysiek);
    expect(openOf(broke.play(michal, END)).acting?.seat).toBe(krzysiek);
  });
});

describe('ALC-6 The scapegoat', () => {
  test('ALC-6.1 there is one in every turn', () => {
    const next = allVote(endOfTurn(table()).play(rafal, CALL), krzysiek, krzysiek, michal);
    expect(openOf(next).scapegoat).toBe(krzysiek);
  });

  test('ALC-6.2, ALC-6.3, ALC-6.4 and EX-4b a run: +1, +2, +3, +3; another one +1, and the old one +1 again', () => {
    let one = given(alcatraz, dealt(alcatraz, { seats: 3 }));
    const first = openOf(one).scapegoat;
    const other = (first + 1) % 3;
    const bonuses = [openOf(one).bonus];
    for (const elected of [first, first, first, other, first]) {
      one = endOfTurn(one);
      one = allVote(one.play(openOf(one).scapegoat, CALL), elected, elected, elected);
      expect(openOf(one).scapegoat).toBe(elected);
      bonuses.push(openOf(one).bonus);
      expect(apOf(one)).toBe(3 + openOf(one).bonus);
    }
    expect(bonuses).toEqual([1, 2, 3, 3, 1, 1]);
  });

  test('ALC-6.6 only the scapegoat plays blackmail, though anyone may own it', () => {
    const one = table({ hands: [['b08'], ['b07']] });
    expect(one.refuses(michal, blackmail('b07', { victim: krzysiek }))).toBe('ALC-6.6');
    const goat = table({ hands: [['b08'], ['b07']], acting: rafal });
    expect(openOf(goat.play(rafal, blackmail('b08', { to: 7 }))).bans.closed).toEqual([7]);
  });

  test('ALC-6.7 and EX-1f the scapegoat performs no plan element', () => {
    const one = table({
      scapegoat: michal,
      tasks: [{ card: 'A1', at: 11 }],
      prisoners: [{}, { at: 11, items: ['key', 'clothes'] }],
    });
    expect(one.refuses(michal, perform('1.key', '1.clothes'))).toBe('ALC-6.7');
  });

  test('ALC-6.8 the scapegoat gets no element, whoever performs', () => {
    const one = table({
      tasks: [{ card: 'A1', at: 11 }],
      top: ['D1'],
      prisoners: [{ at: 11 }, { at: 11, items: ['key', 'clothes'] }],
    });
    const done = one.play(michal, perform('1.key', '1.clothes'));
    expect(openOf(done).prisoners.map(({ marks }) => marks)).toEqual([[], ['A'], ['D']]);
  });

  test('ALC-6.9 nothing else is denied to the scapegoat', () => {
    const goat = table({
      acting: rafal,
      ap: 9,
      guards: { 7: 1, 6: 1 },
      prisoners: [{ at: 6, cash: 2, strength: 1 }, { at: 6, items: ['key'] }, {}],
    });
    const done = goat
      .play(rafal, { type: 'bribe', count: 1 })
      .play(rafal, STRENGTH)
      .play(rafal, steal(michal, 'key'))
      .play(rafal, { type: 'discardItem', item: 'key', returnTo: 11 })
      .play(rafal, riot(7))
      .play(rafal, trade(michal, 'cash', ''))
      .play(michal, { type: 'respondTrade', accept: true })
      .play(rafal, use({ take: 'tools' }))
      .play(rafal, move(7));
    expect(sheetOf(done, rafal)).toMatchObject({ at: 7, items: ['tools'], cash: 0, strength: 0 });
    const robbed = table({ prisoners: [{ at: 6, cash: 1 }, { at: 6 }] }).play(michal, steal(rafal, 'cash'));
    expect(sheetOf(robbed, michal).cash).toBe(1);
  });

  test('ALC-6.10 the role leaves no trace but the tie-break and the run', () => {
    const next = allVote(endOfTurn(table()).play(rafal, CALL), michal, michal, michal);
    const turn = next.play(michal, END).play(krzysiek, END);
    expect(openOf(turn).acting).toMatchObject({ seat: rafal, ap: 3 });
  });

  test('ALC-6.11 until the votes are counted the scapegoat of the previous turn is still the present one', () => {
    const talks = endOfTurn(table());
    expect(openOf(talks).scapegoat).toBe(rafal);
    expect(offered(talks, rafal)).toContain('callVote');
    const voting = talks.play(rafal, CALL).play(michal, vote(michal)).play(rafal, vote(michal));
    expect(openOf(voting).scapegoat).toBe(rafal);
    expect(openOf(voting.play(krzysiek, vote(krzysiek))).scapegoat).toBe(michal);
  });
});
