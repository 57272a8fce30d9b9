import { describe, expect, test } from 'vitest';
import { viewersOf } from '#kernel';
import { given } from '#testkit';
import { spyfall } from './game.ts';
import { answersTo, QUESTIONS } from './phrasebook.ts';
import {
  accuse,
  allContinue,
  allVote,
  ann,
  answer,
  ask,
  bob,
  cyd,
  dan,
  exchange,
  mayAsk,
  offered,
  type SceneState,
  started,
} from './scene.fixture.ts';
import type { Options } from './state.ts';

const underWay = (stated: SceneState = {}) => given(spyfall, started(stated));
type SpyfallScene = ReturnType<typeof underWay>;

const TALKS: readonly Options['conversation'][] = ['spoken', 'written', 'phrasebook'];
/** Something to ask and to answer, in each conversation. */
const LINES = {
  spoken: { question: null, reply: null },
  written: { question: 'Is it <b>loud</b> here?', reply: 'At times.' },
  phrasebook: { question: 'rain', reply: 'rain.evade' },
} as const;

describe('3 Questions', () => {
  test('SPY-3.1 the player with the question asks any other player, by name', () => {
    const table = underWay();
    expect([ann, bob, cyd, dan].map(seat => offered(table, seat).includes('ask'))).toEqual([true, false, false, false]);
    expect(mayAsk(table, ann)).toEqual({ oneOf: [bob, cyd, dan] });
    const asked = table.play(ann, ask(cyd));
    for (const viewer of viewersOf(4))
      expect(asked.hears(viewer)).toEqual([{ type: 'asked', by: ann, to: cyd, question: null }]);
    expect(table.refuses(bob, ask(cyd))).toBe('SPY-3.1');
    expect(table.refuses(ann, ask(ann))).toBe('SPY-3.1');
    expect(table.refuses(ann, ask(4))).toBe('SPY-3.1');
  });

  test('SPY-3.2 a question is asked once: no questions while an answer is due, and the asker does not ask again', () => {
    const asked = underWay().play(ann, ask(bob));
    for (const seat of [ann, bob, cyd, dan]) expect(asked.refuses(seat, ask((seat + 2) % 4))).toBe('SPY-3.2');
    const answered = asked.play(bob, answer());
    expect(answered.refuses(ann, ask(bob))).toBe('SPY-3.1');
  });

  test('SPY-3.3 who was asked answers, and then holds the question', () => {
    const asked = underWay().play(ann, ask(bob));
    expect(asked.awaited()).toEqual([bob]);
    expect([ann, bob, cyd, dan].map(seat => offered(asked, seat).includes('answer'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(asked.refuses(cyd, answer())).toBe('SPY-3.3');
    const answered = asked.play(bob, answer());
    for (const viewer of viewersOf(4))
      expect(answered.hears(viewer)).toEqual([{ type: 'answered', by: bob, to: ann, answer: null }]);
    expect(answered.awaited()).toEqual([bob]);
    expect(answered.refuses(bob, answer())).toBe('SPY-3.3');
  });

  test('SPY-3.4 not the player who has just asked; that one again later', () => {
    const table = exchange(underWay(), ann, bob);
    expect(mayAsk(table, bob)).toEqual({ oneOf: [cyd, dan] });
    expect(table.refuses(bob, ask(ann))).toBe('SPY-3.4');
    const later = exchange(table, bob, cyd);
    expect(mayAsk(later, cyd)).toEqual({ oneOf: [ann, dan] });
    expect(later.refuses(cyd, ask(bob))).toBe('SPY-3.4');
  });

  test('SPY-3.5 with three players there is exactly one to ask, after the first question', () => {
    let table = underWay({ seats: 3 });
    expect(mayAsk(table, ann)).toEqual({ oneOf: [bob, cyd] });
    for (const [by, to] of [
      [ann, bob],
      [bob, cyd],
      [cyd, ann],
    ] as const) {
      table = exchange(table, by, to);
      expect(mayAsk(table, to)).toEqual({ oneOf: [3 - by - to] });
    }
  });

  test('SPY-3.6 the first question of every round may go to anyone else', () => {
    const first = underWay({ dealer: dan });
    expect(mayAsk(first, dan)).toEqual({ oneOf: [ann, bob, cyd] });
    // Ann asked Cyd last, who then deals: the round before excludes no player
    const over = allVote(exchange(underWay(), ann, cyd).play(bob, accuse(cyd)));
    expect(mayAsk(allContinue(over), cyd)).toEqual({ oneOf: [ann, bob, dan] });
  });
});

describe('4 How the conversation is held', () => {
  test('SPY-4.1 spoken: one tap for the player, one for answered; no text is stored', () => {
    const table = underWay({ conversation: 'spoken' });
    expect(table.offers(ann)[0]).toEqual({ type: 'ask', to: { oneOf: [bob, cyd, dan] }, question: null });
    expect(table.refuses(ann, ask(bob, 'Loud?'))).toBe('SPY-4.1');
    const asked = table.play(ann, ask(bob));
    expect(asked.offers(bob)[0]).toEqual({ type: 'answer', answer: null });
    expect(asked.refuses(bob, answer('Yes.'))).toBe('SPY-4.1');
    expect(asked.play(bob, answer()).sees(dan).open.talk).toEqual([
      { by: ann, to: bob, question: null, answer: null, answered: true },
    ]);
  });

  const written = (): SpyfallScene => underWay({ conversation: 'written' });

  test('SPY-4.2 written: every player and the audience read question and answer, as they were typed', () => {
    const { question, reply } = LINES.written;
    const asked = written().play(ann, ask(bob, question));
    const answered = asked.play(bob, answer(reply));
    for (const viewer of viewersOf(4)) {
      expect(asked.hears(viewer)).toEqual([{ type: 'asked', by: ann, to: bob, question }]);
      expect(asked.sees(viewer).open.talk).toEqual([{ by: ann, to: bob, question, answer: null, answered: false }]);
      expect(answered.hears(viewer)).toEqual([{ type: 'answered', by: bob, to: ann, answer: reply }]);
      expect(answered.sees(viewer).open.talk).toEqual([{ by: ann, to: bob, question, answer: reply, answered: true }]);
    }
  });

  test.each([
    ['one sign', '?'],
    ['280 signs', 'щ'.repeat(280)],
    ['280 signs of two units each', '🕵'.repeat(280)],
  ])('SPY-4.2 one line of 1 to 280 code points: %s', (_, line) => {
    const table = written();
    expect(table.play(ann, ask(bob, line)).sees(cyd).open.talk[0]?.question).toBe(line);
    const asked = table.play(ann, ask(bob, 'Loud?'));
    expect(asked.play(bob, answer(line)).sees(cyd).open.talk[0]?.answer).toBe(line);
  });

  test.each([
    ['nothing', ''],
    ['white space', '   '],
    ['white space before', ' Loud?'],
    ['white space after', 'Loud? '],
    ['a line break', 'Loud?\nQuiet?'],
    ['a line separator', 'Loud?\u2028Quiet?'],
    ['281 signs of two units each', '🕵'.repeat(281)],
    ['281 signs', 'a'.repeat(281)],
    ['281 signs, most of them marks', `a${'n\u0301'.repeat(140)}`],
    ['a pile of marks', `a${'\u0301'.repeat(5)}`],
    ['signs that show nothing', '\u200b\u200b'],
    ['no text at all', null],
  ])('SPY-4.2 nothing else, and nothing that is not trimmed: %s', (_, line) => {
    const table = written();
    expect(table.refuses(ann, ask(bob, line))).toBe('SPY-4.2');
    expect(table.play(ann, ask(bob, 'Loud?')).refuses(bob, answer(line))).toBe('SPY-4.2');
  });

  test('SPY-4.3 phrasebook: a question of the book, then an answer that belongs to it', () => {
    const table = underWay({ conversation: 'phrasebook' });
    expect(table.offers(ann)[0]).toMatchObject({ question: { oneOf: QUESTIONS } });
    expect(table.refuses(ann, ask(bob, 'Loud?'))).toBe('SPY-4.3');
    expect(table.refuses(ann, ask(bob))).toBe('SPY-4.3');
    const asked = table.play(ann, ask(bob, 'rain'));
    expect(asked.offers(bob)[0]).toEqual({ type: 'answer', answer: { oneOf: answersTo('rain') } });
    expect(asked.refuses(bob, answer('swim.yes'))).toBe('SPY-4.3');
    expect(asked.play(bob, answer('rain.no')).sees('audience').open.talk).toEqual([
      { by: ann, to: bob, question: 'rain', answer: 'rain.no', answered: true },
    ]);
  });

  test('SPY-4.3 the phrasebook is the same for all: the spy has the same questions and answers', () => {
    const offers = [ann, cyd].map(spy => {
      const table = underWay({ conversation: 'phrasebook', spy });
      return [table.offers(ann), table.play(ann, ask(bob, 'rain')).offers(bob)];
    });
    expect(offers[0]).toEqual(offers[1]);
  });

  test.each(TALKS)('SPY-4.4 %s: whom one may ask, and when, is the same', conversation => {
    const { question, reply } = LINES[conversation];
    const table = underWay({ conversation });
    expect(mayAsk(table, ann)).toEqual({ oneOf: [bob, cyd, dan] });
    expect(table.refuses(bob, ask(ann, question))).toBe('SPY-3.1');
    const asked = table.play(ann, ask(bob, question));
    expect(asked.refuses(bob, ask(cyd, question))).toBe('SPY-3.2');
    expect(asked.refuses(cyd, answer(reply))).toBe('SPY-3.3');
    const answered = asked.play(bob, answer(reply));
    expect(mayAsk(answered, bob)).toEqual({ oneOf: [cyd, dan] });
    expect(answered.refuses(bob, ask(ann, question))).toBe('SPY-3.4');
  });

  test('SPY-4.4 nothing else is an action here', () => {
    expect(underWay().refuses(ann, { type: 'shout' })).toBe('SPY-4.4');
  });

  test('SPY-4.6 questions and answers have no time limit: the clock of the round runs on', () => {
    for (const table of [underWay(), underWay().play(ann, ask(bob))]) {
      expect(spyfall.clock?.(table.state)?.name).toBe('round 1');
      const late = table.tick();
      expect(late.hears(ann)[0]).toEqual({ type: 'timeRanOut', dealer: ann });
      expect(late.refuses(bob, answer())).toBe('SPY-7.1');
    }
  });
});

describe('4 Remarks', () => {
  const doubt = (about: number) => ({ type: 'remark', about, remark: 'doubt-2' }) as const;
  const table = () =>
    underWay({ conversation: 'phrasebook' }).play(ann, ask(bob, 'rain')).play(bob, answer('rain.evade'));

  test('SPY-4.7 any player may remark on another; all hear it, and nothing else changes', () => {
    const before = table();
    for (const seat of [ann, bob, cyd, dan]) expect(offered(before, seat)).toContain('remark');
    const after = before.play(dan, doubt(bob));
    for (const viewer of viewersOf(4)) {
      expect(after.hears(viewer)).toEqual([{ type: 'remarked', by: dan, about: bob, remark: 'doubt-2' }]);
      expect(after.sees(viewer).open).toEqual({
        ...before.sees(viewer).open,
        remarks: [{ by: dan, about: bob, remark: 'doubt-2', after: 1 }],
      });
    }
    expect(after.awaited()).toEqual(before.awaited());
    expect(before.refuses(dan, doubt(dan))).toBe('SPY-4.7');
    expect(before.refuses(dan, { ...doubt(bob), remark: 'We are at the bank.' })).toBe('SPY-4.7');
  });

  test('SPY-4.7 not in spoken or typed talk, and not during a vote', () => {
    for (const conversation of ['spoken', 'written'] as const) {
      const { question, reply } = LINES[conversation];
      const talked = underWay({ conversation }).play(ann, ask(bob, question)).play(bob, answer(reply));
      expect(offered(talked, cyd)).not.toContain('remark');
      expect(talked.refuses(cyd, doubt(bob))).toBe('SPY-4.7');
    }
    const accused = table().play(ann, accuse(bob));
    expect(accused.refuses(cyd, doubt(bob))).toBe('SPY-5.4');
  });

  test('SPY-4.8 one remark after each answer, and none before the first', () => {
    const asked = underWay({ conversation: 'phrasebook' }).play(ann, ask(bob, 'rain'));
    expect(asked.refuses(cyd, doubt(bob))).toBe('SPY-4.8');
    const remarked = table().play(cyd, doubt(bob));
    expect(offered(remarked, cyd)).not.toContain('remark');
    expect(remarked.refuses(cyd, doubt(ann))).toBe('SPY-4.8');
    expect(offered(remarked, dan)).toContain('remark');
    const again = remarked.play(bob, ask(cyd, 'swim'));
    expect(again.refuses(cyd, doubt(ann))).toBe('SPY-4.8');
    expect(offered(again.play(cyd, answer('swim.evade')), cyd)).toContain('remark');
  });
});
