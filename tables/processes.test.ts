import { describe, expect, test } from 'vitest';
import { ownerAmong, type Processes, processesOn } from './processes.ts';
import type { Heartbeat, Peer, SharedStore } from './store.ts';

const peer = (id: string): Peer => ({ id, address: `http://${id}`, rules: 1 });
const tables = Array.from({ length: 3_000 }, (_, number) => `table ${number}`);
const PEERS = ['a', 'b', 'c'].map(peer);

describe('the owner of a table', () => {
  test('is one of the living, the same for every order of their list', () => {
    for (const table of tables) {
      const owner = ownerAmong(PEERS, table);
      expect(PEERS).toContain(owner);
      expect(ownerAmong(PEERS.toReversed(), table)).toBe(owner);
    }
    expect(ownerAmong([], 'table')).toBeUndefined();
  });

  test('is spread evenly', () => {
    for (const one of PEERS) {
      const share = tables.filter(table => ownerAmong(PEERS, table) === one).length / tables.length;
      expect(share).toBeGreaterThan(0.28);
      expect(share).toBeLessThan(0.39);
    }
  });

  test('changes only where the owner left', () => {
    const [, ...others] = PEERS;
    const moved = tables.filter(table => ownerAmong(others, table) !== ownerAmong(PEERS, table));
    expect(moved).toEqual(tables.filter(table => ownerAmong(PEERS, table)?.id === 'a'));
  });
});

describe('during an update', () => {
  test('the processes with the newest rules own all tables', () => {
    const updated = PEERS.map(one => (one.id === 'a' ? one : { ...one, rules: 2 }));
    const owners = new Set(tables.map(table => ownerAmong(updated, table)?.id));
    expect(owners).toEqual(new Set(['b', 'c']));
  });
});

describe('the processes of a store', () => {
  /** A registry whose other processes and times the test sets. */
  function scene(): {
    readonly processes: Processes;
    readonly time: { tick: number; ahead: number };
    readonly silent: Map<string, number>;
    readonly news: string[];
  } {
    const time = { tick: 0, ahead: 0 };
    const silent = new Map<string, number>();
    const news: string[] = [];
    const registry: Pick<SharedStore, 'beat' | 'leave'> = {
      async beat(): Promise<Heartbeat> {
        return {
          others: [...silent].map(([id, since]) => ({ ...peer(id), silent: since })),
          now: time.tick + time.ahead,
          outages: 0,
        };
      },
      async leave() {
        news.push('left the list');
      },
    };
    const processes = processesOn({
      me: peer('me'),
      store: registry as SharedStore,
      now: () => time.tick,
      ticks: () => time.tick,
      joined: ({ id }) => news.push(`${id} joined`),
      left: ({ id }) => news.push(`${id} left`),
    });
    return { processes, time, silent, news };
  }
  const living = ({ living: all }: Processes): string[] => all().map(({ id }) => id);

  test('are unknown before the first heartbeat, so nothing is owned', async () => {
    const { processes } = scene();
    expect(processes.ownerOf('table')).toBeUndefined();
    expect(processes.owns('table')).toBe(false);
    await processes.look();
    expect(processes.owns('table')).toBe(true);
  });

  test('live for two seconds without a heartbeat', async () => {
    const { processes, time, silent, news } = scene();
    const beats = [100, 100, 100, 100, 100, 100, 1_999];
    for (const wait of beats) {
      silent.set('other', wait);
      await processes.look();
      time.tick += 500;
      expect(living(processes)).toEqual(['me', 'other']);
    }
    silent.set('other', 2_000);
    await processes.look();
    expect(living(processes)).toEqual(['me']);
    expect(news).toEqual(['me joined', 'other joined', 'other left']);
  });

  test('are kept for a while after nobody could send a heartbeat', async () => {
    const { processes, time, silent } = scene();
    silent.set('other', 100);
    await processes.look();
    time.tick += 6_000; // Postgres was restarted
    silent.set('other', 6_100);
    await processes.look();
    expect(living(processes)).toEqual(['me', 'other']);
    for (let beat = 0; beat < 4; beat++) {
      time.tick += 500;
      await processes.look();
    }
    expect(living(processes)).toEqual(['me']);
  });

  test('agree on the time', async () => {
    const { processes, time } = scene();
    time.ahead = 5_000;
    await processes.look();
    expect(processes.now()).toBe(5_000);
    time.ahead = 5_001;
    await processes.look();
    expect(processes.now()).toBe(5_000); // as precise as before
    time.ahead = 5_100;
    await processes.look();
    expect(processes.now()).toBe(5_100);
  });

  test('own nothing after they left, and do not come back', async () => {
    const { processes, silent, news } = scene();
    silent.set('other', 0);
    await processes.look();
    await processes.leave();
    await processes.look();
    expect(tables.filter(processes.owns)).toEqual([]);
    expect(living(processes)).toEqual(['other']);
    expect(news.at(-1)).toBe('left the list');
  });
});
