import { describe, expect, test } from 'vitest';
import { type AnyBot, quickChance, type Seat } from '#kernel';
import { botAction } from '#testkit';
import { MOST_SENTENCES } from '../rules/components.ts';
import { alcatraz } from '../rules/game.ts';
import { choose, krzysiek, michal, perform, prison, rafal, respond, use, vote } from '../rules/scene.fixture.ts';
import type { Action, Promised, State } from '../rules/state.ts';
import { candidatesIn } from './candidates.ts';
import { paceOf } from './pace.ts';
import { MASTER, NOVICE } from './skill.ts';
import { saying, unanswered } from './speech.ts';
import { master, novice, regular } from './player.ts';
import { expectedVotes, grudgeAgainst, trustIn } from './trust.ts';
import { quietTable } from './world.ts';

/** What a bot does here. */
const decision = (bot: AnyBot, state: State, seat: Seat): Action | null =>
  botAction(alcatraz, bot, { state, seat }, { chance: quickChance(3) });

/** The action by which a bot performs a task or ends its player turn; all before it is carried out. */
function endOfTurn(bot: AnyBot, state: State, seat: Seat): Action | null {
  for (;;) {
    const action = decision(bot, state, seat);
    if (!action || action.type === 'performTask' || action.type === 'endTurn') return action;
    alcatraz.apply(state, seat, action, quietTable(quickChance(5)));
  }
}

/** Five turns are left. */
const GUARDS = { 1: 3, 2: 3, 3: 3, 5: 3, 8: 3 };

/** Everybody lacks E alone. */
const TASKS = [
  { card: 'E1', at: 7 },
  { card: 'C1', at: 12 },
  { card: 'D1', at: 4 },
];

const promised = (by: Seat, state: Promised['state'], player: Seat): Promised => ({
  by,
  sentence: 'promise-vote',
  to: null,
  player,
  location: null,
  thing: null,
  want: null,
  element: null,
  count: null,
  turn: null,
  since: 2,
  due: 2,
  state,
});

describe.each([
  ['regular', regular],
  ['master', master],
] as const)('the %s', (_, bot) => {
  test('ALC-12.7 performs the task that ends the match, if it escapes', () => {
    const state = prison({
      tasks: TASKS,
      guards: GUARDS,
      prisoners: [
        { marks: ['A', 'B'] },
        { at: 7, items: ['clothes', 'knife'], marks: ['C', 'D', 'F'] },
        { marks: ['A', 'B', 'C'] },
      ],
    });
    expect(endOfTurn(bot, state, michal)).toEqual(perform('1.clothes', '1.knife'));
  });

  test('ALC-7.4 plans the whole player turn: it goes to the task with what the task needs', () => {
    const state = prison({
      tasks: TASKS,
      guards: GUARDS,
      prisoners: [
        { marks: ['A', 'B'] },
        { at: 6, items: ['clothes', 'knife'], marks: ['C', 'D', 'F'] },
        { marks: ['A', 'B', 'C'] },
      ],
    });
    expect(endOfTurn(bot, state, michal)).toEqual(perform('1.clothes', '1.knife'));
  });

  test('ALC-16.6 does not end the match by a task if it would stay behind', () => {
    // the reward can only be F: then Rafał and Krzysiek have all six elements
    const state = prison({
      tasks: [{ card: 'D3', at: 7 }],
      guards: GUARDS,
      prisoners: [
        { marks: ['A', 'B', 'C'] },
        { at: 7, items: ['drugs', 'knife'], marks: [] },
        { at: 7, marks: ['D', 'E'] },
      ],
      deck: ['F1', 'F2', 'F3'],
    });
    expect(endOfTurn(bot, state, michal)).toEqual({ type: 'endTurn' });
  });

  test('ALC-10.2 declines to give everything away, and takes a gift', () => {
    const state = prison({
      prisoners: [{ at: 3 }, { at: 6, items: ['key'], cash: 2 }, { at: 6, items: ['tools'], cash: 1 }],
    });
    state.open.pending = { type: 'offer', partner: krzysiek, give: '', want: 'cash tools' };
    expect(decision(bot, state, krzysiek)).toEqual(respond(false));
    state.open.pending = { type: 'offer', partner: krzysiek, give: 'cash', want: '' };
    expect(decision(bot, state, krzysiek)).toEqual(respond(true));
  });
});

test('ALC-19.6 a master votes as it has promised where little depends on it', () => {
  const state = prison({ phase: 'voting', prisoners: [{}, {}, {}] });
  for (const player of [rafal, krzysiek]) {
    state.open.promises = [promised(michal, 'open', player)];
    expect(decision(master, state, michal)).toEqual(vote(player));
  }
});

test("ALC-15.21 at the Warden's Office a bot keeps the card that harms others most", () => {
  const state = prison({ dark: [12], prisoners: [{}, { at: 12, cash: 1 }], cards: ['b03', 'b09', 'b10'] });
  alcatraz.apply(state, michal, use({ pay: 'cash' }), quietTable(quickChance(1)));
  expect(decision(master, state, michal)).toEqual(choose('b09'));
});

