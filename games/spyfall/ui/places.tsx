import { type Component, createMemo, For, Show } from 'solid-js';
import { Button, withSoftHyphens } from '#kit';
import type { Place } from '../rules/places.ts';
import { placeName } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { drawingOf } from './icons.ts';
import { createRows, type Rows } from './rows.ts';
import css from './places.module.css';

/** All places, with those played or crossed out by me marked. The list is the same for every card (SPY-6.5). */
export const Places: Component = () => {
  const desk = useDesk();
  const places = createMemo(() => desk.places());
  const rows = createRows(places, ['cross']);
  return (
    <div class={css['panel']}>
      <div class={css['head']}>
        <Show when={desk.frameWidth() !== 'wide' && desk.isPlaying()}>
          <p class={css['left']}>{desk.word('board-places-left', { count: desk.left() })}</p>
        </Show>
        <Show
          when={desk.notes.crossed().length > 0}
          fallback={
            <Show when={desk.seat() !== undefined && desk.props.notes}>
              <p class={css['how']}>{desk.word('board-places-how')}</p>
            </Show>
          }
        >
          <Button kind="quiet" size="small" icon="undo" onClick={() => desk.notes.clear()}>
            {desk.word('board-places-clear')}
          </Button>
        </Show>
      </div>
      <ul class={css['places']} aria-label={desk.word('section-places')} onKeyDown={event => rows.onKeyDown(event)}>
        <For each={places()}>{place => <OnePlace place={place} rows={rows} />}</For>
      </ul>
    </div>
  );
};

const OnePlace: Component<{ readonly place: Place; readonly rows: Rows }> = props => {
  const desk = useDesk();
  const isUsed = (): boolean => desk.used().has(props.place);
  const isCrossed = (): boolean => desk.notes.isCrossed(props.place);
  const name = (): string => desk.say(placeName(props.place));
  const about = (): string => {
    if (isUsed()) return desk.word('place-used', { place: placeName(props.place) });
    return isCrossed() ? desk.word('board-place-crossed', { place: placeName(props.place) }) : name();
  };
  const isMine = (): boolean => desk.props.notes !== undefined && desk.isPlaying();
  return (
    <li data-place={props.place} data-used={isUsed()} data-crossed={isCrossed()}>
      <Show
        when={isMine()}
        fallback={
          <span class={css['place']}>
            <PlacePicture place={props.place} />
            <span aria-hidden="true">{withSoftHyphens(name())}</span>
            <span class="visually-hidden">{about()}</span>
          </span>
        }
      >
        <button
          type="button"
          class={css['place']}
          {...props.rows.button(props.place, 'cross')}
          aria-pressed={isUsed() ? undefined : isCrossed()}
          aria-disabled={isUsed() ? 'true' : undefined}
          aria-label={isUsed() ? about() : desk.word('board-place-cross', { place: placeName(props.place) })}
          onClick={() => {
            if (!isUsed()) desk.notes.cross(props.place);
          }}
        >
          <PlacePicture place={props.place} />
          <span>{withSoftHyphens(name())}</span>
        </button>
      </Show>
    </li>
  );
};

/** The picture of a place. */
export const PlacePicture: Component<{ readonly place: Place }> = props => (
  <svg class={css['drawing']} viewBox="0 0 512 512" aria-hidden="true">
    <use href={drawingOf(props.place)} />
  </svg>
);
