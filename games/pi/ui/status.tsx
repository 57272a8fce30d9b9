import { type Component, Show, untrack } from 'solid-js';
import { createLater, Icon } from '#kit';
import { isLastChance, valueNow } from '../rules/rounds.ts';
import { tellQuestion } from '../telling/events.ts';
import { useDesk } from './desk.ts';
import { Track } from './seats.tsx';
import css from './status.module.css';

/** Where the match stands, in one line: which investigation and round, and what a solution is worth. */
export const Status: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['status']}>
      <h2 class={css['when']}>
        {desk.word('board-when', {
          investigation: desk.told().investigation,
          investigations: desk.town().investigations,
          round: desk.told().round,
        })}
      </h2>
      <Show when={!desk.told().over}>
        <p class={css['value']} data-room={desk.room()}>
          {desk.word('status-value', { points: valueNow(desk.told()) })}
        </p>
      </Show>
      <Track />
      <Show when={desk.room() !== 'narrow'}>
        <Latest />
      </Show>
      <Show when={!desk.told().over && isLastChance(desk.told())}>
        <p class={css['last']}>
          <Icon name="warning" />
          <span>{desk.word('status-last-chance', { seat: { seat: desk.told().turn } })}</span>
        </p>
      </Show>
    </div>
  );
};

/** What can be done, or whom the table waits for. */
export const Prompt: Component = () => {
  const desk = useDesk();
  const line = (): string | undefined => {
    const { question, turn, over } = desk.told();
    if (over || desk.isAsked()) return undefined;
    if (question) return desk.say(tellQuestion(question, turn, desk.told()));
    if (desk.isMyTurn()) return desk.word('board-your-turn');
    if (desk.isPlaying() && desk.solver()?.standing !== 'active') return desk.word('board-watching');
    return desk.word('board-waiting', { seat: { seat: turn } });
  };
  return (
    <Show when={line()}>
      {text => (
        <p class={css['prompt']} classList={{ [css['mine'] ?? '']: desk.isMyTurn() }}>
          {text()}
        </p>
      )}
    </Show>
  );
};

/** What came of the last question or accusation. The log has it too, but not everybody has the log in sight. */
export const Latest: Component = () => {
  const desk = useDesk();
  const latest = createLater(desk.latest);
  const verdict = (): string | undefined => {
    const event = latest();
    return event?.type === 'accused' ? (event.right ? 'right' : 'wrong') : undefined;
  };
  return (
    <Show when={latest()}>
      {event => (
        <p class={css['latest']} data-verdict={verdict()}>
          {desk.props.telling.event(event(), untrack(desk.view)).map(desk.say).join(' ')}
        </p>
      )}
    </Show>
  );
};
