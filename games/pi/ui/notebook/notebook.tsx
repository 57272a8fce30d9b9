import { type Component, createEffect, createSignal, For, onCleanup, Show } from 'solid-js';
import { Button, IconButton, Segmented, Tabs } from '#kit';
import { type Seat, seatsOf } from '#kernel';
import type { Argument, Line } from '#telling';
import type { Kind } from '../../rules/edition.ts';
import { caseFrom } from '../../rules/known.ts';
import { townOf } from '../../rules/tiles.ts';
import { caseName } from '../../telling/names.ts';
import { listed } from '../../rules/cases.ts';
import { type NotebookModel, openNotebook } from './notebook-model.ts';
import type { NotebookProps } from './props.ts';
import { Lists } from './lists.tsx';
import { overlayOf } from './overlay.ts';
import { Questions } from './questions.tsx';
import type { Reasoning } from '../../rules/reasoning.ts';
import { openSheet, type SolverSheet } from './sheet.ts';
import { SuggestedMoves } from './suggested-moves.tsx';
import { AssumptionPanel } from './assumption-panel.tsx';
import { ElementDetail } from './element-detail.tsx';
import css from './notebook.module.css';

/** The private notebook of a seat (ledger 22b). */
export const Notebook: Component<NotebookProps> = props => (
  <Show when={props.view.me === 'audience' ? undefined : String(props.view.me)} keyed>
    {seat => <Opened props={props} me={Number(seat)} />}
  </Show>
);

const Opened: Component<{ props: NotebookProps; me: Seat }> = ({ props, me }) => {
  const desk = openNotebook(props, me);
  const [solver, turnToSolver] = createSignal(me);
  const [overlay, setOverlay] = createSignal<Kind | null>(null);
  const seats = (): number => props.view.open.solvers.length;
  const tabs = () =>
    seatsOf(seats())
      .map(at => (me + at) % seats())
      .map(seat => ({
        id: String(seat),
        label: props.say(seat === me ? { key: 'notebook-mine' } : { key: 'notebook-of', args: { seat: { seat } } }),
        isName: seat !== me,
        panel: () => (
          <About desk={desk} solver={seat} isShown={solver() === seat} overlay={overlay()} onOverlay={setOverlay} />
        ),
      }));
  onCleanup(() => props.onOverlay?.(null));
  return (
    <div class={css['notebook']}>
      <Show when={props.view.open.investigation > 1}>
        <Segmented
          label={props.say({ key: 'notebook-pages' })}
          options={Array.from({ length: props.view.open.investigation }, (_, at) => ({
            value: at + 1,
            label: String(at + 1),
          }))}
          value={desk.investigation()}
          onChoose={desk.look}
        />
      </Show>
      <Tabs
        label={props.say({ key: 'notebook-whose' })}
        tabs={tabs()}
        chosen={String(solver())}
        onChoose={id => turnToSolver(Number(id))}
      />
    </div>
  );
};

interface AboutProps {
  desk: NotebookModel;
  solver: Seat;
  isShown: boolean;
  overlay: Kind | null;
  onOverlay(kind: Kind | null): void;
}

/** The notes about one solver's case. */
const About: Component<AboutProps> = props => {
  const { desk, solver } = props;
  const sheet = openSheet(desk, solver);
  const say = (line: Line): string => desk.props.say(line);
  const open = () => desk.props.view.open;

  createEffect(() => {
    if (!props.isShown || !desk.props.onOverlay) return;
    const kind = desk.isOld() ? null : props.overlay;
    desk.props.onOverlay(
      kind &&
        overlayOf(open(), kind, element => {
          const { mark } = sheet.cell(kind, element);
          return mark === 'assumed' ? 'sure' : mark;
        }),
    );
  });

  const past = (): Argument | undefined => {
    const known = desk.isOld() ? open().past[desk.investigation() - 1]?.[solver] : undefined;
    return known && caseName(known);
  };
  const chosen = () => {
    const element = sheet.assumed() ? null : sheet.chosen();
    const kind = element === null ? undefined : townOf(open()).kindOf.get(element);
    return element !== null && kind ? { element, kind } : undefined;
  };

  return (
    <div
      class={css['about']}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !chosen()) return;
        event.preventDefault();
        event.stopPropagation();
        sheet.choose(null);
      }}
    >
      <Show when={past()}>
        {known => (
          <div class={css['old']}>
            <p>{say({ key: 'notebook-page-old' })}</p>
            <p>{say({ key: 'hand-own', args: { seat: { seat: solver }, case: known() } })}</p>
          </div>
        )}
      </Show>
      <Toolbar sheet={sheet} />
      <Show when={!desk.isOld() && desk.notes(solver).reasoning}>
        {reasoning => <Reckoning desk={desk} reasoning={reasoning()} />}
      </Show>
      <Show when={sheet.assumed()}>
        <AssumptionPanel sheet={sheet} />
      </Show>
      <Show when={solver === desk.me && !desk.isOld()}>
        <SuggestedMoves desk={desk} />
      </Show>
      <Lists sheet={sheet} overlay={props.overlay} onOverlay={kind => props.onOverlay(kind)} />
      <Show when={chosen()}>{at => <ElementDetail sheet={sheet} kind={at().kind} element={at().element} />}</Show>
      <Show when={desk.level() > 0 && !desk.isOld()}>
        <Questions sheet={sheet} />
      </Show>
    </div>
  );
};

const Toolbar: Component<{ sheet: SolverSheet }> = props => {
  const { desk, solver } = props.sheet;
  const say = (key: string): string => desk.props.say({ key });
  const hasMarks = (): boolean => Object.keys(desk.page()?.marks[solver] ?? {}).length > 0;
  return (
    <div class={css['tools']}>
      <Show when={desk.canMark()}>
        <IconButton
          icon="undo"
          label={say('notebook-undo')}
          aria-disabled={!desk.canUndo()}
          onClick={() => desk.undo()}
        />
        <IconButton
          icon="redo"
          label={say('notebook-redo')}
          aria-disabled={!desk.canRedo()}
          onClick={() => desk.redo()}
        />
        <IconButton
          icon="trash"
          label={say('notebook-wipe')}
          aria-disabled={!hasMarks()}
          onClick={() => desk.wipe(solver)}
        />
      </Show>
      <Show when={desk.level() === 2 && !desk.isOld()}>
        <Button
          icon="question"
          kind={props.sheet.assumed() ? 'primary' : 'plain'}
          aria-pressed={props.sheet.assumed() !== null}
          onClick={() => props.sheet.assume(props.sheet.assumed() ? null : {})}
        >
          {say('notebook-suppose')}
        </Button>
      </Show>
    </div>
  );
};

/** At most this many remaining cases are listed. */
const FEW = 6;

const Reckoning: Component<{ desk: NotebookModel; reasoning: Reasoning }> = props => (
  <div class={css['reckoning']}>
    <p>{props.desk.props.say({ key: 'reckoning', args: { count: props.reasoning.count } })}</p>
    <Show when={!props.reasoning.isExact}>
      <p>{props.desk.props.say({ key: 'notebook-inexact' })}</p>
    </Show>
    <Show when={props.reasoning.count <= FEW}>
      <ul>
        <For each={listed(props.reasoning.cases, FEW)}>
          {numbers => (
            <li>
              {props.desk.props.say({
                key: 'notebook-case',
                args: { case: caseName(caseFrom(townOf(props.desk.props.view.open), numbers)) },
              })}
            </li>
          )}
        </For>
      </ul>
    </Show>
  </div>
);
