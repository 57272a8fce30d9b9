import { type Component, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button, LinkButton, Overlay } from '#kit';
import type { ScreenProps } from '#screen';
import { appPath } from '../base-path.ts';
import { boxNamed } from '../boxes.ts';
import { go } from '../route.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import css from './end-screen.module.css';
import { resultTextFor } from './result-text.ts';

const NO_NEWS: ScreenProps['news'] = [];

/** The end screen: the result, the game's own ending, and what to do next. */
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
      <div
        class={css['end']}
        data-end={isWon() ? 'won' : 'over'}
        data-wide={table.game().screen.hasWideEnding ? '' : undefined}
      >
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
          {/* What led to the end was shown before: shown here again, it would take the end screen away. */}
          <Dynamic component={table.game().screen.Ending} {...props.screen} news={NO_NEWS} />
        </section>
        <EndActions onLift={() => props.onLift()} />
      </div>
    </Overlay>
  );
};

/** Buttons for a rematch, the replay and the fair-deal page. */
const EndActions: Component<{ onLift(): void }> = props => {
  const table = useTable();
  const doc = () => table.doc().table;
  const folder = table.host.kind === 'server' ? 't' : 'practice';
  const rematch = async (): Promise<void> => {
    const { next, refused } = await table.send({ do: 'rematch' });
    const id = next ?? table.doc().table.next;
    if (!refused && id !== null) go(appPath(`/${folder}/${id}`));
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
            <LinkButton kind="primary" size="large" wide href={appPath(`/${folder}/${next()}`)}>
              {word('table-join-rematch')}
            </LinkButton>
          )}
        </Show>
      </Show>
      <div class={css['more']}>
        {/* a continued match has no deal and no record */}
        <Show when={!doc().continued}>
          <LinkButton icon="replay" href={appPath(`/replay/${folder}/${table.id}`)}>
            {word('table-replay')}
          </LinkButton>
          <LinkButton icon="scales" href={appPath(`/fair/${folder}/${table.id}`)}>
            {word('table-check-deal')}
          </LinkButton>
        </Show>
        <Button icon="map" onClick={() => props.onLift()}>
          {word('table-see-board')}
        </Button>
        <LinkButton icon="home" href={appPath('/')}>
          {word('frame-to-home')}
        </LinkButton>
      </div>
    </div>
  );
};
