import { type Component, For, type JSX, Show } from 'solid-js';
import { townFor } from '../rules/edition.ts';
import type { Picture } from '../text/rules/pictures.ts';

/** Whose box it is: the pieces of the two editions look different. */
interface Boxed {
  readonly title: string;
}

const isWarsaw = ({ title }: Boxed): boolean => title === '07';

const INK = 'var(--ink)';
const SOFT = 'var(--ink-soft)';
const PAPER = 'var(--raised)';
/** The colour of the reader's own pieces. */
const MINE = 'var(--seat-0)';

const Sheet: Component<{ readonly wide: number; readonly high: number; readonly children: JSX.Element }> = props => (
  <svg viewBox={`0 0 ${props.wide} ${props.high}`} aria-hidden="true" width="100%">
    {props.children}
  </svg>
);

interface Spot {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Spot, scale = 1): string => `translate(${x} ${y}) scale(${scale})`;

// What is drawn on tiles and cards, on a square of 40 around its middle.

/** Somebody: with a hat in the thirties, with long hair in the seventies. */
const Somebody: Component<Boxed> = props => (
  <g fill={INK}>
    <path d="M-15 17c0-10 6-14 15-14s15 4 15 14z" />
    <circle cy="-5" r="8" />
    <Show
      when={isWarsaw(props)}
      fallback={<path d="M-15-8c4-2 6-2 7-3l2-7c2-2 10-2 12 0l2 7c1 1 3 1 7 3-4 3-26 3-30 0z" />}
    >
      <path d="M-9 4c-4-8-3-20 9-20s13 12 9 20l-3-1c2-8-1-12-6-12s-8 4-6 12z" />
    </Show>
  </g>
);

/** A tower: a skyscraper, or the Palace of Culture. */
const Tower: Component<Boxed> = props => (
  <Show
    when={isWarsaw(props)}
    fallback={
      <g fill={INK}>
        <path d="M-17 17V-2h8v19zM-7 17v-27h4v-5h2v-4h2v4h2v5h4v27zM9 17V3h8v14z" />
        <path d="M-4-6h2v3h-2zm6 0h2v3H2zm-6 7h2v3h-2zm6 0h2v3H2zm-6 7h2v3h-2zm6 0h2v3H2z" fill={PAPER} />
      </g>
    }
  >
    <g fill={INK}>
      <path d="M-18 17V7h5V3h6v-12h2v-4h2v-3h1l2-6 2 6h1v3h2v4h2V3h6v4h5v10z" />
      <path d="M-3-6h2v18h-2zm4 0h2v18H1z" fill={PAPER} />
    </g>
  </Show>
);

/** A crime: a dagger. */
const Dagger: Component = () => (
  <g fill={INK} transform="rotate(38)">
    <path d="M-3-4L0 20 3-4z" />
    <rect x="-9" y="-8" width="18" height="4" rx="2" />
    <rect x="-2.5" y="-18" width="5" height="11" rx="2.5" />
  </g>
);

const Glass: Component = () => (
  <g fill="none" stroke={INK} stroke-width="3.5" stroke-linecap="round">
    <circle cx="-3" cy="-3" r="10" />
    <path d="M5 5l10 10" stroke-width="5" />
  </g>
);

const Tile: Component<Spot & { readonly children: JSX.Element }> = props => (
  <g transform={at(props)}>
    <rect x="-23" y="-23" width="46" height="46" rx="6" fill={PAPER} stroke={SOFT} stroke-width="1.5" />
    {props.children}
  </g>
);

const Card: Component<Spot & { readonly turn?: number; readonly children: JSX.Element }> = props => (
  <g transform={`${at(props)} rotate(${props.turn ?? 0})`}>
    <rect x="-24" y="-34" width="48" height="68" rx="6" fill={PAPER} stroke={SOFT} stroke-width="1.5" />
    {props.children}
  </g>
);

