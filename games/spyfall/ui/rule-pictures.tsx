import { type Component, For } from 'solid-js';
import { Icon, SeatMark } from '#kit';
import type { RulePictures } from '#screen';
import { PLACES, type Place } from '../rules/places.ts';
import type { Picture } from '../text/rules/pictures.ts';
import { drawingOf } from './icons.ts';
import { THEME_CLASS } from './theme.ts';
import css from './rule-pictures.module.css';
import './theme.css';

const Drawing: Component<{ readonly place: Place }> = props => (
  <svg class={css['drawing']} viewBox="0 0 512 512" aria-hidden="true">
    <use href={drawingOf(props.place)} />
  </svg>
);

const CIRCUS = '28';
const SPY = '--';

/** Three cards of one place, and the spy's. */
const Cards: Component = () => (
  <span class={css['cards']}>
    <For each={[CIRCUS, CIRCUS, SPY, CIRCUS]}>
      {place => (
        <span class={css['card']} data-spy={place === SPY}>
          <Drawing place={place} />
        </span>
      )}
    </For>
  </span>
);

/** The list: some crossed out, one played. */
const Places: Component = () => (
  <span class={css['places']}>
    <For each={PLACES}>
      {(place, at) => (
        <span data-crossed={at() % 7 === 3} data-used={at() === 10}>
          <Drawing place={place} />
        </span>
      )}
    </For>
  </span>
);

/** The first asks the second, who may ask the third, but not the first again. */
const Question: Component = () => (
  <span class={css['row']}>
    <Seat seat={0} />
    <span class={css['arrows']}>
      <Icon name="forward" />
      <span class={css['barred']}>
        <Icon name="back" />
      </span>
    </span>
    <Seat seat={1} />
    <Icon name="forward" />
    <Seat seat={2} />
  </span>
);

const Seat: Component<{ readonly seat: number }> = props => (
  <span class={css['seat']}>
    <SeatMark seat={props.seat} />
  </span>
);

/** Everybody but the suspect votes; one no is enough. */
const Vote: Component = () => (
  <span class={css['row']}>
    <span class={css['suspect']}>
      <SeatMark seat={1} />
    </span>
    <For each={[0, 2, 3]}>
      {seat => (
        <span class={css['ballot']} data-nay={seat === 3}>
          <SeatMark seat={seat} />
          <Icon name={seat === 3 ? 'close' : 'check'} />
        </span>
      )}
    </For>
  </span>
);

const POINTS: readonly { readonly isSpy: boolean; readonly points: string }[] = [
  { isSpy: true, points: '2' },
  { isSpy: true, points: '4' },
  { isSpy: false, points: '1' },
  { isSpy: false, points: '2' },
];

const Points: Component = () => (
  <span class={css['cards']}>
    <For each={POINTS}>
      {({ isSpy, points }) => (
        <span class={css['points']}>
          <Drawing place={isSpy ? SPY : CIRCUS} />
          <b>+{points}</b>
        </span>
      )}
    </For>
  </span>
);

const of: Readonly<Record<Picture, Component<{ readonly title: string }>>> = {
  cards: Cards,
  places: Places,
  question: Question,
  vote: Vote,
  points: Points,
};

/** What the page of rules shows, drawn as it is at the table. */
export const pictures: RulePictures = { of, lookOf: () => THEME_CLASS };
