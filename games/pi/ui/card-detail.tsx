import { type Component, createMemo, createUniqueId, For, onMount, Show } from 'solid-js';
import { Button } from '#kit';
import type { Element } from '../rules/edition.ts';
import { cardName, placeName } from '../telling/names.ts';
import { noteOn } from '../telling/notes.ts';
import { MoveButton, Warnings } from './move-button.tsx';
import { useDesk } from './desk.ts';
import { beforeExamining, playerKnowledge } from './predictions.ts';
import { tellFact } from './notebook/lines.ts';
import { tileOf } from './highlights.ts';
import css from './dock.module.css';

/** The details of an evidence card, with the button to examine it. */
export const CardDetail: Component<{ card: Element; onShown(): void; onDone(): void }> = props => {
  const desk = useDesk();
  const id = createUniqueId();
  onMount(() => props.onShown());
  const tile = createMemo(() => tileOf(desk.open(), props.card));
  const fact = createMemo(() => desk.facts()?.certain.get(props.card));
  const note = createMemo(() => noteOn(props.card, desk.view()));
  const warnings = createMemo(() => {
    const informed =
      desk.isPlaying() && desk.solver()?.standing === 'active' ? playerKnowledge(desk.view(), desk.seat()) : undefined;
    return informed ? beforeExamining(informed, props.card) : [];
  });
  return (
    <>
      <div id={id} class={css['outlook']}>
        <Show when={tile().kind !== 'location'}>
          <p class={css['soft']}>{desk.word('board-lies-in', { place: placeName(tile().place) })}</p>
        </Show>
        <Show
          when={fact()}
          fallback={<Show when={note()}>{line => <p class={css['soft']}>{desk.say(line())}</p>}</Show>}
        >
          {now => (
            <ul class={css['fact']} data-mark={now().mark}>
              <For each={tellFact(desk.open(), now())}>{line => <li>{desk.say(line)}</li>}</For>
            </ul>
          )}
        </Show>
        <Warnings lines={warnings()} />
      </div>
      <Show when={desk.isPlaying()}>
        <div class={css['go']}>
          <MoveButton action={{ type: 'examine', card: props.card }} about={id} onDone={props.onDone}>
            {desk.word('board-examine', { card: cardName(desk.open(), props.card) })}
          </MoveButton>
        </div>
      </Show>
      <Show when={desk.frameWidth() === 'narrow' && desk.pane() !== 'map'}>
        <Button kind="quiet" icon="map" wide onClick={() => desk.setPane('map')}>
          {desk.word('board-show-on-map')}
        </Button>
      </Show>
    </>
  );
};
