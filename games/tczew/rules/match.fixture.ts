import { copy, eventsFor, play, quickChance, type Seat, start } from '#kernel';
import { tczew } from './game.ts';
import { builder, type Manner } from './player.fixture.ts';
import { OPTIONS } from './scene.fixture.ts';
import type { Action, Event, Options, State } from './state.ts';

/** A step of a match: who did what, what was said aloud, and what it led to. */
export interface Step {
  readonly by: Seat | null; // null: the deal
  readonly action: Action | null; // null: the deal
  readonly events: readonly Event[];
  readonly state: State;
}

export interface Evening {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Partial<Options>;
  readonly manner?: Manner;
}

/** A whole match of test players, step by step. */
export function playOut({ seats, seed, options, manner }: Evening): Step[] {
  const luck = quickChance(seed);
  const player = builder(manner);
  const match = start({
    game: tczew,
    options: { ...OPTIONS, ...options },
    seats,
    seed: Uint8Array.from({ length: 32 }, () => luck.below(256)),
  });
  const steps: Step[] = [
    { by: null, action: null, events: eventsFor(match.told, 'audience'), state: copy(match.state) },
  ];
  for (let now = 0; !tczew.result(match.state); now++) {
    const [by] = tczew.awaited(tczew.view(match.state, 'audience'));
    if (by === undefined) throw new Error('nobody is to act, and the match goes on');
    const view = tczew.view(match.state, by);
    const action = player(view, tczew.offers(view), luck);
    if (!play(match, by, action, now).ok) throw new Error('a filled offer was refused');
    steps.push({ by, action, events: eventsFor(match.told, 'audience'), state: copy(match.state) });
  }
  return steps;
}
