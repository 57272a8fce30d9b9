import { type Accessor, createMemo } from 'solid-js';
import { createMoments, type Moments, type Movers, type StagedMoment } from '#kit';
import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Event, Open } from '../rules/state.ts';
import { momentsOf, type MomentContent } from './moments.ts';
import type { BoardProps } from './props.ts';

type Scenes = Moments<MomentContent> & { scene: Accessor<MomentContent | undefined> };

/** Creates the moment queue of the board. */
export function showNews(props: BoardProps, open: Accessor<Open>, before: () => Open): Scenes {
  const me = (): Seat | undefined => (props.me === 'audience' ? undefined : props.me);
  const moments = createMoments<MomentContent>({
    news: () => props.news,
    momentsOf: fresh => momentsOf(open(), fresh, me(), before()),
    me,
    isReplay: () => props.clock === null,
  });
  return { ...moments, scene: createMemo(() => moments.shown()?.moment.content) };
}

/** The moment that is shown, as a list. */
export function begunMoment({ shown }: Scenes): readonly StagedMoment<MomentContent>[] {
  const now = shown();
  return now ? [now.moment] : [];
}

/** The events whose moments have begun. */
export function shownNow(heard: readonly HeardEvent[], { unshown }: Scenes): readonly HeardEvent[] {
  const ahead = new Set(unshown().map(moment => moment.heard));
  return ahead.size === 0 ? heard : heard.filter(one => !ahead.has(one));
}

export const MOVERS: Movers = {
  moverOf: event => {
    const told = event as Event;
    return told.type === 'examined' || told.type === 'investigated' || told.type === 'accused' ? told.by : undefined;
  },
  isNewStart: event => (event as Event).type === 'investigationStarted',
};
