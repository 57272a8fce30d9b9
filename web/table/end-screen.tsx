import { type Component, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button, LinkButton, Overlay } from '#kit';
import type { ScreenProps } from '#screen';
import { boxNamed } from '../boxes.ts';
import { go } from '../route.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import css from './end-screen.module.css';
import { resultTextFor } from './result-text.ts';

/** The end of a match, over the whole table: who won, what the game has to show for it, and what can be done now. */
export const EndScreen: Component<{ readonly screen: ScreenProps; onLift(): void }> = props => {
  const table = useTable();
  const verdict = () => {
    const { result } = table.doc().table;
    return result ? resultTextFor(result, table.me()) : undefined;
  };
  const isWon = (): boolean => {
    const me = table.me();
    return me !== 'audience' && (table.doc().table.result?.winners.includes(me) ?? false);
  };
  return (
    <Overlay label={word('table-over')} isFilled>
      <div class={css['end']} data-end={isWon() ? 'won' : 'over'}>
        <img class={css['art']} src={boxNamed(table.game().title.id)?.cover} alt="" />
        <Show when={verdict()}>
          {said => (
            <div class={css['verdict']}>
              <h2>{table.say(said().heading)}</h2>
              <Show when={said().more}>{more => <p>{table.say(more())}</p>}</Show>
            </div>
          )}
        </Show>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <section class={css['page']} aria-label={word('table-see-result')} tabindex="0">
          <Dynamic component={table.game().screen.Ending} {...props.screen} />
        </section>
        <EndActions onLift={() => props.onLift()} />
      </div>
    </Overlay>
  );
};

/** Play again, or look back at it. */
const EndActions: Component<{ onLift(): void }> = props => {
  const table = useTable();
  const doc = () => table.doc().table;
  const folder = table.host.kind === 'server' ? 't' : 'practice';
  const rematch = async (): Promise<void> => {
    const { next, refused } = await table.send({ do: 'rematch' });
    const id = next ?? table.doc().table.next;
    if (!refused && id !== null) go(`/${folder}/${id}`);
  };
  return (
    <div class={css['ways']}>
      <Show when={table.doc().you.seat !== null}>
        <Show
          when={doc().next}
          fallback={
            <Button kind="primary" size="large" wide onClick={() => void rematch()}>
              {word('table-rematch')}
            </Button>
          }
        >
          {next => (
            <LinkButton kind="primary" size="large" wide href={`/${folder}/${next()}`}>
              {word('table-join-rematch')}
            </LinkButton>
          )}
        </Show>
      </Show>
      <div class={css['more']}>
        {/* what went on from another match was not dealt, and has no record */}
        <Show when={!doc().continued}>
          <LinkButton icon="replay" href={`/replay/${folder}/${table.id}`}>
            {word('table-replay')}
          </LinkButton>
          <LinkButton icon="scales" href={`/fair/${folder}/${table.id}`}>
            {word('table-check-deal')}
          </LinkButton>
        </Show>
        <Button icon="map" onClick={() => props.onLift()}>
          {word('table-see-board')}
        </Button>
        <LinkButton icon="home" href="/">
          {word('frame-to-home')}
        </LinkButton>
      </div>
    </div>
  );
};
