import type { Component, JSX } from 'solid-js';
import { LinkButton, Panel } from '#kit';
import { appPath } from '../base-path.ts';
import { word } from '../words/words.ts';
import style from './table.module.css';

/** A page with a message and buttons. */
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

/** The link to the home page. */
export const HomeLink: Component<{ readonly kind?: 'primary' | 'plain' }> = props => (
  <LinkButton kind={props.kind ?? 'primary'} icon="home" href={appPath('/')}>
    {word('frame-to-home')}
  </LinkButton>
);

/** Shown if the table is closed. */
export const TableClosed: Component = () => (
  <Notice heading={word('table-closed')} text={word('table-closed-why')}>
    <HomeLink />
  </Notice>
);
