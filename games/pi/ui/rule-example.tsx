import { type Component, For, Show } from 'solid-js';
import type { Line } from '#telling';
import { type EditionId, type Element, type Kind, type Place, townFor } from '../rules/edition.ts';
import type { Case, Reply } from '../rules/state.ts';
import { nameOf, placeName } from '../telling/names.ts';
import { drawingOf } from './icons.ts';
import { InvestigatorPiece, MarkerPiece } from './pieces.tsx';
import css from './rule-example.module.css';

/** The tiles of a place in the example; null: a tile without a suspect or a crime. */
interface Tiles {
  readonly suspect?: Element | null;
  readonly crime?: Element | null;
}

/** One turn of the example: the place that is asked about with its neighbours, and the answer. */
interface Turn {
  readonly at: Place;
  /** The kind in question; undefined: an investigator asks about all three. */
  readonly kind?: Kind;
  readonly answer: readonly Reply[];
  /** The places where the element can still be. */
  readonly possible: readonly Place[];
}

interface Example {
  readonly tiles: Readonly<Record<Place, Tiles>>;
  readonly turns: readonly Turn[];
}

/** The example of the rules; `example.test.ts` plays it. */
const EXAMPLES: Readonly<Record<EditionId, Example>> = {
  pi: {
    tiles: {
      downtown: { suspect: 'queenie', crime: null },
      'ricks-cafe': { crime: 'blackmail' },
      'main-street': { crime: 'smuggling' },
      'road-house': { crime: 'forgery' },
      'skid-row': { crime: null },
    },
    turns: [
      { at: 'ricks-cafe', kind: 'crime', answer: ['cube'], possible: ['main-street', 'road-house'] },
      {
        at: 'main-street',
        answer: ['disc', 'cube', 'cube'],
        possible: ['trocadero', 'ocean-drive', 'central-station', 'road-house', 'downtown', 'ricks-cafe'],
      },
      { at: 'lakeside', kind: 'location', answer: ['cube'], possible: ['trocadero'] },
    ],
  },
  '07': {
    tiles: {
      'hotel-forum': { suspect: 'docent', crime: null },
      'stadion-dziesieciolecia': { crime: 'robbery' },
      'dom-partii': { crime: 'moonshining' },
      'kino-moskwa': { crime: 'fraud' },
      'plac-konstytucji': { crime: null },
    },
    turns: [
      { at: 'stadion-dziesieciolecia', kind: 'crime', answer: ['cube'], possible: ['dom-partii', 'kino-moskwa'] },
      {
        at: 'dom-partii',
        answer: ['disc', 'cube', 'cube'],
        possible: neighboursOf('07', 'dom-partii'),
      },
      { at: 'dworzec-centralny', kind: 'location', answer: ['cube'], possible: ['palac-kultury-i-nauki'] },
    ],
  },
};

function neighboursOf(edition: EditionId, place: Place): readonly Place[] {
  return townFor(edition).places.find(({ id }) => id === place)?.neighbours ?? [];
}

// The same honeycomb as on the table, in its measures.
const [WIDTH, BODY, PEAK, GAP] = [184, 98, 25, 5];
const across = (column: number): number => (column * (WIDTH + GAP)) / 2;
const down = (row: number): number => row * (BODY + PEAK + GAP);
const HEXAGON = `M0 ${PEAK}L${WIDTH / 2} 0L${WIDTH} ${PEAK}V${PEAK + BODY}L${WIDTH / 2} ${BODY + 2 * PEAK}L0 ${PEAK + BODY}z`;

interface ExampleProps {
  readonly edition: EditionId;
  say(line: Line): string;
}

/** Longer names are cut where the tile ends. */
const LONGEST = 15;
const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Beside its picture, a name of more letters is written smaller. */
const LONGEST_IN_ROW = 12;
const RowName: Component<{ readonly name: string }> = props => (
  <text x="36" y="20" class={props.name.length > LONGEST_IN_ROW ? css['long'] : undefined}>
    {shortened(props.name)}
  </text>
);

