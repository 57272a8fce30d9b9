import { type Component, createMemo, createSignal, For, Match, onCleanup, Show, Switch } from 'solid-js';
import { Button, SeatMark, type Voter, Voters } from '#kit';
import type { Seat } from '#kernel';
import { tellSentence } from '../../telling/sentences.ts';
import { actionOf, type Say, speechIn } from '../talks/composer.ts';
import { Countdown } from '../talks/countdown.tsx';
import { announceTime, createSecondsLeft } from '../talks/time-left.ts';
import type { AlcatrazDesk, PartProps } from '../desk.ts';
import { PickOne } from './pick-one.tsx';
import { type Candidate, candidatesIn } from './tally.ts';
import { createVoteMemory } from './vote-memory.ts';
import css from './votes.module.css';

interface VotePanelProps extends PartProps {
  /** In a row below the plan, in the tab of a phone, or on a screen for all, which has no clock of its own. */
  readonly place: 'foot' | 'tab' | 'screen';
}

/** Who can become the scapegoat: a pick during the talks, a vote after the call. Both stand in the same place. */
export const VotePanel: Component<VotePanelProps> = props => {
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
  /** Asks the scapegoat to call the vote; undefined: I cannot, or I have asked already. */
  const request = createMemo((): Say | undefined => {
    const hasAsked = open().said.some(({ by, sentence }) => by === desk.seat() && sentence === 'ask-call');
    return hasAsked || isVoting() ? undefined : actionOf(speechIn(desk), { sentence: 'ask-call', filling: {} });
  });
  return (
    <Show when={open().phase === 'talks' || isVoting()}>
      <section
        class={css['panel']}
        aria-label={word(isVoting() ? 'talk-title-vote' : 'talk-title-talks')}
        data-place={props.place}
        data-vote-panel
      >
        <TalkClock desk={desk} hasClock={props.place === 'screen'} />
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
              <Match when={request()}>
                {say => (
                  <Button wide data-ask-call busy={desk.busy()} onClick={() => void desk.play(say())}>
                    {desk.say(tellSentence(say()))}
                  </Button>
                )}
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
        <Show when={props.place === 'screen'}>
          <VoteRules desk={desk} />
        </Show>
      </section>
    </Show>
  );
};

/** Beside what is said: who is late with the vote, and the rules of the vote for those who ask. */
export const VoteNotes: Component<{ readonly desk: AlcatrazDesk }> = props => (
  <>
    <Show when={props.desk.open().phase === 'voting'}>
      <Late desk={props.desk} />
    </Show>
    <details class={css['rules']} data-vote-rules>
      <summary>{props.desk.word('talk-vote-rules')}</summary>
      <VoteRules desk={props.desk} />
    </details>
  </>
);

const VoteRules: Component<{ readonly desk: AlcatrazDesk }> = props => {
  const { open, word } = props.desk;
  return (
    <>
      <p class={css['note']}>{word('talk-scapegoat')}</p>
      <p class={css['note']}>
        {open().scapegoat === props.desk.seat()
          ? word('talk-tie-you')
          : word('talk-tie', { seat: { seat: open().scapegoat } })}
      </p>
    </>
  );
};

/** Who can end the talks, or who has voted. For everybody in the room: with the clock. */
const TalkClock: Component<{ readonly desk: AlcatrazDesk; readonly hasClock: boolean }> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const isVoting = (): boolean => open().phase === 'voting';
  return (
    <header class={css['head']} data-shortens>
      <Show when={props.hasClock}>
        <Countdown screen={desk.props} whole={isVoting() ? open().options.voteSeconds : open().options.talkSeconds} />
      </Show>
      <div>
        <h3>{word(isVoting() ? 'talk-title-vote' : 'talk-title-talks')}</h3>
        <Switch>
          <Match when={isVoting()}>
            <p>
              {word('talk-voted-count', { count: open().voted.length, all: open().seats })}{' '}
              <For each={open().voted}>
                {seat => (
                  <span data-voted={seat} title={`${desk.nameOf(seat)}: ${word('talk-has-voted')}`}>
                    <SeatMark seat={seat} />
                    <span class="visually-hidden">
                      {desk.nameOf(seat)}: {word('talk-has-voted')}
                    </span>
                  </span>
                )}
              </For>
            </p>
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
      </span>
      <small>
        <b>{word('talk-bonus', { bonus: props.candidate.bonus })}</b>
        <Show when={props.candidate.run > 1}>
          <span class={css['run']}>{` · ${word(`talk-run-${runOf(props.candidate)}`)}`}</span>
        </Show>
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
