import { letTimePass, newLapse, seated } from '#bots';
import { type AnyBot, accept, type BySeat, type Chance, copy, quickChance, type Seat, start } from '#kernel';
import { spyfall } from '../rules/game.ts';
import type { Action, Options, Round, State, View } from '../rules/state.ts';
import { OPTIONS } from '../rules/scene.fixture.ts';

/** A match between bots that can be played again: the same numbers are the same match. */
export interface Evening extends Partial<Options> {
  readonly bots: BySeat<AnyBot>;
  readonly seed: number;
}

/** A bot that was asked, and what it did. The state is as it was then. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly left: number | undefined;
  readonly action: Action | null; // null: it waited
}

/** Plays a match to its end, with time passing; every move must be among the offers. */
export function playMatch(
  { bots, seed, ...set }: Evening,
  watch: (moment: Moment) => void = () => {},
): readonly Round[] {
  const luck = quickChance(seed);
  const match = start({
    game: spyfall,
    options: { ...OPTIONS, conversation: 'phrasebook', ...set },
    seats: bots.length,
    seed: Uint8Array.from({ length: 32 }, () => luck.below(256)),
  });
  const lapse = newLapse();
  const watched = bots.map(
    (bot): AnyBot => ({
      decide(situation, chance) {
        const action = bot.decide(situation, chance) as Action | null;
        const { seat, view, offers, left } = situation;
        if (action && !accept(offers, action)) throw new Error(`seat ${seat} may not play ${JSON.stringify(action)}`);
        watch({ state: match.state, seat, view: view as View, left, action });
        return action;
      },
    }),
  );
  const company = seated(match, watched, luck, () => lapse.now);
  while (letTimePass(company, lapse));
  return match.state.open.past;
}

/** Moments of a match, as they were. */
export function moments(evening: Evening): Moment[] {
  const found: Moment[] = [];
  playMatch(evening, moment => void found.push(copy(moment)));
  return found;
}

/** What a bot does in this state at this seat. */
export function decision(
  bot: AnyBot,
  state: State,
  seat: Seat,
  chance: Chance = quickChance(1),
  left?: number,
): Action | null {
  const view = spyfall.view(state, seat);
  const offers = spyfall.offers(view);
  const situation = { seat, view, offers, heard: [] };
  const action = bot.decide(left === undefined ? situation : { ...situation, left }, chance);
  if (action === null) return null;
  const accepted = accept<Action>(offers, action);
  if (!accepted) throw new Error(`seat ${seat} may not play ${JSON.stringify(action)}`);
  return accepted;
}

/** Somebody who plays like one bot as the spy, and like another as one who knows the place. */
export const inRole = (spy: AnyBot, knower: AnyBot): AnyBot => ({
  decide: (situation, chance) =>
    ((situation.view as View).card?.place === '--' ? spy : knower).decide(situation, chance),
});
