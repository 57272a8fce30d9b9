import { type Component, createEffect, createMemo, For, Show } from 'solid-js';
import { Ballot, type BallotChoice, SeatMark, type Voter } from '#kit';
import type { Seat } from '#kernel';
import { VOTES } from '../rules/offers.ts';
import { votersOn, voteTimeOf } from '../rules/round.ts';
import type { Motion, Vote } from '../rules/state.ts';
import { createUntil } from './clock.tsx';
import { type Desk, useDesk } from './desk.ts';
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
  /** When time is up there is nothing to go on with: the next player is put to the vote. */
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
        <Decision suspect={props.motion.suspect} />
      </Show>
    </Ballot>
  );
};

/**
 * After time was up everybody is put to the vote in turn. Whoever has made up their mind says once whom they take for the
 * spy, and need not come back for each vote.
 */
const Decision: Component<{ readonly suspect: Seat }> = props => {
  const desk = useDesk();
  const others = createMemo(() => votersOn(desk.seat() ?? -1, desk.open().seats));
  const isChosen = (decision: Seat | 'nobody'): boolean => desk.decision() === decision;
  function decide(decision: Seat | 'nobody'): void {
    desk.setDecision(isChosen(decision) ? undefined : decision);
  }
  /** The vote that was cast by itself: one that was refused is not tried again and again. */
  let tried = -1;
  createEffect(() => {
    const decision = desk.decision();
    const { verdicts } = desk.open();
    if (decision === undefined || tried === verdicts.length || desk.busy()) return;
    if (!desk.props.offers.some(({ type }) => type === 'vote')) return;
    tried = verdicts.length;
    void desk.play({ type: 'vote', vote: decision === props.suspect ? 'aye' : 'nay' });
  });
  return (
    <div class={css['decision']} role="group" aria-labelledby="spyfall-decide">
      <p id="spyfall-decide">{desk.word('board-decide')}</p>
      <For each={others()}>
        {seat => (
          <button type="button" data-decide={seat} aria-pressed={isChosen(seat)} onClick={() => decide(seat)}>
            <SeatMark seat={seat} />
            <bdi>{desk.nameOf(seat)}</bdi>
          </button>
        )}
      </For>
      <button type="button" data-decide="nobody" aria-pressed={isChosen('nobody')} onClick={() => decide('nobody')}>
        {desk.word('board-decide-nobody')}
      </button>
    </div>
  );
};
