import { type Component, createMemo, For, Show } from 'solid-js';
import { type ScoreRow, ScoreSheet, withSoftHyphens } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import { isWonBySpy } from '../rules/score.ts';
import type { Round, Verdict } from '../rules/state.ts';
import { tellEnding } from '../telling/events.ts';
import { placeName, roleName } from '../telling/names.ts';
import { ClosedVote } from './closed-vote.tsx';
import { type Desk, useDesk } from './desk.ts';
import { drawingOf } from './icons.ts';
import css from './report.module.css';

/** The card of a player in a past round. */
const cardIn = (desk: Desk, { spy, place, roles }: Round, seat: Seat): string => {
  if (seat === spy) return desk.word('board-report-spy');
  const role = roles[seat] ?? '-';
  return role === '-' ? '' : withSoftHyphens(desk.say(roleName(place, role)));
};

/** Who played a round: others may have joined since. */
const playersOf = ({ roles }: Round): Seat[] => seatsOf(roles.length);

/** The message that says in a few words how a round ended. */
export const roundEndKey = (round: Round) => {
  const isSpys = isWonBySpy(round);
  switch (round.ending.type) {
    case 'named':
      return isSpys ? 'board-reveal-named' : 'board-reveal-wrong';
    case 'convicted':
      return isSpys ? 'board-reveal-innocent' : 'board-reveal-caught';
    case 'escaped':
      return 'board-reveal-escaped';
  }
};

/** What everybody has on the score sheet. `rounds`: how many of the rounds that are over count. */
export function rowsAfter(desk: Desk, rounds: number): ScoreRow[] {
  const past = desk.open().past.slice(0, rounds);
  return desk.seats().map(seat => ({
    seat,
    name: desk.nameOf(seat),
    isMe: desk.seat() === seat && desk.props.clock !== null,
    parts: past.map(({ points }) => points[seat] ?? null),
    boxed: past.flatMap(({ spy }, at) => (spy === seat ? [at] : [])),
    total: past.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  }));
}

/** The roles of a finished round, its points, and the totals after it; the spy last. */
export const RoundScores: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  const rows = createMemo(() => {
    const { round } = props;
    const number = desk.open().past.indexOf(round) + 1;
    const all = rowsAfter(desk, number)
      .slice(0, playersOf(round).length)
      .map((row): ScoreRow => {
        const note = cardIn(desk, round, row.seat);
        return { ...row, note, gain: round.points[row.seat] ?? 0, isMarked: row.seat === round.spy };
      });
    return all.toSorted((one, other) => Number(one.isMarked) - Number(other.isMarked));
  });
  return (
    <ScoreSheet isBrief caption={desk.word('board-report-cards')} rows={rows()} partName={part => String(part + 1)} />
  );
};

/** The place of a round that is over, and how it ended. */
const Ended: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  const named = () => (props.round.ending.type === 'named' ? props.round.ending.place : undefined);
  return (
    <>
      <div class={css['place']}>
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <use href={drawingOf(props.round.place)} />
        </svg>
        <p class={css['name']}>{desk.say(placeName(props.round.place))}</p>
      </div>
      <p class={css['ending']}>
        <Show when={named()}>{place => <>{desk.word('board-report-named', { place: placeName(place()) })} </>}</Show>
        {desk.say(tellEnding(props.round))}
      </p>
    </>
  );
};

/** Everything of a round that is over (SPY-8.7): the place, the spy, every role, the votes and the points. */
export const RoundReport: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  return (
    <div class={css['report']}>
      <Ended round={props.round} />
      <RoundScores round={props.round} />
      <Show when={props.round.verdicts.length > 0}>
        <p class={css['heading']}>{desk.word('section-votes')}</p>
        <Verdicts verdicts={props.round.verdicts} />
      </Show>
    </div>
  );
};

/** Votes that are closed. */
const Verdicts: Component<{ readonly verdicts: readonly Verdict[] }> = props => (
  <ol class={css['verdicts']}>
    <For each={props.verdicts}>
      {verdict => (
        <li>
          <ClosedVote verdict={verdict} />
        </li>
      )}
    </For>
  </ol>
);

/** The score: a line for each round, and the sum. The spy of each round is boxed. */
export const Scores: Component = () => {
  const desk = useDesk();
  return (
    <ScoreSheet
      players="columns"
      caption={desk.word('board-scores')}
      rows={rowsAfter(desk, desk.open().past.length)}
      partName={part => String(part + 1)}
    />
  );
};
