import { type Component, createMemo, Show, Suspense } from 'solid-js';
import { Cells, createBoardSize, type Outline, Outlines, Pieces, seatColour } from '#kit';
import type { Location } from '../rules/components.ts';
import { useDesk } from './desk.ts';
import { Pawn } from './drawing.tsx';
import { type Geometry, layOut, placePawns } from './geometry.ts';
import { placeOf } from './moments.ts';
import { Caption, loadAnswers } from './parts.ts';
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
  async function answer(key: string): Promise<void> {
    const { answerTo } = await loadAnswers();
    const words = answerTo(desk, key);
    if (words !== undefined) desk.props.announce(words);
  }
  return (
    <div
      class={css['plan']}
      onKeyDown={({ key, ctrlKey, altKey, metaKey }) => {
        if (!ctrlKey && !altKey && !metaKey) void answer(key);
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
      <Show when={desk.concern()}>
        <Suspense>
          <Caption geometry={props.geometry} />
        </Suspense>
      </Show>
    </div>
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
