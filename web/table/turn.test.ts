import { describe, expect, test } from 'vitest';
import type { SeatDoc } from '../../tables/protocol.ts';
import { isPlayer, mayMove, type TurnState, turnSentence } from './turn.ts';

const person = (name: string, more: Partial<SeatDoc> = {}): SeatDoc => ({
  guest: name,
  name,
  bot: null,
  ready: true,
  away: null,
  left: false,
  standIn: null,
  ...more,
});

const PLAYING: TurnState = {
  phase: 'playing',
  paused: null,
  seats: [person('Ann'), person('Bob'), person('Cid')],
  awaited: [0],
  me: 0,
  status: 'open',
};

const said = (state: Partial<TurnState>): string | null => {
  const line = turnSentence({ ...PLAYING, ...state });
  if (!line?.args) return line?.key ?? null;
  return `${line.key} ${JSON.stringify(line.args['names'])}`;
};

describe('The turn bar', () => {
  test('says that it is my turn, also when others are awaited too', () => {
    expect(said({})).toBe('table-your-turn');
    expect(said({ awaited: [0, 2] })).toBe('table-your-turn');
  });

  test('names those it waits for, never myself', () => {
    expect(said({ awaited: [1, 2] })).toBe('table-waiting-for {"list":[{"seat":1},{"seat":2}]}');
    expect(said({ awaited: [0, 1], seats: [person('Ann', { standIn: 'novice' }), person('Bob')] })).toBe(
      'table-waiting-for {"list":[{"seat":1}]}',
    );
  });

  test('names all awaited players to a spectator', () => {
    expect(said({ me: 'audience', awaited: [0, 1] })).toBe('table-waiting-for {"list":[{"seat":0},{"seat":1}]}');
  });

  test('says paused, also on my turn', () => {
    expect(said({ paused: 'agreed' })).toBe('table-turn-paused');
    expect(said({ paused: 'deserted', awaited: [1] })).toBe('table-turn-paused');
  });

  test('says that the connection is lost, also on my turn and in a pause', () => {
    expect(said({ status: 'lost' })).toBe('table-turn-lost');
    expect(said({ status: 'lost', paused: 'agreed' })).toBe('table-turn-lost');
  });

  test('says that the match is over, connected or not', () => {
    expect(said({ phase: 'over', awaited: [] })).toBe('table-over');
    expect(said({ phase: 'over', awaited: [], status: 'lost' })).toBe('table-over');
  });

  test('says who plays for me, or that I left, instead of waiting for me', () => {
    expect(said({ seats: [person('Ann', { standIn: 'novice', left: true })] })).toBe('table-you-left');
    expect(said({ seats: [person('Ann', { standIn: 'novice' })] })).toBe('table-stood-in');
    expect(said({ seats: [person('Ann', { away: 1, left: true })] })).toBe('table-you-left');
  });

  test('is still my turn when I am only thought to be away', () => {
    expect(said({ seats: [person('Ann', { away: 1 })] })).toBe('table-your-turn');
  });

  test('is empty when no player is awaited', () => {
    expect(said({ awaited: [] })).toBeNull();
  });
});

describe('A move', () => {
  const may = (state: Partial<TurnState>): boolean => mayMove({ ...PLAYING, ...state });

  test('can be made by a player with a connection, in a match that is not paused', () => {
    expect(may({})).toBe(true);
    expect(may({ phase: 'over' })).toBe(false);
    expect(may({ paused: 'agreed' })).toBe(false);
    expect(may({ me: 'audience' })).toBe(false);
    expect(may({ seats: [person('Ann', { standIn: 'novice' })] })).toBe(false);
    expect(may({ seats: [person('Ann', { left: true, away: 1 })] })).toBe(false);
  });

  test('cannot be made while the connection is lost, though it is still my match', () => {
    expect(may({ status: 'lost' })).toBe(false);
    expect(may({ status: 'connecting' })).toBe(false);
    expect(isPlayer({ ...PLAYING })).toBe(true);
  });
});
