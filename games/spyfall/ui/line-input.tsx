import { type Component, createUniqueId } from 'solid-js';
import { Button } from '#kit';
import { useDesk } from './desk.ts';
import { isLine, lineFrom, MAX_LINE_LENGTH } from './lines.ts';
import css from './composer.module.css';

interface LineInputProps {
  readonly label: string;
  /** The text of the button. */
  readonly send: string;
  /** Whether everything else is chosen. */
  readonly isReady: boolean;
  onSend(line: string): Promise<boolean>;
}

/** A text field for a line. Its draft survives events and reloads. */
export const LineInput: Component<LineInputProps> = props => {
  const desk = useDesk();
  const id = createUniqueId();
  const line = (): string => lineFrom(desk.notes.draft());
  const left = (): number => MAX_LINE_LENGTH - [...line()].length;
  const mayBeSent = (): boolean => props.isReady && isLine(line());
  async function send(): Promise<void> {
    if (!mayBeSent() || desk.busy()) return;
    if (await props.onSend(line())) desk.notes.setDraft('');
  }
  return (
    <form
      class={css['line']}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <label for={id}>{props.label}</label>
      <textarea
        id={id}
        rows="3"
        dir="auto"
        value={desk.notes.draft()}
        aria-describedby={`${id}-left`}
        aria-invalid={left() < 0 ? 'true' : undefined}
        onInput={event => desk.notes.setDraft(event.currentTarget.value)}
        onKeyDown={event => {
          // Enter sends, since a line has no breaks
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <p class={css['left']} id={`${id}-left`} data-over={left() < 0}>
        {left() < 0
          ? desk.word('board-line-over', { count: -left() })
          : desk.word('board-line-left', { count: left() })}
      </p>
      <Button type="submit" kind="primary" wide icon="chat" busy={desk.busy()} disabled={!mayBeSent()}>
        {props.send}
      </Button>
    </form>
  );
};
