import { type Component, createMemo, For, type JSX, Show, untrack } from 'solid-js';
import { Icon, SeatBadge, seatColour } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import { townFor } from '../rules/edition.ts';
import { supply } from '../rules/markers.ts';
import { totalOf } from '../rules/ranking.ts';
import { solverAt, valueNow } from '../rules/rounds.ts';
import { holderOf, leftOf } from '../rules/neighbours.ts';
import type { Open } from '../rules/state.ts';
import { line } from '../telling/line.ts';
import { cardName, caseName, markersIn, placeName, themed } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { isSameList } from './map-contents.ts';
import { FirstPiece, InvestigatorPiece, MarkerPiece, ScorePiece } from './pieces.tsx';
import type { BoardProps } from './props.ts';
import css from './seats.module.css';

/** The players as a chain: each answers for the next. It starts with the player who answers me. */
export const Seats: Component = () => {
  const desk = useDesk();
  const chain = createMemo(
    () => {
      const seats = desk.seats();
      const mine = desk.seat();
      const first = mine === undefined ? 0 : holderOf(mine, seats.length);
      return [...seats.slice(first), ...seats.slice(0, first)];
    },
    undefined,
    { equals: isSameList },
  );
  return (
    <ol
      class={css['seats']}
      data-width={desk.frameWidth()}
      data-shortens={desk.frameWidth() === 'wide' ? undefined : ''}
      aria-label={desk.word('section-seats')}
    >
      <For each={chain()}>{(seat, at) => <OneSeat seat={seat} isLast={at() === chain().length - 1} />}</For>
    </ol>
  );
};

const OneSeat: Component<{ seat: Seat; isLast: boolean }> = props => {
  const desk = useDesk();
  const solver = createMemo(() => solverAt(desk.told(), props.seat));
  const person = () => desk.props.seats[props.seat];
  const isMe = (): boolean => desk.seat() === props.seat;
  const next = (): Seat => leftOf(props.seat, desk.seats().length);
  // recomputed only if the supply differs
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
      style={{ '--seat': seatColour(props.seat) }}
      data-seat-row={props.seat}
    >
      <div class={css['head']}>
        <SeatBadge
          seat={props.seat}
          name={isMe() ? desk.word('kit-you') : (person()?.name ?? '')}
          isBot={person()?.bot !== null}
          isAway={person()?.isAway ?? false}
          hasLeft={person()?.hasLeft ?? false}
          isAwaited={isAwaited()}
        />
        <Show when={desk.told().first === props.seat}>
          <span class={css['first']} title={desk.word('board-first')}>
            <FirstPiece edition={desk.edition()} />
            <span class="visually-hidden">{desk.word('board-first')}</span>
          </span>
        </Show>
        <Show when={solver().penalty > 0}>
          <span class={css['penalty']}>−{solver().penalty}</span>
        </Show>
        <span class={css['total']} title={desk.word('board-total', { points: totalOf(solver()) })}>
          <span aria-hidden="true">{totalOf(solver())}</span>
          <span class="visually-hidden">{desk.word('board-total', { points: totalOf(solver()) })}</span>
        </span>
      </div>
      <ul class={css['facts']}>
        <Has
          label={desk.say(
            themed(still(), 'board-investigators-left', { count: solver().left, of: kit().investigators }),
          )}
        >
          <InvestigatorPiece seat={props.seat} edition={desk.edition()} />
          <b>×{solver().left}</b>
        </Has>
        <Has label={desk.word('board-supply', { markers: markersIn(still(), has()) })}>
          <MarkerPiece seat={props.seat} edition={desk.edition()} marker="disc" sure="confirmed" />
          <b>{has().discs}</b>
          <MarkerPiece seat={props.seat} edition={desk.edition()} marker="cube" sure="confirmed" />
          <b>{has().cubes}</b>
        </Has>
        <Has label={desk.word('board-scores', { scores: { row: scoresOf() }, penalty: solver().penalty })}>
          <For each={solver().scores.filter(points => points !== null)}>
            {points => <span class={css['score']}>{points}</span>}
          </For>
        </Has>
      </ul>
      <Show
        when={solver().standing === 'active'}
        fallback={<p class={css['standing']}>{desk.word(STANDINGS[standing()], { round: solver().solvedIn ?? 0 })}</p>}
      >
        <p class={css['did']} title={did()} data-shortens>
          {did()}
        </p>
      </Show>
      <p class={css['answers']} data-shortens>
        <Icon name="down" />
        <span title={link()} aria-hidden="true">
          {link()}
        </span>
        <span class="visually-hidden">{desk.word('board-answers', { seat: { seat: next() } })}</span>
      </p>
    </li>
  );

  /** The arrow to the next one in the chain. */
  function link(): string {
    if (next() === desk.seat()) return desk.word('board-answers-you');
    if (props.isLast) return desk.word('board-answers', { seat: { seat: next() } });
    return desk.word(isMe() ? 'board-you-answer' : 'board-answers-next');
  }
  /** The last action, in a few words. */
  function did(): string {
    const event = desk.lastOf(props.seat);
    switch (event?.type) {
      case 'examined':
        return desk.word('board-did', {
          what: cardName(still(), event.card),
          reply: line(REPLIES[event.reply]),
        });
      case 'investigated':
        return desk.word('board-did', { what: placeName(event.place), reply: markersIn(still(), event) });
      case 'accused':
        return event.right
          ? desk.word('board-did', { what: caseName(event.accused), reply: line('answer-right') })
          : desk.word('seat-wrong', { case: caseName(event.accused) });
      default:
        return '';
    }
  }
  function standing(): keyof typeof STANDINGS {
    const now = solver().standing;
    return now === 'active' ? 'solved' : now;
  }
  function scoresOf() {
    return solver().scores.map(points => points ?? line('not-scored'));
  }
};

const REPLIES = { disc: 'board-key-disc', cube: 'board-key-cube', none: 'board-key-none' } as const;

const STANDINGS = { solved: 'seat-solved', misled: 'seat-misled', out: 'seat-out' } as const;

const isSameSupply = (one: ReturnType<typeof supply>, other: ReturnType<typeof supply>): boolean =>
  one.discs === other.discs && one.cubes === other.cubes;

/** Something counted in pieces, and said in words. */
const Has: Component<{ label: string; children: JSX.Element }> = props => (
  <li title={props.label}>
    <span class={css['pieces']} aria-hidden="true">
      {props.children}
    </span>
    <span class="visually-hidden">{props.label}</span>
  </li>
);

/** The track of this investigation: what a solution scores now, and who has scored what. */
export const ScoreTrack: Component<{ open: Open; props: BoardProps }> = props => {
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
                    <span class="visually-hidden">{props.props.seats[seat]?.name}</span>
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
