import { type Component, createMemo, For, Match, mergeProps, Show, Switch } from 'solid-js';
import { Icon, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { guardsInPrison } from '../../rules/board.ts';
import { MAX_GUARDS } from '../../rules/components.ts';
import { recordOf } from '../../rules/promises.ts';
import type { Ending as End } from '../../rules/state.ts';
import { type AlcatrazDesk, createDesk } from '../desk.ts';
import { LOOK } from '../look.ts';
import type { BoardProps } from '../props.ts';
import { Letters } from '../tokens.tsx';
import { Scene } from './scene.tsx';
import { type EndStep, endSteps, soleLetters } from './steps.ts';
import css from './ending.module.css';

type Escape = Extract<End, { outcome: 'escape' }>;

/** Who is free and who is not, why, and what everybody had. The same page for everybody. */
export const Ending: Component<BoardProps & { readonly isFixed?: boolean }> = props => {
  // the end is not news any more: nothing is staged here
  const desk = createDesk(mergeProps(props, { news: [] }), () => 'wide');
  const { open, word } = desk;
  const escape = createMemo((): Escape | undefined => {
    const { ending } = open();
    return ending?.outcome === 'escape' ? ending : undefined;
  });
  const free = (): Seat[] => desk.seats().filter(seat => escape() && seat !== escape()?.stays);
  /** The questions that came after the one that decided. */
  const notAsked = (): string[] => {
    const end = escape();
    const steps = end ? endSteps(open(), end) : [];
    return steps.filter(({ state }) => state === 'notAsked').map(({ criterion }) => word(`talk-end-${criterion}`));
  };
  const headline = (): string => {
    const end = escape();
    if (!end) return word('talk-end-lost');
    if (desk.seat() === end.stays) return word('talk-end-in-you');
    return desk.seat() === undefined ? word('talk-end-out') : word('talk-end-out-you');
  };
  return (
    <article
      class={`${css['ending']} ${LOOK}`}
      data-ending={open().ending?.outcome}
      data-fixed={props.isFixed ? '' : undefined}
    >
      <header class={css['head']}>
        <h3>{headline()}</h3>
        <p>
          <Show when={escape()} fallback={word('talk-end-lost-why')}>
            {end => (
              <>
                {word('talk-end-free', {
                  names: { list: free().map(seat => ({ seat })) },
                  count: free().length,
                  turn: open().turn,
                })}{' '}
                <b>{word('talk-end-stays', { seat: { seat: end().stays } })}</b>
              </>
            )}
          </Show>
        </p>
      </header>
      <Show when={escape()}>{end => <Decision desk={desk} end={end()} />}</Show>
      <Scene free={free()} kept={desk.seats().filter(seat => !free().includes(seat))} nameOf={desk.nameOf} />
      <div class={css['parts']}>
        <section class={css['part']} aria-labelledby="alcatraz-why">
          <h4 id="alcatraz-why">
            {escape() ? word('talk-end-why', { seat: { seat: escape()?.stays ?? 0 } }) : word('talk-end-why-all')}
          </h4>
          <ol class={css['steps']}>
            <Show when={escape()} fallback={<LastGuard desk={desk} />}>
              {end => (
                <For each={endSteps(open(), end()).filter(({ state }) => state !== 'notAsked')}>
                  {(step, at) => <Step desk={desk} step={step} number={at() + 1} end={end()} />}
                </For>
              )}
            </Show>
          </ol>
          <Show when={notAsked().length > 0}>
            <p class={css['soft']}>
              {word('talk-end-not-asked')} {notAsked().join(' ')}
            </p>
          </Show>
        </section>
        <section class={css['part']} aria-labelledby="alcatraz-letters">
          <h4 id="alcatraz-letters">{word('talk-end-letters')}</h4>
          <ul class={css['letters']}>
            <For each={desk.seats()}>
              {seat => <LettersOf desk={desk} seat={seat} isEscape={escape() !== undefined} />}
            </For>
          </ul>
          <p class={css['soft']}>{word('talk-end-ringed')}</p>
          <Figures desk={desk} />
        </section>
      </div>
    </article>
  );
};

const LastGuard: Component<{ readonly desk: AlcatrazDesk }> = props => (
  <li data-state="decides">
    <b class={css['number']}>{MAX_GUARDS + 1}</b>
    <div>
      <p class={css['question']}>{props.desk.word('talk-end-guard')}</p>
      <p>{props.desk.word('talk-end-guard-answer', { count: MAX_GUARDS })}</p>
    </div>
  </li>
);

interface StepProps {
  readonly desk: AlcatrazDesk;
  readonly step: EndStep;
  readonly number: number;
  readonly end: Escape;
}

const Step: Component<StepProps> = props => {
  const { word } = props.desk;
  return (
    <li data-state={props.step.state}>
      <b class={css['number']}>{props.number}</b>
      <div>
        <p class={css['question']}>{word(`talk-end-${props.step.criterion}`)}</p>
        <p>{answerOf(props)}</p>
      </div>
      <Show when={props.step.state === 'decides'}>
        <span class="visually-hidden">{word('talk-end-decides')}</span>
      </Show>
    </li>
  );
};

/** What decided, where the steps are further down. */
const Decision: Component<{ readonly desk: AlcatrazDesk; readonly end: Escape }> = props => {
  const step = createMemo(() => endSteps(props.desk.open(), props.end).find(({ state }) => state === 'decides'));
  return (
    <Show when={step()}>
      {decided => (
        <p class={css['decision']} aria-hidden="true">
          <b>{props.desk.word(`talk-end-${decided().criterion}`)}</b>{' '}
          {answerOf({ desk: props.desk, step: decided(), number: 0, end: props.end })}
        </p>
      )}
    </Show>
  );
};

/** What came of a question, in one line. */
function answerOf({ desk, step, end }: StepProps): string {
  const { word, open } = desk;
  const names = desk.people(step.compared.map(({ seat }) => seat));
  const scapegoat = { seat: { seat: open().scapegoat } };
  switch (step.criterion) {
    case 'scapegoat':
      return step.state === 'decides'
        ? word('talk-end-scapegoat-out', scapegoat)
        : word('talk-end-scapegoat-needed', {
            ...scapegoat,
            letters: soleLetters(open(), open().scapegoat).join(', '),
          });
    case 'onlyOne':
      return word('talk-end-others', { names, count: step.compared.length });
    case 'naming':
      return desk.say({ key: 'talk-end-namings', args: { namings: { row: namingsIn(desk, end) } } });
    default:
      return step.compared.map(({ seat, value }) => `${desk.shortName(seat)} ${value ?? ''}`).join(', ');
  }
}

const namingsIn = (desk: AlcatrazDesk, { namings }: Escape): string[] =>
  (namings ?? []).flatMap((named, by) => (named === null ? [] : [`${desk.shortName(by)} → ${desk.shortName(named)}`]));

const LettersOf: Component<{
  readonly desk: AlcatrazDesk;
  readonly seat: Seat;
  readonly isEscape: boolean;
}> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const marks = () => desk.prisoner(props.seat).marks;
  const sole = createMemo(() => soleLetters(open(), props.seat));
  return (
    <li>
      <span class={css['who']}>
        <SeatMark seat={props.seat} />
        <bdi title={desk.nameOf(props.seat)}>{desk.nameOf(props.seat)}</bdi>
        <Show when={desk.seat() === props.seat}>
          <small>{word('kit-you')}</small>
        </Show>
        <Show when={open().scapegoat === props.seat}>
          <small>{word('talk-end-goat')}</small>
        </Show>
      </span>
      <Letters marks={marks()} sole={sole()} />
      <span class="visually-hidden">{marks().join(', ')}</span>
      <Show when={props.isEscape}>
        <span class={css['need']} data-needed={sole().length > 0}>
          <Switch>
            <Match when={sole().length > 0}>
              <Icon name="check" />
              {word('talk-end-needed', { letters: sole().join(', ') })}
            </Match>
            <Match when={true}>
              <Icon name="close" />
              {word('talk-end-not-needed')}
            </Match>
          </Switch>
        </span>
      </Show>
    </li>
  );
};

/** The match in a few numbers. */
const Figures: Component<{ readonly desk: AlcatrazDesk }> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const records = createMemo(() => desk.seats().map(seat => recordOf(open(), seat)));
  const kept = (): number => records().reduce((sum, { kept }) => sum + kept, 0);
  const judged = (): number => records().reduce((sum, { kept, broken }) => sum + kept + broken, 0);
  const figures = () => [
    { value: String(open().turn), label: word('talk-end-turns') },
    { value: `${guardsInPrison(open())}/${MAX_GUARDS}`, label: word('talk-end-guards') },
    { value: `${kept()}/${judged()}`, label: word('talk-end-promises') },
  ];
  return (
    <dl class={css['figures']}>
      <For each={figures()}>
        {({ value, label }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
};
