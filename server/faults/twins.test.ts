import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyMatch, fromHex, seedFrom, start } from '#kernel';
import { titleNamed } from '#shelf';
import { type CommandAnswer, sendRequest, type TestClient, connect } from '../client.fixture.ts';
import { cardOf } from '../../tables/doc.ts';
import type { Entry } from '../../tables/entry.ts';
import type { TableForm, Command } from '../../tables/protocol.ts';
import { hashOf } from '../../tables/secrets.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openedTable } from '../../tables/fold.ts';
import { type HostedServer, hostServer } from './hosted-server.fixture.ts';
import { dealtIn, type TwinStep, twinSteps, twinViewer, type World } from './twins.fixture.ts';

const WORLDS: readonly World[] = [0, 1];
const SECRET = '5e'.repeat(32);
const MAX_MOVES = 40;

interface TwinScene {
  readonly seats: number;
  readonly options: object;
}

/** One for each viewer who cannot tell the worlds apart, and for each way to answer. */
const SCENES: readonly TwinScene[] = [
  { seats: 3, options: { answers: 'auto' } },
  { seats: 4, options: { answers: 'auto', turnSeconds: 600 } },
  { seats: 5, options: { answers: 'hand' } },
];

// Every guest is at one table only, so their lists show no activity of other tables.
const peopleOf = ({ seats }: TwinScene): string[] =>
  ['Ann', 'Bob', 'Cyd', 'Dot', 'Eve'].slice(0, seats).map(name => `${name} ${seats}`);
const hostOf = ({ seats }: TwinScene): string => `Ann ${seats}`;
const watcherOf = ({ seats }: TwinScene): string => `Wes ${seats}`;

// What two servers call the same things is decided here, so that only times are left to mask.
const guestId = (name: string): string => `guest-of-${name.replace(' ', '')}`.padEnd(16, '-');
const tokenOf = (name: string): string => `token-of-${name.replace(' ', '')}`.padEnd(43, '-');
const tableId = ({ seats }: TwinScene): string => `table-of-${seats}`.padEnd(16, '-');
const wordOf = (name: string): string => `word of ${name}`;
const formOf = ({ seats, options }: TwinScene): TableForm => ({
  title: 'pi',
  options: { answers: 'auto', lastUnsolved: 'nextValue', notebook: 1, turnSeconds: null, ...options },
  seats,
  turnClock: null,
  language: 'en',
  isPublic: true,
  watching: true,
  grows: true,
  latecomers: true,
});

/** The numbers that depend on when something happened. Nothing else may differ, not even in length. */
const TIMES = ['at', 'away', 'hostAway', 'changedAt', 'left', 'wait'];
const masked = (text: string): string =>
  text
    .replaceAll(new RegExp(`"(${TIMES.join('|')})":\\d+`, 'g'), (_, name: string) => `"${name}":time`)
    .replaceAll(/"history":"[^"]+"/g, '"history":run');

/** Both servers, with the same people and the same tables. */
const servers: HostedServer[] = [];

beforeAll(async () => {
  const madeAt = Date.now();
  await Promise.all(
    WORLDS.map(async world => {
      const host = hostServer(
        world === 0 ? {} : { before: new URL('./second-world.fixture.ts', import.meta.url).href },
      );
      servers[world] = host;
      const store = await openSqlite({ file: host.file, durability: 'normal', limit: null, now: Date.now() });
      for (const name of SCENES.flatMap(scene => [...peopleOf(scene), watcherOf(scene)]))
        await store.addGuest({ id: guestId(name), name, madeAt }, hashOf(tokenOf(name)));
      for (const scene of SCENES) {
        const opened: Entry = {
          kind: 'opened',
          by: guestId(hostOf(scene)),
          at: madeAt,
          table: tableId(scene),
          code: `BCDFG${'HJK'[scene.seats - 3]}`,
          form: formOf(scene),
          secret: SECRET,
          kept: [],
        };
        await store.addTable(cardOf(openedTable(opened), madeAt, null), JSON.stringify(opened));
      }
      await store.close();
      await host.start();
    }),
  );
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map(server => server.end()));
});

// which moves leave the worlds twins

/** Moves after which the viewer still sees and hears the same in both worlds. */
const twinMoves = (scene: TwinScene): TwinStep[] =>
  twinSteps(
    WORLDS.map(world => dealIn(world, scene)),
    { viewer: twinViewer(scene.seats), most: MAX_MOVES, seed: scene.seats },
  );

function dealIn(world: World, scene: TwinScene): AnyMatch {
  const title = titleNamed('pi');
  const secret = fromHex(SECRET, 32);
  if (!title || !secret) throw new Error('nothing to deal');
  const words = peopleOf(scene).map(wordOf);
  return start({
    game: dealtIn(world, title.game),
    options: { ...formOf(scene).options, ...title.fixed },
    seats: scene.seats,
    seed: seedFrom(secret, words),
  });
}

// the same evening in both worlds

interface TwinMatch {
  /** Everything each of those at the table was sent, over their sockets and by HTTP. */
  readonly sent: ReadonlyMap<string, readonly string[]>;
}

