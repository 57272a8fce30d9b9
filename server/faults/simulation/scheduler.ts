import type { Chance, Milliseconds } from '#kernel';

/** A simulated process, to which timers and answers belong. */
export interface Actor {
  readonly name: string;
  /** Its cryptographic random numbers. */
  readonly chance: Chance;
  /** False: nothing that belongs to it ever runs again. */
  isAlive: boolean;
  /** Until then nothing that belongs to it runs. */
  pausedUntil: Milliseconds;
  /** How far its clock is ahead of the true time. */
  ahead: Milliseconds;
}

/** Something that happens at a simulated time. */
export interface Task {
  at: Milliseconds;
  order: number;
  readonly actor: Actor | null; // null: the network, a client or the store
  job: (() => void) | null; // null: cancelled
}

export interface Scheduler {
  /** The simulated time, in milliseconds since the start. */
  readonly now: Milliseconds;
  /** The process whose code is running; null: the simulation itself. */
  readonly actor: Actor | null;
  after(wait: Milliseconds, actor: Actor | null, job: () => void): Task;
  /** Runs tasks in the order of their times until this time, or until `isEnough`. */
  run(until: Milliseconds, isEnough: () => boolean): Promise<void>;
}

/** Long after the end of a pause, in milliseconds, tasks that waited for it may still be late. */
const WAKING = 5;

export function newScheduler(chance: Chance): Scheduler {
  const heap: Task[] = [];
  let now = 0;
  let actor: Actor | null = null;
  let count = 0;

  function push(task: Task): void {
    let at = heap.length;
    heap.push(task);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (!parent || isBefore(parent, task)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = task;
  }

  function pop(): void {
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      let child = heap[below];
      if (!child) break;
      const other = heap[below + 1];
      if (other && isBefore(other, child)) {
        child = other;
        below += 1;
      }
      if (isBefore(last, child)) break;
      heap[at] = child;
      at = below;
    }
    heap[at] = last;
  }

  return {
    get now() {
      return now;
    },
    get actor() {
      return actor;
    },
    after(wait, owner, job) {
      const task: Task = { at: now + Math.max(0, wait), order: (count += 1), actor: owner, job };
      push(task);
      return task;
    },
    async run(until, isEnough) {
      for (;;) {
        const [task] = heap;
        if (!task || task.at > until || isEnough()) {
          now = Math.max(now, until);
          return;
        }
        pop();
        const { actor: owner, job } = task;
        if (!job || owner?.isAlive === false) continue;
        now = Math.max(now, task.at);
        if (owner && owner.pausedUntil > now) {
          task.at = owner.pausedUntil + chance.below(WAKING);
          task.order = count += 1;
          push(task);
          continue;
        }
        actor = owner;
        job();
        // promises of the process go on until all of them wait for another task
        if (owner) await drained();
        actor = null;
      }
    },
  };
}

const isBefore = (one: Task, other: Task): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

const { setImmediate: immediately } = globalThis;

const drained = (): Promise<void> =>
  new Promise(resolve => {
    immediately(resolve);
  });