const Disc: Component<Spot & { readonly scale?: number; readonly colour?: string }> = props => (
  <g transform={at(props, props.scale)}>
    <ellipse cy="3" rx="15" ry="12" fill={INK} />
    <ellipse rx="15" ry="12" fill={props.colour ?? MINE} stroke={INK} stroke-width="1.5" />
    <ellipse rx="10" ry="7.5" fill="none" stroke={PAPER} stroke-width="1.5" opacity="0.7" />
  </g>
);

/** A cube; in Warsaw, a small disc. */
const Cube: Component<Spot & Boxed & { readonly scale?: number }> = props => (
  <Show
    when={isWarsaw(props)}
    fallback={
      <g transform={at(props, props.scale)} stroke={INK} stroke-width="1.5" stroke-linejoin="round">
        <path d="M0-13L12-7V7L0 13-12 7V-7z" fill={MINE} />
        <path d="M0-13L12-7 0-1-12-7z" fill={PAPER} fill-opacity="0.45" />
        <path d="M0-1v14" fill="none" />
      </g>
    }
  >
    <Disc x={props.x} y={props.y} scale={(props.scale ?? 1) * 0.62} />
  </Show>
);

/** An investigator with a hat, or a patrol car: what stands above a place. */
const Investigator: Component<Spot & Boxed & { readonly scale?: number }> = props => (
  <g transform={at(props, props.scale)}>
    <circle r="24" fill={MINE} stroke={INK} stroke-width="2" />
    <Show
      when={isWarsaw(props)}
      fallback={
        <g fill={PAPER}>
          <path d="M-14 16c0-8 5-11 9-12l5 7 5-7c4 1 9 4 9 12-8 6-20 6-28 0z" />
          <path d="M-7-5h14c0 11-14 11-14 0z" />
          <path d="M-17-6c4-2 7-2 8-3l2-7c2-3 12-3 14 0l2 7c1 1 4 1 8 3-5 3-29 3-34 0z" />
        </g>
      }
    >
      <g fill={PAPER}>
        <path d="M-19 6v-6c2-2 6-2 8-3l5-6H5l6 6c4 1 7 2 8 4v5z" />
        <path d="M-3-13h6v4h-6z" />
        <circle cx="-10" cy="7" r="4.5" stroke={MINE} stroke-width="2" />
        <circle cx="10" cy="7" r="4.5" stroke={MINE} stroke-width="2" />
      </g>
    </Show>
  </g>
);

/** Half the width of a hexagon that stands on a corner, for a radius of 1. */
const HALF = Math.sqrt(3) / 2;

const hexagon = (x: number, y: number, radius: number): string => {
  const [wide, high] = [radius * HALF, radius / 2];
  return `M${x} ${y - radius}l${wide} ${high}v${radius}l${-wide} ${high}l${-wide} ${-high}v${-radius}z`;
};

const Places: Component<Boxed> = props => {
  const radius = 22;
  const places = (): (Spot & { readonly id: string })[] =>
    townFor(isWarsaw(props) ? '07' : 'pi').places.map(({ id, column, row }) => ({
      id,
      x: 22 + column * radius * HALF,
      y: 25 + row * radius * 1.5,
    }));
  return (
    <Sheet wide={159} high={182}>
      <For each={places()}>
        {({ x, y }) => (
          <>
            <path d={hexagon(x, y, radius - 1)} fill={PAPER} stroke={SOFT} stroke-width="1.5" />
            <circle cx={x} cy={y} r="4.5" fill={SOFT} />
            <rect x={x - 14} y={y - 3.5} width="7" height="7" rx="1.5" fill="none" stroke={SOFT} stroke-width="1.5" />
            <rect x={x + 7} y={y - 3.5} width="7" height="7" rx="1.5" fill="none" stroke={SOFT} stroke-width="1.5" />
          </>
        )}
      </For>
    </Sheet>
  );
};

