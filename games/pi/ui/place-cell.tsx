import { type Component, createMemo, For, Show, untrack } from 'solid-js';
import { createTurn, seatColour } from '#kit';
import { type Kind, KINDS } from '../rules/edition.ts';
import type { Event, Marker } from '../rules/state.ts';
import { tileAt } from '../rules/tiles.ts';
import { placeEntry } from '../telling/board.ts';
import { useDesk } from './desk.ts';
import type { Spot } from './hexes.ts';
import { filtered, isSameList } from './lying.ts';
import { shortName, tileWords } from './names.ts';
import { AccusationPiece, Drawing, InvestigatorPiece, MarkerPiece } from './pieces.tsx';
import { tileKey, tileOf } from './pointing.ts';
import css from './place-cell.module.css';

interface PlaceCellProps {
  spot: Spot;
  /** The one the arrow keys stand on. */
  isCurrent: boolean;
  onFocus(isByKey: boolean): void;
  onOpen(): void;
}

/** One place: its name, a suspect, a crime, and what lies on them. It is read as one sentence, and opened as one button. */
export const PlaceCell: Component<PlaceCellProps> = props => {
  const desk = useDesk();
  const { place, column, row } = props.spot;
  const number = (): number => desk.town().placeNumber.get(place) ?? -1;
  const sent = createMemo(() => filtered(desk.lying().at(place), desk.filter()), undefined, { equals: isSameList });
  const isSelected = (): boolean => desk.selectedPlace() === place;
  const everything = createMemo(
    () => [
      ...KINDS.flatMap(kind => [tileAt(desk.told(), number(), kind), ...desk.lyingTold().on(place, kind)]),
      ...desk.lyingTold().at(place),
    ],
    undefined,
    { equals: isSameList },
  );
  /** The answer that is being given about this place. */
  const answer = createMemo((): Answer | undefined => {
    const event = desk.scene()?.event;
    if (event?.type === 'investigated') return event.place === place ? event : undefined;
    if (event?.type !== 'examined') return undefined;
    return tileOf(untrack(desk.open), event.card).place === place ? event : undefined;
  });
  const isTold = createTurn('finish');
  /** All there is to see here, in words. */
  const label = createMemo(() => {
    if (!isTold()) return '';
    everything();
    const { line, under = [] } = untrack(() => placeEntry(desk.told(), place));
    return [line, ...under].map(desk.say).join(' ');
  });
  return (
    <div
      role="gridcell"
      class={css['place']}
      classList={{
        [css['selected'] ?? '']: isSelected(),
        [css['near'] ?? '']: desk.near().has(place),
        [css['lit'] ?? '']: desk.isPlaceLit(place),
        [css['news'] ?? '']: desk.news.place(place),
      }}
      style={{ '--column': column, '--row': row }}
      data-place={place}
      tabindex={props.isCurrent ? 0 : -1}
      aria-selected={isSelected()}
      onFocus={event => props.onFocus(event.currentTarget.matches(':focus-visible'))}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') desk.hover(place);
      }}
      onPointerLeave={() => desk.hover(null)}
      onClick={event => {
        const kind = tileUnder(event.target);
        if (kind && desk.pane() === 'accuse' && desk.room() !== 'narrow') pick(kind);
        else props.onOpen();
      }}
    >
      <span class="heard-only">{label()}</span>
      <span class={css['ring']} aria-hidden="true" />
      <Show when={answer()}>{event => <AnswerHere event={event()} />}</Show>
      <div class={css['inside']} aria-hidden="true">
        <Slot spot={props.spot} kind="location" />
        <div class={css['tiles']}>
          <Slot spot={props.spot} kind="suspect" />
          <Slot spot={props.spot} kind="crime" />
        </div>
        <div class={css['lane']}>
          <For each={sent()}>
            {one => (
              <span class={css['sent']}>
                <For each={Array.from({ length: one.count })}>
                  {() => <InvestigatorPiece seat={one.seat} edition={desk.edition()} />}
                </For>
                <Show when={one.discs > 0}>
                  <MarkerPiece seat={one.seat} edition={desk.edition()} marker="disc" sure="confirmed" />
                  <b>{one.discs}</b>
                </Show>
                <Show when={one.cubes > 0}>
                  <MarkerPiece seat={one.seat} edition={desk.edition()} marker="cube" sure="confirmed" />
                  <b>{one.cubes}</b>
                </Show>
                <Show when={one.discs === 0 && one.cubes === 0}>
                  <MarkerPiece seat={one.seat} edition={desk.edition()} marker="none" sure="confirmed" />
                </Show>
              </span>
            )}
          </For>
        </div>
      </div>
    </div>
  );

  /** With room enough, a tile can be picked for an accusation where it lies. */
  function pick(kind: Kind): void {
    const element = tileAt(desk.open(), number(), kind);
    if (element === null) props.onOpen();
    else desk.put(kind, desk.draft()[kind] === element ? undefined : element);
  }
};

