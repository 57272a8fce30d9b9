import { same } from '#kernel';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { type Kind, KINDS, townFor } from '../games/pi/rules/edition.ts';
import { solverAt } from '../games/pi/rules/rounds.ts';
import type { Action, Case, View } from '../games/pi/rules/state.ts';
import { tileOf } from '../games/pi/ui/highlights.ts';
import { type Driver, driveSeat, type SeatDriver, until } from './driver.ts';
import { docOf } from './following.ts';
import type { Guest } from './guest.ts';
import { needsTurn } from './needs.ts';
import { button } from './table.ts';

/** Longer than a move takes on a busy machine. */
const AGES = 30_000;

/** The map, whose box never changes during a match. */
export const MAP = '[role=grid]';

/** A table of P.I. or 07 as one seat plays at it, by tapping. What a player needs has to be in the window at every step. */
export interface Board extends SeatDriver<View, Action> {
  /** Takes the last move back. */
  undo(): Promise<void>;
  /** Puts a mark beside a name in the notebook, and says what stands there now. */
  note(kind: Kind, element: string): Promise<string>;
  /** What stands beside a name in the notebook. */
  noted(kind: Kind, element: string): Promise<string>;
}

export function boardOf(guest: Guest, table: string, seat: number): Board {
  const { page, hand, word } = guest;
  const doc = () => docOf(guest, table);
  const view = (): View => doc().view as View;
  const tab = (key: string): Locator => page.getByRole('tab', { name: word(key), exact: true });
  const dock = page.getByRole('region', { name: word('board-dock'), exact: true });
  const myCase = page.getByRole('region', { name: word('board-my-case'), exact: true });
  const putDown = button(guest, 'board-put-down');
  const goOn = button(guest, 'board-continue');
  const isNarrow = async (): Promise<boolean> => (await tab('section-map').count()) > 0;
  /** The investigation whose beginning was seen. */
  let investigation = 1;

  /** Where everything is in sight, some of it has no tab. */
  async function openTab(key: string): Promise<void> {
    const isThere = (await tab(key).count()) > 0;
    if (isThere && (await tab(key).getAttribute('aria-selected')) !== 'true') await hand.tap(tab(key));
  }

  /** The end of an investigation has the window for itself until its reader goes on. */
  async function readChapter(): Promise<void> {
    const now = view().open.investigation;
    if (now > investigation) {
      await hand.needs(goOn, 'The end of the investigation, with the button to go on,');
      investigation = now;
    }
    if (!(await goOn.isVisible())) return;
    await hand.tap(goOn);
    // the map of the last investigation can be seen, and not used, until the new one is shown
    const { investigations } = townFor(view().open.options.edition);
    const begun = word('board-bar-when', { investigation: now, investigations });
    await page.locator('main header').getByText(begun, { exact: true }).waitFor({ state: 'attached' });
  }

  /** Whatever is open: whose turn it is can be seen. */
  async function look(): Promise<void> {
    await readChapter();
    await needsTurn(guest, doc(), seat);
  }

  /** On my turn: the map, the evidence and the way to solve are a tap away. */
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
        throw new Error('at this table nobody answers by hand');
    }
  }

  async function confirm(move: Locator): Promise<void> {
    await hand.needs(move, 'The button that confirms what is picked up');
    await hand.tap(move);
  }

  /** A move that is shown at that moment may put down what was picked up: then it is picked up again. */
  async function pickUpAnd(move: Locator, take: () => Promise<void>): Promise<void> {
    await take();
    const isUp = await move.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!isUp) await take();
    await confirm(move);
  }

  /** On a phone the cards are in a strip below the map, and in a tab: every other time it is the tab. */
  async function pickUpCard(card: string): Promise<void> {
    if (view().open.round % 2 === 0 || !(await isNarrow())) await openTab('board-tab-cards');
    const inPanel = page.getByRole('tabpanel').locator(`[data-card="${card}"]`);
    const one = (await inPanel.count()) > 0 ? inPanel : page.locator(`[data-card="${card}"]`).last();
    await hand.scrollTo(one);
    await hand.tap(one);
  }

  /** While an accusation is put together, the map chooses for it. What is picked up already would be put down. */
  async function pickUp(place: string): Promise<void> {
    // on a phone nothing may cover the map
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
      // what cannot be is folded away
      if (!(await choice.isVisible())) {
        await hand.scrollTo(list.locator('summary'));
        await hand.tap(list.locator('summary'));
      }
      await hand.scrollTo(choice);
      await hand.tap(choice);
    }
    // above the lists, or beside them when all three are chosen
    const above = panel.getByRole('button', { name: word('board-accuse'), exact: true });
    const beside = dock.getByRole('button', { name: word('board-draft-go'), exact: true });
    await confirm((await hand.hides(above)) === null ? above : beside);
    await confirm(page.getByRole('dialog').locator('[data-move=accuse]'));
  }

  /** After I asked: the answer as a sentence wherever I look, and on the tile that I asked about. */
  async function needAnswer(place: string, onTile: Promise<boolean>): Promise<void> {
    await hand.needs(page.locator('[data-latest]'), 'The answer to my question, as a sentence,');
    if (!(await onTile))
      throw new Error(`${guest.name} asked about ${place}, and the answer was never in the window on its tile.`);
  }

  /** Resolves to whether the answer is on its tile, whole in the window, at some time from now on: it may go again soon. */
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
        { timeout: 2 * AGES },
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

  /** What the last move asked about; undefined: nothing. */
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
      await needAnswer(place, onTile).catch((error: unknown) => {
        // another player may have ended the investigation before the answer was looked for
        if (isSameChapter(before)) throw error;
      });
    },
  };

  return {
    ...driveSeat<View, Action>({ guest, table, seat }, driver),
    async undo() {
      const before = view();
      await confirm(button(guest, 'table-undo'));
      await until(() => !same(view(), before), `${guest.name} takes a move back`);
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
