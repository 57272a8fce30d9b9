import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type TableClient,
  dealtTable,
  inOrder,
  mustDo,
  openTestTables,
  playMove,
  type TestTables,
  seatedTable,
  SLOWLY,
  THREE,
  waitUntil,
  connectClient,
} from '../../tables/table.fixture.ts';
import { sendWelcome } from '../../tables/listeners.ts';
import type { ServerMessage } from '../../tables/protocol.ts';
import { networkTo, type Network, openTestPage, stubWindow, type Window } from './connection.fixture.ts';

let premises: TestTables;
let page: Window;
beforeAll(async () => {
  premises = await openTestTables();
});
afterAll(() => premises.close());
beforeEach(() => {
  page = stubWindow();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Page = ReturnType<typeof openTestPage>;

/** A match of ann, bob and cyd, and ann's page on a second device. */
async function playing(form: object = {}) {
  const service = premises.service(SLOWLY);
  const { live, people } = await dealtTable(service, THREE, form);
  const network = networkTo(service, 'ann');
  const ann = openTestPage(network, live.table.id);
  await waitUntil(() => ann.status() === 'open', 'a connection');
  return { service, live, people, network, ann };
}

/** Plays this many moves. */
async function playOn(people: readonly [TableClient, TableClient, TableClient], moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) await playMove(inOrder(people)[0], 'examine', 'investigate');
}

const numbers = (list: readonly { readonly n: number }[]): number[] => list.map(({ n }) => n);

/** Runs a function while the connection is lost. */
async function away(network: Network, ann: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  network.isUp = false;
  network.cut();
  await waitUntil(() => ann.status() === 'lost', 'a loss');
  await meanwhile();
  network.isUp = true;
  page.events.dispatchEvent(new Event('online'));
  await waitUntil(() => ann.status() === 'open', 'a connection again');
}

/** More entries than a server resends one by one. */
async function longGap(host: TableClient): Promise<void> {
  for (let line = 0; line < 202; line++) await mustDo(host, { do: 'mute', guest: 'cyd', muted: line % 2 === 0 });
}

const helloOf = (network: Network) => network.sent.at(-1)?.find(message => message.do === 'hello');
const commandsOf = (network: Network, connection = -1) =>
  network.sent.at(connection)?.filter(message => message.do !== 'hello') ?? [];

describe('The document', () => {
  test('equals the document of every other client of the seat', async () => {
    const { people, ann } = await playing();
    expect(ann.doc()).toEqual(people[0].doc);
    await playOn(people, 5);
    expect(ann.doc()).toEqual(people[0].doc);
    expect(ann.n()).toBe(people[0].n);
    expect(ann.news().length).toBeGreaterThan(0);
    expect(ann.news()).toEqual(ann.heard().filter(({ n }) => n > people[0].n - 5));
    ann.clearNews();
    expect(ann.news()).toEqual([]);
    ann.close();
  });
});

describe('Coming back', () => {
  test('after a short gap the missed events are sent, and are news', async () => {
    const { people, network, ann } = await playing();
    await playOn(people, 2);
    ann.clearNews();
    const before = ann.n();
    await away(network, ann, () => playOn(people, 3));
    expect(helloOf(network)).toMatchObject({ since: before });
    expect(network.received.filter(({ type }) => type === 'welcome')).toHaveLength(1);
    expect(ann.doc()).toEqual(people[0].doc);
    expect(ann.news()).toEqual(ann.heard().filter(({ n }) => n > before));
    expect(ann.news().length).toBeGreaterThan(0);
    ann.close();
  });

  test('after a long gap the new welcome is news from where the last connection ended', async () => {
    const { people, network, ann } = await playing();
    await playOn(people, 3);
    const seen = ann.n();
    ann.clearNews();
    await away(network, ann, async () => {
      await playOn(people, 2);
      await longGap(people[0]);
    });
    expect(network.received.filter(({ type }) => type === 'welcome')).toHaveLength(2);
    expect(numbers(ann.news())).toEqual(numbers(ann.heard()).filter(n => n > seen));
    expect(ann.news().length).toBeGreaterThan(0);
    ann.close();
  });

  test('after a long gap a move that was taken back meanwhile is not news', async () => {
    const { people, network, ann } = await playing({ options: { answers: 'hand' } });
    const [mover] = inOrder(people);
    await playMove(mover, 'examine', 'investigate');
    const taken = ann.n();
    expect(numbers(ann.news())).toContain(taken);
    await away(network, ann, async () => {
      await mustDo(mover, { do: 'undo', based: mover.n });
      await longGap(people[0]);
    });
    expect(ann.doc()).toEqual(people[0].doc);
    expect(numbers(ann.heard())).not.toContain(taken);
    expect(numbers(ann.news())).not.toContain(taken);
    ann.close();
  });

  test('after a short gap a move that was undone meanwhile is not received and not news', async () => {
    const { people, network, ann } = await playing({ options: { answers: 'hand' } });
    const [mover] = inOrder(people);
    await playMove(mover, 'examine', 'investigate');
    const taken = ann.n();
    await away(network, ann, () => mustDo(mover, { do: 'undo', based: mover.n }));
    expect(ann.doc()).toEqual(people[0].doc);
    expect(numbers(ann.heard())).not.toContain(taken);
    expect(numbers(ann.news())).not.toContain(taken);
    ann.close();
  });

  test('to another history the state is replaced, and nothing is news', async () => {
    const { people, network, ann } = await playing();
    await playOn(people, 2);
    const backup = welcomeIn(network);
    await playOn(people, 4);
    const restored: ServerMessage = { ...backup, history: 'another run' };
    network.forged = restored;
    await away(network, ann, () => Promise.resolve());
    expect(ann.doc()).toEqual(backup.doc);
    expect(ann.n()).toBe(backup.n);
    expect(numbers(ann.heard())).toEqual(backup.heard.flatMap(({ n, events }) => events.map(() => n)));
    expect(ann.news()).toEqual([]);
    await away(network, ann, () => Promise.resolve());
    expect(helloOf(network)).toMatchObject({ since: backup.n, history: 'another run' });
    ann.close();
  });

  test('to another history that is already longer, its moves are not mistaken for news', async () => {
    const { people, network, ann } = await playing();
    const seen = ann.n();
    await away(network, ann, async () => {
      await playOn(people, 3);
      const other = await connectClient(network.service, people[0].live, 'ann');
      const welcome = other.heard.find(({ type }) => type === 'welcome');
      if (welcome?.type !== 'welcome') throw new Error('no welcome');
      network.forged = { ...welcome, history: 'another run' };
    });
    expect(ann.n()).toBeGreaterThan(seen);
    expect(ann.news()).toEqual([]);
    ann.close();
  });

  test('to a restarted server goes on where the last connection ended', async () => {
    const { people, live, network, ann } = await playing();
    await playOn(people, 2);
    const before = ann.n();
    ann.clearNews();
    await away(network, ann, async () => {
      await playOn(people, 1);
      network.service = premises.service(SLOWLY);
    });
    expect(network.received.filter(({ type }) => type === 'welcome')).toHaveLength(1);
    expect(numbers(ann.news()).every(n => n > before)).toBe(true);
    expect(ann.news().length).toBeGreaterThan(0);
    expect(ann.n()).toBeGreaterThanOrEqual(live.table.n);
    ann.close();
  });
});

const welcomeIn = ({ received }: Network): Extract<ServerMessage, { type: 'welcome' }> => {
  const welcome = received.findLast(({ type }) => type === 'welcome');
  if (welcome?.type !== 'welcome') throw new Error('no welcome');
  return welcome;
};

describe('A command', () => {
  test('is carried out, and its result is told', async () => {
    const { people, network, ann } = await playing();
    expect(await ann.send({ do: 'say', to: 'table', text: 'Hello' })).toEqual({ refused: null });
    expect(people[1].lines.at(-1)?.text).toBe('Hello');
    expect(ann.said().at(-1)?.text).toBe('Hello');
    expect(await ann.send({ do: 'start' })).toMatchObject({ refused: { because: 'notGathering' } });
    expect((await ann.send({ do: 'pass' })).pass).toEqual(expect.any(String));
    expect(commandsOf(network)).toHaveLength(3);
    ann.close();
  });

  test('that was sent while the connection was lost is carried out once after it', async () => {
    const { people, network, ann } = await playing();
    let result: Promise<unknown> | undefined;
    await away(network, ann, async () => {
      result = ann.send({ do: 'say', to: 'table', text: 'late' });
      await new Promise(resolve => setTimeout(resolve, 20));
    });
    expect(await result).toEqual({ refused: null });
    expect(commandsOf(network)).toHaveLength(1);
    expect(people[1].lines.map(({ text }) => text)).toEqual(['late']);
    ann.close();
  });

  test('whose result was lost is sent again under the same id, and carried out once', async () => {
    const { people, network, ann } = await playing();
    const result = ann.send({ do: 'say', to: 'table', text: 'once' });
    network.cut();
    await waitUntil(() => ann.status() === 'open' && network.sent.length === 2, 'a second connection');
    expect(await result).toEqual({ refused: null });
    const [first, second] = [commandsOf(network, 0), commandsOf(network, 1)];
    expect(second).toEqual(first);
    await waitUntil(() => people[1].lines.length > 0);
    expect(people[1].lines.map(({ text }) => text)).toEqual(['once']);
    ann.close();
  });

  test('under way is not sent again by a second welcome on the same connection', async () => {
    const { network, live, service, ann } = await playing();
    network.isDead = true;
    const result = ann.send({ do: 'say', to: 'table', text: 'once' });
    network.isDead = false;
    for (const listener of live.listeners) sendWelcome(service, live, listener);
    await waitUntil(() => network.received.filter(({ type }) => type === 'welcome').length === 2);
    expect(commandsOf(network)).toHaveLength(1);
    network.cut();
    expect(await result).toEqual({ refused: null });
    ann.close();
  });

  test('without a result means a dead connection: it is sent again over a new one', async () => {
    const { network, ann } = await playing();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.isDead = true;
    const result = ann.send({ do: 'say', to: 'table', text: 'patience' });
    await vi.advanceTimersByTimeAsync(7_900);
    expect(network.sent).toHaveLength(1);
    network.isDead = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(network.sent).toHaveLength(2);
    vi.useRealTimers();
    expect(await result).toEqual({ refused: null });
    ann.close();
  });

  test('that is sent again over a dead connection is sent once more over a third one', async () => {
    const { network, ann, people } = await playing();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.isUp = false;
    network.cut();
    const result = ann.send({ do: 'say', to: 'table', text: 'third' });
    network.isUp = true;
    network.diesAfterHello = true;
    page.events.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(commandsOf(network)).toHaveLength(1));
    [network.isDead, network.diesAfterHello] = [false, false];
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await result).toEqual({ refused: null });
    expect(network.sent).toHaveLength(3);
    expect(people[1].lines.map(({ text }) => text)).toEqual(['third']);
    ann.close();
  });

  test('after the end is refused at once', async () => {
    const { network, ann } = await playing();
    network.refusal = { because: 'noSuchTable' };
    network.cut();
    await waitUntil(() => ann.status() === 'ended');
    expect(await ann.send({ do: 'pause' })).toEqual({ refused: { because: 'unreachable' } });
    ann.close();
  });
});

