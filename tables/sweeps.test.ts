import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import type { House } from './house.ts';
import { publicTables } from './cards.ts';
import { closeAbandoned, dropIdle, keepHouse, touchListed, wakeDue } from './sweeps.ts';
import {
  at,
  comes,
  dealt,
  EVENING,
  inOrder,
  must,
  openPremises,
  plays,
  type Premises,
  quiet,
  seated,
  tableOf,
  THREE,
  until,
  SLOWLY,
} from './table.fixture.ts';

let premises: Premises;

beforeAll(async () => {
  premises = await openPremises();
});
afterAll(() => premises.close());

const phaseIn = async (house: House, id: string): Promise<string | undefined> =>
  (await house.store.find(id))?.card.phase;

describe('tables nobody looks at', () => {
  test('leave memory after a while, and come back as they were', async () => {
    const house = premises.house(SLOWLY);
    const { live, people } = await dealt(house, THREE);
    await plays(inOrder(people)[0], 'examine');
    for (const client of people) client.leaves();
    await quiet(live);
    premises.time.now += 599_999;
    await dropIdle(house);
    expect(house.lives.has(live.table.id)).toBe(true);
    premises.time.now += 2;
    const ann = await comes(house, live, 'ann');
    await dropIdle(house);
    expect(house.lives.has(live.table.id)).toBe(true);
    ann.leaves();
    await quiet(live);
    premises.time.now += 600_001;
    await dropIdle(house);
    expect(house.lives.has(live.table.id)).toBe(false);
    const again = await at(house, live.table.id);
    expect(again).not.toBe(live);
    const back = await comes(house, again, 'ann', { since: ann.n, doc: ann.doc });
    expect(back.doc).toEqual(ann.doc);
    await must(back, { do: 'say', to: 'table', text: 'hm' });
    expect(back.n).toBe(ann.n + 1);
    premises.time.now = EVENING;
  });

  test('leave the public list after five minutes; those where somebody is stay', async () => {
    const house = premises.house(SLOWLY);
    const listed = async (): Promise<string[]> => (await publicTables(house)).map(({ id }) => id);
    const [deserted, attended, begun] = [
      await tableOf(house, { title: 'pi', isPublic: true }, 'host of one'),
      await tableOf(house, { title: 'pi', isPublic: true }, 'host of two'),
      (await dealt(house, THREE, { isPublic: true })).live,
    ];
    const hidden = await tableOf(house, { title: 'pi' }, 'host of three');
    const watcher = await comes(house, attended, 'eve');
    await comes(house, hidden, 'eve');
    expect(new Set(await listed())).toEqual(new Set([deserted.table.id, attended.table.id]));
    for (let minute = 0; minute < 10; minute++) {
      premises.time.now += 60_000;
      await touchListed(house);
    }
    expect(await listed()).toEqual([attended.table.id]);
    expect((await house.store.find(hidden.table.id))?.card.changedAt).toBeLessThan(premises.time.now);
    expect(await phaseIn(house, begun.table.id)).toBe('playing');
    watcher.leaves();
    await quiet(attended);
    premises.time.now += 300_000;
    await touchListed(house);
    expect(await listed()).toEqual([]);
    premises.time.now = EVENING;
  });

  test('still have clocks, which wake them', async () => {
    const house = premises.house(SLOWLY);
    const { live } = await dealt(house, THREE, { options: { turnSeconds: 60 } });
    const { live: other } = await dealt(house, THREE, { turnClock: 60 });
    const asleep = premises.house(SLOWLY);
    premises.time.now += 59_999;
    await wakeDue(asleep);
    expect(asleep.lives.size).toBe(0);
    premises.time.now += 1;
    await wakeDue(asleep);
    for (const { table } of [live, other]) {
      const woken = await at(asleep, table.id);
      await quiet(woken);
      expect(woken.table.match?.moves).toMatchObject([{ at: 60_000 }]);
    }
    expect((await at(asleep, live.table.id)).table.match?.moves[0]?.by).toBe('clock');
    // now they are awake, and wait for the next time
    await wakeDue(asleep);
    expect((await at(asleep, live.table.id)).table.match?.moves).toHaveLength(1);
    premises.time.now = EVENING;
  });

  test('stop no other, if one of them cannot be read', async () => {
    const house = premises.house(SLOWLY);
    const [{ live: broken }, { live }] = [
      await dealt(house, THREE, { options: { turnSeconds: 15 } }),
      await dealt(house, THREE, { options: { turnSeconds: 30 } }),
    ];
    await premises.store.append(broken.key, [{ lane: 'table', number: broken.table.n + 1, body: '{' }], null);
    const asleep = premises.house(SLOWLY);
    premises.time.now += 30_000;
    await wakeDue(asleep);
    expect((await at(asleep, live.table.id)).table.match?.moves).toHaveLength(1);
    expect(premises.alarms).toHaveLength(1);
    premises.alarms.length = 0;
    premises.time.now = EVENING;
  });
});

