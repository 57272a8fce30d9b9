import { quickChance } from '#kernel';
import { alcatraz } from '../games/alcatraz/rules/game.ts';
import { worker } from '../games/alcatraz/rules/player.fixture.ts';
import { OPTIONS } from '../games/alcatraz/rules/scene.fixture.ts';
import { ratesOf } from './rates.ts';

/** Alcatraz with players who work on the tasks and do something random now and then. */
export const { speeds: prisonSpeeds, wire: prisonWire } = ratesOf({
  game: alcatraz,
  options: OPTIONS,
  seatsOf: number => 3 + (number % 2),
  choices: number => {
    const luck = quickChance(1_000_003 + number);
    const player = worker({ talks: 8 });
    return state => {
      const by = luck.pick(alcatraz.awaited(alcatraz.view(state, 'audience')));
      const view = alcatraz.view(state, by);
      return { by, action: player(view, alcatraz.offers(view), luck) };
    };
  },
});
