import { type Component, createMemo, For, type ParentComponent, Show } from 'solid-js';
import { createLateMemo, SeatMark } from '#kit';
import { type AlcatrazDesk, useDesk } from './desk.ts';
import { DEED_DRAWINGS, deedName, deedNote } from './deed-words.ts';
import { type Deed, deedsOf, type DeedType } from './deeds.ts';
import { Drawing } from './drawing.tsx';
import { latestSentence } from './latest.ts';
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
export const Dock: Component = () => {
  const desk = useDesk();
  return (
    <DockBox>
      <Show when={desk.isMyTurn()} fallback={<Waiting />}>
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
              <b>
                {turn.seat === desk.seat() && desk.props.clock !== null
                  ? desk.word('board-my-turn')
                  : desk.word('board-turn-of', { seat: { seat: turn.seat } })}
              </b>
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

/** All deeds, those that are possible first. */
export function createDeeds(): () => readonly Deed[] {
  const desk = useDesk();
  return createMemo(() => (desk.isMyTurn() ? deedsOf(desk.view(), type => desk.offersOf(type).length > 0) : []));
}

const Deeds: Component = () => {
  const desk = useDesk();
  const deeds = createDeeds();
  const possible = createMemo(() => deeds().filter(({ rule }) => rule === undefined));
  return (
    <div class={css['deeds']}>
      <ul class={css['possible']}>
        <For each={possible()}>
          {deed => (
            <li>
              <DeedButton deed={deed} />
            </li>
          )}
        </For>
      </ul>
      <Refusals deeds={deeds()} label={desk.word('board-not-now')} />
    </div>
  );
};

/** What cannot be done now, by its reason. */
const Refusals: Component<{ deeds: readonly Deed[]; label: string }> = props => {
  const desk = useDesk();
  const groups = createMemo(() => {
    const refused = props.deeds.filter(({ rule }) => rule !== undefined);
    return [...Map.groupBy(refused, deed => deedNote(desk, deed))];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <ul class={css['refusals']} aria-label={props.label} data-shortens tabindex="0">
      <For each={groups()}>
        {([reason, deeds]) => (
          <li title={deeds.map(({ rule }) => (rule === undefined ? '' : desk.ruleReference(rule).text)).join(' ')}>
            <For each={deeds}>{({ type }) => <Drawing name={drawingOf(desk, type)} />}</For>
            <b>{deeds.map(({ type }) => deedName(desk, type)).join(', ')}:</b>
            <Show when={deeds[0]?.rule} fallback={<span>{reason}</span>}>
              {rule => <a href={desk.ruleReference(rule()).href}>{reason}</a>}
            </Show>
          </li>
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
