import type { Seat } from '#kernel';
import { emptySentence } from '../rules/sentences.ts';
import type { ActionOf, Open, Said, View } from '../rules/state.ts';
import type { Skill } from './skill.ts';

export type Say = ActionOf<'say'>;

/** Somebody who may say something. */
export interface Speaker {
  readonly me: Seat;
  readonly view: Readonly<View>;
  readonly skill: Skill;
}

export const saying = (sentence: string, blanks: Partial<Say> = {}): Say => ({ ...emptySentence(sentence), ...blanks });

/** Whether somebody has said this in this turn; if `to` is given, to this seat. */
export const hasSaid = ({ said }: Open, by: Seat, sentence: string, to: Seat | null = null): boolean =>
  said.some(one => one.by === by && one.sentence === sentence && (to === null || one.to === to));

const ANSWERED = /^(?:ask|offer|threat|complain)-/u;

/** The last sentence to this seat that asks for an answer and has none. A promise answers everything before it. */
export function unanswered({ said }: Open, me: Seat): Said | undefined {
  const last = said.findLastIndex(one => one.to === me && ANSWERED.test(one.sentence));
  const request = said[last];
  if (!request) return undefined;
  const isAnswer = ({ by, to, sentence }: Said): boolean =>
    by === me && (to === request.by || sentence.startsWith('promise-'));
  return said.slice(last).some(isAnswer) ? undefined : request;
}
