import { type Component, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Dialog } from '#kit';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import type { Guide } from './guide-hint.tsx';
import style from './guide-hint.module.css';
import type { MatchScreen } from './match-screen.ts';

interface HelpProps {
  readonly guide: Guide;
  readonly screen: MatchScreen['props'];
  onClose(): void;
}

/** The best hint for now and what the marks on the board mean. */
export const Help: Component<HelpProps> = props => {
  const table = useTable();
  return (
    <Dialog open title={word('table-help')} onClose={() => props.onClose()}>
      <div class={style['help']} data-help>
        <Show when={props.guide.hint()} keyed>
          {({ line, rule }) => (
            <p>
              <b>{table.say(line)}</b> <a href={table.ruleAt(rule)}>{word('table-hint-rule', { rule })}</a>
            </p>
          )}
        </Show>
        <Suspense>
          <Show when={table.game().screen.Legend}>{legend => <Dynamic component={legend()} {...props.screen} />}</Show>
        </Suspense>
      </div>
    </Dialog>
  );
};
