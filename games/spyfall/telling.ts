import { type Milliseconds, seatsOf } from '#kernel';
import type { Measure, Telling } from '#telling';
import { isWonBySpy } from './rules/score.ts';
import type { Action, Event, Round, View } from './rules/state.ts';
import { tellBoard } from './telling/board.ts';
import { tellRules } from './telling/how-to.ts';
import { spyfallTableTelling } from './telling/table.ts';
import { line } from './telling/line.ts';

/** Spyfall in words. */
export const spyfallTelling: Telling<View, Action, Event> = {
  ...spyfallTableTelling,
  board: tellBoard,
  rules: ({ open }) => tellRules(open),
  measures,
};

/** Measures of the rounds in which a seat was the spy: 1 if it happened, 0 if not. */
const SPY_ENDINGS: Readonly<Record<string, (round: Round) => boolean>> = {
  'measure-spy-wins': isWonBySpy,
  'measure-spy-named': round => round.ending.type === 'named' && isWonBySpy(round),
  'measure-spy-innocent': round => round.ending.type === 'convicted' && isWonBySpy(round),
  'measure-spy-escaped': round => round.ending.type === 'escaped',
};

/** How often a spy who named a place was right, by the number of questions before. */
const NAMED: Readonly<Record<string, (questions: number) => boolean>> = {
  'measure-named-right': () => true,
  'measure-named-right-early': questions => questions < 15,
  'measure-named-right-middle': questions => questions >= 15 && questions < 30,
  'measure-named-right-late': questions => questions >= 30,
};

function measures(events: readonly Event[], seats: number, times: readonly Milliseconds[] = []): Measure[] {
  const rounds = events.flatMap(event => (event.type === 'roundEnded' ? [event.result] : []));
  const questions = questionsIn(events);
  const named = rounds.flatMap((round, at) =>
    round.ending.type === 'named' ? [{ round, questions: questions[at] ?? 0 }] : [],
  );
  return [
    ...Object.entries(SPY_ENDINGS).map(([key, came]) => ({
      title: { key },
      samples: seatsOf(seats).map(seat => rounds.filter(({ spy }) => spy === seat).map(round => Number(came(round)))),
    })),
    ...Object.entries(NAMED).map(([key, counts]) => ({
      title: { key },
      samples: seatsOf(seats).map(seat =>
        named.filter(one => one.round.spy === seat && counts(one.questions)).map(one => Number(isWonBySpy(one.round))),
      ),
    })),
    {
      title: line('measure-knowing-points'),
      samples: seatsOf(seats).map(seat =>
        rounds.flatMap(({ spy, points }) => (spy === seat ? [] : (points[seat] ?? []))),
      ),
    },
    { title: line('measure-questions'), samples: seatsOf(seats).map(() => questions) },
    { title: line('measure-minutes'), samples: seatsOf(seats).map(() => minutesIn(events, times)) },
  ];
}

/** How many questions were asked in each round. */
function questionsIn(events: readonly Event[]): number[] {
  const counts: number[] = [];
  let asked = 0;
  for (const { type } of events) {
    if (type === 'asked') asked += 1;
    if (type !== 'roundEnded') continue;
    counts.push(asked);
    asked = 0;
  }
  return counts;
}

/** How many minutes each round took, from the start of its clock. */
function minutesIn(events: readonly Event[], times: readonly Milliseconds[]): number[] {
  const minutes: number[] = [];
  let began = 0;
  events.forEach(({ type }, at) => {
    const time = times[at];
    if (time === undefined) return;
    if (type === 'clockStarted') began = time;
    if (type === 'roundEnded') minutes.push((time - began) / 60_000);
  });
  return minutes;
}