describe('A connection', () => {
  test('that is refused at first ends, with the reason', async () => {
    const service = premises.service(SLOWLY);
    const { live } = await seatedTable(service, THREE);
    const network = networkTo(service, 'ann');
    network.refusal = { because: 'tooManySockets' };
    const ann = openTestPage(network, live.table.id);
    await waitUntil(() => ann.status() === 'ended');
    expect(ann.endReason()).toBe('tooManySockets');
    ann.close();
  });

  test('that is refused permanently after a reconnect ends, with the reason', async () => {
    const { network, ann } = await playing();
    network.refusal = { because: 'noSuchTable' };
    network.cut();
    await waitUntil(() => ann.status() === 'ended');
    expect(ann.endReason()).toBe('noSuchTable');
    ann.close();
  });

  test('that is refused for the moment on coming back is tried again', async () => {
    const { network, ann } = await playing();
    network.refusal = { because: 'tooManySockets' };
    network.cut();
    await waitUntil(() => network.received.some(({ type }) => type === 'bye'));
    expect(ann.status()).toBe('lost');
    network.refusal = undefined;
    await waitUntil(() => ann.status() === 'open');
    ann.close();
  });

  test('whose hello is not answered is tried again', async () => {
    const { network, ann } = await playing();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.isDead = true;
    network.cut();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(network.sent.length).toBeGreaterThan(2);
    network.isDead = false;
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await waitUntil(() => ann.status() === 'open');
    ann.close();
  });

  test('of a device that goes offline is lost at once, and is back when the device is', async () => {
    const { network, ann } = await playing();
    network.isUp = false;
    page.events.dispatchEvent(new Event('offline'));
    expect(ann.status()).toBe('lost');
    network.isUp = true;
    page.events.dispatchEvent(new Event('online'));
    await waitUntil(() => ann.status() === 'open');
    ann.close();
  });

  test('ends with its page, and is not opened again', async () => {
    const { network, live, ann } = await playing();
    ann.close();
    await waitUntil(() => [...live.listeners].every(listener => 'docs' in listener), 'everybody else');
    page.events.dispatchEvent(new Event('online'));
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(network.sent).toHaveLength(1);
  });
});

