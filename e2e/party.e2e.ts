import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../games/spyfall/rules/places.ts';
import { placeName } from '../games/spyfall/telling/names.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { spyHandOf } from './spyfall-board.ts';
import { button, NAMES, PHONE, press } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

/** One phone that several people share. */
function phoneOf(guest: Guest) {
  const { page, word } = guest;
  const iAm = (name: string) => button(guest, 'party-i-am', { name });
  const hide = page.getByRole('button', { name: word('party-hide'), exact: true });
  const hideFor = (name: string) => button(guest, 'party-hide-next', { name });
  const putDown = button(guest, 'party-put-down');
  const onTable = page.locator('#party-hand');
  const aCover = putDown;

  /** It goes to somebody under a cover, wherever it is: on the table, or on its way to somebody else. */
  async function handTo(name: string): Promise<void> {
    await onTable.or(aCover).first().waitFor();
    if (await iAm(name).isVisible()) return;
    if (await putDown.isVisible()) await guest.hand.tap(putDown);
    await press(guest, button(guest, 'party-pass-to', { name }));
    await iAm(name).waitFor();
  }

  return {
    onTable,
    /** Somebody takes it, with everybody else looking away; before that nothing of theirs is on it. */
    async take(name: string): Promise<void> {
      await handTo(name);
      expect(await page.locator('[data-card], [data-place]').count()).toBe(0);
      await guest.hand.tap(iAm(name));
      await page.getByRole('heading', { name: word('party-eyes-only', { name }), exact: true }).waitFor();
    },
    /** They have seen enough, and it is on its way to whoever has to see something too, or on the table. */
    async hide(people: readonly string[]): Promise<void> {
      await guest.hand.tap(people.reduce((button, name) => button.or(hideFor(name)), hide));
      await onTable.or(aCover).first().waitFor();
    },
    async layDown(): Promise<void> {
      await onTable.or(aCover).first().waitFor();
      if (await putDown.isVisible()) await guest.hand.tap(putDown);
      await onTable.waitFor();
    },
  };
}

describe('One phone passed around', () => {
  test('a spoken match of three, then of four, without a network, to the result', async () => {
    const people = ['Ann', 'Їжак', 'Władysława'];
    const late = 'Ewa';
    const guest = await parlour.invite('Ann', { ...PHONE, game: 'spyfall', keepsPages: true });
    const { page, word } = guest;
    await parlour.cutOff(guest);
    await press(guest, button(guest, 'home-party-title', { title: NAMES.spyfall }));
    for (const [at, name] of people.entries())
      await guest.hand.type(page.getByLabel(word('party-names-one', { number: at + 1 }), { exact: true }), name);
    await press(guest, button(guest, 'party-names-go'));
    await page.waitForURL(/\/practice\//);

    const phone = phoneOf(guest);
    const hand = spyHandOf(guest);
    const nameOfPlace = (place: Place): string => word(placeName(place).key).toLowerCase();
    const over = button(guest, 'table-rematch');

    /** Everybody looks at their card, one after the other: who is the spy, and where are the others? */
    async function lookAtCards(): Promise<{ readonly spy: string; readonly place: Place }> {
      const cards: string[] = [];
      for (const name of people) {
        await phone.take(name);
        cards.push((await hand.peek()).toLowerCase());
        await phone.hide(people);
      }
      const spies = people.filter((_, at) => cards[at]?.includes(word('board-card-spy').toLowerCase()));
      expect(spies.length).toBe(1);
      const places = PLACES.filter(place => cards.some(card => card.split('\n').includes(nameOfPlace(place))));
      expect(places.length).toBe(1);
      return { spy: spies[0] ?? '', place: places[0] ?? '' };
    }

    /** On the table: the clock is started, somebody is asked, and answers. Nobody takes the phone for it. */
    async function talk(round: number): Promise<void> {
      await press(guest, button(guest, round === 1 ? 'offer-start' : 'offer-continue'));
      const asked = page.getByRole('button', {
        name: new RegExp(`^(${people.map(to => word('board-ask', { to })).join('|')})$`),
      });
      await press(guest, asked.first());
      const answered = people.map(seat => word('board-answered-by', { seat })).join('|');
      await press(guest, page.getByRole('button', { name: new RegExp(`^(${answered})$`) }));
      await asked.first().waitFor();
    }

    /** Said aloud, and entered in front of everybody. */
    async function accuseOnTable(accuser: string, suspect: string): Promise<void> {
      await press(guest, button(guest, 'board-accuse-open'));
      const dialog = page.getByRole('dialog');
      const choose = (group: string, name: string) =>
        press(guest, dialog.getByRole('group', { name: word(group) }).getByRole('radio', { name, exact: true }));
      await choose('board-accuse-by', accuser);
      await choose('blank-suspect', suspect);
      await press(guest, dialog.getByRole('button', { name: word('board-accuse-do', { suspect }), exact: true }));
    }

    /** Somebody who comes late is entered on the table, and waits for the next round. */
    async function addLate(): Promise<void> {
      await press(guest, button(guest, 'party-add'));
      const dialog = page.getByRole('dialog');
      const name = dialog.getByLabel(word('party-add-name'), { exact: true });
      const add = dialog.getByRole('button', { name: word('party-add'), exact: true });
      await guest.hand.type(name, people[0] ?? '');
      await guest.hand.tap(add);
      await dialog.getByText(word('party-names-alike'), { exact: true }).waitFor();
      await guest.hand.type(name, late);
      await guest.hand.tap(add);
      await page.getByText(word('table-joins', { name: late }), { exact: true }).waitFor();
      expect(await button(guest, 'party-pass-to', { name: late }).count()).toBe(0);
    }

    for (let round = 1; round <= 5; round++) {
      await page.getByText(word('board-round-of', { round, rounds: 5 }), { exact: true }).waitFor();
      const { spy, place } = await lookAtCards();
      await phone.layDown();
      await talk(round);
      if (round === 2) {
        await addLate();
        await page.reload();
        await phone.onTable.waitFor();
        await page.getByText(word('table-joins', { name: late }), { exact: true }).waitFor();
      }
      if (round === 5) await page.getByText(word('party-add-late'), { exact: true }).waitFor();
      // all thirty places are on the table, for everybody to look up
      expect(await page.locator('li[data-place]').count()).toBe(30);
      if (round <= 2) {
        const [accuser = '', voter = ''] = people.filter(name => name !== spy);
        if (round === 1) await accuseOnTable(accuser, spy);
        else {
          await phone.take(accuser);
          await hand.accuse(spy);
        }
        // the room sees it before the phone goes on
        await phone.onTable.waitFor();
        await page.locator('[data-ballot]').waitFor();
        await phone.take(voter);
        await hand.vote('aye');
        if (round === 2) people.push(late);
      } else {
        await phone.take(spy);
        await hand.name(place);
      }
    }
    await over.waitFor();
    // a line for each round, one above them and the sum beneath
    const scores = page.getByRole('table', { name: word('board-scores'), exact: true });
    expect(await scores.getByRole('row').count()).toBe(7);
    await page.reload();
    await over.waitFor();
  });
});
