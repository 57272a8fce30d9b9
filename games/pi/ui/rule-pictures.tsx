import { type Component, For, type JSX } from 'solid-js';
import { SeatMark } from '#kit';
import type { RulePictureProps, RulePictures } from '#screen';
import { type EditionId, type Kind, KINDS } from '../rules/edition.ts';
import type { Case } from '../rules/state.ts';
import type { Picture } from '../text/rules/pictures.ts';
import { themeClassOf } from './names.ts';
import { ExampleTurn, ExamplePlace, WholeMap } from './rule-example.tsx';
import { AccusationPiece, Drawing, FirstPiece, InvestigatorPiece, MarkerPiece, ScorePiece } from './pieces.tsx';
import css from './rule-pictures.module.css';
import './theme.css';

type Titled = Pick<RulePictureProps, 'title'>;

const editionOf = ({ title }: Titled): EditionId => (title === '07' ? '07' : 'pi');

/** The case of the example, which the other pictures show too. */
const SHOWN: Readonly<Record<EditionId, Case>> = {
  pi: { suspect: 'queenie', location: 'trocadero', crime: 'smuggling' },
  '07': { suspect: 'docent', location: 'palac-kultury-i-nauki', crime: 'moonshining' },
};

/** The reader sits here. */
const ME = 0;

/** The drawing on a tile or a card of the case. */
const CaseDrawing: Component<Titled & { readonly kind: Kind }> = props => (
  <Drawing edition={editionOf(props)} kind={props.kind} element={SHOWN[editionOf(props)][props.kind]} />
);

const Tile: Component<Titled & { readonly kind: Kind; readonly children?: JSX.Element }> = props => (
  <span class={css['tile']} data-kind={props.kind}>
    <CaseDrawing title={props.title} kind={props.kind} />
    {props.children}
  </span>
);

const Disc: Component<Titled & { readonly isSolved?: boolean }> = props => (
  <MarkerPiece seat={ME} edition={editionOf(props)} marker="disc" sure={props.isSolved ? 'solved' : 'confirmed'} />
);

const Cube: Component<Titled> = props => (
  <MarkerPiece seat={ME} edition={editionOf(props)} marker="cube" sure="confirmed" />
);

/** Half the width of a hexagon that stands on a corner, for a radius of 1. */
const HALF = Math.sqrt(3) / 2;

const hexagon = (x: number, y: number, radius: number): string => {
  const [wide, high] = [radius * HALF, radius / 2];
  return `M${x} ${y - radius}l${wide} ${high}v${radius}l${-wide} ${high}l${-wide} ${-high}v${-radius}z`;
};

/** Where a hexagon lies: columns count half ones. */
interface Spot {
  readonly column: number;
  readonly row: number;
}

const RADIUS = 10;
const across = ({ column }: Spot): number => column * RADIUS * HALF;
const down = ({ row }: Spot): number => row * RADIUS * 1.5;

const Hexagon: Component<{ readonly spot: Spot; readonly class: string | undefined }> = props => (
  <path class={props.class} d={hexagon(across(props.spot), down(props.spot), RADIUS - 0.6)} />
);

const HERE: Spot = { column: 0, row: 0 };
const BESIDE: Spot = { column: 1, row: -1 };
const AROUND: readonly Spot[] = [
  { column: -2, row: 0 },
  { column: 2, row: 0 },
  { column: -1, row: -1 },
  BESIDE,
  { column: -1, row: 1 },
  { column: 1, row: 1 },
];
const BEYOND: Spot = { column: 3, row: -1 };

