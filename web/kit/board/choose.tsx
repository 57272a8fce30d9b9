import { type Component, createMemo, createUniqueId, For, Match, Show, Switch } from 'solid-js';
import type { Scalar } from '#kernel';
import { word } from '../../words/words.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import type { AnyOffer, Choice, Filled, Filling, ChoiceStep } from './choice.ts';
import { ListBlank, NumberBlank, ChoiceList, SetBlank, TextBlank } from './choose-blanks.tsx';
import css from './choose.module.css';

/** The texts of offers. */
export interface ChoiceWords {
  /** The offer as an order, its blanks still open. */
  offer(offer: AnyOffer): string;
  /** What a blank asks for. */
  blank(offer: AnyOffer, name: string): string;
  /** The text of a value. */
  value(value: Scalar, offer: AnyOffer, name: string): string;
}

interface ChooseProps {
  choice: Choice;
  words: ChoiceWords;
  /** What the button says that makes the move; usually “Confirm”. */
  confirmLabel?: string;
}

type BlankStep = Extract<ChoiceStep, { readonly type: 'blank' }>;

/** A whole number from a range this short is chosen from a list. */
const SHORT = 12;

/** Fills an offer step by step from lists: which one, each of its blanks, then confirm. Every step can be taken back. */
export const Choose: Component<ChooseProps> = props => {
  const asks = createUniqueId();
  let body: HTMLDivElement | undefined;
  const offerStep = createMemo(() => {
    const step = props.choice.step();
    return step.type === 'offer' ? step : undefined;
  });
  const blankStep = createMemo(() => {
    const step = props.choice.step();
    return step.type === 'blank' ? step : undefined;
  });
  const isDone = (): boolean => props.choice.step().type === 'done';
  /** Changes with every step, and not when the same step is offered again. */
  const stepName = createMemo(() => {
    const step = props.choice.step();
    return step.type === 'blank' ? `blank ${step.name}` : step.type;
  });
  /** The choices so far; a blank that can only be null does not apply, and has no text. */
  const decided = createMemo(() => props.choice.filled().filter(({ value, isForced }) => !isForced || value !== null));
  const question = (): string => {
    const blank = blankStep();
    if (blank) return props.words.blank(blank.offer, blank.name);
    if (isDone()) return word('kit-choose-ready');
    return word(offerStep() ? 'kit-choose-what' : 'kit-choose-none');
  };
  const tell = (value: Filling, offer: AnyOffer, name: string): string => {
    if (!Array.isArray(value)) return props.words.value(value as Scalar, offer, name);
    const items = (value as readonly Scalar[]).map(item => props.words.value(item, offer, name));
    return items.length > 0 ? items.join(', ') : word('kit-choose-nothing');
  };

  /** Focuses the next question. On a phone a search field is not focused, so that no keyboard opens. */
  const focusNext = (): void => {
    const next = body?.querySelector<HTMLElement>('[data-first], [tabindex="0"]') ?? body?.querySelector('input');
    next?.focus({ preventScroll: true });
  };
  const go = (decide: () => void): void => {
    decide();
    focusNext();
  };
  async function confirm(): Promise<void> {
    await props.choice.confirm();
    if (document.activeElement === document.body) focusNext();
  }

  return (
    <div class={css['choose']} data-choose>
      <Show when={props.choice.offer()} keyed>
        {offer => (
          <div class={css['so-far']}>
            <p class={css['order']}>{props.words.offer(offer)}</p>
            <Show when={decided().length > 0}>
              <ul>
                <For each={decided()}>
                  {filled => (
                    <li>
                      <FilledBlank
                        filled={filled}
                        label={props.words.blank(offer, filled.name)}
                        value={tell(filled.value, offer, filled.name)}
                        onChange={() => go(() => props.choice.unpick(filled.name))}
                      />
                    </li>
                  )}
                </For>
              </ul>
            </Show>
          </div>
        )}
      </Show>
      <div
        class={css['step']}
        role="group"
        aria-labelledby={asks}
        data-asks={blankStep()?.name}
        data-done={isDone() ? '' : undefined}
        ref={element => {
          body = element;
        }}
      >
        <p class={css['question']} id={asks}>
          {question()}
        </p>
        <Show when={stepName()} keyed>
          <Switch>
            <Match when={offerStep()}>
              {step => (
                <ChoiceList
                  options={step().offers.map(offer => ({ value: offer, label: props.words.offer(offer) }))}
                  onChoose={offer => go(() => props.choice.pickOffer(offer))}
                />
              )}
            </Match>
            <Match when={blankStep()}>
              {step => (
                <BlankInput
                  step={step()}
                  choice={props.choice}
                  words={props.words}
                  onPick={value => go(() => props.choice.pick(step().name, value))}
                />
              )}
            </Match>
            <Match when={isDone()}>
              <Button kind="primary" data-first busy={props.choice.isBusy()} onClick={() => void confirm()}>
                {props.confirmLabel ?? word('kit-choose-confirm')}
              </Button>
            </Match>
          </Switch>
        </Show>
        <Show when={props.choice.isStarted()}>
          <Button kind="quiet" icon="back" onClick={() => go(props.choice.back)}>
            {word('kit-choose-back')}
          </Button>
        </Show>
      </div>
    </div>
  );
};

