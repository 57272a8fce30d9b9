import { type AnyMatch, eventsFor, seatsAt, type ToldEvent, type Viewer } from '#kernel';

/** Whose eyes a match is seen with; all: everybody's at once, for the match is over. */
export type Viewpoint = Viewer | 'all';

/**
 * Whose view the board shows. With everybody's eyes it shows what is open, and the hands lie beside it. Somebody who
 * joined later was a spectator until then.
 */
export const viewerFor = (viewpoint: Viewpoint, match: AnyMatch): Viewer =>
  viewpoint === 'all' || (viewpoint !== 'audience' && viewpoint >= seatsAt(match)) ? 'audience' : viewpoint;

/** With everybody's ears one hears each thing once, and every whisper as it was whispered. */
export const heardFrom = (told: readonly ToldEvent<object>[], viewpoint: Viewpoint): object[] =>
  viewpoint === 'all' ? told.map(({ event }) => event) : eventsFor(told, viewpoint);
