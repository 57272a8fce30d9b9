import { createSignal, untrack } from 'solid-js';
import { createLateMemo } from '#kit';
import type { HeardEvent } from '#screen';
import type { Event } from '../rules/state.ts';
import type { AlcatrazDesk } from './desk.ts';
import { concerningSince } from './since.ts';

/** What was heard and shown: what waits to be shown has not happened yet. */
function shownSoFar(desk: AlcatrazDesk): readonly HeardEvent[] {
  const heard = desk.props.heard ?? desk.props.news;
  const [next] = desk.moments.unshown();
  return next ? heard.filter(({ n }) => n < next.heard.n) : heard;
}

/** What happened last, as the log tells it: what is being shown now, else the last thing that was heard. */
export function latestSentence(desk: AlcatrazDesk): string {
  const shown = desk.moments.shown()?.moment.content;
  const said = shown && sentenceOf(desk, shown);
  if (said) return said;
  for (const { event } of shownSoFar(desk).toReversed()) {
    const sentence = sentenceOf(desk, event as Event);
    if (sentence) return sentence;
  }
  return '';
}

/** An event as the log tells it to me. */
export const sentenceOf = (desk: AlcatrazDesk, event: Event): string =>
  desk.props.telling
    .event(event, untrack(desk.view), desk.props.me)
    .map(line => desk.say(line))
    .join(' ');

/** What concerns me and has happened since my last move, until I move or put it away. */
export function createSince(desk: AlcatrazDesk) {
  const [closed, setClosed] = createSignal<HeardEvent>(); // the last one that was put away
  const all = createLateMemo((): readonly HeardEvent[] =>
    desk.isPlaying() && desk.props.clock !== null ? concerningSince(shownSoFar(desk), desk.seat()) : [],
  );
  const left = (): readonly HeardEvent[] => all().slice(all().findIndex(one => one === closed()) + 1);
  return { left, close: () => setClosed(all().at(-1)) };
}

export type Since = ReturnType<typeof createSince>;
