import {
  basePath,
  database,
  hostName,
  type SettingKind,
  listSetting,
  wordSetting,
  orAuto,
  origin,
  orNothing,
  orOff,
  path,
  proxies,
  rate,
  span,
  whole,
} from './settings.ts';

/** One environment variable. */
export interface ConfigSetting<Value> extends SettingKind<Value> {
  readonly variable: string;
  /** The default. */
  readonly usual: string;
  readonly meaning: string;
}

const setting = <Value>(
  variable: string,
  kind: SettingKind<Value>,
  usual: string,
  meaning: string,
): ConfigSetting<Value> => ({
  variable,
  usual,
  meaning,
  may: kind.may,
  isSecret: kind.isSecret ?? false,
  read: kind.read,
});

/** All settings. docs/hosting.md lists the same. */
export const SETTINGS = {
  port: setting('PARLOUR_PORT', whole(0, 65_535), '8080', 'the port; 0 takes any that is free'),
  // For players on the same network. Not ::, since many containers have no IPv6.
  host: setting(
    'PARLOUR_HOST',
    hostName,
    '0.0.0.0',
    'where to listen; 127.0.0.1 for this machine alone, :: for IPv6 too',
  ),
  publicUrl: setting(
    'PARLOUR_PUBLIC_URL',
    orNothing(origin),
    '',
    'what links to tables begin with; if nothing is set, whatever the request was sent to, or this machine’s address nearby where that was localhost',
  ),
  basePath: setting(
    'PARLOUR_BASE_PATH',
    basePath,
    '',
    'the path below which everything is served; if nothing is set, the root',
  ),
  origins: setting(
    'PARLOUR_ORIGINS',
    listSetting(origin),
    '',
    'other origins whose pages may talk to the server, with commas between',
  ),
  trustProxy: setting(
    'PARLOUR_TRUST_PROXY',
    orOff(proxies),
    'off',
    'how many proxies stand before the server, or their addresses; only then is what they say of a request believed',
  ),
  data: setting('PARLOUR_DATA', path, 'data/parlour.db', 'the file of the database'),
  store: setting(
    'PARLOUR_STORE',
    orNothing(database),
    '',
    'a database of Postgres that is used instead of the file; PARLOUR_DATA, PARLOUR_DURABILITY and PARLOUR_DATA_LIMIT_MB then mean nothing',
  ),
  address: setting(
    'PARLOUR_ADDRESS',
    orNothing(origin),
    '',
    'where other servers of the same Postgres reach this one, if not at this port of the same machine',
  ),
  durability: setting(
    'PARLOUR_DURABILITY',
    wordSetting('full', 'normal'),
    'full',
    'what an acknowledged move survives: full, a power cut; normal, a killed process',
  ),
  dataLimitMb: setting(
    'PARLOUR_DATA_LIMIT_MB',
    orAuto(orOff(whole(16, 100_000_000))),
    'auto',
    'how many megabytes the database may grow to, then nothing more is accepted; auto: until less than 512 MB of its disk are free, or 5 % of a disk under 10 GB; off: until the disk is full',
  ),
  log: setting(
    'PARLOUR_LOG',
    wordSetting('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
    'how much is logged',
  ),
  metrics: setting(
    'PARLOUR_METRICS',
    wordSetting('off', 'local', 'on'),
    'local',
    'who may read /metrics: nobody, this machine, everybody',
  ),
  botThreads: setting('PARLOUR_BOT_THREADS', whole(1, 64), '1', 'how many threads think for the bots'),
  botPaceMs: setting('PARLOUR_BOT_PACE_MS', span(60_000), '800-2500', 'how long a bot takes, at least and at most'),
  botPatienceMs: setting(
    'PARLOUR_BOT_PATIENCE_MS',
    whole(100, 600_000),
    '10000',
    'how long a bot may think before a simple legal move is made for it',
  ),
  graceSeconds: setting(
    'PARLOUR_GRACE_SECONDS',
    whole(0, 86_400),
    '60',
    'how long somebody may be away before the others may let a bot stand in',
  ),
  tablesPerGuest: setting('PARLOUR_TABLES_PER_GUEST', whole(1, 10_000), '20', 'how many open tables a guest may host'),
  socketsPerGuest: setting(
    'PARLOUR_SOCKETS_PER_GUEST',
    orOff(whole(1, 1_000_000)),
    '20',
    'how many sockets a guest may have open',
  ),
  socketsPerAddress: setting(
    'PARLOUR_SOCKETS_PER_ADDRESS',
    orOff(whole(1, 1_000_000)),
    '500',
    'how many sockets may be open from one address',
  ),
  connectionsPerAddress: setting(
    'PARLOUR_CONNECTIONS_PER_ADDRESS',
    orOff(whole(1, 1_000_000)),
    '500',
    'how many connections for requests may be open from one address; sockets and trusted proxies do not count',
  ),
  connections: setting(
    'PARLOUR_CONNECTIONS',
    orOff(whole(1, 1_000_000)),
    '10000',
    'how many connections may be open in all, sockets included',
  ),
  idleMinutes: setting(
    'PARLOUR_IDLE_MINUTES',
    whole(1, 1440),
    '15',
    'how long a table stays in memory when nobody is at it',
  ),
  abandonedHours: setting(
    'PARLOUR_ABANDONED_HOURS',
    whole(1, 8760),
    '72',
    'how long until a table nobody came back to is closed',
  ),
  keepDays: setting(
    'PARLOUR_KEEP_DAYS',
    orOff(whole(1, 36_500)),
    'off',
    'after how many days tables that are over or closed are deleted, and guests who did not come back; off: never',
  ),
  requestRate: setting('PARLOUR_RATE_REQUESTS', orOff(rate), '600/min', 'requests from one address'),
  guestRate: setting('PARLOUR_RATE_GUESTS', orOff(rate), '60/h', 'new guests from one address'),
  codeRate: setting('PARLOUR_RATE_CODES', orOff(rate), '30/min', 'codes tried from one address'),
  wrongCodeRate: setting('PARLOUR_RATE_CODES_TOTAL', orOff(rate), '600/min', 'wrong codes from all addresses together'),
  socketRate: setting('PARLOUR_RATE_SOCKETS', orOff(rate), '120/min', 'new sockets from one address'),
  tableRate: setting('PARLOUR_RATE_TABLES', orOff(rate), '30/h', 'new tables of one guest'),
  messageRate: setting('PARLOUR_RATE_MESSAGES', orOff(rate), '50/s', 'messages of one guest over its sockets'),
  chatRate: setting('PARLOUR_RATE_CHAT', orOff(rate), '20/min', 'lines of chat of one guest'),
};

/** The settings of a server. */
export type Config = {
  readonly [Key in keyof typeof SETTINGS]: Exclude<ReturnType<(typeof SETTINGS)[Key]['read']>, undefined>;
};

/** Variables used by the tests and the command line. */
const OF_OTHERS = ['PARLOUR_RUNS', 'PARLOUR_GOLDEN', 'PARLOUR_DEBUG', 'PARLOUR_CHROMIUM'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment strictly: an unknown or invalid setting prevents the start, with one sentence. */
export function readConfig(env: Environment): { config: Config } | { problem: string } {
  const stray = strayIn(env);
  if (stray !== undefined) return { problem: stray };
  const values: [key: string, value: unknown][] = [];
  for (const [key, one] of Object.entries<ConfigSetting<unknown>>(SETTINGS)) {
    const value = valueOf(one, env);
    if (value === undefined) return { problem: problemWith(one, env[one.variable] ?? '') };
    values.push([key, value]);
  }
  return { config: Object.fromEntries(values) as Config };
}

function problemWith({ variable, may, isSecret }: ConfigSetting<unknown>, text: string): string {
  return isSecret ? `${variable} may only be ${may}.` : `${variable} is ${quoted(text)}, but may only be ${may}.`;
}

function strayIn(env: Environment): string | undefined {
  const known = Object.values(SETTINGS).map(({ variable }) => variable);
  const stray = Object.keys(env).find(name => name.startsWith('PARLOUR_') && ![...known, ...OF_OTHERS].includes(name));
  return stray && `${stray} is no setting; did you mean ${nearest(stray, known)}? docs/hosting.md lists them all.`;
}

/** An empty variable counts as unset, since many forms produce them. */
const valueOf = (one: ConfigSetting<unknown>, env: Environment): unknown =>
  one.read(env[one.variable]?.trim() || one.usual);

const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The setting whose name ends like this one, or else the one with the smallest edit distance. */
function nearest(name: string, known: readonly string[]): string {
  const [first = ''] = known.toSorted((one, other) => editsBetween(name, one) - editsBetween(name, other));
  return known.find(one => one.endsWith(name.slice('PARLOUR'.length))) ?? first;
}

/** The edit distance. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const [across = 0, above = 0, before = 0] = [row[at], row[at + 1], next[at]];
      next.push(letter === otherLetter ? across : 1 + Math.min(across, above, before));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
