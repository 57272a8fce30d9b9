import { describe, expect, test } from 'vitest';
import { dueAt, timeLeftOnHeldClock, play, readOptions, start, tick } from '#kernel';
import { given } from '#testkit';
import { alcatraz } from './game.ts';
import {
  answer,
  blackmail,
  CALL,
  END,
  krzysiek,
  michal,
  move,
  nameStayer,
  openOf,
  OPTIONS,
  perform,
  prison,
  rafal,
  respond,
  sheetOf,
  type Stated,
  trade,
  use,
} from './scene.fixture.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));
const matchOf = (stated: Stated = {}) =>
  start({
    game: { ...alcatraz, setup: () => prison(stated) },
    options: OPTIONS,
    seats: stated.seats ?? 3,
    seed: new Uint8Array(32),
  });

describe('ALC-18 Engine: clocks, defaults, termination', () => {
  test('ALC-18.1 clocks of the platform are settings of the table; without them the engine waits', () => {
    expect(alcatraz.clock?.(prison())).toEqual({ name: 'turn 2.1', after: 300_000 });
    expect(alcatraz.clock?.(prison({ phase: 'voting' }))).toEqual({ name: 'vote 2', after: 60_000 });
    const without = { voteSeconds: 0, turnSeconds: 0, answerSeconds: 0 };
    expect(alcatraz.clock?.(prison({ options: without }))).toBeUndefined();
    expect(alcatraz.clock?.(prison({ options: without, phase: 'voting' }))).toBeUndefined();
    expect(alcatraz.clock?.(prison({ options: without, phase: 'talks' }))).toEqual({ name: 'talks 2', after: 120_000 });
    for (const type of ['voteTimeout', 'tradeTimeout', 'choiceTimeout', 'turnTimeout', 'stayerTimeout'] as const)
      expect(table().refuses(michal, { type })).toBe('ALC-18.1');
  });

  test('ALC-18.1 while an offer is open, the clock of the player turn stands still', () => {
    const match = matchOf({ prisoners: [{ at: 6 }, { at: 6, cash: 1 }] });
    expect(dueAt(match)).toBe(300_000);
    play(match, michal, trade(rafal, 'cash', ''), 100_000);
    expect([dueAt(match), timeLeftOnHeldClock(match)]).toEqual([160_000, 200_000]);
    play(match, rafal, respond(false), 150_000);
    expect(dueAt(match)).toBe(350_000);
    play(match, michal, trade(rafal, 'cash', ''), 200_000);
    expect(dueAt(match)).toBe(260_000);
    expect(tick(match, 260_000)).toMatchObject({ ok: true, move: { action: { type: 'tradeTimeout' } } });
    expect(dueAt(match)).toBe(410_000);
    expect(tick(match, 410_000)).toMatchObject({ ok: true, move: { action: { type: 'turnTimeout' } } });
    expect(match.state.open.acting?.seat).toBe(krzysiek);
  });

  test('ALC-18.2 a player turn that runs out closes what is open by its default, then ends', () => {
    const options = { answerSeconds: 0 };
    const offer = table({ options, prisoners: [{ at: 6 }, { at: 6, cash: 1 }] }).play(michal, trade(rafal, 'cash', ''));
    expect(alcatraz.clock?.(offer.state)).toEqual({ name: 'turn 2.1', after: 300_000 });
    const closed = offer.tick();
    expect(openOf(closed)).toMatchObject({ pending: null, acting: { seat: krzysiek } });
    expect(sheetOf(closed, michal).cash).toBe(1);
    const choice = table({ options, dark: [12], cards: ['b03'], prisoners: [{}, { at: 12, cash: 1 }] })
      .play(michal, use({ pay: 'cash' }))
      .tick();
    expect(choice.sees(michal).hands[michal]).toEqual(['b03']);
    expect(openOf(choice).acting?.seat).toBe(krzysiek);
    const prompt = table({
      options,
      acting: rafal,
      hands: [['b05'], [], []],
      prisoners: [{}, { items: ['key'], cash: 1 }],
    })
      .play(rafal, blackmail('b05', { victim: michal }))
      .tick();
    expect(sheetOf(prompt, rafal).cash).toBe(1);
    expect(openOf(prompt).acting?.seat).toBe(michal);
    const guards = table({ guards: { 1: 2 }, prisoners: [{}, { at: 2 }] })
      .play(michal, use({ from: 1, to: 5 }))
      .tick();
    expect(openOf(guards)).toMatchObject({ pending: null, acting: { seat: krzysiek } });
  });

  test('ALC-18.3 nothing but clocks: every match ends at the start of turn 14 at the latest', () => {
    for (const seats of [3, 4]) {
      const match = start({ game: alcatraz, options: OPTIONS, seats, seed: new Uint8Array(32).fill(seats) });
      let moves = 0;
      while (!alcatraz.result(match.state)) {
        tick(match, dueAt(match) ?? 0);
        moves += 1;
      }
      expect(match.state.open).toMatchObject({ turn: 14, ending: { outcome: 'allLose' } });
      // seats player turns in each of 13 turns, and talks and a vote in 12 of them
      expect(moves).toBe(13 * seats + 12 * 2);
    }
  });

  test('ALC-18.4 no card and no location takes a guard out of the prison', () => {
    const moved = table({ acting: rafal, guards: { 1: 3 }, hands: [['b02'], [], []] })
      .play(rafal, blackmail('b02', { from: 1, to: 2 }))
      .play(rafal, { type: 'stopGuards' });
    expect(openOf(moved).guards.reduce((sum, here) => sum + here)).toBe(3);
  });

  test('ALC-18.5 what is not offered is refused with a rule, also nonsense', () => {
    for (const action of [{ type: 'escape' }, { type: 'endTurn', now: true }, { type: 'move' }, { type: 'toString' }])
      expect(table().refuses(michal, action)).toMatch(/^ALC-\d+\.\d+$/);
    expect(table().refuses(michal, { type: 'escape' })).toBe('ALC-18.5');
    expect(table().refuses(michal, { ...END, also: 1 })).toBe('ALC-18.5');
  });

  test('ALC-18.6 the table options and their defaults', () => {
    expect(readOptions(alcatraz.options, {})).toEqual({
      options: {
        layout: [],
        sides: 'silver',
        darkSides: [],
        guardsAffectFreeLocationRules: false,
        bribesCountForTaskLimit: true,
        openBlackmailHands: false,
        maxOffersPerPlayerTurn: 8,
        talkSeconds: 120,
        voteSeconds: 60,
        turnSeconds: 300,
        answerSeconds: 60,
      },
    });
    expect(readOptions(alcatraz.options, { layout: [1, 1] })).toEqual({ problem: 'badOption', option: 'layout' });
  });
});

