import { describe, expect, test } from 'vitest';
import { type AnyBot, accept, copy, quickChance, seatsOf } from '#kernel';
import { SHELF } from '#shelf';
import { askBot, type ExplainedAnswer, type BotQuestion } from './bot-answer.ts';
import { piOnShelf, questionAt, underWay } from './match.fixture.ts';
import { botsFor, random } from './index.ts';

const pi = piOnShelf();
const chance = quickChance(1);
const { match, mover, idler } = underWay(1);

const questionFor = (seat: number, bot = 'someone'): BotQuestion => questionAt(match, seat, bot);

const answerOf = (decide: AnyBot['decide'], seat: number): ExplainedAnswer =>
  askBot(questionFor(seat), [{ ...pi, bots: { someone: { decide } } }], chance);

const isOffered = (seat: number, action: unknown): boolean =>
  accept<{ type: string }>(match.game.offers(match.game.view(match.state, seat)), action) !== undefined;

const fail = (): never => {
  throw new Error('it hurts');
};

describe('a bot that is asked', () => {
  test('is handed its seat, its view and its offers', () => {
    const { seat, view } = questionFor(mover);
    answerOf(situation => {
      expect(situation).toEqual({ seat, view, offers: pi.game.offers(view) });
      return null;
    }, mover);
  });

  test('decides itself, if it fills in an offer', () => {
    const answer = answerOf(situation => random.decide(situation, chance), mover);
    expect(answer).toMatchObject({ substitute: null, reason: null });
    expect(isOffered(mover, answer.action)).toBe(true);
  });

  test('may wait or move where it is not awaited', () => {
    expect(answerOf(() => null, idler)).toEqual({ action: null, substitute: null, reason: null });
    const moved = answerOf(situation => random.decide(situation, chance), idler);
    expect(moved.substitute).toBeNull();
    expect(isOffered(idler, moved.action)).toBe(true);
  });

  test('is not even asked where it has no offers', () => {
    const view = match.game.view(match.state, 'audience');
    const answer = askBot({ ...questionFor(mover), view }, [{ ...pi, bots: { someone: { decide: fail } } }], chance);
    expect(answer).toEqual({ action: null, substitute: null, reason: null });
  });
});

describe('a bot that fails', () => {
  const ways: Readonly<Record<string, AnyBot['decide']>> = {
    'it hurts': fail,
    'and said {"type":"steal"}': () => ({ type: 'steal' }),
    'and said 42': () => 42 as never,
    'and said undefined': () => undefined as never,
    'and said {}': () => Promise.resolve({ type: 'steal' }) as never,
  };

  test.each(Object.entries(ways))('%s: a simple legal move is made for it', (reason, decide) => {
    const answer = answerOf(decide, mover);
    expect(answer.substitute).toBe('failed');
    expect(answer.reason).toContain(reason);
    expect(isOffered(mover, answer.action)).toBe(true);
  });

  test.each(Object.entries(ways))('%s: it waits where it is not awaited', (reason, decide) => {
    const answer = answerOf(decide, idler);
    expect(answer).toMatchObject({ action: null, substitute: 'failed' });
    expect(answer.reason).toContain(reason);
  });

  test('by waiting where the table waits for it', () => {
    const answer = answerOf(() => null, mover);
    expect(answer.substitute).toBe('failed');
    expect(answer.reason).toContain('and said null');
    expect(isOffered(mover, answer.action)).toBe(true);
  });

  test('spoils nothing for its substitute', () => {
    const answer = answerOf(({ view, offers }) => {
      for (const key of Object.keys(view)) Reflect.deleteProperty(view, key);
      (offers as unknown[]).length = 0;
      return fail();
    }, mover);
    expect(isOffered(mover, answer.action)).toBe(true);
  });

  test.each(['nobody', 'constructor', '__proto__'])('by not being there: %s', name => {
    const answer = askBot(questionFor(mover, name), SHELF, chance);
    expect(answer.substitute).toBe('failed');
    expect(answer.reason).toContain(`no bot called ${name} plays pi`);
    expect(isOffered(mover, answer.action)).toBe(true);
  });
});

describe('a question that no bot can answer', () => {
  test('about a title that is not on the shelf', () => {
    const answer = askBot({ ...questionFor(mover), title: 'go' }, SHELF, chance);
    expect(answer).toMatchObject({ action: null, substitute: 'failed' });
    expect(answer.reason).toContain('there is no title go on the shelf');
  });

  test.each([{ view: {} }, { view: { me: 0, open: null } }, { view: [] }])(
    'about a view that is none: %j',
    ({ view }) => {
      const answer = askBot({ ...questionFor(mover, 'regular'), view }, SHELF, chance);
      expect(answer).toMatchObject({ action: null, substitute: 'failed' });
      expect(answer.reason).toContain('no move in its place either');
    },
  );
});

describe.each(SHELF.filter(({ game }) => game === pi.game))('the bots of $id', title => {
  test.each(Object.keys(botsFor(title)))('%s waits as long as others are awaited', name => {
    for (const seat of seatsOf(match.seats).filter(one => one !== mover)) {
      const question = { ...questionFor(seat, name), title: title.id };
      expect(title.game.offers(question.view)).not.toEqual([]);
      const before = copy(question);
      expect(askBot(question, SHELF, chance)).toEqual({ action: null, substitute: null, reason: null });
      expect(question).toEqual(before);
    }
  });
});
