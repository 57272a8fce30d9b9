import { type Component, createMemo, For, Show } from 'solid-js';
import { Icon, SeatBadge, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { isWonBySpy, totalsOf } from '../rules/ending.ts';
import { votersOn } from '../rules/round.ts';
import type { Round, Verdict } from '../rules/state.ts';
import { tellEnding } from '../telling/events.ts';
import { placeName, roleName } from '../telling/names.ts';
import { type Desk, useDesk } from './desk.ts';
import { drawingOf } from './icons.ts';
import css from './report.module.css';

/** What somebody was in a round that is over. */
export const cardIn = (desk: Desk, { spy, place, roles }: Round, seat: Seat): string => {
  if (seat === spy) return desk.word('board-report-spy');
  const role = roles[seat] ?? '-';
  return role === '-' ? '' : desk.say(roleName(place, role));
};

/** The message that says in a few words how a round ended. */
export const verdictKey = (round: Round): string => {
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

/** What a round brought somebody. Whether they were the spy is seen by what is around it, and heard here. */
const PointsIn: Component<{ readonly round: Round; readonly seat: Seat }> = props => {
  const desk = useDesk();
  return (
    <>
      {props.round.points[props.seat] ?? 0}
      <Show when={props.round.spy === props.seat}>
        <span class="heard-only">{desk.word('board-report-spy')}</span>
      </Show>
    </>
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
export const Report: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  return (
    <div class={css['report']}>
      <Ended round={props.round} />
      <table class={css['cards']}>
        <caption class="heard-only">{desk.word('board-report-cards')}</caption>
        <thead class="heard-only">
          <tr>
            <th scope="col">{desk.word('board-col-player')}</th>
            <th scope="col">{desk.word('board-col-card')}</th>
            <th scope="col">{desk.word('board-col-points')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={desk.seats()}>
            {seat => (
              <tr data-spy={seat === props.round.spy}>
                <th scope="row">
                  <SeatBadge seat={seat} name={desk.nameOf(seat)} />
                </th>
                <td>{cardIn(desk, props.round, seat)}</td>
                <td class={css['points']}>{desk.word('board-plus', { points: props.round.points[seat] ?? 0 })}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.round.verdicts.length > 0}>
        <p class={css['heading']}>{desk.word('section-votes')}</p>
        <Verdicts verdicts={props.round.verdicts} />
      </Show>
    </div>
  );
};

const accusationOf = (desk: Desk, { by, suspect }: Verdict): string =>
  by === null ? desk.tell('board-verdict-late', { suspect }) : desk.tell('board-verdict', { by, suspect });

/** Votes that are closed: who stood for what. */
export const Verdicts: Component<{ readonly verdicts: readonly Verdict[] }> = props => {
  const desk = useDesk();
  return (
    <ol class={css['verdicts']}>
      <For each={props.verdicts}>
        {verdict => (
          <li>
            <p>{accusationOf(desk, verdict)}</p>
            <ul class={css['votes']}>
              <For each={votersOn(verdict.suspect, desk.open().seats)}>
                {seat => (
                  <li data-vote={verdict.votes[seat]}>
                    <SeatMark seat={seat} />
                    <bdi>{desk.nameOf(seat)}</bdi>
                    <b>
                      <Icon name={verdict.votes[seat] === 'aye' ? 'check' : 'close'} />
                      {desk.word(verdict.votes[seat] === 'aye' ? 'choice-aye' : 'choice-nay')}
                    </b>
                  </li>
                )}
              </For>
            </ul>
          </li>
        )}
      </For>
    </ol>
  );
};

/** The score: a line for each round, and the sum. Everybody is a column, known by their sign. */
export const Scores: Component = () => {
  const desk = useDesk();
  const totals = createMemo(() => totalsOf(desk.open()));
  return (
    <table class={css['scores']}>
      <caption class="heard-only">{desk.word('board-scores')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="heard-only">{desk.word('board-col-round')}</span>
          </th>
          <For each={desk.seats()}>
            {seat => (
              <th scope="col" title={desk.nameOf(seat)}>
                <SeatMark seat={seat} />
                <span class="heard-only">{desk.nameOf(seat)}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={desk.open().past}>
          {(round, at) => (
            <tr>
              <th scope="row">{at() + 1}</th>
              <For each={desk.seats()}>
                {seat => (
                  <td data-spy={round.spy === seat}>
                    <PointsIn round={round} seat={seat} />
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span aria-hidden="true">Σ</span>
            <span class="heard-only">{desk.word('board-col-total')}</span>
          </th>
          <For each={desk.seats()}>{seat => <td>{totals()[seat] ?? 0}</td>}</For>
        </tr>
      </tfoot>
    </table>
  );
};
