import { type Component, For, Show } from 'solid-js';
import { Icon } from '#kit';
import type { RulePictureProps, RulePictures } from '#screen';
import { SIZE, cellAt, isRiver, zoneOf } from '../rules/cells.ts';
import { TOWNS } from '../rules/components.ts';
import { OBJECTS, SERVICES, SPECIALS, type Category } from '../rules/kinds.ts';
import { categoryName, townName } from '../telling/names.ts';
import { type Picture, PICTURES } from '../text/rules/pictures.ts';
import { categoryDrawing, Drawing } from './drawing.tsx';
import { LOOK } from './look.ts';
import css from './rule-pictures.module.css';
import './looks.css';

/** One cell of a small plan. */
interface Cell {
  readonly card?: Category | 'start';
  /** Whose card it is; absent: nobody's. */
  readonly seat?: number;
  readonly terrain?: 'river' | 'zone';
  /** The card that is placed here, allowed or not. */
  readonly sign?: 'check' | 'close';
  /** A smaller drawing of the covered card. */
  readonly under?: Category;
  readonly tokens?: 1 | 2;
}

const NONE: Cell = {};
const WATER: Cell = { terrain: 'river' };
const own = (card: Category | 'start', seat = 0): Cell => ({ card, seat });

/** A small part of the board. */
const Part: Component<{ readonly rows: readonly (readonly Cell[])[] }> = props => (
  <span class={css['part']} style={{ '--columns': String(props.rows[0]?.length ?? 1) }}>
    <For each={props.rows.flat()}>
      {cell => (
        <span
          class={css['cell']}
          data-terrain={cell.terrain}
          data-seat={cell.seat}
          data-card={cell.card === undefined ? undefined : ''}
        >
          <Show when={cell.card}>{card => <Drawing name={drawingOf(card())} />}</Show>
          <Show when={cell.under}>
            {under => (
              <small>
                <Drawing name={categoryDrawing(under())} />
              </small>
            )}
          </Show>
          <Show when={cell.sign}>
            {sign => (
              <i data-sign={sign()}>
                <Icon name={sign()} />
              </i>
            )}
          </Show>
          <Show when={cell.tokens}>{tokens => <b>{'●'.repeat(tokens())}</b>}</Show>
        </span>
      )}
    </For>
  </span>
);

const drawingOf = (card: Category | 'start'): string => (card === 'start' ? 'start' : categoryDrawing(card));

/** The whole board: the Vistula, the start zones and the start cells. */
const Plan: Component<RulePictureProps> = props => (
  <span class={css['whole']}>
    <span class={css['plan']}>
      <For each={Array.from({ length: SIZE * SIZE }, (_, cell) => cell)}>
        {cell => (
          <i
            data-terrain={isRiver(cell) ? 'river' : zoneOf(cell) === '.' ? undefined : 'zone'}
            data-start={START_CELLS.has(cell) ? '' : undefined}
          />
        )}
      </For>
    </span>
    <span class={css['towns']}>
      <For each={TOWNS}>{({ id, startCell }) => <span>{`${startCell} ${props.say(townName(id))}`}</span>}</For>
    </span>
  </span>
);

const LETTERS = 'ABCDEFGHIJKLMNO';
const START_CELLS = new Set(
  TOWNS.map(({ startCell }) => cellAt(LETTERS.indexOf(startCell.charAt(0)) + 1, Number(startCell.split('x')[1]))),
);

const Categories: Component<RulePictureProps> = props => (
  <span class={css['categories']}>
    <For each={[...SERVICES, ...OBJECTS, ...SPECIALS]}>
      {category => (
        <span>
          <Drawing name={categoryDrawing(category)} /> {props.say(categoryName(category))}
        </span>
      )}
    </For>
  </span>
);

const zone = (cell: Cell): Cell => ({ ...cell, terrain: 'zone' });

const Founding: Component = () => (
  <Part
    rows={[
      [zone(NONE), zone(own('monument')), zone(NONE)],
      [zone(own('monument')), zone(own('start')), zone(own('monument'))],
      [zone(NONE), zone(NONE), zone(NONE)],
    ]}
  />
);

const Touching: Component = () => (
  <Part
    rows={[
      [NONE, own('culture'), { card: 'culture', sign: 'close' }, NONE],
      [NONE, own('start'), own('trade'), { card: 'health', sign: 'check' }],
      [{ card: 'sport', sign: 'close' }, NONE, NONE, NONE],
    ]}
  />
);

const Stars: Component = () => (
  <Part
    rows={[
      [own('start'), { card: 'industry', sign: 'check' }, { terrain: 'river', card: 'transport', sign: 'check' }, NONE],
      [own('housing'), NONE, WATER, NONE],
      [{ card: 'culture', sign: 'check' }, NONE, WATER, NONE],
    ]}
  />
);

const Ownerless: Component = () => (
  <Part rows={[[own('start'), own('housing'), { card: 'sport', seat: 0, sign: 'check' }, { card: 'unique' }]]} />
);

const Replacement: Component = () => (
  <Part rows={[[own('start'), { card: 'unique', seat: 0, under: 'religion' }, { card: 'religion', sign: 'close' }]]} />
);

const District: Component = () => (
  <Part
    rows={[
      [own('start'), own('housing'), { card: 'monument', seat: 0, sign: 'close' }, own('town_hall'), own('sport')],
      [NONE, NONE, { card: 'monument', seat: 0, sign: 'close' }, NONE, NONE],
      [NONE, NONE, own('trade'), own('health'), NONE],
    ]}
  />
);

const Plebiscite: Component = () => (
  <Part
    rows={[
      [
        own('start'),
        { card: 'health', seat: 0, tokens: 1 },
        { card: 'town_hall', seat: 1, tokens: 1 },
        own('start', 1),
      ],
      [NONE, { card: 'sport', seat: 0, tokens: 1 }, { card: 'trade', seat: 1, tokens: 2 }, NONE],
    ]}
  />
);

/** The worked first turn: a card is chosen, laid, and touches the old boulder. */
const First: Component = () => (
  <Part
    rows={[
      [NONE, own('monument'), NONE, NONE],
      [own('monument'), own('start'), own('monument'), NONE],
      [NONE, NONE, NONE, { card: 'unique' }],
    ]}
  />
);

const Second: Component = () => (
  <Part
    rows={[
      [NONE, own('monument'), NONE, NONE],
      [own('monument'), own('start'), own('monument'), { card: 'transport', seat: 0, sign: 'check' }],
      [NONE, NONE, NONE, { card: 'unique' }],
    ]}
  />
);

const Third: Component = () => (
  <Part
    rows={[
      [NONE, own('monument'), NONE, NONE],
      [own('monument'), own('start'), own('monument'), own('transport')],
      [NONE, NONE, NONE, own('unique')],
    ]}
  />
);

const of: Readonly<Record<Picture, Component<RulePictureProps>>> = {
  plan: Plan,
  categories: Categories,
  founding: Founding,
  touching: Touching,
  stars: Stars,
  ownerless: Ownerless,
  replacement: Replacement,
  district: District,
  plebiscite: Plebiscite,
  first: First,
  second: Second,
  third: Third,
};

/** What the page of rules shows, drawn as it is at the table. */
export const pictures: RulePictures = { of, large: PICTURES, lookOf: () => LOOK };
