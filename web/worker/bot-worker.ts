import { type ThreadAnswer, type ThreadQuestion, answerBotQuestion } from './bot-thread.ts';

const say = (answer: ThreadAnswer): void => postMessage(answer, []);

// one question at a time: each has its full time limit
let turn = Promise.resolve();

addEventListener('message', ({ data: { id, question } }: MessageEvent<ThreadQuestion>) => {
  turn = turn.then(async () => say({ id, answer: await answerBotQuestion(question) }));
});
