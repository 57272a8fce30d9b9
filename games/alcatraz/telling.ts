import { type BySeat, type Seat, seatsOf } from '#kernel';
import type { Measure, Telling } from '#telling';
import type { Action, Criterion, Event, View } from './rules/state.ts';
import { tellBoard } from './telling/board.ts';
import { tellRules } from './telling/how-to.ts';
import { alcatrazTableTelling } from './telling/table.ts';
import { line } from './telling/line.ts';

/** Alcatraz in words. */
export const alcatrazTelling: Telling<View, Action, Event> = {
  ...alcatrazTableTelling,
  board: tellBoard,
  rules: tellRules,
  measures,
};

const CRITERIA: readonly Criterion[] = ['scapegoat', 'onlyOne', 'elements', 'cash', 'items', 'strength', 'naming'];

/** How a match went: who escaped, who stayed and why, and what each player did. */
function measures(events: readonly Event[], seats: number): Measure[] {
  const all = seatsOf(seats);
  const ending = events.flatMap(event => (event.type === 'matchEnded' ? [event.ending] : []))[0];
  const stays = ending?.outcome === 'escape' ? ending.stays : null;
  const decidedBy = ending?.outcome === 'escape' ? ending.decidedBy : null;
  const isOver = (test: (seat: Seat) => boolean): BySeat<number[]> =>
    all.map(seat => (ending ? [Number(test(seat))] : []));
  const times = (test: (event: Event, seat: Seat) => boolean): BySeat<number[]> =>
    all.map(seat => [events.filter(event => test(event, seat)).length]);
  // the round that begins with the loss of all is not played
  const rounds = events.filter(({ type }) => type === 'turnBegan').length + Number(ending?.outcome !== 'allLose');
  return [
    { title: line('measure-escapes'), samples: isOver(seat => stays !== null && stays !== seat) },
    { title: line('measure-stays'), samples: isOver(seat => stays === seat) },
    ...CRITERIA.map(criterion => ({
      title: line(`measure-stays-${criterion}`),
      samples: isOver(seat => stays === seat && decidedBy === criterion),
    })),
    { title: line('measure-rounds'), samples: all.map(() => [rounds]) },
    {
      title: line('measure-scapegoat'),
      samples: times(
        (event, seat) =>
          (event.type === 'matchStarted' && event.scapegoat === seat) ||
          (event.type === 'votesShown' && event.ballot.elected === seat),
      ),
    },
    {
      title: line('measure-tasks'),
      samples: times((event, seat) => event.type === 'taskPerformed' && event.by === seat),
    },
    {
      title: line('measure-blackmail'),
      samples: times((event, seat) => event.type === 'blackmailPlayed' && event.by === seat),
    },
    {
      title: line('measure-trades'),
      samples: times((event, seat) => event.type === 'traded' && (event.by === seat || event.partner === seat)),
    },
    { title: line('measure-thefts'), samples: times((event, seat) => event.type === 'stole' && event.by === seat) },
    { title: line('measure-promises'), samples: all.map(seat => promisesOf(events, seat)) },
  ];
}

/** Of each promise that was judged: 1 if it was kept, else 0. */
const promisesOf = (events: readonly Event[], seat: Seat): number[] =>
  events.flatMap(event =>
    event.type === 'promiseJudged' && event.promise.by === seat && event.promise.state !== 'lapsed'
      ? [Number(event.promise.state === 'kept')]
      : [],
  );
