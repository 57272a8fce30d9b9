import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { askBot } from '#bots';
import { type AnyGame, type Milliseconds, patch, quickChance } from '#kernel';
import { SHELF, titleNamed } from '#shelf';
import { type Doc, type Hello, type Command, PROTOCOL, type ServerMessage } from '../../tables/protocol.ts';
import type { Instant } from '../../tables/store.ts';
import { type Device, deviceHost } from '../hosts/device.ts';
import type { HostResult } from '../hosts/host.ts';
import { createPracticeWorker } from './practice.ts';
import { type DeviceStore, openDeviceStore } from './store.ts';
import { answerBotQuestion } from './bot-thread.ts';

/** A device: its store lasts, while pages open and close. */
export interface TestDevice {
  readonly time: { now: Instant };
  /** What its keepers could not cope with. */
  readonly alarms: { readonly what: string; readonly cause: unknown }[];
  /** A page of the app, with its own keeper. */
  page(): TestPage;
  store(): Promise<DeviceStore>;
}

export interface TestPage extends Device {
  /** It is closed, and its keeper with it. */
  close(): void;
  /** The worker fails. */
  fail(): void;
  /** The page becomes visible again. */
  look(): void;
  /** The player has changed the pace of play. */
  setPace(factor: number): void;
  /** How many workers were started. */
  readonly starts: () => number;
}

export interface TestDeviceOptions {
  readonly pace?: readonly [Milliseconds, Milliseconds];
  /** Wraps the store of its workers. */
  readonly through?: (store: DeviceStore) => DeviceStore;
}

/** Bots slower than any test. */
export const SLOW_BOTS = { pace: [3_600_000, 3_600_000] } as const;

export function newTestDevice({ pace = [0, 0], through = store => store }: TestDeviceOptions = {}): TestDevice {
  const factory = new IDBFactory();
  const time = { now: 1_800_000_000_000 };
  const alarms: TestDevice['alarms'] = [];
  const openStore = async (now: Instant): Promise<DeviceStore> =>
    through(await openDeviceStore({ factory, now, lost: () => {} }));

  function page(): TestPage {
    let isClosed = false;
    let starts = 0;
    let look = (): void => {};
    let setPace = (_factor: number): void => {};
    let fail = (): void => {};
    const host = deviceHost({
      language: () => 'pl',
      isUsed: async () => (await factory.databases()).length > 0,
      start(hear) {
        starts += 1;
        const ground = {
          openStore,
          now: () => time.now,
          pace,
          awayAfter: 0,
          think: answerBotQuestion,
          alarmed: (what: string, cause: unknown) => void alarms.push({ what, cause }),
        };
        const keeper = createPracticeWorker(ground, message => {
          // messages are copied and delivered asynchronously
          const copied = structuredClone(message);
          if (!isClosed) setTimeout(() => isClosed || hear(copied), 0);
        });
        look = () => keeper.hear({ type: 'looked' });
        setPace = factor => keeper.hear({ type: 'paced', factor });
        fail = () => hear({ type: 'ended' });
        return {
          tell: message => {
            const copied = structuredClone(message);
            setTimeout(() => isClosed || keeper.hear(copied), 0);
          },
        };
      },
    });
    return {
      ...host,
      close: () => {
        isClosed = true;
      },
      look: () => look(),
      setPace: factor => setPace(factor),
      fail: () => fail(),
      starts: () => starts,
    };
  }

  return { time, alarms, page, store: () => openStore(time.now) };
}

/** A client of a table. */
export interface TestPlayer {
  doc: Doc;
  n: number;
  history: string;
  readonly heard: ServerMessage[];
  isCutOff: boolean;
  asks(intent: Command): Promise<ServerMessage>;
  /** Sends a command that must succeed. */
  does(intent: Command): Promise<ServerMessage>;
  hangUp(): void;
}

