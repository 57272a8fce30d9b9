import { type Component, createMemo, createSignal, For, Show, untrack } from 'solid-js';
import { createLastTurn, InTurn, Select } from '#kit';
import type { Place } from '../rules/edition.ts';
import { kindWord } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { type Direction, endOf, heightOf, rowsOf, stepFrom, widthOf } from './hexes.ts';
import { PlaceCell } from './place-cell.tsx';
import css from './map.module.css';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The town: fourteen places, what touches what, and everything that lies there. */
export const TownMap: Component<{ onOpen(place: Place, how: 'pointer' | 'key'): void }> = props => {
  const desk = useDesk();
  const [current, setCurrent] = createSignal<Place>(untrack(() => desk.town().placeIds[0] ?? ''));
  // all places grow together: they are seen when the last one is there
  const isBuilt = createLastTurn();
  // where a way up or down began
  let column = 0;
  let grid: HTMLDivElement | undefined;

  const goTo = (place: Place): void => {
    setCurrent(place);
    grid?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  const columnOf = (place: Place): number => desk.town().places.find(({ id }) => id === place)?.column ?? 0;

  function onKeyDown(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    const next = direction
      ? stepFrom(desk.town(), current(), direction, column)
      : event.key === 'Home' || event.key === 'End'
        ? endOf(desk.town(), current(), event.key === 'Home' ? 'first' : 'last', event.ctrlKey ? 'map' : 'row')
        : undefined;
    if (event.key === 'Enter' || event.key === ' ') props.onOpen(current(), 'key');
    else if (!direction && next === undefined) return;
    event.preventDefault();
    if (next === undefined) return;
    if (direction !== 'up' && direction !== 'down') column = columnOf(next);
    goTo(next);
  }

  return (
    <div
      class={css['map']}
      data-shortens
      style={{ '--across': widthOf(desk.town()) / 2, '--rows': heightOf(desk.town()) }}
    >
      <div class={css['town']} classList={{ [css['building'] ?? '']: !isBuilt() }}>
        <div
          class={css['grid']}
          role="grid"
          aria-label={desk.word('section-map')}
          aria-describedby="pi-map-keys"
          ref={element => {
            grid = element;
          }}
          onKeyDown={onKeyDown}
          onFocusOut={() => desk.focusOn(null)}
        >
          <For each={rowsOf(desk.town())}>
            {row => (
              <div role="row" class={css['row']}>
                <For each={row}>
                  {spot => (
                    <InTurn>
                      <PlaceCell
                        spot={spot}
                        isCurrent={current() === spot.place}
                        onFocus={isByKey => {
                          setCurrent(spot.place);
                          if (isByKey) desk.focusOn(spot.place);
                        }}
                        onOpen={() => {
                          column = spot.column;
                          setCurrent(spot.place);
                          props.onOpen(spot.place, 'pointer');
                        }}
                      />
                    </InTurn>
                  )}
                </For>
              </div>
            )}
          </For>
        </div>
      </div>
      <Verdict />
      <p id="pi-map-keys" class="heard-only">
        {desk.word('board-map-keys')}
      </p>
    </div>
  );
};

/** What came of an accusation, stamped across the map for a moment. */
const Verdict: Component = () => {
  const desk = useDesk();
  const effect = createMemo(() => desk.scene()?.effect);
  return (
    <Show when={effect() === 'right' || effect() === 'wrong'}>
      <span class={css['stamp']} data-effect={effect()} aria-hidden="true">
        {desk.word(effect() === 'right' ? 'answer-right' : 'answer-wrong')}
      </span>
    </Show>
  );
};

/** Whose pieces the map shows. */
export const MapFilter: Component = () => {
  const desk = useDesk();
  const options = createMemo(() => {
    const mine = desk.seat();
    const others = desk.seats().filter(seat => seat !== mine);
    return [
      { value: -1, label: desk.word('board-filter-all') },
      ...(mine === undefined ? [] : [{ value: mine, label: desk.word('board-filter-mine') }]),
      ...others.map(seat => ({ value: seat, label: desk.word('board-filter-of', { name: { seat } }) })),
    ];
  });
  const value = (): number => {
    const seat = desk.filter();
    return seat === 'all' ? -1 : seat;
  };
  return (
    <Select
      label={desk.word('board-filter')}
      hideLabel
      options={options()}
      value={value()}
      onChoose={seat => desk.setFilter(seat < 0 ? 'all' : seat)}
    />
  );
};

/** While the notebook is laid over the map: of what. */
export const OverlayNote: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.overlay()}>
      {overlay => (
        <p class={css['note']}>
          {desk.word('board-overlay', {
            kind: kindWord(desk.open(), overlay().kind),
            count: overlay().places.size,
          })}
        </p>
      )}
    </Show>
  );
};
