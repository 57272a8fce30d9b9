import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, Dialog, IconButton, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { REMARKS } from '../rules/phrasebook.ts';
import { votersOn } from '../rules/round.ts';
import type { Remark } from '../rules/state.ts';
import { remarkText } from '../telling/names.ts';
import { addresseeOf } from './addressee.ts';
import { type Desk, useDesk } from './desk.ts';
import css from './remarks.module.css';

const mayRemark = (desk: Desk): boolean => desk.props.offers.some(({ type }) => type === 'remark');

/** Opens the remarks. It keeps its place while I may not make one, so that nothing beside it moves (SPY-4.8). */
export const RemarkButton: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.isPlaying() && desk.isTalking() && desk.open().options.conversation === 'phrasebook'}>
      <IconButton
        kind="plain"
        icon="remark"
        label={desk.word(mayRemark(desk) ? 'board-remark' : 'board-remark-not-now')}
        aria-disabled={mayRemark(desk) ? undefined : 'true'}
        data-remark-open
        onClick={() => {
          if (mayRemark(desk)) desk.setRemarking(true);
        }}
      />
    </Show>
  );
};

/** A tap on a remark sends it. It is for the player who answered last, unless another one is chosen. */
export const RemarkDialog: Component = () => {
  const desk = useDesk();
  const others = createMemo(() => votersOn(desk.seat() ?? -1, desk.open().seats));
  const [about, setAbout] = createSignal<Seat>(0);
  // set when the dialog opens; later answers do not change it
  createEffect(
    on(desk.isRemarking, isOpen => {
      if (isOpen) setAbout(addresseeOf(desk.open(), desk.seat() ?? -1));
    }),
  );
  const close = (): void => void desk.setRemarking(false);
  createEffect(
    on(
      () => mayRemark(desk),
      may => {
        if (!may) close();
      },
    ),
  );
  async function send(remark: string): Promise<void> {
    if (!desk.busy() && (await desk.play({ type: 'remark', about: about(), remark }))) close();
  }
  return (
    <Dialog open={desk.isRemarking()} title={desk.word('offer-remark')} onClose={close}>
      <fieldset class={css['about']}>
        <legend>{desk.word('blank-about')}</legend>
        <For each={others()}>
          {seat => (
            <label>
              <input
                type="radio"
                name="about"
                checked={about() === seat}
                data-about={seat}
                onChange={() => setAbout(seat)}
              />
              <SeatMark seat={seat} />
              <bdi>{desk.nameOf(seat)}</bdi>
            </label>
          )}
        </For>
      </fieldset>
      <ul class={css['list']} aria-label={desk.word('blank-remark')}>
        <For each={REMARKS}>
          {remark => (
            <li>
              <Button wide busy={desk.busy()} data-remark={remark} onClick={() => void send(remark)}>
                {desk.say(remarkText(remark))}
              </Button>
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
};

/** The remarks after an answer, one short line each. */
export const RemarkLines: Component<{ readonly remarks: readonly Remark[] }> = props => {
  const desk = useDesk();
  return (
    <For each={props.remarks}>
      {({ by, about, remark }) => (
        <p class={css['remark']}>
          <SeatMark seat={by} />
          <span>
            {desk.tell('board-remark-to', { seat: by, about })} <q>{desk.say(remarkText(remark))}</q>
          </span>
        </p>
      )}
    </For>
  );
};
