import { type AnyBot, fill } from '#kernel';

/** Fills in any offer, each equally likely. It plays every game, none of them well. */
export const random: AnyBot = {
  decide: ({ offers }, chance) => fill(chance.pick(offers), chance),
};
