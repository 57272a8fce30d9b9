import type { Component } from 'solid-js';
import { type AnyOffer, Choose, type ChoiceWords, createChoice } from '#kit';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** All legal offers, filled in step by step. Every game can be played with it. */
export const Moves: Component<{
  readonly offers: readonly AnyOffer[];
  play(action: { type: string }): Promise<boolean>;
}> = props => {
  const table = useTable();
  const telling = () => table.game().title.telling;
  const view = () => table.view() ?? {};
  const words: ChoiceWords = {
    offer: offer => table.say(telling().offer(offer, view())),
    blank: (offer, blank) => table.say(telling().blank({ offer, blank }, view())),
    value: (value, offer, blank) => table.say(telling().choice(value, { offer, blank }, view())),
  };
  const choice = createChoice({ offers: () => props.offers, play: action => props.play(action) });
  return (
    <div class={style['moves']}>
      <p class={style['soft']}>{word('table-moves-why')}</p>
      <Choose choice={choice} words={words} />
    </div>
  );
};
