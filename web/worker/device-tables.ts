import type { ExplainedAnswer, BotQuestion } from '#bots';
import type { Milliseconds } from '#kernel';
import { noReplays } from '../../tables/replays.ts';
import type { Entry } from '../../tables/entry.ts';
import type { TableService } from '../../tables/service.ts';
import { newPass } from '../../tables/secrets.ts';
import type { Instant, Store } from '../../tables/store.ts';
import type { DeviceStore } from './store.ts';
import { fetchTitle } from './titles.ts';
import { deviceClock } from './device-clock.ts';

/** The dependencies of the tables on a device. */
export interface DeviceTablesDeps {
  openStore(now: Instant): Promise<DeviceStore>;
  readonly now: () => Instant;
  /** How long bots seem to think at the normal pace, from and to. */
  readonly pace: readonly [Milliseconds, Milliseconds];
  /** After this time on a hidden page the clocks of the table stop. */
  readonly awayAfter: Milliseconds;
  /** Asks a bot, without blocking the tables. */
  think(question: BotQuestion): Promise<ExplainedAnswer>;
  /** Reports an unexpected error. */
  alarmed(what: string, cause: unknown): void;
}

const DAY: Milliseconds = 24 * 3_600_000;

/** Opens the tables of this device. */
export async function openDeviceTables(
  { openStore, now, pace, awayAfter, think, alarmed }: DeviceTablesDeps,
  paceFactor: () => number,
): Promise<TableService> {
  const store = await openStore(now());
  const outages = await store.outages();
  return {
    store: fetchingTitles(store),
    now: deviceClock({ now, store, outages, alarmed }),
    outages,
    watch: { moved: () => {}, stored: () => {}, refused: () => {}, problem: alarmed },
    settings: {
      awayAfter,
      // no grace period for the only player
      grace: 0,
      get pace() {
        const [least, most] = pace;
        return [least * paceFactor(), most * paceFactor()] as const;
      },
      tablesPerGuest: 1_000,
      idle: DAY,
      abandoned: 7 * DAY,
      keep: null,
    },
    pool: {
      async ask(request) {
        const question = request.question();
        if (!question) return null;
        const { action, substitute, reason } = await think(question);
        if (substitute !== null) alarmed('a bot did not decide itself', reason);
        return { action, substitute };
      },
    },
    run: newPass(),
    liveTables: new Map(),
    replays: noReplays(),
    awaiting: new Map(),
    forgetting: new Map(),
  };
}

/** Loads the titles of a log before it is read. */
const fetchingTitles = (store: Store): Store => ({
  ...store,
  async read(key, lane, after) {
    const bodies = await store.read(key, lane, after);
    if (lane === 'table') for (const title of titlesIn(bodies)) await fetchTitle(title);
    return bodies;
  },
});

function titlesIn(bodies: readonly string[]): Set<string> {
  const entries = bodies.filter(body => body.includes('"form"')).map(body => JSON.parse(body) as Entry);
  return new Set(entries.flatMap(entry => ('form' in entry ? [entry.form.title] : [])));
}
