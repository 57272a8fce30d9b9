/** What the page of rules shows pictures of. */
export const PICTURES = [
  'plan',
  'categories',
  'founding',
  'touching',
  'stars',
  'ownerless',
  'replacement',
  'district',
  'plebiscite',
  'first',
  'second',
  'third',
] as const;

export type Picture = (typeof PICTURES)[number];
