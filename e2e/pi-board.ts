import { same } from '#kernel';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { type Kind, KINDS, townFor } from '../games/pi/rules/edition.ts';
import { solverAt } from '../games/pi/rules/rounds.ts';
import type { Action, Case, View } from '../games/pi/rules/state.ts';
import { tileOf } from '../games/pi/ui/highlights.ts';
import { type Driver, driveSeat, expectTurnShown, type SeatDriver, until } from './driver.ts';
import { docOf } from './received-docs.ts';
import type { Guest } from './guest.ts';
import { button } from './table.ts';

/** A move may take this long on a busy machine. */
const MOVE_TIMEOUT = 30_000;

/** Selects the map, whose box never changes during a match. */
export const MAP = '[role=grid]';

/** One seat of P.I. or 07, played by tapping. All controls a player needs must be in the window at every step. */
export interface PiBoard extends SeatDriver<View, Action> {
  /** Undoes the last move. */
  undo(): Promise<void>;
  /** Marks a name in the notebook, and returns the label of the mark. */
  note(kind: Kind, element: string): Promise<string>;
  /** The label of the mark beside a name in the notebook. */
  noted(kind: Kind, element: string): Promise<string>;
}

export function piBoardOf(guest: Guest, table: string, seat: number): PiBoard {
  const { page, hand, word } = guest;
  const doc = () => docOf(guest, table);
  const view = (): View => doc().view as View;
  const tab = (key: string): Locator => page.getByRole('tab', { name: word(key), exact: true });
  const dock = page.getByRole('region', { name: word('board-dock'), exact: true });
  const myCase = page.getByRole('region', { name: word('board-my-case'), exact: true });
  const putDown = button(guest, 'board-put-down');
  const goOn = button(guest, 'board-continue');
  const isNarrow = async (): Promise<boolean> => (await tab('section-map').count()) > 0;
  /** The last investigation whose start was shown. */
  let investigation = 1;

  /** On wide screens some parts have no tab. */
  async function openTab(key: string): Promise<void> {
    const isThere = (await tab(key).count()) > 0;
    if (isThere && (await tab(key).getAttribute('aria-selected')) !== 'true') await hand.tap(tab(key));
  }

  /** The end of an investigation covers the window until the player presses Continue. */
  async function readChapter(): Promise<void> {
    const now = view().open.investigation;
    if (now > investigation) {
      await hand.needs(goOn, 'The end of the investigation, with the button to go on,');
      investigation = now;
    }
    if (!(await goOn.isVisible())) return;
    await hand.tap(goOn);
    // until the next investigation is shown, the map is that of the last one and disabled
    const { investigations } = townFor(view().open.options.edition);
    const begun = word('board-bar-when', { investigation: now, investigations });
    await page.locator('main header').getByText(begun, { exact: true }).waitFor({ state: 'attached' });
  }

  /** The turn is shown at every moment. */
  async function look(): Promise<void> {
    await readChapter();
    await expectTurnShown(guest, doc(), seat);
  }

  /** On my turn the map, the evidence and the button to solve are visible or one tap away. */
  async function needActions(): Promise<void> {
    if (await putDown.isVisible()) await hand.tap(putDown);
    if (await isNarrow()) await openTab('section-map');
    if (solverAt(view().open, seat).standing !== 'active') return;
    await hand.needs(page.locator('[data-place]').first(), 'My turn: the map');
    const strip = page.locator('[data-cards]').first();
    await hand.needs((await strip.count()) > 0 ? strip : tab('board-tab-cards'), 'My turn: the evidence');
    await hand.needs(myCase.getByRole('button').last(), 'My turn: the button to solve the case');
  }

  async function act(action: Action): Promise<void> {
    switch (action.type) {
      case 'examine':
        return pickUpAnd(dock.locator('[data-move=examine]'), () => pickUpCard(action.card));
      case 'investigate':
        return pickUpAnd(dock.locator('[data-move=investigate]'), () => pickUp(action.place));
      case 'assign':
      case 'unassign': {
        await pickUp(action.place);
        const row = dock.getByRole('list').first().locator('> li').nth(KINDS.indexOf(action.tile));
        const move = row.locator(`[data-move=${action.type}]`).first();
        await hand.scrollTo(move);
        return hand.tap(move);
      }
      case 'accuse':
        return accuse(action);
      case 'answerEvidence':
      case 'answerInvestigator':
      case 'answerAccusation':
        throw new Error('the tests play without answers by hand');
    }
  }

  async function confirm(move: Locator): Promise<void> {
    await hand.needs(move, 'The button that confirms the selection');
    await hand.tap(move);
  }

  /** A move of another player that is shown at this moment clears the selection: then select again. */
  async function pickUpAnd(move: Locator, take: () => Promise<void>): Promise<void> {
    await take();
    const isUp = await move.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!isUp) await take();
    await confirm(move);
  }

  /** On a phone the cards are in a strip below the map and in a tab: the tests use both in turn. */
  async function pickUpCard(card: string): Promise<void> {
    if (view().open.round % 2 === 0 || !(await isNarrow())) await openTab('board-tab-cards');
    const inPanel = page.getByRole('tabpanel').locator(`[data-card="${card}"]`);
    const one = (await inPanel.count()) > 0 ? inPanel : page.locator(`[data-card="${card}"]`).last();
    await hand.scrollTo(one);
    await hand.tap(one);
  }

  /** The accusation tab is closed first, because the map chooses for it. A tap on a selected place would clear the selection. */
  async function pickUp(place: string): Promise<void> {
    // on a phone the map is in a tab
    if (await isNarrow()) await openTab('section-map');
    else if ((await tab('board-tab-accuse').getAttribute('aria-selected')) === 'true') await openTab('table-log');
    const cell = page.locator(`[data-place="${place}"]`);
    if ((await cell.getAttribute('aria-selected')) !== 'true') await hand.tap(cell);
  }

  async function accuse(accused: Case): Promise<void> {
    await openTab('board-tab-accuse');
    const panel = page.getByRole('tabpanel', { name: word('board-tab-accuse'), exact: true });
    for (const kind of KINDS) {
      const name = page.getByText(nameOf(kind, accused[kind]), { exact: true });
      const list = panel.locator(`fieldset[data-kind=${kind}]`);
      const choice = list.locator('label').filter({ has: name });
      // impossible elements are folded away
      if (!(await choice.isVisible())) {
        await hand.scrollTo(list.locator('summary'));
        await hand.tap(list.locator('summary'));
      }
      await hand.scrollTo(choice);
      await hand.tap(choice);
    }
    // the button is above the lists, or in the dock when all three are chosen
    const above = panel.getByRole('button', { name: word('board-accuse'), exact: true });
    const beside = dock.getByRole('button', { name: word('board-draft-go'), exact: true });
    await confirm((await hand.hides(above)) === null ? above : beside);
    await confirm(page.getByRole('dialog').locator('[data-move=accuse]'));
  }

  /** After a question: the answer is shown as a sentence, and on its tile. */
  async function needAnswer(place: string, onTile: Promise<boolean>): Promise<void> {
    await hand.needs(page.locator('[data-latest]'), 'The answer to my question, as a sentence,');
    if (!(await onTile))
      throw new Error(`${guest.name} asked about ${place}, and the answer was never in the window on its tile.`);
  }

  /** Resolves to whether the answer appears on its tile inside the window; it may disappear soon after. */
  const answerOn = (place: string): Promise<boolean> =>
    page
      .waitForFunction(
        selector => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          const isIn = (one: DOMRect): boolean =>
            one.left >= -1 && one.top >= -1 && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1;
          return box !== undefined && box.width > 0 && isIn(box);
        },
        `[data-place="${place}"] [data-answer]`,
        { timeout: 2 * MOVE_TIMEOUT },
      )
      .then(() => true)
      .catch(() => false);

  const placeAsked = (action: Action, { open }: View): string | undefined => {
    if (action.type === 'examine') return tileOf(open, action.card).place;
    return action.type === 'investigate' ? action.place : undefined;
  };

  const isSameChapter = (before: View): boolean =>
    before.open.investigation === view().open.investigation && !view().open.over;

  const nameOf = (kind: Kind, element: string): string => word(`${kind}-${element}`);
  const cellOf = (kind: Kind, element: string): Locator =>
    page.locator(`button[data-kind=${kind}][data-element="${element}"]`).first();
  async function noted(kind: Kind, element: string): Promise<string> {
    await readChapter();
    await openTab('section-notebook');
    return (await cellOf(kind, element).getAttribute('aria-label')) ?? '';
  }

  /** The question of the last move; undefined: it asked nothing. */
  let asked: { readonly place: string; readonly before: View; readonly onTile: Promise<boolean> } | undefined;
  const driver: Driver<Action> = {
    board: MAP,
    async act(action) {
      const before = view();
      await look();
      await needActions();
      const place = placeAsked(action, before);
      asked = place === undefined ? undefined : { place, before, onTile: answerOn(place) };
      await act(action);
    },
    async seeMove() {
      if (!asked || !isSameChapter(asked.before)) return;
      const { place, before, onTile } = asked;
      // another player may end the investigation before the answer is shown
      const latest = page.locator('[data-latest]');
      for (
        const end = Date.now() + MOVE_TIMEOUT;
        isSameChapter(before) && Date.now() < end;
        await page.waitForTimeout(20)
      )
        if (await latest.isVisible()) break;
      if (!isSameChapter(before)) return;
      await needAnswer(place, onTile).catch((error: unknown) => {
        // another player may have ended the investigation meanwhile
        if (isSameChapter(before)) throw error;
      });
    },
  };

  return {
    ...driveSeat<View, Action>({ guest, table, seat }, driver),
    async undo() {
      const before = view();
      await confirm(button(guest, 'table-undo'));
      await until(() => !same(view(), before), `${guest.name} undoes a move`);
    },
    async note(kind, element) {
      const before = await noted(kind, element);
      await hand.scrollTo(cellOf(kind, element));
      await hand.tap(cellOf(kind, element));
      const after = await noted(kind, element);
      expect(after).not.toBe(before);
      return after;
    },
    noted,
  };
}
