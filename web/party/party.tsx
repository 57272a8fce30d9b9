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
import { device } from '../hosts/device.ts';
import { go } from '../route.ts';
import { Actions } from '../table/actions.tsx';
import { type Table, TableContext, useTable } from '../table/context.ts';
import { Over } from '../table/over.tsx';
import { showMatch } from '../table/showing.ts';
import { sayRefused } from '../table/failure-page.tsx';
import { word } from '../words/words.ts';
import { AddPerson } from './add-person.tsx';
import { stayAwake } from './awake.ts';
import { InHand } from './in-hand.tsx';
import { agreeAll, createPeople, type Partner, type People, standStill, whyStill } from './people.ts';
import { Stage } from './stage.tsx';
import style from './party.module.css';

/** Where the device is: between all of them, on its way to somebody, or in somebody's hands. */
type Whereabouts =
  | { readonly at: 'table' }
  | { readonly at: 'way'; readonly to: Seat }
  | { readonly at: 'hand'; readonly of: Seat };

const ON_THE_TABLE: Whereabouts = { at: 'table' };

/**
 * People who share this device, at a table of theirs. What one seat knows is on the screen only while that person holds
 * the device; wherever it was before a reload, it lies on the table after it.
 */
const Party: Component = () => {
  const shared = useTable();
  const { seated: people, add } = createPeople(shared);
  const [where, setWhere] = createSignal<Whereabouts>(ON_THE_TABLE);
  const due = createMemo(() => people().filter(({ isDue }) => isDue()));
  const phase = (): string => shared.doc().table.phase;
  stayAwake();
  usePageScrollLock();
  useRounds(shared, people);

  const handTo = (to: Seat): void => void setWhere({ at: 'way', to });
  const putDown = (): void => void setWhere(ON_THE_TABLE);
  /** Whoever puts it down has seen what there was by then; now it is for somebody else, or for nobody. */
  function hide({ seat, saw }: Partner, n: number): void {
    saw(n);
    const next = due().find(other => other.seat !== seat);
    if (next) handTo(next.seat);
    else putDown();
  }

  // a device that is laid aside may be picked up by anybody
  const cover = (): void => {
    const now = where();
    if (document.visibilityState === 'hidden' && now.at === 'hand') handTo(now.of);
  };
  onMount(() => document.addEventListener('visibilitychange', cover));
  onCleanup(() => document.removeEventListener('visibilitychange', cover));
  // a new deal, or the end: what was before it is for all to see
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
        {({ seat }) => <OnItsWay seat={seat} take={() => setWhere({ at: 'hand', of: seat })} putDown={putDown} />}
      </Match>
      <Match when={holder()} keyed>
        {one => (
          <Show when={one.table()} fallback={<Spinner />} keyed>
            {table => (
              <TableContext.Provider value={table}>
                <InHand
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

/** No time passes while everybody is yet to look at what they were dealt: one device has to go round for it. */
function useRounds(shared: Table, people: () => readonly Partner[]): void {
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
    if (wanted() === 'still') void standStill(people());
    if (wanted() === 'onwards') void people()[0]?.table()?.send({ do: 'resume' });
  });
}

/** The device lies between all of them, and shows what everybody may see. */
const OnTable: Component<{
  readonly people: readonly Partner[];
  readonly due: readonly Partner[];
  handTo(seat: Seat): void;
  add: People['add'];
}> = props => {
  const table = useTable();
  const { props: screen, isLive } = showMatch(table);
  const partnerAt = (seat: Seat): Partner | undefined => props.people.find(one => one.seat === seat);
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
        <Handing people={props.people} handTo={seat => props.handTo(seat)} />
        <AddPerson add={name => props.add(name)} />
      </>
    ),
  });
  /** What was done here last, while nothing else has happened. */
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
    if (opened.ok) go(`/practice/${opened.value.id}`);
    else toast(sayRefused(opened.refused, undefined, 'device'), 'error');
  };

  return (
    <Stage
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
      <Standing people={props.people} />
      <Show when={isLive()} fallback={<Over again={again} />}>
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
    </Stage>
  );
};

/** What stands still, and why; what somebody asks the others for. */
const Standing: Component<{ readonly people: readonly Partner[] }> = props => {
  const table = useTable();
  const doc = () => table.doc().table;
  const asker = (by: Seat): Table | undefined => props.people.find(({ seat }) => seat === by)?.table();
  return (
    <div class={style['notices']} role="status" aria-live="polite">
      <Show when={doc().paused !== null && doc().phase === 'playing'}>
        <p class={style['banner']}>
          <span>{doc().paused === 'unattended' ? word('table-unattended') : whyStill(props.people)}</span>
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

/** Whom the device may be handed to, and who has to have it. */
const Handing: Component<{ readonly people: readonly Partner[]; handTo(seat: Seat): void }> = props => {
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

/** The device goes from hand to hand, and shows nothing. */
const OnItsWay: Component<{ readonly seat: Seat; take(): void; putDown(): void }> = props => {
  const table = useTable();
  const name = (): string => table.nameOf(props.seat);
  onMount(() => announce(word('party-pass-to', { name: name() })));
  return (
    <Stage
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
    </Stage>
  );
};
