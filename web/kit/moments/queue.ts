import { type Accessor, createSignal, untrack } from 'solid-js';
import type { Seat } from '#kernel';
import type { HeardEvent } from '../../screen/screen.ts';
import { PACE_FACTORS, type Settings } from '../../settings/settings.ts';
import type { SoundName } from '../../settings/sounds.ts';

/** An event as it is shown while it happens. */
export interface StagedMoment<Content> {
  /** Unique in a match. */
  readonly key: string;
  /** The event, and the number of its move. */
  readonly heard: HeardEvent;
  /** The seat that did it; null: no seat. */
  readonly by: Seat | null;
  /** The game's own data; opaque to the queue. */
  readonly content: Content;
  readonly sound?: SoundName;
  /** Read to screen readers. */
  readonly sentence?: string;
  /** Milliseconds at normal pace. */
  readonly in: number;
  readonly hold: number;
  readonly out: number;
  /** Held longer than `hold`: until a tap, or until a tap or the next move. */
  readonly holdUntil?: 'tap' | 'move';
  /** About the player here: shown for its full time, and never hurried below the minimum. */
  readonly isMine: boolean;
}

export type MomentPhase = 'in' | 'hold' | 'out';

export interface ShownMoment<Content> {
  readonly moment: StagedMoment<Content>;
  readonly phase: MomentPhase;
  /** How long this phase takes at the current pace, in milliseconds; a hold may take longer. */
  readonly time: number;
}

/** The pace of moments, a setting. */
export type MomentPace = Settings['pace'];

/** A tap cannot end the hold of my moment before this, ms. */
const MINIMUM_HOLD = 1_500;
/** More moments than this are a backlog. */
const BACKLOG = 12;
/** A backlog takes no longer than this. */
const BACKLOG_TIME = 8_000;
/** After the page was hidden, moments of others take at most this share of their time. */
const CATCH_UP_SHARE = 0.5;
/** The player who moved does not wait longer than this for moments of others. */
const AHEAD_OF_MINE = 1_000;

/** What the queue needs from the page. */
export interface MomentQueueOptions<Content> {
  pace(): MomentPace;
  /** The seat of the player here; undefined: a spectator. */
  me(): Seat | undefined;
  isHidden(): boolean;
  playSound(moment: StagedMoment<Content>): void;
  announce(sentence: string): void;
  /** Called when a moment begins, even if it takes no time. It may pause the queue. */
  began?(moment: StagedMoment<Content>): void;
}

export interface MomentQueue<Content> {
  /** The moment that is shown now and its phase; undefined: none. */
  readonly shown: Accessor<ShownMoment<Content> | undefined>;
  /** How many moments wait. */
  readonly waiting: Accessor<number>;
  readonly isPaused: Accessor<boolean>;
  /** Adds moments, in the order of their events. */
  add(moments: readonly StagedMoment<Content>[]): void;
  /** A tap or a key: goes on to the next moment. `tapped` was shown at the tap: one that has begun since stays. */
  hurry(tapped?: StagedMoment<Content>): void;
  /** Stops the clock of the queue, for example while an overlay is open. */
  pause(): void;
  resume(): void;
  /** Call when `isHidden` changes. */
  visibilityChanged(): void;
  /** Forgets everything, for example when a replay jumps. */
  clear(): void;
}

interface QueuedMoment<Content> {
  readonly moment: StagedMoment<Content>;
  /** The share of its normal time; always 1 for my moments. */
  share: number;
  /** Its sound was already played. */
  wasHeard: boolean;
}

interface CurrentMoment<Content> extends QueuedMoment<Content> {
  phase: MomentPhase;
  /** Time spent in this phase before the clock started last, in milliseconds. */
  spent: number;
  isHurried: boolean;
}

