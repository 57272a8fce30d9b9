import { type Component, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Button, Dialog, Empty, Icon, IconButton, LinkButton, Moment, SeatBadge } from '#kit';
import { boxNamed } from '../boxes.ts';
import { device } from '../hosts/device.ts';
import type { Host, TableCard } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { keep, kept } from '../keeping.ts';
import { language, word, words } from '../words/words.ts';
import { isHidden } from './hidden.ts';
import {
  horizon,
  inOrder,
  keeping,
  type Listed,
  outcomeOf,
  type Running,
  runningIn,
  sure,
  tellUntil,
  type Told,
} from './lists.ts';
import { dismiss } from './quick.ts';
import css from './tables.module.css';

const HOSTS: readonly Host[] = [server, device];

/** How often lists are asked for again while somebody looks at them. */
const FRESH_FOR = 20_000;

/** Calls at once, again and again while the page is looked at, and when somebody comes back to it. */
function keepFresh(ask: () => void): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  onMount(() => {
    ask();
    const timer = setInterval(look, FRESH_FOR);
    document.addEventListener('visibilitychange', look);
    onCleanup(() => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    });
  });
}

const nameOf = (title: string): string => boxNamed(title)?.name ?? title;

/** How many tables there were when this page was last looked at: their places are kept until they are known again. */
const REMEMBERED = 'parlour.home.tables';

