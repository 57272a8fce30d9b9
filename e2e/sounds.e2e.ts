import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { piBoardOf } from './pi-board.ts';
import type { Guest } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { button, openTable, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

/** The first tone of two sounds, in hertz. */
const [TURN, MOVE] = [659, 392] as const;

type Listening = Window & { heard: (number | string)[] };

/** Records every tone and every vibration. */
const listen = ({ context }: Guest): Promise<unknown> =>
  context.addInitScript(() => {
    const heard: (number | string)[] = [];
    (globalThis as unknown as Listening).heard = heard;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      heard.push(this.frequency.value);
      start.call(this, when);
    };
    Navigator.prototype.vibrate = () => {
      heard.push('vibration');
      return true;
    };
  });

const heardBy = ({ page }: Guest): Promise<(number | string)[]> =>
  page.evaluate(() => (globalThis as unknown as Listening).heard);

const question = ({ page, word }: Guest) => page.getByRole('group', { name: word('table-sounds-ask'), exact: true });

async function playBots(guest: Guest): Promise<void> {
  await openTable(guest, 'pi');
  await button(guest, 'table-fill-bots', { count: 2 }).click();
  await button(guest, 'table-start').click();
  await guest.page.getByRole('grid').waitFor();
}

/** Plays one turn, and waits for the next one. */
async function playTurn(guest: Guest): Promise<void> {
  const board = piBoardOf(guest, tableOf(guest), 0);
  await expect.poll(() => board.isAwaited()).toBe(true);
  const card = board.view().open.display[0];
  if (card === undefined) throw new Error('there is no evidence card');
  await board.play({ type: 'examine', card });
  await expect.poll(() => board.isAwaited()).toBe(true);
}

describe('Sounds', () => {
  test('are asked about once, at the first table, and the answer stays', async () => {
    const ann = await parlour.invite('Ann', { isAskedAboutSounds: true });
    await playBots(ann);
    const toggle = button(ann, 'table-sounds');
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
    await question(ann)
      .getByRole('button', { name: ann.word('table-sounds-yes') })
      .click();
    await question(ann).waitFor({ state: 'detached' });
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    await ann.page.reload();
    await ann.page.getByRole('grid').waitFor();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await question(ann).count()).toBe(0);
    await toggle.click();
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  });

  test('of moves and of my turn are played, and my turn vibrates', async () => {
    const bob = await parlour.invite('Bob', { isAskedAboutSounds: true, isOnlyHere: true });
    await listen(bob);
    await playBots(bob);
    await question(bob)
      .getByRole('button', { name: bob.word('table-sounds-yes') })
      .click();
    const before = (await heardBy(bob)).length;
    await playTurn(bob);
    const heardSince = async () => (await heardBy(bob)).slice(before);
    await expect.poll(heardSince).toContain('vibration');
    // the sound of the turn comes after the moves of the others
    await expect
      .poll(async () => {
        const heard = await heardSince();
        return heard.lastIndexOf(TURN) > heard.lastIndexOf(MOVE);
      })
      .toBe(true);
    const heard = await heardSince();
    expect(heard).toContain(MOVE);
    expect(heard.filter(one => one === TURN).length).toBe(heard.filter(one => one === 'vibration').length);
  });

  test('are not played for a player who said no', async () => {
    const cyd = await parlour.invite('Cyd', { isAskedAboutSounds: true, isOnlyHere: true });
    await listen(cyd);
    await playBots(cyd);
    await question(cyd)
      .getByRole('button', { name: cyd.word('table-sounds-no') })
      .click();
    await playTurn(cyd);
    expect(await heardBy(cyd)).toEqual([]);
  });
});