/** The place of the question, the place of the element, and the answer below. */
const AskedPlace: Component<{ readonly sought: Spot; readonly children: JSX.Element }> = props => (
  <span class={css['asked']}>
    <svg viewBox="-36 -26 72 52" aria-hidden="true">
      <For each={props.sought === BEYOND ? [...AROUND, BEYOND] : AROUND}>
        {spot => <Hexagon spot={spot} class={css['place']} />}
      </For>
      <Hexagon spot={HERE} class={css['here']} />
      <circle class={css['sought']} cx={across(props.sought)} cy={down(props.sought)} r="4.5" />
    </svg>
    <svg class={css['arrow']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3v17M6 14l6 6 6-6" />
    </svg>
    {props.children}
  </span>
);

/** Four seats round a table, clockwise from the reader's: each holds the case of the next and answers it. */
const Ring: Component = () => (
  <span class={css['ring']}>
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle class={css['table']} cx="100" cy="100" r="50" />
      <For each={[0, 1, 2, 3]}>
        {seat => (
          <g transform={`rotate(${seat * 90} 100 100)`}>
            <path class={css['answers']} d="M78 177C46 171 30 154 24 131M16 141l8-12 11 9" />
            <g class={css['hand']} data-seat={(seat + 1) % 4}>
              <rect x="82" y="122" width="14" height="21" rx="2.5" transform="rotate(-14 89 132)" />
              <rect x="104" y="122" width="14" height="21" rx="2.5" transform="rotate(14 111 132)" />
              <rect x="93" y="119" width="14" height="21" rx="2.5" />
            </g>
          </g>
        )}
      </For>
    </svg>
    <For each={[0, 1, 2, 3]}>
      {seat => (
        <span class={css['seat']} data-seat={seat}>
          <SeatMark seat={seat} />
        </span>
      )}
    </For>
  </span>
);

const Track: Component<{ readonly values: readonly string[]; readonly marked: string }> = props => (
  <span class={css['track']}>
    <For each={props.values}>
      {value => (
        <span>
          {value}
          {value === props.marked && <ScorePiece seat={ME} investigation={1} />}
        </span>
      )}
    </For>
  </span>
);

const of: Readonly<Record<Picture, Component<RulePictureProps>>> = {
  map: props => <WholeMap edition={editionOf(props)} say={props.say} />,
  place: props => <ExamplePlace edition={editionOf(props)} say={props.say} tiles={SHOWN[editionOf(props)]} />,
  suspect: props => <Tile title={props.title} kind="suspect" />,
  crime: props => <Tile title={props.title} kind="crime" />,
  case: props => (
    <span class={css['fan']}>
      <For each={KINDS}>
        {kind => (
          <span class={css['card']} data-kind={kind}>
            <CaseDrawing title={props.title} kind={kind} />
          </span>
        )}
      </For>
    </span>
  ),
  evidence: props => (
    <span class={css['card']} data-kind="crime">
      <CaseDrawing title={props.title} kind="crime" />
    </span>
  ),
  investigator: props => <InvestigatorPiece seat={ME} edition={editionOf(props)} />,
  disc: Disc,
  cube: Cube,
  first: props => (
    <span class={css['common']}>
      <FirstPiece edition={editionOf(props)} />
      <AccusationPiece />
    </span>
  ),
  score: () => <Track values={['7', '5', '3', '1', '0']} marked="7" />,
  penalty: () => <Track values={['0', '2', '4', '6', '…']} marked="2" />,
  ring: Ring,
  neighbours: props => (
    <span class={css['answered']}>
      <AskedPlace sought={HERE}>
        <Disc title={props.title} />
      </AskedPlace>
      <AskedPlace sought={BESIDE}>
        <Cube title={props.title} />
      </AskedPlace>
      <AskedPlace sought={BEYOND}>
        <svg class={css['nothing']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </AskedPlace>
    </span>
  ),
  solved: props => (
    <span class={css['row']}>
      <For each={KINDS}>
        {kind => (
          <Tile title={props.title} kind={kind}>
            <Disc title={props.title} isSolved />
          </Tile>
        )}
      </For>
    </span>
  ),
  asked: props => <ExampleTurn edition={editionOf(props)} say={props.say} turn={0} />,
  sent: props => <ExampleTurn edition={editionOf(props)} say={props.say} turn={1} />,
  narrowed: props => <ExampleTurn edition={editionOf(props)} say={props.say} turn={2} />,
};

/** What the pages of rules show. The pieces are those of the table. */
export const pictures: RulePictures = { of, large: ['map', 'asked', 'sent', 'narrowed'], lookOf: themeClassOf };