/** Shows moments one after the other: they never overlap, and none is dropped. */
export function createMomentQueue<Content>(stage: MomentQueueOptions<Content>): MomentQueue<Content> {
  const [shown, setShown] = createSignal<ShownMoment<Content>>();
  const [waiting, setWaiting] = createSignal(0);
  const [isPaused, setPaused] = createSignal(false);
  const queue: QueuedMoment<Content>[] = [];
  let current: CurrentMoment<Content> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt: number | undefined; // undefined: the clock is stopped
  let isRunning = false;

  const scaleOf = ({ share }: QueuedMoment<Content>): number => PACE_FACTORS[stage.pace()] * share;

  const isPlaying = (): boolean => !untrack(isPaused) && !stage.isHidden();

  /** Whether a queued moment ends a hold until the next move: a later move, or one of mine. */
  const isNextMoveHere = ({ heard }: StagedMoment<Content>): boolean =>
    queue.some(({ moment }) => moment.isMine || moment.heard.n !== heard.n);

  /** The length of the current phase; Infinity: until something happens. */
  function lengthOf(playing: CurrentMoment<Content>): number {
    const { moment, phase, isHurried } = playing;
    const scale = scaleOf(playing);
    if (isHurried && !moment.isMine) return 0;
    if (phase !== 'hold') return moment[phase] * scale;
    const hold = moment.hold * scale;
    if (isHurried) return Math.min(hold, MINIMUM_HOLD * scale);
    if (moment.holdUntil === undefined || playing.spent < hold) return hold;
    // with the pace "off" a hold needs no tap
    const canGoOn = (moment.holdUntil === 'move' || scale === 0) && isNextMoveHere(moment);
    return canGoOn ? 0 : Number.POSITIVE_INFINITY;
  }

  function stopClock(): void {
    clearTimeout(timer);
    if (current && startedAt !== undefined) current.spent += performance.now() - startedAt;
    startedAt = undefined;
  }

  /** Advances the queue until time has to pass. */
  function run(): void {
    if (isRunning) return;
    isRunning = true;
    stopClock();
    while (isPlaying()) {
      if (!current) {
        const next = queue.shift();
        if (!next) break;
        begin(next);
        continue; // `began` may have paused the queue
      }
      const left = lengthOf(current) - current.spent;
      if (left > 0) {
        startedAt = performance.now();
        if (left < Number.POSITIVE_INFINITY) timer = setTimeout(run, left);
        break;
      }
      endPhase(current);
    }
    isRunning = false;
  }

  function begin(next: QueuedMoment<Content>): void {
    const { moment } = next;
    current = { ...next, phase: 'in', spent: 0, isHurried: false };
    setWaiting(queue.length);
    setShown({ moment, phase: 'in', time: moment.in * scaleOf(current) });
    if (!next.wasHeard && !isTurnOver(moment)) stage.playSound(moment);
    if (moment.sentence !== undefined) stage.announce(moment.sentence);
    stage.began?.(moment);
  }

  /** The player has already moved. */
  const isTurnOver = ({ sound }: StagedMoment<Content>): boolean =>
    sound === 'turn' && queue.some(({ moment }) => moment.by !== null && moment.by === stage.me());

  function endPhase(playing: CurrentMoment<Content>): void {
    playing.spent = 0;
    if (playing.phase === 'out') {
      current = undefined;
      setShown(undefined);
      return;
    }
    playing.phase = playing.phase === 'in' ? 'hold' : 'out';
    const { moment, phase } = playing;
    setShown({ moment, phase, time: moment[phase] * scaleOf(playing) });
  }

  /** Shortens moments of others, so that all of these take at most `limit`. */
  function shorten(moments: readonly QueuedMoment<Content>[], limit: number, most = 1): void {
    const timeOf = (isMine: boolean): number =>
      moments
        .filter(({ moment }) => moment.isMine === isMine)
        .reduce((sum, { moment }) => sum + moment.in + moment.hold + moment.out, 0) * PACE_FACTORS[stage.pace()];
    const others = timeOf(false);
    const share = others === 0 ? 1 : Math.min(most, Math.max(0, limit - timeOf(true)) / others);
    for (const one of moments) if (!one.moment.isMine) one.share = Math.min(one.share, share);
  }

  return {
    shown,
    waiting,
    isPaused,
    add(moments) {
      if (moments.length === 0) return;
      for (const moment of moments) {
        // a hidden page still plays the turn sound
        const wasHeard = stage.isHidden() && moment.sound === 'turn';
        if (wasHeard) stage.playSound(moment);
        queue.push({ moment, share: 1, wasHeard });
      }
      setWaiting(queue.length);
      if (queue.length > BACKLOG) shorten(queue, BACKLOG_TIME);
      const mine = queue.findIndex(({ moment }) => moment.by !== null && moment.by === stage.me());
      if (mine > 0)
        shorten(
          queue.slice(0, mine).filter(({ moment }) => !moment.isMine),
          AHEAD_OF_MINE,
        );
      run();
    },
    hurry(tapped = current?.moment) {
      if (!current || current.moment !== tapped || !isPlaying()) return;
      current.isHurried = true;
      run();
    },
    pause() {
      setPaused(true);
      stopClock();
    },
    resume() {
      setPaused(false);
      run();
    },
    visibilityChanged() {
      if (stage.isHidden()) return stopClock();
      shorten(queue, BACKLOG_TIME, CATCH_UP_SHARE);
      run();
    },
    clear() {
      stopClock();
      queue.length = 0;
      current = undefined;
      setWaiting(0);
      setShown(undefined);
    },
  };
}
