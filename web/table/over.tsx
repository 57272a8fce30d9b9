import { type Component, For, Show } from 'solid-js';
import { Button, LinkButton, Panel, SeatBadge } from '#kit';
import { go } from '../route.ts';
import { word } from '../words/words.ts';
import { type Table, useTable } from './context.ts';
import { HomeLink } from './notice.tsx';
import style from './table.module.css';

/** Who won, as a heading. */
export function winnersAt(table: Table): string {
  const winners = table.doc().table.result?.winners ?? [];
  const { seat } = table.doc().you;
  if (winners.length === 0) return word('table-nobody-won');
  if (seat !== null && winners.includes(seat)) return word(winners.length > 1 ? 'table-you-share' : 'table-you-won');
  return word('table-winners', { count: winners.length, names: { list: winners.map(table.nameOf) } });
}

/** Everybody, the first first. */
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

/** The match is over: who won, and what can be done with it now. */
export const Over: Component<{ again?(): Promise<void> }> = props => {
  const table = useTable();
  const doc = () => table.doc().table;
  const folder = table.host.kind === 'server' ? 't' : 'practice';
  const rematch = async (): Promise<void> => {
    const { next, refused } = await table.intend({ do: 'rematch' });
    const id = next ?? table.doc().table.next;
    if (!refused && id !== null) go(`/${folder}/${id}`);
  };
  return (
    <Panel>
      <h2 class={style['winner']}>{winnersAt(table)}</h2>
      <Ranking />
      <div class={style['ways']}>
        <Show when={props.again}>
          {again => (
            <Button kind="primary" onClick={() => void again()()}>
              {word('table-rematch')}
            </Button>
          )}
        </Show>
        <Show when={table.doc().you.seat !== null}>
          <Show
            when={doc().next}
            fallback={
              <Button kind="primary" onClick={() => void rematch()}>
                {word('table-rematch')}
              </Button>
            }
          >
            {next => (
              <LinkButton kind="primary" href={`/${folder}/${next()}`}>
                {word('table-join-rematch')}
              </LinkButton>
            )}
          </Show>
        </Show>
        {/* what went on from another match was not dealt, and has no record */}
        <Show when={!doc().continued}>
          <LinkButton href={`/replay/${folder}/${table.id}`}>{word('table-replay')}</LinkButton>
          <LinkButton href={`/fair/${folder}/${table.id}`}>{word('table-check-deal')}</LinkButton>
        </Show>
        <HomeLink kind="plain" />
      </div>
    </Panel>
  );
};
