import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, Dialog, TextInput, withSoftHyphens } from '#kit';
import type { Place } from '../rules/places.ts';
import { placeName } from '../telling/names.ts';
import { MoveButton } from './move-button.tsx';
import { useDesk } from './desk.ts';
import { PlacePicture } from './places.tsx';
import { searchText } from './phrase-search.ts';
import css from './name-place.module.css';

/** Opens the list from which a spy names a place. Every player has it, not only the spy (SPY-6.5). */
export const NamePlaceButton: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.isPlaying()}>
      <Button wide icon="map" onClick={() => desk.setNaming(true)}>
        {desk.word(desk.frameWidth() === 'wide' ? 'board-name-open' : 'board-name-short')}
      </Button>
    </Show>
  );
};

/** All places, to be searched and, by a spy, named. It is the same for everybody, and so is what follows. */
export const NamePlaceDialog: Component = () => {
  const desk = useDesk();
  const [typed, setTyped] = createSignal('');
  const [chosen, setChosen] = createSignal<Place | null>(null);
  createEffect(
    on(
      () => [desk.isNaming(), desk.open().round],
      () => {
        setTyped('');
        setChosen(null);
      },
    ),
  );
  const close = (): void => void desk.setNaming(false);
  createEffect(on(() => desk.open().round, close, { defer: true }));
  // nothing can be named while a vote is open
  createEffect(
    on(
      () => desk.open().motion !== null,
      isVoting => {
        if (isVoting) close();
      },
    ),
  );
  const found = createMemo((): readonly Place[] => {
    if (!desk.isNaming()) return [];
    const parts = searchText(typed()).split(/\s+/u).filter(Boolean);
    return desk.places().filter(place => {
      if (desk.used().has(place)) return false;
      const name = searchText(desk.say(placeName(place)));
      return parts.every(part => name.includes(part));
    });
  });
  return (
    <Dialog
      wide
      open={desk.isNaming()}
      title={desk.word('board-name-short')}
      onClose={close}
      actions={
        <Show
          when={chosen()}
          fallback={
            <Button wide kind="primary" icon="target" disabled>
              {desk.word('board-name-first')}
            </Button>
          }
        >
          {place => (
            <MoveButton action={{ type: 'point', place: place(), how: 'name' }} icon="target" onDone={close}>
              {desk.word('board-name', { place: placeName(place()) })}
            </MoveButton>
          )}
        </Show>
      }
    >
      <div class={css['naming']}>
        <p>{desk.word('board-name-what')}</p>
        <TextInput
          label={desk.word('board-name-search')}
          type="search"
          autocomplete="off"
          value={typed()}
          onInput={setTyped}
        />
        <ul class={css['places']}>
          <For each={found()} fallback={<li>{desk.word('board-name-none')}</li>}>
            {place => (
              <li>
                <button
                  type="button"
                  class={css['place']}
                  data-name={place}
                  data-crossed={desk.notes.isCrossed(place)}
                  aria-pressed={chosen() === place}
                  onClick={() => setChosen(place)}
                >
                  <PlacePicture place={place} />
                  <span>{withSoftHyphens(desk.say(placeName(place)))}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Dialog>
  );
};
