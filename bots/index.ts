export {
  type BotAnswer,
  substituteAnswer,
  askBot,
  type BotRequest,
  THINKING_TIME,
  type ExplainedAnswer,
  type BotQuestion,
  timeLimit,
} from './bot-answer.ts';
export * from './bot-table.ts';
export * from './disclosure.ts';
export * from './simulated-time.ts';
export * from './random.ts';
export * from './search.ts';
export * from './bot-list.ts';
