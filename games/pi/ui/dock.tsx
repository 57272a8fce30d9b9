import { type Component, Match, Show, Switch } from 'solid-js';
import { Button, IconButton } from '#kit';
import { nameOf, placeName } from '../telling/names.ts';
import { KINDS } from '../rules/edition.ts';
import { AnswerPanel } from './answer.tsx';
import { CardDetail } from './card-detail.tsx';
import { missingIn, useDesk } from './desk.ts';
import { PlaceDetail } from './place-detail.tsx';
import { tileOf } from './pointing.ts';
import { NamedTile } from './tile.tsx';
import css from './dock.module.css';

interface DockProps {
  /** Puts down what is picked up; the focus goes back to it, if it was here. */
  onClose(): void;
  onAccuse(): void;
}

/** Where something picked up is looked at closely, and where a move is made. */
export const Dock: Component<DockProps> = props => {
  const desk = useDesk();
  /** Beside the lists it is shown when it is whole: the button above them may be out of sight by then. */
  const hasDraft = (): boolean =>
    desk.isPlaying() &&
    (desk.pane() === 'accuse' ? desk.accused() !== undefined : missingIn(desk.draft()).length < KINDS.length);
  return (
    <section
      class={css['dock']}
      classList={{ [css['sheet'] ?? '']: desk.room() === 'narrow' }}
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
        {question => <AnswerPanel question={question} />}
      </Show>
      <Show when={desk.selection()}>
        <header class={css['head']}>
          <h3>
            <Show when={desk.selectedCard()} fallback={desk.say(placeName(desk.selectedPlace() ?? ''))} keyed>
              {card => <NamedTile kind={tileOf(desk.open(), card).kind} element={card} />}
            </Show>
          </h3>
          <IconButton icon="close" label={desk.word('board-put-down')} onClick={() => props.onClose()} />
        </header>
      </Show>
      <Switch>
        <Match when={desk.selectedPlace()} keyed>
          {place => <PlaceDetail place={place} onDone={() => props.onClose()} />}
        </Match>
        <Match when={desk.selectedCard()} keyed>
          {card => <CardDetail card={card} onDone={() => props.onClose()} />}
        </Match>
      </Switch>
      <Show when={hasDraft()}>
        <div class={css['draft']}>
          <p>
            {desk.word('board-draft', {
              case: {
                list: KINDS.map(kind => {
                  const element = desk.draft()[kind];
                  return element === undefined ? { key: 'board-draft-open' } : nameOf(kind, element);
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
