import type { Language } from '#text';
import type { Pictures, Screen } from '#screen';
import type { PlayableTitle, TableTitle, TitleName } from './title.ts';

/**
 * The box of a title, as it stands on the shelf of a browser: enough to be chosen by, and the way to what is inside,
 * which is fetched when somebody opens it.
 */
export interface Box extends TitleName {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes with people who know it. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** The address of the picture on the box. */
  readonly cover: string;
  /** What bots are called that play it well enough for somebody new, and how many people usually sit down. */
  readonly usual: { readonly bot: string; readonly seats: number };
  /** What is agreed on where people pass one device around; absent: it cannot be played so. */
  readonly party?: Readonly<Record<string, unknown>>;
  /** The title as its table needs it. */
  title(): Promise<TableTitle>;
  /** The title with all its rules, for replays and checks. */
  playable(): Promise<PlayableTitle>;
  screen(): Promise<Screen>;
  /** The words of the game. */
  words(language: Language): Promise<string>;
  /** The rules for players, and the pictures in them. */
  rules(language: Language): Promise<string>;
  pictures(): Promise<Pictures>;
}
