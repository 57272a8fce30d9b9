import { type Component, createMemo, For, on, type ParentComponent, Show, Suspense } from 'solid-js';
import { createLateMemo, SeatMark } from '#kit';
import { type AlcatrazDesk, useDesk } from './desk.ts';
import { DEED_DRAWINGS, deedName, deedNote } from './deed-words.ts';
import { DEED_TYPES, type Deed, deedsOf, type DeedType } from './deeds.ts';
import { Drawing } from './drawing.tsx';
import { latestSentence, type Since } from './latest.ts';
import { SinceNotice } from './parts.ts';
import css from './dock.module.css';

/** The box below the plan: it keeps its height, whatever it holds. */
export const DockBox: ParentComponent = props => {
  const desk = useDesk();
  return (
    <section class={css['dock']} aria-label={desk.word('board-actions')} data-turn={desk.isMyTurn() ? '' : undefined}>
      {props.children}
    </section>
  );
};

/** What I can do where I stand, or whom we wait for. */
export const Dock: Component<{ since: Since }> = props => {
  const desk = useDesk();
  return (
    <DockBox>
      <Show
        when={desk.isMyTurn()}
        fallback={
          <>
            <Waiting />
            <div class={css['since']}>
              <Show when={props.since.left().length > 0}>
                <Suspense>
                  <SinceNotice since={props.since} />
                </Suspense>
              </Show>
            </div>
          </>
        }
      >
        <Points />
        <Deeds />
        <EndTurn />
      </Show>
    </DockBox>
  );
};

/** Whose turn it is, and what happened last. */
export const Waiting: Component = () => {
  const desk = useDesk();
  const latest = createLateMemo(() => latestSentence(desk));
  const acting = createMemo(() => desk.open().acting);
  return (
    <div class={css['waiting']}>
      <p class={css['who']}>
        <Show when={acting()} fallback={<b>{desk.word(PHASES[desk.open().phase])}</b>} keyed>
          {turn => (
            <>
              <SeatMark seat={turn.seat} />
              <b>{desk.word('board-turn-of', { seat: { seat: turn.seat } })}</b>
              <span class={css['left']}>{desk.word('board-points-left', { count: turn.ap })}</span>
            </>
          )}
        </Show>
      </p>
      <p class={css['latest']}>{latest()}</p>
    </div>
  );
};

const PHASES = {
  talks: 'board-phase-talks',
  voting: 'board-phase-voting',
  acting: 'board-phase-acting',
  naming: 'board-phase-naming',
  over: 'board-phase-over',
} as const;

/** The action points I have left. */
export const Points: Component = () => {
  const desk = useDesk();
  const ap = (): number => desk.open().acting?.ap ?? 0;
  return (
    <p class={css['points']}>
      <b class={css['number']} aria-hidden="true">
        {ap()}
      </b>
      <span>
        <b>{desk.word('board-my-turn')}</b>
        <span class={css['left']}>{desk.word('board-points-left', { count: ap() })}</span>
      </span>
    </p>
  );
};

/** Everything I could do here, always in the same order. */
export function createDeeds(): () => readonly Deed[] {
  const desk = useDesk();
  return createMemo(() => (desk.isMyTurn() ? deedsOf(desk.view(), type => desk.offersOf(type).length > 0) : []));
}

/** What was possible when I came here comes first. After that, everything keeps its place. */
export function createSortedDeeds(): () => readonly Deed[] {
  const desk = useDesk();
  const deeds = createDeeds();
  const order = createMemo(
    on(
      () => `${desk.open().turn} ${desk.open().acting?.seat} ${desk.mine()?.at}`,
      () => sortedBy(deeds(), ({ rule }) => (rule === undefined ? 0 : 1)).map(({ type }) => type),
    ),
  );
  const placeOf = ({ type }: Deed): number => (order().includes(type) ? order().indexOf(type) : order().length);
  return createMemo(() => sortedBy(deeds(), placeOf));
}

