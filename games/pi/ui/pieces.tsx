import { type Component, type JSX, Match, Show, Switch } from 'solid-js';
import { createDeferred, seatColour, seatShape } from '#kit';
import type { Seat } from '#kernel';
import type { EditionId, Element, Kind } from '../rules/edition.ts';
import type { TileMarker } from '../rules/markers.ts';
import type { Marker } from '../rules/state.ts';
import { drawingOf } from './icons.ts';
import css from './pieces.module.css';

// All pieces are drawn in a 24 × 24 view box, without text.

const Sheet: Component<{ class?: string | undefined; colour?: string; children: JSX.Element }> = props => (
  <svg
    class={`${css['piece']} ${props.class ?? ''}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={props.colour ? { color: props.colour } : {}}
  >
    {props.children}
  </svg>
);

/** The shape of a seat, for players who cannot tell the colours apart. */
const Emblem: Component<{ seat: Seat; x: number; y: number; size: number; isBare?: boolean }> = props => (
  <path
    class={props.isBare ? css['bare'] : css['emblem']}
    d={seatShape(props.seat)}
    transform={`translate(${props.x - props.size / 2} ${props.y - props.size / 2}) scale(${props.size / 24})`}
  />
);

interface MarkerProps {
  seat: Seat;
  edition: EditionId;
  marker: Marker | 'none';
  sure: TileMarker['sure'];
}

/**
 * A disc is round and flat, a cube has three sides; in Warsaw there are large discs with a ring and small ones without.
 * Proved markers are solid, assumed ones have a broken outline, and a solved case has a seal.
 */
export const MarkerPiece: Component<MarkerProps> = props => {
  const isAssumed = (): boolean => props.sure === 'assigned';
  const line = (): string | undefined => css[isAssumed() ? 'assumed' : 'solid'];
  return (
    <Sheet
      class={props.marker === 'cube' && props.edition === '07' ? css['small'] : undefined}
      colour={seatColour(props.seat)}
    >
      <Switch>
        <Match when={props.marker === 'none'}>
          <circle class={css['nothing']} cx="12" cy="12" r="9" />
          <path class={css['slash']} d="M7.5 16.5l9-9" />
        </Match>
        <Match when={props.sure === 'solved'}>
          <path class={css['solid']} d={SEAL} />
          <circle class={css['ring']} cx="12" cy="12" r="7.6" />
          <Emblem seat={props.seat} x={12} y={12} size={8.5} />
        </Match>
        <Match when={props.marker === 'disc'}>
          <circle class={line()} cx="12" cy="12" r="10" />
          <Show when={!isAssumed()}>
            <circle class={css['ring']} cx="12" cy="12" r="7.2" />
          </Show>
          <Emblem seat={props.seat} x={12} y={12} size={8} isBare={isAssumed()} />
        </Match>
        <Match when={props.edition === '07'}>
          <circle class={line()} cx="12" cy="12" r="6.4" />
          <Emblem seat={props.seat} x={12} y={12} size={6} isBare={isAssumed()} />
        </Match>
        <Match when={true}>
          <path class={line()} d="M2 7.5L7.5 2H22v14.5L16.5 22H2z" />
          <Show when={!isAssumed()}>
            <path class={css['light']} d="M2 7.5L7.5 2H22l-5.5 5.5z" />
            <path class={css['dark']} d="M16.5 7.5L22 2v14.5L16.5 22z" />
          </Show>
          <path class={css['edge']} d="M2 7.5h14.5V22M16.5 7.5L22 2" />
          <Emblem seat={props.seat} x={9.2} y={14.8} size={9} isBare={isAssumed()} />
        </Match>
      </Switch>
    </Sheet>
  );
};

/** Twelve waves around a circle. */
const SEAL = `${Array.from({ length: 12 }, (_, at) => {
  const turn = (by: number, far: number): string => {
    const angle = ((at + by) * Math.PI) / 6;
    return `${(12 + Math.sin(angle) * far).toFixed(2)} ${(12 - Math.cos(angle) * far).toFixed(2)}`;
  };
  return `${at === 0 ? `M${turn(0, 9.8)}` : ''}Q${turn(0.5, 13.6)} ${turn(1, 9.8)}`;
}).join('')}z`;

/** An investigator with a hat, or a patrol car. */
export const InvestigatorPiece: Component<{ seat: Seat; edition: EditionId; isUsed?: boolean }> = props => (
  <Sheet class={props.isUsed ? css['used'] : undefined} colour={seatColour(props.seat)}>
    <Show
      when={props.edition === '07'}
      fallback={
        <>
          <path
            class={css['solid']}
            d="M7.6 9.6h8.8c0 3.2-1.2 4.7-2.3 5.3l4.4 1.6c1.8.7 2.5 2.2 2.5 5.5H3c0-3.3.7-4.8 2.5-5.5l4.4-1.6c-1.1-.6-2.3-2.1-2.3-5.3z"
          />
          <path
            class={css['solid']}
            d="M3.4 8.7c2.6-1 4-1.3 4.6-1.9l1.1-4.2c1-1.4 4.8-1.4 5.8 0L16 6.8c.6.6 2 .9 4.6 1.9-3.2 2-14 2-17.2 0z"
          />
          <Emblem seat={props.seat} x={12} y={19} size={5} />
        </>
      }
    >
      <path class={css['solid']} d="M10 3.5h4V7h-4z" />
      <path class={css['solid']} d="M1.5 18v-4.6c0-1.2 1.8-1.8 4.2-2.2L9 6.6h7.2l3.6 4.4c2 .6 2.9 1.6 2.9 3.2V18z" />
      <circle class={css['wheel']} cx="6.6" cy="18" r="2.7" />
      <circle class={css['wheel']} cx="17.4" cy="18" r="2.7" />
      <Emblem seat={props.seat} x={12} y={13.4} size={5.4} />
    </Show>
  </Sheet>
);

/** The accusation marker: the same black disc for everybody. */
export const AccusationPiece: Component = () => (
  <Sheet class={css['accusation']}>
    <circle class={css['solid']} cx="12" cy="12" r="10" />
    <path class={css['cross']} d="M12 4v4M12 16v4M4 12h4M16 12h4" />
    <circle class={css['ring']} cx="12" cy="12" r="5" />
  </Sheet>
);

/** Who plays first: a badge, or the handset of the radio. */
export const FirstPiece: Component<{ edition: EditionId }> = props => (
  <Sheet class={css['first']}>
    <Show
      when={props.edition === '07'}
      fallback={<path d="M12 1l2.9 6.3 7-.6-4 5.7 3 6.3-6.9-1.4L12 23l-2-5.7-6.9 1.4 3-6.3-4-5.7 7 .6z" />}
    >
      <path d="M4.2 3.2l3.6-1 2.4 5.4-2.4 2a13 13 0 0 0 6.6 6.6l2-2.4 5.4 2.4-1 3.6c-.4 1.4-1.6 2.2-3 2C9.7 20.6 3.4 14.3 2.2 6.2c-.2-1.4.6-2.6 2-3z" />
    </Show>
  </Sheet>
);

/** On the track of points: whose marker it is, and of which investigation. */
export const ScorePiece: Component<{ seat: Seat; investigation: number }> = props => (
  <Sheet colour={seatColour(props.seat)}>
    <path class={css['solid']} d={seatShape(props.seat)} />
    <text class={css['number']} x="12" y="16.2">
      {props.investigation}
    </text>
  </Sheet>
);

/** The picture of a tile or card. Its space is reserved, so it is rendered last. */
export const Drawing: Component<{ edition: EditionId; kind: Kind; element: Element | null }> = props => {
  const isDrawn = createDeferred('finish');
  return (
    <svg class={css['drawing']} viewBox="0 0 512 512" aria-hidden="true">
      <Show when={isDrawn()}>
        <use href={drawingOf(props.edition, props.kind, props.element)} />
      </Show>
    </svg>
  );
};
