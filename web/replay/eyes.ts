import { type AnyMatch, eventsFor, seatsAt, type ToldEvent, type Viewer } from '#kernel';

/** Whose eyes a match is seen with; all: everybody's at once, for the match is over. */
export type Eyes = Viewer | 'all';

/**
 * Whose view the board shows. With everybody's eyes it shows what is open, and the hands lie beside it. Somebody who
 * joined later was a spectator until then.
 */
export const viewerOf = (eyes: Eyes, match: AnyMatch): Viewer =>
  eyes === 'all' || (eyes !== 'audience' && eyes >= seatsAt(match)) ? 'audience' : eyes;

/** With everybody's ears one hears each thing once, and every whisper as it was whispered. */
export const heardWith = (told: readonly ToldEvent<object>[], eyes: Eyes): object[] =>
  eyes === 'all' ? told.map(({ event }) => event) : eventsFor(told, eyes);
