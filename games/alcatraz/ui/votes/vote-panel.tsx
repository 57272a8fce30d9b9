import { type Component, createMemo, createSignal, Match, onCleanup, Show, Switch } from 'solid-js';
import { Button, Icon, SeatMark, type Voter, Voters } from '#kit';
import type { Seat } from '#kernel';
import { Countdown } from '../talks/countdown.tsx';
import { announceTime, createSecondsLeft } from '../talks/time-left.ts';
import type { AlcatrazDesk, PartProps } from '../desk.ts';
import { PickOne } from './pick-one.tsx';
import { type Candidate, candidatesIn } from './tally.ts';
import { createVoteMemory } from './vote-memory.ts';
import css from './votes.module.css';

/** Talks and the vote for the scapegoat. */
export const VotePanel: Component<PartProps> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const memory = createVoteMemory(() => desk.props.notes);
  const candidates = createMemo(() => candidatesIn(open()));
  const candidate = (seat: Seat): Candidate | undefined => candidates()[seat];
  const isVoting = (): boolean => open().phase === 'voting';
  const hasVoted = (): boolean => open().voted.some(seat => seat === desk.seat());
  const picked = (): Seat | undefined => desk.view().vote ?? memory.pick(open().turn);
  const mayVote = (): boolean => desk.offersOf('castVote').length > 0;
  let sealed: HTMLParagraphElement | undefined;
  async function vote(): Promise<void> {
    if (await desk.play({ type: 'castVote', player: picked() ?? 0 })) sealed?.focus({ preventScroll: true });
  }
  announceTime(desk.props, createSecondsLeft(desk.props));
  const cast = (): string | undefined => {
    if (!mayVote()) return undefined;
    const seat = picked();
    if (seat === undefined) return word('talk-cast-none');
    return seat === desk.seat() ? word('talk-cast-self') : word('talk-cast', { seat: { seat } });
  };
  return (
    <Show when={open().phase === 'talks' || isVoting()}>
      {/* above the panel, which keeps its height and its place at the foot of its column */}
      <Show when={isVoting()}>
        <Late desk={desk} />
      </Show>
      <section
        class={css['panel']}
        aria-label={word(isVoting() ? 'talk-title-vote' : 'talk-title-talks')}
        data-vote-panel
      >
        <TalkClock props={props.props} desk={desk} />
        <p class={css['note']}>{word('talk-scapegoat')}</p>
        <PickOne<Seat>
          label={word('talk-candidates')}
          values={desk.seats()}
          picked={desk.isPlaying() ? picked() : undefined}
          isClosed={!desk.isPlaying() || hasVoted()}
          tag={word(hasVoted() ? 'talk-sealed' : 'talk-pick')}
          face={seat => <Show when={candidate(seat)}>{one => <CandidateFace desk={desk} candidate={one()} />}</Show>}
          onPick={seat => memory.setPick(open().turn, seat)}
          confirm={cast()}
          isBusy={desk.busy()}
          onConfirm={() => void vote()}
          otherwise={
            <Switch>
              <Match when={desk.offersOf('callVote').length > 0}>
                <Button wide data-call busy={desk.busy()} onClick={() => void desk.play({ type: 'callVote' })}>
                  {word('talk-call')}
                </Button>
              </Match>
              <Match when={desk.isPlaying() && !isVoting()}>
                <p class={css['note']}>{word('talk-ballot-early')}</p>
              </Match>
              <Match when={isVoting() && hasVoted()}>
                <p
                  class={css['mine']}
                  role="status"
                  tabindex="-1"
                  ref={element => {
                    sealed = element;
                  }}
                >
                  {word('talk-voted')}
                </p>
              </Match>
            </Switch>
          }
        />
        <p class={css['note']}>
          {open().scapegoat === desk.seat()
            ? word('talk-tie-you')
            : word('talk-tie', { seat: { seat: open().scapegoat } })}
        </p>
      </section>
    </Show>
  );
};

/** The clock of the talks or the vote, and who can end the talks. For everybody in the room. */
const TalkClock: Component<PartProps> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const isVoting = (): boolean => open().phase === 'voting';
  return (
    <header class={css['head']}>
      <Countdown screen={desk.props} whole={isVoting() ? open().options.voteSeconds : open().options.talkSeconds} />
      <div>
        <h3>{word(isVoting() ? 'talk-title-vote' : 'talk-title-talks')}</h3>
        <Switch>
          <Match when={isVoting()}>
            <p>{word('talk-voted-count', { count: open().voted.length, all: open().seats })}</p>
          </Match>
          <Match when={open().scapegoat === desk.seat()}>
            <p>{word('talk-caller-you')}</p>
          </Match>
          <Match when={true}>
            <p>
              <SeatMark seat={open().scapegoat} /> {word('talk-caller', { seat: { seat: open().scapegoat } })}
            </p>
          </Match>
        </Switch>
      </div>
    </header>
  );
};

/** Name, what being the scapegoat would bring, and how reliable they were. */
const CandidateFace: Component<{ readonly desk: AlcatrazDesk; readonly candidate: Candidate }> = props => {
  const { word } = props.desk;
  return (
    <>
      <span class={css['name']}>
        <SeatMark seat={props.candidate.seat} />
        <bdi title={props.desk.nameOf(props.candidate.seat)}>{props.desk.shortName(props.candidate.seat)}</bdi>
        <Show when={props.desk.open().voted.includes(props.candidate.seat)}>
          <span class={css['seal']} title={word('talk-has-voted')}>
            <Icon name="check" />
            <span class="visually-hidden">{word('talk-has-voted')}</span>
          </span>
        </Show>
      </span>
      <small>
        <b>{word('talk-bonus', { bonus: props.candidate.bonus })}</b>
        <Show when={props.candidate.run > 1}>{` · ${word(`talk-run-${runOf(props.candidate)}`)}`}</Show>
      </small>
      <Show when={props.candidate.judged > 0}>
        <small>{word('talk-promises', { kept: props.candidate.kept, judged: props.candidate.judged })}</small>
      </Show>
    </>
  );
};

const RUNS = [2, 3, 4] as const;
const runOf = ({ run }: Candidate): (typeof RUNS)[number] => RUNS[run - 2] ?? 4;

/** Most people vote within this time, in milliseconds. The cards say at once who has voted. */
const LISTED_AFTER = 5_000;

/** When some have not voted for a while: the other people, and whether they have voted. Those who have not can be reminded. */
const Late: Component<{ readonly desk: AlcatrazDesk }> = props => {
  const { desk } = props;
  const isOther = (seat: Seat): boolean => seat !== desk.seat() && desk.props.seats[seat]?.bot === null;
  const hasVoted = (seat: Seat): boolean => desk.open().voted.includes(seat);
  const voters = createMemo((): Voter[] =>
    desk
      .seats()
      .filter(isOther)
      .map(seat => ({
        seat,
        name: desk.nameOf(seat),
        hasVoted: hasVoted(seat),
        canBeNudged: !hasVoted(seat) && !desk.props.seats[seat]?.isAway,
      })),
  );
  const { nudge } = desk.props;
  const [isListed, setListed] = createSignal(false);
  const timer = setTimeout(() => setListed(true), LISTED_AFTER);
  onCleanup(() => clearTimeout(timer));
  return (
    <Show when={isListed() && voters().length > 0 && desk.isPlaying()}>
      <Voters id={desk.open().turn} voters={voters()} {...(nudge ? { onNudge: nudge } : {})} />
    </Show>
  );
};
