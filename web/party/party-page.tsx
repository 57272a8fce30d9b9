import { type JSX, onMount, type ParentComponent, Show } from 'solid-js';
import { Icon } from '#kit';
import { appPath } from '../base-path.ts';
import tableStyle from '../table/table.module.css';
import { word } from '../words/words.ts';
import style from './party.module.css';

interface PartyPageProps {
  readonly heading: JSX.Element;
  /** The bar beside the heading; undefined: no bar. */
  readonly bar?: JSX.Element;
  readonly class?: string | undefined;
}

/** The frame of every page of a party: it fills the window and focuses its heading. */
export const PartyPage: ParentComponent<PartyPageProps> = props => {
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus({ preventScroll: true }));
  const title = (): JSX.Element => (
    <h1
      class={style['heading']}
      tabindex="-1"
      ref={element => {
        heading = element;
      }}
    >
      {props.heading}
    </h1>
  );
  return (
    <section class={style['window']}>
      <Show when={props.bar}>
        <header class={tableStyle['bar']} data-bar>
          <a
            class={tableStyle['home']}
            href={appPath('/')}
            aria-label={word('frame-to-home')}
            title={word('frame-to-home')}
          >
            <Icon name="home" />
          </a>
          {title()}
          {props.bar}
        </header>
      </Show>
      <div class={props.class}>
        <Show when={!props.bar}>{title()}</Show>
        {props.children}
      </div>
    </section>
  );
};
