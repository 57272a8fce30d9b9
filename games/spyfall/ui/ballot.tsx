import { type Component, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, Dialog, Icon, Panel, SeatBadge } from '#kit';
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

/**
 * The open vote. Whoever sits at the table has it before them, over everything else, until they put it aside; whoever
 * only looks on has it on the board.
 */
export const Ballot: Component<BallotProps> = props => {
  const desk = useDesk();
  const [isAside, setAside] = createSignal(false);
  const motion = createMemo(() => desk.open().motion);
  /** One sheet for each motion: a vote that is cast does not bring it back. */
  const sheet = createMemo(() => {
    const now = motion();
    return now && `${desk.open().round}.${desk.open().verdicts.length}`;
  });
  createEffect(on(sheet, () => setAside(false)));
  const isSheet = (): boolean => desk.isPlaying() && desk.props.clock !== null;
  return (
    <Show when={motion()}>
      {now => (
        <Show
          when={isSheet()}
          fallback={
            <Panel title={desk.tell('board-vote-on', { suspect: now().suspect })} level={2} class={css['inline']}>
              <Voting motion={now()} isBrief={props.isBrief ?? false} />
            </Panel>
          }
        >
          <Show when={isAside()}>
            <div class={css['aside']}>
              <p>{desk.tell('board-vote-on', { suspect: now().suspect })}</p>
              <Button kind="primary" icon="file" onClick={() => setAside(false)}>
                {desk.word('board-vote-back')}
              </Button>
            </div>
          </Show>
          <Dialog
            wide
            open={!isAside()}
            title={desk.tell('board-vote-on', { suspect: now().suspect })}
            onClose={() => setAside(true)}
          >
            <div class={css['sheet']}>
              <Voting motion={now()} isBrief={false} />
            </div>
          </Dialog>
        </Show>
      )}
    </Show>
  );
};

const Voting: Component<{ readonly motion: Motion; readonly isBrief: boolean }> = props => {
  const desk = useDesk();
  const voters = createMemo(() => votersOn(props.motion.suspect, desk.open().seats));
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
      <p class={css['why']}>{why()}</p>
      <VoteClock />
      <Show when={desk.props.offers.some(({ type }) => type === 'vote')}>
        <Cast />
      </Show>
      <Show when={mine()}>
        <p class={css['mine']}>{mine()}</p>
      </Show>
      <Show when={!props.isBrief}>
        <ul class={css['voters']} aria-label={desk.word('board-vote-who')}>
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
const Cast: Component = () => {
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
              <small>{desk.word(`board-vote-${vote}-what`)}</small>
            </button>
          )}
        </For>
      </div>
      <Show when={desk.confirms()}>
        <Button
          kind="primary"
          size="large"
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
