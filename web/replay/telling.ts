import { type Actor, type BySeat, seatsOf } from '#kernel';
import { type AnyTelling, type Line, ownSections, type Section } from '#telling';
import { type Eyes, heardWith, viewerOf } from './eyes.ts';
import type { Film, Moment } from './film.ts';

/** One step in the log, as these eyes and ears followed it. */
export interface Entry {
  readonly step: number;
  readonly by: Actor | null; // null: the deal
  readonly said: readonly Said[];
  readonly isTakenBack: boolean;
}

/** A sentence of the log, and what it tells of. */
export interface Said {
  readonly line: Line;
  readonly event: object | null; // null: that a move is taken back is no event
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
  const view = match.game.view(match.state, viewerOf(eyes));
  const said = heardWith(told, eyes).flatMap(event => telling.event(event, view).map(line => ({ line, event })));
  if (move?.action !== null || move.by === 'clock') return said;
  return [{ line: { key: 'replay-took-back', args: { seat: { seat: move.by } } }, event: null }, ...said];
}

/** What each seat holds; in a game without hands, whatever it alone has before it. */
export function handsAt({ match }: Moment, telling: AnyTelling): BySeat<Section[]> {
  const { game, state, seats } = match;
  const open = telling.board(game.view(state, 'audience'));
  return seatsOf(seats).map(seat => {
    const own = ownSections(telling.board(game.view(state, seat)), open);
    const hand = own.filter(({ word }) => word === 'hand');
    return hand.length > 0 ? hand : own;
  });
}
