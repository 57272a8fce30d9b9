import { type Component, createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { titleName } from '../boxes.ts';
import { Button, LinkButton, Menu, TimeAgo, SeatBadge } from '#kit';
import { appPath } from '../base-path.ts';
import { useFilePicker } from './file-picker.tsx';
import { seatNamesIn } from './seat-names.ts';
import type { RecordsPage } from './opened-file.ts';
import type { LoadedRecord } from './page.tsx';
import css from './records.module.css';
import { endedAt } from './source.ts';
import { word, words } from '../words/words.ts';

const MINUTE = 60_000;

interface HeadProps {
  readonly loaded: LoadedRecord;
  readonly heading: string;
  readonly page: RecordsPage;
  /** More buttons of this page. */
  readonly children?: JSX.Element;
}

/** The head of a record: players, date and result. */
export const RecordHeader: Component<HeadProps> = props => {
  const record = () => props.loaded.record;
  const choice = useFilePicker(props.page);
  const nameOf = createMemo(() => seatNamesIn(record()));
  const [asked] = createResource(() => props.loaded.finished, endedAt);
  // loaded without blocking the page
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
        <h1>{titleName(props.loaded.title.id)}</h1>
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
        <OtherPage loaded={props.loaded} page={props.page === 'replay' ? 'fair' : 'replay'} />
        <Menu
          label={word('records-more')}
          items={[
            { label: word('records-download'), icon: 'download', to: () => download(props.loaded) },
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

/** The file name of a record: its title and a part unique to the match. */
export const recordFileName = ({ record }: Pick<LoadedRecord, 'record'>): string =>
  `parlour-${record.edition}-${record.seal.slice(0, 8)}.json`;

/** Saves the record as a file. */
export const DownloadButton: Component<{ readonly loaded: LoadedRecord }> = props => (
  <Button icon="download" onClick={() => download(props.loaded)}>
    {word('records-download')}
  </Button>
);

function download(loaded: LoadedRecord): void {
  const address = URL.createObjectURL(new Blob([loaded.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = recordFileName(loaded);
  link.click();
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}

/** A link to the same match on the other page. */
const OtherPage: Component<{ readonly loaded: LoadedRecord; readonly page: RecordsPage }> = props => {
  const address = (): string => {
    const { finished } = props.loaded;
    if (!finished) return appPath(`/${props.page}`);
    return appPath(`/${props.page}/${finished.host.kind === 'server' ? 't' : 'practice'}/${finished.table}`);
  };
  return (
    <LinkButton href={address()} icon={props.page === 'replay' ? 'replay' : 'scales'}>
      {word(`records-to-${props.page}`)}
    </LinkButton>
  );
};
