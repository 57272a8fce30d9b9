import type { Component } from 'solid-js';
import { LinkButton } from '#kit';
import { appPath } from '../base-path.ts';
import { word } from '../words/words.ts';
import css from './frame.module.css';
import { usePageTitle } from './page-title.ts';

/** Shown at an unknown address. */
export const NotFound: Component = () => {
  usePageTitle(() => word('frame-lost'));
  return (
    <div class={css['page']}>
      <h1>{word('frame-lost')}</h1>
      <p>{word('frame-lost-what')}</p>
      <LinkButton kind="primary" icon="home" href={appPath('/')}>
        {word('frame-to-home')}
      </LinkButton>
    </div>
  );
};
