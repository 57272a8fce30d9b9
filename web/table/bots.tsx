import type { Component } from 'solid-js';
import { computedWord, word } from '../words/words.ts';

/** The strengths there are words for, weakest first. */
export const BOT_STRENGTHS: ReadonlySet<string> = new Set(['random', 'search', 'novice', 'regular', 'master']);

/** How strong a bot plays, in words. */
export const BotName: Component<{ readonly bot: string }> = props => (
  <>{BOT_STRENGTHS.has(props.bot) ? computedWord(`table-bot-${props.bot}`) : word('table-bot')}</>
);
