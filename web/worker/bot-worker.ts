import { type BotAnswer, type BotQuestion, answerBotQuestion } from './bot-thread.ts';

const say = (answer: BotAnswer): void => postMessage(answer, []);

// one after the other: each has its whole time to think
let turn = Promise.resolve();

addEventListener('message', ({ data: { id, question } }: MessageEvent<BotQuestion>) => {
  turn = turn.then(async () => say({ id, answer: await answerBotQuestion(question) }));
});
