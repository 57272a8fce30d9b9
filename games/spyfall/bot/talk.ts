import { clockwiseFrom, type BySeat, type Chance, type Seat } from '#kernel';
import { addressees, pendingQuestion } from '../rules/round.ts';
import type { Action, Exchange, Open } from '../rules/state.ts';
import { type Belief, ODD, oddness, suspectsAt } from './belief.ts';
import { drawn } from './weighted-draw.ts';
import { expected, sharesFor } from './model.ts';
import { mannerAt } from './persona.ts';
import { BOOK, type ByPlace, type PhraseQuestion, questionNamed } from './phrases.ts';
import type { Skill } from './skill.ts';

/** A talker who knows the place, or pretends to. */
export interface Talker {
  readonly open: Open;
  readonly me: Seat;
  readonly belief: Belief;
  readonly place: number;
  readonly skill: Skill;
}

/** A question and its addressee. */
interface QuestionChoice {
  readonly to: Seat;
  readonly question: PhraseQuestion;
}

/** The number of questions considered at a time. */
const CONSIDERED = 24;
/** How much rarer a player is asked for each additional question they had. */
const EVENNESS = 0.9;
/** The value of a second question about a doubtful answer, in bits. */
const FOLLOW_UP = 0.35;

/** Asks a player a question that separates non-spies from the spy, and tells the spy little. */
export function asking(talker: Talker, chance: Chance): Action {
  const { open, skill } = talker;
  const asked = new Set(open.talk.map(({ question }) => question));
  const fresh = BOOK.filter(({ id }) => !asked.has(id));
  const doubtful = followUps(talker);
  const questions = [
    ...new Set([
      ...chance.shuffle(fresh.length > 0 ? fresh : BOOK).slice(0, CONSIDERED),
      ...doubtful.map(one => one.question),
    ]),
  ];
  const choices = addressees(open).flatMap(to => questions.map(question => ({ to, question })));
  const worth = skill.point === 0 ? () => 0 : worthOfAsking(talker);
  const extra = extraQuestions(open);
  const isFollowUp = ({ to, question }: QuestionChoice): boolean =>
    doubtful.some(one => one.to === to && one.question === question);
  const weights = choices.map(choice => {
    const bits = worth(choice.to, choice.question) + (isFollowUp(choice) ? FOLLOW_UP : 0);
    return Math.exp(Math.max(skill.point, 2) * bits - EVENNESS * (extra[choice.to] ?? 0));
  });
  const { to, question } = drawn(choices, weights, chance);
  return { type: 'ask', to, question: question.id };
}

/** How many more questions each player was asked than the one asked least. */
function extraQuestions(open: Open): BySeat<number> {
  const counts = clockwiseFrom(0, open.seats).map(one => open.talk.filter(({ to }) => to === one).length);
  const least = Math.min(...counts);
  return counts.map(count => count - least);
}

/** The last doubtful answers, each with the other question of its theme; followed up once. */
function followUps({ open, me, belief, place }: Talker): QuestionChoice[] {
  const asked = new Set(open.talk.map(({ question }) => question));
  return belief.heard.flatMap(heard => {
    const exchange: Exchange | undefined = open.talk[heard.at];
    const theme = questionNamed(exchange?.question ?? null)?.theme;
    if (heard.by === me || heard.at < open.talk.length - 6 || oddness(heard, place) < ODD) return [];
    const other = BOOK.find(question => question.theme === theme && !asked.has(question.id));
    return other ? [{ to: heard.by, question: other }] : [];
  });
}

/** Bits learnt about a player, less what the spy learns about the place. */
function worthOfAsking({ open, me, belief, place, skill }: Talker): (to: Seat, question: PhraseQuestion) => number {
  const suspects = suspectsAt(belief, place, me);
  const { noise } = skill.knowing;
  const blurred = (chance: number): number => (1 - noise) * chance + noise / 5;
  return (to, question) => {
    const suspicion = suspects[to] ?? 0;
    const places = belief.asSpy[to] ?? belief.common;
    let learnt = 0;
    let told = 0;
    for (const share of sharesFor(question, mannerAt(open, to), skill.tact, belief.common)) {
      const honest = blurred(share[place] ?? 0);
      const feigned = blurred(expected(places, share));
      const either = suspicion * feigned + (1 - suspicion) * honest;
      learnt +=
        suspicion * feigned * Math.log2(feigned / either) + (1 - suspicion) * honest * Math.log2(honest / either);
      told += honest * Math.log2(honest / blurred(expected(belief.common, share)));
    }
    return learnt - skill.discretion * (1 - suspicion) * told;
  };
}

/** Answers truly, preferring what tells the spy little; never contradicts the place. */
export function answering({ open, me, belief, place, skill }: Talker, chance: Chance): Action {
  const question = questionTo(open);
  const shares = sharesFor(question, mannerAt(open, me), skill.tact, belief.common);
  return drawnAnswer(
    question,
    shares.map(share => share[place] ?? 0),
    chance,
  );
}

/** Answers as a player who knows the place might, preferring what fits most places. */
export function feigning({ open, me, belief, skill }: Talker, places: ByPlace, chance: Chance): Action {
  const question = questionTo(open);
  const shares = sharesFor(question, mannerAt(open, me), skill.tact, belief.common);
  const weights = shares.map(share => {
    const risk = expected(
      places,
      share.map(one => Math.log(one + 0.01)),
    );
    return expected(places, share) * Math.exp(skill.poise * risk);
  });
  return drawnAnswer(question, weights, chance);
}

function questionTo(open: Open): PhraseQuestion {
  const question = questionNamed(pendingQuestion(open)?.question ?? null);
  if (!question) throw new Error('no question of the phrasebook is open');
  return question;
}

function drawnAnswer({ answers }: PhraseQuestion, weights: readonly number[], chance: Chance): Action {
  const possible = [...answers.keys()].filter(at => (weights[at] ?? 0) > 0);
  const at = drawn(
    possible,
    possible.map(one => weights[one] ?? 0),
    chance,
  );
  return { type: 'answer', answer: answers[at]?.id ?? '' };
}
