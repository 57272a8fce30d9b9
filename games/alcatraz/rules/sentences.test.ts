import { describe, expect, test } from 'vitest';
import { countWays, play, seatsOf, start, undoOptionOf, viewersOf } from '#kernel';
import { given } from '#testkit';
import type { SentenceBlank } from './components.ts';
import { SENTENCES } from './data/sentences.ts';
import { alcatraz } from './game.ts';
import { recordOf } from './promises.ts';
import {
  allVote,
  blackmail,
  CALL,
  END,
  endOfTurn,
  krzysiek,
  michal,
  move,
  offered,
  openOf,
  OPTIONS,
  perform,
  prison,
  rafal,
  respond,
  riot,
  say,
  type Stated,
  steal,
  trade,
} from './scene.fixture.ts';
import type { Action, ActionOf } from './state.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));
type Table = ReturnType<typeof table>;

const FILLED: Readonly<Record<SentenceBlank, Partial<ActionOf<'say'>>>> = {
  to: { to: rafal },
  player: { player: michal },
  location: { location: 7 },
  thing: { thing: 'tools' },
  want: { want: 'cash' },
  element: { element: 'A' },
  count: { count: 2 },
  turn: { turn: 3 },
};
function filled(id: string): Action {
  const blanks: Partial<ActionOf<'say'>> = {};
  for (const blank of SENTENCES.find(one => one.id === id)?.blanks ?? []) Object.assign(blanks, FILLED[blank]);
  return say(id, blanks);
}
/** How the promises stand. */
const states = (at: Table): string[] => openOf(at).promises.map(({ state }) => state);

