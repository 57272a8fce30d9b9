import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableService } from './service.ts';
import {
  liveTable,
  connectClient,
  dealtTable,
  inOrder,
  mustDo,
  openTestTables,
  playMove,
  type TestTables,
  newLiveTable,
  THREE,
  tryConnect,
  SLOWLY,
} from './table.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

describe('a client that connects to a table', () => {
  test('may watch a match unless the host forbids it; players may always connect', async () => {
    const { live: open } = await dealtTable(service, THREE);
    const { live: shut } = await dealtTable(service, THREE, { watching: false });
    expect(await tryConnect(service, open, 'eve')).toMatchObject({
      doc: { you: { seat: null }, view: { me: 'audience' } },
    });
    expect(await tryConnect(service, shut, 'eve')).toEqual({ because: 'watchingForbidden' });
    expect(await tryConnect(service, shut, 'eve', { since: 1 })).toEqual({ because: 'watchingForbidden' });
    expect(await tryConnect(service, shut, 'bob')).toMatchObject({ doc: { you: { seat: 1 }, view: { me: 1 } } });
    expect(shut.listeners.size).toBe(4);
  });

  test('may use the audience view although the guest is seated, and cannot act with it', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [ann, bob] = people;
    const screen = await connectClient(service, live, 'bob', { as: 'audience' });
    const eve = await connectClient(service, live, 'eve');
    expect(screen.doc).toEqual({ ...eve.doc, you: { guest: 'bob', seat: null, undo: null } });
    expect(screen.heard).not.toEqual(bob.heard);
    await playMove(inOrder(people)[0], 'examine');
    await mustDo(bob, { do: 'leave' });
    await mustDo(ann, { do: 'say', to: 'table', text: 'hm' });
    expect(screen.doc).toEqual({ ...eve.doc, you: { guest: 'bob', seat: null, undo: null } });
    expect(screen.heard.slice(1)).toEqual(eve.heard.slice(1));
    const commands = [{ do: 'leave' }, { do: 'takeBack' }, { do: 'say', to: 'watchers', text: 'hm' }] as const;
    for (const command of commands) expect(await screen.tries(command)).toBe('notSeated');
    expect(live.table.chairs[1]?.taken).toMatchObject({ gone: true });
  });

  test('gets the missed entries with the same view as before', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [, bob] = people;
    const screen = await connectClient(service, live, 'bob', { as: 'audience' });
    const eve = await connectClient(service, live, 'eve');
    screen.leaves();
    await playMove(inOrder(people)[0], 'examine');
    const back = await connectClient(service, live, 'bob', { as: 'audience', since: screen.n, doc: screen.doc });
    expect(back.heard.slice(0, -1)).toEqual(eve.heard.slice(1));
    expect(back.doc.view).toEqual(eve.doc.view);
    expect(back.doc.view).not.toEqual(bob.doc.view);
  });

  test('may be a shared screen where watching is forbidden only if its guest is seated', async () => {
    const { live } = await dealtTable(service, THREE, { watching: false });
    expect(await tryConnect(service, live, 'eve', { as: 'audience' })).toEqual({ because: 'watchingForbidden' });
    const screen = await connectClient(service, live, 'bob', { as: 'audience' });
    expect(screen.doc.view).toMatchObject({ me: 'audience' });
    expect(screen.farewell).toBeNull();
  });

  test('keeps its view when another guest takes a seat, and when the match begins', async () => {
    const live = await newLiveTable(service, { title: 'pi', seats: 2 });
    const ann = await connectClient(service, live, 'ann');
    const screen = await connectClient(service, live, 'ann', { as: 'audience' });
    await mustDo(ann, { do: 'sit', seat: 0, word: 'a' });
    await mustDo(ann, { do: 'seatBot', seat: 1, bot: 'novice' });
    await mustDo(ann, { do: 'start' });
    expect(ann.doc).toMatchObject({ you: { seat: 0 }, view: { me: 0 } });
    expect(screen.doc).toMatchObject({ you: { seat: null }, view: { me: 'audience' } });
  });

  test('counts as away with only a shared screen, which gets no watchers’ chat', async () => {
    const restless = testTables.service({ ...SLOWLY, awayAfter: 0 });
    const { live, people } = await dealtTable(restless, THREE);
    const [, bob] = people;
    const screen = await connectClient(restless, live, 'bob', { as: 'audience' });
    const eve = await connectClient(restless, live, 'eve');
    await mustDo(eve, { do: 'say', to: 'watchers', text: 'It is Doc!' });
    expect(screen.watchersLines).toEqual([]);
    expect(screen.w).toBeNull();
    bob.leaves();
    await expect.poll(() => screen.doc.table.seats[1]?.away).not.toBeNull();
    await connectClient(restless, live, 'bob', { as: 'audience' });
    expect(live.table.chairs[1]?.taken?.away).not.toBeNull();
    await connectClient(restless, live, 'bob');
    expect(live.table.chairs[1]?.taken?.away).toBeNull();
  });

  test('gets the missed entries, or the whole document if that is smaller or the entries are not theirs to see', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [ann] = people;
    const seen = { since: ann.n, doc: ann.doc };
    await playMove(inOrder(people)[0], 'examine');
    await mustDo(ann, { do: 'say', to: 'table', text: 'hm' });
    const back = await connectClient(service, live, 'ann', seen);
    expect(back.heard.map(({ type }) => type)).toEqual(['told', 'told', 'caughtUp']);
    expect(back.doc).toEqual(ann.doc);
    expect(back.lines).toEqual(ann.lines);
    const upToDate = await connectClient(service, live, 'ann', { since: ann.n, doc: ann.doc });
    expect(upToDate.heard.map(({ type }) => type)).toEqual(['caughtUp']);
    for (const since of [0, ann.n + 1, 1_000_000]) {
      const anew = await connectClient(service, live, 'ann', { since });
      expect(anew.heard.map(({ type }) => type)).toEqual(['welcome']);
      expect(anew.doc).toEqual(ann.doc);
    }
    for (let line = 0; line < 200; line++) {
      testTables.time.now += 10_000;
      await mustDo(people[line % 3 === 0 ? 1 : 2], { do: 'say', to: 'table', text: `${line}` });
    }
    const last = { since: live.table.n - 200, doc: ann.doc };
    expect((await connectClient(service, live, 'ann', last)).heard).toHaveLength(201);
    const late = await connectClient(service, live, 'ann', { ...last, since: live.table.n - 201 });
    expect(late.heard.map(({ type }) => type)).toEqual(['welcome']);
  });

  test('gets the entries another process has written since', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const other = testTables.service();
    const behind = await liveTable(other, live.table.id);
    const eve = await connectClient(other, behind, 'eve');
    await playMove(inOrder(people)[0], 'examine');
    const [ann] = people;
    const moved = await connectClient(other, behind, 'ann', { since: ann.n, doc: ann.doc });
    expect(moved.heard.map(({ type }) => type)).toEqual(['caughtUp']);
    expect(eve.n).toBe(ann.n);
  });
});

