import { type Component, createSignal, For, Show } from 'solid-js';
import { Button, Dialog, Icon, Panel } from '#kit';
import { PLACES, type Place } from '../rules/places.ts';
import { placeName } from '../telling/names.ts';
import { Deed } from './deed.tsx';
import { useDesk } from './desk.ts';
import { drawingOf } from './icons.ts';
import { createRows, type Rows } from './rows.ts';
import css from './places.module.css';

/**
 * All thirty, with what was played struck and what I have crossed out for myself. Everybody has the same list and the
 * same buttons, whatever is on their card (SPY-6.5).
 */
export const Places: Component = () => {
  const desk = useDesk();
  const [shown, setShown] = createSignal<Place | null>(null);
  const rows = createRows(() => PLACES, ['cross', 'more']);
  const left = (): number => PLACES.filter(place => !desk.used().has(place) && !desk.notes.isCrossed(place)).length;
  return (
    <Panel
      title={desk.word('section-places')}
      level={3}
      actions={<p class={css['left']}>{desk.word('board-places-left', { count: left() })}</p>}
    >
      <Show when={desk.isPlaying() && desk.props.notes}>
        <p class={css['how']}>{desk.word('board-places-how')}</p>
      </Show>
      <ul class={css['places']} onKeyDown={event => rows.onKeyDown(event)}>
        <For each={PLACES}>{place => <OnePlace place={place} rows={rows} onOpen={() => setShown(place)} />}</For>
      </ul>
      <Show when={desk.notes.crossed().length > 0}>
        <Button kind="quiet" icon="undo" onClick={() => desk.notes.clear()}>
          {desk.word('board-places-clear')}
        </Button>
      </Show>
      <PlaceSheet place={shown()} onClose={() => setShown(null)} />
    </Panel>
  );
};

const OnePlace: Component<{ readonly place: Place; readonly rows: Rows; onOpen(): void }> = props => {
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
            <Drawn place={props.place} />
            <span aria-hidden="true">{name()}</span>
            <span class="heard-only">{about()}</span>
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
          <Drawn place={props.place} />
          <span>{name()}</span>
        </button>
        <button
          type="button"
          class={css['more']}
          {...props.rows.button(props.place, 'more')}
          aria-label={desk.word('board-place-more', { place: placeName(props.place) })}
          onClick={() => props.onOpen()}
        >
          <Icon name="more" />
        </button>
      </Show>
    </li>
  );
};

const Drawn: Component<{ readonly place: Place }> = props => (
  <svg class={css['drawing']} viewBox="0 0 512 512" aria-hidden="true">
    <use href={drawingOf(props.place)} />
  </svg>
);

/** One place by itself, and what may be done with it. The words are the same for everybody, and so is what follows. */
const PlaceSheet: Component<{ readonly place: Place | null; onClose(): void }> = props => {
  const desk = useDesk();
  return (
    <Dialog
      open={props.place !== null}
      title={props.place === null ? '' : desk.say(placeName(props.place))}
      onClose={() => props.onClose()}
    >
      <Show when={props.place}>
        {place => (
          <div class={`${css['sheet']}`}>
            <Drawn place={place()} />
            <Show when={!desk.used().has(place())}>
              <Button
                wide
                icon={desk.notes.isCrossed(place()) ? 'undo' : 'close'}
                onClick={() => desk.notes.cross(place())}
              >
                {desk.word(desk.notes.isCrossed(place()) ? 'board-place-restore' : 'board-place-strike')}
              </Button>
            </Show>
            <p>{desk.word('board-name-what')}</p>
            <Deed action={{ type: 'point', place: place(), how: 'name' }} icon="target" onDone={() => props.onClose()}>
              {desk.word('board-name', { place: placeName(place()) })}
            </Deed>
          </div>
        )}
      </Show>
    </Dialog>
  );
};