type Answer = Extract<Event, { type: 'examined' | 'investigated' }>;

/** An answer happens where the question was asked. */
const AnswerHere: Component<{ event: Answer }> = props => {
  const desk = useDesk();
  const piece = (marker: Marker | 'none') => (
    <MarkerPiece seat={props.event.by} edition={desk.edition()} marker={marker} sure="confirmed" />
  );
  return (
    <div class={css['answer']} style={{ '--seat': seatColour(props.event.by) }} aria-hidden="true">
      <Show when={props.event.type === 'examined' && props.event} keyed>
        {({ reply }) => (
          <>
            {piece(reply)}
            <b>{desk.word(ANSWERS[reply])}</b>
          </>
        )}
      </Show>
      <Show when={props.event.type === 'investigated' && props.event} keyed>
        {({ discs, cubes }) => (
          <Show
            when={discs + cubes > 0}
            fallback={
              <>
                {piece('none')}
                <b>{desk.word('board-says-none')}</b>
              </>
            }
          >
            <Show when={discs > 0}>
              {piece('disc')}
              <b>{discs}</b>
            </Show>
            <Show when={cubes > 0}>
              {piece('cube')}
              <b>{cubes}</b>
            </Show>
          </Show>
        )}
      </Show>
    </div>
  );
};

const ANSWERS = { disc: 'board-says-disc', cube: 'board-says-cube', none: 'board-says-none' } as const;

const tileUnder = (target: EventTarget | null): Kind | undefined => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-kind]') : null;
  return tile?.dataset['kind'] as Kind | undefined;
};

/** One of the three tiles of a place. */
const Slot: Component<{ spot: Spot; kind: Kind }> = props => {
  const desk = useDesk();
  const { kind } = props;
  const { place } = props.spot;
  const number = (): number => desk.town().placeNumber.get(place) ?? -1;
  const element = createMemo(() => tileAt(desk.ground(), number(), kind));
  const pieces = createMemo(() => filtered(desk.lying().on(place, kind), desk.filter()), undefined, {
    equals: isSameList,
  });
  const overlaid = (): string | undefined => {
    const overlay = desk.overlay();
    return overlay?.kind === kind ? (overlay.places.get(place) ?? 'excluded') : undefined;
  };
  return (
    <div
      class={css['tile']}
      classList={{
        [css['blank'] ?? '']: element() === null,
        [css['lit'] ?? '']: desk.isTileLit(place, kind),
        [css['news'] ?? '']: desk.news.tile(tileKey(place, kind)),
      }}
      data-kind={kind}
      data-overlay={overlaid()}
      data-effect={desk.news.tile(tileKey(place, kind)) ? desk.scene()?.effect : undefined}
    >
      <span class={css['picture']}>
        <Drawing edition={desk.edition()} kind={kind} element={element()} />
      </span>
      <span class={css['body']}>
        <span class={css['name']}>
          <span class={css['full']}>{tileWords(untrack(desk.open), kind, element(), desk.say)}</span>
          <span class={css['short']}>{desk.say(shortName(untrack(desk.open), kind, element()))}</span>
        </span>
        <span class={css['pieces']}>
          <Show when={desk.isAccused(kind, element())}>
            <AccusationPiece />
          </Show>
          <For each={pieces()}>
            {piece => (
              <MarkerPiece seat={piece.seat} edition={desk.edition()} marker={piece.marker} sure={piece.sure} />
            )}
          </For>
        </span>
      </span>
    </div>
  );
};
