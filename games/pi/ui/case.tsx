import { type Component, createEffect, createMemo, createSignal, For, on, Show, untrack } from 'solid-js';
import { Icon } from '#kit';
import { type Element, type Kind, KINDS } from '../rules/edition.ts';
import { valueNow } from '../rules/rounds.ts';
import type { Event } from '../rules/state.ts';
import { kindWord, nameOf } from '../telling/names.ts';
import { type Desk, useDesk } from './desk.ts';
import { Drawing } from './pieces.tsx';
import css from './case.module.css';

/** The certain element of a kind in my case; undefined: not certain. */
export const certainElement = (desk: Desk, kind: Kind): Element | undefined =>
  desk.town().elements[kind].find(element => desk.facts()?.certain.get(element)?.mark === 'sure');

/** The possible elements of a kind; undefined: the notebook gives no help. */
export function possibleElements(desk: Desk, kind: Kind): readonly Element[] | undefined {
  const own = desk.solver()?.case;
  if (own) return [own[kind]];
  const facts = desk.facts();
  if (!facts) return undefined;
  const sure = certainElement(desk, kind);
  return sure !== undefined
    ? [sure]
    : desk.town().elements[kind].filter(element => facts.certain.get(element)?.mark !== 'excluded');
}

/** At most this many are shown as pictures. */
const PICTURES = 5;

/** My case: three slots and the button to solve it. It keeps its place when the case is solved. */
export const MyCase: Component<{ onSolve(): void }> = props => {
  const desk = useDesk();
  const canSolve = (): boolean => desk.isPlaying() && desk.solver()?.standing === 'active';
  return (
    <Show when={desk.seat() !== undefined}>
      <section class={css['case']} data-shortens aria-label={desk.word('board-my-case')}>
        <h2 class={css['title']}>{desk.word('board-my-case')}</h2>
        <For each={KINDS}>{kind => <Slot kind={kind} />}</For>
        {/* hidden, but keeps its place */}
        <button
          type="button"
          class={css['solve']}
          style={{ visibility: canSolve() ? 'visible' : 'hidden' }}
          onClick={() => props.onSolve()}
        >
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
  const left = createMemo(() => possibleElements(desk, props.kind));
  const isFound = (): boolean => left()?.length === 1;
  /** The number of possible elements before my last move. */
  const [before, setBefore] = createSignal<{ readonly count: number; readonly move: Event | undefined }>();
  const myLast = (): Event | undefined => desk.myLastMove();
  createEffect(
    on(
      () => left()?.length,
      (now, was) => {
        if (now !== undefined && was !== undefined && now < was) setBefore({ count: was, move: untrack(myLast) });
        else setBefore(undefined);
      },
      { defer: true },
    ),
  );
  const was = (): number | undefined => (before()?.move === myLast() ? before()?.count : undefined);
  return (
    <div
      class={css['slot']}
      data-kind={props.kind}
      classList={{ [css['found'] ?? '']: isFound(), [css['changed'] ?? '']: was() !== undefined }}
    >
      <span class={css['kind']} title={desk.say(kindWord(desk.told(), props.kind))}>
        {desk.say(kindWord(desk.told(), props.kind))}
      </span>
      <Show when={left()} fallback={<b class={css['count']}>?</b>}>
        {elements => (
          <Show
            when={isFound() && elements()[0]}
            fallback={
              <>
                <span class={css['count']} title={desk.word('board-left', { count: elements().length })}>
                  <b data-count={elements().length}>{desk.word('board-left', { count: elements().length })}</b>
                  <Show when={was()}>
                    {count => <span class={css['was']}> {desk.word('board-was', { count: count() })}</span>}
                  </Show>
                </span>
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
                  <b title={desk.say(nameOf(props.kind, element()))}>{desk.say(nameOf(props.kind, element()))}</b>
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
