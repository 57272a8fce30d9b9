import { type Component, createSignal, For, Show } from 'solid-js';
import { Button } from '#kit';
import { useDesk } from '../desk.ts';
import type { PendingOf } from './candidates.ts';
import { isOptionIdle } from './nothing.ts';
import { isMine, Question } from './question.tsx';
import css from './decision.module.css';

/** One of several ways an event can go. */
export const ChoiceDecision: Component<{ pending: PendingOf<'choice'> }> = props => {
  const desk = useDesk();
  const mine = (): boolean => isMine(desk, props.pending);
  const [chosen, setChosen] = createSignal<string>(); // undefined: none is chosen
  const nameOf = (option: string): string => {
    const [offer] = desk.offersOf('choose');
    return offer ? desk.say(desk.props.telling.choice(option, { offer, blank: 'option' }, desk.view())) : option;
  };
  const isIdle = (option: string): boolean => isOptionIdle(desk.view(), option);
  async function confirm(): Promise<void> {
    const option = chosen();
    if (option !== undefined && (await desk.play({ type: 'choose', option }))) setChosen(undefined);
  }
  return (
    <>
      <Question
        pending={props.pending}
        mine={desk.word('stage-choice')}
        theirs={desk.word('stage-choosing', { seat: { seat: props.pending.seat } })}
      />
      <Show when={mine()}>
        <ul class={css['list']}>
          <For each={props.pending.options}>
            {option => (
              <li class={css['wide']}>
                <button
                  type="button"
                  class={`${css['option']} ${css['wide']}`}
                  aria-pressed={chosen() === option}
                  data-option={option}
                  onClick={() => setChosen(option)}
                >
                  <span>
                    {nameOf(option)}
                    <Show when={isIdle(option)}>
                      <small class={css['soft']}> {desk.word('stage-option-idle')}</small>
                    </Show>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Button
          kind="primary"
          wide
          busy={desk.busy()}
          aria-disabled={chosen() === undefined ? 'true' : undefined}
          data-move="choose"
          onClick={() => void confirm()}
        >
          {chosen() === undefined ? desk.word('stage-choice-first') : desk.word('stage-confirm')}
        </Button>
      </Show>
    </>
  );
};
