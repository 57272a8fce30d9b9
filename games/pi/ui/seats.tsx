import { type Component, createMemo, For, type JSX, Show, untrack } from 'solid-js';
import { Icon, SeatBadge } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import type { ScreenProps } from '#screen';
import { townFor } from '../rules/edition.ts';
import { supply } from '../rules/markers.ts';
import { totalOf } from '../rules/ranking.ts';
import { solverAt, valueNow } from '../rules/rounds.ts';
import { leftOf } from '../rules/seating.ts';
import type { Open } from '../rules/state.ts';
import { caseName, markersIn, themed } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { FirstPiece, InvestigatorPiece, MarkerPiece, ScorePiece } from './pieces.tsx';
import css from './seats.module.css';

/** Everybody in the order of their turns: who answers whom, what they have left, how they stand. */
export const Seats: Component = () => {
  const desk = useDesk();
  return (
    <ol
      class={css['seats']}
      data-room={desk.room()}
      data-shortens={desk.room() === 'wide' ? undefined : ''}
      aria-label={desk.word('section-seats')}
    >
      <For each={desk.seats()}>{seat => <OneSeat seat={seat} />}</For>
    </ol>
  );
};

const OneSeat: Component<{ seat: Seat }> = props => {
  const desk = useDesk();
  const solver = createMemo(() => solverAt(desk.told(), props.seat));
  const person = () => desk.props.seats[props.seat];
  // said anew only when it is something else: most of a table stays as it is from move to move
  const has = createMemo(() => supply(desk.told(), solver()), undefined, { equals: isSameSupply });
  const still = () => untrack(desk.told);
  const kit = () => desk.town().kit;
  const isAwaited = (): boolean => desk.awaited().includes(props.seat);
  return (
    <li
      class={css['seat']}
      classList={{
        [css['awaited'] ?? '']: isAwaited(),
        [css['lit'] ?? '']: desk.pointed().seats.has(props.seat) || desk.news.seat(props.seat),
      }}
    >
      <div class={css['head']}>
        <SeatBadge
          seat={props.seat}
          name={person()?.name ?? ''}
          isBot={person()?.bot !== null}
          isMe={desk.seat() === props.seat}
          isAway={person()?.isAway ?? false}
          hasLeft={person()?.hasLeft ?? false}
          isAwaited={isAwaited()}
        />
        <Show when={desk.told().first === props.seat}>
          <span class={css['first']} title={desk.word('board-first')}>
            <FirstPiece edition={desk.edition()} />
            <span class="heard-only">{desk.word('board-first')}</span>
          </span>
        </Show>
        <span class={css['total']} title={desk.word('board-total', { points: totalOf(solver()) })}>
          <span aria-hidden="true">{totalOf(solver())}</span>
          <span class="heard-only">{desk.word('board-total', { points: totalOf(solver()) })}</span>
        </span>
      </div>
      <p class={css['answers']}>
        <Icon name="chat" />
        {desk.word('board-answers', { seat: { seat: leftOf(props.seat, desk.seats().length) } })}
      </p>
      <ul class={css['facts']}>
        <Has
          label={desk.say(
            themed(still(), 'board-investigators-left', { count: solver().left, of: kit().investigators }),
          )}
        >
          <For each={seatsOf(kit().investigators)}>
            {at => <InvestigatorPiece seat={props.seat} edition={desk.edition()} isUsed={at >= solver().left} />}
          </For>
        </Has>
        <Has label={desk.word('board-supply', { markers: markersIn(still(), has()) })}>
          <MarkerPiece seat={props.seat} edition={desk.edition()} marker="disc" sure="confirmed" />
          <b>{has().discs}</b>
          <MarkerPiece seat={props.seat} edition={desk.edition()} marker="cube" sure="confirmed" />
          <b>{has().cubes}</b>
        </Has>
        <Has label={desk.word('board-scores', { scores: { list: scoresOf() }, penalty: solver().penalty })}>
          <For each={solver().scores.filter(points => points !== null)}>
            {points => <span class={css['score']}>{points}</span>}
          </For>
          <Show when={solver().penalty > 0}>
            <span class={css['penalty']}>−{solver().penalty}</span>
          </Show>
        </Has>
      </ul>
      <Show when={solver().standing !== 'active'}>
        <p class={css['standing']}>{desk.word(STANDINGS[standing()], { round: solver().solvedIn ?? 0 })}</p>
      </Show>
      <For each={solver().wrong}>
        {accused => <p class={css['wrong']}>{desk.word('seat-wrong', { case: caseName(accused) })}</p>}
      </For>
    </li>
  );

  function standing(): keyof typeof STANDINGS {
    const now = solver().standing;
    return now === 'active' ? 'solved' : now;
  }
  function scoresOf() {
    return solver().scores.map(points => points ?? { key: 'not-scored' });
  }
};

const STANDINGS = { solved: 'seat-solved', misled: 'seat-misled', out: 'seat-out' } as const;

const isSameSupply = (one: ReturnType<typeof supply>, other: ReturnType<typeof supply>): boolean =>
  one.discs === other.discs && one.cubes === other.cubes;

/** Something counted in pieces, and said in words. */
const Has: Component<{ label: string; children: JSX.Element }> = props => (
  <li title={props.label}>
    <span class={css['pieces']} aria-hidden="true">
      {props.children}
    </span>
    <span class="heard-only">{props.label}</span>
  </li>
);

/** The track of this investigation: what a solution scores now, and who has scored what. */
export const Track: Component<{ open: Open; props: ScreenProps }> = props => {
  const now = createMemo(() => (props.open.over ? undefined : valueNow(props.open)));
  const town = createMemo(() => townFor(props.open.options.edition));
  const markersAt = (points: number): Seat[] =>
    seatsOf(props.open.solvers.length).filter(
      seat => solverAt(props.open, seat).scores[props.open.investigation - 1] === points,
    );
  return (
    <ol class={css['track']} aria-label={props.props.word('board-track')}>
      <For each={town().scoreTrack}>
        {points => (
          <li classList={{ [css['now'] ?? '']: now() === points }} aria-current={now() === points ? 'step' : undefined}>
            <span class={css['value']}>{points}</span>
            <span class={css['markers']}>
              <For each={markersAt(points)}>
                {seat => (
                  <span title={props.props.seats[seat]?.name}>
                    <ScorePiece seat={seat} investigation={props.open.investigation} />
                    <span class="heard-only">{props.props.seats[seat]?.name}</span>
                  </span>
                )}
              </For>
            </span>
          </li>
        )}
      </For>
    </ol>
  );
};
