import type { BySeat, Seat } from '#kernel';
import { eventOf, HAND_SIZE } from '../rules/components.ts';
import type { CardNo } from '../rules/kinds.ts';
import { isPlayable } from '../rules/targets.ts';
import type { Lasting, State } from '../rules/state.ts';
import { type City, countBits } from './cities.ts';
import { factsOf, OBJECT_BITS } from './plan.ts';

/** What the evaluation of a player's prospects looks at, each from about -1 to 1. */
export const FEATURES = [
  'constant',
  'draws left',
  'points',
  'categories',
  'size lead',
  'largest',
  'cells',
  'outside',
  'land',
  'room for futures',
  'river',
  'bank',
  'near starts',
  'near cards',
  'worst cut',
  'all cuts',
  'one town hall',
  'two town halls',
  'three town halls',
  'police',
  'fire',
  'health',
  'skipped turns',
  'drawing bans',
  'placing bans',
  'other bans',
  'wards',
  'suspensions',
  'ongoing',
  'hand',
  'hand points',
  'hand categories',
  'hand hostile',
  'hand friendly',
  'hand dead',
  'extra moves',
  'border',
  'immune',
  'starts at risk',
  'plebiscite dice',
] as const;

/** In how many parts of the match each feature has a weight of its own. */
export const KNOTS: readonly number[] = [0, 0.4, 0.8, 0.95, 1];

/** All cards that are drawn in a match with all epochs. */
const ALL_DRAWS = 180;

/** From 0 at the first card drawn to 1 when nothing is left to draw. */
export function progressOf({ stacks }: State): number {
  const left = stacks.reduce((sum, stack) => sum + stack.length, 0);
  return 1 - Math.min(1, left / ALL_DRAWS);
}

/** The features of a player in a world, in the order of `FEATURES`. */
export function featuresOf(state: State, cities: BySeat<City>, seat: Seat): number[] {
  const { open, stacks, hands } = state;
  const city = cities[seat];
  if (!city) throw new Error(`there is no seat ${seat}`);
  const draws = stacks.reduce((sum, stack) => sum + stack.length, 0) / open.seats;
  let rival = 0;
  for (const [other, { cells }] of cities.entries()) if (other !== seat && cells > rival) rival = cells;
  const lasting = lastingOf(open.lasting, seat);
  const hand = handOf(state, city, seat);
  const turn = open.turn?.seat === seat ? open.turn : null;
  return [
    1,
    draws / 50,
    city.points / 10,
    countBits(city.objects) / 7,
    Math.max(-1, Math.min(1, (city.cells - rival) / 10)),
    city.cells >= rival && city.cells > 0 ? 1 : 0,
    city.cells / 50,
    city.outside / 10,
    Math.min(1, city.land / 20),
    Math.min(1, city.futureCells / 8),
    city.river > 0 ? 1 : 0,
    Math.min(1, city.bank / 4),
    city.nearStarts,
    city.nearCards,
    Math.min(2, city.worstCut / 5),
    Math.min(2, city.allCuts / 20),
    city.townHalls >= 1 ? 1 : 0,
    city.townHalls >= 2 ? 1 : 0,
    city.townHalls >= 3 ? 1 : 0,
    Math.min(3, city.police) / 3,
    Math.min(3, city.fire) / 3,
    Math.min(3, city.health) / 3,
    ...lasting.slice(0, -1),
    Math.min(1, (hands[seat]?.length ?? 0) / HAND_SIZE),
    ...hand,
    turn?.extra ? turn.extra.left / 2 : 0,
    open.options.mode === 'extended' ? city.border / 10 : 0,
    city.immune / 10,
    open.options.mode === 'extended' ? city.startsAtRisk : 0,
    lasting.at(-1) ?? 0,
  ];
}

/** Skipped turns, drawing bans, placing bans, other bans, wards, suspensions, ticks, dice. */
function lastingOf(lasting: readonly Lasting[], seat: Seat): number[] {
  const sums = [0, 0, 0, 0, 0, 0, 0, 0];
  const add = (at: number, amount: number): void => void (sums[at] = (sums[at] ?? 0) + amount);
  for (const effect of lasting) {
    if (effect.seat !== seat) continue;
    switch (effect.kind) {
      case 'ban':
        if (effect.what === 'turn') add(0, effect.turns);
        else if (effect.what === 'draw') add(1, effect.turns / 2);
        else add(effect.what === 'place' ? 2 : 3, effect.turns / 3);
        break;
      case 'ward':
        add(4, 1);
        break;
      case 'suspension':
        add(5, 1);
        break;
      case 'ongoing':
        add(6, effect.turns / 2);
        break;
      case 'modifier':
        add(7, effect.attack + effect.defend);
    }
  }
  return sums;
}

/** Points, new categories, hostile and friendly events, and cards that cannot be used now. */
function handOf(state: State, city: City, seat: Seat): number[] {
  let [points, categories, hostile, friendly, dead] = [0, 0, 0, 0, 0];
  for (const { card } of state.hands[seat] ?? []) {
    const facts = factsOf(card);
    if (facts.isEvent) {
      const event = eventOf(card);
      if (!isUsable(state, card, seat)) dead += 1;
      else if (event.hostile) hostile += 1;
      else friendly += 1;
    } else if (!fits(city, card)) dead += 1;
    else if (facts.points > 0) points += facts.points;
    else categories |= facts.bit & OBJECT_BITS & ~city.objects;
  }
  return [points / 4, countBits(categories) / 3, hostile / 3, friendly / 3, dead / 3];
}

const isUsable = (state: State, card: CardNo, seat: Seat): boolean => {
  const event = eventOf(card);
  return (event.requires === undefined && event.targetMust === undefined) || isPlayable(state, event, seat);
};

/** How many cards of the hand cannot be used now. */
export function deadCards(state: State, city: City, seat: Seat): number {
  let dead = 0;
  for (const { card } of state.hands[seat] ?? [])
    if (!(factsOf(card).isEvent ? isUsable(state, card, seat) : fits(city, card))) dead += 1;
  return dead;
}

/** Whether some empty cell beside the city takes the card. */
function fits(city: City, card: CardNo): boolean {
  const { bit, stars } = factsOf(card);
  switch (stars) {
    case 2:
      return (city.fitsRiver & bit) !== 0;
    case 3:
      return (city.fitsBank & bit) !== 0;
    case 4:
      return (city.fitsAlone & bit) !== 0;
    default:
      return (city.fitsLand & bit) !== 0;
  }
}

/** How much each knot counts at this progress: two neighbours share it. */
export function knotsAt(progress: number): { readonly at: number; readonly share: number } {
  let at = 0;
  while (at < KNOTS.length - 2 && progress >= (KNOTS[at + 1] ?? 1)) at += 1;
  const [from, to] = [KNOTS[at] ?? 0, KNOTS[at + 1] ?? 1];
  return { at, share: Math.min(1, Math.max(0, (progress - from) / (to - from))) };
}
