import { type Component, createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { titleName } from '../boxes.ts';
import { Button, LinkButton, Menu, TimeAgo, SeatBadge } from '#kit';
import { useFileChoice } from './chooser.tsx';
import { namesIn } from './names.ts';
import type { RecordsPage } from './opened.ts';
import type { Brought } from './page.tsx';
import css from './records.module.css';
import { endedAt } from './source.ts';
import { word, words } from '../words/words.ts';

const MINUTE = 60_000;

interface HeadProps {
  readonly brought: Brought;
  readonly heading: string;
  readonly page: RecordsPage;
  /** What else can be done on this page. */
  readonly children?: JSX.Element;
}

/** Which match this is: who played it, when, and how it ended. */
export const RecordHead: Component<HeadProps> = props => {
  const record = () => props.brought.record;
  const choice = useFileChoice(props.page);
  const nameOf = createMemo(() => namesIn(record()));
  const [asked] = createResource(() => props.brought.finished, endedAt);
  // the page does not wait for it
  const ended = (): number | null | undefined => (asked.loading ? null : asked());
  const ranking = createMemo(() => {
    const { result, seats } = record();
    return seats
      .map(({ bot }, seat) => ({ seat, bot, rank: result?.ranks[seat] ?? null, points: result?.points[seat] ?? null }))
      .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  });
  const winners = (): string | undefined => {
    const won = record().result?.winners;
    if (!won) return undefined;
    return won.length === 0
      ? word('records-nobody-won')
      : word('records-winners', { count: won.length, names: { list: won.map(nameOf()) } });
  };
  const lasted = (): string => {
    const { moves } = record();
    const minutes = Math.round((moves.at(-1)?.at ?? 0) / MINUTE);
    return minutes < 1
      ? word('records-moves', { moves: moves.length })
      : word('records-moves-in', { moves: moves.length, time: inMinutes(minutes) });
  };
  return (
    <header class={css['head']} classList={{ [css['brief'] ?? '']: props.page === 'replay' }}>
      <div class={css['what']}>
        <p class={css['kind']}>{props.heading}</p>
        <h1>{titleName(props.brought.title.id)}</h1>
        <p class={css['how']}>
          <Show when={winners()}>{text => <>{text()} </>}</Show>
          {lasted()}
          <Show when={ended()}>
            {at => (
              <>
                {' · '}
                <TimeAgo at={at()} />
              </>
            )}
          </Show>
        </p>
        <ol class={css['ranking']}>
          <For each={ranking()}>
            {({ seat, bot, rank, points }) => (
              <li>
                <Show when={rank}>
                  {rank => <span class={css['rank']}>{word('records-rank', { rank: rank() })}</span>}
                </Show>
                <SeatBadge seat={seat} name={nameOf()(seat)} isBot={bot !== null} />
                <Show when={points !== null}>
                  <span class={css['points']}>{word('records-points', { points: points ?? 0 })}</span>
                  <span class={css['short']} aria-hidden="true">
                    {words().number(points ?? 0)}
                  </span>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </div>
      <div class={css['row']}>
        {props.children}
        <OtherPage brought={props.brought} page={props.page === 'replay' ? 'fair' : 'replay'} />
        <Menu
          label={word('records-more')}
          items={[
            { label: word('records-download'), icon: 'download', to: () => download(props.brought) },
            { label: word('records-open'), icon: 'file', to: choice.open },
          ]}
        />
        {choice.place}
      </div>
    </header>
  );
};

const inMinutes = (minutes: number): string =>
  new Intl.NumberFormat(words().tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** The name under which a record is saved: of the title, and of this match alone. */
export const fileOf = ({ record }: Pick<Brought, 'record'>): string =>
  `parlour-${record.edition}-${record.seal.slice(0, 8)}.json`;

/** Saves the record as a file. */
export const DownloadButton: Component<{ readonly brought: Brought }> = props => (
  <Button icon="download" onClick={() => download(props.brought)}>
    {word('records-download')}
  </Button>
);

function download(brought: Brought): void {
  const address = URL.createObjectURL(new Blob([brought.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileOf(brought);
  link.click();
  // the browser has taken it up by then
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}

/** The same match on the other page. */
const OtherPage: Component<{ readonly brought: Brought; readonly page: RecordsPage }> = props => {
  const address = (): string => {
    const { finished } = props.brought;
    if (!finished) return `/${props.page}`;
    return `/${props.page}/${finished.host.kind === 'server' ? 't' : 'practice'}/${finished.table}`;
  };
  return (
    <LinkButton href={address()} icon={props.page === 'replay' ? 'replay' : 'scales'}>
      {word(`records-to-${props.page}`)}
    </LinkButton>
  );
};
