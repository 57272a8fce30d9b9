import { type Component, createMemo, For, Show } from 'solid-js';
import { createLateMemo } from '#kit';
import { same } from '#kernel';
import { byLocation, faceOf, taskAt } from '../rules/board.ts';
import type { Location } from '../rules/components.ts';
import { useDesk } from './desk.ts';
import { Drawing } from './drawing.tsx';
import type { Detail } from './geometry.ts';
import { placesFor } from './needs.ts';
import { type Reach, reachOf, type Watch, watchAt } from './rooms.ts';
import { sayRoom } from './room-words.ts';
import { TaskSlip } from './task-slip.tsx';
import { Guards, ItemPlace } from './tokens.tsx';
import css from './room.module.css';

/** A location of the prison, with everything that is in it. */
export const Room: Component<{ location: Location; detail: Detail }> = props => {
  const desk = useDesk();
  const { location } = props;
  const side = createMemo(() => byLocation(desk.open().sides, location));
  const face = createMemo(() => faceOf(desk.open(), location));
  const task = createMemo(() => taskAt(desk.open(), location));
  const places = createMemo(() => placesFor(face().icons, byLocation(desk.open().stock, location)), undefined, {
    equals: same,
  });
  const inWords = createLateMemo(() => sayRoom(desk, location));
  const watch = createMemo(
    (): Watch =>
      watchAt({ guards: [...desk.staged().guards], acting: desk.open().acting, bans: desk.open().bans }, location),
    undefined,
    { equals: isSameWatch },
  );
  const reach = createMemo((): Reach | undefined => reachOf(desk.open(), location));
  const isPickable = (): boolean => desk.pickable().has(location);
  const isLit = createMemo(() => (desk.locationBlank() ? isPickable() : desk.isMyTurn() && reach() === 'open'));
  const isFaint = createMemo(() =>
    desk.locationBlank() ? !isPickable() : desk.isMyTurn() && (reach() === 'far' || reach() === 'shut'),
  );
  return (
    <article
      class={css['room']}
      data-side={side()}
      data-detail={props.detail}
      data-reach={desk.open().acting ? reach() : undefined}
      data-lit={isLit() ? '' : undefined}
      data-faint={isFaint() ? '' : undefined}
      data-task={task() ? '' : undefined}
      data-mine={desk.isMyTurn() && reach() === 'here' ? '' : undefined}
    >
      <p class="visually-hidden">{inWords()}</p>
      <header class={css['head']} aria-hidden="true">
        <Show when={props.detail !== 'small'}>
          <span class={css['number']}>{location}</span>
          <Drawing name={`location-${location}`} />
        </Show>
        <span class={css['name']}>{desk.locationName(location)}</span>
        <span class={css['side']}>
          <Drawing name={side() === 'dark' ? 'moon' : 'ring'} />
        </span>
      </header>
      <span class={css['watermark']} aria-hidden="true">
        <Drawing name={`location-${location}`} />
      </span>
      <Show when={props.detail !== 'small'}>
        <div class={css['rule']} aria-hidden="true">
          <Show when={face().free}>
            <span class={css['free']}>{desk.word('board-free')}</span>
          </Show>
          <span class={css['words']}>{desk.shortRule(location)}</span>
          <Tag location={location} reach={reach()} watch={watch()} />
        </div>
      </Show>
      <Show when={task()}>{now => <TaskSlip task={now()} detail={props.detail} />}</Show>
      <div class={css['floor']}>
        <For each={places()}>{place => <ItemPlace kind={place.kind} isFilled={place.isFilled} />}</For>
      </div>
      <footer class={css['strip']} data-band={watch().isClosed ? 'full' : watch().band} aria-hidden="true">
        <Guards guards={watch().guards} bribed={watch().bribed} />
        <Show
          when={props.detail !== 'small'}
          fallback={
            <Show when={watch().band === 'full' || watch().isClosed} fallback={<SmallBand watch={watch()} />}>
              <Drawing name="lock" />
            </Show>
          }
        >
          <span class={css['band']}>{bandWords(watch())}</span>
        </Show>
      </footer>
    </article>
  );

  function bandWords({ guards, bribed, band, isClosed }: Watch): string {
    const words = desk.word(BANDS[band]);
    if (isClosed) return desk.word('board-closed');
    if (bribed > 0) return desk.word('board-band-bribed', { guards, bribed, band: words });
    return words;
  }
};

export const BANDS = {
  normal: 'board-band-normal',
  dear: 'board-band-dear',
  blocked: 'board-band-blocked',
  full: 'board-band-full',
} as const;

const SmallBand: Component<{ watch: Watch }> = props => (
  <Show when={props.watch.band === 'dear' || props.watch.band === 'blocked'}>
    <b>{props.watch.band === 'dear' ? '+1' : '✕'}</b>
  </Show>
);

/** What going there costs, or that I am there. */
const Tag: Component<{ location: Location; reach: Reach | undefined; watch: Watch }> = props => {
  const desk = useDesk();
  return (
    <Show when={desk.isMyTurn() && !desk.locationBlank()}>
      <Show when={props.reach === 'open'}>
        <span class={css['tag']} data-kind="move">
          <Drawing name="move" />
          {desk.word('board-points', { count: 1 })}
        </span>
      </Show>
      <Show when={props.reach === 'here'}>
        <span class={css['tag']} data-kind="here">
          <Drawing name="pawn" />
          <span>{desk.word('board-here')}</span>
        </span>
      </Show>
      <Show when={props.reach === 'shut' && (props.watch.isClosed || props.watch.guards >= 4)}>
        <span class={css['tag']} data-kind="shut">
          <Drawing name="lock" />
          {desk.word('board-closed')}
        </span>
      </Show>
    </Show>
  );
};

const isSameWatch = (one: Watch | undefined, other: Watch): boolean =>
  one?.guards === other.guards &&
  one?.bribed === other.bribed &&
  one?.band === other.band &&
  one?.isClosed === other.isClosed;
