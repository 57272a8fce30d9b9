import {
  type AnyMatch,
  type Move,
  mayUndo,
  resume,
  seatsAt,
  seatsOf,
  streamOf,
  tableFor,
  undo as takeBack,
} from '#kernel';
import { demand, difference, asText } from '../broken.ts';
import { positions } from '../walk.ts';
import type { Law } from './law.ts';
import { everything } from './replay.ts';

export const undoLaw: Law = {
  id: 'undo',
  says: 'a move that may be taken back used no luck, leaves no trace, and the match plays on and still replays',
  check(walk) {
    const { match, luck } = walk;
    let before: string | undefined;
    for (const _ of positions(walk)) {
      if (before !== undefined && luck.below(5) === 0) triesUndo(match, before);
      before = scene(match);
    }
    const moves = JSON.parse(JSON.stringify(match.moves)) as Move<{ type: string }>[];
    const [was, again] = [match, resume(match, moves)].map(everything);
    demand(
      was === again,
      'undo',
      () => `with moves taken back, the replay differs: ${difference(JSON.parse(was ?? ''), JSON.parse(again ?? ''))}`,
    );
  },
};

function triesUndo(match: AnyMatch, before: string): void {
  const last = match.moves.at(-1);
  if (!last?.action || typeof last.by !== 'number') return;
  const now = everything(match);
  const may = mayUndo(match, last.by);
  demand(everything(match) === now, 'undo', () => 'asking whether a move may be taken back changed the match');
  if (may) demand(!usedLuck(match, before), 'undo', () => `${asText(last)} used luck, and may be taken back`);
  const reply = takeBack(match, last.by, last.at);
  demand(reply.ok === may, 'undo', () => `mayUndo says ${may}, and undo answers ${asText(reply)}`);
  if (!may) return demand(everything(match) === now, 'undo', () => 'an undo that was refused changed the match');
  demand(
    scene(match) === before,
    'undo',
    () => `${asText(last)} taken back left a trace: ${difference(JSON.parse(before), JSON.parse(scene(match)))}`,
  );
}

/** Whether the last move draws luck when it is repeated. */
function usedLuck({ game, seed, moves }: AnyMatch, before: string): boolean {
  const last = moves.at(-1);
  if (!last?.action) return false;
  const stream = streamOf(seed, moves.length);
  const { state } = JSON.parse(before) as { state: object };
  game.apply(state, last.by, last.action, tableFor<object>(stream, []));
  return stream.used();
}

/** The state, and every seat's view and offers. */
const scene = (match: AnyMatch): string => {
  const { game, state } = match;
  const views = seatsOf(seatsAt(match)).map(seat => game.view(state, seat));
  return JSON.stringify({ state, views, offers: views.map(view => game.offers(view)) });
};
