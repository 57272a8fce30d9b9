import { type Component, createMemo, Show } from 'solid-js';
import { Cells, createBoardSize, type Outline, Outlines, Pieces, seatColour } from '#kit';
import type { Location } from '../rules/components.ts';
import { useDesk } from './desk.ts';
import { Pawn } from './drawing.tsx';
import { type Geometry, layOut, placePawns } from './geometry.ts';
import { sentenceOf } from './latest.ts';
import { placeOf } from './moments.ts';
import { answerTo } from './queries.ts';
import { Room } from './room.tsx';
import type { Event } from '../rules/state.ts';
import css from './plan.module.css';

/** How long a pawn walks, in milliseconds. */
const WALK = 420;

/** The prison: twelve locations, who is where, and who watches. */
export const Plan: Component<{ onOpen(location: Location): void }> = props => {
  const desk = useDesk();
  let box: HTMLDivElement | undefined;
  let probe: HTMLSpanElement | undefined;
  const size = createBoardSize(
    () => box,
    () => probe,
  );
  const geometry = createMemo((): Geometry | undefined => {
    const space = size();
    return space && layOut(desk.open().layout, space);
  });
  return (
    <div
      class={css['plan']}
      onKeyDown={event => {
        const answer = event.ctrlKey || event.altKey || event.metaKey ? undefined : answerTo(desk, event.key);
        if (answer !== undefined) desk.props.announce(answer);
      }}
      ref={element => {
        box = element;
      }}
    >
      <span
        class={css['probe']}
        ref={element => {
          probe = element;
        }}
      />
      <Show when={geometry()}>{now => <Rooms geometry={now()} onOpen={props.onOpen} />}</Show>
      <p id="alcatraz-plan-keys" class="visually-hidden">
        {desk.word('board-plan-keys')}
      </p>
    </div>
  );
};

const Rooms: Component<{ geometry: Geometry; onOpen(location: Location): void }> = props => {
  const desk = useDesk();
  const pawns = createMemo(() =>
    placePawns(
      props.geometry,
      desk.staged().pawns,
      desk.open().tasks.map(({ at }) => at),
    ),
  );
  const detail = createMemo(() => props.geometry.detail);
  return (
    <div
      class={css['rooms']}
      data-shortens
      style={{
        '--strip': `${props.geometry.strip}px`,
        '--room-height': `${props.geometry.cells[0]?.height ?? 0}px`,
      }}
    >
      <Cells
        cells={props.geometry.cells}
        label={desk.word('board-plan')}
        describedBy="alcatraz-plan-keys"
        attribute="data-location"
        class={css['cell']}
        selected={desk.selected() === undefined ? undefined : String(desk.selected())}
        stateOf={id => ({ isLegal: desk.pickable().has(Number(id)) })}
        onOpen={id => props.onOpen(Number(id))}
      >
        {id => <Room location={Number(id)} detail={detail()} />}
      </Cells>
      <Pieces pieces={pawns()} geometry={props.geometry} time={WALK}>
        {piece => <Pawn seat={piece().seat} isActing={desk.open().acting?.seat === piece().seat} />}
      </Pieces>
      <Lights geometry={props.geometry} />
      <Caption geometry={props.geometry} />
    </div>
  );
};

/** The width of a caption where there is room for it, in pixels. */
const CAPTION = 280;

/** What concerns me, where I am, while it is shown. The log and the notice say it too. */
const Caption: Component<{ geometry: Geometry }> = props => {
  const desk = useDesk();
  const place = createMemo(() => {
    const at = desk.staged().pawns.get(desk.seat() ?? -1);
    const { cells } = props.geometry;
    const cell = cells.find(({ id }) => id === String(at));
    const across = Math.max(...cells.map(({ x, width }) => x + width));
    const width = Math.min(CAPTION, across);
    return (
      cell && { left: Math.max(0, Math.min(across - width, cell.x + (cell.width - width) / 2)), top: cell.y, width }
    );
  });
  return (
    <Show when={desk.concern()} keyed>
      {event => (
        <Show when={place()}>
          {now => (
            <p
              class={css['caption']}
              aria-hidden="true"
              data-caption
              style={{ left: `${now().left}px`, top: `${now().top}px`, width: `${now().width}px` }}
            >
              {sentenceOf(desk, event)}
            </p>
          )}
        </Show>
      )}
    </Show>
  );
};

/** Rings around what is chosen, and around what is happening. */
const Lights: Component<{ geometry: Geometry }> = props => {
  const desk = useDesk();
  const ringAround = (location: Location, inset: number): string => {
    const cell = props.geometry.cells.find(({ id }) => id === String(location));
    if (!cell) return '';
    const [width, height] = [cell.width - 2 * inset, cell.height - 2 * inset];
    return `M${cell.x + inset} ${cell.y + inset}h${width}v${height}h${-width}z`;
  };
  const outlines = createMemo((): Outline[] => {
    const chosen = desk.selected();
    const shown = desk.moments.shown()?.moment.content;
    const pointed = (desk.props.highlighted as readonly Event[]).flatMap(event => placeOf(event) ?? []);
    const places = [...(shown ? [placeOf(shown)] : []), ...pointed].flatMap(place => place ?? []);
    return [
      ...places.flatMap(({ locations, by }, order) =>
        locations.map(
          (location, at): Outline => ({
            key: `news ${order} ${at}`,
            kind: 'last',
            path: ringAround(location, 2),
            ...(by !== null && { colour: seatColour(by) }),
            isStrong: true,
          }),
        ),
      ),
      ...(chosen === undefined
        ? []
        : [{ key: 'selected', kind: 'selected', path: ringAround(chosen, 2) } satisfies Outline]),
    ];
  });
  return <Outlines outlines={outlines()} />;
};
