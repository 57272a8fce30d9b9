import { describe, expect, test } from 'vitest';
import { canonical, viewersOf } from '#kernel';
import { given } from '#testkit';
import { spyfall } from './rules/game.ts';
import { everythingIn, playOut } from './rules/match.fixture.ts';
import { PLACES } from './rules/places.ts';
import { placeOf, spyOf } from './rules/round.ts';
import {
  accuse,
  allVote,
  ann,
  ask,
  BANK,
  bob,
  cyd,
  dan,
  HOTEL,
  name,
  OPTIONS,
  started,
  type SceneState,
  vote,
} from './rules/scene.fixture.ts';
import type { Event, View } from './rules/state.ts';
import { placeName } from './telling/names.ts';
import { spyfallTelling } from './telling.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));
type SpyfallScene = ReturnType<typeof underWay>;

const linesOf = (view: View, word: string): object[] =>
  spyfallTelling
    .board(view)
    .filter(section => section.word === word)
    .flatMap(({ entries }) => entries.flatMap(({ line, under = [] }) => [line, ...under]));
const wordsOf = (table: SpyfallScene, viewer: number | 'audience'): string[] =>
  spyfallTelling.board(table.sees(viewer)).map(({ word }) => word);

describe('The table at a glance', () => {
  test('SPY-3.1 whose question it is, who may be asked, who answers', () => {
    const table = underWay();
    const round = { key: 'status-round', args: { round: 1, rounds: 5, dealer: { seat: ann } } };
    expect(linesOf(table.sees(bob), 'status')).toEqual([
      round,
      { key: 'status-asking', args: { seat: { seat: ann }, to: { list: [bob, cyd, dan].map(seat => ({ seat })) } } },
    ]);
    expect(linesOf(table.play(ann, ask(bob)).sees(cyd), 'status')).toEqual([
      round,
      { key: 'status-answering', args: { seat: { seat: bob }, by: { seat: ann } } },
    ]);
  });

  test('SPY-2.3 my card and my vote, and those of no other player', () => {
    const table = underWay().play(ann, accuse(bob)).play(cyd, vote('nay'));
    expect(linesOf(table.sees(ann), 'hand')).toEqual([
      { key: 'hand-role', args: { place: { key: 'place-bank' }, role: { key: 'role-bank-customer' } } },
      { key: 'hand-aye' },
    ]);
    expect(linesOf(table.sees(cyd), 'hand')).toEqual([{ key: 'hand-spy', args: {} }, { key: 'hand-nay' }]);
    expect(linesOf(underWay({ roles: 'none' }).sees(bob), 'hand')).toEqual([
      { key: 'hand-place', args: { place: { key: 'place-bank' } } },
    ]);
    expect(wordsOf(table, 'audience')).toEqual(['status', 'places', 'seats']);
  });

  test('SPY-1.3, SPY-2.1 the thirty places, those played marked', () => {
    const lines = linesOf(underWay({ used: [HOTEL] }).sees(cyd), 'places');
    expect(lines).toHaveLength(30);
    expect(lines.filter(line => 'key' in line && line.key === 'place-used')).toEqual([
      { key: 'place-used', args: { place: { key: 'place-hotel' } } },
    ]);
  });

  test('SPY-5.2 an open vote: the accused, the accuser, the missing votes', () => {
    const table = underWay().play(ann, accuse(bob)).play(cyd, vote('nay'));
    expect(linesOf(table.sees(dan), 'status')[1]).toEqual({
      key: 'status-accusation',
      args: { suspect: { seat: bob }, missing: { list: [{ seat: dan }] }, by: { seat: ann } },
    });
    expect(linesOf(underWay().tick().sees(dan), 'status')[1]).toMatchObject({
      key: 'status-motion',
      args: { suspect: { seat: ann } },
    });
  });

  test('SPY-5.4 who has spent the accusation of the round, while there is one', () => {
    const failed = allVote(underWay().play(ann, accuse(bob)), { [cyd]: 'nay' });
    const keys = linesOf(failed.sees(dan), 'seats').map(line => ('key' in line ? line.key : ''));
    expect(keys.filter(key => key === 'seat-accused')).toHaveLength(1);
    expect(keys.slice(0, 2)).toEqual(['seat-new', 'seat-accused']);
    expect(linesOf(failed.play(cyd, name(BANK)).sees(dan), 'seats')[0]).toEqual({
      key: 'seat-points',
      args: { seat: { seat: ann }, total: 0, scores: { row: [0] } },
    });
  });

  test('SPY-8.7 the score by round, and everything of the rounds that are over', () => {
    const over = allVote(underWay().play(dan, accuse(cyd)));
    expect(linesOf(over.sees('audience'), 'rounds').slice(0, 3)).toEqual([
      { key: 'round-secret', args: { round: 1, place: { key: 'place-bank' }, spy: { seat: cyd } } },
      { key: 'ended-convicted-spy', args: { suspect: { seat: cyd } } },
      {
        key: 'vote-carried',
        args: {
          suspect: { seat: cyd },
          ayes: { list: [ann, bob, dan].map(seat => ({ seat })) },
          nays: { key: 'nobody' },
        },
      },
    ]);
  });

  test('SPY-2.3 in whole matches a hidden place is named only in the list of all places', () => {
    for (const { state } of playOut({ ...OPTIONS, rounds: 2, conversation: 'phrasebook' }, 4, 9)) {
      if (state.open.stage === 'over') continue;
      const secret = canonical(placeName(placeOf(state)));
      for (const viewer of [spyOf(state), 'audience' as const]) {
        const sections = spyfallTelling.board(spyfall.view(state, viewer)).filter(({ word }) => word !== 'places');
        expect(canonical(sections)).not.toContain(secret);
      }
    }
  });
});

