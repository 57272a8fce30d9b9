import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, Dialog, Icon, type IconName, Panel, SeatBadge, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { totalsOf } from '../rules/ending.ts';
import { accusers, votersOn } from '../rules/round.ts';
import { Deed } from './deed.tsx';
import { useDesk } from './desk.ts';
import css from './players.module.css';

/** Everybody: who deals, who asks, who may be asked, who has spent the accusation, and how they stand. */
export const Players: Component = () => {
  const desk = useDesk();
  const [isAccusing, setAccusing] = createSignal(false);
  // whoever is overtaken by a vote or by time has nothing to choose any more
  createEffect(
    on(desk.isTalking, isTalking => {
      if (!isTalking) setAccusing(false);
    }),
  );
  return (
    <Panel title={desk.word('section-seats')} level={3}>
      <ul class={css['players']}>
        <For each={desk.seats()}>{seat => <OnePlayer seat={seat} />}</For>
      </ul>
      <Show when={desk.isPlaying() && desk.open().stage !== 'dealt'}>
        <div class={css['accuse']}>
          <Accuse onAccuse={() => setAccusing(true)} />
        </div>
      </Show>
      <AccuseDialog open={isAccusing()} onClose={() => setAccusing(false)} />
    </Panel>
  );
};

const OnePlayer: Component<{ readonly seat: Seat }> = props => {
  const desk = useDesk();
  const person = () => desk.props.seats[props.seat];
  const total = createMemo(() => totalsOf(desk.open())[props.seat] ?? 0);
  const isRunning = (): boolean => desk.open().stage === 'talking' || desk.open().stage === 'late';
  const hasAccused = createMemo(() => accusers(desk.open()).includes(props.seat));
  const doing = createMemo((): { icon: IconName; text: string } | undefined => {
    const { stage, motion, dealer } = desk.open();
    if (motion?.suspect === props.seat) return { icon: 'target', text: desk.word('board-player-suspect') };
    if (stage === 'dealt' && dealer === props.seat) return { icon: 'clock', text: desk.word('board-player-deals') };
    if (!desk.isTalking()) return undefined;
    if (desk.pending()?.to === props.seat) return { icon: 'chat', text: desk.word('board-player-answers') };
    if (!desk.pending() && desk.holder() === props.seat)
      return { icon: 'question', text: desk.word('board-player-asks') };
    return desk.askable().includes(props.seat) ? { icon: 'hand', text: desk.word('board-player-askable') } : undefined;
  });
  return (
    <li class={css['player']} data-awaited={desk.props.awaited.includes(props.seat)}>
      <div class={css['head']}>
        <span class={css['who']}>
          <SeatBadge
            seat={props.seat}
            name={person()?.name ?? ''}
            isBot={person()?.bot !== null}
            isMe={desk.seat() === props.seat}
            isAway={person()?.isAway ?? false}
            isAwaited={desk.props.awaited.includes(props.seat)}
          />
        </span>
        <span class={css['total']}>{desk.word('board-points', { points: total() })}</span>
      </div>
      <Show when={doing() ?? isRunning()}>
        <ul class={css['facts']}>
          <Show when={doing()}>
            {now => (
              <li>
                <Icon name={now().icon} />
                <span>{now().text}</span>
              </li>
            )}
          </Show>
          <Show when={isRunning()}>
            <li>
              <Icon name={hasAccused() ? 'close' : 'check'} />
              <span>{desk.word(hasAccused() ? 'seat-accused' : 'seat-may-accuse')}</span>
            </li>
          </Show>
        </ul>
      </Show>
    </li>
  );
};

/** The accusation of this round: one, and then no more. */
const Accuse: Component<{ onAccuse(): void }> = props => {
  const desk = useDesk();
  const offered = (): boolean => desk.props.offers.some(({ type }) => type === 'accuse');
  const why = (): string => {
    const mine = desk.seat();
    if (mine !== undefined && accusers(desk.open()).includes(mine)) return desk.word('board-accuse-spent');
    return desk.word(offered() ? 'board-accuse-once' : 'board-accuse-not-now');
  };
  return (
    <>
      <Button wide icon="target" kind="danger" disabled={!offered()} onClick={() => props.onAccuse()}>
        {desk.word('board-accuse')}
      </Button>
      <p class={css['once']}>{why()}</p>
    </>
  );
};

const AccuseDialog: Component<{ readonly open: boolean; onClose(): void }> = props => {
  const desk = useDesk();
  const [suspect, setSuspect] = createSignal<Seat | null>(null);
  const suspects = createMemo(() => votersOn(desk.seat() ?? -1, desk.open().seats));
  createEffect(
    on(
      () => props.open,
      isOpen => {
        if (isOpen) setSuspect(null);
      },
    ),
  );
  return (
    <Dialog open={props.open} title={desk.word('board-accuse')} onClose={() => props.onClose()}>
      <div class={css['dialog']}>
        <p class={css['warning']}>
          <Icon name="warning" />
          <span>{desk.word('board-accuse-warning')}</span>
        </p>
        <fieldset class={css['suspects']}>
          <legend>{desk.word('blank-suspect')}</legend>
          <For each={suspects()}>
            {seat => (
              <label>
                <input
                  type="radio"
                  name="suspect"
                  checked={suspect() === seat}
                  data-suspect={seat}
                  onChange={() => setSuspect(seat)}
                />
                <SeatMark seat={seat} />
                <bdi>{desk.nameOf(seat)}</bdi>
              </label>
            )}
          </For>
        </fieldset>
        <Show
          when={suspect() !== null}
          fallback={
            <Button wide kind="primary" icon="target" disabled>
              {desk.word('board-accuse-whom')}
            </Button>
          }
        >
          <Deed action={{ type: 'accuse', suspect: suspect() ?? 0 }} icon="target" onDone={() => props.onClose()}>
            {desk.word('board-accuse-do', { suspect: { seat: suspect() ?? 0 } })}
          </Deed>
        </Show>
      </div>
    </Dialog>
  );
};
