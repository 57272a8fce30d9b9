import type { Seat, Viewer } from '#kernel';
import type { LogLine } from '#telling';
import type { Event, View } from '../rules/state.ts';
import { tellEvent } from './events.ts';
import { type GameLine } from './line.ts';

/** An event in the log of a screen: rounds are chapters, the turns of players are parts. */
export function logEvent(event: Event, view: Readonly<View>, to?: Viewer): LogLine<GameLine>[] {
  const lines = tellEvent(event, view, to);
  const told = (icon: string, by?: Seat): LogLine<GameLine>[] =>
    lines.map(line => ({ line, icon, ...(by !== undefined && { by }) }));
  switch (event.type) {
    case 'turnBegan':
      return lines.map(line => ({ line, heading: 'chapter' }));
    case 'playerTurnBegan':
      return lines.map(line => ({ line, heading: 'part' }));
    case 'matchStarted':
      return told('target', event.scapegoat);
    case 'guardEntered':
      return told('warning');
    case 'voteCalled':
      return told('hand');
    case 'votesShown':
      return told('scales', event.ballot.elected);
    case 'moved':
      return told('motion', event.by);
    case 'paid':
    case 'gained':
    case 'itemsTaken':
    case 'itemDiscarded':
    case 'handedOver':
    case 'stole':
      return told('hand', event.by);
    case 'itemReturned':
      return told('undo', event.of);
    case 'locationUsed':
      return told('map', event.by);
    case 'guardMoved':
    case 'rioted':
    case 'bribed':
      return told('person', event.by);
    case 'cardDiscarded':
    case 'cardTaken':
    case 'cardDrawn':
    case 'choiceOpened':
    case 'cardKept':
      return told('file', event.by);
    case 'cardsShuffled':
      return told('reload');
    case 'strengthSpent':
      return told('plus', event.by);
    case 'tradeOffered':
    case 'traded':
    case 'offerWithdrawn':
      return told('redo', event.by);
    case 'tradeDeclined':
      return told('close', event.by);
    case 'blackmailPlayed':
      return told('warning', event.by);
    case 'prisonerMoved':
      return told('motion', event.victim);
    case 'taskPerformed':
      return told('check', event.by);
    case 'elementMarked':
      return told('check', event.seat);
    case 'rewardShown':
    case 'taskLaid':
    case 'taskMoved':
    case 'taskReplaced':
    case 'taskRejected':
      return told('notebook');
    case 'namingBegan':
      return told('scales');
    case 'matchEnded':
      return told('leave');
    case 'said':
      return told('chat', event.by);
    case 'promiseJudged':
      return told(event.promise.state === 'broken' ? 'close' : 'check', event.promise.by);
    case 'playerTurnEnded':
      return event.isTimeUp ? told('clock', event.seat) : [];
    case 'voted':
    case 'named':
    case 'turnEnded':
      return [];
  }
}
