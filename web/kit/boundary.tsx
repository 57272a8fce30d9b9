import { ErrorBoundary, onMount, type ParentComponent } from 'solid-js';
import { word } from '../words/words.ts';
import { Button } from './button.tsx';
import css from './boundary.module.css';

/** Keeps an error inside one panel: what is around it goes on, and the panel can be tried again. */
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
