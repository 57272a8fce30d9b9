import { type Component, createEffect, createMemo, Match, Show, Switch } from 'solid-js';
import { Cells, createBoardSize, createIsBuilt, isMotionReduced, Menu, Outlines, Pieces } from '#kit';
import { type Kind, KINDS, type Place } from '../rules/edition.ts';
import { kindWord } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { type MapGeometry, layOutMap } from './map-geometry.ts';
import { createMapOutlines } from './map-outlines.ts';
import { filterPieces } from './map-contents.ts';
import { PlaceCell, tileUnder } from './place-cell.tsx';
import { AccusationPiece, InvestigatorPiece, MarkerPiece } from './pieces.tsx';
import { type MapPiece, placePieces } from './placement.ts';
import { tileOf } from './highlights.ts';
import css from './map.module.css';

/** The map: fourteen places with their tiles and pieces. */
export const TownMap: Component<{ onOpen(place: Place, how: 'pointer' | 'key'): void }> = props => {
  const desk = useDesk();
  let box: HTMLDivElement | undefined;
  let probe: HTMLSpanElement | undefined;
  const size = createBoardSize(
    () => box,
    () => probe,
  );
  createEffect(() => desk.setMapSize(size()));
  const geometry = createMemo((): MapGeometry | undefined => {
    const space = size();
    return space && layOutMap(desk.town(), space, space.textScale);
  });
  return (
    <div
      class={css['map']}
      data-shortens
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
      <Show when={geometry()}>{now => <Town geometry={now()} onOpen={props.onOpen} />}</Show>
      <AccusationStamp />
      <p id="pi-map-keys" class="visually-hidden">
        {desk.word('board-map-keys')}
      </p>
    </div>
  );
};

const Town: Component<{ geometry: MapGeometry; onOpen(place: Place, how: 'pointer' | 'key'): void }> = props => {
  const desk = useDesk();
  // the map is shown when all places are rendered
  const isBuilt = createIsBuilt();
  const lights = createMapOutlines(desk, () => props.geometry);
  const isWrong = (): boolean => desk.scene()?.effect === 'wrong';

  function open(place: Place, how: 'pointer' | 'key', target?: EventTarget | null): void {
    const kind = tileUnder(target ?? null);
    // in wide windows a tile on the map can be picked for an accusation
    if (how === 'pointer' && kind && desk.pane() === 'accuse' && desk.frameWidth() !== 'narrow' && pick(place, kind))
      return;
    props.onOpen(place, how);
  }
  function pick(place: Place, kind: Kind): boolean {
    const element = desk.elementAt(place, kind);
    if (element === null) return false;
    desk.put(kind, desk.draft()[kind] === element ? undefined : element);
    return true;
  }

  return (
    <div
      class={css['town']}
      classList={{ [css['building'] ?? '']: !isBuilt(), [css['shaking'] ?? '']: isWrong() }}
      data-detail={props.geometry.detail}
      style={{
        '--hex-p': `${props.geometry.peak}px`,
        '--line-height': `${props.geometry.line}px`,
        '--letters': `${props.geometry.letters}px`,
        '--name-letters': `${props.geometry.nameLetters}px`,
        '--piece': `${props.geometry.piece}px`,
        '--top': `${props.geometry.top}px`,
        '--padding': `${props.geometry.padding}px`,
      }}
    >
      <Cells
        cells={props.geometry.cells}
        label={desk.word('section-map')}
        describedBy="pi-map-keys"
        attribute="data-place"
        class={css['place']}
        selected={desk.selectedPlace()}
        stateOf={place => ({
          isLit: desk.isPlaceLit(place) || desk.near().has(place),
          isLegal: desk.isMyTurn(),
        })}
        onOpen={open}
        onFocus={(place, isByKey) => {
          if (place === null || isByKey) desk.focusOn(place);
        }}
        onHover={desk.hover}
      >
        {place => <PlaceCell place={place} geometry={props.geometry} />}
      </Cells>
      <TownPieces geometry={props.geometry} />
      <Outlines outlines={lights()} />
    </div>
  );
};

