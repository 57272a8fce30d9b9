import { type AnyBot, type BySeat, type Seat, seatsOf } from '#kernel';
// not from #testkit, which needs a test runner and Node
import { type BotMatchEnd, type BotMoment, playBots } from '../../../testkit/bot-matches.ts';
import { tczew } from '../rules/game.ts';
import { OPTIONS } from '../rules/scene.fixture.ts';
import type { Action, Event, Options, State, View } from '../rules/state.ts';

/** A match between bots that can be played again: the same numbers are the same match. */
export interface BotMatch {
  readonly bots: BySeat<AnyBot>;
  readonly seed: number;
  readonly options?: Partial<Options>;
}

export type Moment = BotMoment<State, View, Action>;

/** Plays a match to its end. All answer a proposal before the awaited seat moves. */
export const playMatch = (
  { bots, seed, options }: BotMatch,
  watch?: (moment: Moment) => void,
): BotMatchEnd<State, Event> => playBots(tczew, { bots, seed, options: { ...OPTIONS, ...options } }, { asked, watch });

function asked(state: State): readonly Seat[] {
  const awaited = tczew.awaited(tczew.view(state, 'audience')).slice(0, 1);
  const others = state.open.proposal ? seatsOf(state.open.seats).filter(seat => !awaited.includes(seat)) : [];
  return [...others, ...awaited];
}
