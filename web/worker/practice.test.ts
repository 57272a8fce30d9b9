import { describe, expect, test } from 'vitest';
import { quickChance, readRecord, verify } from '#kernel';
import { SHELF } from '#shelf';
import { callAt, gameOf, granted, newGadget, playNow, playsOn, startWithBots, until } from './practice.fixture.ts';
import { fetchTitle } from './titles.ts';
import { titleNamed as onWebShelf } from '../shelf.ts';

describe('whoever has never played here', () => {
  test('is nobody, has nothing, and no keeper is started to say so', async () => {
    const page = newGadget().page();
    expect(await page.me()).toEqual({ ok: true, value: null });
    expect(await page.myTables()).toEqual({ ok: true, value: [] });
    expect(await page.myMatches()).toEqual({ ok: true, value: { matches: [], more: null } });
    expect(await page.publicTables()).toEqual({ ok: true, value: [] });
    expect(page.starts()).toBe(0);
  });
  test('plays a whole match', async () => {
    const gadget = newGadget();
    const page = gadget.page();
    const { me } = await playNow(page);
    await playsOn(me);
    expect(gadget.alarms).toEqual([]);
    expect(me.doc.table.phase).toBe('over');
  });
});
