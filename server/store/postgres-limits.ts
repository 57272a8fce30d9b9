import type { Query } from './postgres-connection.ts';
import type { Rate, SharedLimit } from '../limits.ts';

/** Takes a token if there is one; a few buckets that are full again are deleted. */
const TAKE = `WITH now AS (
    SELECT extract(epoch FROM clock_timestamp())::double precision * 1000 AS at
  ), forgotten AS (
    DELETE FROM parlour.limits WHERE key IN (
      SELECT key FROM parlour.limits, now
      WHERE full_at < now.at - 60000 AND key <> $1 ORDER BY full_at LIMIT 3 FOR UPDATE OF limits SKIP LOCKED
    )
  ), taken AS (
    INSERT INTO parlour.limits AS bucket (key, full_at) SELECT $1, at + $2::double precision FROM now
    ON CONFLICT (key) DO UPDATE SET full_at = greatest(bucket.full_at, excluded.full_at - $2) + $2
      WHERE greatest(bucket.full_at, excluded.full_at - $2) + $2 <= excluded.full_at - $2 + $3::double precision
    RETURNING 1
  )
  SELECT EXISTS (SELECT 1 FROM taken)`;

const WAIT = `SELECT greatest(0, full_at + $2::double precision - $3::double precision
    - extract(epoch FROM clock_timestamp())::double precision * 1000)
  FROM parlour.limits WHERE key = $1`;

/** A limit that counts for all servers of a database together. */
export function limitIn(query: Query, name: string, { burst, perSecond }: Rate): SharedLimit {
  const refill = 1000 / perSecond;
  // One microsecond more, for rounding.
  const bucket = (key: string): [string, number, number] => [`${name} ${key}`, refill, burst * refill + 0.001];
  const wait = async (key: string): Promise<number> => (await query<[number]>(WAIT, bucket(key)))[0]?.[0] ?? 0;
  return {
    async take(key) {
      const [row] = await query<[isTaken: boolean]>(TAKE, bucket(key));
      return row?.[0] ? 0 : Math.max(1, await wait(key));
    },
    wait,
  };
}
