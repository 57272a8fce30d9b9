import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { setTheStage, showTo, SIGHTS, type Stage } from './sights.ts';

let parlour: Parlour;
let stage: Stage;
beforeAll(async () => {
  parlour = await openParlour();
  stage = await setTheStage(parlour.url);
});
afterEach(test => parlour.seeOff(test));
afterAll(async () => {
  await stage.leave();
  await parlour.end();
});

describe('Nothing keeps anybody out', () => {
  test.each(SIGHTS)('$name', async sight => {
    const guest = await parlour.invite('Ann', { game: sight.game ?? 'pi', isShared: true });
    await showTo(guest, stage, sight);
    const found = await barriers(guest.page);
    await guest.page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await barriers(guest.page, 'colours')));
    await guest.page.setViewportSize({ width: 360, height: 740 });
    found.push(...(await barriers(guest.page)));
    expect(found).toEqual([]);
  });
});