describe('tables nobody comes back to', () => {
  test('are closed before their match after a while, in it after ten times as long', async () => {
    const house = premises.house(SLOWLY);
    const [gathering, { live: playing }] = [await tableOf(house), await dealt(house, THREE)];
    const later = premises.house(SLOWLY);
    premises.time.now += 86_400_000 - 1;
    await closeAbandoned(later);
    expect(await phaseIn(later, gathering.table.id)).toBe('gathering');
    premises.time.now += 1;
    await closeAbandoned(later);
    expect(await phaseIn(later, gathering.table.id)).toBe('closed');
    expect(await phaseIn(later, playing.table.id)).toBe('playing');
    premises.time.now += 9 * 86_400_000;
    await closeAbandoned(later);
    expect(await phaseIn(later, playing.table.id)).toBe('closed');
    const eve = await comes(later, await at(later, playing.table.id), 'eve');
    expect(eve.doc.table).toMatchObject({ phase: 'closed', secret: null });
    premises.time.now = EVENING;
  });

  test('are not those where people take their time, nor those somebody looks at', async () => {
    const house = premises.house(SLOWLY);
    const [{ live: slow, people }, { live: watched, people: sitting }] = [
      await dealt(house, THREE),
      await seated(house, THREE),
    ];
    for (const client of people) client.leaves();
    for (let week = 0; week < 3; week++) {
      premises.time.now += 7 * 86_400_000;
      const [turn] = inOrder(people);
      const back = await comes(house, slow, turn.guest.id, { since: turn.n, doc: turn.doc });
      await plays(back, 'examine');
      back.leaves();
      for (const client of people)
        if (client !== turn) Object.assign(client, { doc: { ...client.doc, awaited: back.doc.awaited } });
      Object.assign(turn, { doc: back.doc, n: back.n });
      await quiet(slow);
      await closeAbandoned(house);
    }
    expect(await phaseIn(house, slow.table.id)).toBe('playing');
    expect(await phaseIn(house, watched.table.id)).toBe('gathering');
    expect(await sitting[0].tries({ do: 'start' })).toBe('ok');
    premises.time.now = EVENING;
  });
});

test('a match dealt under other rules is closed, and clocks no longer wake it', async () => {
  const house = premises.house(SLOWLY);
  const { live } = await seated(house, THREE, { options: { turnSeconds: 15 } });
  const { key, table } = live;
  const started: Entry = { kind: 'started', by: 'ann', at: EVENING, version: 999 };
  const found = await premises.store.find(table.id);
  if (!found) throw new Error('no such table');
  await premises.store.append(key, [{ lane: 'table', number: table.n + 1, body: JSON.stringify(started) }], {
    ...found.card,
    phase: 'playing',
    dueAt: EVENING,
  });
  const later = premises.house(SLOWLY);
  await wakeDue(later);
  expect(await phaseIn(later, table.id)).toBe('closed');
  const ann = await comes(later, await at(later, table.id), 'ann');
  expect(ann.doc).toMatchObject({ table: { phase: 'closed' }, view: null });
  expect(await premises.store.dueBy(EVENING, 1_000)).not.toContain(table.id);
});

test('a house keeps its tables until it is told to stop', async () => {
  const house = premises.house(SLOWLY);
  let pulses = 0;
  const store = { ...premises.store, pulse: async () => void (pulses += 1) };
  const { stop } = keepHouse({ ...house, store });
  await until(() => pulses > 0, 'a pulse');
  stop();
  expect(pulses).toBe(1);
});
