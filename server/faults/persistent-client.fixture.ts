import { type CommandAnswer, type TestClient, connect, type TestGuest, type ConnectTarget } from '../client.fixture.ts';
import type { ByeReason, Command } from '../../tables/protocol.ts';
import { sleep } from './hosted-server.fixture.ts';

/** A command that was sent, and its answer. */
export interface SentCommand {
  readonly table: string;
  readonly guest: string;
  readonly id: string;
  readonly command: Command;
  sends: number;
  answer: CommandAnswer | null; // null: not answered yet
}

/** A client that reconnects by itself, and repeats every unanswered command. */
export interface PersistentClient {
  readonly me: TestGuest;
  readonly client: TestClient;
  /** All commands it has sent. */
  readonly wanted: readonly SentCommand[];
  /** How each of its connections ended. */
  readonly farewells: readonly (ByeReason | null)[]; // null: without a word
  readonly flaws: readonly string[];
  /** When it was connected again, each time. */
  readonly returns: readonly number[];
  /** Whether it waits for an answer. */
  readonly isBusy: boolean;
  /** Resolves when it is connected and up to date. */
  here(): Promise<void>;
  /** Sends a command until it is answered, always with the same id. */
  does(command: Command): Promise<CommandAnswer>;
}

const RETRY = 25;
/** Longer than a restart takes on a busy machine. */
const TIMEOUT = 60_000;

let count = 0;

export async function persistentClient(me: TestGuest, place: ConnectTarget): Promise<PersistentClient> {
  const client = await insist(() => connect(place));
  const wanted: SentCommand[] = [];
  const farewells: (ByeReason | null)[] = [];
  const flaws: string[] = [];
  const returns: number[] = [];
  let waiting = 0;
  let coming: Promise<void> | undefined;

  async function comeBack(): Promise<void> {
    if (client.closedWith === null) return;
    farewells.push(client.farewell);
    const before = client.n;
    await insist(() => client.reconnect());
    returns.push(performance.now());
    if (client.n < before) flaws.push(`${me.guest.name} was told of ${before}, and now there is only ${client.n}`);
  }

  function here(): Promise<void> {
    coming ??= comeBack().finally(() => {
      coming = undefined;
    });
    return coming;
  }

  async function answerTo(want: SentCommand): Promise<CommandAnswer> {
    for (;;) {
      await here();
      want.sends += 1;
      try {
        const answer = await client.command(want.command, want.id);
        if (answer.type !== 'refused' || answer.refused.because !== 'stopping') return answer;
        await client.until(({ closedWith }) => closedWith !== null);
      } catch {
        // the connection was lost: try again
      }
    }
  }

  return {
    me,
    client,
    wanted,
    farewells,
    returns,
    get flaws() {
      return [...flaws, ...client.flaws];
    },
    get isBusy() {
      return waiting > 0;
    },
    here,
    async does(command) {
      const want: SentCommand = {
        table: place.table,
        guest: me.guest.id,
        id: `${(count += 1)}`,
        command,
        sends: 0,
        answer: null,
      };
      wanted.push(want);
      waiting += 1;
      try {
        want.answer = await answerTo(want);
        return want.answer;
      } finally {
        waiting -= 1;
      }
    },
  };
}

/** Retries until it succeeds. */
export async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(RETRY);
    }
  }
}
