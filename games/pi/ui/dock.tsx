import { type Component, Match, Show, Switch, Suspense } from 'solid-js';
import { Button, fetchLater, IconButton, lazyPart } from '#kit';
import { line } from '../telling/line.ts';
import { nameOf, placeName } from '../telling/names.ts';
import { KINDS, type Place } from '../rules/edition.ts';
import { missingKinds, useDesk } from './desk.ts';
import { tileOf } from './highlights.ts';
import { NamedTile } from './tile.tsx';
import css from './dock.module.css';

const PlaceDetail = lazyPart(async () => (await import('./details.ts')).PlaceDetail);
const CardDetail = lazyPart(async () => (await import('./details.ts')).CardDetail);
const AnswerPanel = lazyPart(async () => (await import('./details.ts')).AnswerPanel);

interface DockProps {
  /** The details of the selection are shown. */
  onShown(): void;
  /** Clears the selection; restores the focus if it was inside. */
  onClose(): void;
  /** A question about the selection was asked. */
  onDone(): void;
  onAccuse(): void;
}

/** Shows the selection with its actions. */
export const Dock: Component<DockProps> = props => {
  const desk = useDesk();
  fetchLater([PlaceDetail, CardDetail, AnswerPanel]);
  /** Beside the lists the draft is shown when it is complete, since the button above may be scrolled away. */
  const hasDraft = (): boolean =>
    desk.isPlaying() &&
    (desk.pane() === 'accuse' ? desk.accused() !== undefined : missingKinds(desk.draft()).length < KINDS.length);
  const neighboursOf = (place: Place): readonly Place[] =>
    desk.town().places.find(({ id }) => id === place)?.neighbours ?? [];
  return (
    <section
      class={css['dock']}
      classList={{ [css['sheet'] ?? '']: desk.frameWidth() === 'narrow' }}
      aria-label={desk.word('board-dock')}
      hidden={desk.selection() === null && !desk.isAsked() && !hasDraft()}
      data-dock
      onKeyDown={event => {
        if (event.key !== 'Escape' || !desk.selection()) return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <Show when={desk.isAsked() && desk.open().question} keyed>
        {question => (
          <Suspense>
            <AnswerPanel question={question} />
          </Suspense>
        )}
      </Show>
      <Show when={desk.selection()}>
        <header class={css['head']}>
          <h3>
            <Show when={desk.selectedCard()} fallback={desk.say(placeName(desk.selectedPlace() ?? ''))} keyed>
              {card => <NamedTile kind={tileOf(desk.open(), card).kind} element={card} />}
            </Show>
            <Show when={desk.selectedPlace()}>
              {place => (
                <span class={css['touches']}>
                  {desk.word('board-touches', { places: { list: neighboursOf(place()).map(placeName) } })}
                </span>
              )}
            </Show>
          </h3>
          <IconButton icon="close" label={desk.word('board-put-down')} onClick={() => props.onClose()} />
        </header>
      </Show>
      <Suspense>
        <Switch>
          <Match when={desk.selectedPlace()} keyed>
            {place => <PlaceDetail place={place} onShown={() => props.onShown()} onDone={() => props.onDone()} />}
          </Match>
          <Match when={desk.selectedCard()} keyed>
            {card => <CardDetail card={card} onShown={() => props.onShown()} onDone={() => props.onDone()} />}
          </Match>
        </Switch>
      </Suspense>
      <Show when={hasDraft()}>
        <div class={css['draft']}>
          <p>
            {desk.word('board-draft', {
              case: {
                list: KINDS.map(kind => {
                  const element = desk.draft()[kind];
                  return element === undefined ? line('board-draft-open') : nameOf(kind, element);
                }),
              },
            })}
          </p>
          <Button
            kind={desk.accused() && desk.isMyTurn() ? 'primary' : 'plain'}
            size="small"
            onClick={() => (desk.accused() && desk.isMyTurn() ? props.onAccuse() : desk.setPane('accuse'))}
          >
            {desk.word('board-draft-go')}
          </Button>
        </div>
      </Show>
    </section>
  );
};
