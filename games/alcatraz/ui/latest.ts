import { untrack } from 'solid-js';
import type { Event } from '../rules/state.ts';
import type { AlcatrazDesk } from './desk.ts';

/** What happened last, as the log tells it: what is being shown now, else the last thing that was heard. */
export function latestSentence(desk: AlcatrazDesk): string {
  const shown = desk.moments.shown()?.moment.content;
  const said = shown && sentenceOf(desk, shown);
  if (said) return said;
  for (const { event } of (desk.props.heard ?? desk.props.news).toReversed()) {
    const sentence = sentenceOf(desk, event as Event);
    if (sentence) return sentence;
  }
  return '';
}

const sentenceOf = (desk: AlcatrazDesk, event: Event): string =>
  desk.props.telling
    .event(event, untrack(desk.view), desk.props.me)
    .map(line => desk.say(line))
    .join(' ');
