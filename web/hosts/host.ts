import type { CardDoc, OpenTableDoc } from '../../tables/cards.ts';
import type { TableForm, Refused, ServerMessage } from '../../tables/protocol.ts';
import type { GuestId } from '../../tables/store.ts';

/** Who I am there. */
export interface Me {
  readonly id: GuestId;
  readonly name: string;
}

/** A table in a list. */
export type TableCard = CardDoc;

/** Something that was asked for, or why it was not done. Losing the way there is a reason like any other. */
export type Asked<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly refused: Failure };

/** Refused by the table, or never heard there. */
export type Failure = Refused | { readonly because: 'unreachable' };

/** A line to a table: what is sent and heard are the messages of docs/protocol.md, as text. */
export interface Wire {
  send(message: string): void;
  close(): void;
}

/** Whoever listens on a line. */
export interface Ear {
  /** The line stands: say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The line is gone, by whoever's doing. */
  closed(): void;
}

/** Where tables are kept: on a server, or on this device. The screen cannot tell. */
export interface Host {
  readonly kind: 'server' | 'device';
  /** Who I am there; null: nobody yet. */
  me(): Promise<Asked<Me | null>>;
  /** Introduces myself, or changes my name. */
  callMe(name: string): Promise<Asked<Me>>;
  makeTable(
    form: Partial<TableForm> & { readonly title: string },
  ): Promise<Asked<{ readonly id: string; readonly url: string | null }>>; // null: nobody else can come
  /** The id of the table with this code. */
  findCode(code: string): Promise<Asked<string>>;
  /** Moves a seat here that another device gave away. */
  claim(table: string, pass: string): Promise<Asked<Me>>;
  publicTables(): Promise<Asked<readonly TableCard[]>>;
  /** Tables of mine that are not over. */
  myTables(): Promise<Asked<readonly OpenTableDoc[]>>;
  /** Finished matches of mine, last first. */
  myMatches(before?: number): Promise<Asked<{ readonly matches: readonly TableCard[]; readonly more: number | null }>>; // null: these were all
  /** The record of a finished match, as text. */
  record(table: string): Promise<Asked<string>>;
  /** The address people are invited to; null: nobody else can come. */
  linkTo(table: string): Promise<string | null>;
  /** Opens a line to the tables. */
  call(ear: Ear): Wire;
}

/** Part of an answer, or the same failure. */
export const valueOf = <Answer, Value>(asked: Asked<Answer>, take: (answer: Answer) => Value): Asked<Value> =>
  asked.ok ? { ok: true, value: take(asked.value) } : asked;

/** A page of matches as both hosts answer it; `before` is where the next page goes on. */
export const matchesIn = ({
  matches,
  before,
}: {
  readonly matches: readonly TableCard[];
  readonly before: number | null; // null: these were all
}): { readonly matches: readonly TableCard[]; readonly more: number | null } => ({ matches, more: before });
