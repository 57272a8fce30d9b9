import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../games/spyfall/rules/places.ts';
import { placeName } from '../games/spyfall/telling/names.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { spyfallControlsOf } from './spyfall-board.ts';
import { button, NAMES, PHONE, press } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.closeGuests(test));
afterAll(() => parlour.end());

/** One phone that several people share. */
function sharedPhone(guest: Guest) {
  const { page, word } = guest;
  const iAm = (name: string) => button(guest, 'party-i-am', { name });
  const hide = page.getByRole('button', { name: word('party-hide'), exact: true });
  const hideFor = (name: string) => button(guest, 'party-hide-next', { name });
  const putDown = button(guest, 'party-put-down');
  const onTable = page.locator('#party-hand');
  const cover = putDown;

  /** Passes the phone to a player, from the table or from the cover screen of another player. */
  async function handTo(name: string): Promise<void> {
    await onTable.or(cover).first().waitFor();
    if (await iAm(name).isVisible()) return;
    if (await putDown.isVisible()) await guest.hand.tap(putDown);
    await press(guest, button(guest, 'party-pass-to', { name }));
    await iAm(name).waitFor();
  }

  return {
    onTable,
    /** A player takes the phone; before that, none of their private information is on it. */
    async take(name: string): Promise<void> {
      await handTo(name);
      expect(await page.locator('[data-card], [data-place]').count()).toBe(0);
      await guest.hand.tap(iAm(name));
      await page.getByRole('heading', { name: word('party-eyes-only', { name }), exact: true }).waitFor();
    },
    /** Hides the private screen: the phone goes to the next player who has to look, or to the table. */
    async hide(people: readonly string[]): Promise<void> {
      await guest.hand.tap(people.reduce((button, name) => button.or(hideFor(name)), hide));
      await onTable.or(cover).first().waitFor();
    },
    async putOnTable(): Promise<void> {
      await onTable.or(cover).first().waitFor();
      if (await putDown.isVisible()) await guest.hand.tap(putDown);
      await onTable.waitFor();
    },
  };
}

describe('One phone passed around', () => {
  test('a spoken match of three people, then four, without a network, to the result', async () => {
    const people = ['Ann', 'Їжак', 'Władysława'];
    const late = 'Ewa';
    const guest = await parlour.invite('Ann', { ...PHONE, game: 'spyfall', allowsServiceWorker: true });
    const { page, word } = guest;
    await parlour.goOffline(guest);
    await press(guest, button(guest, 'home-party-title', { title: NAMES.spyfall }));
    for (const [at, name] of people.entries())
      await guest.hand.type(page.getByLabel(word('party-names-one', { number: at + 1 }), { exact: true }), name);
    await press(guest, button(guest, 'party-names-go'));
    await page.waitForURL(/\/practice\//);

    const phone = sharedPhone(guest);
    const controls = spyfallControlsOf(guest);
    const nameOfPlace = (place: Place): string => word(placeName(place).key).toLowerCase();
    const over = button(guest, 'table-rematch');

    /** Everybody looks at their card, one after the other. Returns the spy and the place. */
    async function lookAtCards(): Promise<{ readonly spy: string; readonly place: Place }> {
      const cards: string[] = [];
      for (const name of people) {
        await phone.take(name);
        cards.push((await controls.peek()).toLowerCase());
        await phone.hide(people);
      }
      const spies = people.filter((_, at) => cards[at]?.includes(word('board-card-spy').toLowerCase()));
      expect(spies.length).toBe(1);
      const places = PLACES.filter(place => cards.some(card => card.split('\n').includes(nameOfPlace(place))));
      expect(places.length).toBe(1);
      return { spy: spies[0] ?? '', place: places[0] ?? '' };
    }

    /** The clock is started and a question is asked and answered while the phone is on the table. */
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

    /** An accusation while the phone is on the table. */
    async function accuseOnTable(accuser: string, suspect: string): Promise<void> {
      await press(guest, button(guest, 'board-accuse-open'));
      const dialog = page.getByRole('dialog');
      const choose = (group: string, name: string) =>
        press(guest, dialog.getByRole('group', { name: word(group) }).getByRole('radio', { name, exact: true }));
      await choose('board-accuse-by', accuser);
      await choose('blank-suspect', suspect);
      await press(guest, dialog.getByRole('button', { name: word('board-accuse-do', { suspect }), exact: true }));
    }

    /** Adds a latecomer, who waits for the next round. */
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
      await phone.putOnTable();
      await talk(round);
      if (round === 2) {
        await addLate();
        await page.reload();
        await phone.onTable.waitFor();
        await page.getByText(word('table-joins', { name: late }), { exact: true }).waitFor();
      }
      if (round === 5) await page.getByText(word('party-add-late'), { exact: true }).waitFor();
      // all thirty places are on the shared screen
      expect(await page.locator('li[data-place]').count()).toBe(30);
      if (round <= 2) {
        const [accuser = '', voter = ''] = people.filter(name => name !== spy);
        if (round === 1) await accuseOnTable(accuser, spy);
        else {
          await phone.take(accuser);
          await controls.accuse(spy);
        }
        // the vote is shown to all before the phone is passed on
        await phone.onTable.waitFor();
        await page.locator('[data-ballot]').waitFor();
        await phone.take(voter);
        await controls.vote('aye');
        if (round === 2) people.push(late);
      } else {
        await phone.take(spy);
        await controls.name(place);
      }
    }
    await over.waitFor();
    // a row for each round, a heading and a sum
    const scores = page.getByRole('table', { name: word('board-scores'), exact: true });
    expect(await scores.getByRole('row').count()).toBe(7);
    await page.reload();
    await over.waitFor();
  });
});
