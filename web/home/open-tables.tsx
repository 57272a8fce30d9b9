import { type Component, createSignal, For, Show } from 'solid-js';
import { Empty, LinkButton } from '#kit';
import { appPath } from '../base-path.ts';
import { boxNamed, titleName } from '../boxes.ts';
import type { Host, CardDoc } from '../hosts/host.ts';
import { server } from '../hosts/server.ts';
import { language, word } from '../words/words.ts';
import { pollWhileVisible } from './polling.ts';
import css from './tables.module.css';

/** Public tables with free seats. */
export const OpenTables: Component = () => {
  const [asked, setAsked] = createSignal<Awaited<ReturnType<Host['publicTables']>>>();
  pollWhileVisible(() => void server.publicTables().then(setAsked));
  const open = (): readonly CardDoc[] | undefined => {
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

const OpenTable: Component<{ card: CardDoc }> = props => {
  const free = (): number => props.card.seats.filter(seat => seat === null).length;
  const host = (): string | undefined => props.card.seats.find(seat => seat?.guest === props.card.host)?.name;
  return (
    <li class={css['row']}>
      <img class={css['picture']} src={boxNamed(props.card.title)?.cover} alt="" width="80" height="60" />
      <div class={css['what']}>
        <h3>{titleName(props.card.title)}</h3>
        <p class={css['soft']}>
          <Show when={host()}>{name => <span>{word('home-open-host', { name: name() })}</span>}</Show>
          <Show when={free() > 0}>
            <span>{word('home-open-free', { count: free() })}</span>
          </Show>
          <span>{tongue(props.card.language)}</span>
        </p>
      </div>
      <LinkButton
        icon="forward"
        href={appPath(`/t/${props.card.id}`)}
        aria-label={word('home-join-title', { title: titleName(props.card.title) })}
      >
        {word('home-join')}
      </LinkButton>
    </li>
  );
};

/** The name of a language in the reader's language. */
const tongue = (tag: string): string => new Intl.DisplayNames(language(), { type: 'language' }).of(tag) ?? tag;
