export * from './kernel.ts';
export * from './words.ts';
