import { type Component, onMount } from 'solid-js';
import { Button, Disclosure, LinkButton } from '#kit';
import { appPath } from '../base-path.ts';
import { word } from '../words/words.ts';
import css from './frame.module.css';

/** Shown after an error in the app: reload, try again, or go home. */
export const ErrorPage: Component<{ error: unknown; again(): void }> = props => {
  onMount(() => console.error(props.error));
  return (
    <div class={css['page']} role="alert">
      <h1>{word('frame-fallen')}</h1>
      <p>{word('frame-fallen-what')}</p>
      <div class={css['row']}>
        <Button kind="primary" icon="reload" onClick={() => location.reload()}>
          {word('frame-reload')}
        </Button>
        <Button onClick={() => props.again()}>{word('frame-again')}</Button>
        <LinkButton kind="quiet" icon="home" href={appPath('/')}>
          {word('frame-to-home')}
        </LinkButton>
      </div>
      <Disclosure summary={word('frame-details')}>
        <pre>{stackOf(props.error)}</pre>
      </Disclosure>
    </div>
  );
};

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
