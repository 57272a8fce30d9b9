import {
  type Component,
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
  untrack,
} from 'solid-js';
import { afterPaint, announce, Button, createLater, inTurn, SeatMark, Select } from '#kit';
import type { Seat } from '#kernel';
import type { Argument, Line } from '#telling';
import type { Heard } from '../screen/screen.ts';
import { word, words } from '../words/words.ts';
import { useTable } from './context.ts';
import { type Piece, piecesOf } from './sentence.ts';
import style from './table.module.css';
import { walk } from './walking.ts';

/** One line of the log: a sentence, and the event it tells of. */
interface Told {
  readonly line: Line;
  readonly event: object;
  readonly seats: readonly Seat[];
}

/** So many lines fill the log, at the least. */
const AT_FIRST = 10;

const told = new WeakMap<object, readonly Told[]>();

/** What happened, in sentences. Pointing at one shows it on the board. */
export const Log: Component<{ point(events: readonly object[]): void }> = props => {
  const table = useTable();
  const [of, setOf] = createSignal<Seat | null>(null);
  const tellingOf = ({ event }: Heard): readonly Told[] => {
    const known = told.get(event);
    if (known) return known;
    const telling = table.game().title.telling;
    const lines = telling.isHushed?.(event)
      ? []
      : untrack(() => telling.event(event, table.doc().view ?? {}, table.me()));
    const all = lines.map(line => ({ line, event, seats: seatsIn(line) }));
    told.set(event, all);
    return all;
  };
  const heard = createLater(() => table.sitting.heard());
  const all = createMemo(() => heard().flatMap(tellingOf));
  const chosen = createMemo(() => {
    const seat = of();
    return seat === null ? all() : all().filter(({ seats }) => seats.includes(seat));
  });
  // the end of a long evening is in sight: what went before is put above it piece by piece
  const [begin, setBegin] = createSignal(untrack(() => Math.max(0, chosen().length - AT_FIRST)));
  const reachBack = (): void => {
    if (setBegin(from => Math.max(0, from - AT_FIRST)) > 0) inTurn(reachBack, 'finish');
  };
  if (untrack(begin) > 0) inTurn(reachBack, 'finish');
  const shown = createMemo(() => (begin() > 0 ? chosen().slice(begin()) : chosen()));
  let list: HTMLOListElement | undefined;
  let isAtEnd = true;
  const [isScrolled, setScrolled] = createSignal(false);

  let pointed: object | null = null; // null: nothing
  const point = (event: object | null): void => {
    if (event === pointed) return;
    pointed = event;
    props.point(event ? [event] : []);
  };
  const [isFetching, setFetching] = createSignal(false);
  /** Puts what went before above the list, and leaves the lines that are read where they are. */
  const showEarlier = async (): Promise<void> => {
    setFetching(true);
    const below = list ? list.scrollHeight - list.scrollTop : 0;
    await table.fetchEarlier();
    setFetching(false);
    afterPaint(() => list?.scrollTo({ top: list.scrollHeight - below }));
  };

  const showEnd = (): void => {
    if (isAtEnd) list?.scrollTo({ top: list.scrollHeight });
  };
  createEffect(on(shown, () => afterPaint(showEnd)));
  // It cannot be scrolled while another tab is in front.
  const coming = new ResizeObserver(showEnd);
  onMount(() => list && coming.observe(list));
  onCleanup(() => coming.disconnect());
  // Only what is new is read aloud, not the whole evening after a reload.
  createEffect(
    on(
      table.sitting.news,
      (news, before) => {
        const fresh = news.slice(before && news[0] === before[0] ? before.length : 0);
        if (fresh.length === 0) return;
        afterPaint(() => {
          const sentences = fresh.flatMap(tellingOf).map(({ line }) => table.say(line));
          if (sentences.length > 0) announce(sentences.join(' '));
        });
      },
      { defer: true },
    ),
  );

  return (
    <div class={style['log']}>
      <div class={style['log-head']}>
        <Select
          label={word('table-log-of')}
          hideLabel
          value={of()}
          onChoose={setOf}
          options={[
            { value: null, label: word('table-log-all') },
            ...table.doc().table.seats.map((_, seat) => ({ value: seat, label: table.nameOf(seat) })),
          ]}
        />
      </div>
      <ol
        class={style['lines']}
        ref={element => {
          list = element;
        }}
        data-scrolled={isScrolled() || undefined}
        onScroll={() => {
          if (!list || list.clientHeight === 0) return;
          isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 24;
          setScrolled(list.scrollTop > 0);
        }}
        onPointerLeave={() => point(null)}
        onFocusOut={() => point(null)}
        onKeyDown={event => walk(event, 'li[tabindex]')}
        aria-label={word('table-log')}
      >
        <Show when={table.sitting.hasEarlier()}>
          <li>
            <Button kind="quiet" busy={isFetching()} onClick={() => void showEarlier()}>
              {word('table-log-earlier')}
            </Button>
          </li>
        </Show>
        <Show when={table.doc().table.continued && !table.sitting.hasEarlier()}>
          <li class={style['soft']}>{word('table-continued')}</li>
        </Show>
        <For each={shown()} fallback={<li class={style['soft']}>{word('table-log-empty')}</li>}>
          {(one, at) => (
            <li
              class={style['line']}
              tabindex={at() === shown().length - 1 ? 0 : -1}
              onPointerMove={event => {
                // a line that scrolls under a resting pointer is not pointed at
                if (event.movementX !== 0 || event.movementY !== 0) point(one.event);
              }}
              onFocus={() => point(one.event)}
            >
              <Sentence pieces={piecesOf(words(), one.line)} />
            </li>
          )}
        </For>
      </ol>
    </div>
  );
};

/** A sentence with everybody in it by colour and shape. */
const Sentence: Component<{ readonly pieces: readonly Piece[] }> = props => {
  const table = useTable();
  return (
    <For each={props.pieces}>
      {piece => (
        <Show when={typeof piece === 'object' && piece} fallback={piece as string}>
          {named => (
            <span class={style['named']}>
              <SeatMark seat={named().seat} />
              <bdi>{table.nameOf(named().seat)}</bdi>
            </span>
          )}
        </Show>
      )}
    </For>
  );
};

const seatsIn = (line: Line): readonly Seat[] => [...new Set(Object.values(line.args ?? {}).flatMap(seatsOfArgument))];

function seatsOfArgument(value: Argument): readonly Seat[] {
  if (typeof value !== 'object') return [];
  if ('seat' in value) return [value.seat];
  return 'list' in value ? value.list.flatMap(seatsOfArgument) : seatsIn(value);
}
