import { describe, expect, test } from 'vitest';
import { quickChance, readOptions, seatsOf, viewersOf } from '#kernel';
import { dealt, given, scripted } from '#testkit';
import { cardIn } from './cards.ts';
import { spyfall } from './game.ts';
import { PLACES, ROLES } from './places.ts';
import { minutesOf, placeOf, placesLeft, spyOf } from './round.ts';
import {
  accuse,
  allContinue,
  allVote,
  ann,
  answer,
  ask,
  BANK,
  bob,
  cyd,
  dan,
  sceneState,
  GO_ON,
  HOTEL,
  name,
  type SceneState,
  started,
} from './scene.fixture.ts';
import type { Options } from './state.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));

const SIZES = [3, 4, 5, 6, 7, 8];

describe('1 Components and table', () => {
  test('SPY-1.1 a pack: seven roles and the spy; at a table of eight every card of it is dealt', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { hands } = dealt(spyfall, { seats: 8, seed });
      expect(hands.map(({ role }) => role).sort()).toEqual(['-', ...ROLES]);
    }
  });

  test('SPY-1.2 three to eight players', () => {
    expect(spyfall.seats).toEqual({ min: 3, max: 8 });
    for (const seats of SIZES) expect(dealt(spyfall, { seats }).hands).toHaveLength(seats);
  });

  test('SPY-1.2 a spectator is not a player', () => {
    const { me, open } = underWay().sees('audience');
    expect(spyfall.offers({ me, open, card: null, vote: null })).toEqual([]);
    expect(spyfall.objection({ me, open, card: null, vote: null }, accuse(bob))).toBe('SPY-1.2');
  });

  test('SPY-1.3 the list of unused places is the same for the spy and all others', () => {
    const table = underWay({ used: [HOTEL] });
    const lists = [ann, bob, cyd, dan].map(seat => table.offers(seat).find(({ type }) => type === 'point'));
    expect(new Set(lists.map(list => JSON.stringify(list))).size).toBe(1);
    expect(lists[0]).toMatchObject({ place: { oneOf: PLACES.filter(place => place !== HOTEL) } });
  });

  test('SPY-1.4 rounds from 1 to 30, usually 5; phrasebook, spoken or written; with or without roles', () => {
    const usual = readOptions<Options>(spyfall.options, {});
    expect(usual).toEqual({
      options: { rounds: 5, minutes: 0, conversation: 'phrasebook', roles: 'played', voteSeconds: 60 },
    });
    const allowed = (set: object): boolean => 'options' in readOptions<Options>(spyfall.options, set);
    expect([1, 30].map(rounds => allowed({ rounds }))).toEqual([true, true]);
    expect([0, 31, 2.5].map(rounds => allowed({ rounds }))).toEqual([false, false, false]);
    const talks = ['spoken', 'written', 'phrasebook', 'sung'];
    expect(talks.map(conversation => allowed({ conversation }))).toEqual([true, true, true, false]);
    expect(['played', 'none', 'some'].map(roles => allowed({ roles }))).toEqual([true, true, false]);
  });

  test('SPY-1.4 without roles a card has only the place, and no role is shown, not even afterwards', () => {
    const { hands } = dealt(spyfall, { seats: 5, options: { roles: 'none' } });
    expect(new Set(hands.map(({ role }) => role))).toEqual(new Set(['-']));
    expect(hands.filter(({ place }) => place !== '--')).toHaveLength(4);
    const over = underWay({ roles: 'none' }).play(cyd, name(BANK));
    expect(over.sees(ann).open.past[0]?.roles).toEqual(['-', '-', '-', '-']);
  });

  test('SPY-1.5 6 minutes for 3 and 4, 7 for 5 and 6, 8 for 7 and 8, or the length set for the table', () => {
    const minutes = (set: number): number[] => SIZES.map(seats => minutesOf(sceneState({ seats, minutes: set }).open));
    expect(minutes(0)).toEqual([6, 6, 7, 7, 8, 8]);
    expect([1, 30].map(minutes)).toEqual([Array(6).fill(1), Array(6).fill(30)]);
    const allowed = [-1, 1, 30, 31].map(set => 'options' in readOptions<Options>(spyfall.options, { minutes: set }));
    expect(allowed).toEqual([false, true, true, false]);
    expect(spyfall.clock?.(underWay({ seats: 5 }).state)).toEqual({ name: 'round 1', after: 7 * 60_000 });
  });
});

