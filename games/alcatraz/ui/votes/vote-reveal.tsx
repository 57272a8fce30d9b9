import { type Component, createEffect, createMemo, createSignal, onCleanup, Show } from 'solid-js';
import { Button, Overlay } from '#kit';
import type { Event } from '../../rules/state.ts';
import type { PartProps } from '../desk.ts';
import { countOf, previousScapegoat } from './tally.ts';
import { VoteCount } from './vote-count.tsx';
import { createVoteMemory } from './vote-memory.ts';
import css from './votes.module.css';

type VotesShown = Extract<Event, { type: 'votesShown' }>;

const isVotesShown = (event: object): event is VotesShown => (event as Event).type === 'votesShown';

/**
 * All votes at once, over the board, when they are counted. A tap goes on. A player who was away sees the count of this
 * turn when they come back. On a screen that nobody touches it goes by itself.
 */
export const VoteReveal: Component<PartProps & { readonly isUnattended?: boolean }> = props => {
  const { desk } = props;
  const memory = createVoteMemory(() => desk.props.notes);
  const heard = (): readonly Event[] => (desk.props.heard ?? []).map(({ event }) => event as Event);
  const news = createMemo(() => desk.props.news.map(({ event }) => event).findLast(isVotesShown));
  /** The count of this turn, if this device was away when it was shown. */
  function missed(): VotesShown | undefined {
    const { ballots, bonus, phase, turn } = desk.open();
    const ballot = ballots.at(-1);
    const isDue = desk.isPlaying() && phase === 'acting' && ballot?.turn === turn && !memory.hasSeen(turn);
    return isDue && !news() ? { type: 'votesShown', ballot, bonus, silent: [] } : undefined;
  }
  const [late, setLate] = createSignal(missed());
  createEffect(() => {
    const turn = news()?.ballot.turn;
    if (turn !== undefined) memory.setSeen(turn);
  });
  const shown = createMemo(() => {
    const now = desk.moments.shown();
    return now && isVotesShown(now.moment.content) ? now : undefined;
  });
  const event = createMemo((): VotesShown | undefined => {
    const now = shown()?.moment.content;
    return now && isVotesShown(now) ? now : late();
  });
  createEffect(() => desk.setCountOpen(event() !== undefined));
  // what happens behind the count is shown after it
  createEffect(() => {
    if (!late() || shown()) return;
    desk.moments.pause();
    onCleanup(desk.moments.resume);
  });
  function close(): void {
    memory.setSeen(late()?.ballot.turn ?? 0);
    setLate(undefined);
    if (shown()) desk.moments.hurry();
  }
  return (
    <Show when={event()} keyed>
      {one => (
        <Overlay label={desk.word('talk-reveal', { turn: one.ballot.turn })}>
          <div class={css['reveal']} data-vote-reveal>
            <VoteCount
              desk={desk}
              count={countOf(one.ballot, previousScapegoat(desk.open(), one.ballot.turn, heard()))}
              bonus={one.bonus}
              flight={shown()?.phase === 'in' ? shown()?.time : undefined}
              isHeading
              isOpen={shown()?.phase !== 'in'}
            />
            <Show when={!props.isUnattended}>
              <Button kind="primary" wide onClick={close}>
                {desk.word('talk-continue')}
              </Button>
            </Show>
          </div>
        </Overlay>
      )}
    </Show>
  );
};
