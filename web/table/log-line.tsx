import { type Component, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seat } from '#kernel';
import { Icon, isIconName, SeatMark, seatColour } from '#kit';
import type { GameScreen } from '#screen';
import type { Line, LogLine } from '#telling';
import { words } from '../words/words.ts';
import css from './log-line.module.css';
import { sentenceParts } from './sentence.ts';

/** A line as text, with the seat marks of the players in it. */
export const LineText: Component<{ readonly line: Line; nameOf(seat: Seat): string }> = props => (
  <For each={sentenceParts(words(), props.line)}>
    {piece =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <span class={css['whole']}>
          <span class={css['named']}>
            <SeatMark seat={piece.seat} />
            <bdi>{props.nameOf(piece.seat)}</bdi>
          </span>
          {piece.punctuation}
        </span>
      )
    }
  </For>
);

interface LogSentenceProps {
  readonly logged: LogLine;
  /** The view the icons are drawn for. */
  readonly view: object;
  readonly icons: GameScreen['logIcons'];
  nameOf(seat: Seat): string;
}

/** A log line: icon and text. */
export const LogSentence: Component<LogSentenceProps> = props => (
  <span class={css['logged']}>
    <span class={css['picture']}>
      <LogPicture {...props} />
    </span>
    <span class={css['words']}>
      <LineText line={props.logged.line} nameOf={props.nameOf} />
    </span>
  </span>
);

/** The game's own icon, one of the kit, or the mark of the seat. */
const LogPicture: Component<LogSentenceProps> = props => {
  const own = () => props.icons?.[props.logged.icon ?? ''];
  const seat = (): Seat | null => props.logged.by ?? null;
  const icon = () => (props.logged.icon !== undefined && isIconName(props.logged.icon) ? props.logged.icon : undefined);
  return (
    <Show
      when={own()}
      fallback={
        <Show
          when={icon()}
          fallback={
            <Show when={props.logged.by !== undefined}>
              <SeatMark seat={seat() ?? 0} />
            </Show>
          }
        >
          {name => (
            <span style={seat() === null ? {} : { color: seatColour(seat() ?? 0) }}>
              <Icon name={name()} />
            </span>
          )}
        </Show>
      }
    >
      {picture => <Dynamic component={picture()} seat={seat()} view={props.view} />}
    </Show>
  );
};
