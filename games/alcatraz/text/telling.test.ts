import { describe, expect, test } from 'vitest';
import type { Offer } from '#kernel';
import { given } from '#testkit';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import { wordsFrom } from '../../../text/words.ts';
import { alcatraz } from '../rules/game.ts';
import { playOut } from '../rules/match.fixture.ts';
import { krzysiek, michal, OPTIONS, prison, rafal, say, steal, use } from '../rules/scene.fixture.ts';
import type { Action, Event, View } from '../rules/state.ts';
import { alcatrazTelling } from '../telling.ts';

const english = wordsFrom('en', [
  sourceOf('games/alcatraz/text', 'en'),
  sourceOf('games/alcatraz/text/terminal', 'en'),
]);
const NAMES = ['Rafał', 'Michał', 'Krzysiek', 'Janek'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';
const sectionOf = (view: View, word: string): string[] =>
  alcatrazTelling
    .board(view)
    .filter(section => section.word === word)
    .flatMap(({ entries }) => entries.flatMap(({ line, under = [] }) => [line, ...under]))
    .map(line => english.say(line, nameOf));
const told = (event: Event, view: View, to?: number): string[] =>
  alcatrazTelling.event(event, view, to).map(line => english.say(line, nameOf));

/** Two prisoners in the Guard's Room, where a task lies. */
const together = () =>
  given(
    alcatraz,
    prison({
      prisoners: [
        { at: 11, items: ['clothes'] },
        { at: 11, items: ['key'] },
      ],
      tasks: [{ card: 'A1', at: 11 }],
      guards: { 11: 1 },
    }),
  );

describe('The table at a glance', () => {
  test('ALC-12.2 what a task needs, and what is there of it', () => {
    expect(sectionOf(together().sees(michal), 'tasks')).toEqual([
      'A “Make a duplicate key” — Guard’s Room',
      'prisoners: 2 of 1',
      'guards: 1, at most 0 allowed',
      'needs: a Key and Clothes',
      'everything is here',
    ]);
  });

  test('ALC-11.9 the Gun stands for an item that is missing', () => {
    const scene = (items: ('gun' | 'key')[]) =>
      given(alcatraz, prison({ dark: [6], prisoners: [{}, { at: 11, items }], tasks: [{ card: 'A1', at: 11 }] }));
    expect(sectionOf(scene(['key']).sees(michal), 'tasks').at(-1)).toBe('missing here: Clothes');
    expect(sectionOf(scene(['gun', 'key']).sees(michal), 'tasks').at(-1)).toBe('everything is here');
  });

  test('ALC-14.7 my blackmail cards, what I know of others, and nobody else’s', () => {
    const table = given(
      alcatraz,
      prison({ dark: [1], prisoners: [{}, { at: 1, cash: 1 }], hands: [['b01'], [], ['b02']] }),
    ).play(michal, use({ pay: 'cash', victim: rafal }));
    expect(sectionOf(table.sees(michal), 'hand')[0]).toMatch(/^Tip-off: /);
    expect(sectionOf(table.sees(rafal), 'hand')).toEqual(['no cards', 'Michał holds: Tip-off']);
    expect(sectionOf(table.sees(krzysiek), 'hand')).toHaveLength(1);
    expect(sectionOf(table.sees('audience'), 'hand')).toEqual([]);
  });

  test('ALC-19.8 what was said, and which promises are open', () => {
    const table = together().play(michal, say('promise-not-steal', { to: krzysiek, turn: 2 }));
    const promise = 'Krzysiek, I won’t steal from you until the end of round 2.';
    expect(sectionOf(table.sees(rafal), 'talk')).toEqual([`Michał: ${promise}`]);
    expect(sectionOf(table.sees(rafal), 'promises')).toEqual([`Open promise (Michał): ${promise}`]);
  });
});

describe('What happens', () => {
  test('ALC-9.6 is told as “you” to those it is about', () => {
    const robbed = together().play(michal, steal(rafal, 'clothes'));
    const [event] = robbed.hears(krzysiek);
    if (!event) throw new Error('nothing was told');
    const view = robbed.sees(krzysiek);
    expect([michal, rafal, krzysiek, undefined].map(to => told(event, view, to))).toEqual([
      ['You steal Clothes from Rafał.'],
      ['Michał steals Clothes from you.'],
      ['Michał steals Clothes from Rafał.'],
      ['Michał steals Clothes from Rafał.'],
    ]);
  });

  test('ALC-19.1 a sentence about the speaker is said in the first person', () => {
    const view = together().sees(rafal);
    const asked = (player: number): string[] =>
      together()
        .play(michal, say('ask-vote', { player }))
        .hears(rafal)
        .flatMap(event => told(event, view));
    expect([rafal, michal].map(asked)).toEqual([['Michał: Vote for Rafał.'], ['Michał: Vote for me.']]);
  });

  test('ALC-8.3 an offer names its cost where one stands', () => {
    const offersAt = (guards: number): string[] => {
      const table = given(alcatraz, prison({ prisoners: [{}, { at: 11 }], guards: { 11: guards, 7: 1 } }));
      return table
        .offers(michal)
        .map(offer => english.say(alcatrazTelling.offer(offer, table.sees(michal)), nameOf))
        .filter(text => /Take|riot/.test(text));
    };
    expect(offersAt(1)).toEqual(['Start a riot: pull a guard here (1 AP)', 'Guard’s Room: Take 1 Key (1 AP)']);
    expect(offersAt(2)).toEqual(['Start a riot: pull a guard here (2 AP)', 'Guard’s Room: Take 1 Key (2 AP)']);
    expect(offersAt(3)).toEqual([]);
  });
});

test('ALC-3.1 the log has rounds as chapters and turns as parts, and nothing of single votes', () => {
  const events = playOut({ options: OPTIONS, seats: 3, seed: 3 }).flatMap(step => [...step.events]);
  const view = together().sees('audience');
  const logged = events.flatMap(event =>
    (alcatrazTelling.log?.(event, view) ?? []).map(entry => ({ ...entry, type: event.type })),
  );
  const headings = new Set(logged.filter(({ heading }) => heading).map(({ type, heading }) => `${type} ${heading}`));
  expect(headings).toEqual(new Set(['turnBegan chapter', 'playerTurnBegan part']));
  expect(logged.filter(({ heading, icon }) => !heading && icon === undefined)).toEqual([]);
  expect(logged.filter(({ type }) => type === 'voted')).toEqual([]);
});

test('ALC-17.3 matches are compared by who escaped, who stayed and why, and by what each player did', () => {
  const ending = { outcome: 'escape', stays: 1, decidedBy: 'cash', redundant: [1, 2], namings: null } as const;
  const events: Event[] = [
    { type: 'matchStarted', scapegoat: 0 },
    { type: 'turnBegan', turn: 2 },
    { type: 'taskPerformed', by: 2, card: 'A1', at: 11, tokens: [] },
    { type: 'matchEnded', ending },
  ];
  const samples = (key: string): unknown =>
    alcatrazTelling.measures(events, 3).find(({ title }) => title.key === `measure-${key}`)?.samples;
  expect(samples('escapes')).toEqual([[1], [0], [1]]);
  expect(samples('stays-cash')).toEqual([[0], [1], [0]]);
  expect(samples('stays-items')).toEqual([[0], [0], [0]]);
  expect(samples('rounds')).toEqual([[2], [2], [2]]);
  expect(samples('tasks')).toEqual([[0], [0], [1]]);
  expect(samples('scapegoat')).toEqual([[1], [0], [0]]);
});

test('what is chosen has one form: things by their names, and my own as mine', () => {
  const view = together().sees(michal);
  const choice = (type: Action['type'], blank: string, value: string): string =>
    english.say(alcatrazTelling.choice(value, { offer: { type } as Offer<Action>, blank }, view), nameOf);
  expect(['key', 'tools', 'key key', ''].map(value => choice('useLocation', 'take', value))).toEqual([
    'Key',
    'Tools',
    '2 Keys',
    'nothing',
  ]);
  expect(choice('performTask', 'first', `${michal}.key`)).toBe('Key (you)');
  expect(choice('performTask', 'first', `${rafal}.clothes`)).toBe('Clothes (Rafał)');
});
