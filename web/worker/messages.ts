import type { OpenTableDoc } from '../../tables/cards.ts';
import type { Agreed, Position } from '../../tables/new-tables.ts';
import type { Form } from '../../tables/protocol.ts';
import type { Asked, Me, TableCard } from '../hosts/host.ts';

/** The name of everything that is kept in this browser. */
export const DATABASE = 'parlour';

/** What a page may ask of the tables on its device, and what it is answered. */
export interface Requests {
  me(): Me | null; // null: nobody has given a name here yet
  callMe(name: string): Me;
  makeTable(form: Partial<Form>): { readonly id: string };
  myTables(): readonly OpenTableDoc[];
  /** Those that are over, last first, changed before this; null: the latest. */
  myMatches(before: number | null): { readonly matches: readonly TableCard[]; readonly more: number | null }; // null: these were all
  record(table: string): string;
  continueFrom(position: Position): { readonly id: string };
  openParty(agreed: Agreed, names: readonly string[]): { readonly id: string };
  addPerson(name: string): { readonly id: string };
}

export type Request = {
  [Ask in keyof Requests]: { readonly ask: Ask; readonly given: Parameters<Requests[Ask]> };
}[keyof Requests];

/** What a page says to the worker that keeps the tables of its device. A line carries what docs/protocol.md says. */
export type ToWorker =
  | (Request & { readonly type: 'asked'; readonly re: number })
  | { readonly type: 'called'; readonly line: number }
  | { readonly type: 'said'; readonly line: number; readonly text: string }
  | { readonly type: 'hungUp'; readonly line: number }
  /** Somebody looks at the page again: another page may have moved since. */
  | { readonly type: 'looked' };

/** What the worker says to its page. */
export type FromWorker =
  | { readonly type: 'answered'; readonly re: number; readonly asked: Asked<ReturnType<Requests[keyof Requests]>> }
  | { readonly type: 'heard'; readonly line: number; readonly text: string }
  | { readonly type: 'closed'; readonly line: number }
  /** It can do no more: what was stored is safe, and another one may be started. */
  | { readonly type: 'ended' };
