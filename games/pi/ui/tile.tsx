import { type Component, type JSX, untrack } from 'solid-js';
import type { Element, Kind } from '../rules/edition.ts';
import { kindWord } from '../telling/names.ts';
import { useDesk } from './desk.ts';
import { tileWords } from './names.ts';
import { Drawing } from './pieces.tsx';
import css from './tile.module.css';

/** A tile or a card with its whole name, as it lies in a hand, a list or a dialog. */
export const NamedTile: Component<{
  kind: Kind;
  element: Element | null;
  /** The picture above the name. */
  shape?: 'upright' | undefined;
  children?: JSX.Element;
}> = props => {
  const desk = useDesk();
  return (
    <span class={css['tile']} data-kind={props.kind} data-shape={props.shape}>
      <span class={css['picture']}>
        <Drawing edition={desk.edition()} kind={props.kind} element={props.element} />
      </span>
      <span class={css['words']}>
        <span class={props.shape === 'upright' ? 'visually-hidden' : css['kind']}>
          {desk.say(kindWord(untrack(desk.open), props.kind))}
        </span>
        <span class={css['name']}>{tileWords(untrack(desk.open), props.kind, props.element, desk.say)}</span>
      </span>
      {props.children}
    </span>
  );
};
