import { describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { SIGHTS } from './sights.ts';
import { onStage } from './stage.ts';

const { invite, show } = onStage();

describe('Nothing keeps anybody out', () => {
  test.each(SIGHTS)('$name', async sight => {
    const guest = await invite('Ann', { game: sight.game ?? 'pi', isShared: true });
    await show(guest, sight);
    const found = await barriers(guest.page);
    await guest.page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await barriers(guest.page, 'colours')));
    await guest.page.setViewportSize({ width: 360, height: 740 });
    found.push(...(await barriers(guest.page)));
    expect(found).toEqual([]);
  });
});
