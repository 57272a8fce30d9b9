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
import { type IdlePart, idleParts, type Nothing, nothingFor, notNow } from './nothing.ts';
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
  const parts = createMemo(() => idleParts(desk.view(), props.card, me()));
  /** It would do nothing to any of those it would hit, or nothing of it could be done. */
  const isIdle = (): boolean => {
    const { before = [], each, after = [] } = eventOf(props.card);
    if (parts().length === before.length + each.length + after.length) return true;
    return (
      hit().length > 0 &&
      hit().every(seat => {
        const protection = protections().get(seat);
        return idle().get(seat) !== undefined || (protection !== undefined && isSafe(protection));
      })
    );
  };
  const wordsFor = (seat: Seat): string[] => targetWords(desk, seat, protections().get(seat), idle().get(seat));
  /** Who is hit is told, unless the text of a peaceful event says it all. */
  const namesTargets = (): boolean =>
    targets().seats.length > 0 &&
    (targets().isChoice || eventOf(props.card).hostile || targets().seats.some(seat => wordsFor(seat).length > 0));
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
      <Show when={parts().length > 0 && !whyNever() && !hit().some(seat => idle().get(seat))}>
        <section class={css['part']} data-part="falls" data-idle-parts>
          <For each={parts()}>{part => <p>{partWords(desk, part)}</p>}</For>
        </section>
      </Show>
      <Show when={namesTargets()}>
        <section class={css['part']} data-part="lit">
          <h4>
            {targets().isChoice
              ? desk.word('stage-targets-choose', { count: Math.min(targets().max, targets().seats.length) })
              : desk.word('stage-targets-fixed')}
          </h4>
          <ul class={css['list']}>
            <For each={targets().seats}>
              {seat => (
                <li class={targets().isChoice || wordsFor(seat).length > 0 ? css['wide'] : undefined}>
                  <Show
                    when={targets().isChoice}
                    fallback={
                      <TargetWords seat={seat} words={wordsFor(seat)} isSafe={isSafeNow(protections().get(seat))} />
                    }
                  >
                    <button
                      type="button"
                      class={`${css['option']} ${css['wide']}`}
                      aria-pressed={picked().includes(seat)}
                      data-target-seat={seat}
                      onClick={() => toggle(seat)}
                    >
                      <TargetWords seat={seat} words={wordsFor(seat)} isSafe={isSafeNow(protections().get(seat))} />
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

const TargetWords: Component<{ seat: Seat; words: readonly string[]; isSafe: boolean }> = props => {
  const desk = useDesk();
  return (
    <span class={css['list']}>
      <SeatMark seat={props.seat} />
      <b>{desk.shortName(props.seat)}</b>
      <Show when={props.words.length > 0}>
        <span class={css['soft']}>
          <Show when={props.isSafe}>
            <Drawing name="shield" />{' '}
          </Show>
          {props.words.join(' ')}
        </span>
      </Show>
    </span>
  );
};

const isSafeNow = (protection: Protection | undefined): boolean => protection !== undefined && isSafe(protection);

/** What keeps the event off a player, or makes it do nothing. */
const targetWords = (
  desk: TczewDesk,
  seat: Seat,
  protection: Protection | undefined,
  nothing: Nothing | undefined,
): string[] => [
  ...(protection ? protectionWords(desk, protection) : []),
  ...(nothing ? [nothingWords(desk, seat, nothing)] : []),
];

/** What would not happen, and why. */
function partWords(desk: TczewDesk, part: IdlePart): string {
  switch (part.op) {
    case 'build':
      return desk.word('stage-idle-build');
    case 'fetch':
      return desk.word('stage-idle-fetch');
    case 'cover': {
      const replacement = desk.replacementName(part.with);
      return part.missing.length === 0
        ? desk.word('stage-idle-cover', { replacement })
        : desk.word('stage-idle-cover-missing', {
            replacement,
            cards: part.missing.map(desk.categoryName).join(' / '),
          });
    }
  }
}

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
