import type { Seat, Viewer } from '#kernel';
import type { LogLine } from '#telling';
import type { Event, View } from '../rules/state.ts';
import { tellEvent } from './events.ts';
import { type GameLine, line } from './line.ts';

/** An event in a screen's log. Cards are not logged, and who has continued or voted shows at the table. */
export function logEvent(event: Event, view: Readonly<View>, to?: Viewer): LogLine<GameLine>[] {
  const told = (icon: string, by?: Seat): LogLine<GameLine>[] =>
    tellEvent(event, view, to).map(line => ({ line, icon, ...(by !== undefined && { by }) }));
  switch (event.type) {
    case 'roundDealt':
      return [
        {
          line: line('board-round-of', { round: event.round, rounds: view.open.options.rounds }),
          heading: 'chapter',
        },
      ];
    case 'joined':
      return told('friends', event.seat);
    case 'clockStarted':
      return told('clock');
    case 'asked':
      return told('question', event.by);
    case 'answered':
    case 'remarked':
      return told('chat', event.by);
    case 'accused':
      return told('target', event.by);
    case 'timeRanOut':
      return told('clock');
    case 'putToVote':
      return told('hand');
    case 'voteClosed':
      return told(event.verdict.unanimous ? 'check' : 'close');
    case 'placeNamed':
      return told('map', event.by);
    case 'roundEnded':
      return tellEvent(event, view, to).map((line, at) => (at < 2 ? { line, icon: 'file' } : { line, by: at - 2 }));
    case 'matchEnded':
      return tellEvent(event, view, to).map((line, at) => ({ line, ...(at === 0 && { icon: 'check' }) }));
    case 'matchStarted':
    case 'cardDealt':
    case 'continued':
    case 'voted':
      return [];
  }
}
