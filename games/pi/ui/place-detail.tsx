import { type Component, createMemo, createUniqueId, For, onMount, Show } from 'solid-js';
import { Disclosure, Icon } from '#kit';
import { type Kind, KINDS, type Place } from '../rules/edition.ts';
import type { Marker } from '../rules/state.ts';
import { placeEntry } from '../telling/places.ts';
import { line } from '../telling/line.ts';
import { markerWord, nameOf, themed } from '../telling/names.ts';
import { MoveButton, Warnings } from './move-button.tsx';
import { useDesk } from './desk.ts';
import { beforeInvestigating, playerKnowledge } from './predictions.ts';
import { tellFact } from './notebook/lines.ts';
import { NamedTile } from './tile.tsx';
import css from './dock.module.css';

const MARKERS: readonly Marker[] = ['disc', 'cube'];

/** The details of a place: its tiles, pieces and actions. */
export const PlaceDetail: Component<{ place: Place; onShown(): void; onDone(): void }> = props => {
  const desk = useDesk();
  const id = createUniqueId();
  onMount(() => props.onShown());
  const outlook = createMemo(() => {
    const informed =
      desk.isPlaying() && desk.solver()?.standing === 'active' ? playerKnowledge(desk.view(), desk.seat()) : undefined;
    return informed && beforeInvestigating(informed, props.place);
  });
  /** An answer about all kinds is the default, and is not mentioned. */
  const isUsual = (): boolean => outlook()?.about.key === 'board-about-all';
  const lying = createMemo(() => placeEntry(desk.open(), props.place).under ?? []);
  const reasons = createMemo(() =>
    KINDS.flatMap(kind => {
      const element = desk.elementAt(props.place, kind);
      const fact = element === null ? undefined : desk.facts()?.certain.get(element);
      return element !== null && fact ? [{ name: nameOf(kind, element), lines: tellFact(desk.open(), fact) }] : [];
    }),
  );
  /** The card of the place lies open: it can be examined from here. */
  const hasCard = (): boolean => desk.open().display.includes(props.place);
  return (
    <>
      <ul class={css['tiles']}>
        <For each={KINDS}>{kind => <TileRow place={props.place} kind={kind} />}</For>
      </ul>
      <Show when={lying().length > 0}>
        <ul class={css['lying']} aria-label={desk.word('board-lying')}>
          <For each={lying()}>{line => <li>{desk.say(line)}</li>}</For>
        </ul>
      </Show>
      <Show when={reasons().length > 0}>
        <Disclosure summary={desk.word('board-why')}>
          <dl class={css['reasons']}>
            <For each={reasons()}>
              {({ name, lines }) => (
                <div>
                  <dt>{desk.say(name)}</dt>
                  <For each={lines}>{line => <dd>{desk.say(line)}</dd>}</For>
                </div>
              )}
            </For>
          </dl>
        </Disclosure>
      </Show>
      <Show when={desk.isPlaying()}>
        <Show when={outlook()}>
          {now => (
            <div id={id} class={css['outlook']}>
              <p class={isUsual() ? 'visually-hidden' : css['soft']}>{desk.say(now().about)}</p>
              <Warnings lines={now().warnings} />
            </div>
          )}
        </Show>
        <div class={css['go']} data-two={hasCard() ? '' : undefined}>
          <MoveButton action={{ type: 'investigate', place: props.place }} about={id} onDone={props.onDone}>
            {desk.say(themed(desk.open(), 'board-send', { count: desk.solver()?.left ?? 0 }))}
          </MoveButton>
          <Show when={hasCard()}>
            <MoveButton action={{ type: 'examine', card: props.place }} kind="plain" onDone={props.onDone}>
              {desk.word('board-ask-card')}
            </MoveButton>
          </Show>
        </div>
      </Show>
    </>
  );
};

const MARKS = { sure: 'board-yours', excluded: 'board-not-yours', open: 'board-may-be' } as const;

/** A tile of a place, and whether it may be mine. Pressing it adds it to the solution. */
const TileRow: Component<{ place: Place; kind: Kind }> = props => {
  const desk = useDesk();
  const element = createMemo(() => desk.elementAt(props.place, props.kind));
  const name = () => {
    const tile = element();
    return tile === null ? line('nothing') : nameOf(props.kind, tile);
  };
  /** The mark of the notebook; undefined: none. */
  const mark = (): keyof typeof MARKS | undefined => {
    const tile = element();
    const facts = desk.facts();
    return tile === null || !facts ? undefined : (facts.certain.get(tile)?.mark ?? 'open');
  };
  const isIn = (): boolean => desk.isAccused(props.kind, element());
  const canSolve = (): boolean => desk.isPlaying() && element() !== null && desk.solver()?.standing === 'active';
  const canAssign = (marker: Marker): boolean =>
    desk.may({ type: 'assign', place: props.place, marker, tile: props.kind }).ok;
  const assigned = createMemo(() =>
    desk.solver()?.assigned.find(one => one.place === props.place && one.tile === props.kind),
  );
  function toggle(): void {
    const tile = element() ?? undefined;
    const wasIn = desk.draft()[props.kind] === tile;
    desk.put(props.kind, wasIn ? undefined : tile);
    desk.props.announce(desk.word(wasIn ? 'board-accuse-out' : 'board-accuse-in', { name: name() }));
  }
  const Tile: Component = () => (
    <>
      <NamedTile kind={props.kind} element={element()} shape="upright" />
      <Show when={mark()}>{now => <span class={css['mark']}>{desk.word(MARKS[now()])}</span>}</Show>
    </>
  );
  return (
    <li class={css['row']} data-mark={mark()}>
      <Show
        when={canSolve()}
        fallback={
          <div class={css['tile']}>
            <Tile />
          </div>
        }
      >
        <button
          type="button"
          class={css['tile']}
          aria-pressed={isIn()}
          title={desk.word('board-accuse-this', { name: name() })}
          onClick={toggle}
        >
          <Tile />
          <span class={css['target']}>
            <Icon name={isIn() ? 'check' : 'target'} />
            <span class="visually-hidden">{desk.word('board-accuse-add')}</span>
          </span>
        </button>
      </Show>
      <Show when={desk.isPlaying()}>
        <For each={MARKERS.filter(canAssign)}>
          {marker => (
            <MoveButton action={{ type: 'assign', place: props.place, marker, tile: props.kind }} kind="plain">
              {desk.word('board-assign', { marker: markerWord(desk.open(), marker) })}
            </MoveButton>
          )}
        </For>
        <Show when={assigned()}>
          {one => (
            <MoveButton action={{ type: 'unassign', place: props.place, tile: props.kind }} kind="plain" icon="undo">
              {desk.word('board-unassign', { marker: markerWord(desk.open(), one().marker) })}
            </MoveButton>
          )}
        </Show>
      </Show>
    </li>
  );
};
