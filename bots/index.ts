export * from './random.ts';
export * from './search.ts';
export * from './seating.ts';
export * from './table.ts';
