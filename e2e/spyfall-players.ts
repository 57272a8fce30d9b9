import { askBot } from '#bots';
import { quickChance, same, seatsOf } from '#kernel';
import { SHELF } from '#shelf';
import { cardIn } from '../games/spyfall/rules/cards.ts';
import { answersTo, QUESTIONS } from '../games/spyfall/rules/phrasebook.ts';
import type { Place } from '../games/spyfall/rules/places.ts';
import { addressees, holderOf, pendingQuestion } from '../games/spyfall/rules/round.ts';
import type { Action, Exchange, Open, Vote } from '../games/spyfall/rules/state.ts';
import { until } from './driver.ts';
import type { SpyfallBoard } from './spyfall-board.ts';

/** The people at a table of Spyfall; one other seat may be a bot's. */
export interface SpyfallPlayers {
  readonly boards: readonly SpyfallBoard[];
  /** The public part of the state. */
  open(): Open;
  board(seat: number): SpyfallBoard;
  /** The spy of this round. */
  spy(): number;
  /** The place of this round. */
  place(): Place;
  /** Waits until all browsers have the same public state. */
  allSynced(): Promise<void>;
  /** Starts the clock: in the first round the dealer does, later everybody presses Continue after the reveal. */
  startClock(): Promise<void>;
  /** One question and its answer, by people or the bot. */
  exchange(): Promise<Exchange>;
  /** All people who have not voted yet vote at once; waits until the vote is closed. */
  voteAll(vote: Vote): Promise<void>;
  /** Runs a step; if a bot accuses meanwhile, everybody votes No, and the step is tried again. */
  retryAfterAccusations(step: () => Promise<void>): Promise<void>;
}

export function spyfallPlayersOf(boards: readonly SpyfallBoard[]): SpyfallPlayers {
  const [first] = boards;
  if (!first) throw new Error('there are no players');
  const open = (): Open => first.view().open;
  const isBot = (seat: number): boolean => !boards.some(board => board.seat === seat);
  const motionByBot = (): boolean => isBot(open().motion?.by ?? first.seat);
  const cards = () => boards.map(({ view }) => cardIn(view())?.place);

  function board(seat: number): SpyfallBoard {
    const found = boards.find(one => one.seat === seat);
    if (!found) throw new Error(`there is no person at seat ${seat}`);
    return found;
  }
  const allSynced = (): Promise<void> =>
    until(() => boards.every(({ view }) => same(view().open, open())), 'all browsers have the same state');

  async function voteAll(vote: Vote): Promise<void> {
    await allSynced();
    const { motion, round, verdicts } = open();
    if (!motion) throw new Error('no vote is open');
    const voters = boards.filter(({ seat }) => seat !== motion.suspect && !motion.voted.includes(seat));
    await Promise.all(voters.map(({ controls }) => controls.vote(vote)));
    const isClosed = (): boolean =>
      open().round !== round || open().verdicts.length !== verdicts.length || board(0).isOver();
    await until(isClosed, `the vote on ${motion.suspect} is closed`);
    await allSynced();
  }

  async function retryAfterAccusations(step: () => Promise<void>): Promise<void> {
    for (;;) {
      while (motionByBot()) await voteAll('nay');
      const { verdicts } = open();
      try {
        return await step();
      } catch (error) {
        // the vote that blocked the step may be over by now
        if (!motionByBot() && same(open().verdicts, verdicts)) throw error;
      }
    }
  }

  async function speak(): Promise<void> {
    await allSynced();
    const before = open().talk;
    const speaker = pendingQuestion(open())?.to ?? holderOf(open());
    if (!isBot(speaker)) return board(speaker).play(nextLine(board(speaker)));
    await until(() => !same(open().talk, before) || motionByBot(), 'the bot speaks');
  }

  return {
    boards,
    open,
    board,
    // if no person is the spy, the bot is
    spy: () =>
      boards.find(({ view }) => cardIn(view())?.place === '--')?.seat ?? seatsOf(open().seats).find(isBot) ?? -1,
    place: () => cards().find(place => place !== '--') ?? '',
    allSynced,
    async startClock() {
      await allSynced();
      const { dealer, past, stage, continued } = open();
      if (past.length > 0 && stage === 'dealt')
        await Promise.all(
          boards.filter(({ seat }) => !continued.includes(seat)).map(({ controls }) => controls.goOn()),
        );
      else if (stage === 'dealt' && !isBot(dealer)) await board(dealer).play({ type: 'start' });
      await until(() => open().stage === 'talking', 'the clock runs');
      await allSynced();
    },
    async exchange() {
      const { length } = open().talk;
      const said = (): Exchange | undefined => open().talk[length];
      while (!said()?.answered) await retryAfterAccusations(speak);
      await allSynced();
      const exchange = said();
      if (!exchange) throw new Error('no question was asked');
      return exchange;
    },
    voteAll,
    retryAfterAccusations,
  };
}

/** The question or answer a bot would choose; if it would do something else, the first one there is. */
function nextLine({ seat, view }: SpyfallBoard): Action {
  const { open } = view();
  const question = { title: 'spyfall', bot: 'master', seat, view: view() };
  const { action } = askBot(question, SHELF, quickChance(open.talk.length));
  if (action?.type === 'ask' || action?.type === 'answer') return action as Action;
  const asked = pendingQuestion(open)?.question;
  if (asked) return { type: 'answer', answer: answersTo(asked)[0] ?? '' };
  return { type: 'ask', to: addressees(open)[0] ?? -1, question: QUESTIONS[open.talk.length] ?? '' };
}