/** A choice that was made; pressing it reopens it. */
const FilledBlank: Component<{ filled: Filled; label: string; value: string; onChange(): void }> = props => (
  <Show
    when={!props.filled.isForced}
    fallback={
      <span class={css['forced']}>
        {props.label} <b>{props.value}</b>
      </span>
    }
  >
    <button type="button" class={css['filled']} onClick={() => props.onChange()}>
      <span>
        {props.label} <b>{props.value}</b>
      </span>
      <Icon name="undo" />
      <span class="visually-hidden">{word('kit-choose-change')}</span>
    </button>
  </Show>
);

interface BlankInputProps {
  step: BlankStep;
  choice: Choice;
  words: ChoiceWords;
  onPick(value: Filling): void;
}

const BlankInput: Component<BlankInputProps> = props => {
  const wordFor = (value: Scalar): string => props.words.value(value, props.step.offer, props.step.name);
  const label = (): string => props.words.blank(props.step.offer, props.step.name);
  /** The values of a list; undefined: a set, a text or a long range. */
  const list = (): readonly Scalar[] | undefined => {
    const { blank, name } = props.step;
    if ('oneOf' in blank) return blank.oneOf;
    if ('between' in blank && blank.between[1] - blank.between[0] < SHORT) return [...props.choice.options(name)];
    return undefined;
  };
  const kind = <Name extends string>(name: Name) =>
    name in props.step.blank ? (props.step.blank as Extract<BlankStep['blank'], Record<Name, unknown>>) : undefined;
  /** A list in which the order matters, or an item can be taken more than once. */
  const repeated = (): { items: readonly Scalar[]; min: number; max: number } | undefined => {
    const { blank } = props.step;
    if ('listOf' in blank) return { items: blank.listOf, min: blank.min, max: blank.max };
    if (!('someOf' in blank) || new Set(blank.someOf).size === blank.someOf.length) return undefined;
    return { items: blank.someOf, min: blank.min, max: blank.max };
  };
  return (
    <Switch>
      <Match when={list()}>
        {values => (
          <ChoiceList
            options={values().map(value => ({ value, label: wordFor(value), id: String(value) }))}
            onChoose={value => props.onPick(value)}
          />
        )}
      </Match>
      <Match when={repeated()}>
        {list => (
          <ListBlank
            items={list().items}
            min={list().min}
            max={list().max}
            wordFor={wordFor}
            onDone={value => props.onPick(value)}
          />
        )}
      </Match>
      <Match when={kind('someOf')}>
        {blank => <SetBlank blank={blank()} wordFor={wordFor} onDone={value => props.onPick(value)} />}
      </Match>
      <Match when={kind('between')}>
        {blank => <NumberBlank label={label()} range={blank().between} onDone={value => props.onPick(value)} />}
      </Match>
      <Match when={kind('text')}>
        {blank => <TextBlank label={label()} length={blank().text} onDone={value => props.onPick(value)} />}
      </Match>
    </Switch>
  );
};