async function evening(server: HostedServer, scene: TwinScene, steps: readonly TwinStep[]): Promise<TwinMatch> {
  const { url } = server;
  const names = peopleOf(scene);
  const viewer = twinViewer(scene.seats);
  const curious = viewer === 'audience' ? watcherOf(scene) : (names[viewer] ?? '');
  const clients = new Map<string, TestClient>();
  const letters = new Map<string, string[]>();
  let count = 0;

  const come = async (name: string): Promise<void> => {
    const place = { url, token: tokenOf(name), table: tableId(scene) };
    // clients that ask for offers get more data, which could leak more
    clients.set(name, await connect(place, { offers: name === curious }));
  };
  const at = (name: string): TestClient => {
    const client = clients.get(name);
    if (!client) throw new Error(`${name} is not here`);
    return client;
  };
  const isOpen = ({ closedWith }: TestClient): boolean => closedWith === null;
  /** Runs one command after another: each waits until all clients have received the one before. */
  const does = async (name: string, command: Command): Promise<CommandAnswer> => {
    const answer = await at(name).command(command, `intent ${(count += 1)}`);
    if (answer.type === 'told' && answer.n !== undefined) {
      const { n } = answer;
      await Promise.all([...clients.values()].filter(isOpen).map(client => client.until(one => one.n >= n)));
    }
    return answer;
  };
  const reads = async (name: string): Promise<void> => {
    const id = tableId(scene);
    for (const path of [
      `tables/${id}`,
      'tables',
      'me/tables',
      'me/matches',
      `tables/${id}/record`,
      `tables/${id}/record?download`,
      `codes/${at(name).doc.table.code}`,
    ]) {
      const { status, headers, body } = await sendRequest(url, `GET /api/${path}`, { token: tokenOf(name) });
      const head = [...headers].filter(([header]) => header !== 'date' && header !== 'x-request-id');
      const letter = JSON.stringify({ path, status, head, body }).replaceAll(String(server.port), 'port');
      letters.set(name, [...(letters.get(name) ?? []), letter]);
    }
  };
  /** Requests an attacker might use to learn hidden information. */
  const pry = async (name: string): Promise<void> => {
    const based = at(name).n;
    const view = at(name).doc.view as { open: { display: string[]; suspects: string[]; crimes: string[] } };
    const { display, suspects, crimes } = view.open;
    const examine = { type: 'examine', card: display[0] ?? 'none' };
    const never: object[] = [
      { type: 'accuse', suspect: suspects[0], location: 'nowhere', crime: crimes[0] },
      { type: 'peek' },
      { type: '__proto__', hands: 1 },
    ];
    const outOfTurn: object[] = [
      examine,
      { type: 'answerAccusation', right: true },
      { type: 'answerEvidence', reply: 'disc' },
    ];
    const isOnTurn = viewer !== 'audience' && at(name).doc.awaited.includes(viewer);
    for (const action of isOnTurn ? never : [...never, ...outOfTurn]) await does(name, { do: 'move', action, based });
    await does(name, { do: 'move', action: examine, based: 0 });
    await does(name, { do: 'move', action: examine, based: based + 1000 });
    await does(name, { do: 'standIn', seat: 1, bot: 'master' });
    await does(name, { do: 'takeBack' });
    await does(name, { do: 'resume' });
    await does(name, { do: 'rematch' });
  };
  /** Undoes a move and makes it again; or asks for undo, and another player declines. */
  const regret = async (name: string, action: object): Promise<void> => {
    const answer = await does(name, { do: 'undo', based: at(name).n });
    if (answer.type === 'told' && answer.undone) await does(name, { do: 'move', action, based: at(name).n });
    const { asking } = at(name).doc.table;
    if (asking) await does(names[asking.waitingFor[0] ?? 0] ?? '', { do: 'decline', asked: asking.asked });
  };

  for (const name of [...names, watcherOf(scene)]) await come(name);
  for (const [seat, name] of names.entries()) {
    await does(name, { do: 'sit', seat, word: wordOf(name) });
    await does(name, { do: 'ready', ready: true });
  }
  await does(hostOf(scene), { do: 'start' });
  for (const [turn, { by, action }] of steps.entries()) {
    const mover = names[by] ?? '';
    const isAway = turn % 8 === 5 && mover !== curious;
    if (turn % 6 === 1) await pry(curious);
    if (turn % 10 === 3) await reads(curious);
    if (turn % 9 === 4) await does(names[turn % names.length] ?? '', { do: 'say', to: 'table', text: `turn ${turn}` });
    if (isAway) at(curious).cut();
    if (isAway) await at(curious).until(one => one.closedWith !== null);
    const answer = await does(mover, { do: 'move', action, based: at(mover).n });
    if (answer.type !== 'told') throw new Error(`${mover} may not ${action.type}: ${JSON.stringify(answer)}`);
    if (isAway) await at(curious).reconnect();
    if (turn % 4 === 2 && mover === curious) await regret(curious, action);
  }
  // seen anew
  await at(curious).close();
  letters.set(curious, [...(letters.get(curious) ?? []), ...at(curious).frames]);
  await come(curious);
  await pry(curious);
  for (const client of clients.values()) client.cut();
  return {
    sent: new Map(
      [...clients].map(([name, { frames }]) => [name, [...(letters.get(name) ?? []), ...frames].map(masked)]),
    ),
  };
}

describe.each(SCENES)('at a table of $seats, $options', scene => {
  test('a viewer who may not know in which of two worlds they are is sent the same bytes in both', async () => {
    const steps = twinMoves(scene);
    expect(steps.length).toBeGreaterThan(8);
    const evenings = await Promise.all(servers.map(server => evening(server, scene, steps)));
    const [one, other] = evenings.map(({ sent }) => sent);
    const viewer = twinViewer(scene.seats);
    const people = peopleOf(scene);
    const blind = viewer === 'audience' ? [watcherOf(scene)] : [people[viewer] ?? '', watcherOf(scene)];
    for (const name of blind) {
      const [here, there] = [one?.get(name) ?? [], other?.get(name) ?? []];
      expect(there).toEqual(here);
      expect(here.length).toBeGreaterThan(steps.length);
    }
    // and yet they are not the same world
    for (const name of people.filter(seated => !blind.includes(seated)))
      expect(other?.get(name)).not.toEqual(one?.get(name));
  });
});
