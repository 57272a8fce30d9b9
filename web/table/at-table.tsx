import { type Component, createEffect, createMemo, Match, Suspense, Switch } from 'solid-js';
import { inParts, LinkButton, Panel, Spinner, toast } from '#kit';
import { boxNamed } from '../boxes.ts';
import type { Host, Unserved as Reason } from '../hosts/host.ts';
import type { Doc } from '../../tables/protocol.ts';
import { keep, kept } from '../keeping.ts';
import { word, words } from '../words/words.ts';
import { Connection } from './connection.tsx';
import { type Table, TableContext } from './context.ts';
import { type Game, gameOf } from './game.ts';
import { Gathering } from './gathering.tsx';
import { Playing } from './playing.tsx';
import { sitAt } from './sitting.ts';
import style from './table.module.css';
import { sayFarewell, sayRefused, Unserved } from './unserved.tsx';

/** Somebody the table knows, at the table. */
export const AtTable: Component<{ readonly host: Host; readonly table: string }> = props => {
  const sitting = sitAt(props.host, props.table);
  const game = gameOf(() => sitting.doc()?.table.form.title);
  createEffect(() => remember(props.table, sitting.doc()?.table));
  createEffect(() => {
    const title = sitting.doc()?.table.form.title;
    document.title = title === undefined ? 'Parlour' : `${boxNamed(title)?.name ?? title} · Parlour`;
  });
  const ready = createMemo(() => {
    const [doc, loaded] = [sitting.doc(), game()];
    return doc !== undefined && loaded !== undefined;
  });
  return (
    <Switch fallback={<Spinner />}>
      <Match when={sitting.line() === 'ended'}>
        <Unserved why={sayFarewell(sitting.farewell() ?? 'refused')} again={() => location.reload()} />
      </Match>
      <Match when={sitting.doc() === undefined}>
        <Connection line={sitting.line()} />
        <Spinner />
      </Match>
      <Match when={ready()}>
        <Shown host={props.host} id={props.table} sitting={sitting} game={game} />
      </Match>
    </Switch>
  );
};

const Shown: Component<{
  readonly host: Host;
  readonly id: string;
  readonly sitting: ReturnType<typeof sitAt>;
  game(): Game | undefined;
}> = props => {
  const heard = createMemo(() => {
    const now = props.sitting.doc();
    if (!now) throw new Error('a table is shown before it was heard of');
    return now;
  });
  // a move changes the view: who is here has not to be shown again for it
  const parts = inParts(heard);
  const doc = (): Doc => parts;
  const game = createMemo(() => {
    const now = props.game();
    if (!now) throw new Error('a table is shown before its game is here');
    return now;
  });
  const nameOf = (seat: number): string => {
    const { seats, kept } = doc().table;
    return seats[seat]?.name ?? kept[seat]?.name ?? word('table-seat-number', { number: seat + 1 });
  };
  const ruleAt = (rule: string): string => `/rules/${game().title.id}#${rule}`;
  const table: Table = {
    host: props.host,
    id: props.id,
    sitting: props.sitting,
    doc,
    game,
    me: createMemo(() => doc().you.seat ?? 'audience'),
    isHost: createMemo(() => doc().table.host === doc().you.guest),
    nameOf,
    say: line => words().say(line, nameOf),
    async intend(intent) {
      const answer = await props.sitting.intend(intent);
      if (answer.refused) explain(answer.refused);
      return answer;
    },
    ruleAt,
  };

  function explain(refused: Reason): void {
    const rule = 'rule' in refused ? refused.rule : undefined;
    const link = rule === undefined ? undefined : { href: ruleAt(rule), text: word('table-see-rule', { rule }) };
    toast(sayRefused(refused, game().title.telling, props.host.kind), 'error', link);
  }

  return (
    <TableContext.Provider value={table}>
      <div class={`${style['sheet']} ${game().screen.lookOf(game().title.id)}`}>
        <Connection line={props.sitting.line()} />
        <Suspense fallback={<Spinner />}>
          <Switch>
            <Match when={doc().table.phase === 'gathering'}>
              <Gathering />
            </Match>
            <Match when={doc().table.phase === 'closed'}>
              <div class={style['notice']}>
                <Panel>
                  <h1>{word('table-closed')}</h1>
                  <p>{word('table-closed-why')}</p>
                  <LinkButton kind="primary" href="/">
                    {word('table-home')}
                  </LinkButton>
                </Panel>
              </div>
            </Match>
            <Match when={doc().view}>
              <Playing />
            </Match>
          </Switch>
        </Suspense>
      </div>
    </TableContext.Provider>
  );
};

/** What was promised before the deal, for checking it afterwards. */
function remember(id: string, table: { phase: string; commitment: string } | undefined): void {
  const key = `parlour.commitment.${id}`;
  if (table?.phase === 'gathering' && kept(key) === null) keep(key, table.commitment);
}
