import type pg from 'pg';
import { connect, drop, type Query, queryOn } from './postgres-connection.ts';
import { CHANNEL, readHint, sendHint } from './postgres-hints.ts';
import { type Heartbeat, type Hint, type Instant, type Registry, storeFailure } from '../../tables/store.ts';

/** The registry of processes, and hints, over a connection of their own that is opened again when it was lost. */
export interface PostgresRegistry extends Registry {
  onHint(hear: (hint: Hint) => void): () => void;
  close(): Promise<void>;
}

/** For the answer to a heartbeat, in milliseconds. */
const TIMEOUT = 5_000;
/** Before a lost connection is opened again. */
const RECONNECT_AFTER = 250;

const BEAT = `WITH me AS (
    INSERT INTO parlour.processes (id, address, rules, at) VALUES ($1, $2, $3, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET address = excluded.address, rules = excluded.rules, at = excluded.at
    RETURNING xmax = 0 AS is_new
  ), forgotten AS (
    DELETE FROM parlour.processes WHERE id <> $1 AND at < clock_timestamp() - interval '1 minute'
  )
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
    (SELECT count(*) FROM parlour.outages),
    (SELECT is_new FROM me),
    (SELECT coalesce(json_agg(json_build_array(id, address, rules, extract(epoch FROM clock_timestamp() - at) * 1000)), '[]')
     FROM parlour.processes WHERE id <> $1)`;

type BeatRow = [
  now: Instant,
  outages: number,
  isNew: boolean,
  others: [id: string, address: string, rules: number, silent: number][],
];

export function openRegistry(url: string, writer: string): PostgresRegistry {
  let opening: Promise<pg.Client> | undefined;
  let isClosed = false;
  const ears = new Set<(hint: Hint) => void>();

  const hearAll = (hint: Hint): void => ears.forEach(hear => hear(hint));

  function open(): Promise<pg.Client> {
    const opened: Promise<pg.Client> = listen(() => lose(opened));
    return opened;
  }

  async function listen(lost: () => void): Promise<pg.Client> {
    const client = await connect(url, { queryTimeout: TIMEOUT });
    client.on('notification', ({ payload }) => {
      const hint = payload === undefined ? undefined : readHint(payload, writer);
      if (hint) hearAll(hint);
    });
    client.on('end', lost);
    // A lost heartbeat is repeated soon.
    await client.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    return client;
  }

  function lose(lost: Promise<pg.Client>): void {
    if (opening !== lost) return;
    opening = undefined;
    lost.then(drop, () => {});
    if (isClosed || ears.size === 0) return;
    setTimeout(() => {
      if (isClosed) return;
      // hints may have been missed
      ask(async () => hearAll({ processes: true })).catch(() => {});
    }, RECONNECT_AFTER).unref();
  }

  async function ask<Answer>(act: (query: Query) => Promise<Answer>): Promise<Answer> {
    if (isClosed) throw storeFailure('failed', new Error('it is closed'));
    opening ??= open();
    const used = opening;
    try {
      return await act(queryOn(await used));
    } catch (error) {
      lose(used);
      throw storeFailure('failed', error);
    }
  }

  return {
    beat: ({ id, address, rules }) =>
      ask(async query => {
        const [row] = await query<BeatRow>(BEAT, [id, address, rules]);
        if (!row) throw new Error('a heartbeat has no answer');
        const [now, outages, isNew, others] = row;
        if (isNew) await sendHint(query, writer, { processes: true });
        return {
          now,
          outages,
          others: others.map(([other, at, theirRules, silent]) => ({
            id: other,
            address: at,
            rules: theirRules,
            silent,
          })),
        } satisfies Heartbeat;
      }),
    leave: id =>
      ask(async query => {
        await query('DELETE FROM parlour.processes WHERE id = $1', [id]);
        await sendHint(query, writer, { processes: true });
      }),
    onHint(hear) {
      ears.add(hear);
      ask(async () => {}).catch(() => {});
      return () => void ears.delete(hear);
    },
    async close() {
      isClosed = true;
      const client = await opening?.catch(() => undefined);
      if (client) await drop(client);
    },
  };
}
