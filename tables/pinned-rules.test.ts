import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copy, quickChance, verify } from '#kernel';
import { recordAt } from './doc.ts';
import { readTableAt } from './live.ts';
import { wakeDue } from './sweeps.ts';
import {
  connectClient,
  dealtTable,
  entriesOf,
  liveTable,
  mustDo,
  openTestTables,
  playMove,
  seatedTable,
  seatNumber,
  SLOWLY,
  someAction,
  type TableClient,
  type TestTables,
  THREE,
  titleOnShelf,
  untilIdle,
  waitUntil,
} from './table.fixture.ts';
import type { TableService } from './service.ts';
import { updateRules } from './updated-rules.fixture.ts';

const OLD = titleOnShelf('pi').game.version;
const NEW = OLD + 1;

let testTables: TestTables;
let restore = (): void => {};

beforeAll(async () => {
  testTables = await openTestTables();
});
afterEach(() => restore());
afterAll(() => testTables.close());

/** A process with the updated program, on the same store. */
function updated({ keeps }: { keeps: boolean }, settings: object = SLOWLY): TableService {
  restore();
  restore = updateRules({ keeps });
  return testTables.service(settings);
}

/** A process with the program from before the update. */
function older(): TableService {
  restore();
  return testTables.service(SLOWLY);
}

const awaitedOf = (people: readonly TableClient[]): TableClient => {
  const found = people.find(({ doc }) => doc.you.seat !== null && doc.awaited.includes(doc.you.seat));
  if (!found) throw new Error('nobody is awaited');
  return found;
};

/** Plays moves of awaited clients without accusations, and sometimes moves a marker. */
async function playSome(people: readonly TableClient[], moves: number): Promise<void> {
  for (let made = 0; made < moves; made++)
    await playMove(awaitedOf(people), 'examine', 'investigate', 'answerEvidence', 'answerInvestigator');
}

/** Plays as a bot does, so that the match ends. */
async function playAsBot(client: TableClient): Promise<void> {
  const { bots, game } = titleOnShelf('pi', OLD);
  const view = client.doc.view ?? {};
  const situation = { seat: seatNumber(client), view: copy(view), offers: game.offers(view) };
  const action = bots['novice']?.decide(situation, quickChance(client.n));
  await mustDo(client, { do: 'move', action, based: client.n });
}

/** Every client again, as a returning one that has missed nothing or something. */
const returning = (service: TableService, id: string, people: readonly TableClient[]): Promise<TableClient[]> =>
  Promise.all(
    people.map(async ({ guest, n, doc, history }) =>
      connectClient(service, await liveTable(service, id), guest.id, { since: n, history, doc }),
    ),
  );

