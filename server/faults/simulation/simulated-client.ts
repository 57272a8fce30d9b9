import { type Milliseconds, patch } from '#kernel';
import { type Command, type Doc, PROTOCOL, type RefusalReason, type ServerMessage } from '../../../tables/protocol.ts';
import type { Guest } from '../../../tables/store.ts';
import type { Task } from './scheduler.ts';
import type { Wire, WireEnd } from './network.ts';
import { around, heardTable, type SimulatedCommand, type World } from './world.ts';

/** A client that connects again by itself, and repeats every command until it has its result. */
export interface SimulatedClient {
  readonly guest: Guest;
  readonly table: string;
  readonly doc: Doc | null; // null: it has never been welcomed
  readonly n: number;
  /** Connected and up to date. */
  readonly isIn: boolean;
  /** How many commands have no answer yet. */
  readonly pending: number;
  /** How long the oldest of them has waited. */
  readonly waits: Milliseconds;
  /** Why it ended for good; null: it goes on. */
  readonly refusal: RefusalReason | null;
  send(command: Command, answered?: (answer: ServerMessage) => void): void;
  /** Loses its connection. */
  lose(): void;
  /** Disconnects, and comes back after this time. */
  pause(wait: Milliseconds): void;
  /** Disconnects for good. */
  end(): void;
}

export interface ClientOptions {
  readonly guest: Guest;
  readonly table: string;
  readonly as?: 'audience';
  /** Called with everything it is sent. */
  readonly keep?: (text: string) => void;
}

const WELCOME: Milliseconds = 9_000;
const ANSWER: Milliseconds = 12_000;
/** One in this many documents is compared with the log. */
const COMPARED = 5;
/** After these refusals the command may be sent again. */
const PASSING: ReadonlySet<RefusalReason> = new Set(['storeFailed', 'storeFull', 'stopping', 'tooFast']);

interface Pending {
  readonly text: string;
  readonly record: SimulatedCommand;
  readonly firstAt: Milliseconds;
  sentAt: Milliseconds;
  answered?: ((answer: ServerMessage) => void) | undefined;
}

