import type { Milliseconds } from '#kernel';
import { type Hint, isStoreFailure, type SharedStore, storeFailure } from '../../../tables/store.ts';
import type { DatabaseLine } from './memory-store.ts';
import type { Actor } from './scheduler.ts';
import { areCut, around, isLikely, trueTime, type World } from './world.ts';

/** A request that cannot reach the store is given up after this time. */
const PATIENCE: Milliseconds = 5_000;
const RETRY: Milliseconds = 50;
/** The longest time until it is known whether a commit without an answer took place. */
const LONGEST_DOUBT = 6_000;
const LATEST_HINT = 5_000;

/** Requests that need space. */
const GROWING = new Set<keyof SharedStore>(['addGuest', 'addTable', 'append', 'saveSnapshot']);
/** Requests of the registry have a connection of their own. */
const OF_REGISTRY = new Set<keyof SharedStore>(['beat', 'leave']);

interface Request {
  readonly kind: keyof SharedStore;
  readonly sentAt: Milliseconds;
  act(): unknown;
  resolve(answer: unknown): void;
  reject(failure: Error): void;
}

/** The connection of a server to the database: requests are carried out in the order of asking. */
export function storeLine(world: World, actor: Actor): DatabaseLine {
  const { scheduler, trouble, database, chance } = world;
  const requests = lane();
  const registry = lane();

  function lane(): { send(request: Request): void } {
    const waiting: Request[] = [];
    let last = 0;
    let isPlanned = false;
    function plan(wait: Milliseconds): void {
      if (isPlanned) return;
      isPlanned = true;
      scheduler.after(wait, null, () => {
        isPlanned = false;
        carryOut();
      });
    }
    function carryOut(): void {
      while (waiting.length > 0) {
        if (trouble.isDown || areCut(world, actor.name, 'store')) {
          giveUpOld();
          if (waiting.length > 0) plan(RETRY);
          return;
        }
        const next = waiting.shift();
        if (next) answer(next);
      }
    }
    function giveUpOld(): void {
      while (waiting[0] && scheduler.now - waiting[0].sentAt > PATIENCE)
        fail(waiting.shift(), storeFailure('failed', new Error('it cannot be reached')));
    }
    return {
      send(request) {
        const arrives = Math.max(last, scheduler.now + around(world, trouble.store));
        last = arrives;
        scheduler.after(arrives - scheduler.now, null, () => {
          waiting.push(request);
          carryOut();
        });
      },
    };
  }

  function fail(request: Request | undefined, failure: Error): void {
    if (request) scheduler.after(around(world, trouble.store), actor, () => request.reject(failure));
  }

  function answer(request: Request): void {
    const { kind, act, resolve, reject } = request;
    // what a killed server had sent is carried out or not
    if (!actor.isAlive && chance.below(2) === 0) return;
    if (isLikely(world, trouble.failing)) return fail(request, storeFailure('failed', new Error('it failed')));
    if (trouble.isFull && GROWING.has(kind)) return fail(request, storeFailure('full', new Error('no space')));
    let wait = around(world, trouble.store);
    if (isLikely(world, trouble.slowAnswers)) wait += chance.below(LONGEST_DOUBT);
    try {
      const found = act();
      scheduler.after(wait, actor, () => resolve(found));
    } catch (error) {
      if (!isStoreFailure(error)) throw error;
      scheduler.after(wait, actor, () => reject(error));
    }
  }

  return {
    writer: actor.name,
    now: () => trueTime(world),
    ask: <Answer>(kind: keyof SharedStore, act: () => Answer) =>
      new Promise<Answer>((resolve, reject) => {
        const to = OF_REGISTRY.has(kind) ? registry : requests;
        to.send({ kind, sentAt: scheduler.now, act, resolve: found => resolve(found as Answer), reject });
      }),
    listen(hear) {
      const pass = (hint: Hint): void => {
        const wait =
          around(world, trouble.store) + (isLikely(world, trouble.lateHints) ? chance.below(LATEST_HINT) : 0);
        scheduler.after(wait, actor, () => hear(hint));
      };
      const ear = (by: string, hint: Hint): void => {
        if (by === actor.name || isLikely(world, trouble.lostHints) || areCut(world, actor.name, 'store')) return;
        pass(hint);
        if (isLikely(world, trouble.doubledHints)) pass(hint);
      };
      database.ears.add(ear);
      return () => void database.ears.delete(ear);
    },
    async close() {},
  };
}
