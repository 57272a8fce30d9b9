import { type Component, createMemo, For } from 'solid-js';
import { byTotal, Disclosure, ScoreSheet } from '#kit';
import type { Seat } from '#kernel';
import { ranking } from '../rules/score.ts';
import type { Round } from '../rules/state.ts';
import { placeName } from '../telling/names.ts';
import { createDesk, type Desk, DeskContext, useDesk } from './desk.ts';
import { THEME_CLASS } from './theme.ts';
import { PlacePicture } from './places.tsx';
import { RoundReport, rowsAfter } from './report.tsx';
import type { BoardProps } from './props.ts';
import css from './ending.module.css';

/** The closed file of the whole game: who won, every round with its place and spy, and the score. */
export const Ending: Component<BoardProps> = props => {
  const desk = createDesk(props, () => 'wide');
  const result = createMemo(() => ranking(desk.open()));
  return (
    <DeskContext.Provider value={desk}>
      <article class={`${css['file']} ${THEME_CLASS}`}>
        <header class={css['head']}>
          <p class={css['label']}>{desk.word('board-file')}</p>
          <h3 class={css['headline']}>{headlineOf(desk, result().winners)}</h3>
          <span class={css['stamp']} aria-hidden="true">
            {desk.word('board-file-closed')}
          </span>
        </header>
        <ScoreSheet
          caption={desk.word('board-scores')}
          rows={byTotal(rowsAfter(desk, desk.open().past.length)).map(row => ({
            ...row,
            isMarked: result().winners.includes(row.seat),
          }))}
          partName={part => String(part + 1)}
        />
        <p class={css['soft']}>{desk.word('board-file-boxed')}</p>
        <h4>{desk.word('section-rounds')}</h4>
        <ol class={css['rounds']}>
          <For each={desk.open().past}>{(round, at) => <RoundFile round={round} number={at() + 1} />}</For>
        </ol>
      </article>
    </DeskContext.Provider>
  );
};

const headlineOf = (desk: Desk, winners: readonly Seat[]): string =>
  desk.say({
    key: 'board-file-headline',
    args: { count: winners.length, names: { list: winners.map(seat => ({ seat })) } },
  });

/** One round: its place and its spy, and everything else for those who ask. */
const RoundFile: Component<{ readonly round: Round; readonly number: number }> = props => {
  const desk = useDesk();
  return (
    <li class={css['round']} style={{ '--at': props.number - 1 }}>
      <Disclosure
        summary={
          <span class={css['summary']}>
            <PlacePicture place={props.round.place} />
            <span>
              <b>{desk.word('board-round', { round: props.number, place: placeName(props.round.place) })}</b>
              <small>{desk.say({ key: 'board-file-spy', args: { spy: { seat: props.round.spy } } })}</small>
            </span>
          </span>
        }
      >
        <RoundReport round={props.round} />
      </Disclosure>
    </li>
  );
};
