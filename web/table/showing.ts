import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { announce } from '#kit';
import type { Person, ScreenProps, TableClock } from '#screen';
import { keep, kept } from '../keeping.ts';
import { settings } from '../settings/settings.ts';
import { word } from '../words/words.ts';
import type { Table } from './context.ts';
import { playsItself } from './turn.ts';

/** How long news stay news. */
const NEWS = 3_000;

const NO_CLOCK: TableClock = { ends: null, held: null };

/** The match at a table, as its game's screen is given it. */
export interface Showing {
  readonly props: ScreenProps;
  readonly isLive: () => boolean;
  readonly isMyTurn: () => boolean;
  /** Points at what these events are about. */
  point(events: readonly object[]): void;
}

/** Shows the match at a table to whoever is there. */
export function showMatch(table: Table): Showing {
  const doc = () => table.doc();
  const [pointed, setPointed] = createSignal<readonly object[]>([]);
  const game = createMemo(() => table.game().title.game);
  const view = createMemo(() => doc().view ?? {});
  const isLive = (): boolean => doc().table.phase === 'playing';
  const mySeat = () => doc().you.seat;
  const isMine = (): boolean => {
    const seat = mySeat();
    return seat !== null && playsItself(doc().table.seats[seat]);
  };
  const mayPlay = (): boolean => isLive() && isMine() && doc().table.paused === null;
  const offers = createMemo(() => (mayPlay() ? game().offers(view()) : []));
  const isMyTurn = createMemo(() => {
    const seat = mySeat();
    return mayPlay() && seat !== null && doc().awaited.includes(seat);
  });
  const seats = createMemo<Person[]>(() =>
    doc().table.seats.map((taken, seat) => ({
      name: table.nameOf(seat),
      bot: taken?.bot ?? taken?.standIn ?? null,
      isAway: (taken?.away ?? null) !== null,
      hasLeft: taken?.left ?? false,
    })),
  );
  const notes = createMemo(() => {
    const seat = mySeat();
    const key = `parlour.notes.${table.id}.${seat}`;
    if (seat === null) return undefined;
    return {
      read: () => kept(key) ?? undefined,
      write: (text: string) => keep(key, text),
    };
  });

  const habits = createMemo(() => {
    const key = `parlour.habits.${game().id}`;
    return { read: () => kept(key) ?? undefined, write: (text: string) => keep(key, text) };
  });

  createEffect(
    on(table.sitting.news, news => {
      if (news.length === 0) return;
      const timer = setTimeout(() => table.sitting.clearNews(), NEWS);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  const props: ScreenProps = {
    get game() {
      return game();
    },
    get telling() {
      return table.game().title.telling;
    },
    get me() {
      return table.me();
    },
    get view() {
      return view();
    },
    get offers() {
      return offers();
    },
    get seats() {
      return seats();
    },
    get awaited() {
      return doc().awaited;
    },
    get news() {
      return table.sitting.news();
    },
    get heard() {
      return table.sitting.heard();
    },
    get confirmMoves() {
      return settings().confirmMoves;
    },
    get pointed() {
      return pointed();
    },
    get clock() {
      return isLive() ? table.sitting.clock() : NO_CLOCK;
    },
    get isLive() {
      return isLive();
    },
    get notes() {
      return notes();
    },
    get habits() {
      return habits();
    },
    play: async action => (await table.intend({ do: 'move', action, based: table.sitting.n() })).refused === null,
    say: table.say,
    word,
    ruleAt: table.ruleAt,
    announce,
  };

  return { props, isLive, isMyTurn, point: setPointed };
}
