import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, Icon, SeatBadge, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { votersOn } from '../rules/round.ts';
import { VOTES } from '../rules/offers.ts';
import type { Motion, Vote } from '../rules/state.ts';
import { VoteClock } from './clock.tsx';
import { useDesk } from './desk.ts';
import css from './ballot.module.css';

interface BallotProps {
  /** Who has voted is told elsewhere. */
  readonly isBrief?: boolean;
}

/** The open vote, in the place where people otherwise ask and answer: everything else stays in reach. */
export const Ballot: Component<BallotProps> = props => {
  const desk = useDesk();
  const motion = createMemo(() => desk.open().motion);
  const title = (): string => desk.tell('board-vote-on', { suspect: motion()?.suspect ?? 0 });
  // whoever listens has to hear of it, wherever they are
  createEffect(
    on(
      () => motion()?.suspect,
      suspect => {
        if (suspect !== undefined) desk.props.announce(title());
      },
      { defer: true },
    ),
  );
  return (
    <Show when={motion()}>
      {now => (
        <section class={css['ballot']} aria-label={title()} tabindex="0" data-ballot>
          <h3 class={css['title']}>{title()}</h3>
          <Voting motion={now()} isBrief={props.isBrief ?? false} />
        </section>
      )}
    </Show>
  );
};

/** Above other parts of the screen: there is a vote, and the way to it. */
export const VoteNotice: Component<{ onOpen(): void }> = props => {
  const desk = useDesk();
  return (
    <Show when={desk.open().motion}>
      {motion => (
        <div class={css['notice']}>
          <p>{desk.tell('board-vote-on', { suspect: motion().suspect })}</p>
          <Button kind="primary" onClick={() => props.onOpen()}>
            {desk.word('board-vote-open')}
          </Button>
        </div>
      )}
    </Show>
  );
};

const Voting: Component<{ readonly motion: Motion; readonly isBrief: boolean }> = props => {
  const desk = useDesk();
  const voters = createMemo(() => votersOn(props.motion.suspect, desk.open().seats));
  const isLate = (): boolean => props.motion.by === null;
  const isSuspect = (): boolean => desk.seat() === props.motion.suspect;
  const why = (): string => {
    const { by } = props.motion;
    return by === null
      ? desk.word('board-vote-late')
      : desk.tell('board-vote-accused', { seat: by, suspect: props.motion.suspect });
  };
  const mine = (): string => {
    if (isSuspect()) return desk.word('board-vote-suspect');
    const { vote } = desk.view();
    return vote === null ? '' : desk.word(`hand-${vote}`);
  };
  return (
    <div class={css['voting']}>
      <p class={css['why']}>
        <span>{why()}</span> <VoteClock />
      </p>
      <Show when={desk.props.offers.some(({ type }) => type === 'vote')}>
        <Cast isLate={isLate()} />
      </Show>
      <Show when={mine()}>
        <p class={css['mine']}>{mine()}</p>
      </Show>
      <Show when={isLate() && desk.isPlaying()}>
        <Decision suspect={props.motion.suspect} />
      </Show>
      <Show when={!props.isBrief}>
        <ul class={css['voters']} aria-label={desk.word('board-vote-who')} tabindex="0">
          <For each={voters()}>
            {seat => {
              const hasVoted = (): boolean => props.motion.voted.includes(seat);
              return (
                <li data-voted={hasVoted()}>
                  <SeatBadge seat={seat} name={desk.nameOf(seat)} isMe={desk.seat() === seat} />
                  <span>
                    <Icon name={hasVoted() ? 'check' : 'clock'} />
                    {desk.word(hasVoted() ? 'board-vote-in' : 'board-vote-missing')}
                  </span>
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
      <p class={css['secret']}>{desk.word('board-vote-secret')}</p>
    </div>
  );
};

/** Yes or no, and then it stands. */
const Cast: Component<{ readonly isLate: boolean }> = props => {
  const desk = useDesk();
  const [chosen, setChosen] = createSignal<Vote | null>(null);
  // what was meant for one suspect does not count for the next
  createEffect(
    on(
      () => desk.open().verdicts.length,
      () => setChosen(null),
      { defer: true },
    ),
  );
  const cast = (vote: Vote): Promise<boolean> => desk.play({ type: 'vote', vote });
  function choose(vote: Vote): void {
    if (desk.confirms()) setChosen(vote);
    else void cast(vote);
  }
  /** After time was up there is nothing to go on with: the next player is put to the vote. */
  const meaning = (vote: Vote): string =>
    desk.word(vote === 'nay' && props.isLate ? 'board-vote-nay-late' : `board-vote-${vote}-what`);
  return (
    <div class={css['cast']}>
      <div class={css['votes']} role="group" aria-label={desk.word('board-vote-yours')}>
        <For each={VOTES}>
          {vote => (
            <button
              type="button"
              class={css['vote']}
              data-vote={vote}
              aria-pressed={chosen() === vote}
              onClick={() => choose(vote)}
            >
              <span>{desk.word(`board-vote-${vote}`)}</span>
              <small>{meaning(vote)}</small>
            </button>
          )}
        </For>
      </div>
      <Show when={desk.confirms()}>
        <Button
          kind="primary"
          wide
          icon="check"
          busy={desk.busy()}
          disabled={chosen() === null}
          onClick={() => {
            const vote = chosen();
            if (vote !== null) void cast(vote);
          }}
        >
          {desk.word('board-vote-cast')}
        </Button>
      </Show>
    </div>
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
