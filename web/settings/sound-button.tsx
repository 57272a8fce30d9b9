import { type Component, createUniqueId, onCleanup, onMount } from 'solid-js';
import { announce, Button, IconButton } from '#kit';
import { word } from '../words/words.ts';
import { changeSettings, settings } from './settings.ts';
import css from './sound-button.module.css';

/** No answer within this time means no, ms. */
const ASKED_FOR = 20_000;

const isOn = (): boolean => settings().sounds === true;

export const switchSounds = (): void => changeSettings({ sounds: !isOn() });

/** Turns sounds on and off. */
export const SoundButton: Component = () => (
  <IconButton
    icon={isOn() ? 'sound' : 'silent'}
    label={word('table-sounds')}
    aria-pressed={isOn()}
    onClick={switchSounds}
  />
);

/** Whether the player was not asked about sounds yet. */
export const isSoundUndecided = (): boolean => settings().sounds === null;

/** Asks once whether sounds are wanted. */
export const SoundQuestion: Component = () => {
  const id = createUniqueId();
  const answer = (sounds: boolean): void => changeSettings({ sounds });
  onMount(() => {
    announce(word('table-sounds-ask'));
    const timer = setTimeout(() => answer(false), ASKED_FOR);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div class={css['question']} role="group" aria-labelledby={id}>
      <span id={id}>{word('table-sounds-ask')}</span>
      <Button size="small" onClick={() => answer(true)}>
        {word('table-sounds-yes')}
      </Button>
      <Button size="small" kind="quiet" onClick={() => answer(false)}>
        {word('table-sounds-no')}
      </Button>
    </div>
  );
};
