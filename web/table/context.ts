import { createContext, createMemo, useContext } from 'solid-js';
import type { Seat, Viewer } from '#kernel';
import { inParts, succeeded, toast } from '#kit';
import type { Line } from '#telling';
import type { Doc, Intent } from '../../tables/protocol.ts';
import type { Host, Unserved } from '../hosts/host.ts';
import { shownName } from '../words/names.ts';
import { word, words } from '../words/words.ts';
import type { Game } from './game.ts';
import type { Answer, Sitting } from './sitting.ts';
import { sayRefused } from './unserved.tsx';

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
  /** Fetches an earlier part of the log; a refusal is shown likewise. */
  fetchEarlier(): Promise<void>;
  /** The address of a rule. */
  ruleAt(rule: string): string;
}

export const TableContext = createContext<Table>();

/** Where somebody sits, and at what. */
export interface Place {
  readonly host: Host;
  readonly id: string;
  readonly sitting: Sitting;
  readonly game: () => Game | undefined; // undefined: not fetched yet
}

/** The table somebody is at, once it was heard of and its game is here. */
export function createTable({ host, id, sitting, game: fetched }: Place): Table {
  const heard = createMemo(() => {
    const now = sitting.doc();
    if (!now) throw new Error('a table is shown before it was heard of');
    return now;
  });
  // a move changes the view: who is here has not to be shown again for it
  const parts = inParts(heard);
  const doc = (): Doc => parts;
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
  const ruleAt = (rule: string): string => `/rules/${game().title.id}#${rule}`;

  function explain(refused: Unserved, about: string): void {
    const { telling } = game().title;
    const rule = 'rule' in refused ? refused.rule : undefined;
    if (rule === undefined) return toast(sayRefused(refused, telling, host.kind), 'error', { about });
    // the link names the rule: the sentence need not
    const link = { href: ruleAt(rule), text: word('kit-see-rule', { rule }) };
    toast(words().say(telling.rule(rule), nameOf), 'error', { about, link });
  }

  return {
    host,
    id,
    sitting,
    doc,
    game,
    me: createMemo(() => doc().you.seat ?? 'audience'),
    isHost: createMemo(() => doc().table.host === doc().you.guest),
    nameOf,
    say: line => words().say(line, nameOf),
    async intend(intent) {
      const answer = await sitting.intend(intent);
      if (answer.refused) explain(answer.refused, intent.do);
      else succeeded(intent.do);
      return answer;
    },
    async fetchEarlier() {
      const { refused } = await sitting.fetchEarlier();
      if (refused) explain(refused, 'earlier');
    },
    ruleAt,
  };
}

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('this is shown at a table only');
  return table;
}