export function openClient(world: World, { guest, table, as, keep }: ClientOptions): SimulatedClient {
  const { scheduler, chance } = world;
  const heard = heardTable(world, table);
  const viewer = as === undefined ? guest.id : `${guest.id} as audience`;
  const pending = new Map<string, Pending>();
  let wire: Wire | null = null;
  let doc: Doc | null = null;
  let n = 0;
  let w: number | null = null;
  let history = '';
  let isIn = false;
  let hasPlayed = false;
  let isOver = false;
  let refusal: RefusalReason | null = null;
  let commands = 0;
  /** What anybody had heard when the hello was sent. */
  let least = 0;
  let connection = 0;
  let planned: Task | null = null;

  function plan(wait: Milliseconds, job: () => void): void {
    if (planned) planned.job = null;
    planned = scheduler.after(wait, null, job);
  }

  function connect(): void {
    if (isOver || wire) return;
    const server = chance.pick(world.servers);
    const mine = (connection += 1);
    const near: WireEnd = {
      actor: null,
      hear: text => {
        if (mine === connection) hear(text);
      },
      closed: () => {
        if (mine !== connection) return;
        world.note('lost', viewer);
        lost();
      },
    };
    scheduler.after(2 * around(world, world.trouble.network), null, () => {
      if (mine !== connection || isOver) return;
      wire = server.accept(near, null);
      if (!wire) return plan(100 + chance.below(500), connect);
      least = heard.last;
      world.note('hello', `${viewer} to ${server.address}, since ${n}`);
      wire.send(1, JSON.stringify(hello()));
      // some clients do not wait for the welcome
      if (n > 0 && chance.below(4) === 0) for (const one of pending.values()) post(one);
      plan(WELCOME, () => {
        if (!isIn) dropConnection();
      });
    });
  }

  const hello = (): object => ({
    do: 'hello',
    protocol: PROTOCOL,
    table,
    token: guest.id,
    ...(n > 0 && { since: n, history, ...(w !== null && { watchersSince: w }) }),
    ...(as !== undefined && { as }),
  });

  function dropConnection(): void {
    wire?.lose(chance.below(3) === 0 ? 30_000 : chance.below(100), 0);
    lost();
  }

  function lost(wait: Milliseconds = 50 + chance.below(400)): void {
    connection += 1;
    wire = null;
    isIn = false;
    plan(wait, connect);
  }

  function hear(text: string): void {
    keep?.(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        if (message.n < least) blame(`was welcomed at ${message.n}, and ${least} was told before its hello`);
        if (n > 0 && message.n < n) blame(`is welcomed at ${message.n}, and knew ${n}`);
        ({ doc, n, w, history } = message);
        heard.last = Math.max(heard.last, n);
        heard.docs.push({ guest: guest.id, asAudience: as !== undefined, n, doc });
        entered();
        break;
      case 'told':
        if (message.n !== undefined) take(message.n, message, text);
        else if (message.w !== undefined) {
          // players do not hear what spectators said during their match
          if (w !== null && message.w !== w + 1 && !hasPlayed) blame(`overheard ${message.w} after ${w}`);
          ({ w } = message);
        }
        if (message.re !== undefined) answer(message.re, message);
        break;
      case 'caughtUp':
        if (message.n !== n) blame(`caught up with ${message.n}, but was at ${n}`);
        if (message.n < least) blame(`caught up with ${message.n}, and ${least} was told before its hello`);
        ({ history } = message);
        if (doc) heard.docs.push({ guest: guest.id, asAudience: as !== undefined, n, doc });
        entered();
        break;
      case 'done':
        answer(message.re, message);
        break;
      case 'refused':
        if (message.re !== null) answer(message.re, message);
        else if (!isIn) refused(message.refused.because);
        break;
      case 'bye':
        world.note('bye', `${viewer} ${message.because}`);
        if (message.because === 'watchingForbidden') refusal = 'watchingForbidden';
        wire?.close(1, 'done');
        lost(message.because === 'restart' ? chance.below(100) : 500 + chance.below(2_000));
        break;
      case 'earlier':
      case 'nudged':
        break;
    }
  }

  function refused(because: RefusalReason): void {
    if (PASSING.has(because)) return;
    blame(`was refused: ${because}`);
    refusal = because;
    end();
  }

  function entered(): void {
    isIn = true;
    hasPlayed ||= doc !== null && doc.you.seat !== null;
    world.note('enters', `${viewer} at ${n}`);
    if (planned) planned.job = null;
    for (const one of pending.values()) post(one);
  }

  function take(number: number, told: Extract<ServerMessage, { type: 'told' }>, text: string): void {
    if (number !== n + 1) blame(`heard ${number} after ${n}`);
    n = number;
    heard.last = Math.max(heard.last, n);
    if (doc && told.change) doc = patch(doc, told.change) as Doc;
    if (doc && (n + guest.id.length) % COMPARED === 0)
      heard.docs.push({ guest: guest.id, asAudience: as !== undefined, n, doc });
    let texts = heard.texts.get(viewer);
    if (!texts) heard.texts.set(viewer, (texts = []));
    const plain = text.replace(/(,"clock":(null|\{[^}]*\}))?(,"re":"[^"]*")?\}$/, '}');
    if (texts[n] !== undefined && texts[n] !== plain)
      blame(`heard entry ${n} in two ways:\n  ${texts[n] ?? ''}\n  ${plain}`);
    texts[n] = plain;
    hasPlayed ||= doc !== null && doc.you.seat !== null;
    world.note('told', `${viewer} ${n}`);
  }

  function answer(re: string, message: ServerMessage & { n?: number }): void {
    const asked = pending.get(re);
    if (!asked) return;
    if (message.type === 'refused') {
      const { because } = message.refused;
      world.note('refused', `${guest.id} ${asked.record.kind} ${re}: ${because}`);
      if (because === 'fault') blame(`met a fault with ${asked.text}`);
      // it may have been carried out when it was sent before: only an answer tells
      if (PASSING.has(because) && (asked.record.sends > 1 || chance.below(2) === 0)) {
        scheduler.after(500 + chance.below(1_000), null, () => {
          if (pending.has(re) && isIn) post(asked);
        });
        return;
      }
    }
    pending.delete(re);
    asked.record.answer =
      message.type === 'refused' ? { type: 'refused' } : { type: message.type as 'told' | 'done', n: message.n ?? 0 };
    asked.answered?.(message);
  }

  function post(one: Pending): void {
    one.record.sends += 1;
    one.sentAt = scheduler.now;
    wire?.send(1, one.text);
    scheduler.after(ANSWER, null, () => {
      if (pending.has(one.record.id) && scheduler.now - one.sentAt >= ANSWER && isIn) dropConnection();
    });
  }

  const blame = (flaw: string): void => world.blame(`${viewer} at ${table} ${flaw}`);

  function end(): void {
    isOver = true;
    connection += 1;
    wire?.close(1, 'done');
    wire = null;
    isIn = false;
  }

  connect();
  return {
    guest,
    table,
    get doc() {
      return doc;
    },
    get n() {
      return n;
    },
    get isIn() {
      return isIn;
    },
    get pending() {
      return pending.size;
    },
    get waits() {
      const [oldest] = pending.values();
      return oldest ? scheduler.now - oldest.firstAt : 0;
    },
    get refusal() {
      return refusal;
    },
    send(command, answered) {
      const id = `${(commands += 1)}`;
      const record: SimulatedCommand = {
        table,
        guest: guest.id,
        id,
        kind: command.do === 'say' ? `say to ${command.to}` : command.do,
        after: heard.last,
        sends: 0,
        answer: null,
      };
      world.commands.push(record);
      world.note('sends', `${guest.id} ${id} ${record.kind}`);
      const one: Pending = {
        text: JSON.stringify({ ...command, id }),
        record,
        firstAt: scheduler.now,
        sentAt: scheduler.now,
        answered,
      };
      pending.set(id, one);
      if (isIn) post(one);
    },
    lose: dropConnection,
    pause(wait) {
      wire?.close(1, 'done');
      lost(wait);
    },
    end,
  };
}
