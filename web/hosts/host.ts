import type { CardDoc, OpenTableDoc } from '../../tables/cards.ts';
import type { Form, Refused, ServerMessage } from '../../tables/protocol.ts';
import type { GuestId } from '../../tables/store.ts';

/** Who I am there. */
export interface Me {
  readonly id: GuestId;
  readonly name: string;
}

/** A table in a list. */
export type TableCard = CardDoc;

/** Something that was asked for, or why it was not done. Losing the way there is a reason like any other. */
export type HostResult<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly refused: Failure };

/** Refused by the table, or never heard there. */
export type Failure = Refused | { readonly because: 'unreachable' };

/** A line to a table: what is sent and heard are the messages of docs/protocol.md, as text. */
export interface HostConnection {
  send(message: string): void;
  close(): void;
}

/** Whoever listens on a line. */
export interface ConnectionListener {
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
  me(): Promise<HostResult<Me | null>>;
  /** Introduces myself, or changes my name. */
  introduce(name: string): Promise<HostResult<Me>>;
  makeTable(
    form: Partial<Form> & { readonly title: string },
  ): Promise<HostResult<{ readonly id: string; readonly url: string | null }>>; // null: nobody else can come
  /** The id of the table with this code. */
  findCode(code: string): Promise<HostResult<string>>;
  /** Moves a seat here that another device gave away. */
  claim(table: string, pass: string): Promise<HostResult<Me>>;
  publicTables(): Promise<HostResult<readonly TableCard[]>>;
  /** Tables of mine that are not over. */
  myTables(): Promise<HostResult<readonly OpenTableDoc[]>>;
  /** Finished matches of mine, last first. */
  myMatches(
    before?: number,
  ): Promise<HostResult<{ readonly matches: readonly TableCard[]; readonly more: number | null }>>; // null: these were all
  /** The record of a finished match, as text. */
  record(table: string): Promise<HostResult<string>>;
  /** The address people are invited to; null: nobody else can come. */
  linkTo(table: string): Promise<string | null>;
  /** Opens a line to the tables. */
  connect(ear: ConnectionListener): HostConnection;
}

/** Part of an answer, or the same failure. */
export const mapResult = <Answer, Value>(
  asked: HostResult<Answer>,
  take: (answer: Answer) => Value,
): HostResult<Value> => (asked.ok ? { ok: true, value: take(asked.value) } : asked);

/** A page of matches as both hosts answer it; `before` is where the next page goes on. */
export const matchesPage = ({
  matches,
  before,
}: {
  readonly matches: readonly TableCard[];
  readonly before: number | null; // null: these were all
}): { readonly matches: readonly TableCard[]; readonly more: number | null } => ({ matches, more: before });
