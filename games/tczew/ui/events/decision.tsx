import { type Component, createMemo, Match, Show, Switch } from 'solid-js';
import { Button } from '#kit';
import type { Pending } from '../../rules/state.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import { PlebisciteChoice } from '../plebiscite/plebiscite-choice.tsx';
import type { PendingOf } from './candidates.ts';
import { CardDecision } from './card-decision.tsx';
import { ChoiceDecision } from './choice-decision.tsx';
import { LayDecision } from './lay-decision.tsx';
import { PickDecision } from './pick-decision.tsx';
import { DoneButton, isMine, Question } from './question.tsx';
import css from './decision.module.css';

/** What an event asks, of me or of somebody else. */
export const Decision: Component = () => {
  const desk = useDesk();
  const pick = createPending(desk, 'pick');
  const laying = createPending(desk, 'relocate', 'lay');
  const build = createPending(desk, 'build');
  const card = createPending(desk, 'fetch', 'give', 'take', 'putBack');
  const choice = createPending(desk, 'choice');
  const plebiscite = createPending(desk, 'plebiscite');
  return (
    <Switch>
      <Match when={pick.isAsked() && pick.latest()}>
        <PickDecision pending={must(pick.latest())} />
      </Match>
      <Match when={laying.isAsked() && laying.latest()}>
        <LayDecision pending={must(laying.latest())} />
      </Match>
      <Match when={build.isAsked() && build.latest()}>
        <BuildDecision pending={must(build.latest())} />
      </Match>
      <Match when={card.isAsked() && card.latest()}>
        <CardDecision pending={must(card.latest())} />
      </Match>
      <Match when={choice.isAsked() && choice.latest()}>
        <ChoiceDecision pending={must(choice.latest())} />
      </Match>
      <Match when={plebiscite.isAsked() && plebiscite.latest()}>
        <PlebisciteChoice terms={must(plebiscite.latest())} />
      </Match>
    </Switch>
  );
};

/** The latest decision of some kinds. It stays while its panel goes: the map may still read it. */
function createPending<Type extends Pending['type']>(desk: TczewDesk, ...types: Type[]) {
  const asked = (): PendingOf<Type> | undefined => {
    const { pending } = desk.open();
    return pending && types.some(type => type === pending.type) ? (pending as PendingOf<Type>) : undefined;
  };
  const latest = createMemo<PendingOf<Type> | undefined>(before => asked() ?? before);
  return { latest, isAsked: createMemo(() => asked() !== undefined) };
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nothing was asked yet');
  return value;
}

const BuildDecision: Component<{ pending: PendingOf<'build'> }> = props => {
  const desk = useDesk();
  const left = (): number => props.pending.n - props.pending.built;
  /** The card and the cell it would be built on, in words; undefined: something is still to be chosen. */
  const laying = (): string | undefined => {
    const [card, cell] = [desk.cardToLay(), desk.chosenCell()];
    return card !== undefined && cell !== undefined && desk.legalCells().has(cell)
      ? desk.word('board-place', { card: desk.cardName(card), cell: desk.cellName(cell) })
      : undefined;
  };
  return (
    <>
      <Question
        pending={props.pending}
        count={
          desk.can('build') || !isMine(desk, props.pending)
            ? { done: props.pending.built, of: props.pending.n }
            : undefined
        }
        mine={desk.can('build') ? desk.word('stage-build', { count: left() }) : desk.word('stage-build-none')}
        theirs={desk.word('stage-build-other', { seat: { seat: props.pending.seat }, count: left() })}
      />
      <Show when={isMine(desk, props.pending)}>
        <div class={css['buttons']} data-dock>
          <DoneButton kind={desk.can('build') ? 'plain' : 'primary'} />
          <Show when={desk.can('build')}>
            <Button
              kind="primary"
              wide
              busy={desk.busy()}
              aria-disabled={laying() ? undefined : 'true'}
              data-move="lay"
              onClick={() => {
                if (laying()) void desk.confirmCell();
              }}
            >
              {laying() ?? desk.word('stage-build-first')}
            </Button>
          </Show>
        </div>
      </Show>
    </>
  );
};
