export const SERVICES = ['town_hall', 'police', 'fire', 'health'] as const;
export const OBJECTS = ['housing', 'industry', 'transport', 'religion', 'trade', 'culture', 'sport'] as const;
export const SPECIALS = ['monument', 'unique', 'future'] as const;

export type Service = (typeof SERVICES)[number];
export type ObjectCategory = (typeof OBJECTS)[number];
export type SpecialCategory = (typeof SPECIALS)[number];
export type BuildableCategory = Service | ObjectCategory | SpecialCategory;
export type Category = BuildableCategory | 'contamination';
export type CardType = 'start' | 'service' | 'object' | 'special' | 'event' | 'replacement';
export type Epoch = 1 | 2 | 3 | 4 | 5;
/** The epochs with a stack of their own in play. */
export type StackEpoch = 3 | 4 | 5;
export type Stars = 0 | 1 | 2 | 3 | 4;

/** 1 to 200 (TCZ-1.1). */
export type CardNo = number;
/** The number of the event that brings it, with the suffix B. */
export type ReplacementNo = string;
