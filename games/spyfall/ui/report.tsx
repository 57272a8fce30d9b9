import { type Component, createMemo, For, Show } from 'solid-js';
import { Icon, SeatBadge, SeatMark } from '#kit';
import { totalsOf } from '../rules/ending.ts';
import { votersOn } from '../rules/round.ts';
import type { Round, Verdict } from '../rules/state.ts';
import { tellEnding } from '../telling/events.ts';
import { placeName, roleName } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { drawingOf } from './icons.ts';
import css from './report.module.css';

/** Everything of a round that is over (SPY-8.7): the place, the spy, every role, the votes and the points. */
export const Report: Component<{ readonly round: Round }> = props => {
  const desk = useDesk();
  const roleOf = (seat: number): string => {
    if (seat === props.round.spy) return desk.word('board-report-spy');
    const role = props.round.roles[seat] ?? '-';
    return role === '-' ? '' : desk.say(roleName(props.round.place, role));
  };
  return (
    <div class={css['report']}>
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
                  <SeatBadge seat={seat} name={desk.nameOf(seat)} isMe={desk.seat() === seat} />
                </th>
                <td>{roleOf(seat)}</td>
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

  function named() {
    const { ending } = props.round;
    return ending.type === 'named' ? ending.place : undefined;
  }
};

/** Votes that are closed: who stood for what. */
export const Verdicts: Component<{ readonly verdicts: readonly Verdict[] }> = props => {
  const desk = useDesk();
  const head = ({ by, suspect }: Verdict): string =>
    by === null
      ? desk.word('board-verdict-late', { suspect: { seat: suspect } })
      : desk.word('board-verdict', { by: { seat: by }, suspect: { seat: suspect } });
  return (
    <ol class={css['verdicts']}>
      <For each={props.verdicts}>
        {verdict => (
          <li>
            <p>{head(verdict)}</p>
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
                    {round.points[seat] ?? 0}
                    <Show when={round.spy === seat}>
                      <span class="heard-only">{desk.word('board-report-spy')}</span>
                    </Show>
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
