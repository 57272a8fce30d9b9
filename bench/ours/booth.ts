// The process of those who vote while the server is killed: they come back, go on, and remember what was acknowledged.
import { answer } from '../load/child.ts';
import { type Acknowledged, type Return, seatCompany } from './voters.ts';

type Company = Awaited<ReturnType<typeof seatCompany>>;

let companies: Company[] = [];
let acknowledged: Acknowledged[] = [];
let number = 0;
/** Whether they only end what they are at. */
const isCalm = { now: true };
let playing: Promise<unknown> = Promise.resolve();

async function seatOne(port: number): Promise<void> {
  const company = await seatCompany(port, number++, {
    heard() {},
    acknowledged: vote => void acknowledged.push(vote),
    lost() {}, // they will come back
  });
  companies.push(company);
}

async function play(company: Company): Promise<void> {
  for (let deeds = company.next(); deeds.length > 0 && !isCalm.now; deeds = company.next())
    await company.carryOut(deeds);
}

const booth = {
  /** Sees to it that so many tables have a match that goes on. */
  async sitDown({ port, tables }: { port: number; tables: number }): Promise<void> {
    const isOver = (company: Company): boolean => company.next().length === 0;
    for (const company of companies.filter(isOver)) company.leave();
    companies = companies.filter(company => !isOver(company));
    await Promise.all(Array.from({ length: tables - companies.length }, () => seatOne(port)));
  },
  /** Begins to vote at all tables, until everybody has to come back. */
  play(): void {
    isCalm.now = false;
    playing = Promise.all(companies.map(play));
  },
  /** Everybody returns and ends what they were at. */
  async comeBack(port: number): Promise<Return> {
    isCalm.now = true;
    const returns = await Promise.all(companies.map(company => company.comeBack(port)));
    await playing;
    return {
      resent: returns.reduce((sum, { resent }) => sum + resent, 0),
      forgotten: returns.reduce((sum, { forgotten }) => sum + forgotten, 0),
    };
  },
  /** What was acknowledged since this was last asked. */
  acknowledged(): Acknowledged[] {
    const since = acknowledged;
    acknowledged = [];
    return since;
  },
};

export type Booth = typeof booth;
answer(booth);
