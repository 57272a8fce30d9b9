import type { AnyBot } from '#kernel';
import type { Title } from '#shelf';
import { random } from './random.ts';
import { search } from './search.ts';

/** Every bot that can sit at a table of this title, weakest first. */
export const botsFor = (title: Title): Readonly<Record<string, AnyBot>> => ({
  random,
  search: search({ game: title.game, iterations: 60, ...(title.hints && { hints: title.hints }) }),
  ...title.bots,
});
