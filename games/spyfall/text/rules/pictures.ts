/** What the page of rules shows pictures of. */
export const PICTURES = ['cards', 'places', 'question', 'vote', 'points'] as const;

export type Picture = (typeof PICTURES)[number];
