import { type Component, createUniqueId, onCleanup, onMount, Show } from 'solid-js';
import { announce, Button, IconButton } from '#kit';
import { word } from '../words/words.ts';
import { change, settings } from './settings.ts';
import css from './sound-button.module.css';

/** A question that was not answered in this time means no, in milliseconds. */
const ASKED_FOR = 20_000;

/** Turns sounds on and off. At the first table it asks, once. */
export const SoundButton: Component = () => {
  const isOn = (): boolean => settings().sounds === true;
  return (
    <span class={css['sounds']}>
      <IconButton
        icon={isOn() ? 'sound' : 'silent'}
        label={word('table-sounds')}
        aria-pressed={isOn()}
        onClick={() => change({ sounds: !isOn() })}
      />
      <Show when={settings().sounds === null}>
        <Question />
      </Show>
    </span>
  );
};

const Question: Component = () => {
  const id = createUniqueId();
  const answer = (sounds: boolean): void => change({ sounds });
  onMount(() => {
    announce(word('table-sounds-ask'));
    const timer = setTimeout(() => answer(false), ASKED_FOR);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <span class={css['question']} role="group" aria-labelledby={id}>
      <span id={id}>{word('table-sounds-ask')}</span>
      <Button size="small" onClick={() => answer(true)}>
        {word('table-sounds-yes')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => answer(false)}>
        {word('table-sounds-no')}
      </Button>
    </span>
  );
};