describe('ALC-19 Typed sentences and promises', () => {
  test('ALC-19.1 at least thirty forms of seven kinds; each can be said, with its blanks and no others', () => {
    expect(SENTENCES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(SENTENCES.map(({ id }) => id)).size).toBe(SENTENCES.length);
    expect(new Set(SENTENCES.map(({ kind }) => kind)).size).toBe(7);
    for (const { id } of SENTENCES) {
      const said = table().play(michal, filled(id));
      expect(openOf(said).said).toMatchObject([{ by: michal, sentence: id }]);
    }
    for (const wrong of [
      say('ask-vote'),
      say('ask-vote', { player: 3 }),
      say('ask-vote', { player: rafal, location: 3 }),
      say('thanks', { to: michal }),
      say('promise-give', { to: rafal, thing: 'gold' as 'cash', turn: 3 }),
      say('promise-not-steal', { to: rafal, turn: 1 }),
      say('promise-not-steal', { to: rafal, turn: 14 }),
    ])
      expect(table().refuses(michal, wrong)).toBe('ALC-19.1');
    const offer = table()
      .offers(michal)
      .find(({ type }) => type === 'say');
    expect(offer && countWays(offer)).toBeGreaterThan(1000);
  });

  test('ALC-19.2 by everybody, during talks and in any player turn, also while something is open; not while voting', () => {
    for (const seat of seatsOf(3)) {
      expect(offered(table(), seat)).toContain('say');
      expect(offered(table({ phase: 'talks' }), seat)).toContain('say');
      expect(offered(table({ phase: 'voting' }), seat)).not.toContain('say');
    }
    expect(table({ phase: 'voting' }).refuses(rafal, filled('thanks'))).toBe('ALC-19.2');
    const offer = table({ prisoners: [{ at: 6 }, { at: 6, cash: 1 }] }).play(michal, trade(rafal, 'cash', ''));
    for (const seat of seatsOf(3)) expect(offered(offer, seat)).toContain('say');
    expect(offer.play(krzysiek, say('complain-time')).awaited()).toEqual([rafal]);
  });

  test('ALC-19.3 public, and without any other effect', () => {
    const before = table();
    const after = before.play(krzysiek, filled('threat-steal'));
    for (const viewer of viewersOf(3))
      expect(after.hears(viewer)).toMatchObject([{ type: 'said', by: krzysiek, sentence: 'threat-steal', to: rafal }]);
    const { said: _, ...rest } = openOf(after);
    const { said: __, ...was } = openOf(before);
    expect(rest).toEqual(was);
    expect(after.awaited()).toEqual(before.awaited());
  });

  test('ALC-19.4 at most six per player and turn', () => {
    let one = table();
    for (let said = 0; said < 6; said++) one = one.play(michal, filled('thanks'));
    expect(one.refuses(michal, filled('thanks'))).toBe('ALC-19.4');
    expect(offered(one, rafal)).toContain('say');
    expect(offered(endOfTurn(one), michal)).toContain('say');
  });

  test('ALC-19.5 a promise about a vote is about the next count; others name a turn', () => {
    const inTalks = table({ phase: 'talks' }).play(michal, filled('promise-vote'));
    expect(openOf(inTalks).promises).toMatchObject([{ by: michal, since: 2, due: 2, state: 'open' }]);
    const inTurn = table().play(michal, filled('promise-vote')).play(michal, filled('promise-give'));
    expect(openOf(inTurn).promises.map(({ due }) => due)).toEqual([3, 3]);
    expect(openOf(table().play(michal, filled('ask-vote'))).promises).toEqual([]);
  });

  test('ALC-19.6 judged as soon as it is certain, before everybody; at the end of the match it lapses', () => {
    const kept = table({ prisoners: [{ at: 6 }, { at: 6, items: ['tools'] }] })
      .play(michal, say('promise-give', { to: rafal, thing: 'tools', turn: 4 }))
      .play(michal, trade(rafal, 'tools', ''))
      .play(rafal, respond(true));
    for (const viewer of viewersOf(3))
      expect(kept.hears(viewer).at(-1)).toMatchObject({
        type: 'promiseJudged',
        promise: { by: michal, state: 'kept' },
      });
    const over = table({
      acting: krzysiek,
      guards: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 },
      prisoners: [{ at: 6 }, { at: 6 }, { at: 6 }],
    })
      .play(krzysiek, say('promise-not-steal', { to: rafal, turn: 13 }))
      .play(krzysiek, END);
    expect(states(over)).toEqual(['lapsed']);
  });

  const votes = (sentence: string, cast: number) =>
    allVote(
      table({ phase: 'talks' })
        .play(michal, say(sentence, { player: krzysiek }))
        .play(rafal, CALL),
      rafal,
      cast,
      rafal,
    );
  const scene = (action: Action, ...next: readonly (readonly [number, Action])[]) =>
    next.reduce(
      (one, [seat, action]) => one.play(seat, action),
      table({
        ap: 9,
        guards: { 7: 1, 9: 1 },
        tasks: [{ card: 'A1', at: 6 }],
        top: ['B1', 'C1', 'D1', 'E1', 'F1'],
        prisoners: [{ at: 6, cash: 1 }, { at: 6, items: ['clothes', 'key', 'tools'] }, { at: 3 }],
      }).play(michal, action),
    );
  const toEnd = [
    [michal, END],
    [krzysiek, END],
  ] as const;

  test.each<[string, Table, string]>([
    ['vote for: kept', votes('promise-vote', krzysiek), 'kept'],
    ['vote for: broken', votes('promise-vote', rafal), 'broken'],
    ['not vote for: kept', votes('promise-not-vote', rafal), 'kept'],
    ['not vote for: broken', votes('promise-not-vote', krzysiek), 'broken'],
    ['give: broken', scene(say('promise-give', { to: rafal, thing: 'tools', turn: 2 }), ...toEnd), 'broken'],
    [
      'give, asked for by the other: kept',
      scene(
        say('promise-give', { to: krzysiek, thing: 'tools', turn: 2 }),
        [michal, move(3)],
        [michal, END],
        [krzysiek, trade(michal, '', 'tools')],
        [michal, respond(true)],
      ),
      'kept',
    ],
    ['give, not yet', scene(say('promise-give', { to: rafal, thing: 'tools', turn: 3 }), ...toEnd), 'open'],
    ['not steal: kept', scene(say('promise-not-steal', { to: rafal, turn: 2 }), ...toEnd), 'kept'],
    [
      'not steal: broken',
      scene(
        say('promise-not-steal', { to: rafal, turn: 2 }),
        [michal, perform('1.key', '1.clothes')],
        [michal, steal(rafal, 'cash')],
      ),
      'broken',
    ],
    [
      'meet: kept',
      scene(say('promise-meet', { to: rafal, location: 7, turn: 2 }), [michal, move(7)], ...toEnd),
      'kept',
    ],
    ['meet: broken', scene(say('promise-meet', { to: rafal, location: 7, turn: 2 }), ...toEnd), 'broken'],
    [
      'bring: kept',
      scene(say('promise-bring', { thing: 'tools', location: 7, turn: 2 }), [michal, move(7)], [michal, END]),
      'kept',
    ],
    [
      'bring: broken',
      scene(say('promise-bring', { thing: 'drugs', location: 7, turn: 2 }), [michal, move(7)], ...toEnd),
      'broken',
    ],
    [
      'perform: kept',
      scene(say('promise-perform', { element: 'A', turn: 2 }), [michal, perform('1.key', '1.clothes')]),
      'kept',
    ],
    ['perform: broken', scene(say('promise-perform', { element: 'A', turn: 2 }), ...toEnd), 'broken'],
    [
      'not perform: broken',
      scene(say('promise-not-perform', { element: 'A', turn: 2 }), [michal, perform('1.key', '1.clothes')]),
      'broken',
    ],
    ['not perform: kept', scene(say('promise-not-perform', { element: 'A', turn: 2 }), ...toEnd), 'kept'],
    ['draw a guard: kept', scene(say('promise-guard', { location: 7, turn: 2 }), [michal, riot(7)]), 'kept'],
    [
      'draw a guard: broken',
      scene(say('promise-guard', { location: 7, turn: 2 }), [michal, riot(9)], ...toEnd),
      'broken',
    ],
    ['no guard: broken', scene(say('promise-no-guard', { location: 6, turn: 2 }), [michal, riot(7)]), 'broken'],
    ['no guard: kept', scene(say('promise-no-guard', { location: 7, turn: 2 }), [michal, riot(7)], ...toEnd), 'kept'],
  ])('ALC-19.7 %s', (_, at, state) => expect(states(at)).toEqual([state]));

  test('ALC-19.7 no blackmail against somebody', () => {
    const promised = table({ acting: rafal, hands: [['b07', 'b01'], [], []], guards: { 1: 1 } }).play(
      rafal,
      say('promise-no-blackmail', { to: michal, turn: 2 }),
    );
    expect(states(promised.play(rafal, blackmail('b07', { victim: michal })))).toEqual(['broken']);
    expect(states(promised.play(rafal, blackmail('b07', { victim: krzysiek })))).toEqual(['open']);
    expect(states(endOfTurn(promised))).toEqual(['kept']);
    const guard = promised
      .play(rafal, say('promise-guard', { location: 1, turn: 2 }))
      .play(rafal, blackmail('b01', { from: 1, to: 9 }));
    expect(states(guard)).toEqual(['open', 'kept']);
  });

  test('ALC-19.8 promises kept and broken are counted, for all to see', () => {
    const one = scene(
      say('promise-guard', { location: 7, turn: 2 }),
      [michal, say('promise-meet', { to: rafal, location: 9, turn: 2 })],
      [michal, riot(7)],
      ...toEnd,
    );
    for (const viewer of viewersOf(3)) expect(recordOf(one.sees(viewer).open, michal)).toEqual({ kept: 1, broken: 1 });
    expect(recordOf(openOf(one), rafal)).toEqual({ kept: 0, broken: 0 });
  });

  test('ALC-19.9 what was said is not taken back once somebody else has moved', () => {
    const match = start({
      game: { ...alcatraz, setup: () => prison() },
      options: OPTIONS,
      seats: 3,
      seed: new Uint8Array(32),
    });
    play(match, michal, filled('thanks'), 0);
    expect(undoOptionOf(match, michal)).toBe('now');
    play(match, rafal, say('reply-yes', { to: michal }), 0);
    expect(undoOptionOf(match, michal)).toBeNull();
  });
});