/** A place as it looks on the table: its name, its suspect, its crime. */
const HexTile: Component<ExampleProps & { readonly place: Place; readonly tiles: Tiles }> = props => (
  <>
    <text class={css['name']} x={WIDTH / 2} y={PEAK + 20}>
      {shortened(props.say(placeName(props.place)))}
    </text>
    <For each={['suspect', 'crime'] as const}>
      {(kind, at) => (
        <Show when={props.tiles[kind] !== undefined}>
          <g transform={`translate(14 ${PEAK + 30 + at() * 32})`} data-kind={kind} class={css['row']}>
            <rect width="28" height="28" rx="3" />
            <svg x="3" y="3" width="22" height="22" viewBox="0 0 512 512">
              <use href={drawingOf(props.edition, kind, props.tiles[kind] ?? null)} />
            </svg>
            <RowName name={props.tiles[kind] === null ? '–' : props.say(nameOf(kind, props.tiles[kind] ?? ''))} />
          </g>
        </Show>
      )}
    </For>
  </>
);

/** A turn of the example: a place, its neighbours, and the remaining possibilities. */
export const ExampleTurn: Component<ExampleProps & { readonly turn: number }> = props => {
  const example = (): Example => EXAMPLES[props.edition];
  const turn = (): Turn | undefined => example().turns[props.turn];
  const shown = () => {
    const at = turn()?.at;
    const near = at === undefined ? [] : neighboursOf(props.edition, at);
    return townFor(props.edition).places.filter(({ id }) => id === at || near.includes(id));
  };
  const box = (): string => {
    const columns = shown().map(({ column }) => across(column));
    const rows = shown().map(({ row }) => down(row));
    const [left, top] = [Math.min(...columns) - 4, Math.min(...rows) - 4];
    return `${left} ${top} ${Math.max(...columns) - left + WIDTH + 4} ${Math.max(...rows) - top + BODY + 2 * PEAK + 4}`;
  };
  const isAsked = (place: Place): boolean => turn()?.at === place;
  return (
    <svg class={css['example']} viewBox={box()} aria-hidden="true">
      <For each={shown()}>
        {({ id, column, row }) => (
          <g
            class={css['hex']}
            data-asked={isAsked(id)}
            data-possible={turn()?.possible.includes(id) ?? false}
            transform={`translate(${across(column)} ${down(row)})`}
          >
            <path d={HEXAGON} />
            <HexTile edition={props.edition} say={props.say} place={id} tiles={example().tiles[id] ?? {}} />
            <Show when={isAsked(id)}>
              <foreignObject x="0" y={PEAK + BODY - 3} width={WIDTH} height="30">
                <span class={css['answer']}>
                  <Show when={turn()?.kind === undefined}>
                    <InvestigatorPiece seat={0} edition={props.edition} />
                  </Show>
                  <For each={turn()?.answer}>
                    {marker => <MarkerPiece seat={0} edition={props.edition} marker={marker} sure="confirmed" />}
                  </For>
                </span>
              </foreignObject>
            </Show>
            <Show when={turn()?.possible.includes(id)}>
              <g class={css['maybe']} transform={`translate(${WIDTH / 2} 8)`}>
                <circle r="14" />
                <text y="6">?</text>
              </g>
            </Show>
          </g>
        )}
      </For>
    </svg>
  );
};

/** The whole map, with the names of the places. */
export const WholeMap: Component<ExampleProps> = props => (
  <svg
    class={css['example']}
    viewBox={`-4 -4 ${4 * WIDTH + 3 * GAP + 8} ${5 * BODY + 6 * PEAK + 4 * GAP + 8}`}
    aria-hidden="true"
  >
    <For each={townFor(props.edition).places}>
      {({ id, column, row }) => (
        <g class={css['hex']} transform={`translate(${across(column)} ${down(row)})`}>
          <path d={HEXAGON} />
          <svg class={css['sign']} x={WIDTH / 2 - 20} y={PEAK + 34} width="40" height="40" viewBox="0 0 512 512">
            <use href={drawingOf(props.edition, 'location', id)} />
          </svg>
          <HexTile edition={props.edition} say={props.say} place={id} tiles={{}} />
        </g>
      )}
    </For>
  </svg>
);

/** One place of the map: its name, a suspect and a crime, and an investigator. */
export const ExamplePlace: Component<ExampleProps & { readonly tiles: Case }> = props => (
  <svg class={css['example']} viewBox={`-4 -4 ${WIDTH + 8} ${BODY + 2 * PEAK + 8}`} aria-hidden="true">
    <g class={css['hex']}>
      <path d={HEXAGON} />
      <HexTile edition={props.edition} say={props.say} place={props.tiles.location} tiles={props.tiles} />
      <foreignObject x="0" y={PEAK + BODY - 3} width={WIDTH} height="30">
        <span class={css['answer']}>
          <InvestigatorPiece seat={0} edition={props.edition} />
        </span>
      </foreignObject>
    </g>
  </svg>
);
