import type { AnyBot, AnyGame } from '#kernel';
import type { Title } from '#shelf';
import { random } from './random.ts';
import { search } from './search.ts';

/** Every bot that can sit at a table of this title, weakest first. */
export const botsFor = (title: Title): Readonly<Record<string, AnyBot>> => ({
  random: whenAwaited(title.game, random),
  search: whenAwaited(
    title.game,
    search({ game: title.game, iterations: 60, ...(title.hints && { hints: title.hints }) }),
  ),
  ...title.bots,
});

/** Who knows no game cannot tell why to move where nobody waits for it, and might never stop. */
const whenAwaited = (game: AnyGame, bot: AnyBot): AnyBot => ({
  decide: (situation, chance) =>
    game.awaited(situation.view).includes(situation.seat) ? bot.decide(situation, chance) : null,
});
