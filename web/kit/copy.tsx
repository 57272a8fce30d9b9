import { type Component, createSignal, onCleanup } from 'solid-js';
import { word } from '../words/words.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { toast } from './toasts.tsx';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The label of the button. */
  label: string;
  kind?: 'primary' | 'plain' | 'quiet';
  wide?: boolean;
}

const SHOWN_FOR = 2_500;

/** A button that copies a text and confirms it. */
export const CopyButton: Component<CopyButtonProps> = props => {
  const [isDone, setDone] = createSignal(false);
  let fading: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(fading));

  async function onClick(): Promise<void> {
    if (!(await copied(props.text))) return toast(word('kit-copy-failed'), 'error');
    announce(word('kit-copied'));
    setDone(true);
    clearTimeout(fading);
    fading = setTimeout(() => setDone(false), SHOWN_FOR);
  }

  return (
    <Button
      icon={isDone() ? 'check' : 'copy'}
      kind={props.kind ?? 'plain'}
      wide={props.wide ?? false}
      onClick={() => void onClick()}
    >
      {isDone() ? word('kit-copied') : props.label}
    </Button>
  );
};

/** The clipboard API needs https; without it, selecting and `execCommand` still work. */
async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // not allowed: try the old way
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const before = document.activeElement;
  // inside an open dialog only its own content can be selected
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