describe('A match in progress, when the rules are updated', () => {
  test('goes on under its own rules: same documents, offers, undo and clock', async () => {
    const before = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(before, THREE, { options: { turnSeconds: 600 } });
    await playSome(people, 8);
    const mover = people.find(client => someAction(client, quickChance(1), 'assign'));
    if (!mover) throw new Error('no marker can be placed');
    await playMove(mover, 'assign');
    testTables.time.now += 30_000;
    const offers = people.map(client => someAction(client, quickChance(4), 'unassign') !== undefined);
    expect(offers).toContain(true);

    const after = updated({ keeps: true });
    const again = await returning(after, live.table.id, people);
    expect(again.map(({ heard }) => heard.map(({ type }) => type))).toEqual(people.map(() => ['caughtUp']));
    expect(again.map(({ heard }) => heard.at(-1))).toEqual(
      people.map(
        () => expect.objectContaining({ clock: expect.objectContaining({ left: 570_000 }) as object }) as object,
      ),
    );
    const fresh = await Promise.all(
      THREE.map(async id => connectClient(after, await liveTable(after, live.table.id), id)),
    );
    expect(fresh.map(({ doc }) => doc)).toEqual(people.map(({ doc }) => doc));
    expect(fresh.map(({ doc }) => doc.table.version)).toEqual([OLD, OLD, OLD]);

    // the new rules have no such offer
    const marker = fresh.find(client => someAction(client, quickChance(4), 'unassign'));
    if (!marker) throw new Error('no marker can be taken back');
    await playMove(marker, 'unassign');
    await mustDo(marker, { do: 'undo', based: marker.n });
    expect(marker.doc.view).toEqual(people.find(({ guest }) => guest.id === marker.guest.id)?.doc.view);
    await playSome(fresh, 5);
  });

  test('ends with a record that its own rules verify; the rematch has the new rules', async () => {
    const { live, people } = await dealtTable(testTables.service(SLOWLY), THREE);
    await playSome(people, 6);
    const after = updated({ keeps: true });
    const again = await returning(after, live.table.id, people);
    while (again[0]?.doc.table.phase === 'playing') await playAsBot(awaitedOf(again));
    const found = await liveTable(after, live.table.id);
    const record = recordAt(found.table);
    expect(record.version).toBe(OLD);
    expect(verify(record, titleOnShelf('pi', OLD).game)).toMatchObject({ ok: true });
    expect(verify(record, titleOnShelf('pi').game)).toEqual({ ok: false, problem: { part: 'version' } });

    const [ann] = again;
    if (!ann) throw new Error('nobody');
    await mustDo(ann, { do: 'rematch' });
    const next = ann.doc.table.next ?? '';
    const rematch = await Promise.all(THREE.map(async id => connectClient(after, await liveTable(after, next), id)));
    expect(rematch[0]?.doc.table.version).toBeNull();
    for (const [seat, client] of rematch.entries()) {
      await mustDo(client, { do: 'sit', seat, word: 'again' });
      await mustDo(client, { do: 'ready', ready: true });
    }
    const [host] = rematch;
    if (host) await mustDo(host, { do: 'start' });
    expect(rematch.map(({ doc }) => doc.table.version)).toEqual([NEW, NEW, NEW]);
    const log = await entriesOf(testTables.store, (await liveTable(after, next)).key);
    expect(log.find(({ kind }) => kind === 'started')).toMatchObject({ version: NEW });
    await playSome(rematch, 6);
    for (const client of rematch) expect(someAction(client, quickChance(4), 'unassign')).toBeUndefined();
  });

  test('its bots play by its rules', async () => {
    const { live, people } = await dealtTable(testTables.service(SLOWLY), ['ann'], { seats: 2 });
    const [ann] = people;
    const asked = testTables.asked.length;
    const after = updated({ keeps: true }, {});
    const [again] = await returning(after, live.table.id, [ann]);
    if (!again) throw new Error('nobody');
    // a thread may take long to start on a busy machine
    const untilTurn = async (): Promise<void> => {
      await expect.poll(() => again.doc.awaited, { timeout: 30_000, interval: 1 }).toContain(0);
    };
    for (let made = 0; made < 3; made++) {
      await untilTurn();
      await playMove(again, 'examine', 'investigate', 'answerEvidence', 'answerInvestigator');
    }
    await untilTurn();
    await untilIdle(await liveTable(after, live.table.id));
    const questions = testTables.asked.slice(asked);
    expect(questions.length).toBeGreaterThan(1);
    expect(new Set(questions.map(({ version }) => version))).toEqual(new Set([OLD]));
    expect(testTables.alarms).not.toContainEqual({
      what: 'a bot',
      cause: expect.objectContaining({ substitute: 'failed' }) as object,
    });
  });

  test('is read from a snapshot under its own rules', async () => {
    const { live, people } = await dealtTable(testTables.service(SLOWLY), THREE);
    for (let said = 0; live.table.n < 230; said++) {
      if (said % 20 === 0) await playSome(people, 1);
      testTables.time.now += 10_000;
      await mustDo(people[0], { do: 'say', to: 'table', text: String(said) });
    }
    await waitUntil(() => testTables.store.snapshot(live.key, 1_000), 'a snapshot');
    const after = updated({ keeps: true });
    expect((await readTableAt(testTables.store, live.key, 1_000)).snapshotAt).toBeGreaterThan(0);
    const again = await connectClient(after, await liveTable(after, live.table.id), 'ann');
    expect(again.doc).toEqual(people[0].doc);
    await playSome(await returning(after, live.table.id, people), 3);
  });
});

