import { type Component, type JSX, Show } from 'solid-js';
import { Button, SeatMark } from '#kit';
import type { Pending } from '../../rules/state.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import css from './decision.module.css';

/** I am the one who decides. */
export const isMine = (desk: TczewDesk, { seat }: Pick<Pending, 'seat'>): boolean =>
  desk.isPlaying() && seat === desk.seat();

/** The event that is being resolved was played by somebody else, and strikes me now. */
export function isAttacked(desk: TczewDesk): boolean {
  const { resolving } = desk.open();
  return resolving !== null && resolving.actor !== desk.seat() && resolving.target === desk.seat();
}

interface QuestionProps {
  pending: Pick<Pending, 'seat'>;
  /** So many of so many; one alone and undefined: nothing is counted. */
  count?: { readonly done: number; readonly of: number } | undefined;
  /** What I am asked. */
  mine: string;
  /** What the others read. */
  theirs: string;
  note?: string | undefined;
}

/** Whose choice it is, what is asked, and how much of it is left. */
export const Question: Component<QuestionProps> = props => {
  const desk = useDesk();
  return (
    <div class={css['question']} data-decision data-mine={isMine(desk, props.pending) ? '' : undefined} role="status">
      <Show when={props.count && props.count.of > 1 ? props.count : undefined}>
        {count => <b class={css['count']}>{desk.word('stage-count', { done: count().done, count: count().of })}</b>}
      </Show>
      <div class={css['ask']}>
        <p>
          <Show when={isMine(desk, props.pending)} fallback={<SeatMark seat={props.pending.seat} />}>
            {null}
          </Show>
          <b>{isMine(desk, props.pending) ? props.mine : props.theirs}</b>
        </p>
        <Show when={props.note}>
          <p class={css['soft']}>{props.note}</p>
        </Show>
      </div>
    </div>
  );
};

/** "Done", where the player may stop. */
export const DoneButton: Component<{ children?: JSX.Element; kind?: 'primary' | 'plain' }> = props => {
  const desk = useDesk();
  return (
    <Show when={desk.can('done')}>
      <Button
        kind={props.kind ?? 'plain'}
        wide
        busy={desk.busy()}
        data-move="done"
        onClick={() => void desk.play({ type: 'done' })}
      >
        {props.children ?? desk.word('stage-done')}
      </Button>
    </Show>
  );
};
