import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { announce } from '#kit';
import type { Seat } from '#kernel';
import type { Person, ScreenProps, TableClock } from '#screen';
import { setStored, getStored } from '../browser-storage.ts';
import { settings } from '../settings/settings.ts';
import { word } from '../words/words.ts';
import type { TableModel } from './context.ts';
import { isPlayer, mayMove } from './turn.ts';

/** How long events count as news, ms. */
const NEWS = 3_000;

/** There is no view before the deal. */
const NOT_DEALT: object = {};

const NO_CLOCK: TableClock = { ends: null, held: null };

/** The props of the game's screen, and the state around it. */
export interface MatchScreen {
  readonly props: ScreenProps;
  readonly isLive: () => boolean;
  readonly isMyTurn: () => boolean;
  /** Highlights what these events are about. */
  point(events: readonly object[]): void;
}

/** Creates the props of the game's screen from a live table. */
export function createMatchScreen(table: TableModel): MatchScreen {
  const doc = () => table.doc();
  const [highlighted, setHighlighted] = createSignal<readonly object[]>([]);
  const game = createMemo(() => table.game().title.game);
  const view = (): object => table.view() ?? NOT_DEALT;
  const isLive = (): boolean => doc().table.phase === 'playing';
  const mySeat = () => doc().you.seat;
  const state = () => {
    const { phase, paused, seats } = doc().table;
    return { phase, paused, seats, me: table.me(), status: table.connection.status() };
  };
  const canMove = createMemo(() => mayMove(state()));
  const offers = createMemo(() => (canMove() ? game().offers(view()) : []));
  // independent of the connection, so that a short loss does not announce the turn again
  const isMyTurn = createMemo(() => {
    const me = table.me();
    return isPlayer(state()) && me !== 'audience' && doc().awaited.includes(me);
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
      read: () => getStored(key) ?? undefined,
      write: (text: string) => setStored(key, text),
    };
  });

  const preferences = createMemo(() => {
    const key = `parlour.habits.${game().id}`;
    return { read: () => getStored(key) ?? undefined, write: (text: string) => setStored(key, text) };
  });

  createEffect(
    on(table.connection.news, news => {
      if (news.length === 0) return;
      const timer = setTimeout(() => table.connection.clearNews(), NEWS);
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
    get fields() {
      return doc().view ?? NOT_DEALT;
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
      return table.connection.news();
    },
    get heard() {
      return table.connection.heard();
    },
    get confirmMoves() {
      return settings().confirmMoves;
    },
    get highlighted() {
      return highlighted();
    },
    get clock() {
      return isLive() ? table.connection.clock() : NO_CLOCK;
    },
    get isLive() {
      return isLive();
    },
    get notes() {
      return notes();
    },
    get preferences() {
      return preferences();
    },
    play: async action => (await table.send({ do: 'move', action, based: table.connection.n() })).refused === null,
    ...(table.host.kind === 'server' && {
      nudge: async (seat: Seat) => void (await table.send({ do: 'nudge', seat })),
    }),
    say: table.say,
    word,
    ruleAt: table.ruleAt,
    announce,
  };

  return { props, isLive, isMyTurn, point: setHighlighted };
}
