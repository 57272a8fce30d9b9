/** The whole number shown after a share of the duration, eased out. */
export const countedAt = (to: number, share: number): number =>
  share >= 1 ? to : Math.trunc(to * (1 - (1 - Math.max(0, share)) ** 3));
