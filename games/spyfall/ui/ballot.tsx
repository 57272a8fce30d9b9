import { type Component, createEffect, createMemo, on, Show, Suspense } from 'solid-js';
import { Button, fetchLater, lazyPart } from '#kit';
import { useDesk } from './desk.ts';
import css from './ballot.module.css';

const Voting = lazyPart(async () => (await import('./voting.tsx')).Voting);

/** The open vote, in place of the conversation. */
export const OpenVote: Component = () => {
  const desk = useDesk();
  const motion = createMemo(() => desk.open().motion);
  fetchLater([Voting]);
  // screen readers are told of a vote on every tab
  createEffect(
    on(
      () => motion()?.suspect,
      suspect => {
        if (suspect !== undefined) desk.props.announce(desk.tell('board-vote-on', { suspect }));
      },
      { defer: true },
    ),
  );
  /** The number of the vote, which resets the layout. Null: no vote. */
  const number = createMemo((): number | null => (motion() ? desk.open().verdicts.length + 1 : null));
  return (
    <Show when={number()} keyed>
      {vote => (
        <Show when={motion()}>
          {now => (
            <Suspense>
              <Voting number={vote} motion={now()} />
            </Suspense>
          )}
        </Show>
      )}
    </Show>
  );
};

/** A notice on other tabs that a vote is open. */
export const VoteNotice: Component<{ onOpen(): void }> = props => {
  const desk = useDesk();
  return (
    <Show when={desk.open().motion}>
      {motion => (
        <div class={css['notice']} data-vote-notice>
          <p>{desk.tell('board-vote-on', { suspect: motion().suspect })}</p>
          <Button kind="primary" onClick={() => props.onOpen()}>
            {desk.word('board-vote-open')}
          </Button>
        </div>
      )}
    </Show>
  );
};