interface Refusal {
  readonly stated?: Stated;
  readonly before?: readonly (readonly [number, object])[];
  readonly by?: number;
  readonly action: object;
  readonly rule: string;
}

const SHARED: Stated = {
  prisoners: [{ at: 6, items: ['key'], cash: 1 }, { at: 6, items: ['drugs'], cash: 1, strength: 1 }, { at: 7 }],
};
const TALKS: Stated = { phase: 'talks' };
const VOTING: Stated = { phase: 'voting' };
const OFFER = [[michal, trade(rafal, 'cash', '')]] as const;
const TASK: Stated = {
  tasks: [{ card: 'A1', at: 11 }],
  prisoners: [{}, { at: 11, items: ['clothes', 'key'] }, { at: 11 }],
};
const GOAT: Stated = {
  acting: rafal,
  hands: [['b05', 'b08'], [], []],
  prisoners: [{}, { cash: 1, items: ['key'] }, {}],
};
const OFFICE: Stated = { dark: [12], cards: ['b01', 'b02', 'b03'], prisoners: [{}, { at: 12, cash: 1 }] };

const REFUSALS: readonly Refusal[] = [
  { action: CALL, rule: 'ALC-3.1' },
  { stated: VOTING, by: rafal, action: CALL, rule: 'ALC-3.1' },
  { stated: TALKS, action: CALL, rule: 'ALC-5.2' },
  { action: { type: 'castVote', player: 0 }, rule: 'ALC-3.1' },
  { stated: TALKS, action: { type: 'castVote', player: 0 }, rule: 'ALC-3.1' },
  { stated: VOTING, action: { type: 'castVote', player: 3 }, rule: 'ALC-5.6' },
  {
    stated: VOTING,
    before: [[michal, { type: 'castVote', player: 0 }]],
    action: { type: 'castVote', player: 0 },
    rule: 'ALC-5.10',
  },
  { by: rafal, action: move(1), rule: 'ALC-7.2' },
  { action: move(12), rule: 'ALC-9.1' },
  { stated: { guards: { 7: 4 } }, action: move(7), rule: 'ALC-8.4' },
  { stated: { closed: [7] }, action: move(7), rule: 'ALC-9.2' },
  { stated: { ap: 0 }, action: move(7), rule: 'ALC-7.6' },
  { by: rafal, action: use(), rule: 'ALC-7.2' },
  { before: [[michal, use({ take: 'key' })]], action: use({ take: 'knife' }), rule: 'ALC-9.5' },
  { stated: { guards: { 6: 3 } }, action: use({ take: 'key' }), rule: 'ALC-8.3' },
  { stated: { ap: 0 }, action: use({ take: 'key' }), rule: 'ALC-7.6' },
  { action: use({ take: 'gun' }), rule: 'ALC-11.1' },
  { stated: SHARED, by: krzysiek, action: { type: 'steal', victim: rafal, what: 'key' }, rule: 'ALC-7.2' },
  { stated: SHARED, action: { type: 'steal', victim: krzysiek, what: 'cash' }, rule: 'ALC-9.6' },
  { stated: SHARED, action: { type: 'steal', victim: rafal, what: 'knife' }, rule: 'ALC-9.7' },
  {
    stated: SHARED,
    before: [[michal, { type: 'steal', victim: rafal, what: 'key' }]],
    action: { type: 'steal', victim: rafal, what: 'cash' },
    rule: 'ALC-9.9',
  },
  { stated: { ...SHARED, guards: { 6: 3 } }, action: { type: 'steal', victim: rafal, what: 'key' }, rule: 'ALC-8.3' },
  { action: { type: 'riot', from: 12 }, rule: 'ALC-9.10' },
  { action: { type: 'riot', from: 7 }, rule: 'ALC-9.11' },
  { stated: { guards: { 6: 3, 7: 1 } }, action: { type: 'riot', from: 7 }, rule: 'ALC-8.3' },
  { by: rafal, stated: TASK, action: perform('1.key', '1.clothes'), rule: 'ALC-7.2' },
  { stated: { ...TASK, scapegoat: michal }, action: perform('1.key', '1.clothes'), rule: 'ALC-6.7' },
  { stated: { ...TASK, barred: [michal] }, action: perform('1.key', '1.clothes'), rule: 'ALC-12.13' },
  { stated: { ...TASK, guards: { 11: 1 } }, action: perform('1.key', '1.clothes'), rule: 'ALC-12.4' },
  { stated: TASK, action: perform('1.key', '2.clothes'), rule: 'ALC-12.6' },
  { stated: { ...TASK, ap: 0 }, action: perform('1.key', '1.clothes'), rule: 'ALC-7.6' },
  { stated: SHARED, action: { type: 'discardItem', item: 'key', returnTo: 11 }, rule: 'ALC-9.14' },
  { stated: SHARED, action: { type: 'discardItem', item: 'drugs', returnTo: 5 }, rule: 'ALC-11.3' },
  {
    stated: { ...SHARED, guards: { 6: 3 } },
    action: { type: 'discardItem', item: 'drugs', returnTo: 4 },
    rule: 'ALC-8.3',
  },
  { stated: { hands: [[], ['b08'], []] }, action: blackmail('b08', { to: 7 }), rule: 'ALC-6.6' },
  { stated: GOAT, by: rafal, action: blackmail('b07', { victim: michal }), rule: 'ALC-14.2' },
  { stated: GOAT, by: rafal, action: blackmail('b05', { victim: krzysiek }), rule: 'ALC-14.16' },
  { stated: GOAT, by: rafal, action: blackmail('b08', { to: 13 }), rule: 'ALC-14.13' },
  { stated: GOAT, by: rafal, action: answer('cash'), rule: 'ALC-14.16' },
  {
    stated: GOAT,
    before: [[rafal, blackmail('b05', { victim: michal })]],
    by: krzysiek,
    action: answer('cash'),
    rule: 'ALC-14.16',
  },
  { stated: GOAT, before: [[rafal, blackmail('b05', { victim: michal })]], action: answer('knife'), rule: 'ALC-14.16' },
  { stated: GOAT, before: [[rafal, blackmail('b05', { victim: michal })]], by: rafal, action: END, rule: 'ALC-14.16' },
  { stated: SHARED, by: rafal, action: trade(michal, 'cash', ''), rule: 'ALC-7.2' },
  { stated: SHARED, action: trade(krzysiek, 'cash', ''), rule: 'ALC-10.1' },
  { stated: SHARED, action: trade(rafal, 'knife', ''), rule: 'ALC-10.6' },
  { stated: SHARED, action: trade(rafal, '', ''), rule: 'ALC-10.5' },
  { stated: { ...SHARED, guards: { 6: 4 } }, action: trade(rafal, 'cash', ''), rule: 'ALC-10.6' },
  { stated: SHARED, before: OFFER, action: trade(rafal, 'cash', ''), rule: 'ALC-10.5' },
  { stated: SHARED, by: rafal, action: respond(true), rule: 'ALC-10.5' },
  { stated: SHARED, before: OFFER, by: krzysiek, action: respond(true), rule: 'ALC-10.5' },
  { stated: SHARED, before: OFFER, action: respond(true), rule: 'ALC-10.5' },
  { stated: SHARED, action: { type: 'withdrawOffer' }, rule: 'ALC-10.5' },
  { stated: SHARED, before: OFFER, by: rafal, action: { type: 'withdrawOffer' }, rule: 'ALC-7.2' },
  { stated: SHARED, action: { type: 'bribe', count: 1 }, rule: 'ALC-8.8' },
  { stated: { ...SHARED, guards: { 6: 2 } }, action: { type: 'bribe', count: 2 }, rule: 'ALC-8.8' },
  { stated: { ...SHARED, guards: { 6: 4 } }, action: { type: 'bribe', count: 1 }, rule: 'ALC-8.9' },
  { action: { type: 'spendStrength' }, rule: 'ALC-10.8' },
  {
    stated: SHARED,
    before: [[michal, { type: 'spendStrength' }]],
    action: { type: 'spendStrength' },
    rule: 'ALC-10.9',
  },
  { stated: { ...SHARED, guards: { 6: 4 } }, action: { type: 'spendStrength' }, rule: 'ALC-10.10' },
  { action: { type: 'chooseCard', card: 'b01' }, rule: 'ALC-15.21' },
  {
    stated: OFFICE,
    before: [[michal, use({ pay: 'cash' })]],
    action: { type: 'chooseCard', card: 'b09' },
    rule: 'ALC-15.21',
  },
  {
    stated: OFFICE,
    before: [[michal, use({ pay: 'cash' })]],
    by: rafal,
    action: { type: 'chooseCard', card: 'b01' },
    rule: 'ALC-7.2',
  },
  { stated: OFFICE, before: [[michal, use({ pay: 'cash' })]], action: END, rule: 'ALC-15.21' },
  { action: { type: 'moveGuard', from: 1, to: 2 }, rule: 'ALC-15.14' },
  { action: { type: 'stopGuards' }, rule: 'ALC-15.14' },
  { by: rafal, action: END, rule: 'ALC-7.2' },
  { stated: SHARED, before: OFFER, action: END, rule: 'ALC-10.5' },
  { action: nameStayer(rafal), rule: 'ALC-16.9' },
  { action: { type: 'negotiationTimeout' }, rule: 'ALC-5.3' },
  { stated: VOTING, action: { type: 'voteTimeout' }, rule: 'ALC-18.1' },
  { stated: VOTING, action: { type: 'say', sentence: 'thanks' }, rule: 'ALC-19.2' },
  { action: { type: 'say', sentence: 'nothing' }, rule: 'ALC-19.1' },
];

describe('ALC-M Every illegal move is refused with its rule, and nothing changes', () => {
  test.each(REFUSALS)('$rule forbids $action', ({ stated = {}, before = [], by = michal, action, rule }) => {
    const match = matchOf(stated);
    for (const [seat, earlier] of before) expect(play(match, seat, earlier, 0)).toMatchObject({ ok: true });
    const was = JSON.stringify(match.state);
    expect(play(match, by, action, 0)).toMatchObject({ ok: false, refusal: { because: 'rule', rule } });
    expect(JSON.stringify(match.state)).toBe(was);
  });

  test('every type of move is refused somewhere', () => {
    const refused = new Set(REFUSALS.map(({ action }) => ('type' in action ? action.type : '')));
    for (const type of [
      'callVote',
      'castVote',
      'move',
      'useLocation',
      'steal',
      'riot',
      'performTask',
      'discardItem',
      'playBlackmail',
      'answerBlackmail',
      'offerTrade',
      'respondTrade',
      'withdrawOffer',
      'bribe',
      'spendStrength',
      'chooseCard',
      'moveGuard',
      'stopGuards',
      'endTurn',
      'nameStayer',
      'say',
    ])
      expect(refused).toContain(type);
  });
});
