import { createContext, useContext } from 'solid-js';
import type { Seat, Viewer } from '#kernel';
import type { Line } from '#telling';
import type { Doc, Intent } from '../../tables/protocol.ts';
import type { Host } from '../hosts/host.ts';
import type { Game } from './game.ts';
import type { Answer, Sitting } from './sitting.ts';

/** The table somebody is at, for everything that is shown of it. */
export interface Table {
  readonly host: Host;
  readonly id: string;
  readonly sitting: Sitting;
  readonly doc: () => Doc;
  readonly game: () => Game;
  readonly me: () => Viewer;
  readonly isHost: () => boolean;
  nameOf(seat: Seat): string;
  /** A line in the player's language, seats by their names. */
  say(line: Line): string;
  /** Carries something out. Why it was refused is shown to the player; whoever asks gets the answer too. */
  intend(intent: Intent): Promise<Answer>;
  /** The address of a rule. */
  ruleAt(rule: string): string;
}

export const TableContext = createContext<Table>();

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('this is shown at a table only');
  return table;
}
