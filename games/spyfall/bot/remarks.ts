import type { Seat } from '#kernel';
import { kindOfRemark, type RemarkKind, remarkOf } from '../rules/phrasebook.ts';
import { answeredIn, mayRemark } from '../rules/round.ts';
import type { Action, Open } from '../rules/state.ts';
import { FITS, ODD, oddness } from './belief.ts';
import { mannerOf, steady } from './persona.ts';
import type { Talker } from './talk.ts';

/** How often doubtful, evasive and fitting answers and remarks about oneself are remarked on. */
const DOUBTS = 0.3;
const VAGUE = 0.08;
const AGREES = 0.05;
const DEFENDS = 0.35;

/** A remark about the last answer, or about a remark on oneself; undefined: none. */
export function remarking(talker: Talker, suspects: readonly number[]): Action | undefined {
  const { open, me, belief, place, skill } = talker;
  if (!mayRemark(open, me)) return undefined;
  const after = answeredIn(open);
  const coin = steady(open, me, after) / mannerOf(open, me).remarks;
  const attack = open.remarks.find(one => one.about === me && one.after === after && isAttack(one.remark));
  if (attack) return coin < DEFENDS ? remarkOn(open, me, attack.by, 'defend') : undefined;
  const last = belief.heard.at(-1);
  if (!last || last.by === me || last.at !== after - 1) return undefined;
  const odd = oddness(last, place);
  // a bot that hears less remarks more often on the rest, so that the number of remarks reveals nothing
  const answerCoin = coin * belief.hearing.ear;
  if ((odd > ODD && answerCoin < DOUBTS) || (last.isEvasive && answerCoin < VAGUE))
    return remarkOn(open, me, last.by, (suspects[last.by] ?? 0) > 0.7 * skill.voteAt ? 'suspect' : 'doubt');
  return odd < FITS && answerCoin < AGREES ? remarkOn(open, me, last.by, 'agree') : undefined;
}

/** Suspicion is voiced before a vote: the remark that must come first; undefined: it was made. */
export const voicing = (open: Open, me: Seat, suspect: Seat): Action | undefined =>
  open.remarks.some(one => one.by === me && one.about === suspect && isAttack(one.remark))
    ? undefined
    : remarkOn(open, me, suspect, 'suspect');

/** How many players have doubted, suspected or accused a player in this round, except one seat. */
export function attackersOf({ remarks, verdicts, motion }: Open, suspect: Seat, me: Seat): number {
  const votes = [...verdicts, ...(motion ? [motion] : [])].filter(vote => vote.suspect === suspect);
  const attackers = [
    ...remarks.filter(({ about, remark }) => about === suspect && isAttack(remark)).map(({ by }) => by),
    ...votes.map(({ by }) => by),
  ];
  return new Set(attackers.filter(by => by !== null && by !== me)).size;
}

const isAttack = (remark: string): boolean => ['doubt', 'suspect'].includes(kindOfRemark(remark) ?? '');

const remarkOn = (open: Open, me: Seat, about: Seat, kind: RemarkKind): Action => ({
  type: 'remark',
  about,
  remark: remarkOf(kind, mannerOf(open, me).wording),
});
