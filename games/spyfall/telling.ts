import { seatsOf } from '#kernel';
import type { Measure, Telling } from '#telling';
import { isWonBySpy } from './rules/ending.ts';
import type { Action, Event, Round, View } from './rules/state.ts';
import { tellBoard } from './telling/board.ts';
import { tellEvent } from './telling/events.ts';
import { tellBlank, tellChoice, tellOffer, tellOption, tellRule, tellRules, tellSetting } from './telling/offers.ts';

/** Spyfall in words. */
export const spyfallTelling: Telling<View, Action, Event> = {
  event: tellEvent,
  // cards lie face down, also in a log
  isHushed: ({ type }) => type === 'cardDealt',
  offer: tellOffer,
  blank: tellBlank,
  choice: tellChoice,
  board: tellBoard,
  rules: ({ open }) => tellRules(open),
  rule: tellRule,
  option: tellOption,
  setting: tellSetting,
  measures,
};

/** What is measured of the rounds in which a seat was the spy: 1 where it came to that, 0 where it did not. */
const OF_A_SPY: Readonly<Record<string, (round: Round) => boolean>> = {
  'measure-spy-wins': isWonBySpy,
  'measure-spy-named': round => round.ending.type === 'named' && isWonBySpy(round),
  'measure-spy-innocent': round => round.ending.type === 'convicted' && isWonBySpy(round),
  'measure-spy-escaped': round => round.ending.type === 'escaped',
};

function measures(events: readonly Event[], seats: number): Measure[] {
  const rounds = events.flatMap(event => (event.type === 'roundEnded' ? [event.result] : []));
  return [
    ...Object.entries(OF_A_SPY).map(([key, came]) => ({
      title: { key },
      samples: seatsOf(seats).map(seat => rounds.filter(({ spy }) => spy === seat).map(round => Number(came(round)))),
    })),
    {
      title: { key: 'measure-knowing-points' },
      samples: seatsOf(seats).map(seat =>
        rounds.filter(({ spy }) => spy !== seat).map(({ points }) => points[seat] ?? 0),
      ),
    },
    { title: { key: 'measure-questions' }, samples: seatsOf(seats).map(() => questionsIn(events)) },
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
