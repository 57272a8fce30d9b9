import { type Component, createMemo, For, Show } from 'solid-js';
import { createLateMemo, Icon, SeatMark, seatColour } from '#kit';
import { clockwiseFrom, type Seat } from '#kernel';
import { ITEM_PLACES, MAX_CASH, MAX_STRENGTH } from '../rules/components.ts';
import { recordOf } from '../rules/promises.ts';
import { useDesk } from './desk.ts';
import { Drawing } from './drawing.tsx';
import { soleLettersOf } from './outlook.ts';
import { type Play, playOf } from './rooms.ts';
import { HeldItems, Letters } from './tokens.tsx';
import css from './sheets.module.css';

/** Everybody's sheet, in the order of play. */
export const Sheets: Component<{ layout: 'row' | 'list' | 'order'; wraps?: boolean }> = props => {
  const desk = useDesk();
  const order = createMemo(() => clockwiseFrom(desk.open().scapegoat, desk.open().seats), undefined, {
    equals: (one, other) => one.join() === other.join(),
  });
  /** All stand in one row. */
  const isRow = (): boolean => props.layout !== 'list' && !props.wraps;
  return (
    <ol
      class={css['sheets']}
      data-layout={props.layout}
      aria-label={desk.word('board-sheets')}
      style={{ '--seats': desk.open().seats }}
    >
      {/* in a row they change places by a transform: nothing is laid out anew, and they are seen to move */}
      <For each={isRow() ? desk.seats() : order()}>
        {seat => (
          <li style={{ '--to-go': isRow() ? order().indexOf(seat) - seat : 0 }}>
            <Show when={props.layout === 'order'} fallback={<Sheet seat={seat} />}>
              <Place seat={seat} />
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
};

const PLAYS = {
  done: 'board-play-done',
  now: 'board-play-now',
  next: 'board-play-next',
  later: 'board-play-later',
} as const satisfies Record<Play, string>;

/** The scapegoat's sign, with the extra action points. */
const Goat: Component = () => {
  const desk = useDesk();
  return (
    <span class={css['goat']} title={desk.word('board-scapegoat', { count: desk.open().bonus })}>
      <Drawing name="goat" />
      <span aria-hidden="true">+{desk.open().bonus}</span>
      <span class="visually-hidden">{desk.word('board-scapegoat', { count: desk.open().bonus })}</span>
    </span>
  );
};

/** Who somebody is, and when they act. */
const Place: Component<{ seat: Seat }> = props => {
  const desk = useDesk();
  const play = createMemo(() => playOf(desk.open(), props.seat));
  const isGoat = (): boolean => desk.open().scapegoat === props.seat;
  return (
    <div
      class={css['place']}
      data-play={play()}
      data-goat={isGoat() ? '' : undefined}
      style={{ '--seat': seatColour(props.seat) }}
    >
      <span class={css['name']}>
        <SeatMark seat={props.seat} />
        <bdi>{desk.shortName(props.seat)}</bdi>
      </span>
      <small>
        <Show when={isGoat()}>
          <Goat />{' '}
        </Show>
        <Show when={isGoat() && play() === 'done'}>
          <Icon name="check" />
        </Show>
        <span class={css['words']}>
          {play() === 'now' && desk.open().acting
            ? desk.word('board-points', { count: desk.open().acting?.ap ?? 0 })
            : play() === 'later'
              ? '\u00a0'
              : desk.word(PLAYS[play()])}
        </span>
      </small>
    </div>
  );
};

const Sheet: Component<{ seat: Seat }> = props => {
  const desk = useDesk();
  const prisoner = createMemo(() => desk.prisoner(props.seat));
  const sole = createMemo(() => soleLettersOf(desk.open(), props.seat));
  const play = createMemo(() => playOf(desk.open(), props.seat));
  const record = createLateMemo(() => recordOf(desk.open(), props.seat));
  const cut = (): number => desk.open().bans.cuts[props.seat] ?? 0;
  const isBarred = (): boolean => desk.open().bans.barred.includes(props.seat);
  const { word } = desk;
  return (
    <article class={css['sheet']} data-play={play()} style={{ '--seat': seatColour(props.seat) }}>
      <header class={css['head']}>
        <span class={css['name']}>
          <SeatMark seat={props.seat} />
          <bdi>{desk.shortName(props.seat)}</bdi>
          <Show when={desk.open().scapegoat === props.seat}>
            <Goat />
          </Show>
        </span>
        <Show when={desk.open().acting && play() !== 'later'}>
          <span class={css['play']} title={word(PLAYS[play()])} data-shortens>
            {word(PLAYS[play()])}
          </span>
        </Show>
        <span class={css['count']} title={word('board-cards', { count: prisoner().cards })}>
          <Drawing name="card" />
          <b aria-hidden="true">{prisoner().cards}</b>
          <span class="visually-hidden">{word('board-cards', { count: prisoner().cards })}</span>
        </span>
      </header>
      <p class={css['things']}>
        <HeldItems items={prisoner().items} />
        <span class="visually-hidden">
          {prisoner().items.length === 0
            ? word('board-no-items')
            : word('board-items', {
                items: { list: prisoner().items.map(desk.thingName) },
                count: prisoner().items.length,
                most: ITEM_PLACES,
              })}
        </span>
        <span class={css['count']} title={word('board-cash', { count: prisoner().cash, most: MAX_CASH })}>
          <Drawing name="cash" />
          <span aria-hidden="true">
            <b>{prisoner().cash}</b>/{MAX_CASH}
          </span>
          <span class="visually-hidden">{word('board-cash', { count: prisoner().cash, most: MAX_CASH })}</span>
        </span>
        <span class={css['count']} title={word('board-strength', { count: prisoner().strength, most: MAX_STRENGTH })}>
          <Drawing name="strength" />
          <span aria-hidden="true">
            <b>{prisoner().strength}</b>/{MAX_STRENGTH}
          </span>
          <span class="visually-hidden">
            {word('board-strength', { count: prisoner().strength, most: MAX_STRENGTH })}
          </span>
        </span>
        <Show when={cut() > 0}>
          <span class={css['ban']} title={word('board-cut', { count: cut() })}>
            −{cut()}
            <span class="visually-hidden">{word('board-cut', { count: cut() })}</span>
          </span>
        </Show>
        <Show when={isBarred()}>
          <span class={css['ban']} title={word('board-barred')}>
            <Drawing name="lock" />
            <span class="visually-hidden">{word('board-barred')}</span>
          </span>
        </Show>
      </p>
      <p class={css['foot']}>
        <Letters marks={prisoner().marks} sole={sole()} />
        <span class="visually-hidden">
          {prisoner().marks.length === 0
            ? word('board-no-letters')
            : word('board-letters', { letters: { row: [...prisoner().marks] } })}{' '}
          {sole().length > 0 ? word('board-sole', { letters: { row: [...sole()] } }) : ''}
        </span>
        <Show when={record().kept + record().broken > 0}>
          <span class={css['kept']} title={word('board-promises-long', promises())}>
            <Drawing name="promise" />
            <span aria-hidden="true">{word('board-promises', promises())}</span>
            <span class="visually-hidden">{word('board-promises-long', promises())}</span>
          </span>
        </Show>
      </p>
    </article>
  );

  function promises() {
    return { kept: record().kept, made: record().kept + record().broken };
  }
};
