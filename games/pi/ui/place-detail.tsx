import { type Component, createMemo, createUniqueId, For, Show } from 'solid-js';
import { Button } from '#kit';
import { type Kind, KINDS, type Place } from '../rules/edition.ts';
import type { Marker } from '../rules/state.ts';
import { tileAt } from '../rules/tiles.ts';
import { placeEntry } from '../telling/board.ts';
import { markerWord, nameOf, themed } from '../telling/names.ts';
import { Deed, Warnings } from './deed.tsx';
import { useDesk } from './desk.ts';
import { beforeInvestigating } from './foresight.ts';
import { tellFact } from './notebook/lines.ts';
import { NamedTile } from './tile.tsx';
import css from './dock.module.css';

const MARKERS: readonly Marker[] = ['disc', 'cube'];

/** A place looked at closely: its tiles by their whole names, all that lies there, and what can be done. */
export const PlaceDetail: Component<{ place: Place; onDone(): void }> = props => {
  const desk = useDesk();
  const id = createUniqueId();
  const number = (): number => desk.town().placeNumber.get(props.place) ?? -1;
  const outlook = createMemo(() => {
    const informed = desk.isPlaying() && desk.solver()?.standing === 'active' ? desk.informed() : undefined;
    return informed && beforeInvestigating(informed, props.place);
  });
  const lying = createMemo(() => placeEntry(desk.open(), props.place).under ?? []);
  return (
    <>
      <ul class={css['tiles']}>
        <For each={KINDS}>{kind => <TileRow place={props.place} kind={kind} number={number()} />}</For>
      </ul>
      <Show when={lying().length > 0}>
        <ul class={css['lying']} aria-label={desk.word('board-lying')}>
          <For each={lying()}>{line => <li>{desk.say(line)}</li>}</For>
        </ul>
      </Show>
      <Show when={desk.isPlaying()}>
        <Show when={outlook()}>
          {now => (
            <div id={id} class={css['outlook']}>
              <p class={css['soft']}>{desk.say(now().about)}</p>
              <Warnings lines={now().warnings} />
            </div>
          )}
        </Show>
        <div class={css['go']}>
          <Deed action={{ type: 'investigate', place: props.place }} about={id} onDone={props.onDone}>
            {desk.say(themed(desk.open(), 'board-send', { count: desk.solver()?.left ?? 0 }))}
          </Deed>
        </div>
      </Show>
    </>
  );
};

const TileRow: Component<{ place: Place; kind: Kind; number: number }> = props => {
  const desk = useDesk();
  const element = createMemo(() => tileAt(desk.open(), props.number, props.kind));
  const fact = createMemo(() => {
    const tile = element();
    return tile === null ? undefined : desk.facts()?.certain.get(tile);
  });
  const name = () => {
    const tile = element();
    return tile === null ? { key: 'nothing' } : nameOf(props.kind, tile);
  };
  const canAssign = (marker: Marker): boolean =>
    desk.may({ type: 'assign', place: props.place, marker, tile: props.kind }).ok;
  const assigned = createMemo(() =>
    desk.solver()?.assigned.find(one => one.place === props.place && one.tile === props.kind),
  );
  return (
    <li class={css['row']}>
      <NamedTile kind={props.kind} element={element()}>
        <Show when={desk.isPlaying() && element() !== null && desk.solver()?.standing === 'active'}>
          <Button
            icon="target"
            size="small"
            kind={desk.isAccused(props.kind, element()) ? 'primary' : 'quiet'}
            aria-pressed={desk.isAccused(props.kind, element())}
            aria-label={desk.word('board-accuse-this', { name: name() })}
            onClick={() => {
              const tile = element() ?? undefined;
              const isIn = desk.draft()[props.kind] === tile;
              desk.put(props.kind, isIn ? undefined : tile);
              desk.props.announce(desk.word(isIn ? 'board-accuse-out' : 'board-accuse-in', { name: name() }));
            }}
          >
            {desk.word('board-accuse-add')}
          </Button>
        </Show>
      </NamedTile>
      <Show when={fact()}>
        {now => (
          <ul class={css['fact']} data-mark={now().mark}>
            <For each={tellFact(desk.open(), now())}>{line => <li>{desk.say(line)}</li>}</For>
          </ul>
        )}
      </Show>
      <Show when={desk.isPlaying()}>
        <For each={MARKERS.filter(canAssign)}>
          {marker => (
            <Deed action={{ type: 'assign', place: props.place, marker, tile: props.kind }} kind="plain">
              {desk.word('board-assign', { marker: markerWord(desk.open(), marker) })}
            </Deed>
          )}
        </For>
        <Show when={assigned()}>
          {one => (
            <Deed action={{ type: 'unassign', place: props.place, tile: props.kind }} kind="plain" icon="undo">
              {desk.word('board-unassign', { marker: markerWord(desk.open(), one().marker) })}
            </Deed>
          )}
        </Show>
      </Show>
    </li>
  );
};
