import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import {
  diff,
  type VerifyResult,
  eventsFor,
  type MatchRecord,
  patch,
  verifyInSteps,
  same,
  type Seat,
  type Viewer,
} from '#kernel';
import type { HeardEvent } from '#screen';
import type { PlayableTitle } from '../../games/title.ts';
import { runInSlices } from '../records/slices.ts';
import type { ReplayAddress } from './address.ts';
import { type Viewpoint, viewerAt } from './viewpoint.ts';
import { type Timeline, createTimeline, type ReplayStep } from './timeline.ts';

/** The state of the replay page. */
export interface ReplayState {
  readonly timeline: Timeline;
  /** The last replayed step. */
  readonly last: Accessor<number>;
  /** The last step of the match, or the last one before a verification error. */
  readonly end: Accessor<number>;
  readonly finding: Accessor<VerifyResult | null>; // null: still being checked
  /** The requested step and viewpoint. The shown step follows with the next frame. */
  readonly wanted: Accessor<ReplayAddress>;
  readonly viewpoint: Accessor<Viewpoint>;
  /** The viewer at this step. */
  readonly viewer: Accessor<Viewer>;
  readonly moment: Accessor<ReplayStep | undefined>; // undefined: not replayed yet
  /** The step that is shown. */
  readonly step: Accessor<number>;
  /** The view of the board. Unchanged data is shared between steps. */
  readonly view: Accessor<object | undefined>;
  readonly awaited: Accessor<readonly Seat[]>;
  readonly isOver: Accessor<boolean>;
  /** The events of a step forward, until they were shown. */
  readonly news: Accessor<readonly HeardEvent[]>;
  /** All events by then that were not taken back. */
  readonly heard: Accessor<readonly HeardEvent[]>;
  goTo(step: number): void;
  setViewpoint(viewpoint: Viewpoint): void;
}

/** How long events count as news, ms. */
const NEWS = 3_000;
/** Faster steps than this are not animated, ms. */
const QUICK_STEP = 700;

export function createReplayState(record: MatchRecord, { game }: PlayableTitle, first: ReplayAddress): ReplayState {
  const timeline = createTimeline(record);
  const [last, setLast] = createSignal(-1);
  const [finding, setFinding] = createSignal<VerifyResult | null>(null);
  const [wanted, setWanted] = createSignal(first, { equals: same });
  const [shown, setShown] = createSignal(first);
  const [news, setNews] = createSignal<readonly HeardEvent[]>([]);
  const [failure, setFailure] = createSignal<{ readonly cause: unknown }>();

  const leaving = new AbortController();
  onCleanup(() => leaving.abort());
  void runInSlices(verifyInSteps(record, game), {
    took: timeline.take,
    paused: () => setLast(timeline.last()),
    signal: leaving.signal,
  }).then(
    found =>
      batch(() => {
        setLast(timeline.last());
        if (found) setFinding(found);
      }),
    (cause: unknown) => setFailure({ cause }),
  );

  const end = createMemo(() => {
    const failed = failure();
    if (failed) throw failed.cause;
    return finding() ? Math.max(0, timeline.last()) : record.moves.length;
  });

  // Dragging the slider requests many steps; one is shown per frame.
  let frame = 0;
  createEffect(
    on(
      wanted,
      look => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => setShown(look));
      },
      { defer: true },
    ),
  );
  onCleanup(() => cancelAnimationFrame(frame));

  const viewpoint = createMemo(() => shown().viewpoint);
  const moment = createMemo<ReplayStep | undefined>(before => {
    const to = Math.min(shown().step, end());
    if (to === before?.step) return before;
    return to <= last() ? timeline.at(to) : before;
  });
  const view = createMemo<object | undefined>(before => {
    const now = moment();
    if (!now) return undefined;
    const after = game.view(now.match.state, viewerAt(viewpoint(), now.match));
    if (!before) return after;
    const change = diff(before, after);
    return change ? (patch(before, change) as object) : before;
  });
  let since = 0;
  createEffect(
    on([moment, viewpoint], ([now, through], before) => {
      const [earlier, earlierThrough] = before ?? [];
      if (now === earlier && through === earlierThrough) return;
      const isHasty = performance.now() - since < QUICK_STEP;
      since = performance.now();
      const isNext =
        !isHasty && now !== undefined && now.step === (earlier?.step ?? Number.NaN) + 1 && through === earlierThrough;
      setNews(isNext ? eventsFor(now.told, viewerAt(through, now.match)).map(event => ({ n: now.step, event })) : []);
    }),
  );
  createEffect(() => {
    if (news().length === 0) return;
    const fading = setTimeout(() => setNews([]), NEWS);
    onCleanup(() => clearTimeout(fading));
  });

  return {
    timeline,
    last,
    end,
    finding,
    wanted: createMemo(() => ({ step: Math.min(wanted().step, end()), viewpoint: wanted().viewpoint }), undefined, {
      equals: same,
    }),
    viewpoint,
    viewer: createMemo(() => {
      const now = moment();
      return now ? viewerAt(viewpoint(), now.match) : 'audience';
    }),
    moment,
    step: createMemo(() => moment()?.step ?? Math.min(shown().step, end())),
    view,
    awaited: createMemo(() => {
      const now = moment();
      return now ? game.awaited(game.view(now.match.state, 'audience')) : [];
    }),
    isOver: createMemo(() => {
      const now = moment();
      return now !== undefined && game.result(now.match.state) !== undefined;
    }),
    news,
    heard: createMemo(() => {
      const now = moment();
      return now ? timeline.heard(now.step, viewerAt(viewpoint(), now.match)) : [];
    }),
    goTo: to => void setWanted(({ viewpoint }) => ({ viewpoint, step: Math.max(0, Math.min(to, end())) })),
    setViewpoint: viewpoint => void setWanted(({ step }) => ({ viewpoint, step })),
  };
}
