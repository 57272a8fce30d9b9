import { type Component, createMemo, createUniqueId, For, Show } from 'solid-js';
import type { RuleReference } from '#desk';
import { Button, Dialog, Icon } from '#kit';
import { type Element, type Kind, KINDS } from '../rules/edition.ts';
import { valueNow } from '../rules/rounds.ts';
import type { Action, Case } from '../rules/state.ts';
import { kindWord, nameOf, themed } from '../telling/names.ts';
import { possibleElements } from './case.tsx';
import { isSameList } from './map-contents.ts';
import { MoveButton, Warnings } from './move-button.tsx';
import { missingKinds, useDesk } from './desk.ts';
import { beforeAccusing, playerKnowledge } from './predictions.ts';
import { Drawing } from './pieces.tsx';
import { CaseCards } from './held-case.tsx';
import css from './accuse.module.css';

/** Three lists to choose from, with the notes about each name. The same choice can be made on the map. */
export const Accuse: Component<{ onAccuse(): void }> = props => {
  const desk = useDesk();
  const why = createUniqueId();
  const missing = createMemo(() => missingKinds(desk.draft()));
  const anyCase = (): Case => ({
    suspect: desk.town().suspects[0] ?? '',
    location: desk.town().placeIds[0] ?? '',
    crime: desk.town().crimes[0] ?? '',
  });
  /** Until all three are chosen, any three show whether accusing is legal at all. */
  const may = createMemo(() => desk.may(accusationOf(desk.accused() ?? anyCase())));
  const objection = (): RuleReference | undefined => {
    const now = may();
    return now.ok || now.rule === undefined ? undefined : desk.ruleReference(now.rule);
  };
  const isReady = (): boolean => may().ok && missing().length === 0;
  return (
    <div class={css['accuse']}>
      <p class={css['cost']}>{desk.word('board-accuse-cost', costs(desk))}</p>
      <div class={css['go']}>
        <Button
          kind="primary"
          icon="target"
          wide
          aria-disabled={isReady() ? undefined : 'true'}
          aria-describedby={isReady() ? undefined : why}
          onClick={() => {
            if (isReady()) props.onAccuse();
          }}
        >
          {desk.word('board-accuse')}
        </Button>
        <Show when={!isReady()}>
          <p class={css['why']} id={why}>
            <Show
              when={objection()}
              fallback={desk.word('board-accuse-missing', {
                kinds: { list: missing().map(kind => kindWord(desk.open(), kind)) },
              })}
            >
              {now => (
                <>
                  {now().text} <a href={now().href}>{now().link}</a>
                </>
              )}
            </Show>
          </p>
        </Show>
      </div>
      <For each={KINDS}>{kind => <List kind={kind} />}</For>
    </div>
  );
};

const accusationOf = ({ suspect, location, crime }: Case): Action => ({ type: 'accuse', suspect, location, crime });

const costs = (desk: ReturnType<typeof useDesk>) => ({
  points: valueNow(desk.open()),
  penalty: desk.town().penaltyStep,
});

/** The possible elements; the excluded ones are collapsed. */
const List: Component<{ kind: Kind }> = props => {
  const desk = useDesk();
  const group = createUniqueId();
  const all = (): readonly Element[] => desk.town().elements[props.kind];
  const possible = createMemo(() => possibleElements(desk, props.kind) ?? all(), undefined, { equals: isSameList });
  const excluded = createMemo(() => all().filter(element => !possible().includes(element)));
  const isExcludedChosen = (): boolean => excluded().some(element => element === desk.draft()[props.kind]);
  return (
    <fieldset class={css['list']} data-kind={props.kind}>
      <legend>{desk.say(themed(desk.open(), LEGENDS[props.kind]))}</legend>
      <div class={css['choices']}>
        <For each={possible()}>{element => <Choice kind={props.kind} element={element} group={group} />}</For>
      </div>
      <Show when={excluded().length > 0}>
        <details class={css['excluded']} open={isExcludedChosen()}>
          <summary>{desk.word('board-accuse-excluded', { count: excluded().length })}</summary>
          <div class={css['choices']}>
            <For each={excluded()}>{element => <Choice kind={props.kind} element={element} group={group} />}</For>
          </div>
        </details>
      </Show>
    </fieldset>
  );
};

const Choice: Component<{ kind: Kind; element: Element; group: string }> = props => {
  const desk = useDesk();
  const mark = (): 'excluded' | 'sure' | undefined => desk.facts()?.certain.get(props.element)?.mark;
  return (
    <label class={css['choice']} data-mark={mark()}>
      <input
        type="radio"
        name={props.group}
        value={props.element}
        checked={desk.draft()[props.kind] === props.element}
        onChange={() => desk.put(props.kind, props.element)}
      />
      <Drawing edition={desk.edition()} kind={props.kind} element={props.element} />
      <span class={css['name']}>{desk.say(nameOf(props.kind, props.element))}</span>
      <Show when={mark()}>
        {now => (
          <>
            <Icon name={now() === 'sure' ? 'check' : 'close'} />
            <span class="visually-hidden">{desk.word(MARKS[now()])}</span>
          </>
        )}
      </Show>
    </label>
  );
};

const LEGENDS = {
  suspect: 'blank-accused-suspect',
  location: 'blank-accused-location',
  crime: 'blank-accused-crime',
} as const;
const MARKS = { sure: 'notebook-mark-sure', excluded: 'notebook-mark-excluded' } as const;

/** The confirmation of an accusation: its points, its cost, and warnings. */
export const AccuseDialog: Component<{ open: boolean; onClose(): void; onDone(): void }> = props => {
  const desk = useDesk();
  const isOpen = createMemo(() => props.open && desk.accused() !== undefined);
  const warnings = createMemo(() => {
    const [accused, informed] = isOpen() ? [desk.accused(), playerKnowledge(desk.view(), desk.seat())] : [];
    return accused && informed ? beforeAccusing(informed, accused) : [];
  });
  return (
    <Dialog
      open={isOpen()}
      title={desk.word('board-accuse-sure')}
      onClose={() => props.onClose()}
      actions={
        <>
          <Button onClick={() => props.onClose()}>{desk.word('board-accuse-not')}</Button>
          <Show when={desk.accused()}>
            {accused => (
              <MoveButton action={accusationOf(accused())} onDone={props.onDone}>
                {desk.word('board-accuse')}
              </MoveButton>
            )}
          </Show>
        </>
      }
    >
      <div class={css['sure']}>
        <Show when={desk.accused()}>{accused => <CaseCards case={accused()} shape="upright" />}</Show>
        <p>{desk.word('board-accuse-cost', costs(desk))}</p>
        <Warnings lines={warnings()} />
      </div>
    </Dialog>
  );
};
