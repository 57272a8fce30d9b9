import { type Component, createSignal } from 'solid-js';
import { Button, toast } from '#kit';
import type { Seat } from '#kernel';
import { appPath } from '../base-path.ts';
import { device } from '../hosts/device.ts';
import type { LoadedRecord } from '../records/page.tsx';
import { recordFailureLine } from '../records/source.ts';
import { go } from '../route.ts';
import { word, words } from '../words/words.ts';
import css from './replay.module.css';
import type { ReplayState } from './replay-state.ts';

interface ContinueProps {
  readonly replay: ReplayState;
  readonly loaded: LoadedRecord;
  nameOf(seat: Seat): string;
}

/** Starts a match against bots on this device from the current step. */
export const Continue: Component<ContinueProps> = props => {
  const [isAsking, setAsking] = createSignal(false);
  const seat = (): Seat | undefined => {
    const viewer = props.replay.viewer();
    return viewer === 'audience' ? undefined : viewer;
  };
  const mayNot = (): boolean => seat() === undefined || props.replay.isOver() || props.replay.view() === undefined;
  const hint = (): string => {
    const from = seat();
    if (props.replay.isOver()) return word('replay-continue-over');
    return from === undefined
      ? word('replay-continue-eyes')
      : word('replay-continue-hint', { name: props.nameOf(from) });
  };

  async function carryOn(): Promise<void> {
    const [from, view] = [seat(), props.replay.view()];
    if (mayNot() || from === undefined || !view) return;
    const { record, title } = props.loaded;
    setAsking(true);
    try {
      const { version, options, seats } = record;
      const asked = await device.continueFrom({ title: title.id, version, options, seats, seat: from, view });
      if (asked.ok) go(appPath(`/practice/${asked.value.id}`));
      else toast(words().say(recordFailureLine(asked.refused)), 'error');
    } finally {
      setAsking(false);
    }
  }

  return (
    <div class={css['continue']}>
      <Button
        icon="bot"
        wide
        busy={isAsking()}
        aria-disabled={mayNot() ? 'true' : undefined}
        aria-describedby="replay-continue-hint"
        onClick={() => void carryOn()}
      >
        {word('replay-continue')}
      </Button>
      <p id="replay-continue-hint">{hint()}</p>
    </div>
  );
};
