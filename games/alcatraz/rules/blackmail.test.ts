import { describe, expect, test } from 'vitest';
import { fill, quickChance, viewersOf } from '#kernel';
import { given } from '#testkit';
import { CARD_IDS } from './board.ts';
import { type CardId, LOCATIONS, type Location, type Side } from './components.ts';
import { alcatraz } from './game.ts';
import {
  allVote,
  answer,
  apOf,
  blackmail,
  CALL,
  drawing,
  END,
  endOfTurn,
  guardsOn,
  krzysiek,
  marksOf,
  michal,
  move,
  moveGuard,
  offered,
  offerOf,
  openOf,
  perform,
  prison,
  rafal,
  sheetOf,
  type Stated,
  stockOn,
  STRENGTH,
  trade,
  use,
} from './scene.fixture.ts';
import type { Action } from './state.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));
/** Rafał, the scapegoat, acts, with these cards. */
const goat = (cards: readonly CardId[], stated: Stated = {}) =>
  table({ acting: rafal, hands: [cards, [], []], ...stated });

describe('ALC-14 Blackmail cards', () => {
  test('ALC-14.1 eleven, got only at the Warden’s Office or the dark Chapel', () => {
    expect(CARD_IDS).toHaveLength(11);
    const isGotAt = (location: Location, side: Side): boolean => {
      const one = table({
        dark: side === 'dark' ? [location] : [],
        guards: { 1: 1 },
        hands: [['b01'], [], []],
        prisoners: [{}, { at: location, cash: 2 }],
      });
      const offer = one.offers(michal).find(({ type }) => type === 'useLocation');
      if (!offer) return false;
      const after = one.play(michal, fill<Action>(offer, quickChance(1)));
      return openOf(after).pending?.type === 'choice' || sheetOf(after, michal).cards > 0;
    };
    const got = LOCATIONS.flatMap(location =>
      (['silver', 'dark'] as const).filter(side => isGotAt(location, side)).map(side => `${location} ${side}`),
    );
    expect(got).toEqual(['1 dark', '12 silver', '12 dark']);
  });

  test('ALC-14.2 the scapegoat plays one for 1 AP in the own turn, and it goes to the used pile', () => {
    const played = goat(['b07', 'b08']).play(rafal, blackmail('b08', { to: 7 }));
    expect([apOf(played), openOf(played).blackmail.used, played.sees(rafal).hands[rafal]]).toEqual([
      3,
      ['b08'],
      ['b07'],
    ]);
    for (const viewer of viewersOf(3))
      expect(played.hears(viewer)).toEqual([
        { type: 'blackmailPlayed', by: rafal, card: 'b08', victim: null, location: 7, task: null },
      ]);
    expect(goat(['b07']).refuses(rafal, blackmail('b08', { to: 7 }))).toBe('ALC-14.2');
    expect(goat(['b08'], { ap: 0 }).refuses(rafal, blackmail('b08', { to: 7 }))).toBe('ALC-7.6');
    expect(goat(['b08'], { acting: michal }).refuses(rafal, blackmail('b08', { to: 7 }))).toBe('ALC-7.2');
  });

  test.each([0, 1, 2, 3, 4])('ALC-14.3 %i guards do not matter', guards => {
    expect(apOf(goat(['b08'], { guards: { 2: guards } }).play(rafal, blackmail('b08', { to: 7 })))).toBe(3);
  });

  test('ALC-14.4 any number of cards, in a turn and in a hand', () => {
    const all = goat(CARD_IDS);
    const played = all
      .play(rafal, blackmail('b07', { victim: michal }))
      .play(rafal, blackmail('b08', { to: 7 }))
      .play(rafal, blackmail('b09', { victim: michal }));
    expect([apOf(played), sheetOf(played, rafal).cards]).toEqual([1, 8]);
  });

  test('ALC-14.5 cards stay when the role moves on', () => {
    const next = allVote(endOfTurn(goat(['b08'])).play(rafal, CALL), michal, michal, michal);
    expect(next.sees(rafal).hands[rafal]).toEqual(['b08']);
    expect(next.refuses(michal, blackmail('b08', { to: 7 }))).toBe('ALC-14.2');
  });

  test('ALC-14.6 cards are neither traded nor stolen', () => {
    const one = table({ hands: [['b01'], ['b02']], prisoners: [{ at: 6 }, { at: 6 }] });
    expect(one.refuses(michal, { type: 'steal', victim: rafal, what: 'b01' })).toBe('ALC-9.8');
    expect(one.refuses(michal, trade(rafal, 'b02', ''))).toBe('ALC-10.3');
  });

  test('ALC-14.7 hands are hidden, their sizes and the used pile are open', () => {
    const one = goat(['b07'], { used: ['b01'] });
    for (const viewer of [michal, krzysiek, 'audience'] as const) {
      expect(one.sees(viewer).hands[rafal]).toBeNull();
      expect(one.sees(viewer).open).toMatchObject({ blackmail: { used: ['b01'] } });
      expect(one.sees(viewer).open.prisoners[rafal]?.cards).toBe(1);
    }
    expect(one.sees(rafal).hands).toEqual([['b07'], null, null]);
  });

  const chapel = (dark: boolean, options: Stated['options'] = {}) =>
    table({
      options,
      dark: dark ? [1] : [],
      hands: [['b01', 'b02', 'b03'], [], []],
      prisoners: [{}, { at: 1, cash: 1 }],
    });

  test('ALC-14.8 at the Chapel a card is lost at random, not named', () => {
    const lost = [0, 1, 2].map(
      index => openOf(chapel(false).play(michal, use({ victim: rafal }), drawing(index))).blackmail.used,
    );
    expect(lost).toEqual([['b01'], ['b02'], ['b03']]);
    expect(chapel(false).refuses(michal, use({ victim: rafal, card: 'b02' }))).toBe('ALC-14.8');
  });

  test('ALC-14.9 an empty deck is made of the used pile; without any card there is nothing to draw', () => {
    const held: CardId[] = ['b01', 'b02', 'b03'];
    const used = CARD_IDS.filter(card => !held.includes(card));
    const office = table({ hands: [held, [], []], used, prisoners: [{}, { at: 12 }] });
    const drawn = office.play(michal, use());
    expect(openOf(drawn).blackmail).toEqual({ deck: 7, used: [], shuffled: used });
    expect(used).toContain(drawn.sees(michal).hands[michal]?.[0]);
    const none = table({ hands: [CARD_IDS, [], []], prisoners: [{}, { at: 12 }] });
    expect(none.refuses(michal, use())).toBe('ALC-14.9');
    const choice = table({
      dark: [12],
      hands: [CARD_IDS.slice(0, 7), [], []],
      used: ['b09', 'b10', 'b11'],
      prisoners: [{}, { at: 12, cash: 1 }],
    }).play(michal, use({ pay: 'cash' }));
    expect(choice.sees(michal).choice).toHaveLength(3);
    expect(choice.sees(michal).choice?.[0]).toBe('b08');
    expect(openOf(choice).blackmail).toMatchObject({ deck: 1, used: [] });
  });

  test('ALC-14.10 general limits hold, and a card without a possible effect cannot be played', () => {
    const full = goat(['b01', 'b03', 'b04', 'b05', 'b06', 'b10', 'b11'], { tasks: [], deck: [] });
    for (const [card, chosen] of [
      ['b01', { from: 1, to: 2 }],
      ['b03', { victim: michal, what: 'key' }],
      ['b04', { victim: michal, what: 'cash' }],
      ['b05', { victim: michal }],
      ['b10', { task: 'A1' }],
      ['b11', { task: 'A1' }],
    ] as const)
      expect(full.refuses(rafal, blackmail(card, chosen))).toBe('ALC-14.10');
    const guards = goat(['b01'], { guards: { 1: 1, 7: 4 } });
    expect(guards.refuses(rafal, blackmail('b01', { from: 1, to: 7 }))).toBe('ALC-14.14');
    const walled = goat(['b06'], {
      prisoners: [{}, { at: 1 }, { at: 1 }],
      guards: { 2: 4, 5: 4, 6: 4 },
    });
    expect(walled.refuses(rafal, blackmail('b06', { victim: michal, to: 2 }))).toBe('ALC-14.10');
  });

  test('ALC-14.11 and EX-4l a card can be played in the player turn in which it was drawn', () => {
    const office = goat([], { cards: ['b08'], prisoners: [{ at: 12 }] });
    const played = office.play(rafal, use()).play(rafal, blackmail('b08', { to: 7 }));
    expect([apOf(played), openOf(played).bans.closed]).toEqual([2, [7]]);
    const other = table({ cards: ['b08'], prisoners: [{}, { at: 12 }] }).play(michal, use());
    expect(other.refuses(michal, blackmail('b08', { to: 7 }))).toBe('ALC-6.6');
  });

  test('ALC-14.12 victims are all but the scapegoat, anywhere; it costs them nothing, and the AP is paid before', () => {
    const one = goat(['b04'], {
      guards: { 6: 4 },
      prisoners: [{ at: 2 }, { at: 6, cash: 1 }, { at: 9, items: ['key'] }],
    });
    expect(offerOf(one, rafal, 'playBlackmail')).toMatchObject({ victim: { oneOf: [michal, krzysiek] } });
    const taken = one.play(rafal, blackmail('b04', { victim: michal, what: 'cash' }));
    expect([sheetOf(taken, rafal).cash, sheetOf(taken, michal).cash]).toEqual([1, 0]);
    expect(one.refuses(rafal, blackmail('b04', { victim: rafal, what: 'cash' }))).toBe('ALC-14.16');
    const asked = goat(['b05'], { prisoners: [{}, { cash: 1 }] }).play(rafal, blackmail('b05', { victim: michal }));
    expect([apOf(asked), openOf(asked).blackmail.used]).toEqual([3, ['b05']]);
  });

  test('ALC-14.13, EX-4m and EX-4n bans and cuts are public and end with the turn', () => {
    const cut = goat(['b07'], { seats: 4, hands: [['b07'], [], [], []], prisoners: [{}, { strength: 1 }] }).play(
      rafal,
      blackmail('b07', { victim: michal }),
    );
    for (const viewer of viewersOf(4)) expect(cut.sees(viewer).open.bans.cuts).toEqual([0, 1, 0, 0]);
    const turn = cut.play(rafal, END);
    expect(apOf(turn)).toBe(1);
    expect(apOf(turn.play(michal, STRENGTH))).toBe(2);
    expect(openOf(endOfTurn(turn)).bans).toEqual({ closed: [], barred: [], cuts: [0, 0, 0, 0] });
  });

  test('ALC-14.13 an AP cut never goes below 0', () => {
    const one = goat(['b07']);
    const cutMany = { ...one.state, open: { ...one.state.open, bans: { closed: [], barred: [], cuts: [0, 5, 0] } } };
    expect(apOf(given(alcatraz, cutMany).play(rafal, END))).toBe(0);
  });

  test('EX-4m Lockdown: nobody moves or is moved in; inside one acts and leaves; guards may come', () => {
    const closed = goat(['b08', 'b06', 'b01'], {
      ap: 9,
      guards: { 1: 1 },
      prisoners: [{ at: 6 }, { at: 7 }, { at: 6 }],
    }).play(rafal, blackmail('b08', { to: 7 }));
    expect(closed.refuses(rafal, move(7))).toBe('ALC-9.2');
    expect(closed.refuses(rafal, blackmail('b06', { victim: krzysiek, to: 7 }))).toBe('ALC-14.14');
    expect(closed.refuses(rafal, blackmail('b06', { victim: krzysiek, to: 7, onward: 8 }))).toBe('ALC-14.14');
    expect(guardsOn(closed.play(rafal, blackmail('b01', { from: 1, to: 7 })), 7)).toBe(1);
    const inside = closed.play(rafal, END).play(michal, use());
    expect(sheetOf(inside, michal).items).toEqual(['tools']);
    const left = inside.play(michal, move(8));
    expect(left.refuses(michal, move(7))).toBe('ALC-9.2');
    const next = allVote(endOfTurn(left).play(rafal, CALL), michal, michal, michal);
    expect(sheetOf(next.play(michal, move(7)), michal).at).toBe(7);
    expect(closed.refuses(rafal, blackmail('b08', { to: 7 }))).toBe('ALC-14.2');
  });

  test('EX-4o Quiet Threat: the victim does not perform; others do, with the victim’s items, and it gets the reward', () => {
    const threatened = goat(['b09'], {
      tasks: [{ card: 'A1', at: 11 }],
      top: ['D4'],
      prisoners: [{ at: 2 }, { at: 11, items: ['clothes', 'key'] }, { at: 11 }],
    }).play(rafal, blackmail('b09', { victim: michal }));
    const turn = threatened.play(rafal, END);
    expect(turn.refuses(michal, perform('1.key', '1.clothes'))).toBe('ALC-12.13');
    const done = turn.play(michal, END).play(krzysiek, perform('1.key', '1.clothes'));
    expect(marksOf(done)).toEqual([[], ['D'], ['A']]);
    const twice = goat(['b09'], { barred: [michal] });
    expect(offerOf(twice, rafal, 'playBlackmail')).toMatchObject({ victim: { oneOf: [krzysiek] } });
  });

  test('ALC-14.14 guards move step by step; Tip-off to one place only; a prisoner to neighbours', () => {
    const tip = goat(['b01'], { guards: { 1: 2, 5: 1 } }).play(rafal, blackmail('b01', { from: 1, to: 7 }));
    expect(tip.refuses(rafal, moveGuard(5, 8))).toBe('ALC-14.14');
    expect(offerOf(tip, rafal, 'moveGuard')).toEqual({
      type: 'moveGuard',
      from: { oneOf: [1, 5] },
      to: { by: 'from', cases: { 1: { oneOf: [7] }, 5: { oneOf: [7] } } },
    });
    const tipped = tip.play(rafal, moveGuard(5, 7));
    expect([guardsOn(tipped, 7), apOf(tipped), openOf(tipped).pending]).toEqual([2, 3, null]);
    let alarm = goat(['b02'], { guards: { 1: 3 } }).play(rafal, blackmail('b02', { from: 1, to: 7 }));
    alarm = alarm.play(rafal, moveGuard(1, 8)).play(rafal, moveGuard(7, 9));
    expect([1, 7, 8, 9].map(at => guardsOn(alarm, at))).toEqual([1, 0, 1, 1]);
    expect(openOf(alarm).pending).toBeNull();
    const escort = goat(['b06'], { guards: { 3: 4 }, prisoners: [{}, { at: 6 }] });
    const two = escort.play(rafal, blackmail('b06', { victim: michal, to: 7, onward: 12 }));
    expect(sheetOf(two, michal).at).toBe(12);
    expect(two.hears('audience')).toContainEqual({ type: 'prisonerMoved', victim: michal, path: [7, 12] });
    expect(sheetOf(escort.play(rafal, blackmail('b06', { victim: michal, to: 7 })), michal).at).toBe(7);
    for (const [to, onward] of [
      [3, null],
      [8, null],
      [7, 3],
      [7, 9],
    ] as const)
      expect(escort.refuses(rafal, blackmail('b06', { victim: michal, to, onward }))).toBe('ALC-14.14');
  });

  test('ALC-14.14 Cell Search: an item goes back by the fixed order', () => {
    const searched = goat(['b03'], { prisoners: [{}, { items: ['key', 'knife'] }] }).play(
      rafal,
      blackmail('b03', { victim: michal, what: 'key' }),
    );
    expect([sheetOf(searched, michal).items, stockOn(searched, 11)]).toEqual([['knife'], ['key', 'key', 'key']]);
    expect(
      goat(['b03'], { prisoners: [{}, { items: ['key'] }] }).refuses(
        rafal,
        blackmail('b03', { victim: michal, what: 'knife' }),
      ),
    ).toBe('ALC-14.14');
  });

  test('ALC-14.15 Change of Plan: the task goes to another location without one', () => {
    const one = goat(['b10']);
    const places = Array.from(
      { length: 9 },
      (_, index) =>
        openOf(one.play(rafal, blackmail('b10', { task: 'B1' }), drawing(index))).tasks.find(
          ({ card }) => card === 'B1',
        )?.at,
    );
    expect(places).toEqual([1, 2, 3, 5, 6, 7, 8, 10, 11]);
    expect(one.refuses(rafal, blackmail('b10', { task: 'A1' }))).toBe('ALC-14.15');
  });

  test('ALC-14.15 and EX-4q Burnt Notes: under the deck, and exactly one new task, if the deck has a fitting card', () => {
    const tasks = [
      { card: 'A1', at: 1 },
      { card: 'B1', at: 2 },
      { card: 'C1', at: 3 },
    ];
    const burnt = goat(['b11'], { tasks, deck: ['A2', 'B2', 'C2'] });
    const done = burnt.play(rafal, blackmail('b11', { task: 'C1' }));
    expect(openOf(done).tasks.map(({ card }) => card)).toEqual(['A1', 'B1', 'C2']);
    expect(openOf(done).plan).toMatchObject({ unseen: 0, bottom: ['C1', 'A2', 'B2'] });
    const unfit = goat(['b11'], { tasks, deck: ['A2', 'B2'] });
    expect(unfit.refuses(rafal, blackmail('b11', { task: 'C1' }))).toBe('ALC-14.15');
    expect(offerOf(unfit, rafal, 'playBlackmail')).toMatchObject({ task: { oneOf: ['A1', 'B1'] } });
    const two = goat(['b11'], { tasks: tasks.slice(0, 2), deck: ['D1', 'E1'] }).play(
      rafal,
      blackmail('b11', { task: 'A1' }),
    );
    expect(openOf(two).tasks).toHaveLength(2);
  });

  test('ALC-14.16 and EX-4p Protection Money: the victim chooses what the scapegoat has room for', () => {
    const full = goat(['b05'], {
      prisoners: [{ items: ['key', 'key', 'key'], cash: 2 }, { items: ['drugs'], cash: 1 }, { items: ['knife'] }],
    });
    expect(offerOf(full, rafal, 'playBlackmail')).toMatchObject({ victim: { oneOf: [michal] }, what: null });
    const asked = full.play(rafal, blackmail('b05', { victim: michal }));
    for (const viewer of viewersOf(3))
      expect(asked.sees(viewer).open.pending).toEqual({ type: 'prompt', card: 'b05', victim: michal });
    expect(asked.awaited()).toEqual([michal]);
    expect(offered(asked, rafal)).toEqual(['say']);
    expect(offerOf(asked, michal, 'answerBlackmail')).toEqual({ type: 'answerBlackmail', what: { oneOf: ['cash'] } });
    expect(asked.refuses(michal, answer('drugs'))).toBe('ALC-14.16');
    expect(asked.refuses(krzysiek, answer('knife'))).toBe('ALC-14.16');
    expect(asked.refuses(rafal, END)).toBe('ALC-14.16');
    const paid = asked.play(michal, answer('cash'));
    expect([sheetOf(paid, rafal).cash, openOf(paid).pending, openOf(paid).acting?.seat]).toEqual([3, null, rafal]);
    const nothing = goat(['b05'], {
      prisoners: [
        { items: ['key', 'key', 'key'], cash: 3 },
        { items: ['drugs'], cash: 1 },
      ],
    });
    expect(nothing.refuses(rafal, blackmail('b05', { victim: michal }))).toBe('ALC-14.10');
  });

  test('ALC-14.16 on the clock the first possible entry of the list is given', () => {
    const asked = goat(['b05'], { prisoners: [{ cash: 3 }, { items: ['clothes', 'key'], cash: 1 }] }).play(
      rafal,
      blackmail('b05', { victim: michal }),
    );
    const late = asked.tick();
    expect(sheetOf(late, rafal).items).toEqual(['key']);
    expect(openOf(late)).toMatchObject({ pending: null, acting: { seat: rafal } });
  });

  test('ALC-14.17 open hands: all see them, the Chapel names the card, the Warden’s choice stays private', () => {
    const open = chapel(true, { openBlackmailHands: true });
    for (const viewer of viewersOf(3)) expect(open.sees(viewer).hands).toEqual([['b01', 'b02', 'b03'], [], []]);
    expect(open.refuses(michal, use({ pay: 'cash', victim: rafal }))).toBe('ALC-14.17');
    const taken = open.play(michal, use({ pay: 'cash', victim: rafal, card: 'b02' }));
    expect(taken.sees('audience').hands).toEqual([['b01', 'b03'], ['b02'], []]);
    for (const viewer of viewersOf(3))
      expect(taken.hears(viewer)).toContainEqual({ type: 'cardTaken', by: michal, victim: rafal, card: 'b02' });
    const lost = chapel(false, { openBlackmailHands: true }).play(michal, use({ victim: rafal, card: 'b03' }));
    expect(openOf(lost).blackmail.used).toEqual(['b03']);
    const office = table({
      options: { openBlackmailHands: true },
      dark: [12],
      cards: ['b05', 'b06', 'b07'],
      prisoners: [{}, { at: 12, cash: 1 }],
    }).play(michal, use({ pay: 'cash' }));
    expect([office.sees(michal).choice, office.sees(rafal).choice]).toEqual([['b05', 'b06', 'b07'], null]);
    const kept = office.play(michal, { type: 'chooseCard', card: 'b06' });
    expect(kept.hears(rafal)).toEqual([{ type: 'cardKept', by: michal, card: 'b06', rejected: ['b05', 'b07'] }]);
  });
});