/** Tables of mine that are not over, on the server and on this device, those that wait for me first. Nothing is shown where there are none. */
export const MyTables: Component = () => {
  const [tables, setTables] = createSignal<readonly Running[]>();
  const [remembered] = createSignal(Math.min(5, Number(kept(REMEMBERED)) || 0));
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
    <Show when={(tables()?.length ?? remembered()) > 0}>
      <section aria-labelledby="mine">
        <h2 id="mine">{word('home-mine')}</h2>
        <ul class={css['list']} aria-busy={tables() === undefined}>
          <For each={tables() ?? Array.from({ length: remembered() }, () => undefined)}>
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
const dismissing = ({ card, host, me }: Running): string => {
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
const Row: Component<{ listed: Listed; state: JSX.Element; children: JSX.Element }> = props => (
  <li class={css['row']}>
    <img class={css['picture']} src={boxNamed(props.listed.card.title)?.cover} alt="" width="80" height="60" />
    <div class={css['what']}>
      <h3>{nameOf(props.listed.card.title)}</h3>
      <p class={css['soft']}>
        {props.state}
        <Show when={props.listed.host === 'device'}>
          <span>{word('home-on-device')}</span>
        </Show>
        <Moment at={props.listed.card.changedAt} />
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
          aria-label={word('home-continue-title', { title: nameOf(card().title) })}
          aria-describedby={props.listed.isAwaited ? turn : undefined}
        >
          {word('home-continue')}
        </LinkButton>
        <IconButton
          icon="close"
          label={word('home-dismiss', { title: nameOf(card().title) })}
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

/** Tables of other people that anybody may sit down at. */
export const OpenTables: Component = () => {
  const [asked, setAsked] = createSignal<Awaited<ReturnType<Host['publicTables']>>>();
  keepFresh(() => void server.publicTables().then(setAsked));
  const open = (): readonly TableCard[] | undefined => {
    const now = asked();
    return now?.ok ? now.value.filter(({ seats }) => seats.includes(null)) : undefined;
  };
  const nothing = (): string => (asked()?.ok === false ? word('home-open-unreachable') : word('home-open-none'));
  return (
    <section aria-labelledby="open">
      <h2 id="open">{word('home-open')}</h2>
      <ul class={css['list']} aria-busy={asked() === undefined}>
        <For
          each={open()}
          fallback={
            <li class={css['nothing']}>
              <Show when={asked()}>
                <Empty icon="friends" text={nothing()} />
              </Show>
            </li>
          }
        >
          {card => <OpenTable card={card} />}
        </For>
      </ul>
    </section>
  );
};

const OpenTable: Component<{ card: TableCard }> = props => {
  const free = (): number => props.card.seats.filter(seat => seat === null).length;
  const host = (): string | undefined => props.card.seats.find(seat => seat?.guest === props.card.host)?.name;
  return (
    <li class={css['row']}>
      <img class={css['picture']} src={boxNamed(props.card.title)?.cover} alt="" width="80" height="60" />
      <div class={css['what']}>
        <h3>{nameOf(props.card.title)}</h3>
        <p class={css['soft']}>
          <Show when={host()}>{name => <span>{word('home-open-host', { name: name() })}</span>}</Show>
          <span>{word('home-open-free', { count: free() })}</span>
          <span>{tongue(props.card.language)}</span>
        </p>
      </div>
      <LinkButton
        icon="forward"
        href={`/t/${props.card.id}`}
        aria-label={word('home-join-title', { title: nameOf(props.card.title) })}
      >
        {word('home-join')}
      </LinkButton>
    </li>
  );
};

/** What is spoken there, in the reader's own language. */
const tongue = (tag: string): string => new Intl.DisplayNames(language(), { type: 'language' }).of(tag) ?? tag;

/** Matches of mine that are over, last first, from the server and this device together. */
export const FinishedMatches: Component = () => {
  const [told, setTold] = createSignal<readonly (Told & { readonly host: Host })[]>();
  const [isBusy, setBusy] = createSignal(false);
  onMount(() => void Promise.all(HOSTS.map(host => matchesAt(host))).then(setTold));

  /** Asks those who may know of something newer than all others may. */
  async function askMore(): Promise<void> {
    const now = told() ?? [];
    const before = horizon(now);
    if (before === null) return;
    setBusy(true);
    const next = now.map(async page => {
      if (page.more !== before) return page;
      const { matches, more } = await matchesAt(page.host, before);
      return { host: page.host, matches: [...page.matches, ...matches], more };
    });
    setTold(await Promise.all(next));
    setBusy(false);
  }

  return (
    <Show when={sure(told() ?? []).length > 0}>
      <section aria-labelledby="finished">
        <h2 id="finished">{word('home-finished')}</h2>
        <ul class={css['list']}>
          <For each={sure(told() ?? [])}>{listed => <FinishedMatch listed={listed} />}</For>
        </ul>
        <Show when={horizon(told() ?? []) !== null}>
          <p class={css['more']}>
            <Button busy={isBusy()} onClick={() => void askMore()}>
              {word('home-more')}
            </Button>
          </p>
        </Show>
      </section>
    </Show>
  );
};

/** What cannot be asked for now is asked for again by the button. */
async function matchesAt(host: Host, before?: number): Promise<Told & { readonly host: Host }> {
  const me = await host.me();
  if (me.ok && !me.value) return { host, matches: [], more: null };
  const id = me.ok ? me.value?.id : undefined;
  const asked = await host.myMatches(before);
  if (!asked.ok) return { host, matches: [], more: before ?? null };
  return {
    host,
    matches: asked.value.matches.map(card => ({ card, host: host.kind, me: id })),
    more: asked.value.more,
  };
}

const FinishedMatch: Component<{ listed: Listed }> = props => {
  const card = (): TableCard => props.listed.card;
  const path = (): string => `${props.listed.host === 'server' ? 't' : 'practice'}/${card().id}`;
  const outcome = (): string => {
    const how = outcomeOf(props.listed);
    switch (how?.how) {
      case 'won':
        return word('home-won');
      case 'shared':
        return word('home-won-shared');
      case 'placed':
        return word('home-placed', { rank: how.rank, of: how.of });
      case 'watched':
        return how.winners.length === 0
          ? word('home-nobody-won')
          : word('home-won-by', { names: { list: how.winners } });
      case undefined:
        return word('home-unfinished');
    }
  };
  return (
    <Row listed={props.listed} state={<strong>{outcome()}</strong>}>
      <div class={css['links']}>
        <LinkButton size="small" icon="replay" href={`/replay/${path()}`}>
          {word('home-replay')}
        </LinkButton>
        <LinkButton size="small" kind="quiet" icon="scales" href={`/fair/${path()}`}>
          {word('home-fair')}
        </LinkButton>
      </div>
    </Row>
  );
};
