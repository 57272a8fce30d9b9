import { describe, expect, test } from 'vitest';
import { canonical, copy, type Viewer, viewersOf } from '#kernel';
import { bruteFull, bruteOwn, moments, workOf } from './bot/matches.fixture.ts';
import { regular } from './bot/regular.ts';
import { pi } from './rules/game.ts';
import { playOut } from './rules/match.fixture.ts';
import { renewed } from './rules/rounds.ts';
import { holderOf } from './rules/neighbours.ts';
import type { Event, Options, State, View } from './rules/state.ts';
import { caseOf } from './rules/turn.ts';
import { caseName, cardName, nameOf } from './telling/names.ts';
import { piTelling } from './telling.ts';

const plan = {
  edition: 'pi',
  answers: 'auto',
  lastUnsolved: 'nextValue',
  style: 'sensible',
  seats: 3,
  seed: 5,
} as const;
const { steps } = playOut(plan);

function dealt(): State {
  const [deal] = steps;
  if (!deal) throw new Error('nothing was dealt');
  return copy(deal.state);
}

const linesOf = (view: View, word: string): object[] =>
  piTelling
    .board(view)
    .filter(section => section.word === word)
    .flatMap(({ entries }) => entries.flatMap(({ line, under = [] }) => [line, ...under]));
const keysOf = (view: View, word: string): string[] =>
  linesOf(view, word).map(line => ('key' in line ? String(line.key) : ''));
const withNotebook = (view: View, notebook: Options['notebook']): View => ({
  ...view,
  open: { ...view.open, options: { ...view.open.options, notebook } },
});
const tell = (event: Event, state: State): object[] => piTelling.event(event, pi.view(state, 0));

describe('22a The overview of a table', () => {
  test('1 investigation, round, turn, first player, and the value to be won (8)', () => {
    const { open } = dealt();
    expect(linesOf(pi.view(dealt(), 'audience'), 'status')).toEqual([
      { key: 'status-investigation', args: { investigation: 1, investigations: 3, round: 1 } },
      { key: 'status-turn', args: { seat: { seat: open.turn }, first: { seat: open.first } } },
      { key: 'status-value', args: { points: 7 } },
    ]);
  });

  test('1 the last chance, when one seat is left (PI-12.2)', () => {
    const state = dealt();
    state.open.solvers.forEach((_, seat) => {
      if (seat !== state.open.turn) renewed(state.open, seat).standing = 'solved';
    });
    expect(keysOf(pi.view(state, 0), 'status')).toContain('status-last-chance');
  });

  test('2 the hand by the name of the left neighbour, and who answers', () => {
    const state = dealt();
    const [hand] = state.hands;
    expect(linesOf(pi.view(state, 0), 'hand')).toEqual([
      { key: 'hand-holds', args: { seat: { seat: 0 }, solver: { seat: 1 }, case: hand && caseName(hand) } },
      { key: 'hand-answers', args: { seat: { seat: 0 }, holder: { seat: 2 } } },
    ]);
    expect(piTelling.board(pi.view(state, 'audience')).map(({ word }) => word)).toEqual([
      'status',
      'map',
      'cards',
      'seats',
    ]);
  });

  test('3 fourteen places in their rows, with their contents and neighbours', () => {
    const lines = linesOf(pi.view(dealt(), 0), 'map');
    expect(lines).toHaveLength(14);
    expect(lines[0]).toMatchObject({
      args: {
        place: { key: 'location-lakeside' },
        neighbours: { list: ['forest-park', 'trocadero', 'little-italy'].map(place => ({ key: `location-${place}` })) },
      },
    });
  });

  test('5 a card already answered, in the hand or in the case of another is noted, unless notebooks are empty', () => {
    const state = dealt();
    const [card = '', other = ''] = state.open.display;
    const me = state.open.turn;
    renewed(state.open, me).replies = [{ card, reply: 'cube' }];
    renewed(state.open, holderOf(me, 3)).replies = [{ card: other, reply: 'disc' }];
    const notes = (view: View): unknown[] =>
      linesOf(view, 'cards')
        .slice(0, 2)
        .map(line => (line as { args?: { note?: { key: string } } }).args?.note?.key);
    expect(notes(pi.view(state, me))).toEqual(['note-cube', 'note-other']);
    expect(notes(withNotebook(pi.view(state, me), 0))).toEqual([undefined, undefined]);
    expect(notes(pi.view(state, 'audience'))).toEqual([undefined, undefined]);
  });

  test('7 points, penalties, supplies and kept cards of every seat', () => {
    expect(linesOf(pi.view(dealt(), 0), 'seats').slice(0, 3)).toEqual([
      {
        key: 'seat-points',
        args: { seat: { seat: 0 }, total: 0, scores: { row: [{ key: 'not-scored' }] }, penalty: 0 },
      },
      { key: 'seat-active', args: { round: 0 } },
      {
        key: 'seat-supply',
        args: {
          edition: 'pi',
          investigators: 5,
          markers: {
            list: [
              { key: 'discs', args: { edition: 'pi', count: 3 } },
              { key: 'cubes', args: { edition: 'pi', count: 10 } },
            ],
          },
        },
      },
    ]);
  });
});