describe('Offers', () => {
  test('SPY-6.5 pointing has the same text for the spy and all others', () => {
    const table = underWay();
    const said = [ann, bob, cyd, dan].map(seat => {
      const view = table.sees(seat);
      const offer = table.offers(seat).at(-1);
      if (!offer) throw new Error('nothing is offered');
      return [
        spyfallTelling.offer(offer, view),
        ...['place', 'how'].map(blank => spyfallTelling.blank({ offer, blank }, view)),
        ...['look', 'name'].map(value => spyfallTelling.choice(value, { offer, blank: 'how' }, view)),
        ...PLACES.map(value => spyfallTelling.choice(value, { offer, blank: 'place' }, view)),
      ];
    });
    for (const lines of said) expect(lines).toEqual(said[0]);
  });
});

test('SPY-3.1 questions, answers, accusations and endings say “you” to the players concerned', () => {
  const view = underWay().sees(ann);
  const keys = (event: Event, to?: number): string[] => spyfallTelling.event(event, view, to).map(({ key }) => key);
  const asked: Event = { type: 'asked', by: ann, to: bob, question: null };
  expect([ann, bob, cyd, undefined].map(to => keys({ ...asked, question: 'q' }, to)[0])).toEqual([
    'asked-you',
    'asked-of-you',
    'asked',
    'asked',
  ]);
  expect([ann, bob].map(to => keys(asked, to))).toEqual([['asked-aloud-you'], ['asked-aloud-of-you']]);
  expect(keys({ type: 'answered', by: bob, to: ann, answer: null }, bob)).toEqual(['answered-aloud-you']);
  expect(keys({ type: 'accused', by: cyd, suspect: dan }, dan)).toEqual(['accused-of-you']);
  expect(keys({ type: 'voted', by: cyd }, cyd)).toEqual(['voted-you']);
  const lost = playOut({ ...OPTIONS, rounds: 1 }, 3, 2).flatMap(everythingIn);
  const ended = lost.find(event => event.type === 'roundEnded');
  if (ended?.type !== 'roundEnded') throw new Error('the round has not ended');
  expect(keys(ended, ended.result.spy).length).toBe(keys(ended).length);
});

