import { type Component, createEffect, createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { announce, Button, Disclosure, IconButton, Menu, Panel, PanelBoundary, SeatBadge, Switch } from '#kit';
import { seatsOf, type Seat } from '#kernel';
import { appPath } from '../base-path.ts';
import { optionAgainstBots } from '../../games/title.ts';
import type { SeatDoc } from '../../tables/protocol.ts';
import { boxNamed, titleName } from '../boxes.ts';
import { go } from '../route.ts';
import { computedWord, word } from '../words/words.ts';
import { BotName, BOT_STRENGTHS } from './bots.tsx';
import { Chat } from './chat.tsx';
import { useTable } from './context.ts';
import { InvitationCard } from './invitation.tsx';
import { TableOptions } from './options.tsx';
import style from './table.module.css';

/** How often joining is tried when others take the seat first. */
const MOST_TRIES = 8;
/** Refusals that mean the seat is gone. */
const SEAT_GONE: ReadonlySet<string> = new Set(['seatTaken', 'noSuchSeat']);

/** The lobby: seats, options, invitation and chat. */
const Lobby: Component<{ readonly joins: boolean }> = props => {
  const table = useTable();
  const doc = (): ReturnType<typeof table.doc>['table'] => table.doc().table;
  const mySeat = (): Seat | null => table.doc().you.seat;
  const free = createMemo(() => seatsOf(doc().seats.length).filter(seat => doc().seats[seat] === null));
  const isFor = (seat: Seat): boolean => {
    const kept = doc().kept[seat];
    return !kept || kept.guest === table.doc().you.guest;
  };
  /** The seats I can take, a reserved one first; if all are taken, the seat that would be added. */
  const open = createMemo(() => {
    const mine = free().filter(seat => isFor(seat));
    if (mine.length > 0) return [...mine.filter(seat => doc().kept[seat]), ...mine.filter(seat => !doc().kept[seat])];
    const { seats, form } = doc();
    return form.grows && seats.length < table.game().title.game.seats.max ? [seats.length] : [];
  });
  const hostSeat = (): Seat => doc().seats.findIndex(taken => taken?.guest === doc().host);
  const unready = createMemo(() =>
    doc().seats.flatMap((taken, seat) => (taken && !taken.ready && seat !== hostSeat() ? [seat] : [])),
  );

  // The address of this page, until the server has answered with its public one.
  const [link, setLink] = createSignal(
    table.host.kind === 'server' ? `${location.origin}${appPath(`/t/${table.id}`)}` : null,
  );
  void table.host.linkTo(table.id).then(setLink);

  const [isJoining, setJoining] = createSignal(false);
  /** Takes the chosen or first free seat, and sets it ready. */
  const join = async (chosen?: Seat): Promise<void> => {
    if (isJoining()) return;
    setJoining(true);
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const seat = chosen ?? open()[0];
      if (seat === undefined) break;
      const { refused } = await table.send({ do: 'sit', seat, word: randomWord() });
      if (!refused && !table.isHost()) await table.send({ do: 'ready', ready: true });
      // the seat was just taken: try the next one
      if (chosen !== undefined || !refused || !SEAT_GONE.has(refused.because)) break;
    }
    setJoining(false);
  };

  // Seats the host of a new table, guests with a reserved seat, and guests who pressed Join.
  onMount(() => {
    const { guest, seat } = table.doc().you;
    if (seat !== null) return;
    const isExpected = doc().kept.some((one, at) => one?.guest === guest && doc().seats[at] === null);
    if (isExpected || props.joins) void join();
    else if (table.isHost() && table.connection.n() === 1) void join(0);
  });

  // On a phone the invitation is below the fold.
  let invitation: HTMLElement | undefined;
  const showInvitation = (): void => {
    invitation?.scrollIntoView();
    invitation?.querySelector('button')?.focus({ preventScroll: true });
  };

  const close = async (): Promise<void> => {
    const { refused } = await table.send({ do: 'close' });
    if (!refused) go('/');
  };
  const fillUp = async (): Promise<void> => {
    const bot = boxNamed(doc().form.title)?.usual.bot ?? 'random';
    for (const seat of free()) {
      if (doc().kept[seat]) await table.send({ do: 'clear', seat });
      await table.send({ do: 'seatBot', seat, bot });
    }
  };

  createEffect<boolean>(wasAll => {
    const isAll = free().length === 0 && unready().length === 0;
    if (isAll && !wasAll && table.isHost()) announce(word('table-all-ready'));
    return isAll;
  }, true);

  return (
    <div class={style['gathering']}>
      <header class={style['heading']}>
        <h1>{titleName(doc().form.title)}</h1>
        <p class={style['soft']}>{word('table-gathering')}</p>
      </header>

      <div class={style['main']}>
        <Panel title={word('table-seats')}>
          <ol class={style['seats']}>
            <For each={seatsOf(doc().seats.length)}>
              {seat => (
                <li class={style['chair']}>
                  <Show
                    when={doc().seats[seat]}
                    fallback={
                      <FreeSeat
                        seat={seat}
                        canSit={mySeat() === null && isFor(seat) && open().length > 1}
                        sit={() => void join(seat)}
                      />
                    }
                  >
                    {taken => <TakenSeat seat={seat} taken={taken()} />}
                  </Show>
                </li>
              )}
            </For>
          </ol>
          <div class={style['actions']}>
            <Show when={mySeat() === null && open()[0] !== undefined}>
              <Button kind="primary" busy={isJoining()} onClick={() => void join()}>
                {word('table-join')}
              </Button>
            </Show>
            <Show when={mySeat() === null && open()[0] === undefined}>
              <p>{word('table-full')}</p>
            </Show>
            <Show when={mySeat() !== null && !table.isHost()}>
              <Switch
                checked={doc().seats[mySeat() ?? 0]?.ready ?? false}
                onChange={ready => void table.send({ do: 'ready', ready })}
                label={word('table-i-am-ready')}
              />
            </Show>
            <Show when={table.isHost() && mySeat() !== null}>
              {/* first, so that it keeps its place when the others go */}
              <Button
                kind="primary"
                disabled={free().length > 0 || unready().length > 0}
                onClick={() => void table.send({ do: 'start' })}
              >
                {word('table-start')}
              </Button>
              <Show when={free().length > 0 && link()}>
                <span class={style['jump']}>
                  <Button icon="friends" onClick={showInvitation}>
                    {word('table-invite')}
                  </Button>
                </span>
              </Show>
              <Show when={free().length > 0 && maySeatBots(table)}>
                <Button onClick={() => void fillUp()}>{word('table-fill-bots', { count: free().length })}</Button>
              </Show>
            </Show>
            <p class={`${style['soft']} ${style['reason']}`} role="status">
              {waitingFor()}
            </p>
            <Show when={mySeat() !== null}>
              <span class={style['stand']}>
                <Button kind="quiet" onClick={() => void table.send({ do: 'stand' })}>
                  {word('table-stand')}
                </Button>
              </span>
            </Show>
          </div>
          <Show when={table.isHost() && free().length > 0 && !maySeatBots(table)}>
            <p class={style['soft']}>{word('table-people-only')}</p>
          </Show>
          <Show when={!table.isHost() && doc().hostAway !== null && mySeat() !== null}>
            <Button onClick={() => void table.send({ do: 'takeHost' })}>{word('table-take-host')}</Button>
          </Show>
        </Panel>

        <Panel title={word('table-options')}>
          <TableOptions />
        </Panel>
      </div>

      <div class={style['beside']}>
        <Show when={link()}>
          {link => (
            <div
              ref={element => {
                invitation = element;
              }}
            >
              <InvitationCard table={table.id} link={link()} code={doc().code} isAside={mySeat() === null} />
            </div>
          )}
        </Show>

        <Show when={table.host.kind === 'server'}>
          <Panel title={word('table-chat')}>
            <PanelBoundary>
              <Chat />
            </PanelBoundary>
          </Panel>
        </Show>

        <Panel title={word('table-fair')}>
          <p>{word('table-fair-short')}</p>
          <Disclosure summary={word('table-fair-more')}>
            <p>{word('table-fair-how')}</p>
            <p class={style['commitment']}>
              <span class={style['soft']}>{word('table-commitment')}</span>
              <code class={style['code']}>{doc().commitment}</code>
            </p>
          </Disclosure>
        </Panel>
      </div>

      <Show when={table.isHost()}>
        <p class={`${style['last']} ${style['edge']}`}>
          <Button kind="quiet" onClick={() => void close()}>
            {word('table-close')}
          </Button>
        </p>
      </Show>
    </div>
  );

  function waitingFor(): string {
    if (free().length > 0) return word('table-waiting-seats', { count: free().length });
    const [first] = unready();
    if (first !== undefined) return word('table-waiting-ready', { names: { list: unready().map(table.nameOf) } });
    return table.isHost() ? word('table-may-start') : word('table-waiting-host', { name: hostName() });
  }

  function hostName(): string {
    const seat = hostSeat();
    return seat === -1 ? word('table-the-host') : table.nameOf(seat);
  }
};

