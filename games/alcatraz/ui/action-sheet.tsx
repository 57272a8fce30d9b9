import { type Component, createMemo, Show } from 'solid-js';
import { Button, type ChoiceWords, Choose, IconButton } from '#kit';
import { planCard, taskAt } from '../rules/board.ts';
import type { Action } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { deedName, deedNote } from './deed-words.ts';
import { DEED_TYPES, deedsOf } from './deeds.ts';
import { fatesOf, mayEnd } from './outlook.ts';
import { Fates } from './outlook-panel.tsx';
import css from './action-sheet.module.css';

/** An action that is put together step by step; the plan picks locations for it. Nothing is sent before it is confirmed. */
export const ActionSheet: Component = () => {
  const desk = useDesk();
  const { word } = desk;
  const words: ChoiceWords = {
    offer: offer => desk.say(desk.props.telling.offer(offer, desk.view())),
    blank: (offer, blank) => desk.say(desk.props.telling.blank({ offer, blank }, desk.view())),
    value: (value, offer, blank) => desk.say(desk.props.telling.choice(value, { offer, blank }, desk.view())),
  };
  const deed = createMemo(() =>
    desk.isMyTurn() ? deedsOf(desk.view(), () => true).find(({ type }) => type === desk.chosenType()) : undefined,
  );
  const mayStop = (): boolean => desk.offersOf('stopGuards').length > 0;
  return (
    <Show when={desk.chosenType()} keyed>
      {type => (
        <section
          class={css['sheet']}
          data-dock
          aria-label={titleOf(type)}
          data-sheet={type}
          data-picks-location={desk.locationBlank() ? '' : undefined}
          onKeyDown={event => {
            if (event.key === 'Escape') desk.setSheet(undefined);
          }}
        >
          <header class={css['head']}>
            <h3>{titleOf(type)}</h3>
            <Show when={deed()}>{now => <span class={css['cost']}>{deedNote(desk, now())}</span>}</Show>
            <Show when={!mayStop()}>
              <IconButton icon="close" label={word('board-cancel')} onClick={() => desk.setSheet(undefined)} />
            </Show>
          </header>
          <Show when={noteOf(type)}>{note => <p class={css['note']}>{note()}</p>}</Show>
          <Show when={type === 'performTask' ? fates() : undefined}>
            {now => (
              <>
                <p class={css['note']}>{word('board-fates-here')}</p>
                <Fates fates={now()} />
              </>
            )}
          </Show>
          <Show when={desk.locationBlank()}>
            <p class={css['hint']}>{word('board-pick-on-plan')}</p>
          </Show>
          <Choose choice={desk.choice} words={words} />
          <Show when={mayStop()}>
            <Button wide busy={desk.busy()} onClick={() => void desk.play({ type: 'stopGuards' })}>
              {word('board-stop-guards')}
            </Button>
          </Show>
        </section>
      )}
    </Show>
  );

  function titleOf(type: Action['type']): string {
    const known = DEED_TYPES.find(one => one === type);
    if (known) return deedName(desk, known);
    return word(type === 'endTurn' ? 'board-end-turn' : 'board-do-guards');
  }

  function noteOf(type: Action['type']): string {
    const at = desk.mine()?.at;
    if (type === 'useLocation' && at !== undefined) return desk.fullRule(at);
    if (type === 'performTask') return outcome();
    if (type === 'endTurn') return word('board-end-early', { count: desk.open().acting?.ap ?? 0 });
    const card = desk.choice.picked('card');
    if (type === 'playBlackmail' && typeof card === 'string') return desk.cardText(card);
    return '';
  }

  /** What the task here takes, and whether it brings me its letter. */
  function outcome(): string {
    const [me, at] = [desk.mine(), desk.mine()?.at];
    const task = at === undefined ? undefined : taskAt(desk.open(), at);
    if (!me || !task) return '';
    const { element, items } = planCard(task.card);
    return [
      me.marks.includes(element) ? word('board-perform-had', { letter: element }) : '',
      items.length > 0 ? word('board-perform-spent') : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Who would stay behind if I performed the task here; undefined: the match goes on in any case. */
  function fates() {
    const [me, at] = [desk.seat(), desk.mine()?.at];
    const task = at === undefined ? undefined : taskAt(desk.open(), at);
    if (me === undefined || !task) return undefined;
    const all = fatesOf(desk.view().open, me, task.card);
    return mayEnd(all) ? all : undefined;
  }
};
