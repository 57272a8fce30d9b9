import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { planCard } from './board.ts';
import { PLAN } from './data/plan.ts';
import { alcatraz } from './game.ts';
import {
  apOf,
  bribe,
  drawing,
  guardsOn,
  janek,
  krzysiek,
  marksOf,
  michal,
  move,
  offerOf,
  openOf,
  perform,
  prison,
  rafal,
  respond,
  riot,
  sheetOf,
  type Stated,
  stockOn,
  STRENGTH,
  trade,
} from './scene.fixture.ts';
import { deckSize } from './tasks.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));

/** Michał at the Guard's Room with what “Make a duplicate key” needs. */
const ready = (stated: Stated = {}) =>
  table({
    tasks: [
      { card: 'A1', at: 11 },
      { card: 'B1', at: 9 },
      { card: 'C1', at: 12 },
    ],
    prisoners: [{}, { at: 11, items: ['clothes', 'key'] }],
    ...stated,
  });
const DONE = perform('1.key', '1.clothes');

describe('ALC-12 Tasks: conditions and cost', () => {
  test('ALC-12.1 three tasks, on three locations, with three elements, also after one was performed', () => {
    const { tasks } = openOf(ready().play(michal, DONE));
    expect(tasks).toHaveLength(3);
    expect(new Set(tasks.map(({ at }) => at)).size).toBe(3);
    expect(new Set(tasks.map(({ card }) => planCard(card).element)).size).toBe(3);
  });

  test('ALC-12.2 a card has an element, prisoners, a guard limit and items', () => {
    for (const card of PLAN)
      expect(Object.keys(card).sort()).toEqual(['element', 'guards', 'id', 'items', 'prisoners']);
  });

  test('ALC-12.3 enough pawns have to be there, the scapegoat and unwilling ones included', () => {
    const riotTask = (at: number) =>
      table({ tasks: [{ card: 'A2', at: 11 }], prisoners: [{ at }, { at: 11, items: ['knife', 'tools'] }] });
    expect(riotTask(2).refuses(michal, perform('1.knife', '1.tools'))).toBe('ALC-12.3');
    expect(marksOf(riotTask(11).play(michal, perform('1.knife', '1.tools')))[michal]).toEqual(['A']);
  });

  test('ALC-12.4 and EX-1a a task that allows no guards is performed without them, and refused with one or two', () => {
    expect(marksOf(ready().play(michal, DONE))[michal]).toEqual(['A']);
    for (const guards of [1, 2]) expect(ready({ guards: { 11: guards } }).refuses(michal, DONE)).toBe('ALC-12.4');
  });

  test('ALC-12.5 and EX-1h the items of all who are there count, without consent, also the scapegoat’s', () => {
    const pooled = ready({
      prisoners: [
        { at: 11, items: ['clothes'] },
        { at: 11, items: ['key'] },
      ],
    });
    const done = pooled.play(michal, perform('1.key', '0.clothes'));
    expect([sheetOf(done, rafal).items, sheetOf(done, michal).items]).toEqual([[], []]);
    const alone = ready({
      prisoners: [
        { at: 10, items: ['clothes'] },
        { at: 11, items: ['key'] },
      ],
    });
    expect(alone.refuses(michal, perform('1.key', '0.clothes'))).toBe('ALC-12.5');
  });

  test('ALC-12.6 one token per required item, named by owner and kind; no other', () => {
    const one = ready({
      prisoners: [
        { at: 11, items: ['clothes', 'key'] },
        { at: 11, items: ['clothes', 'drugs', 'key'] },
      ],
    });
    expect(offerOf(one, michal, 'performTask')).toEqual({
      type: 'performTask',
      first: { oneOf: ['0.key', '1.key'] },
      second: {
        by: 'first',
        cases: { '0.key': { oneOf: ['0.clothes', '1.clothes'] }, '1.key': { oneOf: ['0.clothes', '1.clothes'] } },
      },
      third: {
        by: 'first',
        cases: Object.fromEntries(
          ['0.key', '1.key'].map(first => [
            first,
            { by: 'second', cases: { '0.clothes': { oneOf: [null] }, '1.clothes': { oneOf: [null] } } },
          ]),
        ),
      },
    });
    for (const action of [
      perform('1.key'),
      perform('1.clothes', '1.key'),
      perform('1.key', '1.clothes', '1.drugs'),
      perform('1.key', '1.drugs'),
      perform('2.key', '1.clothes'),
    ])
      expect(one.refuses(michal, action)).toBe('ALC-12.6');
    const twice = table({
      tasks: [{ card: 'A4', at: 11 }],
      prisoners: [
        { at: 11, items: ['drugs'] },
        { at: 11, items: ['clothes', 'drugs'] },
      ],
    });
    expect(twice.refuses(michal, perform('1.drugs', '1.drugs', '1.clothes'))).toBe('ALC-12.6');
    expect(marksOf(twice.play(michal, perform('0.drugs', '1.drugs', '1.clothes')))[michal]).toEqual(['A']);
  });

  test('ALC-12.7 the performer stands there and alone pays: 1 AP, 2 among two guards, never among three', () => {
    const task = (guards: number, cash = 0) =>
      table({
        guards: { 11: guards },
        tasks: [{ card: 'B5', at: 11 }],
        prisoners: [{}, { at: 11, items: ['knife', 'knife', 'tools'], cash }, { at: 11 }],
      });
    const done = perform('1.knife', '1.knife', '1.tools');
    expect([0, 1, 2].map(guards => apOf(task(guards).play(michal, done)))).toEqual([2, 2, 1]);
    expect(task(3).refuses(michal, done)).toBe('ALC-12.4');
    expect(task(0).refuses(krzysiek, done)).toBe('ALC-7.2');
    expect(apOf(task(3, 1).play(michal, bribe(1)).play(michal, done))).toBe(1);
    const limited = table({
      options: { bribesCountForTaskLimit: false },
      guards: { 11: 2 },
      tasks: [{ card: 'B5', at: 11 }],
      prisoners: [{}, { at: 11, items: ['knife', 'knife', 'tools'], cash: 1 }],
    });
    expect(apOf(limited.play(michal, bribe(1)).play(michal, done))).toBe(2);
  });

  test('ALC-12.8 used tokens return in alphabetical order of their kinds', () => {
    const returned = ready()
      .play(michal, DONE)
      .hears('audience')
      .flatMap(event => (event.type === 'itemReturned' ? [event.item] : []));
    expect(returned).toEqual(['clothes', 'key']);
  });

  test('ALC-12.9 Cash and Strength of others do not help; they may be passed on first', () => {
    const one = ready({
      guards: { 11: 1 },
      prisoners: [
        { at: 11, cash: 1, strength: 3 },
        { at: 11, items: ['clothes', 'key'] },
      ],
    });
    expect(one.refuses(michal, DONE)).toBe('ALC-12.4');
    const passed = one
      .play(michal, trade(rafal, '', 'cash'))
      .play(rafal, respond(true))
      .play(michal, bribe(1));
    expect(marksOf(passed.play(michal, DONE))[michal]).toEqual(['A']);
  });

  test('ALC-12.10 a task may be performed for an element one has; others still get the reward', () => {
    const one = ready({ prisoners: [{}, { at: 11, items: ['clothes', 'key'], marks: ['A'] }], top: ['D1'] });
    expect(marksOf(one.play(michal, DONE))).toEqual([[], ['A'], ['D']]);
  });

  test('ALC-12.11 several tasks in one turn, also by one prisoner', () => {
    const one = table({
      tasks: [
        { card: 'A1', at: 11 },
        { card: 'F3', at: 12 },
      ],
      top: ['B1', 'C1', 'E1'],
      prisoners: [{}, { at: 11, items: ['clothes', 'key'] }, { at: 12, items: ['drugs', 'key'] }],
    });
    const both = one.play(michal, DONE).play(michal, move(12)).play(michal, perform('2.drugs', '2.key'));
    expect(marksOf(both)[michal]).toEqual(['A', 'F']);
  });

  test('ALC-12.12 the number of prisoners differs for three and four players', () => {
    const one = (seats: 3 | 4) =>
      table({
        seats,
        tasks: [{ card: 'A2', at: 11 }],
        prisoners: [{ at: 11 }, { at: 11, items: ['knife', 'tools'] }],
      });
    expect(planCard('A2').prisoners).toEqual({ 3: 2, 4: 3 });
    expect(marksOf(one(3).play(michal, perform('1.knife', '1.tools')))[michal]).toEqual(['A']);
    expect(one(4).refuses(michal, perform('1.knife', '1.tools'))).toBe('ALC-12.3');
  });

  test('ALC-12.13 blackmail may forbid a prisoner to perform', () => {
    expect(ready({ barred: [michal] }).refuses(michal, DONE)).toBe('ALC-12.13');
  });
});

