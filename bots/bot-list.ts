import type { AnyBot, AnyGame } from '#kernel';
import type { Title } from '#shelf';
import { random } from './random.ts';
import { search } from './search.ts';

/** Every bot that can play this title, weakest first. */
export const botsFor = (title: Title): Readonly<Record<string, AnyBot>> => ({
  random: whenAwaited(title.game, random),
  search: whenAwaited(
    title.game,
    search({ game: title.game, iterations: 60, ...(title.hints && { hints: title.hints }) }),
  ),
  ...title.bots,
});

/** Enough tries to find another action. */
const TRIES = 50;

/**
 * Bots that do not know the game move only when awaited, so that they do not move forever. A no-op is replaced, so that
 * the table does not keep waiting for them.
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
