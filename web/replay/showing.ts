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
import { inSlices } from '../records/slices.ts';
import type { Look } from './address.ts';
import { type Eyes, viewerOf } from './eyes.ts';
import { type Film, filmOf, type Moment } from './film.ts';

/** A record being looked at. */
export interface Showing {
  readonly film: Film;
  /** The last step that can be shown already. */
  readonly last: Accessor<number>;
  /** The last step there is: that of the match, or the last one before something was found wrong. */
  readonly end: Accessor<number>;
  readonly finding: Accessor<VerifyResult | null>; // null: still being checked
  /** What is asked for. Whatever takes long follows what is shown, which comes with the next frame. */
  readonly wanted: Accessor<Look>;
  readonly eyes: Accessor<Eyes>;
  /** Whose view is shown at this step. */
  readonly viewer: Accessor<Viewer>;
  readonly moment: Accessor<Moment | undefined>; // undefined: it is not there yet
  /** The step that is shown. */
  readonly step: Accessor<number>;
  /** What the board shows. What does not change from one step to another is the same data. */
  readonly view: Accessor<object | undefined>;
  readonly awaited: Accessor<readonly Seat[]>;
  readonly isOver: Accessor<boolean>;
  /** What was heard by going one step forward, until it has been shown. */
  readonly news: Accessor<readonly HeardEvent[]>;
  /** Everything that was heard by then, and stood. */
  readonly heard: Accessor<readonly HeardEvent[]>;
  goTo(step: number): void;
  lookWith(eyes: Eyes): void;
}

/** How long news stay news. */
const NEWS = 3_000;
/** Whoever goes on sooner than this does not want to be shown how it happened. */
const HASTE = 700;

export function createShowing(record: MatchRecord, { game }: PlayableTitle, first: Look): Showing {
  const film = filmOf(record);
  const [last, setLast] = createSignal(-1);
  const [finding, setFinding] = createSignal<VerifyResult | null>(null);
  const [wanted, setWanted] = createSignal(first, { equals: same });
  const [shown, setShown] = createSignal(first);
  const [news, setNews] = createSignal<readonly HeardEvent[]>([]);
  const [failure, setFailure] = createSignal<{ readonly cause: unknown }>();

  const leaving = new AbortController();
  onCleanup(() => leaving.abort());
  void inSlices(verifyInSteps(record, game), {
    took: film.take,
    paused: () => setLast(film.last()),
    signal: leaving.signal,
  }).then(
    found =>
      batch(() => {
        setLast(film.last());
        if (found) setFinding(found);
      }),
    (cause: unknown) => setFailure({ cause }),
  );

  const end = createMemo(() => {
    const failed = failure();
    if (failed) throw failed.cause;
    return finding() ? Math.max(0, film.last()) : record.moves.length;
  });

  // Whoever drags the slider asks for many steps and sees those there is time for.
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

  const eyes = createMemo(() => shown().eyes);
  const moment = createMemo<Moment | undefined>(before => {
    const to = Math.min(shown().step, end());
    if (to === before?.step) return before;
    return to <= last() ? film.at(to) : before;
  });
  const view = createMemo<object | undefined>(before => {
    const now = moment();
    if (!now) return undefined;
    const after = game.view(now.match.state, viewerOf(eyes(), now.match));
    if (!before) return after;
    const change = diff(before, after);
    return change ? (patch(before, change) as object) : before;
  });
  let since = 0;
  createEffect(
    on([moment, eyes], ([now, through], before) => {
      const [earlier, earlierThrough] = before ?? [];
      if (now === earlier && through === earlierThrough) return;
      const isHasty = performance.now() - since < HASTE;
      since = performance.now();
      const isNext =
        !isHasty && now !== undefined && now.step === (earlier?.step ?? Number.NaN) + 1 && through === earlierThrough;
      setNews(isNext ? eventsFor(now.told, viewerOf(through, now.match)).map(event => ({ n: now.step, event })) : []);
    }),
  );
  createEffect(() => {
    if (news().length === 0) return;
    const fading = setTimeout(() => setNews([]), NEWS);
    onCleanup(() => clearTimeout(fading));
  });

  return {
    film,
    last,
    end,
    finding,
    wanted: createMemo(() => ({ step: Math.min(wanted().step, end()), eyes: wanted().eyes }), undefined, {
      equals: same,
    }),
    eyes,
    viewer: createMemo(() => {
      const now = moment();
      return now ? viewerOf(eyes(), now.match) : 'audience';
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
      return now ? film.heard(now.step, viewerOf(eyes(), now.match)) : [];
    }),
    goTo: to => void setWanted(({ eyes }) => ({ eyes, step: Math.max(0, Math.min(to, end())) })),
    lookWith: eyes => void setWanted(({ step }) => ({ eyes, step })),
  };
}
