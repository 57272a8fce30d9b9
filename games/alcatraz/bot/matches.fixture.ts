import { type AnyBot, accept, type BySeat, quickChance, type Seat, seatsOf, tableFor, type ToldEvent } from '#kernel';
import { alcatraz } from '../rules/game.ts';
import { OPTIONS } from '../rules/scene.fixture.ts';
import type { Action, Event, Options, State, View } from '../rules/state.ts';

/** A match between bots that can be played again: the same numbers are the same match. */
export interface Evening {
  readonly bots: BySeat<AnyBot>;
  readonly seed: number;
  readonly options?: Partial<Options>;
}

/** A bot that was asked, and what it did. The state is the match's own: it goes on from there. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly action: Action | null; // null: it waited
}

/** Plays a match to its end; every move must be among the offers. Others than those awaited are asked first in talks. */
export function playMatch({ bots, seed, options }: Evening, watch: (moment: Moment) => void = () => {}): Event[] {
  const chance = quickChance(seed);
  const told: ToldEvent<Event>[] = [];
  const table = tableFor<Event>(chance, told);
  const state = alcatraz.setup({ ...OPTIONS, ...options }, bots.length, table);
  while (!alcatraz.result(state)) {
    const awaited = alcatraz.awaited(alcatraz.view(state, 'audience'));
    const others = seatsOf(bots.length).filter(seat => !awaited.includes(seat));
    const asked = state.open.phase === 'talks' ? [...others, ...awaited] : [...awaited, ...others];
    const mover = asked.find(seat => letMove(seat));
    if (mover === undefined) throw new Error(`the table waits for ${awaited.join(', ')}, who do nothing`);
  }
  return told.map(({ event }) => event);

  function letMove(seat: Seat): boolean {
    const view = alcatraz.view(state, seat);
    const offers = alcatraz.offers(view);
    if (offers.length === 0) return false;
    const decided = bots[seat]?.decide({ seat, view, offers }, chance) ?? null;
    const action = decided === null ? null : accept<Action>(offers, decided);
    if (action === undefined) throw new Error(`seat ${seat} may not play ${JSON.stringify(decided)}`);
    watch({ state, seat, view, action });
    if (action) alcatraz.apply(state, seat, action, table);
    return action !== null;
  }
}
