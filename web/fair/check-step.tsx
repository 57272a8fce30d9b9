import { type Component, For, type JSX, Match, Show, Switch } from 'solid-js';
import { fromHex, type MatchRecord, type Seat, seatsOf, seedFrom, toHex } from '#kernel';
import { Disclosure, Icon, type IconName, SeatBadge, Spinner } from '#kit';
import { tellVerifyProblem } from '#text';
import { word, words } from '../words/words.ts';
import type { DealCheck, CheckProgress, CheckState } from './checks.ts';
import css from './fair.module.css';
import { rankingIn } from './ranking.ts';

interface CheckStepProps {
  readonly check: DealCheck;
  readonly verdict: CheckState;
  readonly progress: CheckProgress;
  readonly record: MatchRecord;
  readonly seen: string | null; // null: no commitment was seen
  nameOf(seat: Seat): string;
}

const SIGNS: Readonly<Record<Exclude<CheckState, 'checking'>, IconName>> = {
  right: 'check',
  wrong: 'close',
  unchecked: 'minus',
};

/** One check: its state, its meaning and its values. */
export const CheckStep: Component<CheckStepProps> = props => (
  <li class={css['step']} data-verdict={props.verdict}>
    <span class={css['sign']}>
      <Show when={props.verdict !== 'checking' && SIGNS[props.verdict]} fallback={<Spinner />} keyed>
        {name => <Icon name={name} />}
      </Show>
    </span>
    <div class={css['told']}>
      <h2>
        {word(`fair-${props.check}`)} <span class={css['verdict']}>{word(`fair-verdict-${props.verdict}`)}</span>
      </h2>
      <p>{sentenceOf(props)}</p>
      <Show when={props.verdict === 'right' && props.check === 'promise'}>
        <p class={css['memory']}>{word(`fair-memory-${props.progress.memory}`)}</p>
      </Show>
      <Disclosure summary={word('fair-show-me')}>
        <div class={css['shown']}>
          <Values {...props} />
          <p>{word(`fair-${props.check}-by-hand`)}</p>
          <p>
            <b>{word('fair-protects')}</b> {word(`fair-${props.check}-protects`)}
          </p>
          <p>
            <b>{word('fair-protects-not')}</b> {word(`fair-${props.check}-not`)}
          </p>
        </div>
      </Disclosure>
    </div>
  </li>
);

/** The sentence for the state of a check. */
function sentenceOf({ check, verdict, progress, record }: CheckStepProps): string {
  const { finding } = progress;
  switch (verdict) {
    case 'checking':
    case 'unchecked':
      return word(`fair-${check}-asks`);
    case 'wrong':
      if (check === 'promise' || finding?.ok !== false) return word('fair-memory-other');
      return words().say(tellVerifyProblem(finding.wrong));
    case 'right':
      return check === 'moves' ? word('fair-moves-is', { moves: record.moves.length }) : word(`fair-${check}-is`);
  }
}

/** The values from the record. */
const Values: Component<CheckStepProps> = props => (
  <Switch>
    <Match when={props.check === 'promise'}>
      <Value name={word('fair-value-commitment')}>{props.record.commitment}</Value>
      <Show when={props.seen}>{seen => <Value name={word('fair-value-seen')}>{seen()}</Value>}</Show>
    </Match>
    <Match when={props.check === 'words'}>
      <ul class={css['words']}>
        <For each={props.record.words ?? []}>
          {(given, seat) => (
            <li>
              <SeatBadge
                seat={seat()}
                name={props.nameOf(seat())}
                isBot={(props.record.seats[seat()]?.bot ?? null) !== null}
              />
              <code>
                <bdi>{given}</bdi>
              </code>
            </li>
          )}
        </For>
      </ul>
      <Show when={latecomersIn(props.record).length > 0}>
        <p>
          {word('fair-words-late', { names: { list: latecomersIn(props.record).map(seat => props.nameOf(seat)) } })}
        </p>
      </Show>
    </Match>
    <Match when={props.check === 'secret'}>
      <Value name={word('fair-value-secret')}>{props.record.secret}</Value>
      <Value name={word('fair-value-commitment')}>{props.record.commitment}</Value>
      <Value name={word('fair-value-command')}>{`printf %s ${props.record.secret} | xxd -r -p | sha256sum`}</Value>
    </Match>
    <Match when={props.check === 'deal'}>
      <Value name={word('fair-value-seed')}>{seedOf(props.record)}</Value>
      <Value name={word('fair-value-dealt')}>{props.record.dealt}</Value>
    </Match>
    <Match when={props.check === 'moves'}>
      <Value name={word('fair-value-moves')}>{words().number(props.record.moves.length)}</Value>
      <Show when={props.progress.finding?.ok && props.progress.finding}>
        {finding => <Value name={word('fair-value-events')}>{words().number(finding().events)}</Value>}
      </Show>
      <Value name={word('fair-value-mark')}>{props.record.moves.at(-1)?.mark}</Value>
    </Match>
    <Match when={props.check === 'end'}>
      <Show when={props.record.result}>
        {result => (
          <Value name={word('fair-value-result')}>
            <For each={rankingIn(result())}>
              {({ seat, points, rank }) => (
                <span class={css['points']}>{word('fair-points', { name: props.nameOf(seat), points, rank })}</span>
              )}
            </For>
          </Value>
        )}
      </Show>
      <Value name={word('fair-value-seal')}>{props.record.seal}</Value>
    </Match>
  </Switch>
);

const Value: Component<{ readonly name: string; readonly children: JSX.Element }> = props => (
  <div class={css['value']}>
    <span>{props.name}</span>
    <code>{props.children}</code>
  </div>
);

/** The seats added after the deal, which have no word. */
const latecomersIn = ({ seats, words }: MatchRecord): Seat[] => seatsOf(seats.length).slice(words?.length);

/** The seed computed from the record, valid or not. */
function seedOf({ secret, words }: MatchRecord): string | null {
  const bytes = fromHex(secret ?? '', 32);
  return bytes && words && words.length > 0 ? toHex(seedFrom(bytes, words)) : null;
}
