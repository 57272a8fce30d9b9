import {
  type Component,
  createEffect,
  createMemo,
  createSignal,
  For,
  Index,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js';
import type { Seat } from '#kernel';
import { shownName } from '../../words/names.ts';
import { word } from '../../words/words.ts';
import { Button } from '../button.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { clockTime } from '../time-format.ts';
import { SeatMark } from '../seat.tsx';
import { nudgeable, shareLeft, SLOW_AFTER, type Voter } from './votes.ts';
import css from './ballot.module.css';

/** Something I can vote for. */
export interface BallotChoice {
  readonly id: string;
  readonly label: string;
  /** A short explanation. */
  readonly meaning?: string;
  readonly tone?: 'good' | 'bad';
}

interface BallotProps {
  /** Changes with every vote, which resets the choice. */
  id: string | number;
  question: string;
  /** Why there is a vote. */
  why?: string;
  /** What I can vote for; empty: I do not vote, or have voted. */
  choices: readonly BallotChoice[];
  /** The button that casts what I have chosen. Without it, a tap votes at once. */
  cast?: string;
  isBusy?: boolean;
  onVote(choice: string): void;
  /** My vote, or why I cannot vote. */
  mine?: string;
  voters: readonly Voter[];
  /** Milliseconds to vote: remaining and total; null: no clock runs. */
  left: number | null;
  whole: number;
  /** Undefined: players cannot be nudged. */
  onNudge?(seat: Seat): Promise<void>;
  /** Below my choices, for example to decide on later votes at once. */
  children?: JSX.Element;
  /** At the foot: how votes are counted. */
  note?: string;
}

/** An open vote: the question, my choices, who has voted, and the time to vote. */
export const Ballot: Component<BallotProps> = props => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
  <section class={css['ballot']} aria-label={props.question} tabindex="0" data-ballot>
    <h3 class={css['question']}>{props.question}</h3>
    <Show when={props.why}>
      <p>{props.why}</p>
    </Show>
    <Show when={props.left !== null}>
      <p class={css['time']} role="timer" aria-label={word('kit-ballot-left', { time: clockTime(props.left ?? 0) })}>
        <span class={css['bar']} style={{ '--share': shareLeft(props.left ?? 0, props.whole) }} />
        <b>{clockTime(props.left ?? 0)}</b>
      </p>
    </Show>
    <Show when={props.choices.length > 0}>
      <Choices {...props} />
    </Show>
    <Show when={props.mine}>
      <p class={css['mine']}>{props.mine}</p>
    </Show>
    {props.children}
    <Voters id={props.id} voters={props.voters} {...(props.onNudge ? { onNudge: props.onNudge } : {})} />
    <Show when={props.note}>
      <p class={css['note']}>{props.note}</p>
    </Show>
  </section>
);

const Choices: Component<BallotProps> = props => {
  const [chosen, setChosen] = createSignal<string | null>(null);
  createEffect(
    on(
      () => props.id,
      () => setChosen(null),
      { defer: true },
    ),
  );
  function choose(id: string): void {
    if (props.cast === undefined) props.onVote(id);
    else setChosen(id);
  }
  return (
    <div class={css['cast']}>
      <div class={css['choices']} role="group" aria-label={word('kit-ballot-yours')}>
        <For each={props.choices}>
          {choice => (
            <button
              type="button"
              class={css['choice']}
              data-vote={choice.id}
              data-tone={choice.tone}
              aria-pressed={props.cast === undefined ? undefined : chosen() === choice.id}
              aria-disabled={props.isBusy ? 'true' : undefined}
              onClick={() => {
                if (!props.isBusy) choose(choice.id);
              }}
            >
              <span>{choice.label}</span>
              <Show when={choice.meaning}>
                <small>{choice.meaning}</small>
              </Show>
            </button>
          )}
        </For>
      </div>
      <Show when={props.cast}>
        {label => (
          <Button
            kind="primary"
            wide
            icon="check"
            busy={props.isBusy ?? false}
            disabled={chosen() === null}
            onClick={() => {
              const id = chosen();
              if (id !== null) props.onVote(id);
            }}
          >
            {label()}
          </Button>
        )}
      </Show>
    </div>
  );
};

interface VotersProps {
  id: string | number;
  voters: readonly Voter[];
  onNudge?(seat: Seat): Promise<void>;
}

/** Who has voted, and the votes once they are open. */
export const Voters: Component<VotersProps> = props => {
  const [openFor, setOpenFor] = createSignal(0);
  const [nudged, setNudged] = createSignal<readonly Seat[]>([]);
  createEffect(() => {
    void props.id;
    setOpenFor(0);
    setNudged([]);
    const timer = setTimeout(() => setOpenFor(SLOW_AFTER), SLOW_AFTER);
    onCleanup(() => clearTimeout(timer));
  });
  const slow = createMemo(() => (props.onNudge ? nudgeable(props.voters, openFor()) : []));
  function nudge(seat: Seat): void {
    setNudged(seats => [...seats, seat]);
    void props.onNudge?.(seat);
  }
  return (
    <ul class={css['voters']} aria-label={word('kit-ballot-who')}>
      <Index each={props.voters}>
        {voter => (
          <li data-voted={voter().hasVoted} data-for={voter().isFor}>
            <SeatMark seat={voter().seat} />
            <bdi title={shownName(voter().name)}>{voter().isMe ? word('kit-you') : shownName(voter().name)}</bdi>
            <Show
              when={slow().includes(voter().seat) && !nudged().includes(voter().seat)}
              fallback={
                <span class={css['state']}>
                  <Icon name={iconOf(voter())} />
                  {voter().vote ?? word(stateKey(voter(), nudged()))}
                </span>
              }
            >
              <Button
                size="small"
                data-nudge={voter().seat}
                aria-label={word('kit-ballot-nudge-name', { name: shownName(voter().name) })}
                onClick={() => nudge(voter().seat)}
              >
                {word('kit-ballot-nudge')}
              </Button>
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
};

function iconOf({ hasVoted, isFor }: Voter): IconName {
  if (isFor !== undefined) return isFor ? 'check' : 'close';
  return hasVoted ? 'check' : 'clock';
}

function stateKey({ seat, hasVoted }: Voter, nudged: readonly Seat[]) {
  if (hasVoted) return 'kit-ballot-in';
  return nudged.includes(seat) ? 'kit-ballot-nudged' : 'kit-ballot-missing';
}