test('SPY-2.3 a log leaves out dealt cards, and has all other events', () => {
  const events = playOut({ ...OPTIONS, rounds: 4 }, 3, 2).flatMap(everythingIn);
  const hushed = events.filter(event => spyfallTelling.isSilent?.(event));
  expect(new Set(hushed.map(({ type }) => type))).toEqual(new Set(['cardDealt']));
  expect(hushed).toHaveLength(events.filter(({ type }) => type === 'cardDealt').length);
});

test('SPY-2.3 the log on a screen has rounds as headings, and no cards, votes or continuing', () => {
  const [step] = playOut({ ...OPTIONS, rounds: 2 }, 3, 2).slice(-1);
  const events = playOut({ ...OPTIONS, rounds: 2 }, 3, 2).flatMap(everythingIn);
  if (!step) throw new Error('nothing was played');
  const logged = events.flatMap(event =>
    (spyfallTelling.log?.(event, spyfall.view(step.state, 0), 0) ?? []).map(line => ({ ...line, type: event.type })),
  );
  expect(logged.filter(({ heading }) => heading).map(({ type, heading }) => [type, heading])).toEqual([
    ['roundDealt', 'chapter'],
    ['roundDealt', 'chapter'],
  ]);
  const types = new Set(logged.map(({ type }) => type));
  for (const left of ['cardDealt', 'voted', 'continued', 'matchStarted'] as const) expect(types.has(left)).toBe(false);
  const asked = logged.find(({ type }) => type === 'asked');
  expect([asked?.icon, typeof asked?.by]).toEqual(['question', 'number']);
});

describe('The figures for comparing matches', () => {
  test('SPY-8.1 the wins of a seat as the spy; SPY-8.4 its points in other rounds; and the questions of every round', () => {
    const events: Event[] = playOut({ ...OPTIONS, rounds: 4 }, 3, 2).flatMap(everythingIn);
    const rounds = events.flatMap(event => (event.type === 'roundEnded' ? [event.result] : []));
    const measures = spyfallTelling.measures(
      events,
      3,
      events.map((_, at) => 1_000 * at),
    );
    const measure = (key: string) => measures.find(({ title }) => title.key === `measure-${key}`);
    const [wins, named, innocent, escaped] = ['wins', 'named', 'innocent', 'escaped'].map(key => measure(`spy-${key}`));
    const [knowing, questions, minutes] = ['knowing-points', 'questions', 'minutes'].map(measure);
    for (const seat of viewersOf(3).filter(viewer => viewer !== 'audience')) {
      const own = rounds.filter(({ spy }) => spy === seat);
      expect(wins?.samples[seat]).toEqual(own.map(({ points }) => ((points[seat] ?? 0) > 0 ? 1 : 0)));
      const others = rounds.filter(({ spy }) => spy !== seat);
      expect(knowing?.samples[seat]).toEqual(others.map(({ points }) => points[seat]));
      const kinds = [named, innocent, escaped].map(measure => measure?.samples[seat] ?? []);
      own.forEach((_, at) => {
        const sum = kinds.reduce((total, kind) => total + (kind[at] ?? 0), 0);
        expect(sum).toBe(wins?.samples[seat]?.[at]);
      });
    }
    const asked = events.filter(({ type }) => type === 'asked').length;
    const guessed = rounds.filter(({ ending }) => ending.type === 'named').length;
    expect(measure('named-right')?.samples.flat()).toHaveLength(guessed);
    const byTime = ['early', 'middle', 'late'].flatMap(key => measure(`named-right-${key}`)?.samples.flat() ?? []);
    expect(byTime).toHaveLength(guessed);
    expect(minutes?.samples[0]).toHaveLength(4);
    expect(minutes?.samples[0]?.every(one => (one ?? 0) > 0)).toBe(true);
    expect(questions?.samples[0]).toHaveLength(4);
    expect(questions?.samples[0]?.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(asked);
  });
});

describe('The options of a table', () => {
  test('whole minutes are said as minutes', () => {
    expect([45, 60, 300].map(value => spyfallTelling.setting('voteSeconds', value))).toEqual([
      { key: 'option-voteSeconds-count', args: { count: 45 } },
      { key: 'option-minutes-count', args: { count: 1 } },
      { key: 'option-minutes-count', args: { count: 5 } },
    ]);
  });
});
