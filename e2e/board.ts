import { same } from '#kernel';
import { expect } from 'vitest';
import { type Kind, KINDS } from '../games/pi/rules/edition.ts';
import type { Action, Case, View } from '../games/pi/rules/state.ts';
import { docOf } from './following.ts';
import type { Guest } from './guest.ts';

/** Longer than a move takes on a busy machine. */
const AGES = 30_000;

/** A table of P.I. or 07 as one seat plays at it, with the mouse. */
export interface Board {
  readonly guest: Guest;
  readonly seat: number;
  view(): View;
  isMyTurn(): boolean;
  isOver(): boolean;
  /** Makes a move as a person would, and waits until the table has carried it out and the screen shows it. */
  play(action: Action): Promise<void>;
  /** Takes the last move back. */
  undo(): Promise<void>;
  /** Puts a mark beside a name in the notebook, and says what stands there now. */
  note(kind: Kind, element: string): Promise<string>;
  /** What stands beside a name in the notebook. */
  noted(kind: Kind, element: string): Promise<string>;
}

export function boardOf(guest: Guest, table: string, seat: number): Board {
  const { page } = guest;
  const doc = () => docOf(guest, table);
  const view = (): View => doc().view as View;
  const tab = (key: string) => page.getByRole('tab', { name: guest.word(key), exact: true });
  /** Where everything is in sight, some of it has no tab. */
  const openTab = async (key: string): Promise<void> => {
    if ((await tab(key).count()) > 0) await tab(key).click();
  };
  /** The card in its panel, or beside the board where there is no panel for it. */
  const cardOf = async (card: string) => {
    const panel = page.getByRole('tabpanel').locator(`[data-card="${card}"]`);
    return (await panel.count()) > 0 ? panel : page.locator(`[data-card="${card}"]`);
  };
  const dock = page.getByRole('region', { name: guest.word('board-dock'), exact: true });

  /** The end of an investigation has the window for itself until somebody goes on. */
  async function goOn(): Promise<void> {
    const button = page.getByRole('button', { name: guest.word('board-continue'), exact: true });
    if (await button.isVisible()) await button.click();
  }

  async function act(action: Action): Promise<void> {
    await goOn();
    switch (action.type) {
      case 'examine':
        await openTab('board-tab-cards');
        await (await cardOf(action.card)).click();
        return dock.locator('[data-deed=examine]').click();
      case 'investigate':
        await pickUp(action.place);
        return dock.locator('[data-deed=investigate]').click();
      case 'assign':
      case 'unassign': {
        await pickUp(action.place);
        const rows = dock.getByRole('list').first().locator('> li');
        return rows.nth(KINDS.indexOf(action.tile)).locator(`[data-deed=${action.type}]`).first().click();
      }
      case 'accuse':
        return accuse(action);
      case 'answerEvidence':
      case 'answerInvestigator':
      case 'answerAccusation':
        throw new Error('at this table nobody answers by hand');
    }
  }

  /** While an accusation is put together, the map chooses for it. What is picked up already would be put down. */
  async function pickUp(place: string): Promise<void> {
    // on a phone nothing may cover the map
    if ((await tab('section-map').count()) > 0) await openTab('section-map');
    else if ((await tab('board-tab-accuse').getAttribute('aria-selected')) === 'true') await openTab('table-log');
    const cell = page.locator(`[data-place="${place}"]`);
    if ((await cell.getAttribute('aria-selected')) !== 'true') await cell.click();
  }

  async function accuse(accused: Case): Promise<void> {
    await openTab('board-tab-accuse');
    const panel = page.getByRole('tabpanel', { name: guest.word('board-tab-accuse'), exact: true });
    for (const kind of KINDS) {
      const name = page.getByText(nameOf(kind, accused[kind]), { exact: true });
      await panel.locator(`fieldset[data-kind=${kind}] label`).filter({ has: name }).getByRole('radio').click();
    }
    await panel.getByRole('button', { name: guest.word('board-accuse'), exact: true }).click();
    await page.getByRole('dialog').locator('[data-deed=accuse]').click();
  }

  const nameOf = (kind: Kind, element: string): string => guest.word(`${kind}-${element}`);
  const cellOf = (kind: Kind, element: string) =>
    page.locator(`button[data-kind=${kind}][data-element="${element}"]`).first();
  async function noted(kind: Kind, element: string): Promise<string> {
    await goOn();
    await openTab('section-notebook');
    return (await cellOf(kind, element).getAttribute('aria-label')) ?? '';
  }

  return {
    guest,
    seat,
    view,
    isMyTurn: () => doc().awaited.includes(seat),
    isOver: () => doc().table.phase === 'over',
    async play(action) {
      const before = view();
      await act(action);
      await until(() => !same(view(), before), `${guest.name} plays ${JSON.stringify(action)}`);
    },
    async undo() {
      const before = view();
      await page.getByRole('button', { name: guest.word('table-undo'), exact: true }).click();
      await until(() => !same(view(), before), `${guest.name} takes a move back`);
    },
    async note(kind, element) {
      const before = await noted(kind, element);
      await cellOf(kind, element).click();
      const after = await noted(kind, element);
      expect(after).not.toBe(before);
      return after;
    },
    noted,
  };
}

/** Waits for something that is heard, not seen. */
export async function until(isSo: () => boolean, what: string, patience = AGES): Promise<void> {
  const since = Date.now();
  while (!isSo()) {
    if (Date.now() - since > patience) throw new Error(`it did not come to this: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
