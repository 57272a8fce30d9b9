import { tellRefused } from '#text';
import { device } from '../hosts/device.ts';
import type { Host, Failure } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { type WebLine, webLine } from '../words/words.ts';

/** A finished match at a table: where it is kept, and under which id. */
export interface FinishedMatch {
  readonly host: Host;
  readonly table: string;
}

/** The match an address names: t/ID or practice/ID; null: a file, undefined: nothing we know. */
export function finishedMatchAt(from: string, table: string): FinishedMatch | null | undefined {
  if (from === '') return null;
  if (from === 't' && table !== '') return { host: server, table };
  if (from === 'practice' && table !== '') return { host: device, table };
  return undefined;
}

/** Nobody moves while looking at a record, so no rule of a game can be broken. */
const NO_RULES: Parameters<typeof tellRefused>[1] = {
  rule: rule => {
    throw new Error(`a rule of a game, ${rule}, forbids to look at a record`);
  },
};

/** Why there is no record to be had. */
export const recordFailureLine = (refused: Failure): WebLine =>
  refused.because === 'unreachable' ? webLine('records-unreachable') : tellRefused(refused, NO_RULES);

/** How far back one's own matches are looked through for the day of one. */
const PAGES = 5;

/** When the match ended, if it is one of mine; a record itself has no date. */
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
