import { type AnyMatch, eventsFor, type Move, applyMove, resume, seatsAt, start, viewersOf } from '#kernel';
import { demand, difference } from '../broken.ts';
import { positions } from '../walk.ts';
import type { Law } from './law.ts';

export const replayLaw: Law = {
  id: 'replay',
  says: 'a match replays to the letter from its seed and moves, also from a state that was stored midway',
  check(walk) {
    const seen: string[] = [];
    for (const match of positions(walk)) seen.push(everything(match));
    const { match, luck } = walk;
    const moves = JSON.parse(JSON.stringify(match.moves)) as Move<{ type: string }>[];
    replays(start(match), moves, seen);
    const midway = luck.below(seen.length);
    const stored = resume(match, moves.slice(0, midway));
    stored.state = JSON.parse(JSON.stringify(stored.state)) as object;
    replays(stored, moves.slice(midway), seen.slice(midway));
  },
};

function replays(match: AnyMatch, moves: readonly Move<{ type: string }>[], seen: readonly string[]): void {
  isAsBefore(match, seen[0]);
  for (const [at, move] of moves.entries()) {
    applyMove(match, move);
    isAsBefore(match, seen[at + 1]);
  }
}

function isAsBefore(match: AnyMatch, before = ''): void {
  const now = everything(match);
  demand(
    now === before,
    'replay',
    () => `after move ${match.moves.length} the replay differs: ${difference(JSON.parse(before), JSON.parse(now))}`,
  );
}

/** The state, and what every viewer sees and heard, as text. */
export const everything = (match: AnyMatch): string => {
  const { game, state, told } = match;
  const viewers = viewersOf(seatsAt(match));
  return JSON.stringify({
    state,
    views: viewers.map(viewer => game.view(state, viewer)),
    heard: viewers.map(viewer => eventsFor(told, viewer)),
  });
};
