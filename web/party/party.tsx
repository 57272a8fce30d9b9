import {
  type Component,
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  mergeProps,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { titleName } from '../boxes.ts';
import { Dynamic } from 'solid-js/web';
import { announce, Button, Icon, SeatMark, Spinner, toast, usePageScrollLock } from '#kit';
import type { Seat } from '#kernel';
import type { SharedProps } from '#screen';
import { appPath } from '../base-path.ts';
import { device } from '../hosts/device.ts';
import { go } from '../route.ts';
import { Actions } from '../table/actions.tsx';
import { type TableModel, TableContext, useTable } from '../table/context.ts';
import { SharedResult } from '../table/shared-result.tsx';
import { createMatchScreen } from '../table/match-screen.ts';
import { refusalText } from '../table/failure-page.tsx';
import { word } from '../words/words.ts';
import { AddPerson } from './add-person.tsx';
import { keepScreenOn } from './screen-lock.ts';
import { PlayerScreen } from './player-screen.tsx';
import {
  agreeAll,
  createPartyPlayers,
  type PartyPlayer,
  type PartyPlayers,
  pauseMatch,
  pauseReason,
} from './players.ts';
import { PartyPage } from './party-page.tsx';
import style from './party.module.css';

/** Where the device is: on the table, being handed over, or held by a player. */
type DeviceState =
  | { readonly at: 'table' }
  | { readonly at: 'way'; readonly to: Seat }
  | { readonly at: 'hand'; readonly of: Seat };

const ON_THE_TABLE: DeviceState = { at: 'table' };

/**
 * A table whose players share this device. A seat's secrets are shown only while that player holds the device. After a
 * reload the device is on the table.
 */
const Party: Component = () => {
  const shared = useTable();
  const { seated: people, add } = createPartyPlayers(shared);
  const [where, setWhere] = createSignal<DeviceState>(ON_THE_TABLE);
  const due = createMemo(() => people().filter(({ isDue }) => isDue()));
  const phase = (): string => shared.doc().table.phase;
  keepScreenOn();
  usePageScrollLock();
  usePauseUntilLooked(shared, people);

  const handTo = (to: Seat): void => void setWhere({ at: 'way', to });
  const putDown = (): void => void setWhere(ON_THE_TABLE);
  /** A player has put the device down and has seen everything up to `n`. */
  function hide({ seat, saw }: PartyPlayer, n: number): void {
    saw(n);
    const next = due().find(other => other.seat !== seat);
    if (next) handTo(next.seat);
    else putDown();
  }

  // a hidden page may be opened by another player
  const cover = (): void => {
    const now = where();
    if (document.visibilityState === 'hidden' && now.at === 'hand') handTo(now.of);
  };
  onMount(() => document.addEventListener('visibilitychange', cover));
  onCleanup(() => document.removeEventListener('visibilitychange', cover));
  // after a deal the device returns to the table
  const isDealt = createMemo(() => people().every(({ hasNews }) => hasNews()));
  createEffect(on(phase, putDown, { defer: true }));
  createEffect(on(isDealt, isNew => isNew && putDown(), { defer: true }));

  const carried = createMemo(() => {
    const now = where();
    return now.at === 'way' ? people().find(({ seat }) => seat === now.to) : undefined;
  });
  const holder = createMemo(() => {
    const now = where();
    return now.at === 'hand' ? people().find(({ seat }) => seat === now.of) : undefined;
  });

  return (
    <Switch fallback={<OnTable people={people()} due={due()} handTo={handTo} add={add} />}>
      <Match when={carried()} keyed>
        {({ seat }) => <HandingOver seat={seat} take={() => setWhere({ at: 'hand', of: seat })} putDown={putDown} />}
      </Match>
      <Match when={holder()} keyed>
        {one => (
          <Show when={one.table()} fallback={<Spinner />} keyed>
            {table => (
              <TableContext.Provider value={table}>
                <PlayerScreen
                  one={one}
                  people={people()}
                  next={due().find(other => other.seat !== one.seat)?.seat ?? null}
                  hide={n => hide(one, n)}
                  show={n => {
                    one.saw(n);
                    putDown();
                  }}
                />
              </TableContext.Provider>
            )}
          </Show>
        )}
      </Match>
    </Switch>
  );
};

export default Party;

/** Pauses the match until every player has looked at their new cards. */
function usePauseUntilLooked(shared: TableModel, people: () => readonly PartyPlayer[]): void {
  const isHere = createMemo(() => people().every(({ table }) => table()?.connection.status() === 'open'));
  const isPlaying = (): boolean => shared.doc().table.phase === 'playing';
  const wanted = createMemo(() => {
    if (!isHere() || !isPlaying()) return undefined;
    const { paused, asking } = shared.doc().table;
    const news = people().filter(({ hasNews }) => hasNews()).length;
    if (news === people().length && paused === null && asking === null) return 'still';
    return news === 0 && paused === 'agreed' ? 'onwards' : undefined;
  });
  createEffect(() => {
    if (wanted() === 'still') void pauseMatch(people());
    if (wanted() === 'onwards') void people()[0]?.table()?.send({ do: 'resume' });
  });
}

/** The device is on the table and shows public information only. */
const OnTable: Component<{
  readonly people: readonly PartyPlayer[];
  readonly due: readonly PartyPlayer[];
  handTo(seat: Seat): void;
  add: PartyPlayers['add'];
}> = props => {
  const table = useTable();
  const { props: screen, isLive } = createMatchScreen(table);
  const partnerAt = (seat: Seat): PartyPlayer | undefined => props.people.find(one => one.seat === seat);
  const [last, setLast] = createSignal<{ readonly seat: Seat; readonly n: number }>();
  const isStill = (): boolean => table.doc().table.paused !== null;

  async function playFor(seat: Seat, action: { readonly type: string }): Promise<boolean> {
    const mover = partnerAt(seat)?.table();
    if (!mover || !table.game().screen.openActions?.includes(action.type)) return false;
    const { refused } = await mover.send({ do: 'move', action, based: mover.connection.n() });
    if (!refused) setLast({ seat, n: mover.connection.n() });
    return !refused;
  }
  const shared: SharedProps = mergeProps(screen, {
    isFixed: false,
    get playFor() {
      return isLive() && !isStill() ? playFor : undefined;
    },
    below: () => (
      <>
        <HandOverList people={props.people} handTo={seat => props.handTo(seat)} />
        <AddPerson add={name => props.add(name)} />
      </>
    ),
  });
  /** The last move made here, as long as nothing else has happened. */
  const undoable = createMemo(() => {
    const move = last();
    const mover = move && move.n === table.connection.n() ? partnerAt(move.seat)?.table() : undefined;
    return mover?.doc().you.undo === 'now' ? mover : undefined;
  });

  const again = async (): Promise<void> => {
    const { form, seats } = table.doc().table;
    const opened = await device.openParty(
      { title: form.title, options: form.options },
      seats.flatMap(seat => (seat ? [seat.name] : [])),
    );
    if (opened.ok) go(appPath(`/practice/${opened.value.id}`));
    else toast(refusalText(opened.refused, undefined, 'device'), 'error');
  };

  return (
    <PartyPage
      heading={titleName(table.game().title.id)}
      class={style['table']}
      bar={
        <>
          <Show when={undoable()}>
            {mover => (
              <Button
                size="small"
                icon="undo"
                onClick={() => void mover().send({ do: 'undo', based: mover().connection.n() })}
              >
                {word('table-undo')}
              </Button>
            )}
          </Show>
          <Actions />
        </>
      }
    >
      <PartyNotices people={props.people} />
      <Show when={isLive()} fallback={<SharedResult again={again} />}>
        <Show when={props.due[0]} keyed>
          {({ seat, hasNews }) => (
            <Button kind="primary" size="large" wide icon="device" onClick={() => props.handTo(seat)}>
              {word(hasNews() ? 'party-pass-card' : 'party-pass-move', { name: table.nameOf(seat) })}
            </Button>
          )}
        </Show>
      </Show>
      <Show
        when={table.game().screen.Shared}
        fallback={
          <>
            {shared.below?.()}
            <Dynamic component={table.game().screen.Board} {...screen} />
          </>
        }
      >
        {Shared => <Dynamic component={Shared()} {...shared} />}
      </Show>
    </PartyPage>
  );
};

/** Banners: a pause and its reason, and requests of players. */
const PartyNotices: Component<{ readonly people: readonly PartyPlayer[] }> = props => {
  const table = useTable();
  const doc = () => table.doc().table;
  const asker = (by: Seat): TableModel | undefined => props.people.find(({ seat }) => seat === by)?.table();
  return (
    <div class={style['notices']} role="status" aria-live="polite">
      <Show when={doc().paused !== null && doc().phase === 'playing'}>
        <p class={style['banner']}>
          <span>{doc().paused === 'unattended' ? word('table-unattended') : pauseReason(props.people)}</span>
          <Show when={doc().paused === 'unattended'}>
            <Button kind="primary" onClick={() => void props.people[0]?.table()?.send({ do: 'resume' })}>
              {word('table-resume')}
            </Button>
          </Show>
        </p>
      </Show>
      <Show when={doc().asking?.for === 'undo' ? doc().asking : null} keyed>
        {asking => (
          <p class={style['banner']}>
            <span>{word('table-asks-undo', { name: table.nameOf(asking.by) })}</span>
            <Button kind="primary" onClick={() => void agreeAll(props.people)}>
              {word('party-all-agree')}
            </Button>
            <Button onClick={() => void asker(asking.by)?.send({ do: 'decline', asked: asking.asked })}>
              {word('table-never-mind')}
            </Button>
          </p>
        )}
      </Show>
    </div>
  );
};

/** The players the device can be handed to; those who must have it are marked. */
const HandOverList: Component<{ readonly people: readonly PartyPlayer[]; handTo(seat: Seat): void }> = props => {
  const table = useTable();
  return (
    <div class={style['handing']}>
      <p id="party-hand">{word('party-hand')}</p>
      <ul class={style['people']} aria-labelledby="party-hand">
        <For each={props.people}>
          {({ seat, isDue, hasNews }) => (
            <li>
              <button
                type="button"
                class={style['person']}
                data-due={isDue()}
                onClick={() => props.handTo(seat)}
                aria-label={word('party-pass-to', { name: table.nameOf(seat) })}
                aria-describedby={isDue() ? `party-due-${seat}` : undefined}
              >
                <SeatMark seat={seat} />
                <bdi>{table.nameOf(seat)}</bdi>
                <Show when={isDue()}>
                  <span class={style['waits']}>
                    <Icon name={hasNews() ? 'eye' : 'question'} />
                  </span>
                </Show>
              </button>
              <Show when={isDue()}>
                <span class="visually-hidden" id={`party-due-${seat}`}>
                  {word(hasNews() ? 'party-has-news' : 'party-has-move')}
                </span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
};

/** Shown while the device is handed over: nothing secret. */
const HandingOver: Component<{ readonly seat: Seat; take(): void; putDown(): void }> = props => {
  const table = useTable();
  const name = (): string => table.nameOf(props.seat);
  onMount(() => announce(word('party-pass-to', { name: name() })));
  return (
    <PartyPage
      class={style['cover']}
      heading={
        <>
          <SeatMark seat={props.seat} />
          {word('party-pass-to', { name: name() })}
        </>
      }
    >
      <p>{word('party-cover')}</p>
      <Button kind="primary" size="large" wide icon="eye" onClick={() => props.take()}>
        {word('party-i-am', { name: name() })}
      </Button>
      <Button kind="quiet" icon="back" onClick={() => props.putDown()}>
        {word('party-put-down')}
      </Button>
    </PartyPage>
  );
};
