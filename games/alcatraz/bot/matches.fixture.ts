import { type AnyBot, type BySeat, type Seat, seatsOf } from '#kernel';
// not from #testkit, which needs a test runner and Node
import { type BotMatchEnd, type BotMoment, playBots } from '../../../testkit/bot-matches.ts';
import { alcatraz } from '../rules/game.ts';
import { OPTIONS } from '../rules/scene.fixture.ts';
import type { Action, Event, Options, State, View } from '../rules/state.ts';

/** A match between bots that can be played again: the same numbers are the same match. */
export interface BotMatch {
  readonly bots: BySeat<AnyBot>;
  readonly seed: number;
  readonly options?: Partial<Options>;
}

export type Moment = BotMoment<State, View, Action>;

/** Plays a match to its end. In talks, the seats that the table does not wait for are asked first. */
export const playMatch = (
  { bots, seed, options }: BotMatch,
  watch?: (moment: Moment) => void,
): BotMatchEnd<State, Event> =>
  playBots(alcatraz, { bots, seed, options: { ...OPTIONS, ...options } }, { asked, watch });

function asked(state: State): readonly Seat[] {
  const awaited = alcatraz.awaited(alcatraz.view(state, 'audience'));
  const others = seatsOf(state.open.seats).filter(seat => !awaited.includes(seat));
  return state.open.phase === 'talks' ? [...others, ...awaited] : [...awaited, ...others];
}
