import type { Locator } from 'playwright-core';
import type { Cell } from '../games/tczew/rules/cells.ts';
import type { CardNo } from '../games/tczew/rules/kinds.ts';
import type { Action, View } from '../games/tczew/rules/state.ts';
import { type Driver, driveSeat, type SeatDriver, until } from './driver.ts';
import type { Guest } from './guest.ts';

/** All of the board, whose box never changes during a match. */
const BOARD = '[data-width]';

/** A table of Zbudujmy Tczew as one seat plays at it, by tapping. */
export type TczewBoard = SeatDriver<View, Action>;

export function tczewBoardOf(guest: Guest, table: string, seat: number): TczewBoard {
  const { page, hand } = guest;
  async function tap(target: Locator): Promise<void> {
    await hand.scrollTo(target);
    await hand.tap(target);
  }
  async function confirm(target: Locator, what: string): Promise<void> {
    await hand.scrollTo(target);
    await hand.needs(target, what);
    await hand.tap(target);
  }
  const move = (type: string): Locator => page.locator(`[data-move="${type}"]:not([aria-disabled])`).first();

  /** Chooses a card of the hand, unless it is chosen already. */
  async function chooseCard(card: CardNo): Promise<void> {
    const one = page.locator(`[data-hand-card="${card}"]`);
    if ((await one.getAttribute('aria-pressed')) !== 'true') await tap(one);
  }

  /** A small window shows a part of the map: the buttons, which a phone has in a fold, show all of it. */
  async function chooseCell(cell: Cell): Promise<void> {
    const one = page.locator(`[data-cell="${cell}"]`);
    if ((await hand.hides(one)) !== null) {
      const tools = page.locator('[data-map-tools][aria-expanded="false"]');
      if ((await tools.count()) > 0) await hand.tap(tools);
      const all = page.getByRole('button', { name: guest.word('kit-zoom-fit'), exact: true });
      if ((await all.count()) > 0) await hand.tap(all);
    }
    await hand.tap(one);
  }

  async function lay(card: CardNo | undefined, cell: Cell): Promise<void> {
    if (card !== undefined) await chooseCard(card);
    await chooseCell(cell);
    await confirm(move('lay'), 'The button that lays the card');
  }

  /** Moves without a choice are confirmed by a second press. */
  async function pressTwice(type: string): Promise<void> {
    await confirm(move(type), `The button for ${type}`);
    await confirm(page.locator(`[data-move="${type}"][data-asked]`), `The button that confirms ${type}`);
  }

  async function holdPlebiscite(from: Cell, to: Cell): Promise<void> {
    const panel = page.locator('[data-plebiscite]');
    if ((await panel.count()) === 0) await tap(move('plebiscite'));
    await tap(panel.locator(`[data-attack="${to}"]`));
    const start = panel.locator(`[data-attack-from="${from}"]`);
    if ((await start.count()) > 0) await tap(start);
    await confirm(panel.locator('[data-move="plebiscite"]'), 'The button that holds the plebiscite');
  }

  async function act(action: Action): Promise<void> {
    switch (action.type) {
      case 'pickTown':
        return confirm(page.locator(`[data-town="${action.town}"]`), 'The button of a town');
      case 'rollEpochOne':
        return confirm(move('rollEpochOne'), 'The button that rolls');
      case 'chooseEpochOneCell':
      case 'lay':
        return lay(undefined, action.cell);
      case 'placeFounding':
      case 'place':
      case 'build':
        return lay(action.card, action.cell);
      case 'playEvent':
        await chooseCard(action.card);
        for (const target of action.targets) await tap(page.locator(`[data-target-seat="${target}"]`));
        return confirm(move('playEvent'), 'The button that plays the event');
      case 'swap':
        await chooseCard(action.card);
        return confirm(move('swap'), 'The button that swaps the card');
      case 'wait':
      case 'proposeEnd':
        return pressTwice(action.type);
      case 'endTurn':
        return (await page.locator('[data-plebiscite]').count()) > 0
          ? confirm(move('endTurn'), 'The button that ends the turn')
          : pressTwice('endTurn');
      case 'voteEnd':
        return confirm(page.locator(`[data-vote="${action.agree ? 'yes' : 'no'}"]`), 'The button that votes');
      case 'plebiscite':
        return holdPlebiscite(action.from, action.to);
      case 'pick':
        await tap(page.locator(`[data-pick-cell="${action.cell}"]`));
        return confirm(move('pick'), 'The button that picks the card');
      case 'fetch':
      case 'give':
      case 'take':
      case 'putBack':
        await tap(page.locator(`[data-pick-card="${action.card}"]`));
        return confirm(move(action.type), `The button for ${action.type}`);
      case 'choose':
        await tap(page.locator(`[data-option="${action.option}"]`));
        return confirm(move('choose'), 'The button that confirms the choice');
      case 'done':
        return confirm(move('done'), 'The button that stops here');
    }
  }

  /** How many commands of this player the server has answered. */
  const answers = (): number =>
    guest.received.filter(({ by, text }) => by === 'socket' && text.includes('"re":')).length;
  let answered = 0;

  const driver: Driver<Action> = {
    board: BOARD,
    async act(action) {
      answered = answers();
      await act(action);
    },
    seeMove: () => until(() => answers() > answered, `the move of ${guest.name} is answered`),
    async seeEnd() {
      const end = page.locator('[data-overlay]');
      await hand.needs(end.getByRole('heading').first(), 'Who won the match');
      const sheet = end.locator('[data-score-table]');
      for (const row of ['largest', 'starts', 'monuments', 'uniques', 'futures', 'categories', 'contamination']) {
        const line = sheet.locator(`[data-row="${row}"]`);
        await hand.scrollTo(line.getByRole('button'));
        await line.getByRole('button').waitFor();
      }
      await hand.needs(
        end.getByRole('button', { name: guest.word('table-rematch'), exact: true }),
        'The end of the match: the button for a rematch',
      );
    },
  };
  return driveSeat<View, Action>({ guest, table, seat }, driver);
}
