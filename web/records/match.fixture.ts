import { playBotMove, botTable } from '#bots';
import {
  type AnyMatch,
  awaited,
  fill,
  type MatchRecord,
  play,
  quickChance,
  readOptions,
  recordOf,
  type Seat,
  seatsOf,
  seedFrom,
  start,
  undo,
} from '#kernel';
import { titleNamed } from '#shelf';
import type { Title } from '../../games/title.ts';

const pi = titleNamed('pi');
if (!pi) throw new Error('there is no title to test with');
export const piTitle: Title = pi;

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'];

/** The record of a match between novice bots. Each seat moves a marker and takes it back once. */
export function playedRecord(seats = 3, chosen = 1): MatchRecord {
  const chance = quickChance(chosen);
  const secret = Uint8Array.from({ length: 32 }, () => chance.below(256));
  const words = seatsOf(seats).map(seat => `word ${seat}`);
  const read = readOptions(piTitle.game.options, piTitle.fixed);
  const [bot] = Object.values(piTitle.bots);
  if ('problem' in read || !bot) throw new Error('a title without usual options, or without a bot');
  const match = start({ game: piTitle.game, options: read.options, seats, seed: seedFrom(secret, words) }) as AnyMatch;
  const company = botTable(
    match,
    seatsOf(seats).map(() => bot),
    chance,
  );
  const fickle = new Set(seatsOf(seats));
  for (let [seat] = awaited(match); seat !== undefined; [seat] = awaited(match)) {
    playBotMove(company, seat);
    for (const one of fickle) if (movesMarkerBack(match, one)) fickle.delete(one);
  }
  return recordOf(match, {
    edition: piTitle.id,
    seats: NAMES.slice(0, seats).map(name => ({ name, bot: null })),
    secret,
    words,
  });
}

/** Moves a marker and takes it back, if possible. */
function movesMarkerBack(match: AnyMatch, seat: Seat): boolean {
  const offer = match.game.offers(match.game.view(match.state, seat)).find(({ type }) => type === 'assign');
  if (!offer) return false;
  const at = match.moves.length + 1;
  const moved = play(match, seat, fill(offer, quickChance(at)), at);
  const back = undo(match, seat, at + 1);
  if (!moved.ok || !back.ok)
    throw new Error(`a marker could not be moved there and back: ${JSON.stringify({ moved, back })}`);
  return true;
}
