// The process of those who vote while the server is killed: they come back, go on, and remember what was acknowledged.
import { answer } from '../load/child.ts';
import { type Acknowledged, seatVoters } from './voters.ts';

type VoterTable = Awaited<ReturnType<typeof seatVoters>>;

let companies: VoterTable[] = [];
let acknowledged: Acknowledged[] = [];
let number = 0;
/** Whether they only end what they are at. */
const isCalm = { now: true };
let playing: Promise<unknown> = Promise.resolve();

async function seatOne(port: number): Promise<void> {
  const company = await seatVoters(port, number++, {
    heard() {},
    acknowledged: vote => void acknowledged.push(vote),
    lost() {}, // they will come back
  });
  companies.push(company);
}

async function play(company: VoterTable): Promise<void> {
  for (let deeds = company.next(); deeds.length > 0 && !isCalm.now; deeds = company.next())
    await company.carryOut(deeds);
}

const booth = {
  /** Sees to it that so many tables have a match that goes on. */
  async sitDown({ port, tables }: { port: number; tables: number }): Promise<void> {
    const isOver = (company: VoterTable): boolean => company.next().length === 0;
    for (const company of companies.filter(isOver)) company.leave();
    companies = companies.filter(company => !isOver(company));
    await Promise.all(Array.from({ length: tables - companies.length }, () => seatOne(port)));
  },
  /** Begins to vote at all tables, until everybody has to come back. */
  play(): void {
    isCalm.now = false;
    playing = Promise.all(companies.map(play));
  },
  /** Everybody returns. Says how many of the acknowledged votes the server does not know any more. */
  async comeBack(port: number): Promise<number> {
    isCalm.now = true;
    return sum(await Promise.all(companies.map(company => company.comeBack(port))));
  },
  /** Everybody ends what they were at. Says how much of it they had to send again. */
  async finish(): Promise<number> {
    const resent = sum(companies.map(company => company.sendAgain()));
    await playing;
    return resent;
  },
  /** What was acknowledged since this was last asked. */
  acknowledged(): Acknowledged[] {
    const since = acknowledged;
    acknowledged = [];
    return since;
  },
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export type Booth = typeof booth;
answer(booth);
