export { LawBroken } from './broken.ts';
export { check, contract } from './contract.ts';
export * from './given.ts';
export { type Script, scripted } from './luck.ts';
export type { Practice } from './practice.ts';