test('is refused beyond 250 connections at a table, unless its guest is seated', async () => {
  const { live } = await dealtTable(service, THREE);
  while (live.listeners.size < 250) await connectClient(service, live, 'eve');
  expect(await tryConnect(service, live, 'eva')).toEqual({ because: 'tooManySockets' });
  expect(await tryConnect(service, live, 'bob')).toMatchObject({ doc: { you: { seat: 1 } } });
});

describe('a client that reconnects', () => {
  const kinds = ({ heard }: { heard: readonly { type: string }[] }): string[] => heard.map(({ type }) => type);

  test('to the same log gets the missed entries, also after a restart of the server', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    await playMove(inOrder(people)[0], 'examine');
    const known = { since: eve.n - 1, history: eve.history, doc: eve.docs.get(eve.n - 1) ?? eve.doc };
    expect(kinds(await connectClient(service, live, 'eve', known))).toEqual(['told', 'caughtUp']);
    const restarted = testTables.service(SLOWLY);
    const back = await connectClient(restarted, await liveTable(restarted, live.table.id), 'bob', {
      ...known,
      doc: people[1].docs.get(known.since) ?? people[1].doc,
    });
    expect(kinds(back)).toEqual(['told', 'caughtUp']);
    expect(back.doc).toEqual(people[1].doc);
    expect(back.history).not.toBe(eve.history);
  });

  test('with another history gets the whole document', async () => {
    const { live, people } = await dealtTable(service, THREE);
    await playMove(inOrder(people)[0], 'examine');
    const known = { since: live.table.n, history: 'of another server', doc: people[1].doc };
    expect(kinds(await connectClient(service, live, 'bob', known))).toEqual(['welcome']);
    // a prefix of an earlier log does not prove that the later entries are the same
    const restarted = testTables.service(SLOWLY);
    const later = await liveTable(restarted, live.table.id);
    const bob = await connectClient(restarted, later, 'bob');
    await mustDo(bob, { do: 'say', to: 'table', text: 'here again' });
    const third = testTables.service(SLOWLY);
    const back = await connectClient(third, await liveTable(third, live.table.id), 'ann', {
      since: bob.n,
      history: service.run,
      doc: people[0].doc,
    });
    expect(kinds(back)).toEqual(['welcome']);
  });
});
