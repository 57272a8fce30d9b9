export * from './given.ts';
export { type Script, scripted } from './luck.ts';
