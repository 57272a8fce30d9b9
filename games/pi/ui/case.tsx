import { type Component, createMemo, For, Show } from 'solid-js';
import { Icon } from '#kit';
import { type Element, type Kind, KINDS } from '../rules/edition.ts';
import { valueNow } from '../rules/rounds.ts';
import { kindWord, nameOf } from '../telling/names.ts';
import { type Desk, useDesk } from './desk.ts';
import { Drawing } from './pieces.tsx';
import css from './case.module.css';

/** What a kind must be for me, by the facts the table lets everybody keep. */
export const sureIn = (desk: Desk, kind: Kind): Element | undefined =>
  desk.town().elements[kind].find(element => desk.facts()?.certain.get(element)?.mark === 'sure');

/** What a kind may still be; undefined where the table keeps no notes. */
function leftIn(desk: Desk, kind: Kind): readonly Element[] | undefined {
  const facts = desk.facts();
  if (!facts) return undefined;
  const sure = sureIn(desk, kind);
  return sure !== undefined
    ? [sure]
    : desk.town().elements[kind].filter(element => facts.certain.get(element)?.mark !== 'excluded');
}

/** So few can be shown as pictures. */
const PICTURES = 5;

/** The goal, and how far I am: three slots, and the way to solve. */
export const MyCase: Component<{ onSolve(): void }> = props => {
  const desk = useDesk();
  return (
    <Show when={desk.isPlaying() && desk.solver()?.standing === 'active'}>
      <section class={css['case']} data-shortens aria-label={desk.word('board-my-case')}>
        <h2 class={css['title']}>{desk.word('board-my-case')}</h2>
        <For each={KINDS}>{kind => <Slot kind={kind} />}</For>
        <button type="button" class={css['solve']} onClick={() => props.onSolve()}>
          <span>
            <Icon name="target" />
            {desk.word('board-solve')}
          </span>
          <small>{desk.word('board-total', { points: valueNow(desk.told()) })}</small>
        </button>
      </section>
    </Show>
  );
};

const Slot: Component<{ kind: Kind }> = props => {
  const desk = useDesk();
  const left = createMemo(() => leftIn(desk, props.kind));
  const isFound = (): boolean => left()?.length === 1;
  return (
    <div class={css['slot']} data-kind={props.kind} classList={{ [css['found'] ?? '']: isFound() }}>
      <span class={css['kind']}>{desk.say(kindWord(desk.told(), props.kind))}</span>
      <Show when={left()} fallback={<b class={css['count']}>?</b>}>
        {elements => (
          <Show
            when={isFound() && elements()[0]}
            fallback={
              <>
                <b class={css['count']}>{desk.word('board-left', { count: elements().length })}</b>
                <Show when={elements().length <= PICTURES}>
                  <span class={css['pictures']} aria-hidden="true">
                    <For each={elements()}>
                      {element => (
                        <span class={css['picture']}>
                          <Drawing edition={desk.edition()} kind={props.kind} element={element} />
                        </span>
                      )}
                    </For>
                  </span>
                </Show>
              </>
            }
          >
            {element => (
              <>
                <span class={css['name']}>
                  <span class={css['picture']}>
                    <Drawing edition={desk.edition()} kind={props.kind} element={element()} />
                  </span>
                  <b>{desk.say(nameOf(props.kind, element()))}</b>
                </span>
                <span class={css['stamp']}>{desk.word('board-found')}</span>
              </>
            )}
          </Show>
        )}
      </Show>
    </div>
  );
};
