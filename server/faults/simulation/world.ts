import { type Chance, type Milliseconds, quickChance } from '#kernel';
import type { GuestId, Instant } from '../../../tables/store.ts';
import { type Database, newDatabase } from './database.ts';
import type { Actor, Scheduler } from './scheduler.ts';
import { newScheduler } from './scheduler.ts';
import type { SimulatedServer } from './network.ts';
import { START } from './virtual-time.ts';

/** What is wrong with the store and the network now. */
export interface Trouble {
  /** The usual time of a message of the network, and of a request of the store. */
  network: Milliseconds;
  store: Milliseconds;
  /** How many of a hundred requests fail, and how many answers take long. */
  failing: number;
  slowAnswers: number;
  isFull: boolean;
  isDown: boolean;
  /** How many of a hundred hints are lost, come late, and come twice. */
  lostHints: number;
  lateHints: number;
  doubledHints: number;
  /** Names of servers that cannot reach each other, as `A B`, and of those that cannot reach the store. */
  readonly cut: Set<string>;
}

export const NO_TROUBLE: Omit<Trouble, 'cut'> = {
  network: 10,
  store: 2,
  failing: 0,
  slowAnswers: 0,
  isFull: false,
  isDown: false,
  lostHints: 0,
  lateHints: 0,
  doubledHints: 0,
};

/** A command of a client, and everything that is known of its answer. */
export interface SimulatedCommand {
  readonly table: string;
  readonly guest: GuestId;
  readonly id: string;
  readonly kind: string;
  /** The last number anybody had heard of the table when it was sent first. */
  readonly after: number;
  sends: number;
  answer: { readonly type: 'told' | 'done'; readonly n: number } | { readonly type: 'refused' } | null; // null: none yet
}

/** What was heard of a table. */
export interface HeardTable {
  /** The last number that anybody has heard. */
  last: number;
  /** What each viewer heard under each number, without the answers and clocks that only some get. */
  readonly texts: Map<string, (string | undefined)[]>;
  /** Documents of clients, by viewer and number. */
  readonly docs: { readonly guest: GuestId; readonly asAudience: boolean; readonly n: number; readonly doc: object }[];
}

/** Everything the parts of a simulation share. */
export interface World {
  readonly seed: number;
  readonly scheduler: Scheduler;
  /** Draws what happens outside of the servers. */
  readonly chance: Chance;
  readonly database: Database;
  readonly trouble: Trouble;
  readonly servers: SimulatedServer[];
  readonly tables: Map<string, HeardTable>;
  readonly commands: SimulatedCommand[];
  readonly flaws: string[];
  readonly counts: Map<string, number>;
  /** When the trouble ended, by the true time of day; null: not yet. */
  calmAt: Instant | null;
  /** Notes something in the history. */
  note(what: string, detail?: string): void;
  blame(flaw: string): void;
  count(what: string): void;
  history(): { readonly digest: string; readonly lines: readonly string[] };
}

/** With `isTold`, the history is kept as text. */
export function newWorld(seed: number, isTold: boolean): World {
  const chance = quickChance(seed);
  const scheduler = newScheduler(quickChance(seed + 1_000_003));
  const lines: string[] = [];
  const flaws: string[] = [];
  const counts = new Map<string, number>();
  let [digest, digested] = [0x811c9dc5, 0];

  function digestText(text: string): void {
    for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
    digested += 1;
  }

  function note(what: string, detail = ''): void {
    digestText(what);
    digestText(detail);
    digest = Math.imul(digest ^ Math.floor(scheduler.now * 1000), 0x01000193);
    if (isTold) lines.push(`${timeText(scheduler.now)} ${what}${detail === '' ? '' : ` ${detail}`}`);
  }

  return {
    seed,
    scheduler,
    chance,
    database: newDatabase(),
    trouble: { ...NO_TROUBLE, cut: new Set() },
    servers: [],
    tables: new Map(),
    commands: [],
    flaws,
    counts,
    calmAt: null,
    note,
    blame(flaw) {
      flaws.push(`${timeText(scheduler.now)} ${flaw}`);
      note('FLAW', flaw);
    },
    count: what => void counts.set(what, (counts.get(what) ?? 0) + 1),
    history: () => ({ digest: `${(digest >>> 0).toString(16).padStart(8, '0')}-${digested}`, lines }),
  };
}

const timeText = (now: Milliseconds): string => {
  const [minutes, seconds] = [Math.floor(now / 60_000), (now % 60_000) / 1000];
  return `${String(minutes).padStart(2, '0')}:${seconds.toFixed(3).padStart(6, '0')}`;
};

/** The true time of day, which is also that of the database. */
export const trueTime = ({ scheduler }: World): Instant => Math.floor(START + scheduler.now);

export const newActor = (world: World, name: string): Actor => ({
  name,
  chance: quickChance(world.chance.below(2 ** 31)),
  isAlive: true,
  pausedUntil: 0,
  ahead: 0,
});

/** A time around this one: mostly shorter, at times much longer. */
export function around({ chance }: World, usual: Milliseconds): Milliseconds {
  const spread = usual * (0.5 + chance.below(1000) / 1000);
  return chance.below(200) === 0 ? spread * 10 : spread;
}

export const isLikely = ({ chance }: World, percent: number): boolean => percent > 0 && chance.below(100) < percent;

export const areCut = ({ trouble: { cut } }: World, one: string, other: string): boolean =>
  cut.size > 0 && (cut.has(`${one} ${other}`) || cut.has(`${other} ${one}`));

export function heardTable({ tables }: World, id: string): HeardTable {
  let table = tables.get(id);
  if (!table) {
    table = { last: 0, texts: new Map(), docs: [] };
    tables.set(id, table);
  }
  return table;
}
