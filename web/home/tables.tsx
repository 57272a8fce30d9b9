import { type Component, createSignal, For, type JSX, Show } from 'solid-js';
import { Button, Dialog, Icon, IconButton, LinkButton, TimeAgo, SeatBadge } from '#kit';
import { boxNamed, titleName } from '../boxes.ts';
import { device } from '../hosts/device.ts';
import type { Host, TableCard } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { keep } from '../keeping.ts';
import { word, words } from '../words/words.ts';
import { keepFresh } from './fresh.ts';
import { isHidden } from './hidden.ts';
import { inOrder, keeping, type Listed, type Running, runningIn, tellUntil } from './lists.ts';
import { HOSTS, REMEMBERED, rememberedTables } from './played.ts';
import { dismiss } from './quick.ts';
import css from './tables.module.css';

/** Tables of mine that are not over, on the server and on this device, those that wait for me first. Nothing is shown where there are none. */
export const MyTables: Component = () => {
  const [tables, setTables] = createSignal<readonly Running[]>();
  const remembered = rememberedTables();
  const [leaving, setLeaving] = createSignal<Running>();
  const [isBusy, setBusy] = createSignal(false);

  async function ask(): Promise<void> {
    const lists = await Promise.all(HOSTS.map(tablesAt));
    const known = inOrder(lists.flat().filter(({ card }) => !isHidden(card.id)));
    keep(REMEMBERED, String(known.length));
    setTables(before => keeping(before ?? [], known));
  }
  keepFresh(() => void ask());

  async function leave(listed: Running): Promise<void> {
    setBusy(true);
    await dismiss(listed.host === 'server' ? server : device, listed);
    await ask();
    setBusy(false);
    setLeaving(undefined);
  }

  return (
    <Show when={(tables()?.length ?? remembered) > 0}>
      <section aria-labelledby="mine">
        <h2 id="mine">{word('home-mine')}</h2>
        <ul class={css['list']} aria-busy={tables() === undefined}>
          <For each={tables() ?? Array.from({ length: remembered }, () => undefined)}>
            {listed => (
              <Show when={listed} fallback={<li class={css['place']} />} keyed>
                {known => <RunningTable listed={known} dismiss={() => setLeaving(known)} />}
              </Show>
            )}
          </For>
        </ul>
        <Dialog
          open={leaving() !== undefined}
          title={word('home-dismiss-sure')}
          onClose={() => setLeaving(undefined)}
          actions={
            <>
              <Button onClick={() => setLeaving(undefined)}>{word('home-dismiss-no')}</Button>
              <Button
                kind="danger"
                busy={isBusy()}
                onClick={() => {
                  const listed = leaving();
                  if (listed) void leave(listed);
                }}
              >
                {word('home-dismiss-yes')}
              </Button>
            </>
          }
        >
          <Show when={leaving()}>{listed => <p>{word(dismissing(listed()))}</p>}</Show>
        </Dialog>
      </section>
    </Show>
  );
};

/** What will become of the table, as a message. */
const dismissing = ({ card, host, me }: Running) => {
  if (card.phase === 'gathering') return card.host === me ? 'home-dismiss-closes' : 'home-dismiss-frees';
  return host === 'server' ? 'home-dismiss-leaves' : 'home-dismiss-hides';
};

async function tablesAt(host: Host): Promise<readonly Running[]> {
  const me = await host.me();
  if (!me.ok || !me.value) return []; // whoever is nobody there has nothing there
  const { id } = me.value;
  const tables = await host.myTables();
  return tables.ok ? tables.value.map(told => runningIn(told, host.kind, id, Date.now())) : [];
}

/** A table of mine: what is played, how it stands, who is there, and where it leads. */
export const Row: Component<{ listed: Listed; state: JSX.Element; children: JSX.Element }> = props => (
  <li class={css['row']}>
    <img class={css['picture']} src={boxNamed(props.listed.card.title)?.cover} alt="" width="80" height="60" />
    <div class={css['what']}>
      <h3>{titleName(props.listed.card.title)}</h3>
      <p class={css['soft']}>
        {props.state}
        <Show when={props.listed.host === 'device'}>
          <span>{word('home-on-device')}</span>
        </Show>
        <TimeAgo at={props.listed.card.changedAt} />
      </p>
      <Seats listed={props.listed} />
    </div>
    {props.children}
  </li>
);

const RunningTable: Component<{ listed: Running; dismiss(): void }> = props => {
  const card = (): TableCard => props.listed.card;
  const turn = `turn-${props.listed.card.id}`;
  const free = (): number => card().seats.filter(seat => seat === null).length;
  const state = (): string => {
    if (card().phase === 'playing') return word('home-mine-playing');
    return free() === 0 ? word('home-mine-full') : word('home-mine-gathering', { count: free() });
  };
  return (
    <Row
      listed={props.listed}
      state={
        <Show when={props.listed.isAwaited} fallback={<span>{state()}</span>}>
          <strong class={css['turn']} id={turn}>
            <Icon name="hand" />
            <Show when={props.listed.until} fallback={word('home-mine-turn')}>
              {until => word('home-mine-turn-until', { time: tellUntil(until(), Date.now(), words().tag) })}
            </Show>
          </strong>
        </Show>
      }
    >
      <div class={css['running']}>
        <LinkButton
          kind={props.listed.isAwaited || card().phase === 'gathering' ? 'primary' : 'plain'}
          icon="forward"
          href={props.listed.host === 'server' ? `/t/${card().id}` : `/practice/${card().id}`}
          aria-label={word('home-continue-title', { title: titleName(card().title) })}
          aria-describedby={props.listed.isAwaited ? turn : undefined}
        >
          {word('home-continue')}
        </LinkButton>
        <IconButton
          icon="close"
          label={word('home-dismiss', { title: titleName(card().title) })}
          onClick={() => props.dismiss()}
        />
      </div>
    </Row>
  );
};

const Seats: Component<{ listed: Listed }> = props => (
  <ul class={css['seats']}>
    <For each={props.listed.card.seats}>
      {(taken, seat) => (
        <Show when={taken}>
          {one => (
            <li>
              <SeatBadge
                seat={seat()}
                name={one().name}
                isBot={one().bot !== null}
                isMe={one().guest !== null && one().guest === props.listed.me}
              />
            </li>
          )}
        </Show>
      )}
    </For>
  </ul>
);