describe('2 Dealing a round', () => {
  test('SPY-2.1 a place that was played never comes back: thirty rounds use all thirty', () => {
    let table = given(spyfall, dealt(spyfall, { seats: 3, options: { rounds: 30 } }));
    const places: string[] = [];
    while (!table.result()) {
      const { open } = table.sees('audience');
      const [spy, place] = [spyOf(table.state), placeOf(table.state)];
      expect(open.past.map(round => round.place)).toEqual(places);
      expect(placesLeft(open)).toContain(place);
      places.push(place);
      const running = open.past.length === 0 ? table.play(open.dealer, { type: 'start' }) : allContinue(table);
      table = running.play(spy, name(place));
    }
    expect(places.toSorted()).toEqual(PLACES);
  });

  test('SPY-2.1 every place left is drawn, and no other', () => {
    const drawn = new Set<string>();
    const before = underWay({ used: PLACES.slice(2, 28), rounds: 30 });
    for (let seed = 0; seed < 200; seed++) drawn.add(placeOf(before.play(cyd, name(BANK), quickChance(seed)).state));
    expect([...drawn].sort()).toEqual(['00', '28', '29']);
  });

  test.each(SIZES)('SPY-2.2 at a table of %i: one spy, all others at the same place', seats => {
    const spies = new Set<number>();
    for (let seed = 1; seed <= 100; seed++) {
      const { hands } = dealt(spyfall, { seats, seed });
      const others = hands.filter(({ place }) => place !== '--');
      expect(others).toHaveLength(seats - 1);
      expect(new Set(others.map(({ place }) => place)).size).toBe(1);
      spies.add(spyOf({ hands }));
    }
    expect(spies).toEqual(new Set(seatsOf(seats)));
  });

  test('SPY-2.3 a non-spy sees place and own role, the spy that it is the spy, the audience nothing', () => {
    const table = underWay();
    expect(viewersOf(4).map(viewer => cardIn(table.sees(viewer)))).toEqual([
      { place: BANK, role: '0' },
      { place: BANK, role: '1' },
      { place: '--', role: '-' },
      { place: BANK, role: '2' },
      null,
    ]);
  });

  test('SPY-2.3 in the deal, each seat hears its own card, and the audience none', () => {
    const over = underWay().play(cyd, name(BANK));
    viewersOf(4).forEach((viewer, at) => {
      const cards = over.hears(viewer).filter(({ type }) => type === 'cardDealt');
      expect(cards).toEqual(
        viewer === 'audience' ? [] : [{ type: 'cardDealt', to: at, card: cardIn(over.sees(viewer)) }],
      );
    });
  });

  test('SPY-2.4 with fewer than eight, any n−1 of the seven roles can be in play', () => {
    const sets = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) {
      const roles = dealt(spyfall, { seats: 3, seed }).hands.map(({ role }) => role);
      sets.add(
        roles
          .filter(role => role !== '-')
          .sort()
          .join(''),
      );
    }
    expect(sets.size).toBe(21); // 7 · 6 / 2
  });

  test('SPY-2.5 the first dealer is random, and can be any seat, including the spy', () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const { open, hands } = dealt(spyfall, { seats: 4, seed });
      drawn.add(`${open.dealer} ${open.dealer === spyOf({ hands })}`);
    }
    expect(drawn.size).toBe(8);
  });

  test('SPY-2.5 the dealer plays like everyone else: asks, accuses, votes, is accused', () => {
    const table = underWay();
    expect(table.offers(ann).map(({ type }) => type)).toEqual(['ask', 'accuse', 'point']);
    const accused = table.play(bob, accuse(ann));
    expect(accused.awaited()).toEqual([cyd, dan]);
    expect(table.play(bob, accuse(cyd)).awaited()).toEqual([ann, dan]);
  });

  test('SPY-2.6 the spy of a round deals the next', () => {
    const next = underWay().play(cyd, name(BANK));
    expect(next.sees(ann).open).toMatchObject({ round: 2, dealer: cyd, stage: 'dealt' });
    const third = allVote(allContinue(next).play(ann, accuse(spyOf(next.state) === bob ? dan : bob)));
    expect(third.sees(ann).open.dealer).toBe(spyOf(next.state));
  });

  test('SPY-2.7 only the dealer starts the clock, and only once', () => {
    const table = given(spyfall, sceneState({ dealer: bob }));
    expect(table.awaited()).toEqual([bob]);
    expect([ann, bob, cyd, dan].map(seat => table.offers(seat))).toEqual([[], [{ type: 'start' }], [], []]);
    expect(table.refuses(ann, { type: 'start' })).toBe('SPY-2.7');
    const started = table.play(bob, { type: 'start' });
    expect(started.hears('audience')).toEqual([{ type: 'clockStarted', dealer: bob, minutes: 6 }]);
    expect(started.refuses(bob, { type: 'start' })).toBe('SPY-2.7');
    expect(started.awaited()).toEqual([bob]);
    expect(started.offers(bob)[0]).toMatchObject({ type: 'ask' });
  });

  test('SPY-2.7 before that, questions, answers, accusations, votes and guesses are refused', () => {
    const table = given(spyfall, sceneState());
    expect([ask(bob), answer()].map(action => table.refuses(ann, action))).toEqual(['SPY-2.7', 'SPY-2.7']);
    expect(table.refuses(bob, accuse(ann))).toBe('SPY-5.1');
    expect(table.refuses(bob, { type: 'vote', vote: 'aye' })).toBe('SPY-5.2');
    expect(table.refuses(cyd, name(BANK))).toBe('SPY-6.1');
  });

  test('SPY-2.7 the talk of the round before stays until the clock starts', () => {
    const over = underWay().play(ann, ask(bob)).play(bob, answer()).play(cyd, name(BANK));
    expect(over.sees(dan).open.talk).toHaveLength(1);
    expect(over.play(cyd, GO_ON).sees(dan).open.talk).toHaveLength(1);
    expect(allContinue(over).sees(dan).open.talk).toEqual([]);
  });

  test('SPY-2.8 after two minutes the clock starts by itself', () => {
    const table = given(spyfall, sceneState());
    expect(spyfall.clock?.(table.state)).toEqual({ name: 'deal 1', after: 120_000 });
    const started = table.tick();
    expect(started.hears(dan)).toEqual([{ type: 'clockStarted', dealer: ann, minutes: 6 }]);
    expect(started.awaited()).toEqual([ann]);
  });

  test('SPY-2.9 after a round all seats have exactly the offer to continue, and no seat can start the clock', () => {
    const over = underWay().play(cyd, name(BANK));
    expect(over.awaited()).toEqual([ann, bob, cyd, dan]);
    for (const seat of [ann, bob, cyd, dan]) {
      expect(over.offers(seat)).toEqual([GO_ON]);
      expect(over.refuses(seat, { type: 'start' })).toBe('SPY-2.9');
    }
  });

  test('SPY-2.9 the clock starts when the last player continues, not before; all hear of each', () => {
    let table = underWay().play(cyd, name(BANK));
    for (const [at, seat] of [dan, ann, bob].entries()) {
      table = table.play(seat, GO_ON);
      expect(table.sees('audience').open).toMatchObject({
        stage: 'dealt',
        continued: [dan, ann, bob].slice(0, at + 1),
      });
      for (const viewer of viewersOf(4)) expect(table.hears(viewer)).toEqual([{ type: 'continued', by: seat }]);
      expect(table.refuses(seat, GO_ON)).toBe('SPY-2.9');
    }
    const running = table.play(cyd, GO_ON);
    expect(running.sees(ann).open).toMatchObject({ stage: 'talking', round: 2, continued: [] });
    expect(running.hears('audience')).toEqual([
      { type: 'continued', by: cyd },
      { type: 'clockStarted', dealer: cyd, minutes: 6 },
    ]);
  });

  test('SPY-2.9 after 20 seconds, and 4 for what ended the round, the clock starts for those too who have not continued', () => {
    const over = underWay().play(cyd, name(BANK)).play(bob, GO_ON);
    expect(spyfall.clock?.(over.state)).toEqual({ name: 'deal 2', after: 24_000 });
    const running = over.tick();
    expect(running.hears(dan)).toEqual([{ type: 'clockStarted', dealer: cyd, minutes: 6 }]);
    expect(running.sees(ann).open).toMatchObject({ stage: 'talking', continued: [] });
  });

  test('SPY-2.9 continue is refused in the first round, while the clock runs, and after the match', () => {
    expect(given(spyfall, sceneState()).refuses(ann, GO_ON)).toBe('SPY-2.9');
    expect(underWay().refuses(ann, GO_ON)).toBe('SPY-2.9');
    expect(underWay({ rounds: 1 }).play(cyd, name(BANK)).refuses(ann, GO_ON)).toBe('SPY-8.6');
  });

  test('SPY-2.2 a deal draws the dealer, the place, the roles and the card of each seat', () => {
    const cards = [
      { place: BANK, role: '4' },
      { place: BANK, role: '2' },
      { place: '--', role: '-' },
    ];
    const luck = scripted({
      below: [1, 1],
      shuffles: [
        ['4', '2', '0', '1', '3', '5', '6'],
        [cards[2], cards[0], cards[1]],
      ],
    });
    const { open, hands } = dealt(spyfall, { seats: 3, luck });
    expect(open.dealer).toBe(1);
    expect(hands).toEqual([cards[2], cards[0], cards[1]]);
  });
});
