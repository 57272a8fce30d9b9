/** The whole number on the way from 0 to another one, after this share of the time. */
export const countedAt = (to: number, share: number): number =>
  share >= 1 ? to : Math.trunc(to * (1 - (1 - Math.max(0, share)) ** 3));
