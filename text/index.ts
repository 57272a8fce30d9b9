export * from './kernel.ts';
export * from './table.ts';
export * from './words.ts';
