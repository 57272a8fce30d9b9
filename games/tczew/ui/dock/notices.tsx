import { type Component, createMemo, Show } from 'solid-js';
import { Button } from '#kit';
import { idleLimit } from '../../rules/ending.ts';
import { useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import { type ProposalOutcome, proposalOutcome } from './proposal-outcome.ts';
import css from './notices.module.css';

/** What concerns everybody: the last lap, a coming idle end, a proposal to stop (TCZ-20.18). */
export const Notices: Component = () => {
  const desk = useDesk();
  const isRunning = (): boolean => desk.open().turn !== null;
  /** Idle turns until the game is scored; undefined: that is far away. */
  const idleLeft = createMemo(() => {
    const left = idleLimit(desk.view()) - desk.open().idle;
    return isRunning() && desk.open().phase === 'main' && desk.open().idle > 0 && left <= desk.open().seats
      ? left
      : undefined;
  });
  const proposal = createMemo(() => desk.open().proposal);
  const outcome = createMemo(() =>
    desk.isPlaying() && !proposal() ? proposalOutcome(desk.props.heard ?? desk.props.news, desk.seat()) : undefined,
  );
  function outcomeWords({ by, refusedBy }: ProposalOutcome): string {
    const isMine = by === desk.seat();
    if (refusedBy === null) return isMine ? desk.word('board-proposal-lapsed') : '';
    const args = { seat: { seat: refusedBy } };
    return desk.word(isMine ? 'board-proposal-refused-mine' : 'board-proposal-refused', args);
  }
  return (
    <>
      <Show when={desk.open().phase === 'lastLap'}>
        <p class={css['notice']} role="status">
          <Drawing name="lasting" />
          <span>
            {desk.word('board-lap', {
              list: {
                list: desk.open().lap.map(seat => desk.shortName(seat)),
              },
            })}
          </span>
        </p>
      </Show>
      <Show when={idleLeft()}>
        {left => (
          <p class={css['notice']} role="status">
            <Drawing name="lasting" />
            <span>{desk.word('board-idle', { count: left() })}</span>
          </p>
        )}
      </Show>
      <Show when={proposal()}>
        {now => (
          <div class={css['notice']} role="status">
            <Drawing name="flag" />
            <span>
              {now().by === desk.seat()
                ? desk.word('board-proposal-mine')
                : desk.word('board-proposal', { seat: { seat: now().by } })}
            </span>
            <Show when={desk.can('voteEnd')}>
              <span class={css['vote']}>
                <Button size="small" data-vote="yes" onClick={() => void desk.play({ type: 'voteEnd', agree: true })}>
                  {desk.word('board-agree')}
                </Button>
                <Button size="small" data-vote="no" onClick={() => void desk.play({ type: 'voteEnd', agree: false })}>
                  {desk.word('board-play-on')}
                </Button>
              </span>
            </Show>
          </div>
        )}
      </Show>
      <Show when={outcome()}>
        {now => (
          <Show when={outcomeWords(now())}>
            <p class={css['notice']} role="status" data-proposal-outcome>
              <Drawing name="flag" />
              <span>{outcomeWords(now())}</span>
            </p>
          </Show>
        )}
      </Show>
    </>
  );
};
