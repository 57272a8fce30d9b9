import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { fillsBlank, type Scalar } from '#kernel';
import { word } from '../../words/words.ts';
import { Button } from '../button.tsx';
import { TextInput } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { createRovingFocus } from '../roving-focus.ts';
import css from './choose.module.css';

/** A list this long can be searched. */
const LONG = 15;

interface ChoiceListProps<Value> {
  options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Written into the page, so that an option can be told from others without its words. */
    readonly id?: string;
  }[];
  onChoose(value: Value): void;
}

/** One of many: one tab stop, arrow keys within. */
export function ChoiceList<Value>(props: ChoiceListProps<Value>): JSX.Element {
  const [search, setSearch] = createSignal('');
  // by position, so that an equal list is not rendered again
  const found = createMemo(() => {
    const sought = search().trim().toLocaleLowerCase();
    return props.options.flatMap(({ label }, at) => (label.toLocaleLowerCase().includes(sought) ? [String(at)] : []));
  });
  const at = (id: string) => props.options[Number(id)];
  const roving = createRovingFocus({ ids: found });
  const choose = (id: string): void => {
    const option = at(id);
    if (option) props.onChoose(option.value);
  };
  return (
    <>
      <Show when={props.options.length > LONG}>
        <TextInput label={word('kit-choose-search')} type="search" value={search()} onInput={setSearch} />
      </Show>
      <ul class={css['options']} {...roving.group}>
        <For each={found()} fallback={<li>{word('kit-choose-none-found')}</li>}>
          {id => (
            <li>
              <button
                type="button"
                class={css['option']}
                data-option={at(id)?.id}
                {...roving.item(id)}
                onClick={() => choose(id)}
              >
                {at(id)?.label}
              </button>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

interface SetBlankProps {
  blank: { readonly someOf: readonly Scalar[]; readonly min: number; readonly max: number };
  wordFor(value: Scalar): string;
  onDone(items: readonly Scalar[]): void;
}

/** A set to choose from. Items are disabled while the set is full. */
export function SetBlank(props: SetBlankProps): JSX.Element {
  const [items, setItems] = createSignal<readonly Scalar[]>([]);
  const most = (): number => Math.min(props.blank.max, props.blank.someOf.length);
  const isFull = (): boolean => items().length >= most();
  return (
    <>
      <p class={css['hint']} aria-live="polite">
        {props.blank.min === most()
          ? word('kit-choose-exactly', { chosen: items().length, count: most() })
          : word('kit-choose-some', { chosen: items().length, min: props.blank.min, max: most() })}
      </p>
      <ul class={css['options']}>
        <For each={props.blank.someOf}>
          {(value, at) => (
            <li>
              <label class={css['option']} classList={{ [css['chosen'] ?? '']: items().includes(value) }}>
                <input
                  type="checkbox"
                  data-first={at() === 0 ? '' : undefined}
                  checked={items().includes(value)}
                  disabled={isFull() && !items().includes(value)}
                  onChange={({ currentTarget: { checked } }) =>
                    setItems(now => (checked ? [...now, value] : now.filter(one => one !== value)))
                  }
                />
                <span>{props.wordFor(value)}</span>
              </label>
            </li>
          )}
        </For>
      </ul>
      <Button kind="primary" disabled={!fillsBlank(props.blank, items())} onClick={() => props.onDone(items())}>
        {word('kit-choose-next')}
      </Button>
    </>
  );
}

interface ListBlankProps {
  /** The items; each can be taken as often as it is listed. */
  items: readonly Scalar[];
  min: number;
  max: number;
  wordFor(value: Scalar): string;
  onDone(items: readonly Scalar[]): void;
}

/** Items in the order in which they are added; the same one can be added again while there are more of it. */
export function ListBlank(props: ListBlankProps): JSX.Element {
  const [taken, setTaken] = createSignal<readonly Scalar[]>([]);
  const kinds = createMemo(() => [...new Set(props.items)]);
  const most = (): number => Math.min(props.max, props.items.length);
  const timesIn = (list: readonly Scalar[], kind: Scalar): number => list.filter(item => item === kind).length;
  const left = (kind: Scalar): number => timesIn(props.items, kind) - timesIn(taken(), kind);
  return (
    <>
      <p class={css['hint']} aria-live="polite">
        {props.min === most()
          ? word('kit-choose-exactly', { chosen: taken().length, count: most() })
          : word('kit-choose-some', { chosen: taken().length, min: props.min, max: most() })}
      </p>
      <Show when={taken().length > 0}>
        <ol class={css['taken']}>
          <For each={taken()}>
            {(item, at) => (
              <li>
                <button
                  type="button"
                  class={css['filled']}
                  aria-label={word('kit-choose-remove', { item: props.wordFor(item) })}
                  onClick={() => setTaken(now => now.filter((_, index) => index !== at()))}
                >
                  <span>{props.wordFor(item)}</span>
                  <Icon name="close" />
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <ul class={css['options']}>
        <For each={kinds()}>
          {(kind, at) => (
            <li>
              <button
                type="button"
                class={css['option']}
                data-first={at() === 0 ? '' : undefined}
                disabled={left(kind) === 0 || taken().length >= most()}
                onClick={() => setTaken(now => [...now, kind])}
              >
                <Icon name="plus" />
                <span>
                  {timesIn(props.items, kind) > 1
                    ? word('kit-choose-item-left', { item: props.wordFor(kind), count: left(kind) })
                    : props.wordFor(kind)}
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Button
        kind="primary"
        disabled={!fillsBlank({ listOf: props.items, min: props.min, max: props.max }, taken())}
        onClick={() => props.onDone(taken())}
      >
        {word('kit-choose-next')}
      </Button>
    </>
  );
}

/** A whole number from a long range. */
export function NumberBlank(props: {
  label: string;
  range: readonly [from: number, to: number];
  onDone(value: number): void;
}): JSX.Element {
  const [typed, setTyped] = createSignal(String(props.range[0]));
  const [isTried, setTried] = createSignal(false);
  const value = (): number => (/^\s*[-+]?\d+\s*$/.test(typed()) ? Number(typed()) : Number.NaN);
  const isGood = (): boolean => fillsBlank({ between: props.range }, value());
  /** One less or one more, from the nearest number that is allowed. */
  const step = (by: 1 | -1): void => {
    const [from, to] = props.range;
    setTyped(String(Math.min(to, Math.max(from, (Number.isNaN(value()) ? from : value()) + by))));
  };
  const error = (): string =>
    isTried() && !isGood() ? word('kit-choose-number', { from: props.range[0], to: props.range[1] }) : '';
  return (
    <form
      class={css['typed']}
      onSubmit={event => {
        event.preventDefault();
        setTried(true);
        if (isGood()) props.onDone(value());
      }}
    >
      <div class={css['number']}>
        <TextInput
          label={props.label}
          hideLabel
          inputmode="numeric"
          value={typed()}
          error={error()}
          onInput={setTyped}
        />
        <button type="button" class={css['by-one']} aria-label={word('kit-choose-less')} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <button type="button" class={css['by-one']} aria-label={word('kit-choose-more')} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
      <Button kind="primary" type="submit">
        {word('kit-choose-next')}
      </Button>
    </form>
  );
}

/** A line of text. A refused text stays in the field, with the error. */
export function TextBlank(props: {
  label: string;
  length: readonly [min: number, max: number];
  onDone(text: string): void;
}): JSX.Element {
  const [text, setText] = createSignal('');
  const [isTried, setTried] = createSignal(false);
  const isGood = (): boolean => fillsBlank({ text: props.length }, text().trim());
  const error = (): string =>
    isTried() && !isGood() ? word('kit-choose-text', { min: props.length[0], max: props.length[1] }) : '';
  return (
    <form
      class={css['typed']}
      onSubmit={event => {
        event.preventDefault();
        setTried(true);
        if (isGood()) props.onDone(text().trim());
      }}
    >
      <TextInput label={props.label} hideLabel value={text()} error={error()} onInput={setText} />
      <Button kind="primary" type="submit">
        {word('kit-choose-next')}
      </Button>
    </form>
  );
}
