import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import type { Manifest, RulesLoader } from '../../games/manifest.ts';
import { loadVersion } from '../../games/manifest.ts';
import { loadFullTitle } from '../../games/full-titles.ts';
import { MANIFESTS } from '../../games/manifests.ts';
import { titleNamed } from '../shelf.ts';
import { openDeviceTables } from './device-tables.ts';
import { openDeviceStore } from './store.ts';
import { fetchTitle } from './titles.ts';

const manifests = MANIFESTS as Manifest[];
const [first] = manifests;
if (!first) throw new Error('there is no title');

/** Rules of this version, which differ in nothing else. */
const rulesOf = (version: number): RulesLoader => ({
  async loadTable() {
    const title = await first.loadTable();
    return { ...title, game: { ...title.game, version } };
  },
  async loadRules() {
    const title = await first.loadRules();
    return { ...title, game: { ...title.game, version } };
  },
});

/** A title with a kept version of its rules. */
const kept: Manifest = { ...first, kept: { 1: rulesOf(1) } };

afterEach(() => {
  manifests[0] = first;
});

test('a kept version of the rules is loaded when it is needed, beside the current one', async () => {
  const current = (await first.loadTable()).game.version;
  const versionOf = async (version?: number): Promise<number | undefined> =>
    (await loadVersion(kept, version, rules => rules.loadTable()))?.game.version;
  expect(await versionOf()).toBe(current);
  expect(await versionOf(current)).toBe(current);
  expect(await versionOf(1)).toBe(1);
  expect(await versionOf(999)).toBeUndefined();

  manifests[0] = kept;
  await fetchTitle(kept.id, 999);
  expect([undefined, current, 1, 999].map(version => titleNamed(kept.id, version)?.game.version)).toEqual([
    current,
    current,
    undefined,
    undefined,
  ]);
  await fetchTitle(kept.id, 1);
  expect(titleNamed(kept.id, 1)?.game.version).toBe(1);
  expect(titleNamed(kept.id)?.game.version).toBe(current);
});

test('a title in a kept version has the bots of its game; a version under the wrong number is refused', async () => {
  const title = await loadFullTitle(kept, 1);
  expect(title.game.version).toBe(1);
  expect(Object.keys(title.bots)).toEqual([...title.botNames]);
  expect((await loadFullTitle(kept)).game.version).toBeGreaterThan(1);
  await expect(loadFullTitle({ ...first, kept: { 7: rulesOf(1) } }, 7)).rejects.toThrow('version 7');
  await expect(loadFullTitle(kept, 999)).rejects.toThrow('version 999');
});

test('a device loads the rules of a match before it reads its log, or a snapshot instead of its beginning', async () => {
  manifests[0] = { ...first, kept: { 501: rulesOf(501), 502: rulesOf(502) } };
  const { store } = await openDeviceTables(
    {
      openStore: now => openDeviceStore({ factory: new IDBFactory(), now, lost: () => {} }),
      now: () => 1_800_000_000_000,
      pace: [0, 0],
      awayAfter: 0,
      think: () => Promise.reject(new Error('no bot is asked')),
      alarmed: () => {},
    },
    () => 1,
  );
  const form = { title: first.id };
  await store.saveSnapshot(1, 5, JSON.stringify({ form, version: 501 }));
  expect(titleNamed(first.id, 501)).toBeUndefined();
  await store.snapshot(1, 9);
  expect(titleNamed(first.id, 501)?.game.version).toBe(501);

  const card = { id: 'a', code: 'BCDFGH', title: first.id, language: 'en', isPublic: false, host: 'ann' } as const;
  const times = { madeAt: 0, changedAt: 0, dueAt: null };
  const key = await store.addTable(
    { ...card, phase: 'playing', seats: [], result: null, ...times },
    JSON.stringify({ kind: 'opened', form }),
  );
  if (key === undefined) throw new Error('no table');
  const started = JSON.stringify({ kind: 'started', version: 502 });
  await store.append(key, [{ lane: 'table', number: 2, body: started }], null);
  await store.read(key, 'table', 0);
  expect(titleNamed(first.id, 502)?.game.version).toBe(502);
  await store.close();
});
