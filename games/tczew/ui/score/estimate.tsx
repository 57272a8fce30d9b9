import { type Component, createMemo, Show } from 'solid-js';
import { useDesk } from '../desk.ts';
import { scoreSheetOf } from './rows.ts';
import { ScoreTable } from './score-table.tsx';
import css from './score-table.module.css';

/** The table of points as they would be counted now, for players who want to see them (TCZ-20.17). */
export const Estimate: Component = () => {
  const desk = useDesk();
  const sheet = createMemo(() =>
    desk.isEstimating() ? scoreSheetOf(desk.open().board, desk.open().seats) : undefined,
  );
  return (
    <Show when={sheet()}>
      {now => (
        <section>
          <ScoreTable sheet={now()} isBrief />
        </section>
      )}
    </Show>
  );
};

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
