import type { CardDoc, OpenTableDoc } from '../../tables/cards.ts';
import type { TableForm, Refused, ServerMessage } from '../../tables/protocol.ts';
import type { GuestId } from '../../tables/store.ts';

/** The guest I am there. */
export interface Me {
  readonly id: GuestId;
  readonly name: string;
}

export type { CardDoc };

/** The result of a request, or why it failed. */
export type HostResult<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly refused: Failure };

/** Refused by the host, or not delivered. */
export type Failure = Refused | { readonly because: 'unreachable' };

/** A connection to a table. It carries the messages of docs/protocol.md as text. */
export interface HostConnection {
  send(message: string): void;
  close(): void;
}

/** The callbacks of a connection. */
export interface ConnectionListener {
  /** The connection is open: send hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The connection is closed, by either side. */
  closed(): void;
}

/** Where tables run: on a server or on this device, behind the same interface. */
export interface Host {
  readonly kind: 'server' | 'device';
  /** The guest I am there; null: none yet. */
  me(): Promise<HostResult<Me | null>>;
  /** Creates the guest, or changes its name. */
  introduce(name: string): Promise<HostResult<Me>>;
  makeTable(
    form: Partial<TableForm> & { readonly title: string },
  ): Promise<HostResult<{ readonly id: string; readonly url: string | null }>>; // null: there is no link for others
  /** The id of the table with this code. */
  findCode(code: string): Promise<HostResult<string>>;
  /** Takes over the seat that another device handed over. */
  claim(table: string, pass: string): Promise<HostResult<Me>>;
  publicTables(): Promise<HostResult<readonly CardDoc[]>>;
  /** My running tables. */
  myTables(): Promise<HostResult<readonly OpenTableDoc[]>>;
  /** My finished matches, latest first. */
  myMatches(
    before?: number,
  ): Promise<HostResult<{ readonly matches: readonly CardDoc[]; readonly more: number | null }>>; // null: there are no more
  /** The record of a finished match, as text. */
  record(table: string): Promise<HostResult<string>>;
  /** The link for invitations; null: none on a device. */
  linkTo(table: string): Promise<string | null>;
  /** Opens a connection. */
  connect(listener: ConnectionListener): HostConnection;
}

/** Maps the value of a successful result. */
export const mapResult = <Answer, Value>(
  asked: HostResult<Answer>,
  take: (answer: Answer) => Value,
): HostResult<Value> => (asked.ok ? { ok: true, value: take(asked.value) } : asked);

/** A page of matches; `before` is the start of the next one. */
export const matchesPage = ({
  matches,
  before,
}: {
  readonly matches: readonly CardDoc[];
  readonly before: number | null; // null: there are no more
}): { readonly matches: readonly CardDoc[]; readonly more: number | null } => ({ matches, more: before });
