import { type Component, createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Ballot, type BallotChoice, Button, SeatMark, type Voter } from '#kit';
import type { Seat } from '#kernel';
import { VOTES } from '../rules/offers.ts';
import { suspectsLeft, votersOn, voteTimeOf } from '../rules/round.ts';
import type { Motion, Vote } from '../rules/state.ts';
import { createUntil } from './clock.tsx';
import { type SpyDecision, type Desk, useDesk } from './desk.ts';
import css from './ballot.module.css';

/** Everybody but the suspect; those who can be nudged are people who are here. */
const votersIn = (desk: Desk, { suspect, voted }: Motion): Voter[] =>
  votersOn(suspect, desk.open().seats).map(seat => {
    const person = desk.props.seats[seat];
    return {
      seat,
      name: desk.nameOf(seat),
      isMe: desk.seat() === seat,
      hasVoted: voted.includes(seat),
      canBeNudged: person?.bot === null && !person.isAway,
    };
  });

/** The ballot of an open vote. */
export const Voting: Component<{ readonly number: number; readonly motion: Motion }> = props => {
  const desk = useDesk();
  const until = createUntil();
  const isLate = (): boolean => props.motion.by === null;
  const why = (): string => {
    const { by, suspect } = props.motion;
    return by === null ? desk.word('board-vote-late') : desk.tell('board-vote-accused', { seat: by, suspect });
  };
  const mine = (): string => {
    if (desk.seat() === props.motion.suspect) return desk.word('board-vote-suspect');
    const { vote } = desk.view();
    return vote === null ? '' : desk.word(`hand-${vote}`);
  };
  /** After time is up a "no" leads to the next vote. */
  const meaning = (vote: Vote): string =>
    desk.word(vote === 'nay' && isLate() ? 'board-vote-nay-late' : `board-vote-${vote}-what`);
  const choices = createMemo((): BallotChoice[] =>
    desk.props.offers.some(({ type }) => type === 'vote')
      ? VOTES.map(vote => ({
          id: vote,
          label: desk.word(`board-vote-${vote}`),
          meaning: meaning(vote),
          tone: vote === 'aye' ? 'bad' : 'good',
        }))
      : [],
  );
  const { nudge } = desk.props;
  return (
    <Ballot
      id={props.number}
      question={desk.tell('board-vote-on', { suspect: props.motion.suspect })}
      why={why()}
      choices={choices()}
      {...(desk.confirms() ? { cast: desk.word('board-vote-cast') } : {})}
      isBusy={desk.busy()}
      onVote={choice => void desk.play({ type: 'vote', vote: choice === 'aye' ? 'aye' : 'nay' })}
      mine={mine()}
      voters={votersIn(desk, props.motion)}
      left={until()}
      whole={voteTimeOf(desk.open())}
      {...(nudge && desk.isPlaying() ? { onNudge: nudge } : {})}
      note={desk.word('board-vote-secret')}
    >
      <Show when={isLate() && desk.isPlaying()}>
        <FinalDecision suspect={props.motion.suspect} />
      </Show>
    </Ballot>
  );
};

/**
 * After time is up all players are voted on in turn. A player can decide once whom they take for the spy, and is not
 * asked at each vote. Cast votes are final (SPY-5.8); the decision for the others can be changed.
 */
const FinalDecision: Component<{ readonly suspect: Seat }> = props => {
  const desk = useDesk();
  const [chosen, setChosen] = createSignal<SpyDecision>();
  const suspects = createMemo(() => suspectsLeft(desk.open()).filter(seat => seat !== desk.seat()));
  /** The last automatic vote, so that a refused one is not repeated. */
  let tried = -1;
  createEffect(() => {
    const decision = desk.decision();
    const { verdicts } = desk.open();
    if (decision === undefined || tried === verdicts.length || desk.busy()) return;
    if (!desk.props.offers.some(({ type }) => type === 'vote')) return;
    tried = verdicts.length;
    void desk.play({ type: 'vote', vote: decision.suspect === props.suspect ? 'aye' : 'nay' });
  });
  const sayDo = ({ suspect }: SpyDecision): string =>
    suspect === null
      ? desk.word('board-decide-do-nobody')
      : desk.word('board-decide-do', { suspect: { seat: suspect } });
  const sayDecided = ({ suspect }: SpyDecision): string =>
    suspect === null ? desk.word('board-decided-nobody') : desk.word('board-decided', { suspect: { seat: suspect } });
  const choice = (suspect: Seat | null, label: JSX.Element): JSX.Element => (
    <button
      type="button"
      data-decide={suspect ?? 'nobody'}
      aria-pressed={chosen()?.suspect === suspect}
      onClick={() => setChosen({ suspect })}
    >
      {label}
    </button>
  );
  return (
    <Show
      when={desk.decision()}
      fallback={
        // with one vote left there is nothing to decide in advance
        <Show when={suspects().length > 1}>
          <div class={css['decision']} role="group" aria-labelledby="spyfall-decide">
            <p id="spyfall-decide">{desk.word('board-decide')}</p>
            <For each={suspects()}>
              {seat =>
                choice(
                  seat,
                  <>
                    <SeatMark seat={seat} />
                    <bdi>{desk.nameOf(seat)}</bdi>
                  </>,
                )
              }
            </For>
            {choice(null, desk.word('board-decide-nobody'))}
            <Show when={chosen()}>
              {decided => (
                <Button wide icon="check" data-decide-do onClick={() => desk.setDecision(decided())}>
                  {sayDo(decided())}
                </Button>
              )}
            </Show>
          </div>
        </Show>
      }
    >
      {decided => (
        <div class={css['decision']} data-decided>
          <p>{sayDecided(decided())}</p>
          <Show when={suspects().length > 1}>
            <Button size="small" onClick={() => desk.setDecision(undefined)}>
              {desk.word('board-decide-change')}
            </Button>
          </Show>
        </div>
      )}
    </Show>
  );
};
