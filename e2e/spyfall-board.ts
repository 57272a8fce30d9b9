import type { Locator } from 'playwright-core';
import type { Place } from '../games/spyfall/rules/places.ts';
import type { Action, View, Vote } from '../games/spyfall/rules/state.ts';
import { placeName, questionText } from '../games/spyfall/telling/names.ts';
import { type Driver, driveSeat, expectTurnShown, type SeatDriver } from './driver.ts';
import { docOf } from './received-docs.ts';
import type { Guest } from './guest.ts';
import { button } from './table.ts';

/** Selects the whole board, whose box never changes during a match. */
export const ROOM = '[data-width]';

/** The parts of a board that may be behind tabs. */
export type Part = 'talk' | 'places' | 'score';

/** What a player can do on a board of Spyfall. All controls it needs must be in the window. */
export interface SpyfallControls {
  /** Opens the tab of this part, if the part is behind a tab. */
  turnTo(part: Part): Promise<void>;
  start(): Promise<void>;
  /** Presses Continue after the reveal of a round. */
  goOn(): Promise<void>;
  /** Null: in a spoken match questions are not entered. */
  ask(to: string, question: string | null): Promise<void>;
  answer(to: string, answer: string | null): Promise<void>;
  remark(about: string, remark: string): Promise<void>;
  accuse(suspect: string): Promise<void>;
  vote(vote: Vote): Promise<void>;
  /** Names the place, as the spy, or as another player without effect. */
  name(place: Place): Promise<void>;
  /** Crosses a place out or in, and returns whether it is crossed out now. */
  cross(place: Place): Promise<boolean>;
  isCrossed(place: Place): Promise<boolean>;
  /** Holds the card, and returns its text. */
  peek(): Promise<string>;
}

