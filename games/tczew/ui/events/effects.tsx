import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import type { Seat } from '#kernel';
import type { Lasting } from '../../rules/state.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import { cardDrawing, Drawing } from '../drawing.tsx';
import { eventLines } from './event-words.ts';
import css from './effects.module.css';

/** The effects that bind a player for several turns, with the turns left; a press explains one (TCZ-20.14). */
export const Effects: Component<{ seat: Seat }> = props => {
  const desk = useDesk();
  const effects = createMemo(() => desk.open().lasting.filter(({ seat }) => seat === props.seat));
  const [explained, setExplained] = createSignal<number>(); // undefined: none is explained
  return (
    <Show when={effects().length > 0}>
      <ul class={css['effects']} aria-label={desk.word('effect-list', { seat: { seat: props.seat } })}>
        <For each={effects()}>
          {effect => (
            <li>
              <button
                type="button"
                class={css['effect']}
                data-effect={effect.kind}
                aria-expanded={explained() === effect.id}
                onClick={() => setExplained(explained() === effect.id ? undefined : effect.id)}
              >
                <Drawing name={cardDrawing(effect.event)} />
                <span>{effectWords(desk, effect)}</span>
                <b>
                  <Drawing name="lasting" />
                  {leftWords(desk, effect)}
                </b>
              </button>
              <Show when={explained() === effect.id}>
                <div class={css['why']}>
                  <b>{desk.cardName(effect.event)}</b>
                  <For each={eventLines(desk, effect.event)}>{line => <p>{line}</p>}</For>
                </div>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};

/** What an effect does, in a few words. */
function effectWords(desk: TczewDesk, effect: Lasting): string {
  switch (effect.kind) {
    case 'ban':
      return effect.cats === null
        ? desk.word(`effect-ban-${effect.what}`)
        : desk.word('effect-ban-cats', { categories: { list: effect.cats.map(desk.categoryName) } });
    case 'ward':
      return desk.word('effect-ward', {
        themes:
          effect.themes === 'all'
            ? desk.word('effect-all-themes')
            : { list: effect.themes.map(theme => desk.themeName(theme)) },
      });
    case 'suspension':
      return desk.word('effect-suspension', { services: { list: effect.services.map(desk.categoryName) } });
    case 'modifier':
      return desk.word('effect-modifier', { attack: signed(effect.attack), defend: signed(effect.defend) });
    case 'ongoing':
      return desk.word('effect-ongoing', { event: desk.cardName(effect.event) });
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Turns, or uses of a ward without a limit of turns. */
function leftWords(desk: TczewDesk, effect: Lasting): string {
  if (effect.turns !== null) return desk.word('effect-turns', { count: effect.turns });
  const uses = effect.kind === 'ward' ? effect.uses : null;
  return uses === null ? desk.word('effect-always') : desk.word('effect-uses', { count: uses });
}
