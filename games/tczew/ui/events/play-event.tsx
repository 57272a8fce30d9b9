import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import { Button, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { cellsOf } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { eventOf } from '../../rules/components.ts';
import type { CardNo } from '../../rules/kinds.ts';
import { type Targets, targetsOf } from '../../rules/targets.ts';
import { type TczewDesk, useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import { type CellMark, type MapUse, marksOf } from '../map/marks.ts';
import { EventCard } from './event-card.tsx';
import { type Nothing, nothingFor, notNow } from './nothing.ts';
import { isSafe, type Protection, protectionOf } from './protection.ts';
import css from './decision.module.css';
import panel from './event-panel.module.css';

/** An event of my hand before it is played: its words, whom it would hit, and what would protect them. */
export const PlayEvent: Component<{ card: CardNo }> = props => {
  const desk = useDesk();
  const me = (): Seat => desk.seat() ?? 0;
  const targets = createMemo((): Targets => targetsOf(desk.view(), eventOf(props.card), me()));
  const [picked, setPicked] = createSignal<readonly Seat[]>([]);
  /** Those it would hit. */
  const hit = (): readonly Seat[] => (targets().isChoice ? picked() : targets().seats);
  const protections = createMemo(
    () => new Map(targets().seats.map(seat => [seat, protectionOf(desk.view().open, props.card, me(), seat)])),
  );
  const idle = createMemo(
    () => new Map(targets().seats.map(seat => [seat, nothingFor(desk.view(), props.card, me(), seat)])),
  );
  /** It would do nothing to any of those it would hit. */
  const isIdle = (): boolean =>
    hit().length > 0 &&
    hit().every(seat => {
      const protection = protections().get(seat);
      return idle().get(seat) !== undefined || (protection !== undefined && isSafe(protection));
    });
  /** Why it cannot be played, whoever is chosen; empty: it can. */
  const whyNever = createMemo((): string => {
    const reason = notNow(desk.view(), props.card, me());
    if (!reason) return '';
    return reason.why === 'needs'
      ? desk.word('stage-not-now-needs', { category: desk.categoryName(reason.category) })
      : desk.word(`stage-not-now-${reason.why}`);
  });
  const action = () => ({
    type: 'playEvent' as const,
    card: props.card,
    targets: targets().isChoice ? [...picked()] : [],
  });
  const may = createMemo(() => desk.may(action()));
  const why = (): string => {
    if (whyNever()) return whyNever();
    const now = may();
    return now.ok || now.rule === undefined ? '' : desk.ruleReference(now.rule).text;
  };
  function toggle(seat: Seat): void {
    if (picked().includes(seat)) return void setPicked(picked().filter(one => one !== seat));
    setPicked(targets().max === 1 ? [seat] : [...picked(), seat].slice(-targets().max));
  }
  function playWords(): string {
    if (whyNever()) return desk.word('stage-not-now');
    if (targets().isChoice && picked().length === 0) return desk.word('stage-target-first');
    return desk.word(isIdle() ? 'stage-play-anyway' : 'stage-play');
  }
  desk.useMap((): MapUse => {
    const shielded = hit().flatMap(seat => protections().get(seat)?.shielded ?? []);
    const marks = new Map<Cell, CellMark>([
      ...marksOf(
        'protected',
        shielded.map(({ cell }) => cell),
      ),
      ...marksOf(
        'protects',
        shielded.map(({ by }) => by),
      ),
    ]);
    const kept = new Set(hit().flatMap(seat => cellsOf(desk.open().board, seat)));
    return { marks, kept, fadesOthers: kept.size > 0 };
  });
  return (
    <section class={panel['panel']} aria-label={desk.cardName(props.card)} data-play-event={props.card}>
      <EventCard event={props.card} />
      <Show when={targets().seats.length > 0}>
        <section class={css['part']} data-part="lit">
          <h4>
            {targets().isChoice
              ? desk.word('stage-targets-choose', { count: targets().max })
              : desk.word('stage-targets-fixed')}
          </h4>
          <ul class={css['list']}>
            <For each={targets().seats}>
              {seat => (
                <li class={css['wide']}>
                  <Show
                    when={targets().isChoice}
                    fallback={
                      <TargetWords seat={seat} protection={protections().get(seat)} nothing={idle().get(seat)} />
                    }
                  >
                    <button
                      type="button"
                      class={`${css['option']} ${css['wide']}`}
                      aria-pressed={picked().includes(seat)}
                      data-target-seat={seat}
                      onClick={() => toggle(seat)}
                    >
                      <TargetWords seat={seat} protection={protections().get(seat)} nothing={idle().get(seat)} />
                    </button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show when={!may().ok && (!targets().isChoice || picked().length > 0 || whyNever()) && why()}>
        <p class={css['soft']} data-why>
          {why()}
        </p>
      </Show>
      <div class={css['buttons']} data-dock>
        <Button wide onClick={() => desk.chooseCard(undefined)}>
          {desk.word('stage-cancel')}
        </Button>
        <Button
          kind="primary"
          wide
          busy={desk.busy()}
          aria-disabled={may().ok ? undefined : 'true'}
          data-move="playEvent"
          onClick={() => {
            if (may().ok) void desk.play(action()).then(isDone => isDone && desk.clearChoice());
          }}
        >
          {playWords()}
        </Button>
      </div>
    </section>
  );
};

const TargetWords: Component<{
  seat: Seat;
  protection: Protection | undefined;
  nothing: Nothing | undefined;
}> = props => {
  const desk = useDesk();
  const words = (): string[] => [
    ...(props.protection ? protectionWords(desk, props.protection) : []),
    ...(props.nothing ? [nothingWords(desk, props.seat, props.nothing)] : []),
  ];
  return (
    <span class={css['list']}>
      <SeatMark seat={props.seat} />
      <b>{desk.shortName(props.seat)}</b>
      <Show when={words().length > 0}>
        <span class={css['soft']}>
          <Show when={props.protection && isSafe(props.protection)}>
            <Drawing name="shield" />{' '}
          </Show>
          {words().join(' ')}
        </span>
      </Show>
    </span>
  );
};

const nothingWords = (desk: TczewDesk, seat: Seat, { missing }: Nothing): string =>
  missing.length === 0
    ? desk.word('stage-nothing')
    : desk.word(seat === desk.seat() ? 'stage-nothing-mine' : 'stage-nothing-without', {
        seat: { seat },
        cards: missing.map(desk.categoryName).join(' / '),
      });

/** What keeps the event off a player, in the order it is asked. */
function protectionWords(desk: TczewDesk, { ward, cancelledBy, saving, shielded }: Protection): string[] {
  if (ward !== null) return [desk.word('stage-warded', { event: desk.cardName(ward) })];
  if (cancelledBy !== null) return [desk.word('stage-cancelled', { service: desk.categoryName(cancelledBy) })];
  return [
    ...(saving > 0 ? [desk.word('stage-saves', { count: saving })] : []),
    ...(shielded.length > 0 ? [desk.word('stage-shields', { count: shielded.length })] : []),
  ];
}
