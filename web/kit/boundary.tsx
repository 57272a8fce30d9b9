import { ErrorBoundary, onMount, type ParentComponent } from 'solid-js';
import { word } from '../words/words.ts';
import { Button } from './button.tsx';
import css from './boundary.module.css';

/** Catches an error inside one panel and offers to retry. */
export const PanelBoundary: ParentComponent = props => (
  <ErrorBoundary
    fallback={(error: unknown, again) => {
      onMount(() => console.error(error));
      return (
        <div class={css['failed']} role="alert">
          <p>{word('kit-panel-failed')}</p>
          <Button icon="reload" onClick={again}>
            {word('kit-try-again')}
          </Button>
        </div>
      );
    }}
  >
    {props.children}
  </ErrorBoundary>
);
