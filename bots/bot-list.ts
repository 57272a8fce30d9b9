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

/** More than anybody needs to come upon something else. */
const TRIES = 50;

/**
 * Who knows no game cannot tell why to move where nobody waits for it, and might never stop. Nor can it tell that
 * nothing would come of a move, and the table would go on waiting for it.
 */
const whenAwaited = (game: AnyGame, bot: AnyBot): AnyBot => ({
  decide(situation, chance) {
    const { seat, view } = situation;
    if (!game.awaited(view).includes(seat)) return null;
    let action = bot.decide(situation, chance);
    const isNoOp = (): boolean => action !== null && game.noOp?.(view, action) === true;
    for (let tries = 0; tries < TRIES && isNoOp(); tries++) action = random.decide(situation, chance);
    return action;
  },
});
