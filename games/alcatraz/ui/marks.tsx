import { type Component, For, type JSX } from 'solid-js';
import type { Seat } from '#kernel';
import { Drawing } from './drawing.tsx';
import { LOOK } from './look.ts';
import type { BoardProps } from './props.ts';
import { Badge } from './task-slip.tsx';
import { ItemPlace } from './tokens.tsx';
import css from './marks.module.css';

/** The marks, in a window of the page. */
export const Legend: Component<BoardProps> = props => (
  <div class={LOOK}>
    <Marks word={props.word} me={props.me === 'audience' ? undefined : props.me} />
  </div>
);

/** Every mark of the board with its meaning. */
export const Marks: Component<{ word: BoardProps['word']; me: Seat | undefined }> = props => {
  const { word } = props;
  const drawn = (name: string) => (): JSX.Element => <Drawing name={name} />;
  const badge = (presence: 'there' | 'withMe' | 'missing') => (): JSX.Element => (
    <Badge presence={presence} me={props.me} />
  );
  const strip = (band: string, text: string) => (): JSX.Element => (
    <b class={css['strip']} data-band={band}>
      {text}
    </b>
  );
  const rows: readonly { readonly mark: () => JSX.Element; readonly text: string }[] = [
    { mark: () => <b class={css['number']}>1</b>, text: word('board-marks-number') },
    { mark: drawn('ring'), text: word('board-marks-silver') },
    { mark: drawn('moon'), text: word('board-marks-dark') },
    { mark: () => <ItemPlace kind="key" isFilled />, text: word('board-marks-item') },
    { mark: () => <ItemPlace kind="key" isFilled={false} />, text: word('board-marks-gap') },
    { mark: drawn('guard'), text: word('board-marks-guard') },
    {
      mark: () => (
        <span class={css['bribed']}>
          <Drawing name="guard" />
        </span>
      ),
      text: word('board-marks-bribed'),
    },
    { mark: strip('dear', '+1'), text: word('board-marks-band') },
    { mark: strip('blocked', '✕'), text: word('board-marks-blocked') },
    {
      mark: () => (
        <span class={css['strip']} data-band="full">
          <Drawing name="lock" />
        </span>
      ),
      text: word('board-marks-full'),
    },
    { mark: () => <b class={css['figure']}>1/2</b>, text: word('board-marks-prisoners') },
    { mark: () => <b class={css['figure']}>1≤2</b>, text: word('board-marks-limit') },
    { mark: badge('there'), text: word('board-marks-there') },
    { mark: badge('withMe'), text: word('board-marks-with-you') },
    { mark: badge('missing'), text: word('board-marks-missing') },
    { mark: () => <b class={css['letter']}>A</b>, text: word('board-marks-letter') },
    {
      mark: () => (
        <b class={css['letter']} data-sole>
          A
        </b>
      ),
      text: word('board-marks-sole'),
    },
    { mark: drawn('goat'), text: word('board-marks-goat') },
    { mark: drawn('card'), text: word('board-marks-card') },
    { mark: drawn('cash'), text: word('board-marks-cash') },
    { mark: drawn('strength'), text: word('board-marks-strength') },
    { mark: drawn('promise'), text: word('board-marks-promise') },
    { mark: drawn('lock'), text: word('board-marks-not') },
  ];
  return (
    <section class={css['legend']} data-marks>
      <h3>{word('board-marks-title')}</h3>
      <ul class={css['marks']}>
        <For each={rows}>
          {({ mark, text }) => (
            <li>
              <span class={css['mark']} aria-hidden="true">
                {mark()}
              </span>
              {text}
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};