const Place: Component<Boxed> = props => (
  <Sheet wide={172} high={100}>
    <path d="M8 4h156a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" fill={PAPER} stroke={SOFT} />
    <rect x="62" y="42" width="48" height="48" fill={SOFT} opacity="0.18" />
    <g transform={at({ x: 86, y: 67 }, 1.1)}>
      <Tower title={props.title} />
    </g>
    <Tile x={32} y={66}>
      <Somebody title={props.title} />
    </Tile>
    <Tile x={140} y={66}>
      <Dagger />
    </Tile>
    <circle cx="86" cy="22" r="13" fill="none" stroke={SOFT} stroke-width="1.5" stroke-dasharray="4 3" />
  </Sheet>
);

/** Seats round a table: each has the case of the next one clockwise and answers it. */
const Ring: Component = () => {
  const seats = [0, 1, 2, 3].map(seat => ({ seat, turn: seat * 90 }));
  return (
    <Sheet wide={200} high={200}>
      <circle cx="100" cy="100" r="46" fill={PAPER} stroke={SOFT} stroke-width="1.5" />
      <For each={seats}>
        {({ seat, turn }) => (
          <g transform={`rotate(${turn} 100 100)`}>
            <path d="M79 178C46 172 29 155 23 130" fill="none" stroke={INK} stroke-width="2.5" />
            <path d="M15 133l7-13 9 11z" fill={INK} />
            <circle cx="100" cy="178" r="17" fill={`var(--seat-${seat})`} stroke={INK} stroke-width="1.5" />
            <g fill={PAPER} stroke={`var(--seat-${(seat + 1) % 4})`} stroke-width="2.5">
              <rect x="83" y="124" width="13" height="19" rx="2.5" transform="rotate(-14 90 134)" />
              <rect x="104" y="124" width="13" height="19" rx="2.5" transform="rotate(14 110 134)" />
              <rect x="93.5" y="122" width="13" height="19" rx="2.5" />
            </g>
          </g>
        )}
      </For>
    </Sheet>
  );
};

