import type { ExplainedAnswer, BotQuestion } from '#bots';
import type { Milliseconds } from '#kernel';
import { noReplays } from '../../tables/replays.ts';
import type { TableForm } from '../../tables/protocol.ts';
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

/** Loads the titles of a log or a snapshot before it is read, also in the version a match was dealt under. */
const fetchingTitles = (store: Store): Store => ({
  ...store,
  async read(key, lane, after) {
    const bodies = await store.read(key, lane, after);
    if (lane === 'table') await fetchTitlesIn(bodies);
    return bodies;
  },
  async snapshot(key, upTo) {
    const found = await store.snapshot(key, upTo);
    if (found) await fetchTitlesIn([found.body]);
    return found;
  },
});

/** A snapshot, too, has a form and the version of the rules. */
async function fetchTitlesIn(bodies: readonly string[]): Promise<void> {
  const titles = new Set<string>();
  const versions = new Set<number | undefined>([undefined]);
  for (const body of bodies.filter(body => body.includes('"form"') || body.includes('"version"'))) {
    const { form, version } = JSON.parse(body) as { form?: TableForm; version?: number | null };
    if (form) titles.add(form.title);
    if (typeof version === 'number') versions.add(version);
  }
  for (const title of titles) for (const version of versions) await fetchTitle(title, version);
}
