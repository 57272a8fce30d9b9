export {
  type Answer,
  answerInstead,
  answerTo,
  type BotRequest,
  BUDGET,
  type Explained,
  type Question,
  timeLimit,
} from './answering.ts';
export * from './company.ts';
export * from './disclosure.ts';
export * from './lapse.ts';
export * from './random.ts';
export * from './search.ts';
export * from './seating.ts';