describe('The chat', () => {
  test('of the spectators is received by spectators, once, also after a loss', async () => {
    const { service, live, people } = await playing();
    const network = networkTo(service, 'wim');
    const wim = openTestPage(network, live.table.id);
    await waitUntil(() => wim.status() === 'open');
    const dee = await connectClient(service, live, 'dee');
    await mustDo(dee, { do: 'say', to: 'watchers', text: 'one' });
    await away(network, wim, () => {
      premises.time.now += 60_000;
      return mustDo(dee, { do: 'say', to: 'watchers', text: 'two' });
    });
    premises.time.now += 60_000;
    await mustDo(dee, { do: 'say', to: 'watchers', text: 'three' });
    expect(wim.watchers().map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(wim.said()).toEqual([]);
    expect(people[0].watchersLines).toEqual([]);
    wim.close();
  });
});

describe('The clock', () => {
  test('uses the time of this device, and stops in a pause', async () => {
    const { people, network, ann } = await playing({ turnClock: 120 });
    const left = (ann.clock().ends ?? 0) - Date.now();
    expect(left).toBeGreaterThan(100_000);
    expect(left).toBeLessThanOrEqual(120_000);
    await mustDo(people[1], { do: 'pause' });
    for (const other of [people[0], people[2]])
      if (other.doc.table.asking) await mustDo(other, { do: 'agree', asked: other.doc.table.asking.asked });
    expect(ann.doc()?.table.paused).toBe('agreed');
    const { ends, held } = ann.clock();
    expect(ends).toBeNull();
    expect(held).toBeGreaterThan(100_000);
    await away(network, ann, () => Promise.resolve());
    expect(ann.clock()).toEqual({ ends: null, held });
    await away(network, ann, () => mustDo(people[1], { do: 'resume' }));
    expect(ann.clock().held).toBeNull();
    expect((ann.clock().ends ?? 0) - Date.now()).toBeGreaterThan(100_000);
    ann.close();
  });
});

describe('Earlier events', () => {
  test('are put before those that are known, without a hole or a repetition', async () => {
    const { people, network, ann } = await playing();
    await playOn(people, 6);
    const whole = ann.heard();
    const welcome = welcomeIn(network);
    const cutAt = whole[Math.floor(whole.length / 2)]?.n ?? 0;
    const late = await connectClient(network.service, people[0].live, 'ann');
    const now = late.heard.find(({ type }) => type === 'welcome');
    if (now?.type !== 'welcome') throw new Error('no welcome');
    // as a server with a long match sends it
    network.forged = { ...now, history: welcome.history, heard: now.heard.filter(({ n }) => n >= cutAt), more: true };
    await away(network, ann, () => Promise.resolve());
    expect(numbers(ann.heard())).toEqual(numbers(whole).filter(n => n >= cutAt));
    network.cut();
    await waitUntil(() => ann.status() === 'open' && network.sent.length === 3);
    expect(await ann.fetchEarlier()).toEqual({ refused: null });
    expect(ann.heard()).toEqual(whole);
    ann.close();
  });

  test('that were asked for before a loss are asked for from where the events begin after it', async () => {
    const { people, network, ann } = await playing();
    await playOn(people, 6);
    const whole = ann.heard();
    const [first = 0] = numbers(whole);
    const cutAt = numbers(whole)[Math.floor(whole.length / 2)] ?? 0;
    const late = await connectClient(network.service, people[0].live, 'ann');
    const now = late.heard.find(({ type }) => type === 'welcome');
    if (now?.type !== 'welcome') throw new Error('no welcome');
    network.isDead = true;
    const asked = ann.fetchEarlier();
    network.isDead = false;
    network.forged = { ...now, heard: now.heard.filter(({ n }) => n >= cutAt), more: true };
    await away(network, ann, () => Promise.resolve());
    expect(commandsOf(network, 0)).toMatchObject([{ before: first }]);
    expect(commandsOf(network, 1)).toMatchObject([{ before: cutAt }]);
    network.cut();
    await asked;
    expect(ann.heard()).toEqual(whole);
    ann.close();
  });
});
