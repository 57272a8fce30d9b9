import { tellRefused } from '#text';
import { device } from '../hosts/device.ts';
import type { Host, Failure } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { type WebLine, webLine } from '../words/words.ts';

/** A finished match: its host and its table. */
export interface FinishedMatch {
  readonly host: Host;
  readonly table: string;
}

/** The match at t/ID or practice/ID; null: a file; undefined: an unknown address. */
export function finishedMatchAt(from: string, table: string): FinishedMatch | null | undefined {
  if (from === '') return null;
  if (from === 't' && table !== '') return { host: server, table };
  if (from === 'practice' && table !== '') return { host: device, table };
  return undefined;
}

/** Requests for records break no rule of a game. */
const NO_RULES: Parameters<typeof tellRefused>[1] = {
  rule: rule => {
    throw new Error(`a rule of a game, ${rule}, forbids to look at a record`);
  },
};

/** Why a record could not be loaded. */
export const recordFailureLine = (refused: Failure): WebLine =>
  refused.because === 'unreachable' ? webLine('records-unreachable') : tellRefused(refused, NO_RULES);

/** How many pages of my matches are searched for the date of one. */
const PAGES = 5;

/** When one of my matches ended; a record itself has no date. */
export async function endedAt({ host, table }: FinishedMatch): Promise<number | null> {
  let before: number | undefined;
  for (let page = 0; page < PAGES; page++) {
    const asked = await host.myMatches(before);
    if (!asked.ok) return null;
    const card = asked.value.matches.find(({ id }) => id === table);
    if (card) return card.changedAt;
    if (asked.value.more === null) return null;
    before = asked.value.more;
  }
  return null;
}
