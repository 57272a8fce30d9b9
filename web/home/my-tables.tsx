import { type Component, createSignal, For, type JSX, Show } from 'solid-js';
import { Button, Dialog, Icon, IconButton, LinkButton, TimeAgo, SeatBadge } from '#kit';
import { appPath } from '../base-path.ts';
import { boxNamed, titleName } from '../boxes.ts';
import { device } from '../hosts/device.ts';
import type { Host, CardDoc } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { setStored } from '../browser-storage.ts';
import { word, words } from '../words/words.ts';
import { pollWhileVisible } from './polling.ts';
import { isHidden } from './hidden-tables.ts';
import {
  byUrgency,
  keepUnchanged,
  type ListedTable,
  type RunningTable,
  runningTable,
  untilText,
} from './table-lists.ts';
import { HOSTS, TABLE_COUNT_KEY, rememberedTables } from './history.ts';
import { dismissTable } from './quick-play.ts';
import css from './tables.module.css';

/** My running tables on the server and on this device, those that wait for me first. Empty if there are none. */
export const MyTables: Component = () => {
  const [tables, setTables] = createSignal<readonly RunningTable[]>();
  const remembered = rememberedTables();
  const [leaving, setLeaving] = createSignal<RunningTable>();
  const [isBusy, setBusy] = createSignal(false);

  async function ask(): Promise<void> {
    const lists = await Promise.all(HOSTS.map(tablesAt));
    const known = byUrgency(lists.flat().filter(({ card }) => !isHidden(card.id)));
    setStored(TABLE_COUNT_KEY, String(known.length));
    setTables(before => keepUnchanged(before ?? [], known));
  }
  pollWhileVisible(() => void ask());

  async function leave(listed: RunningTable): Promise<void> {
    setBusy(true);
    await dismissTable(listed.host === 'server' ? server : device, listed);
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

/** The confirmation question for leaving a table. */
const dismissing = ({ card, host, me }: RunningTable) => {
  if (card.phase === 'gathering') return card.host === me ? 'home-dismiss-closes' : 'home-dismiss-frees';
  return host === 'server' ? 'home-dismiss-leaves' : 'home-dismiss-hides';
};

async function tablesAt(host: Host): Promise<readonly RunningTable[]> {
  const me = await host.me();
  if (!me.ok || !me.value) return []; // no guest, so no tables
  const { id } = me.value;
  const tables = await host.myTables();
  return tables.ok ? tables.value.map(told => runningTable(told, host.kind, id, Date.now())) : [];
}

/** One table in a list: title, state, players, and a link. */
export const TableListRow: Component<{ listed: ListedTable; state: JSX.Element; children: JSX.Element }> = props => (
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

const RunningTable: Component<{ listed: RunningTable; dismiss(): void }> = props => {
  const card = (): CardDoc => props.listed.card;
  const turn = `turn-${props.listed.card.id}`;
  const free = (): number => card().seats.filter(seat => seat === null).length;
  const state = (): string => {
    if (card().phase === 'playing') return word('home-mine-playing');
    return free() === 0 ? word('home-mine-full') : word('home-mine-gathering', { count: free() });
  };
  return (
    <TableListRow
      listed={props.listed}
      state={
        <Show when={props.listed.isAwaited} fallback={<span>{state()}</span>}>
          <strong class={css['turn']} id={turn}>
            <Icon name="hand" />
            <Show when={props.listed.until} fallback={word('home-mine-turn')}>
              {until => word('home-mine-turn-until', { time: untilText(until(), Date.now(), words().tag) })}
            </Show>
          </strong>
        </Show>
      }
    >
      <div class={css['running']}>
        <LinkButton
          kind={props.listed.isAwaited || card().phase === 'gathering' ? 'primary' : 'plain'}
          icon="forward"
          href={appPath(props.listed.host === 'server' ? `/t/${card().id}` : `/practice/${card().id}`)}
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
    </TableListRow>
  );
};

const Seats: Component<{ listed: ListedTable }> = props => (
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
