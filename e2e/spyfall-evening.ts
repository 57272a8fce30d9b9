import { cardIn } from '../games/spyfall/rules/cards.ts';
import { answersTo, QUESTIONS } from '../games/spyfall/rules/phrasebook.ts';
import {
  accusers,
  addressees,
  awaitedAfterDeal,
  holderOf,
  pendingQuestion,
  seatsFrom,
  votersOn,
} from '../games/spyfall/rules/round.ts';
import type { Action, Open, Options, View } from '../games/spyfall/rules/state.ts';
import { type Evening, gathering } from './evening.ts';

/** A table of Spyfall where everybody is a program, and a browser may look over the shoulder of any of them. */
export interface SpyEvening extends Pick<Evening, 'id' | 'url' | 'tokens' | 'clients' | 'leave'> {
  open(): Open;
  play(seat: number, action: Action): Promise<void>;
  /** Somebody asks, and is answered. */
  exchange(): Promise<void>;
  /** Whoever holds the question asks whoever is next, and there it stays. */
  ask(): Promise<void>;
  /** Somebody stands accused: whoever did it and one more have voted. What time has closed is opened anew. */
  accuse(): Promise<Motioned>;
  /** The spy has named the place, and the cards are dealt anew, or the match is over. */
  endRound(): Promise<void>;
  /** The same, unless it has just happened: a clock nobody starts does not wait for long. */
  dealAgain(): Promise<void>;
  startClock(): Promise<void>;
}

/** Who has not voted yet, and on whom. */
interface Motioned {
  readonly voter: number;
  readonly suspect: number;
}

/** Long enough for anybody to look at. */
const SLOW: Partial<Options> = { minutes: 30, voteSeconds: 300, rounds: 30 };

const LINES = [
  ['Would you bring your grandmother here, and what would she say about the noise?', 'She was here before me.'],
  [
    '<b>Why</b> are you wearing that?',
    'Everybody does… it came with the job, and it cannot be taken off before evening.',
  ],
] as const;

/** Everybody sits, and the match has begun. */
export async function spyEvening(
  server: string,
  names: readonly string[],
  options: Partial<Options>,
): Promise<SpyEvening> {
  const table = await gathering(server, 'spyfall', names);
  const { clients } = table;
  const [host] = clients;
  if (!host) throw new Error('a table of nobody');
  await host.insist({ do: 'arrange', form: { options: { ...SLOW, ...options } } });
  for (const seat of seatsFrom(0, names.length).slice(1))
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
    if (!client) throw new Error(`nobody sits at ${seat}`);
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
    if (!asked) throw new Error('nobody was asked');
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
        const by = seatsFrom(0, names.length).find(seat => !accusers(open()).includes(seat)) ?? 0;
        const suspect = (by + 2) % names.length;
        await play(by, { type: 'accuse', suspect });
        await play((by + 1) % names.length, { type: 'vote', vote: 'nay' });
      }
      const now = open().motion;
      if (!now) throw new Error('there is nothing to vote on');
      const voter = votersOn(now.suspect, names.length).find(seat => !now.voted.includes(seat)) ?? 0;
      return { voter, suspect: now.suspect };
    },
    endRound,
    async dealAgain() {
      if (open().stage !== 'dealt' || open().past.length === 0) await endRound();
    },
  };
}
