import { type Component, For, Show } from 'solid-js';
import { Disclosure, type Tab, Tabs } from '#kit';
import { placeName } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { Players } from './players.tsx';
import { RoundReport, Scores } from './report.tsx';
import css from './board.module.css';

/** The score by round, every round that is over, and behind tabs what else the page has: the log, the list of moves. */
export const ScorePart: Component<{ readonly panes: readonly Tab[] }> = props => {
  const desk = useDesk();
  const score = (): Tab => ({ id: 'sheet', label: desk.word('board-tab-rounds'), panel: () => <Score /> });
  return (
    <Show when={props.panes.length > 0} fallback={<Score />}>
      <Tabs label={desk.word('board-tab-rounds')} tabs={[score(), ...props.panes]} />
    </Show>
  );
};

const Score: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['score']}>
      <Show when={desk.frameWidth() !== 'wide'}>
        <Players layout="column" canAccuse />
      </Show>
      <Show when={desk.open().past.length > 0} fallback={<p class={css['soft']}>{desk.word('board-rounds-none')}</p>}>
        <Scores />
        <For each={desk.open().past}>
          {(round, at) => (
            <Disclosure summary={desk.word('board-round', { round: at() + 1, place: placeName(round.place) })}>
              <RoundReport round={round} />
            </Disclosure>
          )}
        </For>
      </Show>
    </div>
  );
};
