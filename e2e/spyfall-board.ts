import { same } from '#kernel';
import type { Place } from '../games/spyfall/rules/places.ts';
import type { Action, View, Vote } from '../games/spyfall/rules/state.ts';
import { placeName, questionText } from '../games/spyfall/telling/names.ts';
import { until } from './board.ts';
import { docOf } from './following.ts';
import type { Guest } from './guest.ts';
import { button } from './table.ts';

/** The parts of a board that may be behind tabs. */
export type Part = 'talk' | 'places' | 'score';

/** What somebody does with the mouse where a board of Spyfall is before them. */
export interface Hand {
  /** Where there is no room for all parts of the table, they are behind tabs: turns to this one. */
  turnTo(part: Part): Promise<void>;
  start(): Promise<void>;
  /** Goes on after the reveal of a round. */
  goOn(): Promise<void>;
  /** In a spoken match nothing is written down of what was asked. */
  ask(to: string, question: string | null): Promise<void>;
  answer(to: string, answer: string | null): Promise<void>;
  accuse(suspect: string): Promise<void>;
  vote(vote: Vote): Promise<void>;
  /** Names a place, be it as the spy or as somebody else, of whom nobody hears it. */
  name(place: Place): Promise<void>;
  /** Crosses a place out, and says whether it is now. */
  cross(place: Place): Promise<boolean>;
  isCrossed(place: Place): Promise<boolean>;
  /** What stands on the card while it is held; it is covered again afterwards. */
  peek(): Promise<string>;
}

export function handOf(guest: Guest): Hand {
  const { page, word } = guest;
  const dialog = page.getByRole('dialog');
  const person = (name: string) =>
    page.getByRole('group', { name: word('blank-to'), exact: true }).getByRole('button', { name, exact: true });
  const listed = (place: Place) => page.locator(`li[data-place="${place}"]`);
  const nameOf = (place: Place): string => word(placeName(place).key);

  async function turnTo(part: Part): Promise<void> {
    // a page that has just been opened has no board yet, and so no tabs
    await page.locator('[data-room]').waitFor();
    const tab = page.locator(`[data-room] [role=tab][id$="-${part}"]`);
    if ((await tab.count()) > 0) await tab.click();
  }
  const isNarrow = async (): Promise<boolean> =>
    (await page.locator('[data-room]').getAttribute('data-room')) === 'narrow';

  /** A phrase of the book is known by its id, and a line that is typed is not. */
  const isPhrase = async (kind: 'question' | 'answer'): Promise<boolean> =>
    (await page.locator(`[data-${kind}]`).count()) > 0;

  return {
    turnTo,
    async start() {
      await turnTo('talk');
      await button(guest, 'offer-start').click();
    },
    // over the table, or at its place on the table once it was put aside
    goOn: () => button(guest, 'offer-continue').last().click(),
    async ask(to, question) {
      await turnTo('talk');
      await person(to).click();
      if (question === null) return;
      if (await isPhrase('question')) {
        await page.getByRole('searchbox', { name: word('board-book-search') }).fill(word(questionText(question).key));
        await page.locator(`[data-question="${question}"]`).click();
      } else await page.getByLabel(word('blank-question-written'), { exact: true }).fill(question);
      await button(guest, 'board-ask', { to }).click();
    },
    async answer(to, answer) {
      await turnTo('talk');
      if (answer === null) return button(guest, 'board-answered').click();
      if (await isPhrase('answer')) await page.locator(`[data-answer="${answer}"]`).click();
      else await page.getByLabel(word('blank-answer-written'), { exact: true }).fill(answer);
      await button(guest, 'board-answer', { to }).click();
    },
    async accuse(suspect) {
      await turnTo('talk');
      if (await isNarrow()) await button(guest, 'board-accuse-open').click();
      else await button(guest, 'board-accuse-name', { suspect }).click();
      await dialog.getByRole('radio', { name: suspect, exact: true }).click();
      await dialog.getByRole('button', { name: word('board-accuse-do', { suspect }), exact: true }).click();
    },
    async vote(vote) {
      await turnTo('talk');
      await page.locator(`[data-ballot] [data-vote=${vote}]`).click();
      await button(guest, 'board-vote-cast').click();
    },
    async name(place) {
      await turnTo('talk');
      await button(guest, (await isNarrow()) ? 'board-name-short' : 'board-name-open').click();
      await dialog.locator(`[data-name="${place}"]`).click();
      await dialog.getByRole('button', { name: word('board-name', { place: nameOf(place) }), exact: true }).click();
      // how the round ended may lie over the table by then
      await page.locator('[data-name]').first().waitFor({ state: 'detached' });
    },
    async cross(place) {
      await turnTo('places');
      await button(guest, 'board-place-cross', { place: nameOf(place) }).click();
      return (await listed(place).getAttribute('data-crossed')) === 'true';
    },
    async isCrossed(place) {
      await turnTo('places');
      return (await listed(place).getAttribute('data-crossed')) === 'true';
    },
    async peek() {
      await turnTo('talk');
      const card = page.locator('button[data-card]');
      await card.hover();
      await page.mouse.down();
      const face = await card.innerText();
      await page.mouse.up();
      await page.locator('button[data-card][data-open=false]').waitFor();
      return face;
    },
  };
}

/** A table of Spyfall as one seat plays at it. */
export interface SpyBoard {
  readonly guest: Guest;
  readonly seat: number;
  readonly hand: Hand;
  view(): View;
  isAwaited(): boolean;
  isOver(): boolean;
  /** Does something as a person would, and waits until the table has carried it out. */
  play(action: Action): Promise<void>;
}

export function spyBoardOf(guest: Guest, table: string, seat: number): SpyBoard {
  const doc = () => docOf(guest, table);
  const view = (): View => doc().view as View;
  const nameOf = (at: number): string => doc().table.seats[at]?.name ?? '';
  const hand = handOf(guest);

  function act(action: Action): Promise<void> {
    switch (action.type) {
      case 'start':
        return hand.start();
      case 'continue':
        return hand.goOn();
      case 'ask':
        return hand.ask(nameOf(action.to), action.question);
      case 'answer':
        return hand.answer(nameOf(view().open.talk.at(-1)?.by ?? -1), action.answer);
      case 'accuse':
        return hand.accuse(nameOf(action.suspect));
      case 'vote':
        return hand.vote(action.vote);
      case 'point':
        return hand.name(action.place);
      case 'ring':
      case 'close':
        throw new Error('only time does that');
    }
  }

  return {
    guest,
    seat,
    hand,
    view,
    isAwaited: () => doc().awaited.includes(seat),
    isOver: () => doc().table.phase === 'over',
    async play(action) {
      const before = view();
      await act(action);
      await until(() => !same(view(), before), `${guest.name} plays ${JSON.stringify(action)}`);
    },
  };
}
