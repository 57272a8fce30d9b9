import { type Component, For } from 'solid-js';
import { CELLS, type Cell, isRiver, SIZE, zoneOf } from '../../rules/cells.ts';
import { TOWNS } from '../../rules/components.ts';
import { useDesk } from '../desk.ts';
import { BOARD_SIZE, CELL } from './geometry.ts';
import { outlineOf } from './outline.ts';
import css from './terrain.module.css';

const ROADS = [
  'M0 450C42 453 173 453 250 470S402 537 460 550S577 550 600 550',
  'M550 0C548 42 523 175 540 250S632 417 650 450',
  'M650 1300C642 1317 613 1367 600 1400S575 1483 570 1500',
  'M1300 900C1320 893 1387 868 1420 860S1487 852 1500 850',
  'M0 1050C42 1050 167 1047 250 1050S458 1067 500 1070',
  'M1150 690C1163 642 1198 515 1230 400S1322 67 1340 0',
];
const BROOKS = [
  'M0 630C25 628 100 615 150 620S247 660 300 662S423 623 470 630S537 664 580 700S677 823 730 845S872 833 900 830',
  'M250 1500C258 1477 265 1400 300 1360S405 1275 460 1260S573 1258 630 1270S772 1320 800 1330',
];
const TUFTS = [
  [710, 140],
  [750, 160],
  [1330, 1240],
  [1360, 1260],
  [130, 1230],
  [160, 1250],
  [1230, 1350],
  [1350, 430],
  [1370, 460],
  [230, 360],
  [60, 820],
] as const;
/** The middle of the river from north to south, for its current. */
const CURRENT =
  'M1050 6C1050 90 1055 160 1040 205S955 260 948 320S950 600 950 700S955 1150 945 1215S862 1270 852 1330S850 1450 850 1494';
const FLOWS = [-28, -10, 10, 28];

const cellsWhere = (test: (cell: Cell) => boolean): Cell[] => CELLS.filter(test);
const RIVER = outlineOf(cellsWhere(isRiver), { radius: 34 });
const ZONES = TOWNS.map(({ id, zone }) => ({
  id,
  path: outlineOf(
    cellsWhere(cell => zoneOf(cell) === zone),
    { inset: 2, radius: 10 },
  ),
}));
const GRID = Array.from({ length: SIZE - 1 }, (_, line) => (line + 1) * CELL)
  .map(at => `M${at} 0V${BOARD_SIZE.height}M0 ${at}H${BOARD_SIZE.width}`)
  .join('');

/** The plan under the cards: roads, brooks, start zones, the grid and the Vistula. It never changes. */
export const Terrain: Component = () => {
  const desk = useDesk();
  return (
    <svg
      class={css['terrain']}
      viewBox={`0 0 ${BOARD_SIZE.width} ${BOARD_SIZE.height}`}
      aria-hidden="true"
      data-shortens
    >
      <rect class={css['paper']} width={BOARD_SIZE.width} height={BOARD_SIZE.height} />
      <For each={ROADS}>{path => <path class={css['road']} d={path} />}</For>
      <For each={BROOKS}>{path => <path class={css['brook']} d={path} />}</For>
      <For each={TUFTS}>{([x, y]) => <path class={css['tuft']} d={`M${x} ${y}q6 -16 12 0t12 0`} />}</For>
      <For each={ZONES}>
        {({ path }) => (
          <g class={css['zone']}>
            <path d={path} />
            <path d={path} fill="url(#tczew-zone)" />
          </g>
        )}
      </For>
      <path class={css['grid']} d={GRID} />
      <path class={css['river']} d={RIVER} />
      <For each={FLOWS}>
        {(shift, at) => (
          <path class={css['flow']} d={CURRENT} transform={`translate(${shift} 0)`} stroke-dashoffset={at() * 37} />
        )}
      </For>
      <text class={css['name']} transform="translate(1043 60) rotate(90)">
        {desk.word('board-vistula')}
      </text>
      <g class={css['title']}>
        <text x="150" y="115">
          {desk.word('board-plan-of')}
        </text>
        <text x="150" y="165">
          Tczew
        </text>
      </g>
      <g class={css['compass']} transform="translate(1350 120)">
        <circle r="44" />
        <path d="M0 -62L11 0 0 62 -11 0zM-62 0L0 -9 62 0 0 9z" />
        <text y="-70">N</text>
      </g>
      <rect class={css['frame']} x="-4" y="-4" width={BOARD_SIZE.width + 8} height={BOARD_SIZE.height + 8} />
    </svg>
  );
};
