import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Chance, quickChance } from '#kernel';

/** The memory of a server after garbage collection. */
export interface MemoryUse {
  readonly rss: number;
  /** The heap, and external memory. */
  readonly used: number;
}

/** The real server in its own process, which can be killed. Its port and database stay the same. */
export interface HostedServer {
  readonly url: string;
  readonly port: number;
  /** The file of its database. */
  readonly file: string;
  /** The file, or the URL of the database it uses instead. */
  readonly store: string;
  /** Everything it logged, over all runs. */
  readonly logged: string;
  readonly isRunning: boolean;
  /** Starts it with these settings from now on. Resolves when it answers. */
  start(env?: Env): Promise<void>;
  /** Starts it without waiting. */
  launch(): void;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Stops all its threads with SIGSTOP. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  /** Stops it, and resolves with its exit code. */
  stop(): Promise<number | null>; // null: it was killed
  weigh(): Promise<MemoryUse>;
  /** Its current memory, including garbage. */
  glance(): Promise<MemoryUse>;
  /** Stops it, and deletes everything. */
  end(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

const PARLOUR = fileURLToPath(new URL('../../cli/parlour.ts', import.meta.url));
const INSIDE = new URL('./inside.fixture.ts', import.meta.url).href;

/** Below the ephemeral ports, so that no other process gets this one while the server is down. */
const PORTS = { from: 15_000, to: 31_000 };
/** Longer than a start takes on a busy machine. */
const TIMEOUT = 60_000;

const ALWAYS: Env = { PARLOUR_HOST: '127.0.0.1', PARLOUR_LOG: 'warn' };

/** No rate limits, and bots that answer at once. */
const QUICK: Env = {
  PARLOUR_BOT_PACE_MS: '0-20',
  PARLOUR_TABLES_PER_GUEST: '10000',
  PARLOUR_RATE_REQUESTS: 'off',
  PARLOUR_RATE_GUESTS: 'off',
  PARLOUR_RATE_CODES: 'off',
  PARLOUR_RATE_SOCKETS: 'off',
  PARLOUR_RATE_TABLES: 'off',
  PARLOUR_RATE_MESSAGES: 'off',
  PARLOUR_RATE_CHAT: 'off',
};

interface Hosting {
  /** Whether the default limits apply, or hardly any. */
  readonly limits?: 'default' | 'none';
  readonly env?: Env;
  /** A module to load before the server, as a URL. */
  readonly before?: string;
}

/** A server in its own folder, not started yet. */
export function hostServer({ env = {}, before, limits = 'none' }: Hosting = {}): HostedServer {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-faults-'));
  const file = join(folder, 'parlour.db');
  const chance: Chance = quickChance(Math.trunc(performance.timeOrigin + performance.now() * 1000) % 2 ** 31);
  const nextPort = (): number => PORTS.from + chance.below(PORTS.to - PORTS.from);
  let settings = env;
  let port = nextPort();
  let hasRun = false;
  let child: ChildProcess | undefined;
  let ready: Promise<void> = Promise.resolve();
  let logged = '';

  function launch(): void {
    if (child) throw new Error('it runs already');
    const args = ['--expose-gc', '--import', INSIDE, ...(before === undefined ? [] : ['--import', before])];
    const launched = spawn(process.execPath, [...args, PARLOUR, 'serve'], {
      env: {
        ...withoutOurs(process.env),
        ...ALWAYS,
        ...(limits === 'none' && QUICK),
        PARLOUR_DATA: file,
        PARLOUR_PORT: String(port),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = launched;
    launched.stderr?.setEncoding('utf8').on('data', (text: string) => void (logged += text));
    launched.on('exit', () => {
      if (child === launched) child = undefined;
    });
    ready = announced(launched);
    ready.catch(() => {}); // reported to those who wait for it
  }

  function announced(launched: ChildProcess): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the server does not start: ${logged}`)), TIMEOUT);
      let said = '';
      launched.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (!said.includes(`:${port}\n`)) return;
        clearTimeout(timer);
        resolve();
      });
      launched.on('exit', (code, signal) => {
        clearTimeout(timer);
        reject(new Error(`the server ended with ${code ?? signal} before it started: ${logged}`));
      });
    });
  }

  async function start(changes: Env = {}): Promise<void> {
    settings = { ...settings, ...changes };
    for (;;) {
      if (!child) launch();
      try {
        await ready;
        hasRun = true;
        return;
      } catch (error) {
        // the port is taken: try another
        if (hasRun || !logged.includes(String(port))) throw error;
        port = nextPort();
      }
    }
  }

  async function send(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!child) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  async function askWeight(how: 'weigh' | 'glance'): Promise<MemoryUse> {
    if (!child) throw new Error('it does not run');
    const weighed = once(child, 'message');
    child.send(how);
    const [weight] = (await weighed) as [MemoryUse];
    return weight;
  }

  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    get port() {
      return port;
    },
    file,
    get store() {
      return settings['PARLOUR_STORE'] ?? file;
    },
    get logged() {
      return logged;
    },
    get isRunning() {
      return child !== undefined;
    },
    start,
    launch,
    async kill() {
      await send('SIGKILL');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    stop: () => send('SIGTERM'),
    weigh: () => askWeight('weigh'),
    glance: () => askWeight('glance'),
    async end() {
      await send('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const withoutOurs = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PARLOUR_')));

export const sleep = (wait: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, wait);
  });
