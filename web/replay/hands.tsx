import { type Component, createMemo, For, Index, Show } from 'solid-js';
import type { Seat } from '#kernel';
import { Disclosure, SeatBadge } from '#kit';
import type { AnyTelling, Section } from '#telling';
import { word, words } from '../words/words.ts';
import type { Moment } from './film.ts';
import css from './replay.module.css';
import { Sentence } from './sentence.tsx';
import { handsAt } from './telling.ts';

interface HandsProps {
  readonly moment: Moment;
  readonly telling: AnyTelling;
  nameOf(seat: Seat): string;
}

/** What every seat alone has before it: with everybody's eyes nothing is hidden. */
export const Hands: Component<HandsProps> = props => {
  const hands = createMemo(() => handsAt(props.moment, props.telling));
  return (
    <section class={css['hands']} aria-label={word('replay-hands')}>
      <For each={hands().map((_, seat) => seat)}>
        {seat => (
          <div class={css['hand']}>
            <SeatBadge seat={seat} name={props.nameOf(seat)} />
            <Lines sections={(hands()[seat] ?? []).filter(({ word }) => word === 'hand')} nameOf={props.nameOf} />
            <Rest sections={(hands()[seat] ?? []).filter(({ word }) => word !== 'hand')} nameOf={props.nameOf} />
          </div>
        )}
      </For>
    </section>
  );
};

interface SectionsProps extends Pick<HandsProps, 'nameOf'> {
  readonly sections: readonly Section[];
}

const Rest: Component<SectionsProps> = props => (
  // what somebody unfolded stays so from step to step
  <Index each={props.sections}>
    {section => (
      <Disclosure summary={words().say(section().title, props.nameOf)}>
        <Lines sections={[section()]} nameOf={props.nameOf} />
      </Disclosure>
    )}
  </Index>
);

const Lines: Component<SectionsProps> = props => (
  <ul>
    <For each={props.sections.flatMap(({ entries }) => entries)}>
      {({ line, under }) => (
        <li>
          <Sentence line={line} nameOf={props.nameOf} />
          <Show when={under}>
            {lines => (
              <ul>
                <For each={lines()}>
                  {line => (
                    <li>
                      <Sentence line={line} nameOf={props.nameOf} />
                    </li>
                  )}
                </For>
              </ul>
            )}
          </Show>
        </li>
      )}
    </For>
  </ul>
);
