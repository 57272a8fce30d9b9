import { type Component, createSignal, For, onMount, Show } from 'solid-js';
import { Button, LinkButton } from '#kit';
import { appPath } from '../base-path.ts';
import type { Host, CardDoc } from '../hosts/host.ts';
import { word } from '../words/words.ts';
import { loadedUntil, type ListedTable, outcomeOf, completeMatches, type HostMatches } from './table-lists.ts';
import { HOSTS } from './history.ts';
import { TableListRow } from './my-tables.tsx';
import css from './tables.module.css';

/** My finished matches on the server and on this device, latest first. */
export const FinishedMatches: Component = () => {
  const [told, setTold] = createSignal<readonly (HostMatches & { readonly host: Host })[]>();
  const [isBusy, setBusy] = createSignal(false);
  onMount(() => void Promise.all(HOSTS.map(host => matchesAt(host))).then(setTold));

  /** Loads the next page from the hosts whose loaded part ends latest. */
  async function askMore(): Promise<void> {
    const now = told() ?? [];
    const before = loadedUntil(now);
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
    <Show when={completeMatches(told() ?? []).length > 0}>
      <section aria-labelledby="finished">
        <h2 id="finished">{word('home-finished')}</h2>
        <ul class={css['list']}>
          <For each={completeMatches(told() ?? [])}>{listed => <FinishedMatch listed={listed} />}</For>
        </ul>
        <Show when={loadedUntil(told() ?? []) !== null}>
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

/** A failed page stays unloaded: the button tries again. */
async function matchesAt(host: Host, before?: number): Promise<HostMatches & { readonly host: Host }> {
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

const FinishedMatch: Component<{ listed: ListedTable }> = props => {
  const card = (): CardDoc => props.listed.card;
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
    <TableListRow listed={props.listed} state={<strong>{outcome()}</strong>}>
      <div class={css['links']}>
        <LinkButton size="small" icon="replay" href={appPath(`/replay/${path()}`)}>
          {word('home-replay')}
        </LinkButton>
        <LinkButton size="small" kind="quiet" icon="scales" href={appPath(`/fair/${path()}`)}>
          {word('home-fair')}
        </LinkButton>
      </div>
    </TableListRow>
  );
};
