import { type Component, For, Show } from 'solid-js';
import { Select, Switch } from '#kit';
import type { Blank, Scalar } from '#kernel';
import { LANGUAGES } from '#text';
import type { TableForm } from '../../tables/protocol.ts';
import { computedWord, word, words } from '../words/words.ts';
import { useTable } from './context.ts';
import { OptionList } from './option-list.tsx';
import { chosenFrom, listOptionOf } from './option-lists.ts';
import style from './table.module.css';
import { turnClockLine } from './clock-text.ts';

/** The time limits to choose from, for games without their own clock. */
const TURN_CLOCKS = [null, 30, 60, 120, 300, 86_400] as const;

/** The options of the table: the host edits, the others read. */
export const TableOptions: Component<{ readonly fixed?: boolean }> = props => {
  const table = useTable();
  const form = (): TableForm => table.doc().table.form;
  const title = () => table.game().title;
  const sheet = () =>
    Object.entries(title().game.options as Readonly<Record<string, { blank: Blank }>>).filter(
      ([option]) => !Object.hasOwn(title().fixed, option),
    );
  const isMine = (): boolean => table.isHost() && !props.fixed;
  /** Latecomers can be allowed during the match, too. */
  const mayAdmit = (): boolean => table.isHost() && (!props.fixed || table.doc().table.phase === 'playing');
  const arrange = (changes: Partial<TableForm>): void => void table.send({ do: 'arrange', form: changes });
  const valueOf = (option: string): Scalar => (form().options[option] ?? null) as Scalar;
  const seatCounts = (): number[] => {
    const { min, max } = title().game.seats;
    return Array.from({ length: max - min + 1 }, (_, at) => min + at);
  };

  return (
    <div class={style['options']}>
      <Choice
        label={word('table-option-seats')}
        value={table.doc().table.seats.length}
        values={seatCounts()}
        wordFor={count => word('table-option-seats-count', { count })}
        choose={isMine() ? seats => arrange({ seats }) : undefined}
      />
      <For each={sheet()}>
        {([option, { blank }]) => (
          <Show
            when={listOptionOf(blank)}
            fallback={
              <Choice
                label={table.say(title().telling.option(option))}
                value={valueOf(option)}
                values={valuesOf(blank, valueOf(option))}
                wordFor={value => table.say(title().telling.setting(option, value))}
                choose={isMine() ? value => arrange({ options: { [option]: value } }) : undefined}
              />
            }
          >
            {list => (
              <OptionList
                label={table.say(title().telling.option(option))}
                option={list()}
                chosen={chosenFrom(list(), form().options[option])}
                wordFor={value => table.say(title().telling.setting(option, value))}
                choose={isMine() ? chosen => arrange({ options: { [option]: chosen } }) : undefined}
              />
            )}
          </Show>
        )}
      </For>
      <Show when={!title().hasClock}>
        <Choice
          label={word('table-option-clock')}
          value={form().turnClock}
          values={TURN_CLOCKS}
          wordFor={seconds => words().say(turnClockLine(seconds))}
          choose={isMine() ? turnClock => arrange({ turnClock }) : undefined}
        />
      </Show>
      <Show when={table.host.kind === 'server'}>
        <Choice
          label={word('table-option-language')}
          value={form().language}
          values={LANGUAGES}
          wordFor={language => computedWord(`table-language-${language}`)}
          choose={isMine() ? language => arrange({ language }) : undefined}
        />
        <Show when={seatCounts().length > 1 && table.doc().table.phase === 'gathering'}>
          <YesNo
            label={word('table-option-grows')}
            value={form().grows}
            choose={
              isMine()
                ? grows => arrange(grows ? { grows } : { grows, seats: table.doc().table.seats.length })
                : undefined
            }
          />
        </Show>
        <YesNo
          label={word('table-option-public')}
          value={form().isPublic}
          choose={isMine() ? isPublic => arrange({ isPublic }) : undefined}
        />
        <YesNo
          label={word('table-option-watching')}
          value={form().watching}
          choose={isMine() ? watching => arrange({ watching }) : undefined}
        />
        {/* who cannot watch cannot come in to ask */}
        <Show when={title().takesLatecomers && form().watching}>
          <YesNo
            label={word('table-option-latecomers')}
            value={form().latecomers}
            choose={mayAdmit() ? latecomers => arrange({ latecomers }) : undefined}
          />
        </Show>
      </Show>
    </div>
  );
};

/** All values of an option; a range shows its ends and the current value. */
function valuesOf(blank: Blank, now: Scalar): readonly Scalar[] {
  if ('oneOf' in blank) return blank.oneOf;
  if ('between' in blank) {
    const [from, to] = blank.between;
    return to - from < 20
      ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
      : [...new Set([from, Number(now), to])].sort((one, other) => one - other);
  }
  return [now];
}

interface ChoiceProps<Value extends Scalar> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  wordFor(value: Value): string;
  readonly choose: ((value: Value) => void) | undefined;
}

/** One option: a menu for the host, text for the others. */
function Choice<Value extends Scalar>(props: ChoiceProps<Value>) {
  return (
    <Show
      when={props.choose}
      fallback={
        <p class={style['option']}>
          <span class={style['soft']}>{props.label}</span>
          <span>{props.wordFor(props.value)}</span>
        </p>
      }
    >
      {choose => (
        <Select
          label={props.label}
          value={props.value}
          onChoose={value => choose()(value)}
          options={props.values.map(value => ({ value, label: props.wordFor(value) }))}
        />
      )}
    </Show>
  );
}

const YesNo: Component<{
  readonly label: string;
  readonly value: boolean;
  readonly choose: ((value: boolean) => void) | undefined;
}> = props => (
  <Show
    when={props.choose}
    fallback={
      <p class={style['option']}>
        <span class={style['soft']}>{props.label}</span>
        <span>{word(props.value ? 'table-yes' : 'table-no')}</span>
      </p>
    }
  >
    {choose => <Switch label={props.label} checked={props.value} onChange={value => choose()(value)} />}
  </Show>
);
