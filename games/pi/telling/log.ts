import type { Seat, Viewer } from '#kernel';
import type { LogLine } from '#telling';
import { holderOf } from '../rules/neighbours.ts';
import type { Event, Open, Reply, View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { tellEvent } from './events.ts';
import { cardName } from './names.ts';
import { type GameLine, line } from './line.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** An event in a screen's log, without what the board always shows: turns, refills, pending questions. */
export function logEvent(event: Event, view: Readonly<View>, to?: Viewer): LogLine<GameLine>[] {
  const told = (icon: string, by?: Seat): LogLine<GameLine>[] =>
    tellEvent(event, view, to).map(line => ({ line, icon, ...(by !== undefined && { by }) }));
  switch (event.type) {
    case 'investigationStarted':
      return [{ line: chapterOf(event, view.open), heading: 'chapter' }];
    case 'turnStarted':
      return [
        { line: line('log-round', { round: event.round }), heading: 'part' },
        ...(event.lastChance ? [{ line: lastChance(event.seat, to), icon: 'warning' }] : []),
      ];
    case 'handDealt':
      return told('hand');
    case 'examined':
      return [{ line: examined(event, view, to), icon: event.reply, by: event.by }];
    case 'investigated':
      return told(strongest(event), event.by);
    case 'accused':
      return told(event.right ? 'right' : 'wrong', event.by);
    case 'assigned':
    case 'unassigned':
      return told('assumption', event.by);
    case 'deckReshuffled':
      return told('reload');
    case 'solved':
      return told('right', event.seat);
    case 'misled':
      return told('wrong', event.by);
    case 'lastUnsolvedScored':
      return told('clock', event.seat);
    case 'investigationEnded':
      return tellEvent(event, view, to).map((line, at) => (at === 0 ? { line, icon: 'file' } : { line, by: at - 1 }));
    case 'matchEnded':
      return tellEvent(event, view, to).map((line, at) => ({ line, ...(at === 0 && { icon: 'check' }) }));
    case 'matchStarted':
    case 'asked':
    case 'displayRefilled':
    case 'roundEnded':
      return [];
  }
}

const chapterOf = ({ investigation }: EventOf<'investigationStarted'>, open: Open): GameLine =>
  line('log-investigation', { investigation, investigations: townOf(open).investigations });

const lastChance = (seat: Seat, to?: Viewer): GameLine =>
  seat === to ? line('log-last-chance-you') : line('log-last-chance', { seat: { seat } });

/** The answer in a few words; the icon shows the piece. */
function examined(event: EventOf<'examined'>, view: Readonly<View>, to?: Viewer): GameLine {
  const [told] = tellEvent(event, view, to);
  const holder = holderOf(event.by, view.open.solvers.length);
  if (told && (to === event.by || to === holder)) return told;
  return line(`log-examined-${event.reply}`, {
    seat: { seat: event.by },
    holder: { seat: holder },
    card: cardName(view.open, event.card),
  });
}

/** The icon shows the best piece of an answer. */
const strongest = ({ discs, cubes }: { discs: number; cubes: number }): Reply =>
  discs > 0 ? 'disc' : cubes > 0 ? 'cube' : 'none';
