import { type Component, createMemo, For, Show } from 'solid-js';
import { createLateMemo, SeatMark } from '#kit';
import { planCard } from '../rules/board.ts';
import { ELEMENTS } from '../rules/components.ts';
import type { Task } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { isWithinReach, needsOf } from './needs.ts';
import { type Fate, fatesOf, mayEnd, outlookOn } from './outlook.ts';
import { whyIn } from './outlook-words.ts';
import css from './outlook-panel.module.css';

/** Who would stay behind if the game ended now, and by which rule. */
export const OutlookPanel: Component = () => {
  const desk = useDesk();
  const outlook = createLateMemo(() => outlookOn(desk.open()));
  const { word } = desk;
  const stays = createMemo(() => {
    const { verdict } = outlook();
    return verdict.type === 'stays' && outlook().missing.length < ELEMENTS.length ? verdict : undefined;
  });
  const why = (): string => whyIn(desk, outlook());
  /** Tasks that I could perform as things are, if I stood there. */
  const near = createLateMemo((): { task: Task; fates: Fate[] }[] => {
    const me = desk.seat();
    if (me === undefined || me === desk.open().scapegoat) return [];
    return desk.open().tasks.flatMap(task => {
      if (!isWithinReach(needsOf(desk.open(), task, me))) return [];
      const fates = fatesOf(desk.view().open, me, task.card);
      return mayEnd(fates) ? [{ task, fates }] : [];
    });
  });
  return (
    <section class={css['outlook']} aria-label={word('board-outlook')}>
      <h3>{word('board-outlook')}</h3>
      <p class={css['who']}>
        <Show
          when={stays()}
          fallback={word(outlook().verdict.type === 'tie' ? 'board-outlook-tie' : 'board-outlook-nobody')}
          keyed
        >
          {({ seat }) => (
            <>
              <SeatMark seat={seat} />
              <span>{word('board-outlook-stays', { seat: { seat } })}</span>
            </>
          )}
        </Show>
      </p>
      <p class={css['why']}>{why()}</p>
      <For each={near()}>
        {({ task, fates }) => (
          <>
            <p class={css['why']}>{word('board-fates', { element: planCard(task.card).element })}</p>
            <Fates fates={fates} />
          </>
        )}
      </For>
    </section>
  );
};

/** Who would stay behind, by the letter of the reward. */
export const Fates: Component<{ fates: readonly Fate[] }> = props => {
  const desk = useDesk();
  return (
    <ul class={css['fates']}>
      <For each={props.fates}>
        {fate => (
          <li data-gone={fate.isGone ? '' : undefined}>
            <b aria-hidden="true">{fate.reward}</b>
            <Show when={!fate.isGone && fate.verdict.type === 'stays' ? fate.verdict : undefined} keyed>
              {({ seat }) => <SeatMark seat={seat} />}
            </Show>
            <span class="visually-hidden">{wordsOf(fate)}</span>
            <span aria-hidden="true">
              {fate.isGone ? '' : fate.verdict.type === 'goesOn' ? '–' : fate.verdict.type === 'tie' ? '?' : ''}
            </span>
          </li>
        )}
      </For>
    </ul>
  );

  function wordsOf({ reward, isGone, verdict }: Fate): string {
    if (isGone) return desk.word('board-fate-gone', { reward });
    switch (verdict.type) {
      case 'goesOn':
        return desk.word('board-fate-on', { reward });
      case 'tie':
        return desk.word('board-fate-tie', { reward });
      case 'stays':
        return desk.word('board-fate-stays', { reward, seat: { seat: verdict.seat } });
    }
  }
};
