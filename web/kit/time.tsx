import { type Component, createSignal } from 'solid-js';
import { words } from '../words/words.ts';
import { timeAgo } from './time-format.ts';

/** Day and time, as the language writes them. */
const dateTime = (at: number): string =>
  new Intl.DateTimeFormat(words().tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

const [minute, setMinute] = createSignal(Date.now());
setInterval(() => setMinute(Date.now()), 60_000);

/** A relative time, with the exact time as tooltip. */
export const TimeAgo: Component<{ at: number }> = props => (
  <time datetime={new Date(props.at).toISOString()} title={dateTime(props.at)}>
    {timeAgo(props.at, Math.max(minute(), props.at), words().tag)}
  </time>
);
