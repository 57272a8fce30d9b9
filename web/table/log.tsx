import { type Component, createEffect, createMemo, createSignal, on, Show, untrack } from 'solid-js';
import { afterPaint, announce, Button, createLateMemo, LogList, Menu, seatColour } from '#kit';
import type { Seat } from '#kernel';
import { logLinesOf } from '#telling';
import type { HeardEvent } from '../screen/screen.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import { LogSentence } from './log-line.tsx';
import { type LogRow, logRows, sinceMyMove } from './log-rows.ts';
import style from './log.module.css';

/** The seat whose lines the log shows; null: all. */
export const createLogFilter = () => createSignal<Seat | null>(null);

type LogFilter = ReturnType<typeof createLogFilter>;

const logged = new WeakMap<object, readonly LogRow[]>();

/** The log. Pointing at a line highlights it on the board. */
export const MatchLog: Component<{ filter: LogFilter; point(events: readonly object[]): void }> = props => {
  const table = useTable();
  const telling = () => table.game().title.telling;
  const rowsOf = ({ event }: HeardEvent): readonly LogRow[] => {
    const known = logged.get(event);
    if (known) return known;
    const rows = untrack(() => logLinesOf(telling(), event, table.view() ?? {}, table.me())).map(line => ({
      ...line,
      event,
    }));
    logged.set(event, rows);
    return rows;
  };
  const all = createLateMemo(() => table.connection.heard().flatMap(rowsOf));
  const rows = createMemo(() => logRows(all(), props.filter[0]()));
  const since = createMemo(() => sinceMyMove(all(), table.me()));

  let pointed: object | null = null; // null: nothing
  const point = (row: LogRow | null): void => {
    const event = row?.event ?? null;
    if (event === pointed) return;
    pointed = event;
    props.point(event ? [event] : []);
  };
  const [isFetching, setFetching] = createSignal(false);
  const showEarlier = async (): Promise<void> => {
    setFetching(true);
    await table.fetchEarlier();
    setFetching(false);
  };
  // Only new events are announced, not the whole log after a reload.
  createEffect(
    on(
      table.connection.news,
      (news, before) => {
        const fresh = news.slice(before && news[0] === before[0] ? before.length : 0);
        if (fresh.length === 0) return;
        afterPaint(() => {
          const sentences = fresh.flatMap(sentencesOf);
          if (sentences.length > 0) announce(sentences.join(' '));
        });
      },
      { defer: true },
    ),
  );
  const sentencesOf = ({ event }: HeardEvent): string[] =>
    telling().isSilent?.(event)
      ? []
      : untrack(() => telling().event(event, table.view() ?? {}, table.me())).map(table.say);

  return (
    <div class={style['log']}>
      <LogList
        label={word('table-log')}
        items={rows()}
        focus="row"
        isHeading={row => row.heading !== undefined}
        onPoint={point}
        empty={word('table-log-empty')}
        before={
          <>
            <Show when={table.connection.hasEarlier()}>
              <Button kind="quiet" busy={isFetching()} onClick={() => void showEarlier()}>
                {word('table-log-earlier')}
              </Button>
            </Show>
            <Show when={table.doc().table.continued && !table.connection.hasEarlier()}>
              <p class={style['note']}>{word('table-continued')}</p>
            </Show>
          </>
        }
      >
        {row => (
          <Show
            when={row.heading === undefined}
            fallback={
              <h3 class={style['heading']} data-heading={row.heading}>
                <span>{table.say(row.line)}</span>
              </h3>
            }
          >
            <div
              class={style['line']}
              data-mine={(row.by !== undefined && row.by === table.me()) || undefined}
              data-since={since().has(row) || undefined}
              style={row.by === undefined ? {} : { '--by': seatColour(row.by) }}
            >
              <LogSentence
                logged={row}
                view={table.view() ?? {}}
                icons={table.game().screen.logIcons}
                nameOf={table.nameOf}
              />
            </div>
          </Show>
        )}
      </LogList>
    </div>
  );
};

/** The filter of the log, in the row of tabs. */
export const LogFilterMenu: Component<{ filter: LogFilter }> = props => {
  const table = useTable();
  const [of, setOf] = untrack(() => props.filter);
  const choices = (): readonly (Seat | null)[] => [null, ...table.doc().table.seats.keys()];
  const nameOf = (seat: Seat | null): string => (seat === null ? word('table-log-all') : table.nameOf(seat));
  const label = (): string => {
    const seat = of();
    return seat === null ? word('table-log-of') : `${word('table-log-of')}: ${nameOf(seat)}`;
  };
  return (
    <span class={style['filter']} data-on={of() !== null || undefined}>
      <Menu
        icon="settings"
        label={label()}
        items={choices().map(seat => ({
          label: nameOf(seat),
          isChosen: of() === seat,
          to: () => setOf(seat),
        }))}
      />
    </span>
  );
};
