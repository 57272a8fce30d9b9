import { type AnyMatch, awaited, quickChance, type Seat, seatsOf, seedFrom, start } from '#kernel';
import { type Title, titleNamed } from '#shelf';
import type { BotQuestion } from './bot-answer.ts';
import { playBotMove, botTable } from './bot-table.ts';
import { botsFor } from './bot-list.ts';

/** A match of P.I. that can be dealt again by its number. */
export function dealtMatch(number: number, seats = 4): AnyMatch {
  return start({
    game: piOnShelf().game,
    options: { edition: 'pi', answers: 'auto', lastUnsolved: 'nextValue', notebook: 1, turnSeconds: null },
    seats,
    seed: seedFrom(new Uint8Array(32), [String(number)]),
  });
}

/** A match in which every seat has offers: one seat is awaited, the others have markers to move. */
export function underWay(number: number): { match: AnyMatch; mover: Seat; idler: Seat } {
  const match = dealtMatch(number);
  const { regular } = botsFor(piOnShelf());
  if (!regular) throw new Error('P.I. has no regular bot');
  const company = botTable(
    match,
    Array.from({ length: match.seats }, () => regular),
    quickChance(number),
  );
  for (;;) {
    const [mover = -1] = awaited(match);
    const [idler, ...others] = seatsOf(match.seats).filter(seat => seat !== mover);
    if (idler === undefined) throw new Error('nobody is left');
    if ([idler, ...others].every(seat => mayMove(match, seat))) return { match, mover, idler };
    playBotMove(company, mover);
  }
}

const mayMove = ({ game, state }: AnyMatch, seat: Seat): boolean => game.offers(game.view(state, seat)).length > 0;

export const questionAt = (match: AnyMatch, seat: Seat, bot: string): BotQuestion => ({
  title: 'pi',
  bot,
  seat,
  view: match.game.view(match.state, seat),
});

export function piOnShelf(): Title {
  const title = titleNamed('pi');
  if (!title) throw new Error('P.I. is not on the shelf');
  return title;
}