test('ALC-15.17 a bot does not pay with what it takes', () => {
  const state = prison({ prisoners: [{}, { at: 5, items: ['tools'] }, {}], tasks: TASKS });
  const uses = candidatesIn(state).filter(action => action.type === 'useLocation');
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter(({ pay, take }) => pay === take)).toEqual([]);
});

describe('what a bot remembers', () => {
  const { open } = prison({ phase: 'talks' });

  test('ALC-19.8 a master believes those who kept their promises more; a novice believes all alike', () => {
    const past = [promised(rafal, 'kept', 0), promised(rafal, 'kept', 0), promised(michal, 'broken', 0)];
    const after = { ...open, promises: past };
    expect(trustIn(after, rafal, MASTER)).toBeGreaterThan(trustIn(after, krzysiek, MASTER));
    expect(trustIn(after, michal, MASTER)).toBeLessThan(trustIn(after, krzysiek, MASTER));
    expect(trustIn(after, michal, NOVICE)).toBe(trustIn(after, rafal, NOVICE));
    expect(grudgeAgainst(after, michal, krzysiek)).toBeGreaterThan(grudgeAgainst(after, rafal, krzysiek));
  });

  test('ALC-19.5 a promised vote is expected, and more surely than one that was only asked for', () => {
    const asked = { ...promised(krzysiek, 'open', rafal), sentence: 'ask-vote' };
    const expected = expectedVotes({ ...open, promises: [promised(michal, 'open', rafal)], said: [asked] }, MASTER);
    expect(expected[rafal]).toBeNull();
    expect(expected[michal]?.player).toBe(rafal);
    expect(expected[michal]?.certainty).toBeGreaterThan(expected[krzysiek]?.certainty ?? 1);
  });

  test('a request is answered once', () => {
    const request = { ...promised(rafal, 'open', 0), sentence: 'ask-meet', to: michal, player: null, location: 9 };
    const reply = { ...request, by: michal, to: rafal, sentence: 'reply-no' };
    expect(unanswered({ ...open, said: [request] }, michal)).toEqual(request);
    expect(unanswered({ ...open, said: [request] }, krzysiek)).toBeUndefined();
    expect(unanswered({ ...open, said: [request, reply] }, michal)).toBeUndefined();
  });

  describe('the pace of talks (ALC-5.2)', () => {
    const shown = alcatraz.view(prison({ phase: 'talks', scapegoat: rafal }), rafal);
    const line = (by: number, sentence = 'ask-meet') => ({ ...promised(by, 'open', 0), sentence });
    const announcement = saying('ask-call');
    const pace = (action: Action, said: readonly Promised[], people: readonly number[] = []): number =>
      paceOf({ ...shown, open: { ...shown.open, said } }, action, people);

    test('talks grow with what is said, and end soon when somebody asks for the vote', () => {
      const length = (said: readonly Promised[]): number => pace(announcement, said);
      expect(length([line(michal), line(michal)])).toBeGreaterThan(length([]));
      expect(length([line(michal, 'ask-call')])).toBeLessThan(length([]));
      expect(length(Array.from({ length: 24 }, () => line(michal)))).toBeLessThan(open.options.talkSeconds * 1000);
    });

    test('they wait longer for people until one of them has spoken', () => {
      expect(pace(announcement, [], [michal])).toBeGreaterThan(pace(announcement, [], []));
      expect(pace(announcement, [line(krzysiek)], [michal])).toBeGreaterThan(
        pace(announcement, [line(michal)], [michal]),
      );
    });

    test('after the announcement there is time for a last word, unless all people ask for the vote', () => {
      const announced = line(rafal, 'ask-call');
      const call = { type: 'callVote' } as const;
      expect(pace(call, [announced], [michal])).toBeGreaterThanOrEqual(10_000);
      expect(pace(call, [announced, line(michal)], [michal])).toBeGreaterThan(pace(call, [announced], [michal]));
      expect(pace(call, [line(michal, 'ask-call'), announced], [michal])).toBeLessThan(5_000);
    });
  });

  test('ALC-5.2 the vote is announced before it is called, unless nothing more may be said', () => {
    const state = prison({ phase: 'talks', scapegoat: rafal, seats: 3 });
    const silent = (said: readonly Promised[]): void => void (state.open.said = [...said]);
    const mine = (sentence: string) => ({ ...promised(rafal, 'open', 0), sentence });
    const own = Array.from({ length: NOVICE.sentences }, () => mine('thanks'));
    silent(own);
    expect(decision(novice, state, rafal)).toMatchObject({ type: 'say', sentence: 'ask-call' });
    silent([...own, mine('ask-call')]);
    expect(decision(novice, state, rafal)).toEqual({ type: 'callVote' });
    silent(Array.from({ length: MOST_SENTENCES }, () => mine('thanks')));
    expect(decision(novice, state, rafal)).toEqual({ type: 'callVote' });
  });
});
