import { type Component, For, Show } from 'solid-js';
import { Icon, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import type { RulePictureProps, RulePictures } from '#screen';
import { KINDS, type Element, type Kind, LOCATIONS, type Location } from '../rules/components.ts';
import { locationName, shortRule } from '../telling/names.ts';
import { type Picture, PICTURES } from '../text/rules/pictures.ts';
import { Drawing, Pawn } from './drawing.tsx';
import { LOOK } from './look.ts';
import { Guards, HeldItems, ItemPlace, Letters } from './tokens.tsx';
import css from './rule-pictures.module.css';
import './looks.css';

const VISITING_AREA: Location = 6;
const GUARDS_ROOM: Location = 11;
/** The locations next to the Visiting Area if they lie in the order of their numbers. */
const NEIGHBOURS: ReadonlySet<Location> = new Set([1, 2, 3, 5, 7, 9, 10, 11]);

/** The twelve locations; one of them, and all it touches. */
const Prison: Component = () => (
  <span class={css['prison']}>
    <For each={LOCATIONS}>
      {location => (
        <span
          data-here={location === VISITING_AREA ? '' : undefined}
          data-near={NEIGHBOURS.has(location) ? '' : undefined}
        >
          {location}
        </span>
      )}
    </For>
  </span>
);

/** A track: what there is, and places that are free. */
const Track: Component<{ readonly drawing: string; readonly value: number }> = props => (
  <span class={css['track']}>
    <Drawing name={props.drawing} />
    <For each={[1, 2, 3]}>{place => <i data-on={place <= props.value ? '' : undefined} />}</For>
  </span>
);

const Sheet: Component = () => (
  <span class={css['sheet']}>
    <HeldItems items={['key', 'clothes']} />
    <Track drawing="strength" value={2} />
    <Track drawing="cash" value={1} />
    <Letters marks={['A', 'D']} sole={[]} />
  </span>
);

const Items: Component = () => (
  <span class={css['items']}>
    <For each={KINDS}>{kind => <ItemPlace kind={kind} isFilled />}</For>
  </span>
);

/** Who votes for whom. */
const VOTES: readonly (readonly [by: Seat, player: Seat])[] = [
  [0, 1],
  [1, 2],
  [2, 1],
  [3, 0],
];

const Vote: Component = () => (
  <span class={css['votes']}>
    <For each={VOTES}>
      {([by, player]) => (
        <span data-elected={player === 1 ? '' : undefined}>
          <SeatMark seat={by} />
          <Icon name="forward" />
          <SeatMark seat={player} />
        </span>
      )}
    </For>
  </span>
);

/** One to four guards, and what each of these means. */
const BANDS = [
  { guards: 1, sign: 'check' },
  { guards: 2, sign: 'plus' },
  { guards: 3, sign: 'minus' },
  { guards: 4, sign: 'close' },
] as const;

const GuardBands: Component = () => (
  <span class={css['bands']}>
    <For each={BANDS}>
      {({ guards, sign }) => (
        <span>
          <Guards guards={guards} bribed={0} />
          <Icon name={sign} />
        </span>
      )}
    </For>
  </span>
);

interface RoomProps extends RulePictureProps {
  readonly at: Location;
  readonly guards: number;
  readonly seat?: Seat;
  readonly letter?: Element;
  readonly items?: readonly Kind[];
}

/** A location as it is on the board, with little on it. */
const Room: Component<RoomProps> = props => (
  <span class={css['room']}>
    <b>{props.say(locationName(props.at))}</b>
    <Show when={props.items}>
      {items => (
        <>
          <span class={css['rule']}>{props.say(shortRule(props.at, 'silver'))}</span>
          <span class={css['items']}>
            <For each={items()}>{(kind, at) => <ItemPlace kind={kind} isFilled={at() > 0} />}</For>
          </span>
        </>
      )}
    </Show>
    <span class={css['standing']}>
      <Show when={props.letter}>{letter => <i class={css['letter']}>{letter()}</i>}</Show>
      <Show when={props.seat !== undefined}>
        <span class={css['pawn']}>
          <Pawn seat={props.seat ?? 0} />
        </span>
      </Show>
    </span>
    <Guards guards={props.guards} bribed={0} />
  </span>
);

const LocationPicture: Component<RulePictureProps> = props => (
  <Room {...props} at={GUARDS_ROOM} guards={2} seat={1} letter="A" items={['key', 'key', 'key']} />
);

/** A task: its letter, how many prisoners it takes, how many guards it allows, and its items. */
const Task: Component = () => (
  <span class={css['task']}>
    <i class={css['letter']}>B</i>
    <span>
      <Drawing name="prisoner" />2
    </span>
    <span>
      <Drawing name="guard" />≤ 1
    </span>
    <span class={css['items']}>
      <ItemPlace kind="knife" isFilled />
      <ItemPlace kind="tools" isFilled />
    </span>
  </span>
);

interface PrisonerLetters {
  readonly seat: Seat;
  readonly marks: readonly Element[];
  readonly sole?: readonly Element[];
  readonly isScapegoat?: boolean;
}

/** Prisoners with their letters; those nobody else has stand out. */
const LetterRows: Component<{ readonly rows: readonly PrisonerLetters[] }> = props => (
  <span class={css['rows']}>
    <For each={props.rows}>
      {({ seat, marks, sole = [], isScapegoat }) => (
        <span>
          <SeatMark seat={seat} />
          <Letters marks={marks} sole={sole} />
          <Show when={isScapegoat}>
            <Drawing name="goat" />
          </Show>
        </span>
      )}
    </For>
  </span>
);

/** The example of the rulebook: the one in the middle has no letter of their own. */
const End: Component = () => (
  <LetterRows
    rows={[
      { seat: 0, marks: ['A', 'B', 'C'], sole: ['A', 'C'], isScapegoat: true },
      { seat: 1, marks: ['B', 'D', 'F'] },
      { seat: 2, marks: ['D', 'E', 'F'], sole: ['E'] },
    ]}
  />
);

const Riot: Component<RulePictureProps> = props => (
  <span class={css['step']}>
    <Room {...props} at={VISITING_AREA} guards={1} seat={1} />
    <Icon name="back" />
    <Room {...props} at={GUARDS_ROOM} guards={0} letter="A" />
  </span>
);

const Move: Component<RulePictureProps> = props => (
  <span class={css['step']}>
    <Room {...props} at={VISITING_AREA} guards={1} />
    <Icon name="forward" />
    <Room {...props} at={GUARDS_ROOM} guards={0} seat={1} letter="A" />
  </span>
);

const LettersAfter: Component = () => (
  <LetterRows
    rows={[
      { seat: 0, marks: [], isScapegoat: true },
      { seat: 1, marks: ['A'] },
      { seat: 2, marks: ['D'] },
    ]}
  />
);

const of: Readonly<Record<Picture, Component<RulePictureProps>>> = {
  prison: Prison,
  sheet: Sheet,
  items: Items,
  vote: Vote,
  guards: GuardBands,
  location: LocationPicture,
  task: Task,
  end: End,
  riot: Riot,
  move: Move,
  letters: LettersAfter,
};

/** All but the items are wider than the column beside the words. */
const large = PICTURES.filter(picture => picture !== 'items');

/** What the page of rules shows, drawn as it is at the table. */
export const pictures: RulePictures = { of, large, lookOf: () => LOOK };
