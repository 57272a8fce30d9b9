import { describe, expect, test } from 'vitest';
import { admit, recordOf, seatsOf, seedFrom, start, tick, verify, viewersOf } from '#kernel';
import { given } from '#testkit';
import { cardIn } from './cards.ts';
import { spyfall } from './game.ts';
import { minutesOf } from './round.ts';
import {
  accuse,
  allContinue,
  allVote,
  ann,
  bob,
  cyd,
  dan,
  type SceneState,
  sceneState,
  lastRound,
  OPTIONS,
  started,
} from './scene.fixture.ts';

const eve = 4;
const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));
/** Ann accuses Cyd, who is the spy, and all agree. */
const endsRound = (table: ReturnType<typeof underWay>) => allVote(table.play(ann, accuse(cyd)));

describe('Latecomers', () => {
  test('SPY-2.10 an admitted latecomer changes only the public number of joining players', () => {
    const before = underWay();
    const after = before.admit();
    for (const viewer of viewersOf(4)) {
      const { open, ...own } = after.sees(viewer);
      expect(open).toEqual({ ...before.sees(viewer).open, joining: 1 });
      expect(own).toEqual({ me: viewer, card: before.sees(viewer).card, vote: null });
      expect(after.offers(viewer)).toEqual(before.offers(viewer));
      expect(after.hears(viewer)).toEqual([]);
    }
    expect(after.awaited()).toEqual(before.awaited());
  });

  test('SPY-2.10 they are dealt in with the next round, after the last seat, with 0 points', () => {
    const table = endsRound(underWay().admit());
    const { open } = table.sees('audience');
    expect(open).toMatchObject({ seats: 5, joining: 0, round: 2, stage: 'dealt' });
    expect(lastRound(table).points).toEqual([2, 1, 0, 1]);
    expect(table.hears(bob).map(({ type }) => type)).toEqual([
      'voted',
      'voteClosed',
      'roundEnded',
      'joined',
      'roundDealt',
      'cardDealt',
    ]);
    expect(table.hears('audience')).toContainEqual({ type: 'joined', seat: eve });
    expect(table.hears(eve)).toContainEqual({ type: 'cardDealt', to: eve, card: table.state.hands[eve] });
    expect(cardIn(table.sees(eve))).toEqual(table.state.hands[eve]);
    expect(table.awaited()).toEqual([ann, bob, cyd, dan, eve]);
  });

  test('SPY-2.10 then they ask, accuse, vote and score like all others, and may be the spy', () => {
    const spies = new Set(
      seatsOf(40).map(seed =>
        endsRound(given(spyfall, started(), { seed }).admit()).state.hands.findIndex(({ place }) => place === '--'),
      ),
    );
    expect(spies.has(eve)).toBe(true);
    const talking = allContinue(endsRound(underWay().admit()));
    const suspect = talking.state.hands.findIndex(({ place }) => place === '--') === ann ? bob : ann;
    const voting = talking.play(eve, accuse(suspect));
    expect(voting.awaited()).toEqual([ann, bob, cyd, dan].filter(seat => seat !== suspect));
    const over = allVote(voting);
    expect(lastRound(over).points).toHaveLength(5);
    expect(lastRound(over).verdicts[0]?.votes).toHaveLength(5);
  });

  test('SPY-2.10 several are dealt in together', () => {
    const table = endsRound(underWay().admit().admit());
    expect(table.sees('audience').open.seats).toBe(6);
    expect(table.hears(ann).filter(({ type }) => type === 'joined')).toEqual([
      { type: 'joined', seat: 4 },
      { type: 'joined', seat: 5 },
    ]);
  });

  test('SPY-2.10 who cancels is not dealt in', () => {
    const table = underWay().admit().admit().dismiss();
    expect(table.sees('audience').open.joining).toBe(1);
    expect(endsRound(table).sees('audience').open.seats).toBe(5);
    expect(endsRound(underWay().admit().dismiss()).sees('audience').open.seats).toBe(4);
    expect(() => underWay().dismiss()).toThrow('no guest waits');
  });

  test('SPY-2.10 no seat can admit them by a move', () => {
    for (const seat of [ann, bob, cyd, dan]) {
      expect(underWay().refuses(seat, { type: 'join' })).toBe('SPY-2.10');
      expect(underWay().admit().refuses(seat, { type: 'cancelJoin' })).toBe('SPY-2.10');
    }
  });

  test('SPY-2.10 in an open vote those who join have no vote, and none is waited for', () => {
    const voting = underWay().play(ann, accuse(cyd)).admit();
    expect(voting.awaited()).toEqual([bob, dan]);
    expect(voting.state.votes).toHaveLength(4);
    expect(lastRound(allVote(voting)).verdicts[0]?.votes).toEqual(['aye', 'aye', null, 'aye']);
  });

  test('SPY-2.10 a state stored before there were latecomers plays on', () => {
    const { joining: _, ...open } = started().open;
    const table = given(spyfall, { ...started(), open });
    expect(endsRound(table).sees('audience').open.seats).toBe(4);
    expect(endsRound(table.admit()).sees('audience').open.seats).toBe(5);
  });

  test('SPY-2.11 eight at most, together with those who are about to join', () => {
    const six = underWay({ seats: 6 });
    expect(() => six.admit().admit().admit()).toThrow('no guest can be admitted');
    expect(() => underWay({ seats: 8 }).admit()).toThrow('no guest can be admitted');
    expect(endsRound(six.admit().admit()).state.hands).toHaveLength(8);
  });

  test('SPY-2.11 not during the last round or after the match', () => {
    expect(() => underWay({ rounds: 1 }).admit()).toThrow('no guest can be admitted');
    expect(() => given(spyfall, sceneState({ rounds: 1 })).admit()).toThrow('no guest can be admitted');
    expect(() => endsRound(underWay({ rounds: 1 })).admit()).toThrow('no guest can be admitted');
    expect(endsRound(underWay({ rounds: 2 }).admit()).state.hands).toHaveLength(5);
  });

  test('SPY-2.11 the next round is as long as for those who play it', () => {
    const table = endsRound(underWay().admit());
    expect(minutesOf(table.sees('audience').open)).toBe(7);
    expect(spyfall.clock?.(allContinue(table).state)).toEqual({ name: 'round 2', after: 7 * 60_000 });
  });
});

test('SPY-2.10 a record has those who joined, and every deal of it is recomputed', () => {
  const secret = new Uint8Array(32).fill(3);
  const words = ['one', 'two', 'three'];
  const match = start({ game: spyfall, options: { ...OPTIONS, rounds: 3 }, seats: 3, seed: seedFrom(secret, words) });
  expect(admit(match, 0)).toMatchObject({ ok: true });
  for (let now = 0; !spyfall.result(match.state); now += 600_000) tick(match, now);
  const seats = ['Ann', 'Bob', 'Cyd', 'Dan'].map(name => ({ name, bot: null }));
  const record = recordOf(match, { edition: 'spyfall', seats, secret, words });
  expect(record.result?.points).toHaveLength(4);
  expect(verify(record, spyfall)).toMatchObject({ ok: true });
  const alone = { ...record, moves: record.moves.slice(1) };
  expect(verify(alone, spyfall)).toMatchObject({ ok: false });
});