describe('22b The notebook', () => {
  test('has the conclusion of each reply; at the full help level also the remaining possibilities', () => {
    const state = dealt();
    const me = state.open.turn;
    const [card = ''] = state.open.display;
    expect(keysOf(pi.view(state, me), 'notebook')).toEqual([]);
    renewed(state.open, me).replies = [{ card, reply: 'none' }];
    expect(keysOf(pi.view(state, me), 'notebook')).toEqual(['lesson-none']);
    expect(keysOf(withNotebook(pi.view(state, me), 0), 'notebook')).toEqual([]);
    expect(keysOf(withNotebook(pi.view(state, me), 2), 'notebook')).toEqual([
      'lesson-none',
      'reckoning',
      'reckoning-kind',
      'reckoning-kind',
      'reckoning-kind',
    ]);
  });

  test('20b at the deal 11 × 9 × 13 cases are possible', () => {
    expect(linesOf(withNotebook(pi.view(dealt(), 0), 2), 'notebook')[0]).toEqual({
      key: 'reckoning',
      args: { count: 1287 },
    });
  });

  test('20b replies to other seats count: their disc excludes one case element for me', () => {
    const state = dealt();
    const [me, other] = [0, 2];
    const theirs = caseOf(state, other).suspect;
    expect(theirs).not.toBe(state.hands[me]?.suspect);
    renewed(state.open, other).replies = [{ card: theirs, reply: 'disc' }];
    expect(linesOf(withNotebook(pi.view(state, me), 2), 'notebook')[0]).toEqual({
      key: 'reckoning',
      args: { count: 10 * 9 * 13 },
    });
  });

  test('20b it counts the same cases as every deal tried one by one', () => {
    let coupled = 0;
    const bots = [regular, regular, regular];
    for (const { view } of moments({ bots, seed: 2, edition: 'pi', most: 150 }).filter(
      one => workOf(one.view) < 60_000,
    )) {
      const first = linesOf(withNotebook(view, 2), 'notebook').find(line => 'key' in line && line.key === 'reckoning');
      const possible = bruteFull(view).size;
      expect(first).toEqual({ key: 'reckoning', args: { count: possible } });
      if (possible < bruteOwn(view).length) coupled += 1;
    }
    expect(coupled).toBeGreaterThan(0);
  });
});

