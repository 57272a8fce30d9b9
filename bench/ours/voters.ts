import { patch, type Seat } from '#kernel';
import type { Event, View, Vote } from '../../games/spyfall/rules/state.ts';
import { type Doc, type Command, PROTOCOL, type ServerMessage } from '../../tables/protocol.ts';
import { type VoteAction, deedsAt, SPYFALL_OPTIONS, SPYFALL_SEATS } from '../load/ballots.ts';
import type { Answered, Changed, LoadTable } from '../load/contestant.ts';
import { openLoadSocket, type LoadSocket } from '../load/socket.ts';
import { gather, type LoadGuest, guestsAt, createTable } from './guests.ts';

// Clients of docs/protocol.md that come back when the server was gone, eight a table. Only the first seat keeps its
// view up to date; the others read a message in full only when it answers them, so that the load costs little.

const TOLD = Buffer.from('{"type":"told","n":');
const ANSWERS = Buffer.from(',"re":"');
/** The id of an answer is at its end, and ids are short. */
const TAIL = 24;
/** The most digits of an entry number. */
const DIGITS = 9;

/** A vote the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly n: number;
  readonly guest: string;
  readonly id: string;
  readonly seat: Seat;
  readonly vote: Vote;
}

/** Eight Spyfall players at one table. */
interface VoterTable {
  /** The next actions, all at once; empty: the match is over. */
  next(): VoteAction[];
  /** The number of the last entry all of them have. */
  readonly n: number;
  /** Sends it, and resolves when it is answered. */
  send(deed: VoteAction): Promise<void>;
  /** Sends all at once, and resolves when everybody has the result. */
  carryOut(deeds: readonly VoteAction[]): Promise<void>;
  /** Reconnects all of them. Returns how many acknowledged votes the server has lost. */
  comeBack(port: number): Promise<number>;
  /** Sends unanswered commands again, and returns their number. */
  sendAgain(): number;
  leave(): void;
}

interface VoterListener {
  /** A seat has received everything up to this number. */
  heard(seat: Seat, n: number, bytes: number): void;
  acknowledged?(vote: Acknowledged): void;
  lost(problem: string): void;
}

/** For measuring: a move is the vote of all voters; the accusation before it is preparation. */
export async function seatVoterTable(
  port: number,
  number: number,
  changed: Changed,
  answered: Answered,
): Promise<LoadTable> {
  let closing = Number.POSITIVE_INFINITY;
  const company = await seatVoters(port, number, {
    heard(seat, n, bytes) {
      if (n === closing) changed(seat, bytes);
    },
    lost(problem) {
      throw new Error(problem);
    },
  });
  const prepare = async (): Promise<void> => {
    for (let deeds = company.next(); deeds.length > 0 && !isVote(deeds); deeds = company.next())
      await company.carryOut(deeds);
  };
  await prepare();
  return {
    send() {
      const votes = company.next();
      closing = company.n + votes.length;
      for (const vote of votes) void company.send(vote).then(answered);
      return null;
    },
    prepare,
    leave: () => company.leave(),
  };
}

const isVote = ([deed]: readonly VoteAction[]): boolean => deed?.action.type === 'vote';

/** Seats eight guests at a new table `number`, and starts the match. */
export async function seatVoters(port: number, number: number, ear: VoterListener): Promise<VoterTable> {
  const guests = await guestsAt(port, SPYFALL_SEATS);
  const table = await createTable(port, { title: 'spyfall', seats: SPYFALL_SEATS, options: SPYFALL_OPTIONS }, guests);
  const voters: Voter[] = [];
  const votes: Acknowledged[] = [];
  let waiting: { readonly n: number; resolve(): void } | undefined;
  const lookAround = (): void => {
    if (!waiting) return;
    const { n, resolve } = waiting;
    if (voters.some(voter => voter.n < n)) return;
    waiting = undefined;
    resolve();
  };
  const everybodyKnows = (n: number): Promise<void> =>
    new Promise(resolve => {
      waiting = { n, resolve };
      lookAround();
    });
  const own: VoterListener = {
    heard(seat, n, bytes) {
      ear.heard(seat, n, bytes);
      lookAround();
    },
    lost: problem => ear.lost(problem),
  };
  for (const [seat, guest] of guests.entries()) voters.push(voterAt({ table, guest, seat }, own));
  await Promise.all(voters.map(voter => voter.comeBack(port)));
  await gather(voters);
  await everybodyKnows(Math.max(...voters.map(({ n }) => n)));

  const knownToAll = (): number => Math.min(...voters.map(({ n }) => n));
  async function send({ by, action }: VoteAction): Promise<void> {
    const voter = voters[by];
    if (!voter) throw new Error(`no player at seat ${by}`);
    const { n, id } = await voter.intend({ do: 'move', action, based: voter.n });
    if (action.type !== 'vote' || !ear.acknowledged) return;
    const vote = { table, n, guest: voter.guest, id, seat: by, vote: action.vote };
    votes.push(vote);
    ear.acknowledged(vote);
  }
  return {
    next() {
      const view = voters[0]?.view();
      if (!view) throw new Error('nothing was dealt');
      return deedsAt(view.open, number);
    },
    get n() {
      return knownToAll();
    },
    send,
    async carryOut(deeds) {
      const after = knownToAll() + deeds.length;
      await Promise.all(deeds.map(send));
      await everybodyKnows(after);
    },
    async comeBack(again) {
      const [first] = await Promise.all(voters.map(voter => voter.comeBack(again)));
      const told = new Set(first);
      return votes.filter(({ n, seat }) => !told.has(`${n} ${seat}`)).length;
    },
    sendAgain: () => voters.filter(voter => voter.sendAgain()).length,
    leave: () => voters.forEach(voter => voter.leave()),
  };
}

