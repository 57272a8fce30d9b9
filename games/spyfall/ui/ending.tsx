import { type Component, For } from 'solid-js';
import { Disclosure, Panel } from '#kit';
import type { ScreenProps } from '#screen';
import { placeName } from '../telling/names.ts';
import { createDesk, DeskContext } from './desk.ts';
import { LOOK } from './look.ts';
import { Report, Scores } from './report.tsx';
import css from './board.module.css';

/** The score by round, and the file of every round. */
export const Ending: Component<ScreenProps> = props => {
  const desk = createDesk(props);
  return (
    <DeskContext.Provider value={desk}>
      <div class={`${css['stack']} ${LOOK}`}>
        <Panel title={desk.word('board-scores')} level={2}>
          <Scores />
        </Panel>
        <Panel title={desk.word('section-rounds')} level={2}>
          <For each={desk.open().past}>
            {(round, at) => (
              <Disclosure
                summary={desk.word('board-round', { round: at() + 1, place: placeName(round.place) })}
                open={at() === desk.open().past.length - 1}
              >
                <Report round={round} />
              </Disclosure>
            )}
          </For>
        </Panel>
      </div>
    </DeskContext.Provider>
  );
};
