import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import { type Seat, same } from '#kernel';
import { Disclosure, seatColour } from '#kit';
import type { AnyTelling, Line } from '#telling';
import { word } from '../words/words.ts';
import type { ReplayStep } from './timeline.ts';
import css from './replay.module.css';
import { LineText } from '../table/log-line.tsx';
import { handsAt } from './log-entries.ts';
import { isWide } from './page-width.ts';

interface HandsProps {
  readonly moment: ReplayStep;
  readonly telling: AnyTelling;
  nameOf(seat: Seat): string;
}

/** The hands of all seats, for the viewpoint `all`. */
export const Hands: Component<HandsProps> = props => {
  // closed at first in small windows
  const [isOpen, setOpen] = createSignal(isWide());
  return (
    <Disclosure summary={word('replay-hands')} open={isOpen()} onToggle={setOpen}>
      <Show when={isOpen()}>
        <Held {...props} />
      </Show>
    </Disclosure>
  );
};

const Held: Component<HandsProps> = props => {
  const hands = createMemo(() => handsAt(props.moment, props.telling), undefined, { equals: same });
  return (
    <div class={css['hands']}>
      <For each={hands().map((_, seat) => seat)}>
        {seat => (
          <ul class={css['hand']} style={{ 'border-color': seatColour(seat) }}>
            <For each={hands()[seat]?.flatMap(({ entries }) => entries)}>
              {({ line, under }) => (
                <li>
                  <LineText line={line} nameOf={props.nameOf} />
                  <Under lines={under ?? []} nameOf={props.nameOf} />
                </li>
              )}
            </For>
          </ul>
        )}
      </For>
    </div>
  );
};

const Under: Component<{ readonly lines: readonly Line[]; nameOf(seat: Seat): string }> = props => (
  <Show when={props.lines.length > 0}>
    <ul>
      <For each={props.lines}>
        {line => (
          <li>
            <LineText line={line} nameOf={props.nameOf} />
          </li>
        )}
      </For>
    </ul>
  </Show>
);
