import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { sourceOf } from '../../../text/catalogue.fixture.ts';
import { type Language, wordsFrom } from '../../../text/words.ts';
import { tczew } from '../rules/game.ts';
import { playOut } from '../rules/match.fixture.ts';
import { refusalOf } from '../rules/objection.ts';
import { A, B, cell, stateOf } from '../rules/scene.fixture.ts';
import type { Action, Event, View } from '../rules/state.ts';
import { tellRefusal } from '../telling/refusals.ts';
import { tczewTelling } from '../telling.ts';

const wordsOf = (language: Language) =>
  wordsFrom(language, [sourceOf('games/tczew/text', language), sourceOf('games/tczew/text/terminal', language)]);
const english = wordsOf('en');
const nameOf = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? '';
const sectionOf = (view: View, word: string): string[] =>
  tczewTelling
    .board(view)
    .filter(section => section.word === word)
    .flatMap(({ entries }) => entries.flatMap(({ line, under = [] }) => [line, ...under]))
    .map(line => english.say(line, nameOf));
const told = (event: Event, view: View, to?: number): string[] =>
  tczewTelling.event(event, view, to).map(line => english.say(line, nameOf));

/** Tczew and Czyżykowo, with a Pharmacy beside the border. */
const neighbours = () =>
  given(
    tczew,
    stateOf({
      a: { H8x6: 1, H8x7: 34 },
      b: { G7x11: 2, H8x8: 81 },
      nobody: { A1x1: 132 },
      hands: [[67, 163, 35], [82]],
      options: { mode: 'extended' },
    }),
  );

describe('The table at a glance', () => {
  test('TCZ-17.1 my hand with what each card is, and nobody else’s', () => {
    const table = neighbours();
    expect(sectionOf(table.sees(A), 'hand')).toEqual([
      'Taxi Rank (Transport)',
      'Building Boom (Event): Needs 1 Town Hall. Lay up to 2 Objects from your hand at once.',
      'St Vincent’s Hospital (Health)',
    ]);
    expect(sectionOf(table.sees(B), 'hand')).toEqual(['Bakery (Trade and Services)']);
    expect(sectionOf(table.sees('audience'), 'hand')).toEqual([]);
  });

  test('TCZ-1.19 the board row by row, with the Vistula, the start zones and the owners', () => {
    const map = sectionOf(neighbours().sees(A), 'map');
    expect(map).toHaveLength(17);
    expect(map[1]).toBe('01 * . . . . . . . . . ~ . . . .');
    expect(map[6]).toBe('06 . . . . . . , 1 , ~ . . . . .');
    expect(map[8]).toBe('08 . , , , . . . 2 . ~ , , , . .');
  });

  test('TCZ-10.3 a city and its districts', () => {
    expect(sectionOf(neighbours().sees(A), 'city2')).toEqual([
      'G7x11: Czyżykowo (Start card), Ben',
      'District:',
      'H8x8: Tailor (Trade and Services), Ben',
    ]);
  });

  test('TCZ-1.29 services and tokens of a player', () => {
    expect(sectionOf(neighbours().sees(A), 'seats').slice(0, 4)).toEqual([
      '1. Ann: Tczew',
      'cells: 2, cards in hand: 3',
      'Health: 1',
      'tokens left: 69',
    ]);
  });
});

describe('What happens', () => {
  test('TCZ-16.5 is told as “you” to the player it is about', () => {
    const table = neighbours().play(A, { type: 'place', card: 67, cell: cell('I9x6') });
    const [event] = table.hears(B);
    if (!event) throw new Error('nothing was told');
    const view = table.sees(B);
    expect([A, B, undefined].map(to => told(event, view, to))).toEqual([
      ['You build “Taxi Rank” on I9x6.'],
      ['Ann builds “Taxi Rank” on I9x6.'],
      ['Ann builds “Taxi Rank” on I9x6.'],
    ]);
  });

  test('TCZ-17.3, TCZ-7.9 others hear how many cards are drawn, the player which ones', () => {
    const view = neighbours().sees(A);
    expect(told({ type: 'drew', by: A, count: 2, cards: null }, view, B)).toEqual(['Ann draws 2 cards.']);
    expect(told({ type: 'drew', by: A, count: 2, cards: [5, 6] }, view, A)).toEqual([
      'You draw “Old Town Hall” and “Town Council”.',
    ]);
    expect(told({ type: 'drew', by: A, count: 0, cards: [] }, view, A)).toEqual([]);
  });

  test('TCZ-8.11 the extended part of an Event is told in the extended game only', () => {
    const event: Event = { type: 'eventPlayed', by: A, card: 172, targets: [B] };
    const extended = neighbours().sees(B);
    const basic = {
      ...extended,
      open: { ...extended.open, options: { ...extended.open.options, mode: 'basic' as const } },
    };
    expect([extended, basic].map(view => told(event, view, B).length)).toEqual([3, 2]);
    expect(told(event, basic, B)[0]).toBe('Ann plays “Powiśle Plebiscite (1920)” against you.');
  });

  test('TCZ-14.40 what an Event forbids is said in a sentence', () => {
    const view = neighbours().sees(A);
    const ban = (...what: ('turn' | 'draw' | 'event' | 'swap')[]): Event => ({
      type: 'hindered',
      seat: A,
      what,
      turns: 1,
    });
    expect(told(ban('draw'), view, B)).toEqual(['Ann cannot draw cards for 1 turn.']);
    expect(told(ban('event', 'swap'), view, A)).toEqual(['You cannot play Events and swap cards for 1 turn.']);
    expect(told(ban('turn'), view, B)).toEqual(['Ann misses 1 turn.']);
    const moved: Event = { type: 'handMoved', from: A, to: 'current', count: 1, cards: [67] };
    expect(told(moved, view, B)).toEqual(['“Taxi Rank” from the hand of Ann goes under the current stack.']);
    expect(told({ type: 'rolled', die: 'K3', value: 2 }, view)).toEqual(['Die (1–3): 2.']);
    expect(told({ type: 'proposalLapsed', by: A }, view, A)).toEqual([
      'Your proposal to end the game no longer stands.',
    ]);
  });

  test('TCZ-13.7 a plebiscite names the card, the dice and the result', () => {
    const view = neighbours().sees(A);
    const event: Event = {
      type: 'plebisciteHeld',
      by: A,
      from: cell('H8x7'),
      to: cell('H8x8'),
      attack: 5,
      defence: 3,
      isWon: true,
    };
    expect(told(event, view)).toEqual([
      'Ann holds a plebiscite from H8x7: “Tailor” (H8x8). Dice 5 : 3. The card changes sides and gets two tokens.',
    ]);
  });
});

