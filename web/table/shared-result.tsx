import { type Component, For, Show } from 'solid-js';
import { Button, LinkButton, Panel, SeatBadge } from '#kit';
import { appPath } from '../base-path.ts';
import { word } from '../words/words.ts';
import { type TableModel, useTable } from './context.ts';
import { HomeLink } from './notice.tsx';
import style from './table.module.css';
import { resultTextFor } from './result-text.ts';

/** The winners as a heading. */
export function winnersText(table: TableModel): string {
  const { result } = table.doc().table;
  return result ? table.say(resultTextFor(result, table.me()).heading) : word('table-over');
}

/** The ranking, best first. */
export const Ranking: Component = () => {
  const table = useTable();
  const ranking = () => {
    const { result } = table.doc().table;
    if (!result) return [];
    return result.ranks
      .map((rank, seat) => ({ rank, seat, points: result.points[seat] ?? 0 }))
      .toSorted((one, other) => one.rank - other.rank);
  };
  return (
    <ol class={style['ranking']}>
      <For each={ranking()}>
        {({ rank, seat, points }) => (
          <li>
            <span class={style['rank']}>{word('table-rank', { rank })}</span>
            <SeatBadge seat={seat} name={table.nameOf(seat)} />
            <span>{word('table-points', { points })}</span>
          </li>
        )}
      </For>
    </ol>
  );
};

/** The end of a match on a shared device. */
export const SharedResult: Component<{ again(): Promise<void> }> = props => {
  const table = useTable();
  return (
    <Panel>
      <h2 class={style['winner']}>{winnersText(table)}</h2>
      <Ranking />
      <div class={style['ways']}>
        <Button kind="primary" onClick={() => void props.again()}>
          {word('table-rematch')}
        </Button>
        {/* a continued match has no deal and no record */}
        <Show when={!table.doc().table.continued}>
          <LinkButton href={appPath(`/replay/practice/${table.id}`)}>{word('table-replay')}</LinkButton>
          <LinkButton href={appPath(`/fair/practice/${table.id}`)}>{word('table-check-deal')}</LinkButton>
        </Show>
        <HomeLink kind="plain" />
      </div>
    </Panel>
  );
};
