import { clockwiseFrom } from '#kernel';
import { cardIn } from '../games/spyfall/rules/cards.ts';
import { answersTo, QUESTIONS } from '../games/spyfall/rules/phrasebook.ts';
import {
  accusers,
  addressees,
  awaitedAfterDeal,
  holderOf,
  pendingQuestion,
  votersOn,
} from '../games/spyfall/rules/round.ts';
import type { Action, Open, Options, View } from '../games/spyfall/rules/state.ts';
import { type ScriptedTable, openScriptedTable } from './scripted-table.ts';

/** A table of Spyfall whose seats are played by this program; a browser can open it as any of them. */
export interface ScriptedSpyfall extends Pick<ScriptedTable, 'id' | 'url' | 'tokens' | 'clients' | 'leave'> {
  open(): Open;
  play(seat: number, action: Action): Promise<void>;
  /** One question and its answer. */
  exchange(): Promise<void>;
  /** One question without an answer. */
  ask(): Promise<void>;
  /** Makes an accusation, and one more seat votes. If a vote is open already, returns that one. */
  accuse(): Promise<OpenVote>;
  /** The spy names the place: the next round is dealt, or the match is over. */
  endRound(): Promise<void>;
  /** Ends the round, unless a round has just been dealt. */
  dealAgain(): Promise<void>;
  startClock(): Promise<void>;
}

/** A seat that has not voted yet, and the suspect. */
interface OpenVote {
  readonly voter: number;
  readonly suspect: number;
}

/** Clocks that do not strike during a test. */
const SLOW: Partial<Options> = { minutes: 30, voteSeconds: 300, rounds: 30 };

const LINES = [
  ['Would you bring your grandmother here, and what would she say about the noise?', 'She was here before me.'],
  [
    '<b>Why</b> are you wearing that?',
    'Everybody does… it came with the job, and it cannot be taken off before evening.',
  ],
] as const;

/** Creates a table, seats all guests, and starts the match. */
export async function startScriptedSpyfall(
  server: string,
  names: readonly string[],
  options: Partial<Options>,
): Promise<ScriptedSpyfall> {
  const table = await openScriptedTable(server, 'spyfall', names);
  const { clients } = table;
  const [host] = clients;
  if (!host) throw new Error('a table needs at least one name');
  await host.insist({ do: 'arrange', form: { options: { ...SLOW, ...options } } });
  for (const seat of clockwiseFrom(0, names.length).slice(1))
    await clients[seat]?.insist({ do: 'sit', seat, word: `word ${seat}` });
  for (const client of clients) await client.insist({ do: 'ready', ready: true });
  await host.insist({ do: 'start' });
  await Promise.all(clients.map(client => client.until(({ doc }) => doc.view !== null)));

  const open = (): Open => (host.doc.view as View).open;
  const cards = () => clients.map(({ doc }) => cardIn(doc.view as View));
  const isPhrases = (): boolean => open().options.conversation === 'phrasebook';
  const isSpoken = (): boolean => open().options.conversation === 'spoken';

  async function play(seat: number, action: Action): Promise<void> {
    const client = clients[seat];
    if (!client) throw new Error(`there is no seat ${seat}`);
    await client.insist({ do: 'move', based: client.n, action });
    await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
  }
  async function startClock(): Promise<void> {
    const type = open().past.length === 0 ? 'start' : 'continue';
    for (const seat of open().stage === 'dealt' ? awaitedAfterDeal(open()) : []) await play(seat, { type });
  }
  async function ask(): Promise<void> {
    const [to = 0] = addressees(open());
    const line = LINES[open().talk.length % 2]?.[0] ?? '';
    const question = isSpoken() ? null : isPhrases() ? (QUESTIONS[7 * open().talk.length] ?? '') : line;
    await play(holderOf(open()), { type: 'ask', to, question });
  }
  async function answer(): Promise<void> {
    const asked = pendingQuestion(open());
    if (!asked) throw new Error('no question is open');
    const line = LINES[(open().talk.length + 1) % 2]?.[1] ?? '';
    const said = isSpoken() ? null : isPhrases() ? (answersTo(asked.question ?? '')[1] ?? '') : line;
    await play(asked.to, { type: 'answer', answer: said });
  }
  async function endRound(): Promise<void> {
    await startClock();
    const place = cards().find(card => card?.place !== '--')?.place ?? '';
    await play(
      cards().findIndex(card => card?.place === '--'),
      { type: 'point', place, how: 'name' },
    );
  }

  return {
    ...table,
    open,
    play,
    startClock,
    ask,
    async exchange() {
      await ask();
      await answer();
    },
    async accuse() {
      const motion = open().motion;
      if (!motion) {
        const by = clockwiseFrom(0, names.length).find(seat => !accusers(open()).includes(seat)) ?? 0;
        const suspect = (by + 2) % names.length;
        await play(by, { type: 'accuse', suspect });
        await play((by + 1) % names.length, { type: 'vote', vote: 'nay' });
      }
      const now = open().motion;
      if (!now) throw new Error('no vote is open');
      const voter = votersOn(now.suspect, names.length).find(seat => !now.voted.includes(seat)) ?? 0;
      return { voter, suspect: now.suspect };
    },
    endRound,
    async dealAgain() {
      if (open().stage !== 'dealt' || open().past.length === 0) await endRound();
    },
  };
}
