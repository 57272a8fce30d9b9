import { type Component, createMemo, For, Show } from 'solid-js';
import { Dice } from '#kit';
import type { Event } from '../../rules/state.ts';
import { useDesk } from '../desk.ts';
import css from './rolled-die.module.css';

type Rolled = Extract<Event, { type: 'rolled' }>;

/** The dice of the event that is being resolved, the earliest first. */
function rollsOf(heard: readonly Event[]): Rolled[] {
  const from = heard.findLastIndex(({ type }) => type === 'eventPlayed' || type === 'ticked');
  return from < 0 ? [] : heard.slice(from).filter((event): event is Rolled => event.type === 'rolled');
}

/** What was rolled for the event. */
export const RolledDie: Component = () => {
  const desk = useDesk();
  const rolls = createMemo(() => rollsOf((desk.props.heard ?? desk.props.news).map(({ event }) => event as Event)));
  const dieName = (die: Rolled['die']): string => desk.word('stage-die', { die });
  return (
    <Show when={rolls().length > 0}>
      <ul class={css['rolls']} aria-label={desk.word('stage-dice')}>
        <For each={rolls()}>
          {({ die, value }) => (
            <li>
              <Dice label={dieName(die)} values={[value]} sides={die === 'K3' ? 3 : 6} />
              <small>{dieName(die)}</small>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
