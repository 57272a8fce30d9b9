// The process of the voters while the server is killed: they reconnect, continue, and remember what was acknowledged.
import { answerParent } from '../load/child.ts';
import { type Acknowledged, seatVoters } from './voters.ts';

type VoterTable = Awaited<ReturnType<typeof seatVoters>>;

let companies: VoterTable[] = [];
let acknowledged: Acknowledged[] = [];
let number = 0;
/** Whether they only finish their pending commands. */
const isCalm = { now: true };
let playing: Promise<unknown> = Promise.resolve();

async function seatOne(port: number): Promise<void> {
  const company = await seatVoters(port, number++, {
    heard() {},
    acknowledged: vote => void acknowledged.push(vote),
    lost() {}, // they will reconnect
  });
  companies.push(company);
}

async function play(company: VoterTable): Promise<void> {
  for (let deeds = company.next(); deeds.length > 0 && !isCalm.now; deeds = company.next())
    await company.carryOut(deeds);
}

const booth = {
  /** Keeps this many tables with a running match. */
  async sitDown({ port, tables }: { port: number; tables: number }): Promise<void> {
    const isOver = (company: VoterTable): boolean => company.next().length === 0;
    for (const company of companies.filter(isOver)) company.leave();
    companies = companies.filter(company => !isOver(company));
    await Promise.all(Array.from({ length: tables - companies.length }, () => seatOne(port)));
  },
  /** Starts voting at all tables, until the server is killed. */
  play(): void {
    isCalm.now = false;
    playing = Promise.all(companies.map(play));
  },
  /** Reconnects everybody. Returns how many acknowledged votes the server has lost. */
  async comeBack(port: number): Promise<number> {
    isCalm.now = true;
    return sum(await Promise.all(companies.map(company => company.comeBack(port))));
  },
  /** Finishes all pending commands. Returns how many had to be sent again. */
  async finish(): Promise<number> {
    const resent = sum(companies.map(company => company.sendAgain()));
    await playing;
    return resent;
  },
  /** The votes acknowledged since the last call. */
  acknowledged(): Acknowledged[] {
    const since = acknowledged;
    acknowledged = [];
    return since;
  },
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export type Booth = typeof booth;
answerParent(booth);
