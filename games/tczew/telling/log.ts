import type { Seat, Viewer } from '#kernel';
import type { LogLine } from '#telling';
import type { Epoch } from '../rules/kinds.ts';
import type { Event, View } from '../rules/state.ts';
import { tellEvent } from './events.ts';
import { epochName, epochNumeral } from './names.ts';
import { type GameLine, line } from './line.ts';

/** An event in the log of a screen: epochs are chapters, turns are parts. The text of an event stands on its card. */
export function logEvent(event: Event, view: Readonly<View>, to?: Viewer): LogLine<GameLine>[] {
  const lines = tellEvent(event, view, to);
  const told = (icon: string, by?: Seat): LogLine<GameLine>[] =>
    lines.map(said => ({ line: said, icon, ...(by !== undefined && { by }) }));
  switch (event.type) {
    case 'epochOneDealt':
      return [chapter(1), ...told('file')];
    case 'startLaid':
      return [...(event.card === 1 ? [chapter(2)] : []), ...told('map', event.owner ?? undefined)];
    case 'pointerMoved':
      return [chapter(event.epoch)];
    case 'turnBegan':
      return lines.map(said => ({ line: said, heading: 'part' }));
    case 'townTaken':
    case 'placed':
    case 'captured':
    case 'tookOver':
    case 'relocated':
      return told('map', event.by);
    case 'epochOneRolled':
      return told('reload', event.by);
    case 'firstPlayerRolled':
    case 'tieRolled':
    case 'rolled':
      return told('reload');
    case 'epochOneLaid':
    case 'covered':
    case 'uncovered':
    case 'tokensSet':
      return told('map');
    case 'turnSkipped':
    case 'hindered':
    case 'suspended':
      return told('close', event.seat);
    case 'ongoing':
    case 'ticked':
      return told('warning', event.holder);
    case 'swapped':
      return told('redo', event.by);
    case 'waited':
      return told('clock', event.by);
    case 'drew':
    case 'fetched':
    case 'putBack':
      return told('file', event.by);
    case 'handMoved':
      return told('hand', event.from);
    case 'handShown':
      return told('hand', event.of);
    case 'handsSwapped':
      return told('hand', event.by);
    case 'eventPlayed':
      return told('warning', event.by).slice(0, 1);
    case 'warded':
    case 'cancelled':
    case 'wardSet':
      return told('check', event.seat);
    case 'removed':
      return told('close');
    case 'extraMoves':
      return told('plus', event.by);
    case 'modified':
      return told('plus', event.seat);
    case 'plebisciteHeld':
      return told('scales', event.by);
    case 'districtTaken':
      return told('hand', event.by);
    case 'districtLost':
      return told('close', event.from);
    case 'lapBegan':
    case 'idleWarned':
      return told('clock');
    case 'endProposed':
    case 'endVoted':
    case 'proposalLapsed':
      return told('scales', event.by);
    case 'matchEnded':
      return told('leave');
    case 'sparesShuffled':
      return told('reload');
    case 'eventEnded':
      return [];
  }
}

const chapter = (epoch: Epoch): LogLine<GameLine> => ({
  line: line('chapter-epoch', { number: epochNumeral(epoch), name: epochName(epoch) }),
  heading: 'chapter',
});