const sortedBy = (deeds: readonly Deed[], rank: (deed: Deed) => number): Deed[] =>
  deeds.toSorted((one, other) => rank(one) - rank(other));

/** Each in its place, possible or not, so that nothing moves under the finger. */
const Deeds: Component = () => {
  const deeds = createDeeds();
  const hasTask = (): boolean => deeds().some(({ type }) => type === 'performTask');
  return (
    <ul class={css['deeds']} data-task={hasTask() ? '' : undefined}>
      <For each={DEED_TYPES}>
        {type => (
          <Show when={deeds().find(deed => deed.type === type)}>
            {deed => (
              <li data-of={type}>
                <DeedButton deed={deed()} />
              </li>
            )}
          </Show>
        )}
      </For>
    </ul>
  );
};

function drawingOf(desk: AlcatrazDesk, type: DeedType): string {
  const at = desk.mine()?.at;
  return type === 'useLocation' && at !== undefined ? `location-${at}` : DEED_DRAWINGS[type];
}

/** One thing to do: with its price, or with the reason why it cannot be done. */
export const DeedButton: Component<{ deed: Deed; onOpened?(): void }> = props => {
  const desk = useDesk();
  const isOff = (): boolean => props.deed.rule !== undefined;
  return (
    <button
      type="button"
      class={css['deed']}
      data-shortens
      data-deed={props.deed.type}
      data-open={desk.chosenType() === props.deed.type ? '' : undefined}
      aria-disabled={isOff() ? 'true' : undefined}
      title={props.deed.rule === undefined ? undefined : desk.ruleReference(props.deed.rule).text}
      onClick={() => {
        if (isOff()) return void desk.question(props.deed.type);
        open(props.deed.type);
        props.onOpened?.();
      }}
    >
      <Drawing name={drawingOf(desk, props.deed.type)} />
      <span>
        <b>{deedName(desk, props.deed.type)}</b>
        <small>{deedNote(desk, props.deed)}</small>
      </span>
    </button>
  );

  function open(type: DeedType): void {
    if (type === 'offerTrade') desk.setSheet({ type: 'trade', partner: null });
    else desk.setSheet({ type: 'action', action: type });
    // with nothing to choose and nothing to confirm, it is done at once
    if (!desk.confirms() && type !== 'offerTrade' && desk.choice.step().type === 'done') void desk.choice.confirm();
  }
};

/** Why an action cannot be done, in full, and the rule that says so. */
export const WhyNot: Component<{ deeds: readonly Deed[] }> = props => {
  const desk = useDesk();
  const asked = createMemo(() =>
    props.deeds.find(({ type, rule }) => type === desk.questioned() && rule !== undefined),
  );
  return (
    <div role="status">
      <Show when={asked()} keyed>
        {deed => (
          <p
            class={css['why']}
            data-why={deed.type}
            ref={element => queueMicrotask(() => element.scrollIntoView({ block: 'nearest' }))}
          >
            <b>{deedName(desk, deed.type)}:</b> {deedNote(desk, deed)}.{' '}
            <Show when={deed.rule}>
              {rule => <a href={desk.ruleReference(rule()).href}>{desk.ruleReference(rule()).link}</a>}
            </Show>
          </p>
        )}
      </Show>
    </div>
  );
};

export const EndTurn: Component = () => {
  const desk = useDesk();
  const left = (): number => desk.open().acting?.ap ?? 0;
  return (
    <button
      type="button"
      class={css['end']}
      aria-disabled={desk.busy() ? 'true' : undefined}
      data-move="endTurn"
      data-main={left() === 0 ? '' : undefined}
      onClick={() => {
        if (left() > 0 && desk.confirms()) desk.setSheet({ type: 'action', action: 'endTurn' });
        else void desk.play({ type: 'endTurn' });
      }}
    >
      {desk.word('board-end-turn')}
    </button>
  );
};
