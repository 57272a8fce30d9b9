import type { Component } from 'solid-js';
import { HiddenCard } from '#kit';
import { placeName, roleName } from '../telling/names.ts';
import { tellCard } from '../telling/events.ts';
import type { Card } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { drawingOf } from './icons.ts';
import css from './card.module.css';

/** My card, face down. The cover is the same for everybody. */
export const MyCard: Component<{ readonly card: Card }> = props => {
  const desk = useDesk();
  return (
    <HiddenCard
      label={desk.word('section-hand')}
      cover={<Cover />}
      face={() => <Face card={props.card} />}
      spoken={() => desk.say(tellCard('hand', props.card, {}))}
      coverOn={[desk.open().round, desk.pane()]}
      classes={{ hidden: css['mine'], card: css['card'], cover: css['cover'], face: css['face'] }}
    />
  );
};

const Cover: Component = () => {
  const desk = useDesk();
  return (
    <>
      <span class={css['stamp']}>{desk.word('board-card-cover')}</span>
      <span class={css['hold']}>{desk.word('board-card-hold')}</span>
    </>
  );
};

/** Drawn alike for the spy and everybody else. */
const Face: Component<{ readonly card: Card }> = props => {
  const desk = useDesk();
  const isSpy = (): boolean => props.card.place === '--';
  const head = (): string => (isSpy() ? desk.word('board-card-spy') : desk.say(placeName(props.card.place)));
  const foot = (): string => {
    if (isSpy()) return desk.word('board-card-spy-aim');
    if (props.card.role === '-') return desk.word('board-card-no-role');
    return desk.word('board-card-role', { role: roleName(props.card.place, props.card.role) });
  };
  return (
    <>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <use href={drawingOf(props.card.place)} />
      </svg>
      <span class={css['head']}>{head()}</span>
      <span class={css['foot']}>{foot()}</span>
    </>
  );
};
