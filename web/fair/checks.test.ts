import { describe, expect, test } from 'vitest';
import { commitmentTo, type MatchRecord, verifyInSteps, toHex, verify, type VerifyProblem } from '#kernel';
import { playedRecord, piTitle } from '../records/match.fixture.ts';
import { DEAL_CHECKS, type DealCheck, failedCheck, type RememberedPromise, checkStates } from './checks.ts';
import { rememberedPromise, promiseSeen } from './remembered-promise.ts';

const record = playedRecord();
const signs = { right: '+', wrong: '-', checking: '?', unchecked: '.' } as const;

/** The final states of all checks, in order. */
function found(of: MatchRecord, memory: RememberedPromise = 'none'): string {
  const finding = verify(of, piTitle.game);
  const verdicts = checkStates({ memory, steps: 0, finding });
  return DEAL_CHECKS.map(check => signs[verdicts[check]]).join('');
}
const withMove = (at: number, change: object): MatchRecord => ({
  ...record,
  moves: record.moves.map((move, place) => (place === at ? { ...move, ...change } : move)),
});
const otherSecret = new Uint8Array(32).fill(7);

describe('The checks of a fair deal', () => {
  test('are all right for a match as it was played', () => {
    expect(found(record)).toBe('++++++');
    expect(found(record, 'same')).toBe('++++++');
  });

  test.each<[string, string, MatchRecord]>([
    ['a match that is not over', '......', { ...record, secret: null }],
    ['a record of another game', '......', { ...record, game: 'chess' }],
    ['a record of older rules', '......', { ...record, version: 0 }],
    ['a word too few', '+-....', { ...record, words: ['a', 'b'] }],
    ['too many seats', '+-....', { ...record, seats: Array.from({ length: 9 }, () => ({ name: 'Dan', bot: null })) }],
    ['another secret', '++-...', { ...record, secret: toHex(otherSecret) }],
    ['another commitment', '++-...', { ...record, commitment: commitmentTo(otherSecret) }],
    [
      'another secret and its commitment',
      '+++-..',
      { ...record, secret: toHex(otherSecret), commitment: commitmentTo(otherSecret) },
    ],
    ['another word', '+++-..', { ...record, words: ['a', 'b', 'c'] }],
    ['another name', '+++-..', { ...record, seats: record.seats.map(() => ({ name: 'Dan', bot: null })) }],
    ['another option', '+++-..', { ...record, options: {} }],
    ['another deal', '+++-..', { ...record, dealt: '00'.repeat(8) }],
    ['a move nobody was offered', '++++-.', withMove(2, { action: { type: 'cheat' } })],
    ['a move of somebody else', '++++-.', withMove(0, { by: (Number(record.moves[0]?.by) + 1) % 3 })],
    ['a time that runs backwards', '++++-.', withMove(4, { at: 0 })],
    ['something else that was said', '++++-.', withMove(9, { mark: '00'.repeat(8) })],
    ['moves after the end', '++++-.', { ...record, moves: [...record.moves, ...record.moves.slice(-1)] }],
    ['another result', '+++++-', { ...record, result: { winners: [0], ranks: [1, 2, 3], points: [99, 0, 0] } }],
    ['moves left out at the end', '+++++-', { ...record, moves: record.moves.slice(0, -1) }],
    ['another seal', '+++++-', { ...record, seal: '00'.repeat(32) }],
  ])('find %s: %s', (_, verdicts, of) => {
    expect(found(of)).toBe(verdicts);
  });

  test('stop at once if this browser saw another commitment', () => {
    expect(found(record, 'other')).toBe('-.....');
    expect(found({ ...record, words: ['a', 'b', 'c'] }, 'other')).toBe('-.....');
    expect(found({ ...record, version: 0 }, 'other')).toBe('......');
  });

  test('show the running check', () => {
    const steps = verifyInSteps(record, piTitle.game);
    const seen = [0, 1, 2].map(taken => {
      const verdicts = checkStates({ memory: 'none', steps: taken, finding: null });
      steps.next();
      return DEAL_CHECKS.map(check => signs[verdicts[check]]).join('');
    });
    expect(seen).toEqual(['??????', '++++??', '++++??']);
  });

  test('cover every problem of a record', () => {
    const where: Record<VerifyProblem['part'], DealCheck | undefined> = {
      unfinished: undefined,
      game: undefined,
      version: undefined,
      seats: 'words',
      words: 'words',
      commitment: 'secret',
      changed: 'deal',
      option: 'deal',
      deal: 'deal',
      time: 'moves',
      over: 'moves',
      illegalMove: 'moves',
      late: 'moves',
      noOp: 'moves',
      mark: 'moves',
      result: 'end',
      seal: 'end',
    };
    for (const [part, check] of Object.entries(where)) expect(failedCheck({ part } as VerifyProblem)).toBe(check);
  });
});

describe('The remembered commitment', () => {
  const stored = (entries: Record<string, string>) => new Map(Object.entries(entries));
  const kept = stored({ 'parlour.settings': 'aa', 'parlour.commitment.t1': 'aa', 'parlour.commitment.t2': 'bb' });

  test.each<[string, string | null, RememberedPromise]>([
    ['aa', 't1', 'same'],
    ['aa', 't2', 'other'],
    ['aa', 't3', 'none'],
    ['bb', null, 'same'],
    ['cc', null, 'none'],
  ])('%s at table %s: %s', (commitment, table, memory) => {
    expect(rememberedPromise(commitment, table, kept)).toBe(memory);
  });

  test('is the commitment itself', () => {
    expect(promiseSeen('t2', kept)).toBe('bb');
    expect(promiseSeen('t3', kept)).toBeNull();
  });

  test('is read only from its own keys', () => {
    expect(rememberedPromise('dd', null, stored({ 'parlour.settings': 'dd' }))).toBe('none');
  });
});