export function spyfallControlsOf(guest: Guest): SpyfallControls {
  const { page, hand, word } = guest;
  const dialog = page.getByRole('dialog');
  const person = (name: string): Locator =>
    page.getByRole('group', { name: word('blank-to'), exact: true }).getByRole('button', { name, exact: true });
  const listed = (place: Place): Locator => page.locator(`li[data-place="${place}"]`);
  const nameOf = (place: Place): string => word(placeName(place).key);

  async function turnTo(part: Part): Promise<void> {
    // tabs appear with the board
    await page.locator('[data-width]').first().waitFor();
    const tab = page.locator(`[data-width] [role=tab][id$="-${part}"]`);
    if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') await hand.tap(tab);
  }
  const isWide = async (): Promise<boolean> =>
    (await page.locator('[data-width]').first().getAttribute('data-width')) === 'wide';

  /** Phrases are buttons with an id; a written line has none. */
  const isPhrase = async (kind: 'question' | 'answer'): Promise<boolean> =>
    (await page.locator(`[data-${kind}]`).count()) > 0;

  /** Taps a target that may be inside a scrolling panel. */
  async function pick(target: Locator): Promise<void> {
    await hand.scrollTo(target);
    await hand.tap(target);
  }
  /** Taps a main action, which must be reachable without scrolling. */
  async function confirm(target: Locator, what: string): Promise<void> {
    await hand.needs(target, what);
    await hand.tap(target);
  }

  return {
    turnTo,
    async start() {
      await turnTo('talk');
      await confirm(button(guest, 'offer-start'), 'The button that starts the clock');
    },
    // in the overlay, or on the table once the overlay is closed
    goOn: () => confirm(button(guest, 'offer-continue').last(), 'The button to go on to the next round'),
    async ask(to, question) {
      await turnTo('talk');
      await pick(person(to));
      if (question === null) return;
      if (await isPhrase('question')) {
        const search = page.getByRole('searchbox', { name: word('board-book-search') });
        await hand.type(search, word(questionText(question).key));
        await pick(page.locator(`[data-question="${question}"]`));
      } else await hand.type(page.getByLabel(word('blank-question-written'), { exact: true }), question);
      await confirm(button(guest, 'board-ask', { to }), 'The button that asks');
    },
    async answer(to, answer) {
      await turnTo('talk');
      if (answer === null) return confirm(button(guest, 'board-answered'), 'The button that says I answered');
      if (await isPhrase('answer')) await pick(page.locator(`[data-answer="${answer}"]`));
      else await hand.type(page.getByLabel(word('blank-answer-written'), { exact: true }), answer);
      await confirm(button(guest, 'board-answer', { to }), 'The button that answers');
    },
    async remark(about, remark) {
      await turnTo('talk');
      await confirm(page.locator('[data-remark-open]'), 'The button to remark');
      const whom = dialog.getByRole('radio', { name: about, exact: true });
      if (!(await whom.isChecked())) await pick(whom);
      await confirm(dialog.locator(`[data-remark="${remark}"]`), 'The remark');
    },
    async accuse(suspect) {
      await turnTo('talk');
      if (!(await isWide())) await confirm(button(guest, 'board-accuse-open'), 'The button to accuse');
      else await pick(button(guest, 'board-accuse-name', { suspect }));
      await pick(dialog.getByRole('radio', { name: suspect, exact: true }));
      const go = dialog.getByRole('button', { name: word('board-accuse-do', { suspect }), exact: true });
      await confirm(go, 'The button that confirms the accusation');
    },
    async vote(vote) {
      await turnTo('talk');
      const mine = page.locator(`[data-ballot] [data-vote=${vote}]`);
      const cast = button(guest, 'board-vote-cast');
      await confirm(mine, 'My vote');
      // if another vote began meanwhile, choose again
      if (await cast.isDisabled()) await confirm(mine, 'My vote');
      await confirm(cast, 'The button that confirms my vote');
      // a scene that begins at this moment takes the tap: tap again
      const isCast = await cast.waitFor({ state: 'hidden', timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (!isCast && (await cast.isVisible()) && (await cast.isEnabled()))
        await confirm(cast, 'The button that confirms my vote');
    },
    async name(place) {
      await turnTo('talk');
      const open = button(guest, (await isWide()) ? 'board-name-open' : 'board-name-short');
      await confirm(open, 'The button to name the place');
      await pick(dialog.locator(`[data-name="${place}"]`));
      const go = dialog.getByRole('button', { name: word('board-name', { place: nameOf(place) }), exact: true });
      await confirm(go, 'The button that confirms the place');
      // the reveal may cover the table by now
      await page.locator('[data-name]').first().waitFor({ state: 'detached' });
    },
    async cross(place) {
      await turnTo('places');
      await pick(button(guest, 'board-place-cross', { place: nameOf(place) }));
      return (await listed(place).getAttribute('data-crossed')) === 'true';
    },
    async isCrossed(place) {
      await turnTo('places');
      return (await listed(place).getAttribute('data-crossed')) === 'true';
    },
    async peek() {
      await turnTo('talk');
      const card = page.locator('button[data-card]');
      const face = await hand.hold(card, () => card.innerText());
      await page.locator('button[data-card][data-open=false]').waitFor();
      return face;
    },
  };
}

/** One seat of Spyfall, played in a browser. */
export interface SpyfallBoard extends SeatDriver<View, Action> {
  readonly controls: SpyfallControls;
}

export function spyfallBoardOf(guest: Guest, table: string, seat: number): SpyfallBoard {
  const doc = () => docOf(guest, table);
  const view = (): View => doc().view as View;
  const nameOf = (at: number): string => doc().table.seats[at]?.name ?? '';
  const controls = spyfallControlsOf(guest);

  function act(action: Action): Promise<void> {
    switch (action.type) {
      case 'start':
        return controls.start();
      case 'continue':
        return controls.goOn();
      case 'ask':
        return controls.ask(nameOf(action.to), action.question);
      case 'answer':
        return controls.answer(nameOf(view().open.talk.at(-1)?.by ?? -1), action.answer);
      case 'remark':
        return controls.remark(nameOf(action.about), action.remark);
      case 'accuse':
        return controls.accuse(nameOf(action.suspect));
      case 'vote':
        return controls.vote(action.vote);
      case 'point':
        return controls.name(action.place);
      case 'join':
      case 'cancelJoin':
        throw new Error('only the table makes this move');
      case 'ring':
      case 'close':
        throw new Error('only the clock makes this move');
    }
  }

  const driver: Driver<Action> = {
    board: ROOM,
    async act(action) {
      if (action.type !== 'continue') await expectTurnShown(guest, doc(), seat);
      await act(action);
    },
  };
  return { ...driveSeat<View, Action>({ guest, table, seat }, driver), controls };
}
