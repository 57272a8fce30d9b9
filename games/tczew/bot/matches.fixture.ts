import { type AnyBot, accept, type BySeat, quickChance, type Seat, seatsOf, tableFor, type ToldEvent } from '#kernel';
import { tczew } from '../rules/game.ts';
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

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays a match to its end; every move must be among the offers. All may talk before the awaited one moves. */
export function playMatch({ bots, seed, options }: Evening, watch: (moment: Moment) => void = () => {}): Played {
  const chance = quickChance(seed);
  const told: ToldEvent<Event>[] = [];
  const table = tableFor<Event>(chance, told);
  const state = tczew.setup({ ...OPTIONS, ...options }, bots.length, table);
  while (!tczew.result(state)) {
    const [awaited] = tczew.awaited(tczew.view(state, 'audience'));
    const others = state.open.proposal ? seatsOf(bots.length).filter(seat => seat !== awaited) : [];
    const asked = [...others, ...(awaited === undefined ? [] : [awaited])];
    if (!asked.some(letMove)) throw new Error(`the table waits for seat ${awaited}, who does nothing`);
  }
  return { state, events: told.map(({ event }) => event) };

  function letMove(seat: Seat): boolean {
    const view = tczew.view(state, seat);
    const offers = tczew.offers(view);
    if (offers.length === 0) return false;
    const decided = bots[seat]?.decide({ seat, view, offers }, chance) ?? null;
    const action = decided === null ? null : accept<Action>(offers, decided);
    if (action === undefined) throw new Error(`seat ${seat} may not play ${JSON.stringify(decided)}`);
    watch({ state, seat, view, action });
    if (action) tczew.apply(state, seat, action, table);
    return action !== null;
  }
}
