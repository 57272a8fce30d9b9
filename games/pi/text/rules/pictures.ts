/** What the pages of rules show pictures of. */
export const PICTURES = [
  'map',
  'place',
  'suspect',
  'crime',
  'case',
  'evidence',
  'investigator',
  'disc',
  'cube',
  'first',
  'score',
  'penalty',
  'ring',
  'neighbours',
  'solved',
  'asked',
  'sent',
  'narrowed',
] as const;

export type Picture = (typeof PICTURES)[number];
