import type { Component } from 'solid-js';
import { computedWord, word } from '../words/words.ts';

/** The bot strengths with messages, weakest first. */
export const BOT_STRENGTHS: ReadonlySet<string> = new Set(['random', 'search', 'novice', 'regular', 'master']);

/** The name of a bot's strength. */
export const BotName: Component<{ readonly bot: string }> = props => (
  <>{BOT_STRENGTHS.has(props.bot) ? computedWord(`table-bot-${props.bot}`) : word('table-bot')}</>
);