interface VoterSeat {
  readonly table: string;
  readonly guest: LoadGuest;
  readonly seat: Seat;
}

interface Voter {
  /** Their id. */
  readonly guest: string;
  /** The number of the last entry received. */
  readonly n: number;
  /** The view of the first seat; others keep none. */
  view(): View | null; // null: nothing has been dealt
  /** Resolves with the answer, after as many repeats as needed. One at a time. */
  intend(command: Command): Promise<{ readonly n: number; readonly id: string }>;
  /** Connects. The first seat gets all votes, as number and seat. */
  comeBack(port: number): Promise<readonly string[]>;
  /** Sends an unanswered command again, and returns whether there was one. */
  sendAgain(): boolean;
  leave(): void;
}

function voterAt({ table, guest, seat }: VoterSeat, ear: VoterListener): Voter {
  let line: LoadSocket | undefined;
  let doc: Doc | undefined;
  let told: readonly string[] = [];
  let n = 0;
  let history = '';
  let ids = 0;
  let unanswered: { readonly id: string; readonly command: Command; answer(n: number): void } | undefined;
  let here = Promise.withResolvers<void>();

  function take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        doc = message.doc;
        ({ n, history } = message);
        told = votesIn(message.heard);
        return here.resolve();
      case 'caughtUp':
        ({ n, history } = message);
        return here.resolve();
      case 'told':
        if (seat === 0) doc = patch(doc, message.change) as Doc;
        n = message.n ?? n;
        if (message.re !== undefined) answered(message.re, n);
        return;
      case 'done':
        return answered(message.re, message.n);
      case 'earlier':
      case 'nudged':
      case 'refused':
      case 'bye':
        throw new Error(`seat ${seat} of table ${table} was told ${JSON.stringify(message)}`);
    }
  }

  function answered(id: string, number: number): void {
    if (unanswered?.id !== id) throw new Error(`seat ${seat} of table ${table} was answered ${id} it did not ask`);
    const { answer } = unanswered;
    unanswered = undefined;
    answer(number);
  }

  function hear(payload: Buffer, bytes: number): void {
    const isTold = payload.compare(TOLD, 0, TOLD.length, 0, TOLD.length) === 0;
    if (isTold && seat !== 0 && !payload.includes(ANSWERS, Math.max(0, payload.length - TAIL)))
      n = Number.parseInt(payload.toString('latin1', TOLD.length, TOLD.length + DIGITS), 10);
    else take(JSON.parse(payload.toString()) as ServerMessage);
    ear.heard(seat, n, bytes);
  }

  const send = (id: string, command: Command): void => line?.send(JSON.stringify({ id, ...command }));

  return {
    guest: guest.guest.id,
    get n() {
      return n;
    },
    view: () => (doc?.view as View | null | undefined) ?? null,
    intend: command =>
      new Promise(resolve => {
        if (unanswered) throw new Error(`seat ${seat} of table ${table} waits for an answer`);
        const id = `${(ids += 1)}`;
        unanswered = { id, command, answer: number => resolve({ n: number, id }) };
        send(id, command);
      }),
    async comeBack(port) {
      here = Promise.withResolvers();
      line = await openLoadSocket({
        port,
        path: '/api/play',
        hear,
        lost(problem) {
          line = undefined;
          ear.lost(problem);
        },
      });
      const known = seat === 0 || n === 0 ? {} : { since: n, history };
      line.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, table, token: guest.token, ...known }));
      await here.promise;
      return told;
    },
    sendAgain() {
      if (unanswered) send(unanswered.id, unanswered.command);
      return unanswered !== undefined;
    },
    leave: () => line?.close(),
  };
}

/** The votes among the events received, as number and seat. */
const votesIn = (heard: readonly { readonly n: number; readonly events: readonly object[] }[]): string[] =>
  heard.flatMap(({ n, events }) =>
    (events as readonly Event[]).flatMap(event => (event.type === 'voted' ? [`${n} ${event.by}`] : [])),
  );
