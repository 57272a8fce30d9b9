import { type AnyMatch, eventsFor, seatsAt, type ToldEvent, type Viewer } from '#kernel';

/** The viewpoint of a replay. all: everything is shown, since the match is over. */
export type Viewpoint = Viewer | 'all';

/**
 * The viewer whose view the board shows. For `all` it is the audience, with the hands beside the board. A latecomer was
 * a spectator before joining.
 */
export const viewerAt = (viewpoint: Viewpoint, match: AnyMatch): Viewer =>
  viewpoint === 'all' || (viewpoint !== 'audience' && viewpoint >= seatsAt(match)) ? 'audience' : viewpoint;

/** For `all`, each event once, in its private version. */
export const heardFrom = (told: readonly ToldEvent<object>[], viewpoint: Viewpoint): object[] =>
  viewpoint === 'all' ? told.map(({ event }) => event) : eventsFor(told, viewpoint);
