import { type Component, createMemo, For, Show } from 'solid-js';
import { Icon, SeatMark, seatColour } from '#kit';
import type { Seat } from '#kernel';
import { cellsOf, faceOf, placedAt } from '../../rules/board.ts';
import { districtsOf } from '../../rules/districts.ts';
import { SERVICES } from '../../rules/kinds.ts';
import { tokensLeft } from '../../rules/plebiscites.ts';
import type { View } from '../../rules/state.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import { categoryDrawing, Drawing } from '../drawing.tsx';
import { Effects } from '../events/effects.tsx';
import { EstimateSwitch } from '../score/estimate-switch.tsx';
import css from './players.module.css';

/** Everybody at the table: town, hand, what protects them, cells, districts and lasting effects (TCZ-20.14). */
export const Players: Component = () => {
  const desk = useDesk();
  return (
    <section>
      <Show when={!desk.open().ending}>
        <EstimateSwitch />
      </Show>
      <ol class={css['players']} aria-label={desk.word('board-tab-players')}>
        <For each={desk.seats()}>{seat => <Player seat={seat} />}</For>
      </ol>
      <p class={css['legend']}>
        <For each={COUNTED}>
          {kind => (
            <span>
              <Drawing name={drawingOf(kind)} />
              {kindName(desk, kind)}
            </span>
          )}
        </For>
      </p>
    </section>
  );
};

const COUNTED = ['start', ...SERVICES] as const;
type Counted = (typeof COUNTED)[number];

const drawingOf = (kind: Counted): string => (kind === 'start' ? 'start' : categoryDrawing(kind));
const kindName = (desk: TczewDesk, kind: Counted): string =>
  kind === 'start' ? desk.word('board-start-card') : desk.categoryName(kind);

/** In Epoch II the cards of the town, which lie open, are all there is to lay. */
const cardsHeld = ({ open, hands }: View, seat: Seat): number =>
  open.phase === 'epoch2'
    ? (open.founding.find(one => one.seat === seat)?.cards.length ?? 0)
    : (hands[seat]?.length ?? 0);

const Player: Component<{ seat: Seat }> = props => {
  const desk = useDesk();
  const isActing = createMemo(() => desk.props.awaited.includes(props.seat) && desk.props.isLive);
  const town = createMemo(() => desk.open().towns[props.seat] ?? null);
  const person = () => desk.props.seats[props.seat];
  const cells = createMemo(() => cellsOf(desk.open().board, props.seat));
  const counts = createMemo(() => {
    const faces = cells().map(cell => faceOf(placedAt(desk.open().board, cell)));
    return COUNTED.map(kind => ({
      kind,
      count: faces.filter(({ type, category }) => (kind === 'start' ? type === 'start' : category === kind)).length,
    }));
  });
  const districts = createMemo(() => districtsOf(desk.open(), props.seat).length);
  const held = createMemo(() => cardsHeld(desk.view(), props.seat));
  return (
    <li
      class={css['player']}
      data-player={props.seat}
      data-acting={isActing() ? '' : undefined}
      style={{ '--seat': seatColour(props.seat) }}
    >
      <p class={css['who']}>
        <SeatMark seat={props.seat} />
        <bdi>{desk.shortName(props.seat)}</bdi>
        <Show when={person()?.bot !== null}>
          <Icon name="bot" />
        </Show>
        <Show when={town()}>{now => <span>{desk.townName(now())}</span>}</Show>
        <Show when={isActing()}>
          <em>{desk.word('board-to-play')}</em>
        </Show>
        <Show when={person()?.hasLeft || person()?.isAway}>
          <i>{desk.word(person()?.hasLeft ? 'kit-seat-left' : 'kit-seat-away')}</i>
        </Show>
        <Show when={desk.scores()}>
          {scores => (
            <b class={css['points']}>{desk.word('board-points', { count: scores()[props.seat]?.total ?? 0 })}</b>
          )}
        </Show>
        <span class={css['held']} title={desk.word('board-in-hand', { count: held() })}>
          <Drawing name="cards" />
          <b aria-hidden="true" data-held>
            {held()}
          </b>
          <span class="visually-hidden">{desk.word('board-in-hand', { count: held() })}</span>
        </span>
      </p>
      <div class={css['counts']}>
        <For each={counts()}>
          {({ kind, count }) => (
            <span data-none={count === 0 ? '' : undefined} title={kindName(desk, kind)}>
              <Drawing name={drawingOf(kind)} />
              <span class="visually-hidden">{kindName(desk, kind)}</span>
              <b>{count}</b>
            </span>
          )}
        </For>
        <span class={css['size']}>{desk.word('board-cells', { count: cells().length })}</span>
        <Show when={districts() > 0}>
          <span class={css['districts']}>
            <Drawing name="cut-off" />
            {desk.word('board-districts', { count: districts() })}
          </span>
        </Show>
        <Show when={desk.open().options.mode === 'extended'}>
          <span class={css['size']}>
            {desk.word('board-tokens', { count: tokensLeft(desk.open().board, props.seat) })}
          </span>
        </Show>
      </div>
      <Effects seat={props.seat} />
    </li>
  );
};
