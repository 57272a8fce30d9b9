import { type Component, type JSX, Match, Show, Switch } from 'solid-js';
import { SeatMark, Voters } from '#kit';
import type { Seat } from '#kernel';
import { votersOn } from '../rules/round.ts';
import type { Event, Verdict } from '../rules/state.ts';
import { placeName } from '../telling/names.ts';
import { accusationOf } from './closed-vote.tsx';
import { type BoardMoments, useDesk } from './desk.ts';
import { THEME_CLASS } from './theme.ts';
import { PlacePicture } from './places.tsx';
import css from './moment-stage.module.css';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

interface MomentStageProps {
  readonly moments: BoardMoments;
  /** Where the players are found: an accusation spreads from the suspect. */
  board(): HTMLElement | undefined;
}

/**
 * Shows an important moment over the board: an accusation, votes, a named place, the end of time. A tap goes to the
 * next moment. Screen readers use the log.
 */
export const MomentStage: Component<MomentStageProps> = props => {
  const event = (): Event | undefined => props.moments.shown()?.moment.content;
  const of = <Type extends Event['type']>(type: Type): EventOf<Type> | undefined => {
    const now = event();
    return now?.type === type ? (now as EventOf<Type>) : undefined;
  };
  const isOut = (): boolean => props.moments.shown()?.phase === 'out';
  return (
    <Switch>
      <Match when={of('accused')}>
        {accused => (
          <Scene kind="accused" isOut={isOut()} from={placeOn(props.board(), accused().suspect)}>
            <Accused by={accused().by} suspect={accused().suspect} />
          </Scene>
        )}
      </Match>
      <Match when={of('voteClosed')}>
        {closed => (
          <Scene kind={closed().verdict.unanimous ? 'convicted' : 'acquitted'} isOut={isOut()}>
            <Closed verdict={closed().verdict} />
          </Scene>
        )}
      </Match>
      <Match when={of('placeNamed')}>
        {named => (
          <Scene kind="named" isOut={isOut()} from={placeOn(props.board(), named().by)}>
            <Named event={named()} />
          </Scene>
        )}
      </Match>
      <Match when={of('timeRanOut')}>
        <Scene kind="out" isOut={isOut()}>
          <TimeUp />
        </Scene>
      </Match>
    </Switch>
  );
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a player's place on the board; the middle of the board, where it cannot be seen. */
function placeOn(board: HTMLElement | undefined, seat: Seat): Spot {
  const box = board?.getBoundingClientRect();
  if (!board || !box) return { x: 0, y: 0 };
  const place = [...board.querySelectorAll(`[data-player="${seat}"]`)]
    .map(element => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
  const { left, top, width, height } = place ?? box;
  return { x: left + width / 2 - box.left, y: top + height / 2 - box.top };
}

interface SceneProps {
  readonly kind: 'accused' | 'convicted' | 'acquitted' | 'named' | 'out';
  readonly isOut: boolean;
  readonly from?: Spot;
  readonly children: JSX.Element;
}

const Scene: Component<SceneProps> = props => (
  <div
    class={`${css['scene']} ${THEME_CLASS}`}
    data-scene={props.kind}
    data-out={props.isOut}
    aria-hidden="true"
    style={props.from ? { '--x': `${props.from.x}px`, '--y': `${props.from.y}px` } : {}}
  >
    <div class={css['content']}>{props.children}</div>
  </div>
);

const Photo: Component<{ readonly seat: Seat }> = props => {
  const desk = useDesk();
  return (
    <div class={css['photo']}>
      <PlacePicture place="--" />
      <p>
        <SeatMark seat={props.seat} />
        <bdi>{desk.nameOf(props.seat)}</bdi>
      </p>
    </div>
  );
};

const Accused: Component<{ readonly by: Seat; readonly suspect: Seat }> = props => {
  const desk = useDesk();
  return (
    <>
      <Photo seat={props.suspect} />
      <div class={css['words']}>
        <p>{desk.tell('board-vote-accused', { seat: props.by, suspect: props.suspect })}</p>
        <p class={css['large']}>{desk.tell('board-vote-on', { suspect: props.suspect })}</p>
      </div>
    </>
  );
};

/** All votes are turned over at once. */
const Closed: Component<{ readonly verdict: Verdict }> = props => {
  const desk = useDesk();
  return (
    <div class={css['words']}>
      <p>{accusationOf(desk, props.verdict)}</p>
      <p class={css['large']}>
        {desk.word(props.verdict.unanimous ? 'board-moment-unanimous' : 'board-moment-not-unanimous')}
      </p>
      <div class={css['paper']}>
        <Voters
          id=""
          voters={votersOn(props.verdict.suspect, desk.open().seats).map(seat => ({
            seat,
            name: desk.nameOf(seat),
            isMe: desk.seat() === seat,
            hasVoted: true,
            isFor: props.verdict.votes[seat] === 'aye',
            vote: desk.word(props.verdict.votes[seat] === 'aye' ? 'choice-aye' : 'choice-nay'),
          }))}
        />
      </div>
    </div>
  );
};

const Named: Component<{ readonly event: EventOf<'placeNamed'> }> = props => {
  const desk = useDesk();
  return (
    <>
      <Photo seat={props.event.by} />
      <div class={css['words']}>
        <p>{desk.tell('board-moment-named', { seat: props.event.by })}</p>
        <p class={css['large']}>
          <PlacePicture place={props.event.place} /> {desk.say(placeName(props.event.place))}
        </p>
        <Show when={props.event.right} fallback={<p class={css['stamp']}>{desk.word('board-moment-wrong')}</p>}>
          <p class={css['stamp']}>{desk.word('board-moment-right')}</p>
        </Show>
      </div>
    </>
  );
};

const TimeUp: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['words']}>
      <p class={css['large']}>{desk.word('board-moment-time')}</p>
      <p>{desk.word('board-moment-out')}</p>
    </div>
  );
};
