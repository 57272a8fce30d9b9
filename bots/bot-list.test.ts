import { expect, test } from 'vitest';
import { type AnyBot, quickChance, readOptions, seatsOf, seedFrom, start } from '#kernel';
import { optionAgainstBots, titleNamed } from '#shelf';
import { botsFor } from './index.ts';

const title = titleNamed('spyfall');
if (!title) throw new Error('Spyfall is not on the shelf');

test('bots play what their title says they can, and everything where it says nothing', () => {
  expect(optionAgainstBots(title, { conversation: 'phrasebook', rounds: 3 })).toBeUndefined();
  expect(optionAgainstBots(title, { conversation: 'spoken', rounds: 3 })).toBe('conversation');
  expect(optionAgainstBots(title, { conversation: 'written', rounds: 3 })).toBe('conversation');
  const pi = titleNamed('pi');
  expect(pi && optionAgainstBots(pi, { answers: 'hand' })).toBeUndefined();
});

test('who knows no game never keeps the table waiting with a move of which nothing comes', () => {
  const read = readOptions(title.game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const match = start({ game: title.game, options: read.options, seats: 3, seed: seedFrom(new Uint8Array(32), ['a']) });
  const { game, state } = match;
  const [dealer = 0] = game.awaited(game.view(state, 'audience'));
  game.apply(state, dealer, { type: 'start' }, { ...quickChance(1), tell: () => {}, whisper: () => {} });
  const decisions = (bot: AnyBot | undefined, seat: number) =>
    seatsOf(60).map(luck => {
      const view = game.view(state, seat);
      return bot?.decide({ seat, view, offers: game.offers(view) }, quickChance(luck)) ?? null;
    });
  const bots = botsFor(title);
  const view = game.view(state, dealer);
  for (const action of decisions(bots['random'], dealer)) {
    if (!action) throw new Error('it waited');
    expect(game.noOp?.(view, action)).toBe(false);
  }
  expect(decisions(bots['random'], (dealer + 1) % 3)).toEqual(seatsOf(60).map(() => null));
});
