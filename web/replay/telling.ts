import { type Actor, type BySeat, seatsAt, seatsOf } from '#kernel';
import { type AnyTelling, type LogLine, logLinesOf, ownSections, type Section, tellLatecomer } from '#telling';
import { type Eyes, heardWith, viewerOf } from './eyes.ts';
import type { Film, Moment } from './film.ts';
import { webLine } from '../words/words.ts';

/** One step in the log, as these eyes and ears followed it. */
export interface Entry {
  readonly step: number;
  readonly by: Actor | null; // null: the deal
  readonly said: readonly Said[];
  readonly isTakenBack: boolean;
}

/** A sentence of the log, and what it tells of. */
export interface Said extends LogLine {
  readonly event: object | null; // null: that a move is taken back, or somebody asks to join, is no event
}

/** The log from a step up to and including another. */
export function entriesOf(
  film: Film,
  { telling, eyes, from, to }: { telling: AnyTelling; eyes: Eyes; from: number; to: number },
): Entry[] {
  const entries: Entry[] = [];
  for (const moment of film.through(from, to)) {
    const { step, move } = moment;
    entries.push({
      step,
      by: move?.by ?? null,
      said: saidAt(moment, telling, eyes),
      isTakenBack: film.isTakenBack(step),
    });
  }
  return entries;
}

/** What happened at this step, in lines. */
export function saidAt({ move, match, told }: Moment, telling: AnyTelling, eyes: Eyes): Said[] {
  const view = match.game.view(match.state, viewerOf(eyes, match));
  const said = heardWith(told, eyes).flatMap((event): Said[] => {
    // a replay has a number for every step, and leaves out nothing
    const logged = logLinesOf(telling, event, view).filter(({ heading }) => heading === undefined);
    return logged.length > 0
      ? logged.map(line => ({ ...line, event }))
      : telling.event(event, view).map(line => ({ line, event }));
  });
  if (move?.by === 'table' && move.action) return [{ line: tellLatecomer(match, move.action), event: null }, ...said];
  if (move?.action !== null || typeof move.by !== 'number') return said;
  return [{ line: webLine('replay-took-back', { seat: { seat: move.by } }), event: null }, ...said];
}

/** What each seat holds; in a game without hands, whatever it alone has before it. */
export function handsAt({ match }: Moment, telling: AnyTelling): BySeat<Section[]> {
  const { game, state } = match;
  const open = telling.board(game.view(state, 'audience'));
  return seatsOf(seatsAt(match)).map(seat => {
    const own = ownSections(telling.board(game.view(state, seat)), open);
    const hand = own.filter(({ word }) => word === 'hand');
    return hand.length > 0 ? hand : own;
  });
}
