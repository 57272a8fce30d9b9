import { type Component, createMemo, onMount, Show, untrack } from 'solid-js';
import { afterPaint, createDeferred, fly, seatColour } from '#kit';
import { type Kind, KINDS, type Place } from '../rules/edition.ts';
import { holderOf } from '../rules/neighbours.ts';
import type { Marker } from '../rules/state.ts';
import { placeEntry } from '../telling/places.ts';
import { type AnswerEvent, useDesk } from './desk.ts';
import type { MapGeometry } from './map-geometry.ts';
import { filterPieces, isSameList } from './map-contents.ts';
import { shortName, tileWords } from './names.ts';
import { Drawing, InvestigatorPiece, MarkerPiece } from './pieces.tsx';
import { widthTaken } from './placement.ts';
import { tileKey } from './highlights.ts';
import css from './place-cell.module.css';

interface PlaceCellProps {
  place: Place;
  geometry: MapGeometry;
}

/** One place: its name, a suspect and a crime. It is read as one sentence. */
export const PlaceCell: Component<PlaceCellProps> = props => {
  const desk = useDesk();
  const { place } = props;
  const everything = createMemo(
    () => [
      ...KINDS.flatMap(kind => [desk.elementAt(place, kind), ...desk.lyingTold().on(place, kind)]),
      ...desk.lyingTold().at(place),
    ],
    undefined,
    { equals: isSameList },
  );
  const answer = createMemo((): AnswerEvent | undefined =>
    desk.answeredPlace() === place ? desk.answerShown() : undefined,
  );
  const isTold = createDeferred('finish');
  /** The label of a place for screen readers. */
  const label = createMemo(() => {
    if (!isTold()) return '';
    everything();
    const { line, under = [] } = untrack(() => placeEntry(desk.told(), place));
    return [line, ...under].map(desk.say).join(' ');
  });
  return (
    <>
      <span class="visually-hidden">{label()}</span>
      <span
        class={css['ring']}
        style={{ '--seat': answer() ? seatColour(answer()?.by ?? 0) : undefined }}
        data-answered={answer() ? '' : undefined}
        aria-hidden="true"
      />
      <div class={css['inside']} aria-hidden="true">
        <Slot place={place} kind="location" geometry={props.geometry} />
        <Show
          when={answer()}
          fallback={
            <div class={css['tiles']}>
              <Slot place={place} kind="suspect" geometry={props.geometry} />
              <Slot place={place} kind="crime" geometry={props.geometry} />
            </div>
          }
          keyed
        >
          {now => <AnswerHere event={now} />}
        </Show>
      </div>
    </>
  );
};

/** An answer, shown over its place, below the name. */
const AnswerHere: Component<{ event: AnswerEvent }> = props => {
  const desk = useDesk();
  const { event } = props;
  let element: HTMLDivElement | undefined;
  const isMine = event.by === desk.seat();
  /** The seat the answer flies in from: the holder for my question, else the asker. */
  const source = isMine ? holderOf(event.by, desk.seats().length) : event.by;
  onMount(() => {
    const time = untrack(desk.moment)?.time ?? 0;
    afterPaint(() => {
      const layer = desk.flights();
      const piece = element?.querySelector<HTMLElement>('[data-flies]');
      const row = layer?.parentElement?.querySelector(`[data-seat-row="${source}"]`);
      if (layer && piece && row) fly({ layer, piece, from: row.getBoundingClientRect(), time });
    });
  });
  const says = (): string => {
    const holder = holderOf(event.by, desk.seats().length);
    return holder === desk.seat() ? desk.word('board-says-me') : desk.word('board-says', { seat: { seat: holder } });
  };
  const piece = (marker: Marker | 'none') => (
    <MarkerPiece seat={event.by} edition={desk.edition()} marker={marker} sure="confirmed" />
  );
  return (
    <div
      class={css['answer']}
      data-answer
      ref={one => {
        element = one;
      }}
    >
      <span class={css['flies']} data-flies>
        {event.type === 'investigated' ? (
          <>
            <InvestigatorPiece seat={event.by} edition={desk.edition()} />
            <Show when={event.discs > 0}>
              {piece('disc')}
              <b>{event.discs}</b>
            </Show>
            <Show when={event.cubes > 0}>
              {piece('cube')}
              <b>{event.cubes}</b>
            </Show>
            <Show when={event.discs + event.cubes === 0}>{piece('none')}</Show>
          </>
        ) : (
          piece(event.reply)
        )}
      </span>
      <span class={css['says']}>
        <Show when={event.type === 'examined' || event.discs + event.cubes === 0}>
          <b>{desk.word(event.type === 'examined' ? ANSWERS[event.reply] : ANSWERS.none)}</b>
        </Show>
        <small>{says()}</small>
      </span>
    </div>
  );
};

const ANSWERS = { disc: 'board-says-disc', cube: 'board-says-cube', none: 'board-says-none' } as const;

/** The kind of the tile that was hit inside a place. */
export const tileUnder = (target: EventTarget | null): Kind | undefined => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-kind]') : null;
  return tile?.dataset['kind'] as Kind | undefined;
};

/** One of the three tiles of a place. */
const Slot: Component<{ place: Place; kind: Kind; geometry: MapGeometry }> = props => {
  const desk = useDesk();
  const { kind, place } = props;
  const element = createMemo(() => desk.elementAt(place, kind));
  const pieces = createMemo(() => {
    const marks = filterPieces(desk.lyingShown().on(place, kind), desk.filter()).length;
    const isAccused = element() !== null && desk.accusedNow()[kind] === element();
    return marks + (isAccused ? 1 : 0);
  });
  const overlaid = (): string | undefined => {
    const overlay = desk.overlay();
    return overlay?.kind === kind ? (overlay.places.get(place) ?? 'excluded') : undefined;
  };
  const isNews = (): boolean => desk.news.tile(tileKey(place, kind));
  return (
    <div
      class={css['tile']}
      classList={{
        [css['blank'] ?? '']: element() === null,
        [css['lit'] ?? '']: desk.isTileLit(place, kind) && desk.answeredPlace() !== place,
        [css['news'] ?? '']: isNews(),
      }}
      style={{ '--taken': `${widthTaken(props, kind, pieces())}px` }}
      data-kind={kind}
      data-note={overlaid()}
      data-effect={isNews() ? desk.scene()?.effect : undefined}
    >
      <span class={css['picture']}>
        <Drawing edition={desk.edition()} kind={kind} element={element()} />
      </span>
      <span class={css['name']}>
        <span class={css['full']}>{tileWords(untrack(desk.open), kind, element(), desk.say)}</span>
        <span class={css['short']}>{desk.say(shortName(untrack(desk.open), kind, element()))}</span>
      </span>
    </div>
  );
};
