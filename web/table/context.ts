import { createContext, createMemo, useContext } from 'solid-js';
import type { Seat, Viewer } from '#kernel';
import { closeErrorsAbout, toast } from '#kit';
import type { Line } from '#telling';
import { appPath } from '../base-path.ts';
import type { Doc, Command, NudgeRequest } from '../../tables/protocol.ts';
import type { Host, Failure } from '../hosts/host.ts';
import { shownName } from '../words/names.ts';
import { word, words } from '../words/words.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { CommandResult, TableConnection } from './table-connection.ts';
import { refusalText } from './failure-page.tsx';

/** The table of the page, for all its components. */
export interface TableModel {
  readonly host: Host;
  readonly id: string;
  readonly connection: TableConnection;
  /** The document of the table, with each field tracked separately. */
  readonly doc: () => Doc;
  /** The view of the match as plain data, for rules; null: nothing has been dealt. */
  readonly view: () => Doc['view'];
  readonly game: () => LoadedGame;
  readonly me: () => Viewer;
  readonly isHost: () => boolean;
  nameOf(seat: Seat): string;
  /** A line in the player's language, seats by their names. */
  say(line: Line): string;
  /** Sends a command. A refusal is shown to the player, and is in the result too. */
  send(command: Command | NudgeRequest): Promise<CommandResult>;
  /** Loads earlier events; a refusal is shown, too. */
  fetchEarlier(): Promise<void>;
  /** The address of a rule. */
  ruleAt(rule: string): string;
}

export const TableContext = createContext<TableModel>();

/** What a table model is made from. */
export interface TableModelOptions {
  readonly host: Host;
  readonly id: string;
  readonly connection: TableConnection;
  readonly game: () => LoadedGame | undefined; // undefined: not loaded yet
}

/** Created after the welcome, when the game is loaded. */
export function createTableModel({ host, id, connection, game: fetched }: TableModelOptions): TableModel {
  const doc = (): Doc => {
    const now = connection.doc();
    if (!now) throw new Error('a table is shown before its welcome');
    return now;
  };
  const game = createMemo(() => {
    const now = fetched();
    if (!now) throw new Error('a table is shown before its game is here');
    return now;
  });
  const nameOf = (seat: number): string => {
    const { seats, kept } = doc().table;
    const name = seats[seat]?.name ?? kept[seat]?.name;
    return name === undefined ? word('table-seat-number', { number: seat + 1 }) : shownName(name);
  };
  const ruleAt = (rule: string): string => appPath(`/rules/${game().title.id}#${rule}`);

  function explain(refused: Failure, about: string): void {
    const { telling } = game().title;
    const rule = 'rule' in refused ? refused.rule : undefined;
    if (rule === undefined) return toast(refusalText(refused, telling, host.kind), 'error', { about });
    // the link contains the rule number
    const link = { href: ruleAt(rule), text: word('kit-see-rule', { rule }) };
    toast(words().say(telling.rule(rule), nameOf), 'error', { about, link });
  }

  return {
    host,
    id,
    connection,
    doc,
    view: createMemo(() => connection.snapshot()?.view ?? null),
    game,
    me: createMemo(() => doc().you.seat ?? 'audience'),
    isHost: createMemo(() => doc().table.host === doc().you.guest),
    nameOf,
    say: line => words().say(line, nameOf),
    async send(command) {
      const result = await connection.send(command);
      if (result.refused) explain(result.refused, command.do);
      else closeErrorsAbout(command.do);
      return result;
    },
    async fetchEarlier() {
      const { refused } = await connection.fetchEarlier();
      if (refused) explain(refused, 'earlier');
    },
    ruleAt,
  };
}

export function useTable(): TableModel {
  const table = useContext(TableContext);
  if (!table) throw new Error('this is shown at a table only');
  return table;
}
