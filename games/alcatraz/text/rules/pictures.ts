/** What the page of rules shows pictures of. */
export const PICTURES = [
  'prison',
  'sheet',
  'items',
  'vote',
  'guards',
  'location',
  'task',
  'end',
  'riot',
  'move',
  'letters',
] as const;

export type Picture = (typeof PICTURES)[number];
