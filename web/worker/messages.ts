import type { PartyForm, ContinuedPosition } from '../../tables/new-tables.ts';
import type { TableForm, Refused } from '../../tables/protocol.ts';
import type { GuestDoc, REQUESTS } from '../../tables/requests.ts';
import type { HostResult } from '../hosts/host.ts';

/** The name of everything that is kept in this browser. */
export const DATABASE = 'parlour';

/** The result of a request of tables/requests.ts that is not refused. */
type Answer<Name extends keyof typeof REQUESTS> = Exclude<Awaited<ReturnType<(typeof REQUESTS)[Name]>>, Refused>;

/** The requests of a page to the tables on its device, with their results. */
export interface PageRequests {
  me(): Answer<'me'>;
  /** Introduces the player, or changes their name. */
  introduce(name: string): { readonly guest: GuestDoc };
  makeTable(form: Partial<TableForm>): Answer<'makeTable'>;
  myTables(): Answer<'myTables'>;
  myMatches(before?: number): Answer<'myMatches'>;
  record(table: string): Answer<'record'>;
  continueFrom(position: ContinuedPosition): Answer<'continueFrom'>;
  openParty(agreed: PartyForm, names: readonly string[]): Answer<'openParty'>;
  /** Adds another person on this device; their id is their token. */
  addPerson(name: string): { readonly id: string };
}

export type PageRequest = {
  [Ask in keyof PageRequests]: { readonly ask: Ask; readonly given: Parameters<PageRequests[Ask]> };
}[keyof PageRequests];

/** What a page says to the worker that keeps the tables of its device. A line carries what docs/protocol.md says. */
export type ToWorker =
  | (PageRequest & { readonly type: 'asked'; readonly re: number })
  | { readonly type: 'called'; readonly line: number }
  | { readonly type: 'said'; readonly line: number; readonly text: string }
  | { readonly type: 'hungUp'; readonly line: number }
  /** The page is visible again: another page may have moved since. */
  | { readonly type: 'looked' }
  /** The pace of play, as a factor of the usual time that bots take. */
  | { readonly type: 'paced'; readonly factor: number };

/** What the worker says to its page. */
export type FromWorker =
  | { readonly type: 'answered'; readonly re: number; readonly asked: HostResult<unknown> }
  | { readonly type: 'heard'; readonly line: number; readonly text: string }
  | { readonly type: 'closed'; readonly line: number }
  /** It has failed; stored data is safe, and another worker can be started. */
  | { readonly type: 'ended' };
