import { describe, expect, test } from 'vitest';
import { play, start } from '#kernel';
import { pi } from '../../games/pi/rules/game.ts';
import { PI_OPTIONS, seedOf } from '../matches.ts';
import { peerMoveFor, playPeer, startPeer, TABLE_SEED, twinOfPeer } from '../peers/boardgame-io.ts';
import { COURSES, courseOf, MOVES, PI_SEATS, sightOf, writeCourse } from './course.ts';

describe('a course of the load', () => {
  test('is legal on our kernel from its first move to its last, and leaves the match unfinished', () => {
    for (let number = 0; number < COURSES; number++) {
      const match = start({ game: pi, options: PI_OPTIONS, seats: PI_SEATS, seed: seedOf(number) });
      const choose = courseOf(number);
      for (let at = 0; at < MOVES; at++) {
        const sight = sightOf(match.state);
        expect(play(match, sight.turn, choose(sight), at).ok).toBe(true);
      }
      expect(match.state.open.over).toBe(false);
    }
  });

  test('is legal on boardgame.io, where each move gives the next state', () => {
    let match = startPeer(PI_SEATS, TABLE_SEED);
    for (const [at, turn] of writeCourse(0, twinOfPeer(TABLE_SEED)).entries()) {
      match = playPeer(match, peerMoveFor(turn));
      expect(match).toMatchObject({ _stateID: at + 1 });
    }
  });
});
