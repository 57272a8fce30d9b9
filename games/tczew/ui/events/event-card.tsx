import { type Component, For, type JSX, Show } from 'solid-js';
import { SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { eventOf } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import { useDesk } from '../desk.ts';
import { cardDrawing, Drawing } from '../drawing.tsx';
import { eventLines } from './event-words.ts';
import css from './event-card.module.css';

interface EventCardProps {
  event: CardNo;
  /** Who plays it; undefined: it is only looked at. */
  by?: Seat | undefined;
  /** Against whom; empty: nobody is named. */
  targets?: readonly Seat[];
  /** The seat it strikes now. */
  target?: Seat | null;
  /** Its text is opened by a press: it was read before. */
  isFolded?: boolean;
  /** What it did, before its text. */
  children?: JSX.Element;
}

/** An event with its sign, its words and the players it concerns. */
export const EventCard: Component<EventCardProps> = props => {
  const desk = useDesk();
  const event = () => eventOf(props.event);
  const rivals = (): readonly Seat[] => (props.targets ?? []).filter(seat => seat !== props.by);
  function playsWords(by: Seat): string {
    const isMine = desk.isMe(by);
    const seat = { seat: { seat: by } };
    if (rivals().length === 0) return isMine ? desk.word('stage-plays-you') : desk.word('stage-plays', seat);
    if (!event().hostile) return isMine ? desk.word('stage-plays-for-you') : desk.word('stage-plays-for', seat);
    return isMine ? desk.word('stage-plays-against-you') : desk.word('stage-plays-against', seat);
  }
  return (
    <header class={css['card']} data-event={props.event} data-hostile={event().hostile ? '' : undefined}>
      <span class={css['sign']} aria-hidden="true">
        <Drawing name={cardDrawing(props.event)} />
      </span>
      <div class={css['words']}>
        <h3>{desk.cardName(props.event)}</h3>
        <Show when={props.by !== undefined}>
          <p class={css['who']}>
            <SeatMark seat={props.by ?? 0} />
            <span>{playsWords(props.by ?? 0)}</span>
            <For each={rivals()}>
              {seat => (
                <span class={css['target']} data-now={seat === props.target ? '' : undefined}>
                  <SeatMark seat={seat} />
                  <bdi>{desk.isMe(seat) ? desk.word('stage-you') : desk.nameOf(seat)}</bdi>
                </span>
              )}
            </For>
          </p>
        </Show>
        {props.children}
        <Show when={props.isFolded} fallback={<EventText event={props.event} />}>
          <details>
            <summary>{desk.word('stage-text')}</summary>
            <EventText event={props.event} />
          </details>
        </Show>
        <p class={css['tags']} data-folded={props.isFolded ? '' : undefined}>
          <Show when={event().theme} keyed>
            {theme => <span>{desk.themeName(theme)}</span>}
          </Show>
          <span>{event().hostile ? desk.word('stage-hostile') : desk.word('stage-friendly')}</span>
        </p>
      </div>
    </header>
  );
};

const EventText: Component<{ event: CardNo }> = props => {
  const desk = useDesk();
  return <For each={eventLines(desk, props.event)}>{line => <p class={css['text']}>{line}</p>}</For>;
};
