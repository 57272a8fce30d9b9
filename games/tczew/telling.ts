import { type BySeat, type Seat, seatsOf } from '#kernel';
import { computedLine, type Measure, type Telling } from '#telling';
import { cardOf } from './rules/components.ts';
import { OBJECTS, SERVICES, SPECIALS } from './rules/kinds.ts';
import type { Action, Event, Score, View } from './rules/state.ts';
import { tellBoard } from './telling/board.ts';
import { tellRules } from './telling/how-to.ts';
import { line } from './telling/line.ts';
import { tczewTableTelling } from './telling/table.ts';

/** Zbudujmy Tczew in words. */
export const tczewTelling: Telling<View, Action, Event> = {
  ...tczewTableTelling,
  board: tellBoard,
  rules: tellRules,
  measures,
};

type Row = 'largest' | 'starts' | 'monuments' | 'uniques' | 'categories' | 'contamination';
const ROWS: readonly Row[] = ['largest', 'starts', 'monuments', 'uniques', 'categories', 'contamination'];

/** How a match went: the points by scoring rule, its length, how it ended, and what each player built and played. */
function measures(events: readonly Event[], seats: number): Measure[] {
  const all = seatsOf(seats);
  const ending = events.find(event => event.type === 'matchEnded');
  const ofScore = (part: (score: Score) => number): BySeat<number[]> =>
    all.map(seat => (ending?.scores[seat] ? [part(ending.scores[seat])] : []));
  const ofEnding = (reason: string): BySeat<number[]> =>
    all.map(() => (ending ? [Number(ending.reason === reason)] : []));
  const times = (test: (event: Event, seat: Seat) => boolean): BySeat<number[]> =>
    all.map(seat => [events.filter(event => test(event, seat)).length]);
  return [
    { title: line('measure-points'), samples: ofScore(({ total }) => total) },
    ...ROWS.map(row => ({ title: computedLine(`measure-points-${row}`), samples: ofScore(score => score[row]) })),
    { title: line('measure-cells'), samples: ofScore(({ cells }) => cells) },
    {
      title: line('measure-turns'),
      samples: times((event, seat) => event.type === 'turnBegan' && event.seat === seat),
    },
    { title: line('measure-ended-lastCard'), samples: ofEnding('lastCard') },
    { title: line('measure-ended-idle'), samples: ofEnding('idle') },
    {
      title: line('measure-events'),
      samples: times((event, seat) => event.type === 'eventPlayed' && event.by === seat),
    },
    { title: line('measure-swaps'), samples: times((event, seat) => event.type === 'swapped' && event.by === seat) },
    { title: line('measure-waits'), samples: times((event, seat) => event.type === 'waited' && event.by === seat) },
    {
      title: line('measure-plebiscites'),
      samples: times((event, seat) => event.type === 'plebisciteHeld' && event.by === seat),
    },
    {
      title: line('measure-districts'),
      samples: times(
        (event, seat) => (event.type === 'districtTaken' || event.type === 'districtLost') && event.from === seat,
      ),
    },
    ...[...SERVICES, ...OBJECTS, ...SPECIALS].map(category => ({
      title: line('measure-built', { category: computedLine(`category-${category}`) }),
      samples: times(
        (event, seat) => event.type === 'placed' && event.by === seat && cardOf(event.card).category === category,
      ),
    })),
  ];
}
