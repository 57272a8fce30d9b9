import { play, quickChance, start, viewersOf } from '#kernel';
import { pi } from '../games/pi/rules/game.ts';
import { PI_OPTIONS, quietTable, seedOf, type WrittenMatch, writeDown, writeDownChecked } from './matches.ts';
import { type Batch, race } from './measure.ts';
import { peerMoveFor, playPeer, startPeer, twinOfPeer, viewPeer } from './peers/boardgame-io.ts';

const ROUNDS = 7;
const SECONDS = 0.5;

export type Contestant = 'peer' | 'peerWithViews' | 'inPlace' | 'checkedWithViews';
export interface Speeds {
  /** Moves per CPU second, one for each round. */
  readonly rates: Readonly<Record<Contestant, readonly number[]>>;
  readonly matches: number;
  readonly movesAMatch: Readonly<Record<'peer' | 'inPlace' | 'checked', number>>;
}

/** Both engines over the same recorded random matches, so that choosing is not measured. */
export function compareSpeeds(matches: number): Speeds {
  const numbers = Array.from({ length: matches }, (_, number) => number);
  const theirs = numbers.map(number => writeDown(number, twinOfPeer(peerSeed(number))));
  const inPlace = numbers.map(number => writeDown(number, quickChance(number)));
  const checked = numbers.map(writeDownChecked);
  const rates = race(
    {
      peer: oneByOne(theirs.map(onPeer)),
      inPlace: oneByOne(inPlace.map(inPlaceOnOurs)),
      peerWithViews: oneByOne(theirs.map(onPeerWithViews)),
      checkedWithViews: oneByOne(checked.map(checkedOnOurs)),
    },
    ROUNDS,
    SECONDS,
  );
  return { rates, matches, movesAMatch: { peer: mean(theirs), inPlace: mean(inPlace), checked: mean(checked) } };
}

/** Plays the matches in turn, one per call. */
function oneByOne(batches: readonly Batch[]): Batch {
  let next = 0;
  return () => {
    const batch = batches[next % batches.length];
    next += 1;
    return batch?.() ?? 0;
  };
}

const mean = (written: readonly WrittenMatch[]): number =>
  written.reduce((sum, { turns }) => sum + turns.length, 0) / written.length;

const peerSeed = (number: number): string => `match ${number}`;

function onPeer({ seats, number, turns }: WrittenMatch): Batch {
  const moves = turns.map(peerMoveFor);
  return () => {
    let match = startPeer(seats, peerSeed(number));
    for (const move of moves) match = playPeer(match, move);
    if (!match.ctx.gameover) throw new Error(`boardgame.io has not finished match ${number}`);
    return moves.length;
  };
}

function onPeerWithViews({ seats, number, turns }: WrittenMatch): Batch {
  const moves = turns.map(peerMoveFor);
  const viewers = [...Array.from({ length: seats }, (_, seat) => String(seat)), null];
  const views: unknown[] = viewers.map(() => null);
  return () => {
    let match = startPeer(seats, peerSeed(number));
    for (const move of moves) {
      match = playPeer(match, move);
      for (let at = 0; at < viewers.length; at++) views[at] = viewPeer(match, viewers[at] ?? null);
    }
    return moves.length;
  };
}

function inPlaceOnOurs({ seats, number, turns }: WrittenMatch): Batch {
  return () => {
    const table = quietTable(quickChance(number));
    const state = pi.setup(PI_OPTIONS, seats, table);
    for (const { by, action } of turns) pi.apply(state, by, action, table);
    if (!state.open.over) throw new Error(`our rules have not finished match ${number}`);
    return turns.length;
  };
}

function checkedOnOurs({ seats, number, turns }: WrittenMatch): Batch {
  const seed = seedOf(number);
  const viewers = viewersOf(seats);
  const views: unknown[] = viewers.map(() => null);
  return () => {
    const match = start({ game: pi, options: PI_OPTIONS, seats, seed });
    for (const { by, action } of turns) {
      if (!play(match, by, action, match.moves.length).ok) throw new Error(`match ${number} was refused a move`);
      for (let at = 0; at < viewers.length; at++) views[at] = pi.view(match.state, viewers[at] ?? 'audience');
    }
    return turns.length;
  };
}