describe('ALC-13 Reward and new task', () => {
  test('ALC-13.1 and ALC-13.2 the performer marks the card’s element, every other but the scapegoat the next card’s', () => {
    const done = ready({ top: ['D4'], prisoners: [{ at: 11 }, { at: 11, items: ['clothes', 'key'] }, { at: 4 }] }).play(
      michal,
      DONE,
    );
    expect(marksOf(done)).toEqual([[], ['A'], ['D']]);
  });

  test('ALC-13.3 four players: both others get the same letter', () => {
    const done = ready({ seats: 4, top: ['D4'] }).play(michal, DONE);
    expect(marksOf(done)).toEqual([[], ['A'], ['D'], ['D']]);
  });

  test('ALC-13.4 both cards leave the game', () => {
    expect(openOf(ready({ top: ['D4'] }).play(michal, DONE)).plan.removed).toEqual(['A1', 'D4']);
  });

  test('ALC-13.5 the end is tested before a new task is laid out', () => {
    const last = ready({
      top: ['E1'],
      prisoners: [{ marks: ['B', 'C', 'D'] }, { at: 11, items: ['clothes', 'key'] }, { marks: ['F'] }],
    });
    const done = last.play(michal, DONE);
    expect(openOf(done).tasks).toHaveLength(3);
    const events = done.hears('audience').map(({ type }) => type);
    expect(events.slice(-1)).toEqual(['taskLaid']);
    const over = ready({
      top: ['E1'],
      prisoners: [{}, { at: 11, items: ['clothes', 'key'], marks: ['B', 'C', 'D', 'E'] }, { marks: ['F'] }],
    }).play(michal, DONE);
    expect(openOf(over)).toMatchObject({ phase: 'over', ending: { stays: rafal } });
    expect(over.hears('audience').map(({ type }) => type)).not.toContain('taskLaid');
  });

  test('ALC-13.6 a new task is laid out on a drawn location', () => {
    const done = ready({ top: ['D4', 'E1'] });
    const places = [0, 1, 9].map(index => {
      const { tasks } = openOf(done.play(michal, DONE, drawing(index)));
      return tasks.find(({ card }) => card === 'E1')?.at;
    });
    expect(places).toEqual([1, 2, 11]);
  });

  test('ALC-13.7 a card whose element is on the board goes under the deck, before everybody', () => {
    const done = ready({ top: ['D4', 'B2', 'C2', 'E1'] }).play(michal, DONE);
    expect(openOf(done).plan.bottom).toEqual(['B2', 'C2']);
    expect(openOf(done).tasks.map(({ card }) => card)).toEqual(['B1', 'C1', 'E1']);
    expect(done.hears('audience').filter(({ type }) => type === 'taskRejected')).toEqual([
      { type: 'taskRejected', card: 'B2' },
      { type: 'taskRejected', card: 'C2' },
    ]);
  });

  test('ALC-13.8 the place just freed qualifies, guards notwithstanding; places with a task do not', () => {
    const full = ready({ top: ['D4', 'E1'], guards: { 12: 4 } });
    const places = Array.from(
      { length: 10 },
      (_, index) => openOf(full.play(michal, DONE, drawing(index))).tasks.at(-1)?.at,
    );
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
  });

  test('ALC-13.9 then the performer’s player turn continues', () => {
    const done = ready().play(michal, DONE);
    expect(openOf(done).acting).toMatchObject({ seat: michal, ap: 2 });
    expect(sheetOf(done.play(michal, move(12)), michal).at).toBe(12);
  });

  test('ALC-13.10 with an empty deck the others mark nothing', () => {
    const done = ready({ deck: [] }).play(michal, DONE);
    expect(marksOf(done)).toEqual([[], ['A'], []]);
    expect(done.hears('audience')).toContainEqual({ type: 'rewardShown', card: null });
    expect(openOf(done).tasks).toHaveLength(2);
  });

  test('ALC-13.11 each card is looked at once; later the board is filled up towards three', () => {
    const stuck = ready({ deck: ['D4', 'B2', 'C2', 'B3'] }).play(michal, DONE);
    expect(openOf(stuck).tasks).toHaveLength(2);
    expect(openOf(stuck).plan).toMatchObject({ unseen: 0, bottom: ['B2', 'C2', 'B3'] });
    const refilled = table({
      deck: ['D4', 'A2', 'E1', 'F1'],
      tasks: [{ card: 'A1', at: 11 }],
      prisoners: [{}, { at: 11, items: ['clothes', 'key'] }],
    }).play(michal, DONE);
    expect(openOf(refilled).tasks.map(({ card }) => card)).toEqual(['A2', 'E1', 'F1']);
  });

  test('ALC-13.12 each completed task uses two cards and lays one out', () => {
    const before = ready({ top: ['D4', 'E1'] });
    const after = before.play(michal, DONE);
    expect(deckSize(openOf(after))).toBe(deckSize(openOf(before)) - 2);
  });
});

