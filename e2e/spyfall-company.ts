import { askBot } from '#bots';
import { quickChance, same } from '#kernel';
import { SHELF } from '#shelf';
import { cardIn } from '../games/spyfall/rules/cards.ts';
import { answersTo, QUESTIONS } from '../games/spyfall/rules/phrasebook.ts';
import type { Place } from '../games/spyfall/rules/places.ts';
import { addressees, holderOf, pendingQuestion } from '../games/spyfall/rules/round.ts';
import type { Action, Exchange, Open, Vote } from '../games/spyfall/rules/state.ts';
import { until } from './driver.ts';
import type { SpyBoard } from './spyfall-board.ts';

/** People at one table of Spyfall, and perhaps a bot at the seat after theirs. */
export interface Company {
  readonly boards: readonly SpyBoard[];
  /** What lies open on the table. */
  open(): Open;
  board(seat: number): SpyBoard;
  /** Who the spy of this round is; a seat of nobody's: it is a bot. */
  spy(): number;
  /** Where everybody but the spy is. */
  place(): Place;
  everybodyKnows(): Promise<void>;
  /** The first dealer starts the clock; later everybody goes on after the reveal. */
  startClock(): Promise<void>;
  /** A question and its answer, whoever's they are. */
  exchange(): Promise<Exchange>;
  /** Everybody who has not voted yet votes at once, and the vote is closed. */
  voteAll(vote: Vote): Promise<void>;
  /** Something people do while bots may accuse over it: they let the suspect go, and go on. */
  undisturbed(step: () => Promise<void>): Promise<void>;
}

export function companyOf(boards: readonly SpyBoard[]): Company {
  const [first] = boards;
  if (!first) throw new Error('a company of nobody');
  const open = (): Open => first.view().open;
  const isBot = (seat: number): boolean => seat >= boards.length;
  const motionByBot = (): boolean => isBot(open().motion?.by ?? 0);
  const cards = () => boards.map(({ view }) => cardIn(view())?.place);

  function board(seat: number): SpyBoard {
    const found = boards[seat];
    if (!found) throw new Error(`nobody sits at ${seat}`);
    return found;
  }
  const everybodyKnows = (): Promise<void> =>
    until(() => boards.every(({ view }) => same(view().open, open())), 'everybody knows');

  async function voteAll(vote: Vote): Promise<void> {
    await everybodyKnows();
    const { motion, round, verdicts } = open();
    if (!motion) throw new Error('there is nothing to vote on');
    const voters = boards.filter(({ seat }) => seat !== motion.suspect && !motion.voted.includes(seat));
    await Promise.all(voters.map(({ hand }) => hand.vote(vote)));
    const isClosed = (): boolean =>
      open().round !== round || open().verdicts.length !== verdicts.length || board(0).isOver();
    await until(isClosed, `the vote on ${motion.suspect} is closed`);
    await everybodyKnows();
  }

  async function undisturbed(step: () => Promise<void>): Promise<void> {
    for (;;) {
      while (motionByBot()) await voteAll('nay');
      const { verdicts } = open();
      try {
        return await step();
      } catch (error) {
        // by the time a step is given up, the vote that kept it from being taken may be over
        if (!motionByBot() && same(open().verdicts, verdicts)) throw error;
      }
    }
  }

  async function speak(): Promise<void> {
    // whoever is to speak has to have heard it
    await everybodyKnows();
    const before = open().talk;
    const speaker = pendingQuestion(open())?.to ?? holderOf(open());
    if (!isBot(speaker)) return board(speaker).play(sayingOf(board(speaker)));
    await until(() => !same(open().talk, before) || motionByBot(), 'the bot has spoken');
  }

  return {
    boards,
    open,
    board,
    spy: () => (cards().includes('--') ? cards().indexOf('--') : boards.length),
    place: () => cards().find(place => place !== '--') ?? '',
    everybodyKnows,
    async startClock() {
      await everybodyKnows();
      const { dealer, past, stage, continued } = open();
      if (past.length > 0 && stage === 'dealt')
        await Promise.all(boards.filter(({ seat }) => !continued.includes(seat)).map(({ hand }) => hand.goOn()));
      else if (stage === 'dealt' && !isBot(dealer)) await board(dealer).play({ type: 'start' });
      await until(() => open().stage === 'talking', 'the clock runs');
      await everybodyKnows();
    },
    async exchange() {
      const { length } = open().talk;
      const said = (): Exchange | undefined => open().talk[length];
      while (!said()?.answered) await undisturbed(speak);
      await everybodyKnows();
      const exchange = said();
      if (!exchange) throw new Error('nothing was said');
      return exchange;
    },
    voteAll,
    undisturbed,
  };
}

/** What somebody who thinks would say now; whoever would rather act says the first thing there is to say. */
function sayingOf({ seat, view }: SpyBoard): Action {
  const { open } = view();
  const question = { title: 'spyfall', bot: 'master', seat, view: view() };
  const { action } = askBot(question, SHELF, quickChance(open.talk.length));
  if (action?.type === 'ask' || action?.type === 'answer') return action as Action;
  const asked = pendingQuestion(open)?.question;
  if (asked) return { type: 'answer', answer: answersTo(asked)[0] ?? '' };
  return { type: 'ask', to: addressees(open)[0] ?? -1, question: QUESTIONS[open.talk.length] ?? '' };
}
