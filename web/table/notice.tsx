import type { Component, JSX } from 'solid-js';
import { LinkButton, Panel } from '#kit';
import { word } from '../words/words.ts';
import style from './table.module.css';

/** A page on which there is nothing but something to say. */
export const Notice: Component<{
  readonly heading: string;
  readonly text: string;
  readonly children: JSX.Element;
}> = props => (
  <div class={style['notice']}>
    <Panel>
      <h1>{props.heading}</h1>
      <p>{props.text}</p>
      <div class={style['row']}>{props.children}</div>
    </Panel>
  </div>
);

/** The way out, where it is the only one or one of two. */
export const HomeLink: Component<{ readonly kind?: 'primary' | 'plain' }> = props => (
  <LinkButton kind={props.kind ?? 'primary'} icon="home" href="/">
    {word('frame-to-home')}
  </LinkButton>
);

/** Nobody plays here any more. */
export const TableClosed: Component = () => (
  <Notice heading={word('table-closed')} text={word('table-closed-why')}>
    <HomeLink />
  </Notice>
);