describe('ALC-EX Rulebook examples', () => {
  /** Michał at the Visiting Area; the task and a guard at the Guard's Room. */
  const start = (stated: Stated = {}) =>
    table({
      guards: { 11: 1 },
      tasks: [
        { card: 'A1', at: 11 },
        { card: 'B1', at: 9 },
        { card: 'C1', at: 12 },
      ],
      top: ['D4', 'E1'],
      prisoners: [{}, { at: 6, items: ['clothes', 'key'] }, { at: 3 }],
      ...stated,
    });

  test('EX-1 duplicate key: a riot over the corner, a move over it, the task: 3 AP', () => {
    const rioted = start().play(michal, riot(11));
    expect([apOf(rioted), guardsOn(rioted, 11), guardsOn(rioted, 6)]).toEqual([2, 0, 1]);
    const there = rioted.play(michal, move(11));
    expect(apOf(there)).toBe(1);
    const done = there.play(michal, DONE);
    expect([apOf(done), sheetOf(done, michal).items]).toEqual([0, []]);
    expect([stockOn(done, 11), stockOn(done, 10)]).toEqual([
      ['key', 'key', 'key'],
      ['clothes', 'clothes', 'clothes'],
    ]);
    expect(openOf(done).tasks.some(({ card }) => card === 'A1')).toBe(false);
  });

  test('EX-1a without the riot and without Cash: rejected', () => {
    expect(start().play(michal, move(11)).refuses(michal, DONE)).toBe('ALC-12.4');
  });

  test('EX-1b with a guard at the start the costs are the same', () => {
    const there = start({ guards: { 6: 1, 11: 1 } })
      .play(michal, riot(11))
      .play(michal, move(11));
    expect(apOf(there.play(michal, DONE))).toBe(0);
  });

  test('EX-1c with two guards at the start the riot costs 2; 1 Strength makes up for it', () => {
    const weak = start({ guards: { 6: 2, 11: 1 } }).play(michal, riot(11));
    expect(apOf(weak)).toBe(1);
    expect(weak.play(michal, move(11)).refuses(michal, DONE)).toBe('ALC-7.6');
    const strong = start({
      guards: { 6: 2, 11: 1 },
      prisoners: [{}, { at: 6, items: ['clothes', 'key'], strength: 1 }],
    })
      .play(michal, STRENGTH)
      .play(michal, riot(11))
      .play(michal, move(11))
      .play(michal, DONE);
    expect(apOf(strong)).toBe(0);
  });

  test('EX-1d with three guards the riot is forbidden unless two are bribed; with four both are', () => {
    const three = start({ guards: { 6: 3, 11: 1 }, prisoners: [{}, { at: 6, cash: 2 }] });
    expect(three.refuses(michal, riot(11))).toBe('ALC-8.3');
    const bribed = three.play(michal, bribe(2)).play(michal, riot(11));
    expect([apOf(bribed), guardsOn(bribed, 6)]).toEqual([2, 4]);
    const four = start({ guards: { 6: 4, 11: 1 }, prisoners: [{}, { at: 6, cash: 2 }] });
    expect(four.refuses(michal, riot(11))).toBe('ALC-8.3');
    expect(four.refuses(michal, bribe(1))).toBe('ALC-8.9');
  });

  test('EX-1g the Gun instead of the Clothes, and back to the dark Visiting Area', () => {
    const done = start({ dark: [6], guards: {}, prisoners: [{}, { at: 11, items: ['gun', 'key'] }] }).play(
      michal,
      perform('1.key', '1.gun'),
    );
    expect([sheetOf(done, michal).items, stockOn(done, 6)]).toEqual([[], ['gun']]);
    const swapped = start({ dark: [6], guards: {}, prisoners: [{}, { at: 11, items: ['clothes', 'gun'] }] });
    expect(marksOf(swapped.play(michal, perform('1.gun', '1.clothes')))[michal]).toEqual(['A']);
  });

  const performed = (stated: Stated = {}) =>
    start({ guards: {}, prisoners: [{}, { at: 11, items: ['clothes', 'key'] }, { at: 3 }], ...stated });

  test('EX-2 reward: A for Michał, D for Krzysiek, nothing for Rafał; a new task', () => {
    const done = performed().play(michal, DONE);
    expect(marksOf(done)).toEqual([[], ['A'], ['D']]);
    expect(openOf(done).plan.removed).toEqual(['A1', 'D4']);
    expect(deckSize(openOf(done))).toBe(deckSize(openOf(performed())) - 2);
    expect(openOf(done).tasks).toHaveLength(3);
  });

  test('EX-2a, EX-2b and EX-2c an A as reward; a D one has; four players', () => {
    expect(marksOf(performed({ top: ['A2'] }).play(michal, DONE))).toEqual([[], ['A'], ['A']]);
    const had = performed({ prisoners: [{}, { at: 11, items: ['clothes', 'key'] }, { marks: ['D'] }] });
    expect(marksOf(had.play(michal, DONE))).toEqual([[], ['A'], ['D']]);
    expect(marksOf(performed({ seats: 4 }).play(michal, DONE))[janek]).toEqual(['D']);
  });

  test('EX-2d, EX-2e and EX-2f an empty deck; a repeated letter; nothing but repeated letters', () => {
    expect(openOf(performed({ deck: [] }).play(michal, DONE)).tasks).toHaveLength(2);
    expect(openOf(performed({ top: ['D4', 'B2', 'E1'] }).play(michal, DONE)).plan.bottom).toEqual(['B2']);
    const stuck = performed({ deck: ['D4', 'B2', 'C2'] }).play(michal, DONE);
    expect(openOf(stuck)).toMatchObject({ plan: { bottom: ['B2', 'C2'] }, tasks: [{ card: 'B1' }, { card: 'C1' }] });
  });
});