export default Lobby;

const FreeSeat: Component<{ readonly seat: Seat; readonly canSit: boolean; sit(): void }> = props => {
  const table = useTable();
  const kept = () => table.doc().table.kept[props.seat];
  return (
    <>
      <span class={style['free']}>
        <Show when={kept()} fallback={word('table-free')}>
          {one => word('table-kept', { name: one().name })}
        </Show>
      </span>
      <span class={style['chair-actions']}>
        <Show when={props.canSit}>
          <Button onClick={() => props.sit()} aria-label={word('table-sit-here-at', { number: props.seat + 1 })}>
            {word('table-sit-here')}
          </Button>
        </Show>
        <Show when={table.isHost() && maySeatBots(table)}>
          <Menu
            label={word('table-add-bot-at', { number: props.seat + 1 })}
            icon="bot"
            items={table
              .game()
              .title.botNames.filter(bot => BOT_STRENGTHS.has(bot))
              .map(bot => ({
                label: computedWord(`table-bot-${bot}`),
                to: () => void table.send({ do: 'seatBot', seat: props.seat, bot }),
              }))}
          />
        </Show>
      </span>
    </>
  );
};

const TakenSeat: Component<{ readonly seat: Seat; readonly taken: SeatDoc }> = props => {
  const table = useTable();
  const isMe = (): boolean => props.taken.guest === table.doc().you.guest;
  const isHostHere = (): boolean => props.taken.guest === table.doc().table.host;
  return (
    <>
      <span class={style['who']}>
        <SeatBadge
          seat={props.seat}
          name={props.taken.name}
          isBot={props.taken.bot !== null}
          isMe={isMe()}
          isAway={props.taken.away !== null}
        />
        <Show when={isHostHere()}>
          <span class={style['tag']}>{word('table-host')}</span>
        </Show>
        <Show when={props.taken.bot} keyed>
          {bot => (
            <span class={style['tag']}>
              <BotName bot={bot} />
            </span>
          )}
        </Show>
      </span>
      <span class={style['chair-actions']}>
        <Show when={!isHostHere() && props.taken.bot === null}>
          <span class={props.taken.ready ? style['ready'] : style['soft']}>
            {props.taken.ready ? word('table-ready') : word('table-not-ready')}
          </span>
        </Show>
        <Show when={table.isHost() && !isMe()}>
          <IconButton
            icon="close"
            label={word('table-remove-name', { name: props.taken.name })}
            onClick={() => void table.send({ do: 'clear', seat: props.seat })}
          />
        </Show>
      </span>
    </>
  );
};

/** Whether the options allow bots. */
const maySeatBots = (table: ReturnType<typeof useTable>): boolean =>
  optionAgainstBots(table.game().title, table.doc().table.form.options) === undefined;

/** The random word this seat adds to the seed. */
const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(36).padStart(2, '0')).join('');
