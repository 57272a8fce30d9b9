export { check, contract, findBreach } from './contract.ts';
export * from './given.ts';
export { scripted } from './luck.ts';
export type { Practice } from './practice.ts';
export { ruleNumbers } from './citations.ts';
export * from './firstViews.ts';
export { playthrough, toldText } from './playthrough.ts';
