import {
  type AnyMatch,
  copy,
  eventsFor,
  fill,
  play,
  quickChance,
  type Seat,
  snapshotOf,
  restore,
  stateAfter,
  viewersOf,
} from '#kernel';
import { tczew } from '../games/tczew/rules/game.ts';
import { builder } from '../games/tczew/rules/player.fixture.ts';
import { OPTIONS } from '../games/tczew/rules/scene.fixture.ts';
import type { Action, State } from '../games/tczew/rules/state.ts';
import { median } from './measure.ts';
import { ratesOf } from './rates.ts';

const ROUNDS = 21;
/** For a match that lasts long. */
const SWAPS = 70;

/** Of a hundred turns, so many are used for a swap. */
const chooser = (number: number, swaps = 0) => {
  const luck = quickChance(1_000_003 + number);
  const player = builder({ wild: 15, stops: 0 });
  return (state: Readonly<State>) => {
    const by: Seat = tczew.awaited(tczew.view(state, 'audience'))[0] ?? 0;
    const view = tczew.view(state, by);
    const offers = tczew.offers(view);
    const swap = luck.below(100) < swaps ? offers.find(({ type }) => type === 'swap') : undefined;
    return { by, action: swap ? fill<Action>(swap, luck) : player(view, offers, luck) };
  };
};

/** Tczew with players who build and play events, and do something random now and then. */
export const { speeds: townSpeeds, wire: townWire } = ratesOf({
  game: tczew,
  options: OPTIONS,
  seatsOf: number => 2 + (number % 3),
  choices: number => chooser(number),
});

/** What a player and a server wait for in a long match. */
export type Chore = 'joining' | 'catching up' | 'undoing';

const timed = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** CPU milliseconds of each chore after so many moves; the match has four seats and players who swap often. */
export function choresAt(moves: readonly number[]): Map<number, Record<Chore, number>> {
  const { begun } = ratesOf({ game: tczew, options: OPTIONS, seatsOf: () => 4, choices: () => chooser(5, SWAPS) });
  const found = new Map<number, Record<Chore, number>>();
  const match = begun(5);
  const choose = chooser(5, SWAPS);
  for (let at = 0; !tczew.result(match.state) && found.size < moves.length; at++) {
    const { by, action } = choose(match.state);
    if (!play(match, by, action, at).ok) throw new Error('a filled offer was refused');
    if (moves.includes(match.moves.length)) found.set(match.moves.length, choresOf(match));
  }
  if (found.size < moves.length) throw new Error(`the match has only ${match.moves.length} moves`);
  return found;
}

function choresOf(match: AnyMatch): Record<Chore, number> {
  const viewers = viewersOf(match.seats);
  const repeated = (work: () => void): number => median(Array.from({ length: ROUNDS }, () => timed(work)));
  const snapshot = snapshotOf(match);
  return {
    // the whole view and the offers, for everybody at once
    joining: repeated(() => {
      for (const viewer of viewers) {
        const view = match.game.view(match.state, viewer);
        JSON.stringify([view, match.game.offers(view), eventsFor(match.told, viewer)]);
      }
    }),
    // a server that takes over a match from its snapshot
    'catching up': repeated(() => void copy(restore(match, snapshot).state)),
    // the state before the last move, from the last checkpoint
    undoing: repeated(() => void stateAfter(match, match.standing.length - 1)),
  };
}
