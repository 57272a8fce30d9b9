import { play } from '#kernel';
import { type MatchPlan, matchSteps, type MatchStep } from '../../../testkit/match-steps.ts';
import { tczew } from './game.ts';
import { builder, type Manner } from './player.fixture.ts';
import { OPTIONS } from './scene.fixture.ts';
import type { Action, Event, Options, State } from './state.ts';

export type Step = MatchStep<State, Action, Event>;

export interface TestMatch extends Omit<MatchPlan<Options>, 'options'> {
  readonly options?: Partial<Options>;
  readonly manner?: Manner;
}

/** A whole match of test players, step by step. */
export function playOut({ seats, seed, options, manner }: TestMatch): Step[] {
  const player = builder(manner);
  return matchSteps(tczew, { options: { ...OPTIONS, ...options }, seats, seed }, (match, luck, now) => {
    const [by] = tczew.awaited(tczew.view(match.state, 'audience'));
    if (by === undefined) throw new Error('nobody is to act, and the match goes on');
    const view = tczew.view(match.state, by);
    if (!play(match, by, player(view, tczew.offers(view), luck), now).ok) throw new Error('a filled offer was refused');
    return now + 1;
  });
}