describe('A match under rules that are not kept', () => {
  test('is closed for good, and returning clients are told', async () => {
    const { live, people } = await dealtTable(testTables.service(SLOWLY), THREE);
    await playSome(people, 3);
    const after = updated({ keeps: false });
    const again = await returning(after, live.table.id, people);
    expect(again.map(({ doc }) => [doc.table.phase, doc.view])).toEqual(people.map(() => ['closed', null]));
    expect((await entriesOf(testTables.store, live.key)).at(-1)).toMatchObject({ kind: 'closed', why: 'version' });
  });

  test('but newer ones is only out of reach: the newer program plays on', async () => {
    const after = updated({ keeps: true });
    const { live, people } = await dealtTable(after, THREE, { options: { turnSeconds: 600 } });
    await playSome(people, 3);
    const docs = people.map(({ doc }) => doc);
    const entries = await entriesOf(testTables.store, live.key);

    const back = older();
    const refusedThere = await returning(back, live.table.id, people);
    expect(refusedThere.map(({ doc }) => [doc.table.phase, doc.view])).toEqual(people.map(() => ['closed', null]));
    for (const client of refusedThere) expect(await client.tries({ do: 'undo', based: client.n })).toBe('closed');
    await wakeDue(back);
    expect(await entriesOf(testTables.store, live.key)).toEqual(entries);

    const later = updated({ keeps: true });
    const again = await returning(later, live.table.id, people);
    expect(again.map(({ doc }) => doc)).toEqual(docs);
    await playSome(again, 3);
  });
});

describe('A table before its match, when the rules are updated', () => {
  test('starts under the new rules, with the options they still have', async () => {
    const { live, people } = await seatedTable(testTables.service(SLOWLY), THREE, {
      options: { notebook: 2, answers: 'hand' },
    });
    const after = updated({ keeps: true });
    const [ann] = await returning(after, live.table.id, people);
    if (!ann) throw new Error('nobody');
    await mustDo(ann, { do: 'arrange', form: { turnClock: null, isPublic: true } });
    expect(ann.doc.table.form.options).toMatchObject({ notebook: 0, answers: 'hand' });
    for (const { guest } of people.slice(1))
      await mustDo(await connectClient(after, await liveTable(after, live.table.id), guest.id), {
        do: 'ready',
        ready: true,
      });
    await mustDo(ann, { do: 'start' });
    expect(ann.doc.table.version).toBe(NEW);
    expect(ann.doc.view).toMatchObject({ open: { options: { notebook: 0, answers: 'hand' } } });
  });

  test('and one whose form was never changed again starts too', async () => {
    const { live, people } = await seatedTable(testTables.service(SLOWLY), THREE, { options: { notebook: 2 } });
    const after = updated({ keeps: true });
    const [ann] = await returning(after, live.table.id, people);
    if (!ann) throw new Error('nobody');
    await mustDo(ann, { do: 'start' });
    expect(ann.doc.view).toMatchObject({ open: { options: { notebook: 0 } } });
  });
});

test('the host of a running match of older rules can still turn latecomers away', async () => {
  const { live, people } = await dealtTable(testTables.service(SLOWLY), THREE, { options: { notebook: 2 } });
  const after = updated({ keeps: true });
  const [ann] = await returning(after, live.table.id, people);
  if (!ann) throw new Error('nobody');
  await mustDo(ann, { do: 'arrange', form: { latecomers: false } });
  expect(ann.doc.table.form).toMatchObject({ latecomers: false, options: { notebook: 2 } });
  expect((await entriesOf(testTables.store, live.key)).at(-1)).toMatchObject({ kind: 'arranged' });
});
