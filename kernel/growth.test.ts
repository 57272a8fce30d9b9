import { describe, expect, test } from 'vitest';
import { seedFrom } from './deal.ts';
import { type LapState, lap } from './lap.fixture.ts';
import {
  type AnyMatch,
  admit,
  dismiss,
  eventsFor,
  play,
  restore,
  resume,
  seatsAt,
  snapshotOf,
  start,
} from './match.ts';
import { copy } from './plain.ts';
import { readRecord } from './record.ts';
import { recordOf } from './record-writer.ts';
import { mayUndo, undoOptionOf } from './undo.ts';
import { verify } from './verify.ts';

const secret = new Uint8Array(32).fill(7);
const words = ['one', 'two'];
const deal = { game: lap, options: {}, seats: 2, seed: seedFrom(secret, words) };

const step = (match: AnyMatch, ...seats: readonly number[]): void => {
  for (const seat of seats) expect(play(match, seat, { type: 'step' }, 10)).toMatchObject({ ok: true });
};

/** Two players; a third joins after the first lap and a fourth, who cancelled, does not. */
function grown(): AnyMatch {
  const match = start(deal) as AnyMatch;
  step(match, 0);
  admit(match, 10);
  admit(match, 10);
  dismiss(match, 10);
  step(match, 1, 0, 1, 2, 0, 1, 2);
  return match;
}

const recorded = () =>
  recordOf(grown(), {
    edition: 'lap',
    seats: ['Ann', 'Bob', 'Cyd'].map(name => ({ name, bot: null })),
    secret,
    words,
  });

describe('a match that takes in latecomers', () => {
  test('the seat comes when the rules say so, and then plays like any other', () => {
    const match = start(deal) as AnyMatch;
    step(match, 0);
    expect(admit(match, 10)).toMatchObject({
      ok: true,
      number: 2,
      move: { by: 'table', action: { type: 'join' } },
      told: [],
    });
    expect(seatsAt(match)).toBe(2);
    expect(() => play(match, 2, { type: 'step' }, 10)).toThrow('there is no seat 2 at a table of 2');
    step(match, 1);
    expect(seatsAt(match)).toBe(3);
    expect(eventsFor(match.told, 2)).toEqual([
      { type: 'stepped', by: 1 },
      { type: 'joined', seat: 2 },
      { type: 'drew', number: (match.state as LapState).numbers[2] },
    ]);
    expect(eventsFor(match.told, 'audience')).toEqual([
      { type: 'stepped', by: 1 },
      { type: 'joined', seat: 2 },
    ]);
    expect(match.seats).toBe(2);
  });

  test('admitting is limited and ends with the match; cancelling needs a waiting player', () => {
    const match = start(deal) as AnyMatch;
    expect(dismiss(match, 0)).toBeUndefined();
    admit(match, 0);
    admit(match, 0);
    expect(admit(match, 0)).toBeUndefined();
    const over = grown();
    expect(over.game.result(over.state)).toBeDefined();
    expect(admit(over, 20)).toBeUndefined();
  });

  test('a game without growth admits no latecomers', () => {
    const { growth: _, ...fixed } = lap;
    const match = start({ ...deal, game: fixed }) as AnyMatch;
    expect(admit(match, 0)).toBeUndefined();
    expect(dismiss(match, 0)).toBeUndefined();
    expect(seatsAt(match)).toBe(2);
  });

  test('it replays from its moves, and from a snapshot, to the same state', () => {
    const match = grown();
    expect(resume(deal, match.moves as never).state).toEqual(match.state);
    const half = resume(deal, match.moves.slice(0, 5) as never) as AnyMatch;
    const restored = restore(half, copy(snapshotOf(half)));
    expect(seatsAt(restored)).toBe(3);
    step(restored, 0, 1, 2, 0, 1, 2);
    expect(restored.state).toEqual(match.state);
  });

  test('what the table did cannot be taken back, nor anything before it', () => {
    const match = start(deal) as AnyMatch;
    step(match, 0);
    expect(mayUndo(match, 0)).toBe(true);
    admit(match, 10);
    expect(mayUndo(match, 0)).toBe(false);
    expect(undoOptionOf(match, 0)).toBeNull();
  });

  test('a move by which a seat comes cannot be taken back, even without luck', () => {
    const apply: typeof lap.apply = (state, by, action, table) => {
      lap.apply(state, by, action, { ...table, below: () => 1, whisper: () => {} });
    };
    const match = start({
      ...deal,
      game: { ...lap, apply, view: ({ open }, me) => ({ me, open, number: null }) },
    }) as AnyMatch;
    step(match, 0);
    admit(match, 10);
    step(match, 1);
    expect(seatsAt(match)).toBe(3);
    expect(mayUndo(match, 1)).toBe(false);
  });
});

describe('its record', () => {
  test('has every seat, the words of those who were dealt in at first, and the moves of the table', () => {
    const record = recorded();
    expect(record.seats).toHaveLength(3);
    expect(record.words).toEqual(words);
    expect(record.moves.filter(({ by }) => by === 'table').map(({ action }) => action?.type)).toEqual([
      'join',
      'join',
      'cancel',
    ]);
    expect(record.result?.points).toHaveLength(3);
    const read = readRecord(JSON.stringify(record));
    expect('record' in read && verify(read.record, lap as never)).toMatchObject({
      ok: true,
      moves: record.moves.length,
    });
  });

  test.each([
    [
      'a seat that never came',
      (record: ReturnType<typeof recorded>) => ({ ...record, seats: [...record.seats, { name: 'Dan', bot: null }] }),
      'changed',
    ],
    [
      'a seat that is missing',
      (record: ReturnType<typeof recorded>) => ({ ...record, seats: record.seats.slice(0, 1) }),
      'seats',
    ],
    [
      'more words than seats',
      (record: ReturnType<typeof recorded>) => ({ ...record, words: ['a', 'b', 'c', 'd'] }),
      'words',
    ],
    [
      'another action of the table',
      (record: ReturnType<typeof recorded>) => ({
        ...record,
        moves: record.moves.map((move, at) => (at === 1 ? { ...move, action: { type: 'step' } } : move)),
      }),
      'illegalMove',
    ],
    [
      'the table taking back a move',
      (record: ReturnType<typeof recorded>) => ({
        ...record,
        moves: record.moves.map((move, at) => (at === 1 ? { ...move, action: null } : move)),
      }),
      'illegalMove',
    ],
    [
      'one who was let in too late',
      (record: ReturnType<typeof recorded>) => ({
        ...record,
        moves: record.moves.map((move, at) =>
          at === 10 ? { ...move, by: 'table' as const, action: { type: 'join' } } : move,
        ),
      }),
      'illegalMove',
    ],
  ])('a change is found: %s', (_, change, part) => {
    expect(verify(change(recorded()), lap as never)).toMatchObject({ ok: false, wrong: { part } });
  });

  test('a record with fewer words than seats is refused where the game does not grow', () => {
    const { growth: _, ...fixed } = lap;
    expect(verify(recorded(), fixed as never)).toMatchObject({ ok: false, wrong: { part: 'words' } });
  });
});