/** Connects a player over a page; a returning player sends its last numbers. */
export async function connectPlayer(
  page: TestPage,
  table: string,
  before?: TestPlayer,
  coming: Pick<Hello, 'token'> = {},
): Promise<TestPlayer> {
  const answers = new Map<string, (message: ServerMessage) => void>();
  let ids = 0;
  let settled: (message: ServerMessage) => void = () => {};
  const isIn = new Promise<ServerMessage>(resolve => {
    settled = resolve;
  });
  const player: TestPlayer = {
    doc: before?.doc ?? ({} as Doc),
    n: before?.n ?? 0,
    history: before?.history ?? '',
    heard: [],
    isCutOff: false,
    asks(intent) {
      const id = `${table} ${ids++} ${Math.random()}`;
      wire.send(JSON.stringify({ ...intent, id }));
      return new Promise(resolve => answers.set(id, resolve));
    },
    async does(intent) {
      const answer = await player.asks(intent);
      if (answer.type === 'refused') throw new Error(`may not ${intent.do}: ${JSON.stringify(answer.refused)}`);
      return answer;
    },
    hangUp: () => wire.close(),
  };
  const wire = page.connect({
    opened: () =>
      wire.send(
        JSON.stringify({
          do: 'hello',
          protocol: PROTOCOL,
          table,
          ...coming,
          ...(player.n > 0 && { since: player.n, history: player.history }),
        }),
      ),
    heard(message) {
      player.heard.push(message);
      if (message.type === 'welcome') Object.assign(player, { doc: message.doc, n: message.n });
      if (message.type === 'welcome' || message.type === 'caughtUp')
        Object.assign(player, { history: message.history });
      if (message.type === 'told' && message.n !== undefined) {
        if (message.n !== player.n + 1) throw new Error(`${message.n} was told after ${player.n}`);
        Object.assign(player, { doc: patch(player.doc, message.change), n: message.n });
      }
      if (message.type === 'welcome' || message.type === 'caughtUp') settled(message);
      if ('re' in message && message.re) answers.get(message.re)?.(message);
      if (message.type === 'refused' && message.re === null) settled(message);
    },
    closed() {
      player.isCutOff = true;
    },
  });
  await isIn;
  return player;
}

export async function valueOrThrow<Value>(asked: Promise<HostResult<Value>>): Promise<Value> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refused)}`);
  return answer.value;
}

/** A table of P.I. with two bots, whose match has begun. */
export async function startPractice(page: TestPage, form: object = {}): Promise<{ table: string; me: TestPlayer }> {
  await valueOrThrow(page.introduce('Ann'));
  const { id: table } = await valueOrThrow(page.makeTable({ title: 'pi', seats: 3, ...form }));
  const me = await connectPlayer(page, table);
  await startWithBots(me);
  return { table, me };
}

/** Takes the first seat and fills the others with bots. */
export async function startWithBots(me: TestPlayer): Promise<void> {
  await me.does({ do: 'sit', seat: 0, word: 'heron' });
  for (const [seat, taken] of me.doc.table.seats.entries())
    if (!taken) await me.does({ do: 'seatBot', seat, bot: 'novice' });
  await me.does({ do: 'start' });
}

export function gameOfPlayer({ doc }: TestPlayer): AnyGame {
  const title = titleNamed(doc.table.form.title);
  if (!title) throw new Error('no such title');
  return title.game;
}

/** Waits until a condition holds. */
export async function waitUntil(isSo: () => unknown): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it never came about');
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}

/** Plays this many moves, or to the end. */
export async function playMoves(me: TestPlayer, moves = Infinity): Promise<void> {
  for (let made = 0; made < moves && me.doc.table.phase === 'playing'; made++) {
    await waitUntil(() => me.doc.table.phase !== 'playing' || me.doc.awaited.includes(me.doc.you.seat ?? -1));
    const { view, you } = me.doc;
    if (me.doc.table.phase !== 'playing' || !view || you.seat === null) return;
    const question = { title: me.doc.table.form.title, bot: 'regular', seat: you.seat, view };
    const { action } = askBot(question, SHELF, quickChance(me.n));
    await me.does({ do: 'move', action, based: me.n });
  }
}