describe('A refusal', () => {
  const reasonFor = (action: Action, language: Language = 'en'): string => {
    const view = neighbours().sees(A);
    const line = tellRefusal(refusalOf(view, action), view.open, 'card' in action ? action.card : undefined);
    return wordsOf(language).say(line, nameOf);
  };

  test('TCZ-16.15 names the neighbour that stands in the way', () => {
    expect(reasonFor({ type: 'place', card: 35, cell: cell('I9x7') })).toBe(
      'It would touch “Pharmacy” (H8x7) of the same category: Health.',
    );
    expect(reasonFor({ type: 'place', card: 35, cell: cell('I9x7') }, 'pl')).toBe(
      'Stykałaby się z kartą tej samej kategorii (Służba Zdrowia): „Apteka” (H8x7).',
    );
    expect(reasonFor({ type: 'place', card: 67, cell: cell('H8x6') })).toBe('“Tczew” already lies there.');
  });

  test('TCZ-16.15 names the rule where no neighbour is the reason', () => {
    expect(reasonFor({ type: 'place', card: 67, cell: cell('A1x5') })).toBe(
      'The card must touch the side of one of your cards. A corner is not enough.',
    );
  });
});

test('TCZ-7.1 the log has epochs as chapters and turns as parts, and every other line an icon', () => {
  const events = playOut({ seats: 3, seed: 3, options: { mode: 'extended' } }).flatMap(step => [...step.events]);
  const view = neighbours().sees('audience');
  const logged = events.flatMap(event =>
    (tczewTelling.log?.(event, view) ?? []).map(entry => ({ ...entry, type: event.type })),
  );
  const headings = new Set(logged.filter(({ heading }) => heading).map(({ type, heading }) => `${type} ${heading}`));
  expect([...headings].sort()).toEqual([
    'epochOneDealt chapter',
    'pointerMoved chapter',
    'startLaid chapter',
    'turnBegan part',
  ]);
  expect(logged.filter(({ heading, icon }) => !heading && icon === undefined)).toEqual([]);
});

test('TCZ-12.4 matches are compared by points of each scoring rule, length, end, events and what was built', () => {
  const score = { cells: 9, largest: 3, starts: 3, monuments: 6, uniques: 1, categories: 4, contamination: 0 };
  const scores = [
    { ...score, total: 17, monumentCards: 3 },
    { ...score, largest: 0, total: 14, monumentCards: 3 },
  ];
  const events: Event[] = [
    { type: 'turnBegan', seat: A },
    { type: 'placed', by: A, card: 67, cell: 0 },
    { type: 'turnBegan', seat: B },
    { type: 'eventPlayed', by: B, card: 163, targets: [B] },
    { type: 'matchEnded', reason: 'idle', scores },
  ];
  const measured = new Map(
    tczewTelling.measures(events, 2).map(({ title, samples }) => [english.say(title, nameOf), samples]),
  );
  expect(measured.get('points')).toEqual([[17], [14]]);
  expect(measured.get('… for the largest city')).toEqual([[3], [0]]);
  expect(measured.get('turns')).toEqual([[1], [1]]);
  expect(measured.get('ended idle')).toEqual([[1], [1]]);
  expect(measured.get('Events played')).toEqual([[0], [1]]);
  expect(measured.get('built: Transport')).toEqual([[1], [0]]);
});
