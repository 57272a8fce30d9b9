import {
  admit,
  type Chance,
  copy,
  dueAt,
  fill,
  eventsFor,
  type Milliseconds,
  play,
  quickChance,
  seatsAt,
  start,
  tick,
  type ToldEvent,
} from '#kernel';
import { spyfall } from './game.ts';
import type { Action, Event, Options, State } from './state.ts';

/** A step of a match: its state and all events. */
export interface MatchStep {
  readonly state: State;
  /** The running clock, and its time left. */
  readonly clock: { readonly name: string; readonly left: Milliseconds } | null; // null: the match is over
  readonly events: readonly Event[];
}

const everything = (told: readonly ToldEvent<Event>[]): Event[] =>
  told.flatMap(one => (one.to === 'all' ? [one.event] : eventsFor([one], one.to[0] ?? 'audience')));

/** A random match in which players mostly talk and agree, and sometimes a latecomer joins. */
export function playOut(options: Options, seats: number, seed: number): MatchStep[] {
  const [luck, late] = [quickChance(seed), quickChance(seed + 1)];
  const match = start({ game: spyfall, options, seats, seed: Uint8Array.from({ length: 32 }, () => luck.below(256)) });
  const steps: MatchStep[] = [];
  let now = 0;
  const note = (): void => {
    const name = spyfall.clock?.(match.state)?.name;
    const clock = name === undefined ? null : { name, left: (dueAt(match) ?? now) - now };
    steps.push({ state: copy(match.state), clock, events: everything(match.told) });
  };
  note();
  while (!spyfall.result(match.state)) {
    now = Math.min(now + luck.below(20_000), dueAt(match) ?? now);
    if (late.below(40) === 0) admit(match, now);
    else if (tick(match, now) === undefined) {
      const seat = luck.below(seatsAt(match));
      const action = someAction(spyfall.offers(spyfall.view(match.state, seat)), luck);
      if (!action) continue;
      if (!play(match, seat, action, now).ok) throw new Error('a filled offer was refused');
    }
    note();
  }
  return steps;
}

function someAction(offers: ReturnType<typeof spyfall.offers>, luck: Chance): Action | undefined {
  // otherwise the clock would hardly ever run out
  const some = offers.filter(({ type }) => (type !== 'accuse' && type !== 'point') || luck.below(12) === 0);
  if (some.length === 0) return undefined;
  const action = fill<Action>(luck.pick(some), luck);
  return action.type === 'vote' && luck.below(6) > 0 ? { type: 'vote', vote: 'aye' } : action;
}
