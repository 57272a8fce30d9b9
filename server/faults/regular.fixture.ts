import { type Answer, type Client, connect, type Me, type Place } from '../client.fixture.ts';
import type { Farewell, Intent } from '../../tables/protocol.ts';
import { pause } from './hosting.fixture.ts';

/** Something somebody wanted, and what became of it. */
export interface Wanted {
  readonly table: string;
  readonly guest: string;
  readonly id: string;
  readonly intent: Intent;
  sends: number;
  answer: Answer | null; // null: not answered yet
}

/** Somebody who comes back by themselves, and asks again for whatever was not answered. */
export interface Regular {
  readonly me: Me;
  readonly client: Client;
  /** All they ever wanted here. */
  readonly wanted: readonly Wanted[];
  /** How each of their connections ended. */
  readonly farewells: readonly (Farewell | null)[]; // null: without a word
  readonly flaws: readonly string[];
  /** Whether they wait for an answer. */
  readonly isBusy: boolean;
  /** Resolves when they are connected and have missed nothing. */
  here(): Promise<void>;
  /** Asks until there is an answer, always under the same id. */
  does(intent: Intent): Promise<Answer>;
}

const RETRY = 25;
/** Longer than a restart takes on a busy machine. */
const AGES = 60_000;

let count = 0;

export async function regular(me: Me, place: Place): Promise<Regular> {
  const client = await insist(() => connect(place));
  const wanted: Wanted[] = [];
  const farewells: (Farewell | null)[] = [];
  const flaws: string[] = [];
  let waiting = 0;
  let coming: Promise<void> | undefined;

  async function comeBack(): Promise<void> {
    if (client.closedWith === null) return;
    farewells.push(client.farewell);
    const before = client.n;
    await insist(() => client.reconnect());
    if (client.n < before) flaws.push(`${me.guest.name} was told of ${before}, and now there is only ${client.n}`);
  }

  function here(): Promise<void> {
    coming ??= comeBack().finally(() => {
      coming = undefined;
    });
    return coming;
  }

  async function answerTo(want: Wanted): Promise<Answer> {
    for (;;) {
      await here();
      want.sends += 1;
      try {
        const answer = await client.intend(want.intent, want.id);
        if (answer.type !== 'refused' || answer.refused.because !== 'stopping') return answer;
        await client.until(({ closedWith }) => closedWith !== null);
      } catch {
        // the connection was lost: once more
      }
    }
  }

  return {
    me,
    client,
    wanted,
    farewells,
    get flaws() {
      return [...flaws, ...client.flaws];
    },
    get isBusy() {
      return waiting > 0;
    },
    here,
    async does(intent) {
      const want: Wanted = {
        table: place.table,
        guest: me.guest.id,
        id: `${(count += 1)}`,
        intent,
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

/** Tries until it works. */
export async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + AGES;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(RETRY);
    }
  }
}