/** The duration of a move of a piece, ms. */
const TRAVEL = 260;
/** The scale of a piece in an answer. */
const LARGE = 1.6;

const TownPieces: Component<{ geometry: MapGeometry }> = props => {
  const desk = useDesk();
  const accused = createMemo((): ReadonlyMap<Kind, Place> => {
    const draft = desk.accusedNow();
    return new Map(
      KINDS.flatMap(kind => {
        const element = draft[kind];
        return element === undefined ? [] : [[kind, tileOf(desk.staged(), element).place] as const];
      }),
    );
  });
  const pieces = createMemo(() =>
    placePieces({
      geometry: props.geometry,
      lying: desk.lyingShown(),
      me: desk.seat(),
      isShown: seat => filterPieces([{ seat }], desk.filter()).length > 0,
      accused: accused(),
      covered: desk.answeredPlace(),
    }),
  );
  /** New pieces fly in: from the answer, or for an accusation from above. */
  function enter(piece: MapPiece, element: HTMLElement): void {
    if (isMotionReduced()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      return;
    }
    const cell = props.geometry.cells.find(({ id }) => id === piece.place);
    if (!cell) return;
    if (piece.type === 'accusation') {
      const frames = [{ translate: '0 -120px', opacity: 0 }, { translate: '0 0' }];
      element.animate(frames, { duration: 300, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' });
      return;
    }
    const [x, y] = [
      cell.x + cell.width / 2 - (piece.size * LARGE) / 2,
      cell.y + cell.height / 2 - (piece.size * LARGE) / 2,
    ];
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${LARGE})` },
        { transform: `translate(${piece.x}px, ${piece.y}px) scale(1)` },
      ],
      { duration: TRAVEL, easing: 'ease-in-out' },
    );
  }
  return (
    <Pieces pieces={pieces()} geometry={props.geometry} time={TRAVEL} onEnter={enter}>
      {piece => <DrawnPiece piece={piece()} />}
    </Pieces>
  );
};

const DrawnPiece: Component<{ piece: MapPiece }> = props => {
  const { edition } = useDesk();
  const marker = () => (props.piece.type === 'marker' ? props.piece : undefined);
  const tally = () => (props.piece.type === 'tally' ? props.piece : undefined);
  const investigator = () => (props.piece.type === 'investigator' ? props.piece : undefined);
  return (
    <Switch fallback={<AccusationPiece />}>
      <Match when={marker()}>
        {one => <MarkerPiece seat={one().seat} edition={edition()} marker={one().marker} sure={one().sure} />}
      </Match>
      <Match when={investigator()}>{one => <InvestigatorPiece seat={one().seat} edition={edition()} />}</Match>
      <Match when={tally()}>
        {one => (
          <>
            <MarkerPiece seat={one().seat} edition={edition()} marker={one().marker} sure="confirmed" />
            <Show when={one().count > 0}>
              <b class={css['count']}>{one().count}</b>
            </Show>
          </>
        )}
      </Match>
    </Switch>
  );
};

/** The result of an accusation, as a stamp over the map. */
const AccusationStamp: Component = () => {
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
  const items = createMemo(() => {
    const mine = desk.seat();
    const others = desk.seats().filter(seat => seat !== mine);
    const choices = [
      { value: 'all' as const, label: desk.word('board-filter-all') },
      ...(mine === undefined ? [] : [{ value: mine, label: desk.word('board-filter-mine') }]),
      ...others.map(seat => ({ value: seat, label: desk.word('board-filter-of', { name: { seat } }) })),
    ];
    return choices.map(({ value, label }) => ({
      label,
      ...(desk.filter() === value && { icon: 'check' as const }),
      to: () => void desk.setFilter(value),
    }));
  });
  return (
    <span class={css['filter']} data-on={desk.filter() === 'all' ? undefined : ''}>
      <Menu label={desk.word('board-filter')} icon="eye" items={items()} />
    </span>
  );
};

/** The label of the notebook overlay. */
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
