import { type Component, mergeProps } from 'solid-js';
import { createDesk, DeskContext } from '../desk.ts';
import { LOOK } from '../look.ts';
import { TownMap } from '../map/town-map.tsx';
import type { BoardProps } from '../props.ts';
import { FinalSheet } from '../score/final-sheet.tsx';
import css from './ending.module.css';

/** Who won and why: the town as it is, and the score sheet row by row. */
export const Ending: Component<BoardProps> = props => {
  // the end is not news any more: nothing is staged here
  const desk = createDesk(mergeProps(props, { news: [] }), () => 'wide');
  return (
    <DeskContext.Provider value={desk}>
      <article class={`${css['ending']} ${LOOK}`} data-ending={desk.open().ending?.reason}>
        <div class={css['map']}>
          <TownMap isStill />
        </div>
        <FinalSheet isBelowVerdict />
      </article>
    </DeskContext.Provider>
  );
};
