import type { Chance, Seat } from '#kernel';
import { addressees } from '../rules/round.ts';
import type { Action, Open } from '../rules/state.ts';
import { asSpyAnswers, type Belief, expected, suspectsAt } from './belief.ts';
import type { Manner } from './manner.ts';
import { BOOK, type ByPlace, type Question, questionNamed, type Reply } from './phrases.ts';
import { drawn } from './drawing.ts';

/** Somebody who talks as one who knows the place: it does, or wants to look as if. */
export interface Talker {
  readonly open: Open;
  readonly me: Seat;
  readonly belief: Belief;
  readonly place: number;
  readonly manner: Manner;
}

/** Asks whomever, and whatever, separates those who know from the one who does not; and tells the spy little. */
export function asking(talker: Talker, chance: Chance): Action {
  const { open, manner } = talker;
  const asked = new Set(open.talk.map(({ question }) => question));
  const fresh = BOOK.filter(({ id }) => !asked.has(id));
  const questions = fresh.length > 0 ? fresh : BOOK;
  const choices = addressees(open).flatMap(to => questions.map(question => ({ to, question })));
  if (manner.point === 0) return asAction(chance.pick(choices));
  const worth = worthOfAsking(talker);
  return asAction(
    drawn(
      choices,
      choices.map(({ to, question }) => Math.exp(manner.point * worth(to, question))),
      chance,
    ),
  );
}

const asAction = ({ to, question }: { to: Seat; question: Question }): Action => ({
  type: 'ask',
  to,
  question: question.id,
});

/** Bits that are learnt about a player, less what the spy learns about the place. */
function worthOfAsking({ me, belief, place, manner }: Talker): (to: Seat, question: Question) => number {
  const suspects = suspectsAt(belief, place, me);
  const overheard = ideaOfSpy(belief, suspects);
  return (to, { answers }) => {
    const suspicion = suspects[to] ?? 0;
    const places = belief.asSpy[to] ?? overheard;
    let learnt = 0;
    let told = 0;
    for (const reply of answers) {
      const honest = reply.likely[place] ?? 0;
      const feigned = asSpyAnswers(reply, places, manner.knowing);
      const either = suspicion * feigned + (1 - suspicion) * honest;
      learnt +=
        suspicion * feigned * Math.log2(feigned / either) + (1 - suspicion) * honest * Math.log2(honest / either);
      told += honest * Math.log2(honest / expected(overheard, reply.likely));
    }
    return learnt - manner.discretion * (1 - suspicion) * told;
  };
}

/** What the spy thinks of the place, whoever it is. */
function ideaOfSpy({ asSpy }: Belief, suspects: readonly number[]): ByPlace {
  const idea = new Float64Array(asSpy[0]?.length ?? 0);
  asSpy.forEach((places, seat) => {
    places.forEach((chance, place) => {
      idea[place] = (idea[place] ?? 0) + (suspects[seat] ?? 0) * chance;
    });
  });
  return idea;
}

/** Answers truly to the place, and leans towards what tells the spy little. */
export function answering({ me, belief, place, manner }: Talker, question: string, chance: Chance): Action {
  const overheard = ideaOfSpy(belief, suspectsAt(belief, place, me));
  const { tact } = manner;
  return drawnAnswer(
    question,
    ({ likely }) => (likely[place] ?? 0) ** (1 - tact) * expected(overheard, likely) ** tact,
    chance,
  );
}

/** Answers what may well be true, and leans towards what fits most of the places that come into question. */
export function feigning(places: ByPlace, { poise }: Manner, question: string, chance: Chance): Action {
  return drawnAnswer(
    question,
    ({ likely }) => {
      const fit = expected(
        places,
        likely.map(chance => Math.log(chance)),
      );
      return expected(places, likely) * Math.exp(poise * fit);
    },
    chance,
  );
}

function drawnAnswer(question: string, weigh: (reply: Reply) => number, chance: Chance): Action {
  const { answers } = questionNamed(question) ?? { answers: [] };
  return { type: 'answer', answer: drawn(answers, answers.map(weigh), chance).id };
}
