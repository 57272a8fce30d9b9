import { type Component, createMemo, createSignal, Show } from 'solid-js';
import { Button, createMoments, Overlay, type StagedMoment } from '#kit';
import type { Heard } from '#screen';
import type { Event } from '../../rules/state.ts';
import type { PartProps } from '../desk.ts';
import { countOf, previousScapegoat } from './tally.ts';
import { electedIn, tieIn, VoteCount } from './vote-count.tsx';
import { createVoteMemory } from './vote-memory.ts';
import css from './votes.module.css';

type Shown = Extract<Event, { type: 'votesShown' }>;

/**
 * All votes at once, over the board, when they are counted. A tap goes on. A player who was away sees the count of this
 * turn when they come back.
 */
export const VoteReveal: Component<PartProps> = props => {
  const { desk } = props;
  const memory = createVoteMemory(() => desk.props.notes);
  const heard = (): readonly Event[] => (desk.props.heard ?? []).map(({ event }) => event as Event);
  const countIn = ({ ballot }: Shown) => countOf(ballot, previousScapegoat(desk.open(), ballot.turn, heard()));
  const momentOf = (one: Heard, at: number): StagedMoment<Shown>[] => {
    const event = one.event as Event;
    if (event.type !== 'votesShown') return [];
    const { elected } = event.ballot;
    const count = countIn(event);
    const sentence = `${count.leaders.length > 1 ? `${tieIn(desk, count)} ` : ''}${electedIn(desk, elected, event.bonus)}`;
    return [
      { key: `votes ${one.n}.${at}`, heard: one, by: null, sight: event, sound: 'vote', sentence, in: 900, hold: 4_000, out: 250, isMine: true },
    ];
  };
  const moments = createMoments<Shown>({
    news: () => desk.props.news,
    momentsOf: fresh => fresh.flatMap(momentOf),
    me: desk.seat,
    isReplay: () => desk.props.clock === null,
    announce: sentence => desk.props.announce(sentence),
    began: ({ sight }) => memory.setSeen(sight.ballot.turn),
  });
  /** The count of this turn, if this device was away when it was shown. */
  const missed = (): Shown | undefined => {
    const { ballots, bonus, phase, turn } = desk.open();
    const ballot = ballots.at(-1);
    if (!desk.isPlaying() || phase !== 'acting' || ballot?.turn !== turn || memory.hasSeen(turn)) return undefined;
    return { type: 'votesShown', ballot, bonus, silent: [] };
  };
  const isThere = desk.props.news.some(({ event }) => (event as Event).type === 'votesShown');
  const [late, setLate] = createSignal(isThere ? undefined : missed());
  const event = createMemo(() => moments.shown()?.moment.sight ?? late());
  function close(): void {
    const ballot = late()?.ballot;
    if (ballot) memory.setSeen(ballot.turn);
    setLate(undefined);
    moments.hurry();
  }
  return (
    <Show when={event()} keyed>
      {one => (
        <Overlay label={desk.word('talk-reveal', { turn: one.ballot.turn })}>
          <div class={css['reveal']} data-vote-reveal>
            <VoteCount
              desk={desk}
              count={countIn(one)}
              bonus={one.bonus}
              flight={moments.shown()?.phase === 'in' ? moments.shown()?.time : undefined}
              isOpen={moments.shown()?.phase !== 'in'}
            />
            <Button kind="primary" wide onClick={close}>
              {desk.word('talk-continue')}
            </Button>
          </div>
        </Overlay>
      )}
    </Show>
  );
};
