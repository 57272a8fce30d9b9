export { check, contract, findBreach } from './contract.ts';
export * from './bot-matches.ts';
export * from './given.ts';
export { scripted } from './luck.ts';
export type { ContractOptions } from './contract-options.ts';
export { ruleNumbers } from './citations.ts';
export * from './first-views.ts';
export * from './match-steps.ts';
export { playthrough, playthroughText } from './playthrough.ts';
