import './production.ts';
import { writeFileSync } from 'node:fs';
import { trained } from '../games/tczew/bot/training.ts';

// Learns the weights of Tczew's master by self-play, and writes them into the repository. The same numbers give the same
// file: TCZEW_SEED, TCZEW_GENERATIONS, TCZEW_TRAINING (matches of each generation).

const course = {
  seed: Number(process.env['TCZEW_SEED'] ?? 1),
  generations: Number(process.env['TCZEW_GENERATIONS'] ?? 2),
  matches: Number(process.env['TCZEW_TRAINING'] ?? 60),
};
const file = process.env['TCZEW_WEIGHTS'] ?? new URL('../games/tczew/bot/weights.json', import.meta.url);
const began = performance.now();
const weights = trained(course, line => console.log(`${line}, ${Math.round((performance.now() - began) / 1000)} s`));
writeFileSync(file, `${JSON.stringify(weights)}\n`);
