import {
  awaited,
  finalScoreOf,
  type MatchRecord,
  recordOf,
  type Seat,
  toHex,
  type UndoOption,
  undoOptionOf,
  type Viewer,
} from '#kernel';
import { isCosmeticTooMany } from './allowances.ts';
import { wordsOf } from './fold.ts';
import type { AskingDoc, JoiningDoc, SeatDoc, TableDoc, YouDoc } from './protocol.ts';
import type { TableCard, GuestId, Instant } from './store.ts';
import { type Chair, matchOf, type FoldedTable, seatsToAgree, joinRefusal } from './table.ts';

/** The public document of a table, field by field. */
export const tableDoc = (table: FoldedTable): TableDoc => ({
  id: table.id,
  code: table.code,
  form: table.form,
  host: table.host,
  hostAway: table.hostAway,
  phase: table.phase,
  commitment: table.commitment,
  version: table.version,
  continued: table.continuedFrom !== null,
  seats: table.chairs.map(seatDoc),
  kept: table.chairs.map(({ keptFor }) => keptFor),
  joining: joiningDoc(table),
  muted: [...table.muted],
  paused: table.paused,
  asking: askingDoc(table),
  result: resultOf(table),
  secret: table.phase === 'over' ? toHex(table.secret) : null,
  next: table.next,
});

const seatDoc = ({ taken }: Chair): SeatDoc | null =>
  taken && {
    guest: taken.guest,
    name: taken.name,
    bot: taken.bot,
    ready: taken.ready,
    away: taken.away,
    left: taken.gone && taken.away !== null,
    standIn: taken.standIn,
  };

const joiningDoc = (table: FoldedTable): JoiningDoc | null => {
  const closed = joinRefusal(table);
  return closed === undefined ? null : { waiting: [...table.waiting], closed };
};

const askingDoc = (table: FoldedTable): AskingDoc | null => {
  const { asking } = table;
  if (!asking) return null;
  const { by, asked, agreed } = asking;
  return { for: asking.for, by, asked, agreed: [...agreed], waitingFor: seatsToAgree(table, asking) };
};

const resultOf = ({ match, phase }: FoldedTable): TableDoc['result'] =>
  match && phase === 'over' ? (finalScoreOf(match) ?? null) : null;

export const youDoc = (table: FoldedTable, guest: GuestId, viewer: Viewer): YouDoc => ({
  guest,
  seat: viewer === 'audience' ? null : viewer,
  undo: undoOf(table, viewer),
});

/** Depends only on moves and seats. */
export function undoOf(table: FoldedTable, viewer: Viewer): UndoOption {
  if (!table.match || viewer === 'audience' || isCosmeticTooMany(table, viewer, null)) return null;
  return undoOptionOf(table.match, viewer);
}

export const viewOf = ({ match }: FoldedTable, viewer: Viewer): object | null =>
  match && match.game.view(match.state, viewer);

/** The offers of this viewer, from its view. */
export function offersOf(table: FoldedTable, viewer: Viewer): readonly object[] {
  const view = viewOf(table, viewer);
  return table.match && view ? table.match.game.offers(view) : [];
}

export const awaitedAt = ({ match, phase }: FoldedTable): readonly Seat[] =>
  match && phase === 'playing' ? awaited(match) : [];

/** The card of the table in the store. */
export const cardOf = (table: FoldedTable, changedAt: Instant, dueAt: Instant | null): TableCard => ({
  id: table.id,
  code: table.code,
  title: table.title.id,
  language: table.form.language,
  isPublic: table.form.isPublic,
  host: table.host,
  phase: table.phase,
  seats: table.chairs.map(({ taken }) => taken && { guest: taken.guest, name: taken.name, bot: taken.bot }),
  result: resultOf(table),
  madeAt: table.madeAt,
  changedAt,
  dueAt,
});

/** The record of a finished match. */
export function recordAt(table: FoldedTable): MatchRecord {
  const seats = table.chairs.map(({ taken }) => ({ name: taken?.name ?? '', bot: taken?.bot ?? null }));
  return recordOf(matchOf(table), { edition: table.title.id, seats, secret: table.secret, words: wordsOf(table) });
}
