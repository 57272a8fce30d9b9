import { type Actor, type BySeat, seatsAt, seatsOf } from '#kernel';
import { type AnyTelling, type LogLine, logLinesOf, ownSections, type Section, tellLatecomer } from '#telling';
import { type Viewpoint, heardFrom, viewerAt } from './viewpoint.ts';
import type { Timeline, ReplayStep } from './timeline.ts';
import { webLine } from '../words/words.ts';

/** One step in the log, from one viewpoint. */
export interface ReplayEntry {
  readonly step: number;
  readonly by: Actor | null; // null: the deal
  readonly said: readonly ReplayLine[];
  readonly isTakenBack: boolean;
}

/** A line of the log, and its event. */
export interface ReplayLine extends LogLine {
  readonly event: object | null; // null: undo and joining are no events
}

/** The log entries from one step to another, inclusive. */
export function replayEntries(
  timeline: Timeline,
  { telling, viewpoint, from, to }: { telling: AnyTelling; viewpoint: Viewpoint; from: number; to: number },
): ReplayEntry[] {
  const entries: ReplayEntry[] = [];
  for (const moment of timeline.through(from, to)) {
    const { step, move } = moment;
    entries.push({
      step,
      by: move?.by ?? null,
      said: replayLines(moment, telling, viewpoint),
      isTakenBack: timeline.isTakenBack(step),
    });
  }
  return entries;
}

/** The lines of one step. */
export function replayLines(
  { move, match, told }: ReplayStep,
  telling: AnyTelling,
  viewpoint: Viewpoint,
): ReplayLine[] {
  const view = match.game.view(match.state, viewerAt(viewpoint, match));
  const said = heardFrom(told, viewpoint).flatMap((event): ReplayLine[] => {
    // without headings: a replay numbers every step
    const logged = logLinesOf(telling, event, view).filter(({ heading }) => heading === undefined);
    return logged.length > 0
      ? logged.map(line => ({ ...line, event }))
      : telling.event(event, view).map(line => ({ line, event }));
  });
  if (move?.by === 'table' && move.action) return [{ line: tellLatecomer(match, move.action), event: null }, ...said];
  if (move?.action !== null || typeof move.by !== 'number') return said;
  return [{ line: webLine('replay-took-back', { seat: { seat: move.by } }), event: null }, ...said];
}

/** The hand of each seat; in a game without hands, its private sections. */
export function handsAt({ match }: ReplayStep, telling: AnyTelling): BySeat<Section[]> {
  const { game, state } = match;
  const open = telling.board(game.view(state, 'audience'));
  return seatsOf(seatsAt(match)).map(seat => {
    const own = ownSections(telling.board(game.view(state, seat)), open);
    const hand = own.filter(({ word }) => word === 'hand');
    return hand.length > 0 ? hand : own;
  });
}
