import { byLocation, faceOf, prisonersAt, taskAt } from '../rules/board.ts';
import type { Location } from '../rules/components.ts';
import { planCard } from '../rules/board.ts';
import type { AlcatrazDesk } from './desk.ts';
import { needsOf } from './needs.ts';
import { reachOf, watchAt } from './rooms.ts';
import { PRESENCE_WORDS } from './task-slip.tsx';

/** Everything about a location in words, for screen readers. */
export function sayRoom(desk: AlcatrazDesk, location: Location): string {
  const { word } = desk;
  const open = desk.open();
  const face = faceOf(open, location);
  const { guards, bribed, band, isClosed } = watchAt(open, location);
  const pawns = prisonersAt(open, location);
  const stock = byLocation(open.stock, location);
  return [
    word(byLocation(open.sides, location) === 'dark' ? 'board-room-dark' : 'board-room-silver', {
      number: location,
      name: desk.locationName(location),
    }),
    pawns.length > 0 && word('board-room-prisoners', { prisoners: desk.people(pawns) }),
    word('board-room-guards', { count: guards, band: word(bandKey(band)) }),
    bribed > 0 && word('board-room-bribed', { count: bribed }),
    isClosed && word('board-room-closed'),
    ...sayTask(desk, location),
    stock.length > 0 && word('board-room-items', { items: { list: stock.map(kind => desk.thingName(kind)) } }),
    face.icons.length > stock.length && word('board-room-gaps', { count: face.icons.length - stock.length }),
    face.free && word('board-free'),
    desk.shortRule(location),
    desk.isMyTurn() && sayReach(desk, location),
  ]
    .filter(part => typeof part === 'string')
    .map(sentence)
    .join(' ');
}

/** A text with a full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const bandKey = (band: 'normal' | 'dear' | 'blocked' | 'full') => `board-band-${band}` as const;

function sayReach(desk: AlcatrazDesk, location: Location): string | undefined {
  switch (reachOf(desk.open(), location)) {
    case 'here':
      return desk.word('board-here');
    case 'open':
      return desk.word('board-move-cost', { count: 1 });
    default:
      return undefined;
  }
}

/** What a task needs, and what of that is there, in words. */
export function sayTask(desk: AlcatrazDesk, location: Location): string[] {
  const task = taskAt(desk.open(), location);
  if (!task) return [];
  const { word } = desk;
  const { prisoners, guards, items } = needsOf(desk.open(), task, desk.seat());
  return [
    word('board-room-task', { element: planCard(task.card).element, name: desk.taskName(task.card) }),
    word('board-need-prisoners', {
      present: prisoners.present,
      needed: prisoners.needed,
      state: word(PRESENCE_WORDS[prisoners.presence]),
    }),
    word('board-need-guards', {
      present: guards.present,
      most: guards.most,
      state: word(PRESENCE_WORDS[guards.presence]),
    }),
    ...items.map(({ kind, presence }) =>
      word('board-need-item', { item: desk.thingName(kind), state: word(PRESENCE_WORDS[presence]) }),
    ),
  ];
}
