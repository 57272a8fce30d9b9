import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import { Button, Select, TextInput } from '#kit';
import { accept, type Blank, type Offer, type Scalar } from '#kernel';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

type AnyOffer = Offer<{ type: string }>;

/** Everything I may do now as a list of orders with menus: any game can be played by it alone. */
export const Moves: Component<{
  readonly offers: readonly AnyOffer[];
  play(action: { type: string }): Promise<boolean>;
}> = props => (
  <div class={style['moves']}>
    <p class={style['soft']}>{word('table-moves-why')}</p>
    <For each={props.offers} fallback={<p>{word('table-moves-none')}</p>}>
      {offer => <Order offer={offer} play={props.play} />}
    </For>
  </div>
);

const isBlank = (value: unknown): value is Blank =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const Order: Component<{ readonly offer: AnyOffer; play(action: { type: string }): Promise<boolean> }> = props => {
  const table = useTable();
  const telling = () => table.game().title.telling;
  const view = () => table.doc().view ?? {};
  const blanks = createMemo(() =>
    Object.entries(props.offer).flatMap(([name, value]) => (isBlank(value) ? [{ name, blank: value }] : [])),
  );
  const [filled, setFilled] = createSignal<Readonly<Record<string, unknown>>>({});
  const action = createMemo(() => accept([props.offer], { ...props.offer, ...filled() }));
  const put = (name: string, value: unknown): void => void setFilled(before => ({ ...before, [name]: value }));
  const label = (): string => table.say(telling().offer(props.offer, view()));

  return (
    <fieldset class={style['order']}>
      <legend>{label()}</legend>
      <For each={blanks()}>
        {({ name, blank }) => (
          <BlankField
            blank={blank}
            label={table.say(telling().blank({ offer: props.offer, blank: name }, view()))}
            wordFor={value => table.say(telling().choice(value, { offer: props.offer, blank: name }, view()))}
            put={value => put(name, value)}
          />
        )}
      </For>
      <Button
        disabled={!action()}
        onClick={() => {
          const now = action();
          if (now) void props.play(now);
        }}
      >
        {word('table-do')}
      </Button>
    </fieldset>
  );
};

interface BlankProps {
  readonly blank: Blank;
  readonly label: string;
  wordFor(value: Scalar): string;
  put(value: unknown): void;
}

const BlankField: Component<BlankProps> = props => {
  const [chosen, setChosen] = createSignal(-1);
  const items = (): readonly Scalar[] => {
    if ('oneOf' in props.blank) return props.blank.oneOf;
    return 'someOf' in props.blank ? props.blank.someOf : [];
  };
  return (
    <Show
      when={'oneOf' in props.blank}
      fallback={
        <Show when={'someOf' in props.blank} fallback={<TypedField {...props} />}>
          <SomeField {...props} items={items()} />
        </Show>
      }
    >
      <Select
        label={props.label}
        value={chosen()}
        onChoose={at => {
          setChosen(at);
          props.put(items()[at]);
        }}
        options={[
          { value: -1, label: word('table-choose') },
          ...items().map((value, at) => ({ value: at, label: props.wordFor(value) })),
        ]}
      />
    </Show>
  );
};

const SomeField: Component<BlankProps & { readonly items: readonly Scalar[] }> = props => {
  const chosen = new Set<Scalar>();
  const toggle = (value: Scalar, isIn: boolean): void => {
    if (isIn) chosen.add(value);
    else chosen.delete(value);
    props.put([...chosen]);
  };
  return (
    <fieldset class={style['some']}>
      <legend>{props.label}</legend>
      <For each={props.items}>
        {value => (
          <label>
            <input type="checkbox" onChange={event => toggle(value, event.currentTarget.checked)} />{' '}
            {props.wordFor(value)}
          </label>
        )}
      </For>
    </fieldset>
  );
};

const TypedField: Component<BlankProps> = props => {
  const [text, setText] = createSignal('');
  const isNumber = (): boolean => 'between' in props.blank;
  return (
    <TextInput
      label={props.label}
      value={text()}
      inputmode={isNumber() ? 'numeric' : 'text'}
      onInput={typed => {
        setText(typed);
        props.put(isNumber() ? Number(typed) : typed.trim());
      }}
    />
  );
};