describe('Events in words', () => {
  test('a reply to an investigator names its kinds only if they are not all kinds (PI-6.6)', () => {
    const reply = { type: 'investigated', by: 0, place: 'downtown', discs: 0, cubes: 0 } as const;
    const keys = [['suspect', 'location', 'crime'], ['crime'], []].map(about =>
      tell({ ...reply, about: about as ('suspect' | 'location' | 'crime')[] }, dealt()),
    );
    expect(keys).toMatchObject([
      [{ key: 'investigated' }],
      [{ key: 'investigated-partly' }],
      [{ key: 'investigated-again' }],
    ]);
  });

  test('the end of an investigation lists every case with its points, and the ranking from the best on', () => {
    const known = { suspect: 'doc', location: 'downtown', crime: 'murder' };
    expect(tell({ type: 'investigationEnded', investigation: 1, cases: [known], points: [5] }, dealt())).toMatchObject([
      { key: 'investigation-ended' },
      { key: 'case-shown', args: { seat: { seat: 0 }, points: 5 } },
    ]);
    expect(tell({ type: 'matchEnded', totals: [3, 9, 3], ranks: [2, 1, 2] }, dealt()).slice(1)).toMatchObject([
      { args: { rank: 1, seat: { seat: 1 } } },
      { args: { rank: 2, seat: { seat: 0 } } },
      { args: { rank: 2, seat: { seat: 2 } } },
    ]);
  });

  test('PI-2.3 my questions and questions to me say “you” to me, and use names for all others', () => {
    const { open } = dealt();
    const event: Event = { type: 'examined', by: 0, card: open.display[0] ?? '', reply: 'disc' };
    const keys = (to?: Viewer): string[] => piTelling.event(event, pi.view(dealt(), 0), to).map(({ key }) => key);
    expect([0, 1, holderOf(0, 3), 'audience' as const, undefined].map(keys)).toEqual([
      ['examined-disc-you'],
      ['examined-disc'],
      ['examined-disc-of-you'],
      ['examined-disc'],
      ['examined-disc'],
    ]);
  });

  test('PI-13.1 a wrong answer says “you” to the player who gave it and to the player who got it', () => {
    const known = { suspect: 'doc', location: 'downtown', crime: 'murder' };
    const event: Event = { type: 'misled', by: 2, solver: 0, case: known };
    const keys = ([0, 1, 2] as const).map(to => piTelling.event(event, pi.view(dealt(), to), to)[0]?.key);
    expect(keys).toEqual(['misled-you', 'misled', 'misled-of-you']);
  });

  test('a log has all events except turns; it has the turn of a last chance (PI-12.2)', () => {
    const events = steps.flatMap(({ told }) => told.map(({ event }) => event));
    const hushed = events.filter(event => piTelling.isSilent?.(event));
    expect(new Set(hushed.map(({ type }) => type))).toEqual(new Set(['turnStarted']));
    const isLast = (event: Event): boolean => event.type === 'turnStarted' && event.lastChance;
    expect(events.some(isLast)).toBe(true);
    expect(hushed.some(isLast)).toBe(false);
  });

  test('a log has a heading for every round, a picture for every answer, and no line for things the board shows', () => {
    const view = pi.view(dealt(), 'audience');
    const logged = steps.flatMap(({ told }) =>
      told.flatMap(({ event }) => (piTelling.log?.(event, view) ?? []).map(line => ({ ...line, type: event.type }))),
    );
    const typesOf = (heading: 'chapter' | 'part'): Set<string> =>
      new Set(logged.filter(line => line.heading === heading).map(({ type }) => type));
    expect([typesOf('chapter'), typesOf('part')]).toEqual([
      new Set(['investigationStarted']),
      new Set(['turnStarted']),
    ]);
    const lines = logged.filter(({ heading }) => heading === undefined);
    for (const left of ['asked', 'displayRefilled', 'roundEnded'])
      expect(lines.map(({ type }) => type)).not.toContain(left);
    const examined = lines.filter(({ type }) => type === 'examined');
    expect(new Set(examined.map(({ icon }) => icon))).toEqual(new Set(['disc', 'cube', 'none']));
    expect(examined.every(({ by }) => by !== undefined)).toBe(true);
  });

  test('the log is short for all, and addresses the player who asked and the one who answered', () => {
    const event: Event = { type: 'examined', by: 0, card: 'doc', reply: 'cube' };
    const keys = ([0, 1, 2] as const).map(to => piTelling.log?.(event, pi.view(dealt(), to), to)[0]?.line.key);
    expect(keys).toEqual(['examined-cube-you', 'log-examined-cube', 'examined-cube-of-you']);
  });

  test('a card is named by its kind, in either edition', () => {
    const { open } = dealt();
    expect(cardName(open, 'doc')).toEqual(nameOf('suspect', 'doc'));
    expect(cardName({ ...open, options: { ...open.options, edition: '07' } }, 'okecie')).toEqual({
      key: 'location-okecie',
    });
  });

  test('PI-9.4 no viewer reads a case that is hidden from them', () => {
    const shown = steps
      .filter(({ state }, number) => number % 5 === 0 && !state.open.over)
      .flatMap(({ state }) =>
        viewersOf(3).flatMap(viewer =>
          hiddenFrom(viewer, state).filter(secret =>
            canonical(piTelling.board(pi.view(state, viewer))).includes(secret),
          ),
        ),
      );
    expect(shown).toEqual([]);
  });

  /** Unsolved cases the viewer does not hold. */
  const hiddenFrom = (viewer: Viewer, { open, hands }: State): string[] =>
    hands
      .filter((_, seat) => seat !== viewer && open.solvers[(seat + 1) % 3]?.case === null)
      .map(hand => canonical(caseName(hand)));
});

describe('The figures for comparing matches', () => {
  test('PI-4.8 turns to solve: the round of solving, in every investigation; null where it never came to that', () => {
    const over: Event = { type: 'investigationEnded', investigation: 1, cases: [], points: [] };
    const events: Event[] = [
      { type: 'solved', seat: 1, round: 6, points: 7 },
      over,
      { type: 'solved', seat: 0, round: 4, points: 7 },
      { type: 'solved', seat: 1, round: 5, points: 5 },
      over,
    ];
    expect(piTelling.measures(events, 2)).toEqual([
      {
        title: { key: 'measure-turns' },
        samples: [
          [null, 4],
          [6, 5],
        ],
      },
    ]);
  });
});

describe('The options of a table', () => {
  test('whole minutes are said as minutes', () => {
    expect([null, 45, 60, 90, 600].map(value => piTelling.setting('turnSeconds', value))).toEqual([
      { key: 'option-turnSeconds-null' },
      { key: 'option-turnSeconds-seconds', args: { count: 45 } },
      { key: 'option-turnSeconds-minutes', args: { count: 1 } },
      { key: 'option-turnSeconds-seconds', args: { count: 90 } },
      { key: 'option-turnSeconds-minutes', args: { count: 10 } },
    ]);
  });
});