/** The places round a place, and one beyond them, in steps of half a hexagon across and one row down. */
const AROUND = [
  [-2, 0],
  [2, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
const BEYOND = [3, -1] as const;
const HERE = [0, 0] as const;

/** Where what is looked for lies, and what marks the place that was asked about. */
const Asked: Component<
  Spot & Boxed & { readonly lies: readonly [number, number]; readonly children?: JSX.Element }
> = props => {
  const radius = 13;
  const spot = ([across, down]: readonly [number, number]): Spot => ({
    x: props.x + across * radius * HALF,
    y: props.y + down * radius * 1.5,
  });
  const sought = (): Spot => spot(props.lies);
  const places = (): Spot[] => [...AROUND.map(spot), ...(props.lies === BEYOND ? [spot(BEYOND)] : [])];
  return (
    <>
      <For each={places()}>
        {({ x, y }) => <path d={hexagon(x, y, radius - 0.75)} fill={PAPER} stroke={SOFT} stroke-width="1.25" />}
      </For>
      <path d={hexagon(props.x, props.y, radius - 0.75)} fill={PAPER} stroke={INK} stroke-width="2.5" />
      <g transform={at(sought(), 0.38)}>
        <Somebody title={props.title} />
      </g>
      <g transform={at({ x: props.x, y: props.y + 58 })}>
        <path d="M0-20v7m-4-4l4 4 4-4" fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" />
        {props.children}
      </g>
    </>
  );
};

const Neighbours: Component<Boxed> = props => (
  <Sheet wide={252} high={118}>
    <Asked x={38} y={38} title={props.title} lies={HERE}>
      <Disc x={0} y={3} scale={0.9} />
    </Asked>
    <Asked x={119} y={38} title={props.title} lies={AROUND[3]}>
      <Cube x={0} y={3} title={props.title} scale={0.9} />
    </Asked>
    <Asked x={200} y={38} title={props.title} lies={BEYOND}>
      <path d="M-7-3l14 14m0-14l-14 14" stroke={SOFT} stroke-width="3" stroke-linecap="round" />
    </Asked>
  </Sheet>
);

const Track: Component<{ readonly values: readonly string[]; readonly marked: number }> = props => (
  <Sheet wide={props.values.length * 36 + 4} high={56}>
    <For each={props.values}>
      {(value, step) => (
        <>
          <rect x={step() * 36 + 4} y="8" width="32" height="40" rx="5" fill={PAPER} stroke={SOFT} stroke-width="1.5" />
          <text
            x={step() * 36 + 20}
            y={step() === props.marked ? 25 : 34}
            fill={INK}
            font-family="var(--text)"
            font-weight="700"
            font-size="16"
            text-anchor="middle"
          >
            {value}
          </text>
        </>
      )}
    </For>
    <rect x={props.marked * 36 + 13} y="30" width="14" height="14" rx="3" fill={MINE} stroke={INK} stroke-width="1.5" />
  </Sheet>
);

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30);

/** A badge, or the handset of the radio. */
const First: Component<Boxed> = props => (
  <Sheet wide={64} high={64}>
    <g transform={at({ x: 32, y: 32 })}>
      <Show
        when={isWarsaw(props)}
        fallback={
          <>
            <For each={RAYS}>
              {turn => <circle cy="-21" r="6" fill="var(--brass)" stroke={INK} transform={`rotate(${turn})`} />}
            </For>
            <circle r="22" fill="var(--brass)" />
            <circle r="16" fill={PAPER} stroke={INK} stroke-width="1.5" />
            <path d="M-5-5l6-6h3v22h-5V-4l-3 3z" fill={INK} />
          </>
        }
      >
        <g transform="rotate(-40)" fill={INK}>
          <rect x="-28" y="-14" width="17" height="18" rx="5" />
          <rect x="11" y="-14" width="17" height="18" rx="5" />
          <path d="M-24-8c6-11 42-11 48 0l-6 4c-6-6-30-6-36 0z" />
        </g>
        <path d="M12 10c8 2 2 8 8 10s-2 6 6 8" fill="none" stroke={SOFT} stroke-width="2.5" stroke-linecap="round" />
      </Show>
    </g>
  </Sheet>
);

const Small: Component<{ readonly children: JSX.Element }> = props => (
  <Sheet wide={64} high={64}>
    {props.children}
  </Sheet>
);

const middle = { x: 32, y: 32 } as const;

/** What the pages of rules show. */
export const pictures: Readonly<Record<Picture, Component<Boxed>>> = {
  map: Places,
  place: Place,
  suspect: props => (
    <Small>
      <Tile {...middle}>
        <Somebody title={props.title} />
      </Tile>
    </Small>
  ),
  crime: () => (
    <Small>
      <Tile {...middle}>
        <Dagger />
      </Tile>
    </Small>
  ),
  case: props => (
    <Sheet wide={150} high={92}>
      <Card x={36} y={48} turn={-12}>
        <Somebody title={props.title} />
      </Card>
      <Card x={114} y={48} turn={12}>
        <Dagger />
      </Card>
      <Card x={75} y={44}>
        <Tower title={props.title} />
      </Card>
    </Sheet>
  ),
  evidence: () => (
    <Sheet wide={64} high={78}>
      <Card x={32} y={39}>
        <Glass />
      </Card>
    </Sheet>
  ),
  investigator: props => (
    <Small>
      <Investigator {...middle} title={props.title} />
    </Small>
  ),
  disc: () => (
    <Small>
      <Disc {...middle} scale={1.5} />
    </Small>
  ),
  cube: props => (
    <Small>
      <Cube {...middle} title={props.title} scale={1.5} />
    </Small>
  ),
  first: First,
  score: () => <Track values={['7', '5', '3', '1', '0']} marked={0} />,
  penalty: () => <Track values={['0', '2', '4', '6', '…']} marked={1} />,
  ring: Ring,
  neighbours: Neighbours,
  solved: props => (
    <Sheet wide={172} high={66}>
      <Tile x={30} y={32}>
        <Somebody title={props.title} />
      </Tile>
      <Tile x={86} y={32}>
        <Tower title={props.title} />
      </Tile>
      <Tile x={142} y={32}>
        <Dagger />
      </Tile>
      <For each={[44, 100, 156]}>{x => <Disc x={x} y={46} scale={0.8} />}</For>
    </Sheet>
  ),
};
