export { master, novice, regular } from './bot/strengths.ts';
