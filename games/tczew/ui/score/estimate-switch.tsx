import type { Component } from 'solid-js';
import { useDesk } from '../desk.ts';
import css from './estimate-switch.module.css';

/** Whether the points so far are shown on this screen. */
export const EstimateSwitch: Component = () => {
  const desk = useDesk();
  return (
    <label class={css['toggle']}>
      <input
        type="checkbox"
        data-estimate
        checked={desk.isEstimating()}
        onChange={event => desk.setEstimating(event.currentTarget.checked)}
      />
      {desk.word('score-estimate')}
    </label>
  );
};
